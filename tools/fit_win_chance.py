"""Fit how a position's worth becomes a chance to win, from games that bots play against each other.

`python tools/fit_win_chance.py --games 600` plays so many games of explorers (tools/train_corto.py) with 2, 3 and 4
players, compares what the learned evaluator said at the beginning of each turn with who won, and prints the sharpness
for games/corto/review/win_chance.py and how well it then foretells games that it was not fitted to."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import log

from train_corto import Explorer

from saltsea.catalog import CATALOG
from saltsea.games.corto.bot.features import stage
from saltsea.games.corto.bot.learned_evaluator import LearnedEvaluator
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.review.turns import begins
from saltsea.games.corto.review.win_chance import Sharpness, shares, worths
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.seat import members

EXPLORE = 20
"""Turns in a hundred that are any of the better ones: people do not always find the best."""
TENTHS = 10
BOUNDS = {"early": (0.0, 0.4), "middle": (0.0, 0.4), "late": (0.0, 1.0), "turn": (-10.0, 10.0)}
"""Where the numbers are looked for."""


@dataclass(frozen=True)
class Sample:
    """The beginning of a turn: how far the game was, what it was worth to each seat, and who won."""

    part: int
    mover: int
    worths: list[float]
    won: list[float]


def samples_of(job: tuple[str, int]) -> list[Sample]:
    """The turns of one game."""
    name, players = job
    rules = CATALOG["corto"].rules()
    assert isinstance(rules, CortoRules)
    match = start(rules, players, {}, named_seed(name))
    assert isinstance(match, Match)
    match.hashing = False
    evaluator = LearnedEvaluator(rules.cards)
    bot, dice = Explorer(rules, evaluator, EXPLORE), dice_for(name)
    seen: list[tuple[int, int, list[float]]] = []
    while (outcome := rules.outcome(match.state)) is None:
        state = match.state
        assert isinstance(state, CortoState)
        if begins(state):
            seen.append((stage(state), int(state.turn), worths(evaluator, state, 0.0)))
        seat = members(rules.waiting_on(state))[0]
        action = bot.choose(rules.observe(state, seat), dice)
        assert action is not None
        match.submit(seat, action, match.now())
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)]
    return [Sample(part, mover, values, won) for part, mover, values in seen]


def win_chances(sample: Sample, sharpness: Sharpness) -> list[float]:
    """The chances of all seats."""
    values = [worth + (sharpness.turn if seat == sample.mover else 0) for seat, worth in enumerate(sample.worths)]
    return shares(values, sharpness.at(sample.part))


def surprise(samples: Sequence[Sample], sharpness: Sharpness) -> float:
    """The mean log loss: how surprising the winners are."""
    total = 0.0
    for one in samples:
        total -= sum(
            won * log(max(chance, 1e-9)) for won, chance in zip(one.won, win_chances(one, sharpness), strict=True)
        )
    return total / len(samples)


def fitted(samples: Sequence[Sample]) -> Sharpness:
    """The sharpness with the least surprise, found one number after the other."""
    found = Sharpness(0.05, 0.05, 0.05)
    for _ in range(5):
        for name, (low, high) in BOUNDS.items():
            found = replaced(found, name, lowest(partial(surprise_with, samples, found, name), low, high))
    return found


def surprise_with(samples: Sequence[Sample], sharpness: Sharpness, name: str, value: float) -> float:
    return surprise(samples, replaced(sharpness, name, value))


def replaced(sharpness: Sharpness, name: str, value: float) -> Sharpness:
    return Sharpness(**{**sharpness._asdict(), name: value})


def lowest(loss: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest."""
    for _ in range(14):
        first, second = low + (high - low) * 0.382, low + (high - low) * 0.618
        low, high = (low, second) if loss(first) < loss(second) else (first, high)
    return round((low + high) / 2, 3)


def calibration(samples: Sequence[Sample], sharpness: Sharpness) -> list[tuple[float, float, int]]:
    """By tenths of the chance that was told: its mean, how often it came true, and how many there are."""
    cells: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for one in samples:
        for chance, won in zip(win_chances(one, sharpness), one.won, strict=True):
            cells[min(TENTHS - 1, int(chance * TENTHS))].append((chance, won))
    return [
        (sum(chance for chance, _ in cell) / len(cell), sum(true for _, true in cell) / len(cell), len(cell))
        for cell in cells
        if cell
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for players in (2, 3, 4):
            jobs = [(f"win chance {players} {number}", players) for number in range(asked.games)]
            games = list(pool.map(samples_of, jobs, chunksize=4))
            learn = [one for game in games[::2] for one in game]
            test = [one for game in games[1::2] for one in game]
            sharpness = fitted(learn)
            plain = surprise(test, Sharpness(0, 0, 0))
            print(f"{players} players: {sharpness}; {len(learn)} turns, then {len(test)} others")
            print(f"  log loss {surprise(test, sharpness):.3f}; equal chances {plain:.3f}")
            for said, true, number in calibration(test, sharpness):
                print(f"  told {said:.2f}  true {true:.2f}  of {number}")


if __name__ == "__main__":
    main()

"""Learn the weights of Corto's evaluator from games that bots play against each other.

`python tools/train_corto.py --games 8000 --rounds 2` plays with today's weights, some turns taken at random from the
better ones, learns from how the games ended, and writes src/saltsea/games/corto/bot/weights.py; each further round
plays with what the last one learned. It needs numpy, which nothing else here does."""

from __future__ import annotations

import argparse
import os
import textwrap
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from saltsea.bots.search_turns import PlanningBot, TurnPlanner
from saltsea.catalog import CATALOG
from saltsea.games.corto.bot.features import FEATURES, STAGES, look_at_hand, measure, stage
from saltsea.games.corto.bot.learned_evaluator import ROW, LearnedEvaluator, Weights, strongest
from saltsea.games.corto.engine.actions import Play
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.engine.state import MAIN, CortoState
from saltsea.games.corto.levels import PLANS
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat, members

WRITTEN = Path(__file__).resolve().parent.parent / "src/saltsea/games/corto/bot/weights.py"
TABLES = {"TWO": (2,), "MORE": (3, 4)}
MOMENTS = ("AFTER", "BEFORE")
MOST_MARGIN = 25
VICTORY = 6
"""Gold that a victory counts beside its margin, as in learned_evaluator.py."""
RIDGE = 0.06
"""Keeps weights small that the games say little about."""
Learned = dict[str, list[int]]


@dataclass(frozen=True)
class Sample:
    """A position as one seat saw it, and how the game ended for that seat."""

    moment: str
    numbers: list[float]
    part: float
    """How far the game was, from 0 to 1."""
    margin: int


@dataclass(frozen=True)
class Job:
    """One game to learn from."""

    name: str
    players: int
    explore: int
    """Turns in a hundred that are any of the better ones, so that the games show more than one way to play."""
    learned: Learned | None


class Explorer:
    """Plays whole turns by the evaluator, and sometimes another one of the better turns."""

    def __init__(self, rules: CortoRules, evaluator: LearnedEvaluator, explore: int) -> None:
        self.rules = rules
        self.bot = PlanningBot(rules, evaluator, PLANS["explorer"])
        self.explore = explore

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        public = observation.public
        assert isinstance(public, CortoPublic)
        if public.now.step == MAIN and dice.below(100) < self.explore:
            world = self.rules.belief(observation).deal(dice)
            planner = TurnPlanner(self.rules, self.bot.evaluator, dice)
            turns = planner.turns(world, observation.seat, self.bot.effort)
            if turns:
                return self.bot.take(dice.pick(turns), world, observation.seat, planner)
        return self.bot.choose(observation, dice)


# --- games ---


def evaluator_with(rules: CortoRules, learned: Learned | None) -> LearnedEvaluator:
    """The evaluator of the package, or one with weights that were just learned."""
    evaluator = LearnedEvaluator(rules.cards)
    if learned is not None:
        after, before = ([_weights(learned, table, moment) for table in TABLES] for moment in MOMENTS)
        evaluator.after = [after[0], after[0], after[0], after[1], after[1]]
        evaluator.before = [before[0], before[0], before[0], before[1], before[1]]
    return evaluator


def _weights(learned: Learned, table: str, moment: str) -> Weights:
    return Weights(learned[f"{table}_{moment}_EARLY"], learned[f"{table}_{moment}_LATE"])


def samples_of(job: Job) -> list[Sample]:
    """Play one game and keep the positions at the beginning and at the end of each turn."""
    rules = CATALOG["corto"].rules()
    assert isinstance(rules, CortoRules)
    match = start(rules, job.players, {}, named_seed(job.name))
    assert isinstance(match, Match)
    match.hashing = False
    bot, dice = Explorer(rules, evaluator_with(rules, job.learned), job.explore), dice_for(job.name)
    seen: list[tuple[str, Seat, list[float], float]] = []
    while (outcome := rules.outcome(match.state)) is None:
        seat = members(rules.waiting_on(match.state))[0]
        action = bot.choose(rules.observe(match.state, seat), dice)
        assert action is not None
        assert isinstance(match.state, CortoState)
        for moment in moments(match.state, action):
            seen.append((moment, seat, numbers(match.state, rules, seat), stage(match.state) / STAGES))
        match.submit(seat, action, match.now())
    lead = [gold - max(outcome.scores[:seat] + outcome.scores[seat + 1 :]) for seat, gold in enumerate(outcome.scores)]
    return [Sample(moment, row, part, lead[seat]) for moment, seat, row, part in seen]


def moments(state: CortoState, action: Action) -> Iterator[str]:
    """Whether a turn begins here, and whether its last card has been played."""
    if state.step == MAIN:
        if not (state.plays or state.discards or state.drawn):
            yield "BEFORE"
        if not isinstance(action, Play):
            yield "AFTER"


def numbers(state: CortoState, rules: CortoRules, seat: Seat) -> list[float]:
    """What the evaluator multiplies with its weights."""
    mine = [0, 0, 0, 0]
    found = measure(state, rules.cards, mine)
    top = strongest(state, found, seat)
    look_at_hand(state, rules.cards, seat, mine[seat], found)
    rows = [found[first : first + FEATURES] for first in range(0, len(found), FEATURES)]
    others = [row for player, row in enumerate(rows) if player not in (seat, top)] or [[0] * FEATURES]
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return [*rows[seat], *rows[top], *mean, 1.0]


# --- learning ---


def fit(samples: Sequence[Sample], numpy: Any) -> tuple[list[int], list[int], float]:  # noqa: ANN401
    """Least squares for the beginning and the end of the game at once; and how well games not learned from fit."""
    rows = numpy.array([sample.numbers for sample in samples])
    part = numpy.array([sample.part for sample in samples])[:, None]
    margin = numpy.array([sample.margin for sample in samples])
    wanted = numpy.clip(margin, -MOST_MARGIN, MOST_MARGIN) + VICTORY * numpy.sign(margin)
    given = numpy.hstack([rows * (1 - part), rows * part])
    cut = len(given) * 4 // 5
    solve = partial(_solve, numpy=numpy)
    rest = wanted[cut:] - given[cut:] @ solve(given[:cut], wanted[:cut])
    learned = [round(float(weight) * 100) for weight in solve(given, wanted)]
    return learned[:ROW], learned[ROW:], 1 - float(rest.var() / wanted[cut:].var())


def _solve(given: Any, wanted: Any, numpy: Any) -> Any:  # noqa: ANN401
    ridge = RIDGE * len(given) / 1000 * numpy.eye(given.shape[1])
    return numpy.linalg.solve(given.T @ given + ridge, given.T @ wanted)


def learn(games: int, name: str, explore: int, learned: Learned | None, workers: int) -> Learned:
    """One round: games with two and with more players, and what they teach."""
    import numpy

    found: Learned = {}
    for table, sizes in TABLES.items():
        jobs = [Job(f"{name}/{table}/{game}", sizes[game % len(sizes)], explore, learned) for game in range(games)]
        with ProcessPoolExecutor(workers) as pool:
            samples = [sample for one in pool.map(samples_of, jobs, chunksize=8) for sample in one]
        for moment in MOMENTS:
            early, late, fits = fit([sample for sample in samples if sample.moment == moment], numpy)
            found[f"{table}_{moment}_EARLY"], found[f"{table}_{moment}_LATE"] = early, late
            print(f"{table} {moment}: {len(samples):,} positions, R² {fits:.3f} on a fifth that was not learned from")
    return found


def write(learned: Learned) -> None:
    """The module with the weights, as the house formats it."""
    head = '"""What tools/train_corto.py and tools/teach_corto.py learned: they write this file."""'
    lists = [f"{name}: Final = [\n{wrapped(weights)}\n]  # fmt: skip" for name, weights in learned.items()]
    text = "\n".join([head, "", "from typing import Final", "", *lists, ""])
    WRITTEN.write_text(text, encoding="utf-8")


def wrapped(weights: list[int]) -> str:
    return textwrap.fill(", ".join(map(str, weights)) + ",", 112, initial_indent="    ", subsequent_indent="    ")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the weights of Corto's evaluator.")
    parser.add_argument("--games", type=int, default=8000, help="games of each round, with two and with more players")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--explore", type=int, default=12, help="turns in a hundred that are any of the better ones")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    learned: Learned | None = None
    for number in range(given.rounds):
        learned = learn(given.games, f"{given.seed}/{number}", given.explore, learned, given.workers)
        write(learned)


if __name__ == "__main__":
    main()

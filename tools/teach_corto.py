"""Teach Corto's evaluator what search finds out: which of several turns is the better one.

`python tools/teach_corto.py --games 400` plays games in which every turn is judged by playouts, and learns new weights
for the end of the own turn from the differences between the turns of one decision. They replace those that
tools/train_corto.py learned from how games ended, which tell good positions from bad ones, but good turns from better
ones only badly. It needs numpy, which nothing else here does."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from train_corto import TABLES, Learned, numbers, write

from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot, Turn, TurnPlanner
from saltsea.catalog import CATALOG
from saltsea.games.corto.bot import weights
from saltsea.games.corto.bot.features import STAGES, stage
from saltsea.games.corto.bot.learned_evaluator import ROW, LearnedEvaluator
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import MAIN, OVER, CortoState
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat, members

SEARCH = Effort(beam=8, width=16, turns=40, tries=0, rounds=2, reply=1, doubt=8)
BEST = 4
"""Turns of each decision that are judged because they look best, and as many others."""
WORLDS = 8
EXPLORE = 15
"""Turns in a hundred that are any of the four best, so that the games show more than one way to play."""
LAST_STAGE = STAGES - 2
"""Positions beyond it are near the count, where only gold is weighed."""
RIDGES = (3, 30, 300, 3_000, 30_000)


@dataclass(frozen=True)
class Judged:
    """Where one turn of a decision leads, and what its playouts say."""

    decision: int
    numbers: list[float]
    part: float
    """How far the game was, from 0 to 1."""
    worth: float


class Teacher:
    """Plays by playouts over a few worlds and keeps what they say about each turn."""

    def __init__(self, rules: CortoRules) -> None:
        self.rules = rules
        self.bot = PlanningBot(rules, LearnedEvaluator(rules.cards), SEARCH)
        self.judged: list[Judged] = []
        self.decisions = 0

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if len(observation.legal) <= 1:
            return observation.legal[0] if observation.legal else None
        belief, seat = self.rules.belief(observation), observation.seat
        world = belief.deal(dice)
        known = self.bot.remembered.get(self.bot.evaluator.key(world, seat))
        if known is not None and known in observation.legal:
            return known
        planner = TurnPlanner(self.rules, self.bot.evaluator, dice)
        turns = some_of(planner.turns(world, seat, SEARCH), dice)
        if not turns:
            return dice.pick(observation.legal)
        self.judge(planner, turns, belief, seat)
        assert isinstance(world, CortoState)
        if world.step == MAIN:
            self.keep(turns, seat)
        turns.sort(key=lambda turn: -turn.mean())
        chosen = dice.pick(turns[:BEST]) if dice.below(100) < EXPLORE else turns[0]
        return self.bot.take(chosen, world, seat, planner)

    def judge(self, planner: TurnPlanner, turns: list[Turn], belief: Belief, seat: Seat) -> None:
        """All turns in the same worlds, with the same luck."""
        for _ in range(WORLDS):
            world, chance = belief.deal(planner.dice), planner.dice.copy()
            for turn in turns:
                planner.judge(world, turn, seat, SEARCH, chance)
            planner.dice.below(2)

    def keep(self, turns: list[Turn], seat: Seat) -> None:
        self.decisions += 1
        for turn in turns:
            state = turn.state
            assert isinstance(state, CortoState)
            if not turn.drawn and state.step != OVER and stage(state) <= LAST_STAGE:
                row = numbers(state, self.rules, seat)
                self.judged.append(Judged(self.decisions, row, stage(state) / STAGES, turn.mean()))


def some_of(turns: list[Turn], dice: Dice) -> list[Turn]:
    """The turns that look best, and some of the others: what is wrong with those must be learned too."""
    chosen, rest = turns[:BEST], turns[BEST:]
    while rest and len(chosen) < 2 * BEST:
        chosen.append(rest.pop(dice.below(len(rest))))
    return chosen


def lesson(name: str, players: int) -> list[list[Judged]]:
    """One game; of each decision the turns that were judged."""
    rules = CATALOG["corto"].rules()
    assert isinstance(rules, CortoRules)
    match = start(rules, players, {}, named_seed(name))
    assert isinstance(match, Match)
    match.hashing = False
    teacher, dice = Teacher(rules), dice_for(name)
    while rules.outcome(match.state) is None:
        seat = members(rules.waiting_on(match.state))[0]
        action = teacher.choose(rules.observe(match.state, seat), dice)
        assert action is not None
        match.submit(seat, action, match.now())
    decisions = range(1, teacher.decisions + 1)
    return [[one for one in teacher.judged if one.decision == decision] for decision in decisions]


# --- learning ---


def differences(decisions: Sequence[list[Judged]], numpy: Any) -> tuple[Any, Any]:  # noqa: ANN401
    """What differs between the turns of each decision: numbers, and worth."""
    rows, wanted = [], []
    for judged in decisions:
        if len(judged) > 1:
            part = numpy.array([one.part for one in judged])[:, None]
            found = numpy.array([one.numbers for one in judged])
            given = numpy.hstack([found * (1 - part), found * part])
            worth = numpy.array([one.worth for one in judged])
            rows.append(given - given.mean(axis=0))
            wanted.append(worth - worth.mean())
    return numpy.vstack(rows), numpy.concatenate(wanted)


def taught(decisions: Sequence[list[Judged]], old: list[int], numpy: Any) -> tuple[list[int], str]:  # noqa: ANN401
    """New weights near the old ones, as near as a fifth of the decisions, not learned from, is served best by."""
    rows, wanted = differences(decisions, numpy)
    rest = wanted - rows @ numpy.array(old)
    cut = len(rows) * 4 // 5
    fits = {ridge: explained(rows, rest, wanted, cut, ridge, numpy) for ridge in RIDGES}
    ridge = max(RIDGES, key=lambda one: fits[one])
    learned = numpy.array(old) + solve(rows, rest, ridge, numpy)
    before = 1 - float((rest[cut:] ** 2).sum() / (wanted[cut:] ** 2).sum())
    return [round(float(weight)) for weight in learned], f"R² {before:.3f} before, {fits[ridge]:.3f} now"


def explained(rows: Any, rest: Any, wanted: Any, cut: int, ridge: float, numpy: Any) -> float:  # noqa: ANN401
    left = rest[cut:] - rows[cut:] @ solve(rows[:cut], rest[:cut], ridge, numpy)
    return 1 - float((left**2).sum() / (wanted[cut:] ** 2).sum())


def solve(rows: Any, wanted: Any, ridge: float, numpy: Any) -> Any:  # noqa: ANN401
    near = ridge * numpy.diag(rows.var(axis=0)) + 1e-6 * numpy.eye(rows.shape[1])
    return numpy.linalg.solve(rows.T @ rows + near, rows.T @ wanted)


def teach(games: int, seed: str, workers: int) -> Learned:
    import numpy

    learned: Learned = {name: list(value) for name, value in vars(weights).items() if name.isupper()}
    for table, sizes in TABLES.items():
        names = [f"{seed}/{table}/{game}" for game in range(games)]
        with ProcessPoolExecutor(workers) as pool:
            played = pool.map(partial(lesson, players=sizes[-1]), names)
            decisions = [decision for one in played for decision in one]
        early, late = f"{table}_AFTER_EARLY", f"{table}_AFTER_LATE"
        found, fits = taught(decisions, learned[early] + learned[late], numpy)
        learned[early], learned[late] = found[:ROW], found[ROW:]
        print(f"{table}: {len(decisions):,} decisions, {fits}, of what differs in a fifth not learned from")
    return learned


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach Corto's evaluator what search finds out.")
    parser.add_argument("--games", type=int, default=400, help="games with two, and as many with more players")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    write(teach(given.games, given.seed, given.workers))


if __name__ == "__main__":
    main()

"""Chances to win: what the learned evaluator says of a position to each seat, made into shares of one.

A share grows as e to the power of a seat's worth in gold times a sharpness, which was fitted to who won games between
bots (tools/fit_win_chance.py; docs/strength.md has the figures)."""

from collections.abc import Mapping, Sequence
from math import exp
from types import MappingProxyType
from typing import Final, NamedTuple

from saltsea.games.corto.bot.features import STAGES, stage
from saltsea.games.corto.bot.learned_evaluator import GOLD, LearnedEvaluator
from saltsea.games.corto.engine.state import OVER, CortoState
from saltsea.games.corto.rules.count import scores, winners

PARTNERS: Final = 2
"""corto.P1: who sits so many seats further is on the same side."""


class Sharpness(NamedTuple):
    """How much one gold more counts: at the beginning, in the middle and at the end of a game."""

    early: float
    middle: float
    late: float
    turn: float = 0.0
    """Gold that it is worth to be to move, beside what the evaluator says of it."""

    def at(self, part: int) -> float:
        """The sharpness at one stage of the game."""
        way = 2 * part / STAGES
        if way < 1:
            return self.early + (self.middle - self.early) * way
        return self.middle + (self.late - self.middle) * (way - 1)


FITTED: Final[Mapping[int, Sharpness]] = MappingProxyType(
    {
        2: Sharpness(0.027, 0.039, 0.073, 0.096),
        3: Sharpness(0.083, 0.067, 0.157, -0.23),
        4: Sharpness(0.018, 0.067, 0.113, 0.058),
    }
)
"""By number of players."""


def win_chances(evaluator: LearnedEvaluator, state: CortoState) -> list[float]:
    """Each seat's chance to win from the beginning of a turn, or what it has won. Partners have the same chance."""
    if state.step == OVER:
        return won_shares(state, winners(state, scores(state)))
    sides = sides_of(state)
    sharpness = FITTED[len(sides)]
    found = worths(evaluator, state, sharpness.turn)
    values = [sum(found[seat] for seat in side) / len(side) for side in sides]
    return spread(shares(values, sharpness.at(stage(state))), sides)


def won_shares(state: CortoState, won: Sequence[int]) -> list[float]:
    """A victory that is shared by rivals counts in parts; one of partners counts whole for both."""
    sides = sides_of(state)
    best = [float(any(seat in won for seat in side)) for side in sides]
    total = sum(best)
    return spread([one / total if total else 1 / len(sides) for one in best], sides)


def sides_of(state: CortoState) -> list[list[int]]:
    if state.variants.partners:
        return [[seat, seat + PARTNERS] for seat in range(PARTNERS)]
    return [[seat] for seat in range(state.players)]


def spread(chances: Sequence[float], sides: Sequence[Sequence[int]]) -> list[float]:
    """The chance of each seat, from those of the sides."""
    return [chance for _, chance in sorted((seat, chances[at]) for at, side in enumerate(sides) for seat in side)]


def worths(evaluator: LearnedEvaluator, state: CortoState, turn: float) -> list[float]:
    """What a position is worth to each seat, in gold: to the one whose turn begins, and to the others after theirs."""
    return [
        turn + evaluator.lead(state, seat) / GOLD if seat == state.turn else evaluator.value(state, seat) / GOLD
        for seat in range(state.players)
    ]


def shares(values: Sequence[float], sharpness: float) -> list[float]:
    """Numbers as shares of one: equal ones have equal shares."""
    top = max(values)
    weights = [exp((value - top) * sharpness) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]

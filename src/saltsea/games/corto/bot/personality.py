"""Personalities: what a computer player likes beside gold, so that games differ.

A personality adds a little to what a position is worth, so little that it decides between turns that are nearly as
good as each other. So a player with a personality is as strong as one without."""

from typing import Final, final

from mypy_extensions import i64

from saltsea.games.corto.engine.state import CARRIAGES, INGOTS, LEOPARDS, OVER, OWNED, PRIZES, CortoState
from saltsea.games.corto.rules.grid import squares_in
from saltsea.games.corto.rules.quests import CAPRICORN
from saltsea.kernel.evaluate import Evaluator, WrappedEvaluator
from saltsea.kernel.seat import Seat

CAUTIOUS: Final = "cautious"
QUESTS: Final = "quests"
VENGEFUL: Final = "vengeful"
PERSONALITIES: Final = [CAUTIOUS, QUESTS, VENGEFUL]
LIKED: Final = {CAUTIOUS: 20, QUESTS: 30, VENGEFUL: 30}
"""What one thing that it likes is worth to a player with a personality, in hundredths of gold. Measured: with more,
such players are weaker (docs/strength.md)."""
MOST: Final = 10
"""So many things count, and no more."""


@final
class PersonalityEvaluator(WrappedEvaluator[CortoState]):
    """Another evaluator, and a liking."""

    def __init__(self, base: Evaluator[CortoState], personality: str) -> None:
        super().__init__(base)
        self.personality = personality

    def value(self, state: CortoState, seat: Seat) -> int:
        return self.base.value(state, seat) + liking(state, seat, self.personality)

    def lead(self, state: CortoState, seat: Seat) -> int:
        return self.base.lead(state, seat) + liking(state, seat, self.personality)


def liking(state: CortoState, seat: Seat, personality: str) -> int:
    """What a personality sees in a position beside its worth. Once the game is over only gold counts."""
    if state.step == OVER:
        return 0
    if personality == CAUTIOUS:
        things = safe(state, seat)
    elif personality == QUESTS:
        things = prizes(state, seat)
    else:
        things = MOST - held_by_rivals(state, seat)
    return LIKED[personality] * min(MOST, max(0, things))


def safe(state: CortoState, seat: Seat) -> int:
    """Characters that one blow does not take away, and advantages on guard."""
    found = 0
    for square in squares_in(state.characters):
        if lead_of(state.marks[square], seat, state.players) > 1:
            found += 1
    for code in state.guards:
        if code // OWNED == seat:
            found += 1
    return found


def prizes(state: CortoState, seat: Seat) -> int:
    """What quests have brought: ingots, leopards, carriages, the tile of the aces and the vessel."""
    first: i64 = seat * PRIZES
    carriages: i64 = state.prizes[first + CARRIAGES]
    found = state.prizes[first + INGOTS] + state.prizes[first + LEOPARDS]
    while carriages:
        carriages &= carriages - 1
        found += 1
    if state.layout.strip_of[CAPRICORN] >= 0 and state.ace_holder == seat:
        found += 1
    if state.vessel >= 0 and lead_of(state.marks[state.vessel], seat, state.players) > 0:
        found += 1
    return 2 * found


def held_by_rivals(state: CortoState, seat: Seat) -> int:
    """Characters on which another player has more markers."""
    found = 0
    for square in squares_in(state.characters):
        if lead_of(state.marks[square], seat, state.players) < 0:
            found += 1
    return found // max(1, state.players - 1)


def lead_of(marks: i64, seat: Seat, players: i64) -> i64:
    """By how many markers a player leads on a character, or is behind."""
    own: i64 = (marks >> 4 * seat) & 15
    best: i64 = 0
    other: i64 = 0
    while other < players:
        number: i64 = (marks >> 4 * other) & 15
        if other != seat and number > best:
            best = number
        other += 1
    return own - best

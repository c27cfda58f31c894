"""The evaluator of `greedy-1`, frozen: a yardstick for every later player. It never changes.

It counts hundredths of gold: what is counted now, and a little for what it promises. Its known faults stay: it sees the
tile of the aces only after the turn, and plays the advantage of any colour without purpose."""

from typing import Final, final

from mypy_extensions import i64

from saltsea.games.corto.engine.state import (
    CARRIAGES,
    DRAW,
    HAND,
    INGOTS,
    LEOPARDS,
    MAIN,
    OVER,
    OWNED,
    PRIZES,
    START_DRAW,
    CortoState,
)
from saltsea.games.corto.rules.count import (
    ACES_GOLD,
    CARRIAGE_GOLD,
    GREAT_GOLD,
    INGOT_GOLD,
    LEOPARD_GOLD,
    VESSEL_GOLD,
    controller,
)
from saltsea.games.corto.rules.grid import BIT, number_of, squares_in
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.rules.quests import SAMARKAND
from saltsea.games.corto.rules.turn import DRAWS, hand_size
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.seat import Seat

GOLD: Final = 100
SINGLE: Final = 60
"""A character that one controls alone may yet join a group."""
LEAD: Final = [0, 0, 12, 18, 21, 23, 24, 24, 24, 24, 24, 24, 24, 24]
"""Markers beyond the first make control safer, each less than the one before."""
GUARDED: Final = 80
HELD: Final = [0, 70, 130, 175, 200]
"""What a hand of so many cards is worth."""
RIVALS: Final = 2
"""What the strongest opponent has counts by this part: greed is not envy."""


@final
class FirstEvaluator(Evaluator[CortoState]):
    """A count of the whole table, one pass over the board."""

    def value(self, state: CortoState, seat: Seat) -> int:
        worth = [holdings(state, player) for player in range(state.players)]
        gain = _board(state)
        best = -1_000_000
        for player in range(state.players):
            if player != seat and worth[player] + gain[player] > best:
                best = worth[player] + gain[player]
        return worth[seat] + gain[seat] + hand_worth(state, seat) - best // RIVALS

    def at_rest(self, state: CortoState, seat: Seat) -> bool:
        return state.step == MAIN or state.step == DRAW or state.step == START_DRAW or state.step == OVER


def hand_worth(state: CortoState, seat: Seat) -> int:
    """The hand as it will be after drawing, if it is this player's turn; who only passes gains nothing by it."""
    size = hand_size(state, seat)
    if state.turn == seat and state.step == MAIN:
        size = min(HAND, size + DRAWS + state.more) if state.plays else HAND
    return HELD[size] + (1 if state.discards else 0)


def holdings(state: CortoState, seat: Seat) -> int:
    """Gold that lies before a player: seal, tiles, and a little for an advantage on guard."""
    worth = 0
    for code in state.sealed:
        if code // OWNED == seat:
            worth += GOLD
    for code in state.guards:
        if code // OWNED == seat:
            worth += GUARDED
    first = seat * PRIZES
    worth += GOLD * INGOT_GOLD * state.prizes[first + INGOTS]
    worth += GOLD * LEOPARD_GOLD[state.prizes[first + LEOPARDS]]
    carriages = state.prizes[first + CARRIAGES]
    if carriages:
        for place in range(len(CARRIAGE_GOLD)):
            if carriages & BIT[place]:
                worth += GOLD * CARRIAGE_GOLD[place]
    if state.ace_holder == seat:
        worth += GOLD * ACES_GOLD
    return worth


def _board(state: CortoState) -> list[int]:
    """What each player's characters are worth: groups, single ones, safety, and the quests that lie on squares."""
    mine = [0] * state.players
    gain = [0] * state.players
    for square in squares_in(state.characters):
        marks: i64 = state.marks[square]
        seat = controller(marks)
        if seat >= 0:
            mine[seat] |= BIT[square]
            gain[seat] += LEAD[number_on(marks, seat)] + _square_gold(state, square)
    for seat in range(state.players):
        gain[seat] += _groups(state, mine[seat])
    return gain


def _square_gold(state: CortoState, square: int) -> int:
    """Gold that the controller of this square's character would gain today."""
    gold = GOLD * VESSEL_GOLD if state.vessel == square else 0
    if state.layout.strip_of[SAMARKAND] >= 0 and number_of(square) == state.grid.length:
        gold += GOLD * GREAT_GOLD
    return gold


def _groups(state: CortoState, mine: i64) -> int:
    """Two gold per character of the largest group, one in the others, a promise for single ones."""
    worth, largest = 0, 0
    while mine:
        group: i64 = mine & -mine
        before: i64 = 0
        while group != before:
            before = group
            group |= state.grid.around(group) & mine
        mine &= ~group
        size = len(squares_in(group))
        worth += GOLD * size if size > 1 else SINGLE
        if size > 1 and size > largest:
            largest = size
    return worth + GOLD * largest

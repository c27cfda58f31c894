"""The end of the game (chapter E): two full strips, the last turn's restriction, and a table that stands still."""

from typing import Final

from mypy_extensions import i64

from saltsea.games.corto.engine.events import Ended, EndNear
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.grid import BIT
from saltsea.kernel.nouns import Event

FULL_STRIPS: Final = 2
BY_FULL_STRIPS: Final = 1
BY_STANDSTILL: Final = 3


def figures(state: CortoState) -> i64:
    """Where figurines stand, as a set."""
    mask: i64 = 0
    if state.corto >= 0:
        mask = BIT[state.corto]
    if state.rasputin >= 0:
        other: i64 = BIT[state.rasputin]
        mask |= other
    return mask


def full_strips(state: CortoState, taken: i64) -> int:
    """How many strips have no square left, if these are taken."""
    full = 0
    for row in state.grid.rows:
        squares: i64 = row
        if squares & ~taken == 0:
            full += 1
    return full


def two_full_strips(state: CortoState) -> Event | None:
    """corto.E1: the game ends if at the end of a turn two strips are full of characters and figurines."""
    if full_strips(state, state.characters | figures(state)) >= FULL_STRIPS:
        return Ended(BY_FULL_STRIPS)
    return None


def open_squares(state: CortoState, taken: i64) -> i64:
    """corto.E2: where one more may go: nowhere once two strips are full, and after this turn's first never on the
    square that makes the second strip full. `taken` is everything but the piece that is on its way."""
    if state.closing:
        return 0
    if state.placed == 0 or full_strips(state, taken) == 0:
        return state.grid.board
    last: i64 = 0
    for row in state.grid.rows:
        squares: i64 = row
        vacant: i64 = squares & ~taken
        if vacant & (vacant - 1) == 0:
            last |= vacant
    return state.grid.board & ~last


def end_is_near(state: CortoState) -> Event | None:
    """corto.E2: a placement or move that makes the second strip full is this turn's last."""
    if state.closing or full_strips(state, state.characters | figures(state)) < FULL_STRIPS:
        return None
    return EndNear(state.turn)


def standstill(state: CortoState) -> Event | None:
    """corto.E3: a full round in which no player played, discarded or drew a card ends the game."""
    return Ended(BY_STANDSTILL) if state.idle >= state.players else None


def decks_are_empty(state: CortoState) -> bool:
    for deck in state.decks:
        if deck:
            return False
    return True

"""Markers (chapter M): four bits per seat in one small number per square."""

from typing import Final

from mypy_extensions import i64

from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.grid import BIT, squares_in
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Seat

ONE: Final = [1, 16, 256, 4096]
"""What one marker of a seat adds to its square's number."""
_OWNERS: Final = [(1 if pair & 15 else 0) + (2 if pair >> 4 else 0) for pair in range(256)]


def number_on(marks: i64, seat: i64) -> i64:
    """How many markers of a seat are in this number."""
    return (marks >> 4 * seat) & 15


def owners(marks: i64) -> i64:
    """Which seats have a marker in this number, as a set."""
    low: i64 = _OWNERS[marks & 255]
    high: i64 = _OWNERS[marks >> 8]
    return low | high << 2


def bearing(state: CortoState, seat: i64) -> i64:
    """The squares whose character bears a marker of this seat."""
    mask: i64 = 0
    for square in squares_in(state.characters):
        if number_on(state.marks[square], seat):
            bit: i64 = BIT[square]
            mask |= bit
    return mask


def liftable(state: CortoState, seat: i64, target: i64) -> i64:
    """corto.M1: with an empty stock a marker is moved from another character; with markers in stock none is."""
    if state.stock[seat]:
        return 0
    bit: i64 = BIT[target]
    return bearing(state, seat) & ~bit


def markable(state: CortoState, seat: i64, squares: i64) -> i64:
    """Of these characters, those on which the seat can put a marker: from stock, or from another character (M1)."""
    if state.stock[seat]:
        return squares
    own = bearing(state, seat)
    if own & (own - 1):
        return squares
    return squares & ~own if own else 0


def check_lift(state: CortoState, seat: Seat, square: int) -> Refusal | None:
    """corto.M1: why this marker cannot be the one that moves."""
    if liftable(state, seat, state.target) & BIT[square]:
        return None
    return refuse("corto.M1", "refusal-corto-nothing-to-lift", square=square)


def check_mark(state: CortoState, seat: Seat, square: int) -> Refusal | None:
    """corto.M1: why no marker can go here though the character may be reached."""
    if markable(state, seat, BIT[square]):
        return None
    return refuse("corto.M1", "refusal-corto-no-other-marker", square=square)

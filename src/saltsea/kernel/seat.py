"""Seats: small integers, so that a set of them is a bit mask.

Plain aliases instead of `NewType`: this package is compiled, and there a NewType call costs more than what it wraps."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Seats: TypeAlias = int
"""A set of seats as a bit mask: bit 2 is seat 2."""
Millis: TypeAlias = int
"""Logical time of a game in milliseconds since its start."""

TABLE: Final = 14
"""Dealer and hourglass: sets up, answers chance, lets time run out."""
WATCHER: Final = 15
"""Sees what is public and nothing else; never acts."""

MOST_PLAYERS: Final = 8

_BIT: Final = [1 << seat for seat in range(16)]


def only(seat: Seat) -> Seats:
    """The set that holds this one seat."""
    return _BIT[seat]


def everyone(players: int) -> Seats:
    """The set of all players' seats."""
    return _BIT[players] - 1


def holds(seats: Seats, seat: Seat) -> bool:
    return seats & _BIT[seat] != 0


def is_one(seats: Seats) -> bool:
    """Whether exactly one seat is in the set."""
    return seats != 0 and seats & (seats - 1) == 0


def members(seats: Seats) -> list[Seat]:
    """The seats of a set in rising order."""
    return [seat for seat in range(16) if seats & _BIT[seat]]

"""The HTTP messages about what is mine."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from saltsea.server.tables.messages.from_client import Key
from saltsea.server.web.messages import Message, SeatNamed

MOST_SEATS: Final = 400
"""Seats that a browser remembers."""


class OwnSeat(Message, frozen=True):
    """A table, and the key of a seat there."""

    table: Annotated[str, Meta(max_length=20)]
    """The code of the table."""
    key: Key
    """The key of the seat's person there."""


class MineAsked(Message, frozen=True):
    """The seats whose games are mine. Those of an account need none."""

    seats: Annotated[tuple[OwnSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    """The seats of this device."""


class AdoptAsked(Message, frozen=True):
    """The seats and the log book of this device, which the signed-in account takes over."""

    seats: Annotated[tuple[OwnSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    """The seats of this device."""
    logbook: Key | None = None
    """The secret of this device's log book; null if it has none."""


class Adopted(Message, frozen=True):
    """How many seats the account has taken over; those that were its own before are not counted."""

    seats: int
    """How many seats were not the account's before."""


class ExportAsked(Message, frozen=True):
    """The seats and the log book of this device, and what the device itself keeps, to go into the file as it is."""

    seats: Annotated[tuple[OwnSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    """The seats of this device."""
    logbook: Key | None = None
    """The secret of this device's log book; null if it has none."""
    device: dict[str, str] | None = None
    """What the device keeps, by name, to go into the file as it is."""


class MyGame(Message, frozen=True):
    """A finished game of mine."""

    id: str
    """The game's id."""
    table: str
    """The code of its table."""
    game: str
    """The game of the catalogue, by its name."""
    ended: int
    """When it ended, in milliseconds since 1970."""
    mine: list[int]
    """Which seats were mine."""
    won: bool
    """Whether one of my seats has won."""
    winners: list[int]
    """The seats that have won."""
    scores: list[int]
    """The score of each seat; none in a game without scores."""
    seats: list[SeatNamed]
    """Who sat where, by seat."""
    day: str
    """The day of a daily deal or voyage; else empty."""
    hints: int = 0
    """How many hints I took."""
    left: str = ""
    """How I gave my seats up before the end: `resigned`, to a rival or a bot, which counts as lost; `handed-over` to a
    person; `given-up` where all agreed to end the game without a winner; else empty."""
    helped: bool = False
    """Whether a bot played for me for a while."""
    lesson: bool = False
    """Whether it was a lesson, which counts for nothing."""
    onward: bool = False
    """Whether it went on from a line of an earlier game, so that it counts for nothing."""


class Mine(Message, frozen=True):
    """My finished games, the last first."""

    games: list[MyGame]
    """The games, the last first."""


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (MineAsked, Mine, AdoptAsked, Adopted, ExportAsked)
"""The messages that the browser's types are written from."""

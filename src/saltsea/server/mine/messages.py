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
    key: Key


class MineAsked(Message, frozen=True):
    """The seats whose games are mine. Those of an account need none."""

    seats: Annotated[tuple[OwnSeat, ...], Meta(max_length=MOST_SEATS)] = ()


class AdoptAsked(Message, frozen=True):
    """The seats and the log book of this device, which the signed-in account takes over."""

    seats: Annotated[tuple[OwnSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    logbook: Key | None = None


class Adopted(Message, frozen=True):
    """How many seats the account has taken over; those that were its own before are not counted."""

    seats: int


class ExportAsked(Message, frozen=True):
    """The seats and the log book of this device, and what the device itself keeps, to go into the file as it is."""

    seats: Annotated[tuple[OwnSeat, ...], Meta(max_length=MOST_SEATS)] = ()
    logbook: Key | None = None
    device: dict[str, str] | None = None


class MyGame(Message, frozen=True):
    """A finished game of mine: who sat there by seat, which seats were mine, what each seat had at the end and who won.
    `day` is the day of a daily deal or voyage, else empty; `hints` is how many hints I took. `left` is how I gave my
    seats up before the end: `resigned` to a bot, which counts as lost, or `handed-over` to a person; it is `given-up`
    where all agreed to end the game without a winner; else empty.
    `helped` is whether a bot played for me for a while."""

    id: str
    table: str
    game: str
    ended: int
    mine: list[int]
    won: bool
    winners: list[int]
    scores: list[int]
    seats: list[SeatNamed]
    day: str
    hints: int = 0
    left: str = ""
    helped: bool = False


class Mine(Message, frozen=True):
    """My finished games, the last first."""

    games: list[MyGame]


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (MineAsked, Mine, AdoptAsked, Adopted, ExportAsked)
"""The messages that the browser's types are written from."""

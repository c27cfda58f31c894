"""A message to somebody who is not here, and what comes of sending it. Mail and push fill the same port."""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.tables.table_info import Person

Way: TypeAlias = Literal["mail", "push"]
Kind: TypeAlias = Literal["turn", "hurry", "confirm"]
"""It is your turn; your time for it runs out; or, before either: was it you who asked for this?"""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody is to be told, as it stands at the moment of sending."""

    id: str
    """The same whenever it is sent again: mail programs show it once."""
    topic: str
    """What it is about: a browser that was offline sees the last one only."""
    table: str
    person: Person
    kind: Kind
    game: str
    """Its title, in the language of whoever reads it."""
    language: str
    asked: Millis = 0
    """When reminders were asked for."""
    hours: int = 0
    """How many are left, where time is counted."""


class Sent(msgspec.Struct, frozen=True):
    """Whoever carries it on has taken it."""


class Later(msgspec.Struct, frozen=True):
    """Not now; it may be taken another time, and not before so many milliseconds if they said so."""

    why: str
    after: Millis = 0


class Gone(msgspec.Struct, frozen=True):
    """Nobody is there, and nobody will be."""

    why: str


Answer: TypeAlias = Sent | Later | Gone


class Post(Protocol):
    """Takes messages. It never raises: whatever goes wrong is Later or Gone, in words that name nobody."""

    async def send(self, way: str, target: bytes, notice: Notice) -> Answer: ...


class Carrier(Protocol):
    """One way of sending. It knows what a target of its own looks like."""

    async def send(self, target: bytes, notice: Notice) -> Answer: ...


class Office:
    """A Post that hands each message to the carrier of its way."""

    def __init__(self, carriers: Mapping[str, Carrier]) -> None:
        self.carriers = carriers

    async def send(self, way: str, target: bytes, notice: Notice) -> Answer:
        carrier = self.carriers.get(way)
        if carrier is None:  # mail was set up once, and may be again
            return Later(f"this server has no {way}")
        return await carrier.send(target, notice)

"""A notification to an absent player, and the result of sending it. E-mail and push are channels of the same port."""

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.tables.table_info import Person

ChannelName: TypeAlias = Literal["mail", "push"]
Kind: TypeAlias = Literal["turn", "hurry", "confirm"]
"""It is your turn; your time runs out; or, before either, confirm that you asked for this."""


class Notification(msgspec.Struct, frozen=True, kw_only=True):
    """A notification, as of the moment of sending."""

    id: str
    """The same for each attempt: mail programs show it once."""
    topic: str
    """The subject: a browser that was offline shows only the latest of a topic."""
    table: str
    person: Person
    kind: Kind
    game: str
    """The game's title, in the reader's language."""
    language: str
    asked: Millis = 0
    """When reminders were requested."""
    hours: int = 0
    """Hours left, where time is counted."""


class Delivered(msgspec.Struct, frozen=True):
    """The channel has accepted it."""


class RetryLater(msgspec.Struct, frozen=True):
    """The channel may accept it later, and not before so many milliseconds if it said so."""

    why: str
    after: Millis = 0


class Undeliverable(msgspec.Struct, frozen=True):
    """The target does not exist and never will."""

    why: str


DeliveryResult: TypeAlias = Delivered | RetryLater | Undeliverable


class Sender(Protocol):
    """Sends notifications. It never raises: a failure is RetryLater or Undeliverable, in words that name no person."""

    async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult: ...


class Channel(Protocol):
    """One channel, such as e-mail. It knows the format of its targets."""

    async def send(self, target: bytes, notice: Notification) -> DeliveryResult: ...


class ChannelSender:
    """A Sender that passes each notification to its channel."""

    def __init__(self, channels: Mapping[str, Channel]) -> None:
        self.channels = channels

    async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult:
        channel = self.channels.get(way)
        if channel is None:  # e-mail was set up once, and may be again
            return RetryLater(f"this server has no {way}")
        return await channel.send(target, notice)

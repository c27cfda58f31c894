"""The port of a bus. It carries messages between nodes and keeps small values with a revision; it stores no game.

A message may be lost when the bus dies, so a sender whose messages must not be missed numbers them. Messages of one
sender to one subject arrive in their order."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeAlias


class BusError(Exception):
    """The bus cannot be reached, or did not answer in time."""


class NobodyError(BusError):
    """No node has subscribed to the subject of a request."""


class TooLargeError(BusError):
    """The bus carries no message of this size, now or later: nothing was sent."""


class BusMessage(NamedTuple):
    """A message as it arrives."""

    data: bytes
    reply: str = ""
    """The subject to which an answer goes; empty if none is awaited."""


Handler: TypeAlias = Callable[[BusMessage], None]
"""Takes a message without waiting; a receiver with more to do starts a task."""


class Entry(NamedTuple):
    """A value of a bucket. The revision grows with every change of any value of the bucket."""

    value: bytes
    revision: int


class Subscription(Protocol):
    """A subscription that can be ended."""

    async def end(self) -> None: ...


class Bucket(Protocol):
    """Values by key. With a lifetime, a value that is not written again in that time is gone."""

    async def get(self, key: str) -> Entry | None: ...

    async def create(self, key: str, value: bytes) -> int | None:
        """Write a value that is not there yet; its revision, or None if there is one."""
        ...

    async def update(self, key: str, value: bytes, last: int) -> int | None:
        """Replace a value whose revision is still this; the new one, or None if it has changed."""
        ...

    async def delete(self, key: str, last: int) -> bool:
        """Delete a value whose revision is still this; whether it was."""
        ...

    async def keys(self) -> list[str]: ...


class Bus(Protocol):
    """A bus. Every call may raise BusError."""

    @property
    def returns(self) -> int:
        """How many times it has been reached again after it was gone: what others did meanwhile was not heard."""
        ...

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Send what was published, then close."""
        ...

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        """Send to all who have subscribed, and to one of each group."""
        ...

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> Subscription:
        """Receive from now on. Of those in the same group one gets each message."""
        ...

    async def request(self, subject: str, data: bytes, patience: float) -> bytes:
        """Ask, and wait for the first answer for so many seconds; NobodyError at once if no node can answer."""
        ...

    def bucket(self, name: str, lifetime: float) -> Bucket:
        """A bucket whose values live for so many seconds after their last write."""
        ...

    def new_inbox(self) -> str:
        """A subject that no other node uses, for answers."""
        ...

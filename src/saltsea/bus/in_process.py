"""A bus inside one process, for tests: its nodes share a `Switchboard`, and can be cut off from it."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Final, NamedTuple

from saltsea.bus.port import Bucket, BusError, BusMessage, Entry, Handler, NobodyError, TooLargeError

LARGEST: Final = 1024 * 1024
"""Bytes of a message, as at a NATS server that was not told otherwise."""


class Subscriber(NamedTuple):
    """A subscriber: it receives the messages of a subject."""

    number: int
    subject: str
    group: str
    handler: Handler
    bus: "InProcessBus"


class Stored(NamedTuple):
    """A value, and when it was written."""

    entry: Entry
    written: float


class Switchboard:
    """What the buses of one cluster have in common: who listens, and the values of all buckets."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.subscribers: dict[int, Subscriber] = {}
        self.values: dict[tuple[str, str], Stored] = {}
        self.numbers = count(1)
        self.revisions = count(1)
        self.turn = 0

    def listeners(self, subject: str) -> list[Subscriber]:
        """All who get a message now: of each group one, in turn."""
        known = [one for one in self.subscribers.values() if one.subject == subject and one.bus.is_connected]
        alone = [one for one in known if not one.group]
        self.turn += 1
        for group in sorted({one.group for one in known if one.group}):
            members = [one for one in known if one.group == group]
            alone.append(members[self.turn % len(members)])
        return alone

    def lose_data(self) -> None:
        """The bus comes back with an empty disk: every value is gone, and revisions begin anew."""
        self.values.clear()
        self.revisions = count(1)


class InProcessSubscription:
    """One subscription at a switchboard."""

    def __init__(self, board: Switchboard, number: int) -> None:
        self.board = board
        self.number = number

    async def end(self) -> None:
        self.board.subscribers.pop(self.number, None)


class InProcessBus:
    """One node's bus. `is_connected` is False while the node is cut off."""

    def __init__(self, board: Switchboard | None = None) -> None:
        self.board = board or Switchboard()
        self.returns = 0
        self._is_connected = True

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    @is_connected.setter
    def is_connected(self, value: bool) -> None:
        self.returns += value and not self._is_connected
        self._is_connected = value

    async def open(self) -> None:
        self.check()

    async def close(self) -> None:
        mine = [one.number for one in self.board.subscribers.values() if one.bus is self]
        for number in mine:
            del self.board.subscribers[number]

    def check(self) -> None:
        if not self.is_connected:
            raise BusError("the bus cannot be reached")

    def check_size(self, data: bytes) -> None:
        if len(data) > LARGEST:
            raise TooLargeError(f"{len(data)} bytes")

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        self.check()
        self.check_size(data)
        loop = asyncio.get_running_loop()
        for one in self.board.listeners(subject):
            loop.call_soon(one.handler, BusMessage(data, reply))

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> InProcessSubscription:
        self.check()
        number = next(self.board.numbers)
        self.board.subscribers[number] = Subscriber(number, subject, group, handler, self)
        return InProcessSubscription(self.board, number)

    async def request(self, subject: str, data: bytes, patience: float) -> bytes:
        self.check()
        if not self.board.listeners(subject):
            raise NobodyError(subject)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        inbox = self.new_inbox()
        heard = await self.subscribe(inbox, partial(settle, answer))
        try:
            await self.publish(subject, data, inbox)
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError as error:
            raise BusError(f"no answer from {subject}") from error
        finally:
            await heard.end()

    def bucket(self, name: str, lifetime: float) -> Bucket:
        return InProcessBucket(self, name, lifetime)

    def new_inbox(self) -> str:
        return f"inbox.{next(self.board.numbers)}"


def settle(answer: "asyncio.Future[bytes]", message: BusMessage) -> None:
    """The first answer counts."""
    if not answer.done():
        answer.set_result(message.data)


class InProcessBucket:
    """A bucket at a switchboard."""

    def __init__(self, bus: InProcessBus, name: str, lifetime: float) -> None:
        self.bus = bus
        self.name = name
        self.lifetime = lifetime

    def find(self, key: str) -> Entry | None:
        self.bus.check()
        found = self.bus.board.values.get((self.name, key))
        if found is None or self.bus.board.clock() - found.written >= self.lifetime:
            return None
        return found.entry

    def put(self, key: str, value: bytes) -> int:
        board = self.bus.board
        entry = Entry(value, next(board.revisions))
        board.values[self.name, key] = Stored(entry, board.clock())
        return entry.revision

    async def get(self, key: str) -> Entry | None:
        return self.find(key)

    async def create(self, key: str, value: bytes) -> int | None:
        return None if self.find(key) is not None else self.put(key, value)

    async def update(self, key: str, value: bytes, last: int) -> int | None:
        found = self.find(key)
        return None if found is None or found.revision != last else self.put(key, value)

    async def delete(self, key: str, last: int) -> bool:
        found = self.find(key)
        if found is None or found.revision != last:
            return False
        del self.bus.board.values[self.name, key]
        return True

    async def keys(self) -> list[str]:
        self.bus.check()
        known = [key for name, key in self.bus.board.values if name == self.name]
        return sorted(key for key in known if self.find(key) is not None)

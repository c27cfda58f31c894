"""The bus of a simulated cluster: the bus of one process, with the delays, losses and partitions of a network.

Messages of one sender to one subscriber come in order, or do not come. What a node asks a bucket may be done though the
answer is lost. A node that is cut off is told so, or waits in vain."""

import asyncio
import logging
from contextvars import Context, copy_context
from random import Random
from typing import Final, TypeVar

from saltsea.bus.in_process import InProcessBucket, InProcessBus, InProcessSubscription, Subscriber, Switchboard
from saltsea.bus.port import Bucket, BusError, BusMessage, Entry, Handler
from simulation.loop import NODE, VirtualLoop

QUICK: Final = (0.000_3, 0.003)
SLOW: Final = (0.05, 1.5)
PATIENCE: Final = 2.0
"""Seconds after which a node gives up waiting for a bucket."""
REFUSED: Final = "refused"
SILENT: Final = "silent"
"""How a node is cut off: it knows at once, or waits."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class BusFaults:
    """How the bus is. All are chances."""

    def __init__(self) -> None:
        self.lose = 0.0
        self.double = 0.0
        self.spike = 0.0
        """How often a message takes up to a second and a half."""


class Board(Switchboard):
    """What the nodes of one simulated cluster share."""

    def __init__(self, loop: VirtualLoop, dice: Random) -> None:
        super().__init__(loop.time)
        self.loop = loop
        self.dice = dice
        self.faults = BusFaults()
        self.contexts: dict[int, Context] = {}
        """Whose messages each subscription takes: those of a server that has died reach nobody."""
        self.carried = self.lost = self.doubled = 0

    def delay(self) -> float:
        spiked = self.faults.spike and self.dice.random() < self.faults.spike
        return self.dice.uniform(*(SLOW if spiked else QUICK))


class SimulatedBus(InProcessBus):
    """One node's way to the bus."""

    board: Board

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.cut = ""
        self.last: dict[int, float] = {}
        """When the last message to each subscriber arrives."""

    def cut_off(self, how: str) -> None:
        self.cut, self.is_connected = how, False

    def join(self) -> None:
        self.cut, self.is_connected = "", True

    def leave(self) -> None:
        """The server that used it is dead."""
        for number in [one.number for one in self.board.subscribers.values() if one.bus is self]:
            del self.board.subscribers[number]

    def is_dead(self) -> bool:
        node = NODE.get()
        return node is not None and node.is_dead

    async def subscribe(self, subject: str, handler: Handler, group: str = "") -> InProcessSubscription:
        made = await super().subscribe(subject, handler, group)
        self.board.contexts[made.number] = copy_context()
        return made

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        if self.cut == REFUSED:
            raise BusError("the bus cannot be reached")
        if self.cut or self.is_dead():
            return  # it has left, and arrives nowhere
        self.check_size(data)
        for one in self.board.listeners(subject):
            self.send(one, BusMessage(data, reply))

    def send(self, one: Subscriber, message: BusMessage) -> None:
        board, faults = self.board, self.board.faults
        fate = board.dice.random()
        if fate < faults.lose:
            board.lost += 1
            return
        copies = 2 if fate < faults.lose + faults.double else 1
        board.carried += 1
        board.doubled += copies - 1
        for _ in range(copies):
            now = board.loop.time()
            arrives = max(self.last.get(one.number, 0.0) + 1e-6, now + board.delay())
            self.last[one.number] = arrives
            board.loop.call_later(arrives - now, hand, one, message, context=board.contexts[one.number])

    async def reach(self) -> None:
        """One way between the node and the bus; BusError if it leads nowhere."""
        await asyncio.sleep(self.board.delay())
        if self.cut == SILENT:
            await asyncio.sleep(PATIENCE)
        if self.is_dead():
            raise asyncio.CancelledError
        self.check()

    def bucket(self, name: str, lifetime: float) -> Bucket:
        return SimulatedBucket(self, name, lifetime)


def hand(one: Subscriber, message: BusMessage) -> None:
    """A message arrives, if somebody is still there to take it."""
    if not one.bus.is_connected or one.number not in one.bus.board.subscribers:
        return
    try:
        one.handler(message)
    except Exception:
        log.exception("a message of the bus could not be handled")


class SimulatedBucket(InProcessBucket):
    """A bucket at the far end of a network."""

    bus: SimulatedBus

    async def get(self, key: str) -> Entry | None:
        await self.bus.reach()
        return await self.back(await super().get(key))

    async def create(self, key: str, value: bytes) -> int | None:
        await self.bus.reach()
        return await self.back(await super().create(key, value))

    async def update(self, key: str, value: bytes, last: int) -> int | None:
        await self.bus.reach()
        return await self.back(await super().update(key, value, last))

    async def delete(self, key: str, last: int) -> bool:
        await self.bus.reach()
        return await self.back(await super().delete(key, last))

    async def keys(self) -> list[str]:
        await self.bus.reach()
        return await self.back(await super().keys())

    async def back(self, found: T) -> T:
        """The answer travels back."""
        await self.bus.reach()
        return found

"""Limits that all nodes share: each tells the others what was taken, and all count it.

No request waits for another node before an answer. What two nodes grant in the same moment is too much for both of them
afterwards, and has to be waited for."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from saltsea.bus.port import Bus, BusError, BusMessage

TAKEN: Final = "saltsea.taken"
"""Where a node tells what was taken."""
ASKED: Final = "saltsea.taken.asked"
"""Where a node that joins asks one of the others what it has counted."""
TOGETHER: Final = 0.01
"""Seconds for which counts are gathered before they are told."""
AGAIN: Final = 1.0
"""Seconds until they are told again, if the bus was gone."""
MOST_UNTOLD: Final = 10_000
PATIENCE: Final = 1.0

log = logging.getLogger(__name__)


class Limit(Protocol):
    """A limit by key: of an address, an account, a table."""

    on_taken: Callable[[str], None]
    """Called with the key for each that is taken here."""

    def count(self, key: str, number: int) -> None:
        """So many were taken at another node."""
        ...

    def counted(self) -> dict[str, int]:
        """All that a node that joins should know."""
        ...

    def learn(self, counted: dict[str, int]) -> None:
        """What another node has counted."""
        ...


class RateCounts(msgspec.Struct, frozen=True, array_like=True):
    """What was taken at a node: by limit and key, how many."""

    node: str
    counts: list[tuple[str, str, int]]


class SharedRates:
    """The limits of one node that it shares with the others."""

    def __init__(self, bus: Bus, node: str) -> None:
        self.bus = bus
        self.node = node
        self.limits: dict[str, Limit] = {}
        self.untold: Counter[tuple[str, str]] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    def share(self, name: str, limit: Limit) -> None:
        """Share a limit from now on; it has the same name at all nodes."""
        self.limits[name] = limit
        limit.on_taken = partial(self.taken, name)

    async def open(self) -> None:
        """Hear what the others take, and learn first what they have counted so far."""
        await self.bus.subscribe(TAKEN, self.hear)
        await self.learn()
        await self.bus.subscribe(ASKED, self.asked, group="rates")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()

    # --- telling ---

    def taken(self, name: str, key: str) -> None:
        if not self.untold:
            self.start(self.tell())
        if len(self.untold) < MOST_UNTOLD:
            self.untold[name, key] += 1

    async def tell(self) -> None:
        """Tell what was taken; if the bus is gone, as soon as it is back."""
        await asyncio.sleep(TOGETHER)
        while self.untold:
            sent = dict(self.untold)
            counts = [(name, key, number) for (name, key), number in sent.items()]
            try:
                await self.bus.publish(TAKEN, msgspec.msgpack.encode(RateCounts(self.node, counts)))
                self.untold -= Counter(sent)
            except BusError:
                await asyncio.sleep(AGAIN)

    def hear(self, message: BusMessage) -> None:
        taken = msgspec.msgpack.decode(message.data, type=RateCounts)
        for name, key, number in taken.counts if taken.node != self.node else []:
            if name in self.limits:
                self.limits[name].count(key, number)

    # --- joining ---

    async def learn(self) -> None:
        try:
            answer = await self.bus.request(ASKED, b"", PATIENCE)
        except BusError:  # this is the first node, or it counts from now on
            return
        for name, counted in msgspec.msgpack.decode(answer, type=dict[str, dict[str, int]]).items():
            if name in self.limits:
                self.limits[name].learn(counted)

    def asked(self, message: BusMessage) -> None:
        known = {name: limit.counted() for name, limit in self.limits.items()}
        self.start(self.answer(message.reply, msgspec.msgpack.encode(known)))

    async def answer(self, reply: str, data: bytes) -> None:
        try:
            await self.bus.publish(reply, data)
        except BusError:
            log.warning("a node that joins was not told what was counted")

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

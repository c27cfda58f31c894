"""A node's session on the bus: a value with a lifetime that the node writes again each second.

While the session lasts, the tables that the node has taken are its own. A node that could not renew it in time, by its
own clock, gives up all of them before another node may take one. Only a node that the bus does not know any more is not
waited for: a node that takes one of its tables ends its session first. If it lives after all, the fence in the store
refuses what it still writes, and its next renewal tells it that it may have lost tables."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from saltsea.bus.port import Bus, BusError, BusMessage, NobodyError

NODES: Final = "saltsea-nodes"
ALIVE: Final = "saltsea.alive"
"""Where every node says that it is there, each time it has renewed its session."""
GONE: Final = b"gone "
LIFETIME: Final = 3.0
"""Seconds for which a session lasts after it was renewed."""
RENEW: Final = 1.0
AGAIN: Final = 0.2
"""Seconds between two renewals, and until another attempt if the bus was gone: it may be back just in time."""
HERE: Final = "here"
HERE_WITHIN: Final = 0.5
"""Seconds in which a node answers that it is there."""
SHORTEST: Final = 0.02
"""Seconds between two attempts, and between two renewals, in these bounds."""

log = logging.getLogger(__name__)


def here_subject(node: str) -> str:
    """Where a node is asked whether it is there."""
    return f"saltsea.here.{node}"


class NodeSession:
    """The session of one node."""

    def __init__(
        self,
        bus: Bus,
        node: str,
        *,
        lost: Callable[[], None],
        rebuilt: Callable[[], None],
        clock: Callable[[], float] = time.monotonic,
        lifetime: float = LIFETIME,
    ) -> None:
        self.bus = bus
        self.bucket = bus.bucket(NODES, lifetime)
        self.node = node
        self.lost = lost
        """Called when the session has run out."""
        self.rebuilt = rebuilt
        """Called when the bus has forgotten this session before it ran out, or was away: it may have forgotten tables
        too, or another node may have taken some."""
        self.clock = clock
        self.lifetime = lifetime
        self.until = 0.0
        """When it runs out, by this node's clock."""
        self.steady = 0.0
        """Since when the bus has answered every time, by this node's clock."""
        self.revision = 0
        self.returns = 0
        """How many times the bus had come back when this session was last renewed."""
        self.breaks = 0
        """How many times it has run out, or others may have taken it for gone."""
        self.answered = True
        """Whether the bus has answered the last time."""
        self.place = ""
        """Where other nodes can connect to this one; empty if they cannot."""
        self.heard: dict[str, float] = {}
        """When each other node was last heard of."""
        self.task: asyncio.Task[None] | None = None
        self.answering: set[asyncio.Task[None]] = set()

    def lasts(self) -> bool:
        return self.clock() < self.until

    async def open(self) -> None:
        await self.bus.subscribe(ALIVE, self.hear)
        await self.bus.subscribe(here_subject(self.node), self.say_here)
        await self.renew()
        self.steady = self.clock()
        self.task = asyncio.create_task(self.keep(), name="session")

    async def close(self) -> None:
        """End the session at once, so that no node waits for it to run out."""
        if self.task is not None:
            self.task.cancel()
        self.until = 0.0
        try:
            await self.bucket.delete(self.node, self.revision)
            await self.bus.publish(ALIVE, GONE + self.node.encode())
        except BusError:
            log.warning("the bus was gone before this node could take its leave")

    async def keep(self) -> None:
        """Renew the session until it is closed; give up the tables as soon as it has run out."""
        while True:
            await asyncio.sleep(self.pause())
            if self.until > 0 and not self.lasts():
                self.end()
            try:
                left = self.until - self.clock() if self.lasts() else self.lifetime
                async with asyncio.timeout(left):
                    await self.renew()
                self.answered = True
            except (BusError, TimeoutError):
                self.unanswered()
                if self.until > 0 and not self.lasts():
                    self.end()

    def unanswered(self) -> None:
        if self.answered:
            log.warning("this node does not reach the bus")
        self.answered = False
        self.steady = self.clock()

    def pause(self) -> float:
        """Seconds until the next attempt, or until the session runs out, if that is sooner."""
        usual = min(RENEW, self.lifetime / 3) if self.answered else AGAIN
        return max(SHORTEST, min(usual, self.until - self.clock())) if self.until > 0 else usual

    def end(self) -> None:
        self.until = 0.0
        self.breaks += 1
        log.warning("this node's session has run out: it gives up its tables")
        self.lost()

    async def renew(self) -> None:
        """Write the value again. It counts from before the write: the bus counts from after it."""
        began, returns = self.clock(), self.bus.returns
        revision = await self.bucket.update(self.node, b"", self.revision) if self.revision else None
        doubtful = revision is None or returns != self.returns
        if revision is None:
            revision = await self.begin_again()
        if self.until > 0 and not self.lasts():
            self.end()
        elif self.until > 0 and doubtful:
            self.breaks += 1
            self.rebuilt()
        self.revision, self.until, self.returns = revision, began + self.lifetime, returns
        await self.bus.publish(ALIVE, self.node.encode())

    async def begin_again(self) -> int:
        """Begin a session: the first, one after it had run out, or one that the bus has forgotten or another node has
        ended. If the bus has it with another revision, an answer was lost; it is written again, because it may be about
        to run out there."""
        known = await self.bucket.get(self.node)
        if known is None:
            revision = await self.bucket.create(self.node, b"")
        else:
            revision = await self.bucket.update(self.node, b"", known.revision)
        if revision is None:
            raise BusError("another node has the same name")
        return revision

    # --- the other nodes ---

    def hear(self, message: BusMessage) -> None:
        node = message.data.removeprefix(GONE).decode()
        if message.data.startswith(GONE):
            self.heard[node] = -self.lifetime
        elif node != self.node:
            self.heard[node] = self.clock()

    def others(self) -> list[str]:
        """The other nodes that were heard of lately."""
        since = self.clock() - self.lifetime
        return [node for node, heard in self.heard.items() if heard > since]

    async def is_alive(self, node: str) -> bool:
        """Whether a node's session lasts. One that was just heard of need not be looked up. That of a node that has
        left is ended, so that a node which had only lost its connection notices when it is back; one that has renewed
        it meanwhile has not left."""
        if node == self.node or self.clock() - self.heard.get(node, -self.lifetime) < RENEW:
            return True
        known = await self.bucket.get(node)
        return known is not None and not (await self.has_left(node) and await self.bucket.delete(node, known.revision))

    def say_here(self, message: BusMessage) -> None:
        task = asyncio.get_running_loop().create_task(self.answer_here(message.reply))
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    async def answer_here(self, reply: str) -> None:
        with suppress(BusError):
            await self.bus.publish(reply, f"{HERE} {self.place}".encode())

    async def has_left(self, node: str) -> bool:
        """Whether the bus knows no node of this name: a killed process leaves it at once. That is not believed of a bus
        which has just come back, and to which others are still on their way."""
        if self.clock() - self.steady < self.lifetime:
            return False
        try:
            await self.bus.request(here_subject(node), b"", HERE_WITHIN)
        except NobodyError:
            return True
        except BusError:
            return False
        return False

    async def is_here(self, node: str) -> bool:
        """Whether a node is at the bus."""
        try:
            await self.bus.request(here_subject(node), b"", HERE_WITHIN)
        except BusError:
            return False
        return True

    async def where(self, node: str) -> str:
        """Where a node says that it can be connected to; empty if nowhere, or it does not answer."""
        with suppress(BusError):
            answer = await self.bus.request(here_subject(node), b"", HERE_WITHIN)
            return answer.decode().removeprefix(HERE).strip()
        return ""

    def gone(self) -> list[str]:
        """The nodes that have gone since this was last asked."""
        here = self.others()
        found = [node for node in self.heard if node not in here]
        for node in found:
            del self.heard[node]
        return found

"""The streams of frames between this node and each other one.

What is said in one turn of the event loop travels as one message: over a direct connection to the other node if there
is one, and else over the bus. If both were used, what came too early waits for what is before it. Every second each
node says that it is there; one that has been silent for too long is lost, with all connections that go through it.
While the bus is away for a moment, what is said waits until the other node is at the bus again, too. How much may wait
is bounded. What the bus can never carry is left out, and its connection closed: all others go on."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final

from saltsea.bus.port import Bus, BusError, BusMessage, TooLargeError
from saltsea.server.cluster.direct import Direct, NoDirect
from saltsea.server.cluster.frames import AnyFrame, Batch, Restart, decode_batch, encode_batch
from saltsea.server.cluster.unsent import Unsent

PULSE: Final = 1.0
SILENCE: Final = 3.5
"""Signs of life that are missing before a node is lost: its session has run out by then."""
DOUBT: Final = 1.5
"""Signs of life that are missing before the bus is asked whether the node has left."""
AGAIN: Final = 0.1
"""Seconds between two attempts to send what waits for the bus."""

log = logging.getLogger(__name__)


def subject_of(node: str) -> str:
    """Where a node hears its peers."""
    return f"saltsea.node.{node}"


class Peer:
    """One other node: what goes there, and what has come from there."""

    def __init__(self, node: str, stream: int, now: float) -> None:
        self.node = node
        self.stream = stream
        self.number = 0
        """The number of the last batch sent."""
        self.unsent = Unsent()
        self.waits = False
        """Whether the bus was away: the other node may not have come back to it yet, and would miss what is sent."""
        self.heard_stream: int | None = None
        self.ended_stream: int | None = None
        """The stream that the other node was last asked to end."""
        self.newest_stream = 0
        """The last one that it has begun, as far as is known here."""
        self.heard_number = 0
        self.heard = now
        self.said = now
        self.is_direct = False
        """Whether the present stream has used a direct connection."""
        self.heard_directly = now
        """When something last came by that, or it was first used."""
        self.is_sending = False
        """Whether something is on its way to the bus: nothing may overtake it."""
        self.is_due = False
        """Whether what waits will be sent directly at the end of this turn."""
        self.early: dict[tuple[int, int], Batch] = {}
        """Batches that have overtaken others, by stream and number: they came directly, and those before by the bus."""
        self.early_since = now

    def is_early(self, batch: Batch) -> bool:
        """Whether others may still come before a batch that came directly."""
        if batch.stream == self.heard_stream:
            return batch.number > self.heard_number
        return batch.stream >= self.newest_stream and batch.stream != self.ended_stream

    def next_early(self) -> Batch | None:
        return self.early.pop((self.heard_stream or 0, self.heard_number + 1), None) if self.early else None

    def begin(self, stream: int) -> None:
        """Begin another stream: what waited belongs to links that are broken."""
        self.stream, self.number, self.is_direct = stream, 0, False
        self.unsent.take()

    def end_heard(self, stream: int) -> None:
        """Hear no more of the other node's stream."""
        self.heard_stream, self.ended_stream = None, stream
        self.newest_stream = max(self.newest_stream, stream)
        self.early.clear()


class Peers:
    """All other nodes that this one talks to. `received` gets every frame; `broken` is told that all links with a node
    are broken, and `too_large` of a frame to a node that the bus can never carry."""

    def __init__(
        self,
        bus: Bus,
        node: str,
        *,
        received: Callable[[str, AnyFrame], None],
        broken: Callable[[str], None],
        too_large: Callable[[str, AnyFrame], None],
        has_left: Callable[[str], Awaitable[bool]],
        is_here: Callable[[str], Awaitable[bool]],
        direct: Direct | None = None,
        clock: Callable[[], float] = time.monotonic,
        pulse: float = PULSE,
    ) -> None:
        self.bus = bus
        self.direct = direct or NoDirect()
        self.node = node
        self.received = received
        self.broken = broken
        self.too_large = too_large
        self.has_left = has_left
        self.is_here = is_here
        self.clock = clock
        self.pulse = pulse
        """Seconds between two signs of life."""
        self.peers: dict[str, Peer] = {}
        self.streams = count(time.time_ns() // 1000)
        self.flushing: asyncio.Task[None] | None = None
        self.beating: asyncio.Task[None] | None = None
        self.is_closed = False
        self.published = self.bytes = self.published_directly = 0
        """Messages and bytes sent to other nodes so far, and how many of these messages did not use the bus."""

    async def open(self) -> None:
        await self.bus.subscribe(subject_of(self.node), self.hear)
        self.beating = asyncio.create_task(self.beat(), name="pulse")

    async def close(self) -> None:
        """Send what is left."""
        self.is_closed = True
        if self.beating is not None:
            self.beating.cancel()
        if self.flushing is not None:
            await self.flushing
        await self.flush()

    # --- sending ---

    def peer(self, node: str) -> Peer:
        if node not in self.peers:
            self.peers[node] = Peer(node, next(self.streams), self.clock())
        return self.peers[node]

    def send(self, node: str, frame: AnyFrame) -> None:
        """Send a frame, together with all others of this turn."""
        peer = self.peer(node)
        peer.unsent.add(frame)
        self.send_soon(peer)

    def send_data(self, node: str, link: int, data: bytes) -> None:
        """Send a message to a client. Clients who get the same one after the other share it."""
        peer = self.peer(node)
        peer.unsent.add_data(link, data)
        self.send_soon(peer)

    def send_soon(self, peer: Peer) -> None:
        """Send what waits for a node, unless it is too much: then the node is lost, and its clients come again."""
        if peer.unsent.is_too_much():
            log.warning("too much waits for another node", extra={"node": peer.node})
            self.lose(peer.node)
        elif not self.goes_directly(peer):
            self.flush_soon()
        elif not peer.is_due:
            peer.is_due = True
            asyncio.get_running_loop().call_soon(self.flush_directly, peer)

    def goes_directly(self, peer: Peer) -> bool:
        return not peer.is_sending and self.direct.leads_to(peer.node)

    def flush_directly(self, peer: Peer) -> None:
        """Send what waits over the direct connection, or by the bus if that is lost by now."""
        peer.is_due = False
        if not peer.unsent.frames or self.peers.get(peer.node) is not peer:
            return
        if not self.goes_directly(peer):
            self.flush_soon()
            return
        peer.waits, stream = False, peer.stream
        for part in peer.unsent.take_parts():
            if self.goes_on(peer, stream):
                self.send_directly(peer, part)

    def send_directly(self, peer: Peer, frames: list[AnyFrame]) -> None:
        data = self.numbered(peer, frames)
        if not peer.is_direct:
            peer.is_direct, peer.heard_directly = True, peer.said
        self.published_directly += 1
        self.count(data)
        self.direct.send(peer.node, data)

    def numbered(self, peer: Peer, frames: list[AnyFrame]) -> bytes:
        """The next batch to a node."""
        peer.number += 1
        peer.said = self.clock()
        return encode_batch(Batch(self.node, peer.stream, peer.number, frames))

    def count(self, data: bytes) -> None:
        self.published += 1
        self.bytes += len(data)

    def flush_soon(self) -> None:
        if self.flushing is None:
            self.flushing = asyncio.get_running_loop().create_task(self.flush_now())

    async def flush_now(self) -> None:
        """Runs once the present turn of the loop is over; what comes meanwhile is sent too."""
        try:
            while any(peer.unsent.frames or peer.waits for peer in self.peers.values()) and not self.is_closed:
                await self.flush()
                if any(peer.waits for peer in self.peers.values()):
                    await asyncio.sleep(AGAIN)
        finally:
            self.flushing = None

    async def flush(self) -> None:
        for peer in [*self.peers.values()]:
            if self.goes_directly(peer):
                peer.waits = False
                self.flush_directly(peer)
            elif peer.waits:
                peer.waits = not await self.is_here(peer.node)
            if peer.unsent.frames and not peer.waits:
                await self.send_batches(peer)

    async def send_batches(self, peer: Peer) -> None:
        """Send what waits for one node, in messages that are not too large."""
        stream, unsent = peer.stream, peer.unsent.take_parts()
        peer.is_sending = True
        try:
            while unsent and self.goes_on(peer, stream):
                unsent[:1] = await self.send_part(peer, unsent[0])
        except BusError:
            self.wait(peer, [frame for part in unsent for frame in part] if self.goes_on(peer, stream) else [])
        finally:
            peer.is_sending = False

    def goes_on(self, peer: Peer, stream: int) -> bool:
        """Whether a node was not lost meanwhile, and has not begun anew: what waited belongs to links that are
        broken."""
        return self.peers.get(peer.node) is peer and peer.stream == stream

    async def send_part(self, peer: Peer, frames: list[AnyFrame]) -> list[list[AnyFrame]]:
        """Send frames in one message. Returns smaller parts to be sent instead if it was too large; a single frame
        that is too large is left out."""
        try:
            await self.send_batch(peer, frames)
        except TooLargeError:
            half = len(frames) // 2
            if half:
                return [frames[:half], frames[half:]]
            log.warning("a message is too large for the bus", extra={"node": peer.node})
            self.too_large(peer.node, frames[0])
        return []

    def wait(self, peer: Peer, frames: list[AnyFrame]) -> None:
        """The bus is away. A node that is not back in time is lost by its silence."""
        peer.waits = True
        peer.unsent.put_back(frames)
        if peer.unsent.is_too_much():
            self.lose(peer.node)

    async def send_batch(self, peer: Peer, frames: list[AnyFrame]) -> None:
        data = self.numbered(peer, frames)
        try:
            await self.bus.publish(subject_of(peer.node), data)
        except BusError:
            peer.number -= 1  # it was not sent; if it was after all, the other node hears the number twice
            raise
        self.count(data)

    # --- receiving ---

    def hear(self, message: BusMessage) -> None:
        batch = decode_batch(message.data)
        peer = self.peer(batch.node)
        if not self.take_in(peer, batch):
            self.begin_anew(peer, batch)

    def hear_directly(self, data: bytes) -> None:
        """Hear a batch that came beside the bus: it may have overtaken others that are still on their way there."""
        batch = decode_batch(data)
        peer = self.peer(batch.node)
        peer.heard_directly = self.clock()
        if self.take_in(peer, batch):
            return
        if not peer.is_early(batch):
            self.begin_anew(peer, batch)
            return
        peer.heard = self.clock()
        peer.early_since = peer.early_since if peer.early else peer.heard
        peer.early[batch.stream, batch.number] = batch

    def take_in(self, peer: Peer, batch: Batch) -> bool:
        """Take in a batch that is the next, and what has waited for it; whether it was."""
        if not self.is_next(peer, batch):
            return False
        following: Batch | None = batch
        while following is not None:
            peer.heard, peer.heard_number = self.clock(), following.number
            for frame in following.frames:
                if isinstance(frame, Restart):
                    self.restart(peer, frame.stream)
                else:
                    self.received(following.node, frame)
            following = peer.next_early()
        return True

    def is_next(self, peer: Peer, batch: Batch) -> bool:
        """Whether this batch follows the last one. If one is missing, the other node begins anew."""
        if batch.stream == peer.heard_stream and batch.number == peer.heard_number + 1:
            return True
        if batch.number == 1 and batch.stream > peer.newest_stream:
            if peer.heard_stream is not None:
                peer.unsent.take()  # all of it belongs to links that the other node has lost
                self.broken(peer.node)
            peer.heard_stream = peer.newest_stream = batch.stream
            return True
        return False

    def begin_anew(self, peer: Peer, batch: Batch) -> None:
        """Something is missing before this batch: ask for another stream. If both nodes miss something, each asks in a
        stream that the other one does not follow any more, so that is heard all the same."""
        for frame in batch.frames:
            if isinstance(frame, Restart):
                self.restart(peer, frame.stream)
        if batch.stream < peer.newest_stream:
            return  # it was still on its way when the other node began another
        if batch.stream != peer.ended_stream:  # or more of it was on its way: what was opened since then is not broken
            log.warning("messages of another node are missing", extra={"node": peer.node})
            peer.unsent.take()
            self.broken(peer.node)
            peer.end_heard(batch.stream)
        self.send(peer.node, Restart(batch.stream))

    def restart(self, peer: Peer, stream: int) -> None:
        """The other node has missed something in this stream: begin another one."""
        if stream == peer.stream:
            peer.begin(next(self.streams))
            self.broken(peer.node)

    def direct_lost(self, node: str) -> None:
        """The direct connection to a node is lost, with what it was just carrying: begin anew at both ends."""
        peer = self.peers.get(node)
        if peer is not None and peer.is_direct:
            if peer.heard_stream is not None:
                peer.end_heard(peer.heard_stream)
            self.restart(peer, peer.stream)

    def lose(self, node: str) -> None:
        """Forget a node with all that goes through it; the next word to it begins another stream."""
        peer = self.peers.pop(node, None)
        if peer is not None:
            peer.unsent.take()
        self.direct.drop(node)
        self.broken(node)

    async def beat(self) -> None:
        """Say each second that this node is there, and notice who is not."""
        while True:
            await asyncio.sleep(self.pulse)
            for peer in [*self.peers.values()]:
                is_lost = await self.is_lost(self.clock() - peer.heard, peer.node)
                if self.peers.get(peer.node) is peer:
                    await self.look_after(peer, is_lost=is_lost)

    async def look_after(self, peer: Peer, *, is_lost: bool) -> None:
        if is_lost:
            self.lose(peer.node)
        elif peer.is_direct and self.clock() - peer.heard_directly > SILENCE * self.pulse:
            self.direct.drop(peer.node)  # the other node is heard by the bus, and this way leads nowhere
        elif peer.early and self.clock() - peer.early_since > self.pulse:
            self.begin_anew(peer, next(iter(peer.early.values())))
        elif peer.waits:
            self.flush_soon()
        elif self.clock() - peer.said > self.pulse / 2:
            await self.say_alive(peer)

    async def is_lost(self, silent: float, node: str) -> bool:
        """Whether a node that was silent for so many seconds is lost."""
        return silent > SILENCE * self.pulse or (silent > DOUBT * self.pulse and await self.has_left(node))

    async def say_alive(self, peer: Peer) -> None:
        if self.goes_directly(peer):
            self.send_directly(peer, [])
            return
        try:
            await self.send_batch(peer, [])
        except BusError:
            self.wait(peer, [])

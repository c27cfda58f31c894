"""The streams of frames between this node and each other one.

What is said in one turn of the event loop travels as one message. Every second each node says that it is there; one
that has been silent for too long is lost, with all connections that go through it. While the bus is away for a moment,
what is said waits until the other node is at the bus again, too. How much may wait is bounded. What the bus can never
carry is left out, and its connection closed: all others go on."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Final

from saltsea.bus.port import Bus, BusError, BusMessage, TooLargeError
from saltsea.server.cluster.frames import AnyFrame, Batch, Open, Restart, Send, Text, decode_batch, encode_batch

PULSE: Final = 1.0
SILENCE: Final = 3.5
"""Signs of life that are missing before a node is lost: its session has run out by then."""
DOUBT: Final = 1.5
"""Signs of life that are missing before the bus is asked whether the node has left."""
LARGEST: Final = 512 * 1024
"""Bytes in one message, unless a single frame has more; a NATS server takes a megabyte unless told otherwise."""
AGAIN: Final = 0.1
"""Seconds between two attempts to send what waits for the bus."""
MOST_WAITING: Final = 10_000
MOST_BYTES: Final = 64 * 1024 * 1024
"""Frames that wait at most for one node, above all while the bus is away, and their bytes."""
FRAME: Final = 64
"""Bytes of a frame besides its texts and its data, at most."""
LINK: Final = 9
"""Bytes of a link's number, at most."""

log = logging.getLogger(__name__)


def subject_of(node: str) -> str:
    """Where a node hears its peers."""
    return f"saltsea.node.{node}"


class Unsent:
    """Frames that wait for one node, and how many bytes they have."""

    def __init__(self) -> None:
        self.frames: list[AnyFrame] = []
        self.size = 0

    def add(self, frame: AnyFrame) -> None:
        self.frames.append(frame)
        self.size += weight(frame)

    def add_data(self, link: int, data: bytes) -> None:
        """Add a message to a client; if the last one was the same, both share it."""
        last = self.frames[-1] if self.frames else None
        if isinstance(last, Send) and last.data is data and link not in last.links:
            last.links.append(link)
            self.size += LINK
        else:
            self.add(Send([link], data))

    def take(self) -> list[AnyFrame]:
        """All of them; none are left."""
        frames, self.frames, self.size = self.frames, [], 0
        return frames

    def put_back(self, frames: list[AnyFrame]) -> None:
        """These come before all that was added since they were taken."""
        self.frames = [*frames, *self.frames]
        self.size += sum(map(weight, frames))

    def is_too_much(self) -> bool:
        return len(self.frames) > MOST_WAITING or self.size > MOST_BYTES


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
        self.heard_number = 0
        self.heard = now
        self.said = now


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
        clock: Callable[[], float] = time.monotonic,
        pulse: float = PULSE,
    ) -> None:
        self.bus = bus
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
        self.published = self.bytes = 0
        """Messages and bytes sent to other nodes so far."""

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
        else:
            self.flush_soon()

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
            if peer.waits:
                peer.waits = not await self.is_here(peer.node)
            if peer.unsent.frames and not peer.waits:
                await self.send_batches(peer)

    async def send_batches(self, peer: Peer) -> None:
        """Send what waits for one node, in messages that are not too large."""
        stream, unsent = peer.stream, parts(peer.unsent.take())
        try:
            while unsent and self.goes_on(peer, stream):
                unsent[:1] = await self.send_part(peer, unsent[0])
        except BusError:
            self.wait(peer, [frame for part in unsent for frame in part] if self.goes_on(peer, stream) else [])

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
        peer.number += 1
        peer.said = self.clock()
        data = encode_batch(Batch(self.node, peer.stream, peer.number, frames))
        try:
            await self.bus.publish(subject_of(peer.node), data)
        except BusError:
            peer.number -= 1  # it was not sent; if it was after all, the other node hears the number twice
            raise
        self.published += 1
        self.bytes += len(data)

    # --- receiving ---

    def hear(self, message: BusMessage) -> None:
        batch = decode_batch(message.data)
        peer = self.peer(batch.node)
        if not self.is_next(peer, batch):
            self.begin_anew(peer, batch)
            return
        peer.heard, peer.heard_number = self.clock(), batch.number
        for frame in batch.frames:
            if isinstance(frame, Restart):
                self.restart(peer, frame.stream)
            else:
                self.received(batch.node, frame)

    def is_next(self, peer: Peer, batch: Batch) -> bool:
        """Whether this batch follows the last one. If one is missing, the other node begins anew."""
        if batch.stream == peer.heard_stream and batch.number == peer.heard_number + 1:
            return True
        if batch.number == 1 and batch.stream != peer.heard_stream:
            if peer.heard_stream is not None:
                peer.unsent.take()  # all of it belongs to links that the other node has lost
                self.broken(peer.node)
            peer.heard_stream = batch.stream
            return True
        return False

    def begin_anew(self, peer: Peer, batch: Batch) -> None:
        """Something is missing before this batch: ask for another stream. If both nodes miss something, each asks in a
        stream that the other one does not follow any more, so that is heard all the same."""
        for frame in batch.frames:
            if isinstance(frame, Restart):
                self.restart(peer, frame.stream)
        if batch.stream != peer.ended_stream:  # or more of it was on its way: what was opened since then is not broken
            log.warning("messages of another node are missing", extra={"node": peer.node})
            peer.unsent.take()
            self.broken(peer.node)
            peer.heard_stream, peer.ended_stream = None, batch.stream
        self.send(peer.node, Restart(batch.stream))

    def restart(self, peer: Peer, stream: int) -> None:
        """The other node has missed something in this stream: begin another one."""
        if stream == peer.stream:
            peer.stream, peer.number = next(self.streams), 0
            peer.unsent.take()
            self.broken(peer.node)

    def lose(self, node: str) -> None:
        """Forget a node with all that goes through it; the next word to it begins another stream."""
        peer = self.peers.pop(node, None)
        if peer is not None:
            peer.unsent.take()
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
        elif peer.waits:
            self.flush_soon()
        elif self.clock() - peer.said > self.pulse / 2:
            await self.say_alive(peer)

    async def is_lost(self, silent: float, node: str) -> bool:
        """Whether a node that was silent for so many seconds is lost."""
        return silent > SILENCE * self.pulse or (silent > DOUBT * self.pulse and await self.has_left(node))

    async def say_alive(self, peer: Peer) -> None:
        try:
            await self.send_batch(peer, [])
        except BusError:
            self.wait(peer, [])


def parts(frames: list[AnyFrame]) -> list[list[AnyFrame]]:
    """Frames in portions of a bounded size."""
    found: list[list[AnyFrame]] = [[]]
    size = 0
    for frame in frames:
        added = weight(frame)
        if found[-1] and size + added > LARGEST:
            found.append([])
            size = 0
        found[-1].append(frame)
        size += added
    return found


def weight(frame: AnyFrame) -> int:
    """The bytes of a frame in a message, or a few more."""
    if isinstance(frame, Send):
        return FRAME + LINK * len(frame.links) + len(frame.data)
    if isinstance(frame, Text):
        return FRAME + text_size(frame.text)
    if isinstance(frame, Open):
        return FRAME + text_size(frame.code) + text_size(frame.account or "") + text_size(frame.address)
    return FRAME


def text_size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())

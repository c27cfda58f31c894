"""The network of the simulation: WebSockets and requests between clients and the server's ASGI application.

A WebSocket is a stream: its messages come in order, or the rest of them does not come. So a message is lost with all
that follows it, until the connection breaks; it comes twice because its sender sends it again; and it is overtaken by
those of the sender's next connection. Between the streams of a client and a server may stand a proxy that does worse:
it loses, doubles and swaps single requests."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

import msgspec

from saltsea.server.web.transport import WRITE_NOW
from simulation.loop import VirtualLoop
from simulation.node import Node

WINDOW: Final = 12
"""So many messages a client may leave unread before its server has to wait."""
GONE: Final = 1006
"""The code of a connection that broke without a word."""
PING: Final = (5.0, 10.0)
"""After so many seconds a server misses the answers to its pings."""

Plain = dict[str, Any]


class Faults:
    """How the network is. All are chances, or seconds."""

    def __init__(self) -> None:
        self.latency = (0.001, 0.02)
        self.spike = 0.0
        """How often a message takes up to two seconds."""
        self.lose = 0.0
        self.double = 0.0
        self.swap = 0.0


class Listener(Protocol):
    """A client's end of a WebSocket."""

    def on_open(self, socket: "Socket") -> None: ...
    def on_message(self, socket: "Socket", message: Plain) -> None: ...
    def on_close(self, socket: "Socket", code: int) -> None: ...


class Stream:
    """One direction of a connection: what goes in comes out later, in order."""

    def __init__(self, network: "Network", deliver: Callable[[Any], None]) -> None:
        self.network = network
        self.deliver = deliver
        self.last = 0.0
        self.frozen_until = 0.0
        self.pace = 0.0
        """Seconds that the reader takes for each message."""
        self.is_dead = False

    def send(self, item: Any, extra: float = 0.0) -> None:
        loop = self.network.loop
        after = max(self.last + self.pace, self.frozen_until, loop.time() + self.network.delay() + extra)
        self.last = after + 1e-6
        loop.call_outside(after - loop.time(), self.arrive, item)

    def arrive(self, item: Any) -> None:
        if not self.is_dead:
            self.deliver(item)


class Socket:
    """One WebSocket."""

    def __init__(self, network: "Network", node: Node, listener: Listener, path: str, address: str) -> None:
        self.network = network
        self.node = node
        self.listener = listener
        self.address = address
        self.arrived: asyncio.Queue[Plain] = asyncio.Queue()
        self.unread = 0
        self.is_closed = False
        """By the server's end."""
        self.is_left = False
        """By the client's end."""
        self.has_room = asyncio.Event()
        self.has_room.set()
        self.up = Stream(network, self.arrived.put_nowait)
        self.down = Stream(network, self.to_client)
        self.held: Plain | None = None
        """A request that a proxy lets the next one overtake."""
        self.arrived.put_nowait({"type": "websocket.connect"})
        scope = {**network.scope("websocket", path, address), "subprotocols": []}
        scope["extensions"] = {WRITE_NOW: self.write_now}
        self.task = node.spawn(self.serve(scope))

    async def serve(self, scope: Plain) -> None:
        assert self.node.app is not None
        await self.node.app(scope, self.arrived.get, self.send)

    # --- the server's end ---

    def write_now(self, text: bytes) -> bool:
        if not self.has_room.is_set() or self.is_closed or self.node.is_dead:
            return False
        self.transmit(text)
        return True

    async def send(self, message: Any) -> None:
        """ASGI's own."""
        if self.node.is_dead:
            return
        if message["type"] == "websocket.accept":
            self.down.send(("open", None))
        elif message["type"] == "websocket.close":
            self.is_closed = True
            self.down.send(("close", message.get("code", 1000)))
        else:
            while not self.has_room.is_set():
                await self.has_room.wait()
            self.transmit(message["text"].encode())

    def transmit(self, text: bytes) -> None:
        if self.node.is_dead:
            return
        message = msgspec.json.decode(text)
        self.network.on_sent(self.listener, message)
        self.unread += 1
        if self.unread >= WINDOW:
            self.has_room.clear()
        self.down.send(("message", message))

    def to_client(self, item: tuple[str, Any]) -> None:
        what, value = item
        if what == "message":
            self.unread -= 1
            if self.unread < WINDOW:
                self.has_room.set()
        if self.is_left:
            return
        if what == "open":
            self.listener.on_open(self)
        elif what == "message":
            self.listener.on_message(self, value)
        else:
            self.is_left = True
            self.listener.on_close(self, value)

    # --- the client's end ---

    def post(self, text: str) -> None:
        """Send a text, through whatever stands between."""
        item, dice, faults = {"type": "websocket.receive", "text": text}, self.network.dice, self.network.faults
        if self.held is not None:
            self.held, held = None, self.held
            self.up.send(item)
            self.up.send(held)
        elif '"Hello"' in text or dice.random() >= faults.lose + faults.double + faults.swap:
            self.up.send(item)
        else:
            self.mistreat(item)

    def mistreat(self, item: Plain) -> None:
        dice, faults = self.network.dice, self.network.faults
        kind = dice.choices(("lose", "double", "swap"), (faults.lose, faults.double, faults.swap))[0]
        self.network.note(kind, item["text"])
        if kind == "double":
            self.up.send(item)
            self.up.send(item, extra=dice.uniform(0, 3))
        elif kind == "swap":
            self.held = item

    def leave(self) -> None:
        """The client closes it; the server hears of that if the network still carries anything."""
        self.is_left = True
        self.up.send({"type": "websocket.disconnect", "code": 1001})

    # --- what happens to it ---

    def cut(self) -> None:
        """Both ends learn that it broke; what was on its way is lost."""
        self.up.is_dead = self.down.is_dead = True
        self.network.loop.call_outside(self.network.delay(), self.server_hears)
        self.network.loop.call_outside(self.network.delay(), self.client_hears)

    def half_open(self) -> None:
        """Nothing gets through any more, and nobody is told. The server's pings find out."""
        self.up.is_dead = self.down.is_dead = True
        self.network.loop.call_outside(self.network.dice.uniform(*PING), self.server_hears)

    def freeze(self, seconds: float) -> None:
        """What the client sends comes later, perhaps after what it sends over its next connection."""
        self.up.frozen_until = self.network.loop.time() + seconds

    def server_hears(self) -> None:
        self.has_room.set()
        self.is_closed = True
        self.arrived.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def client_hears(self) -> None:
        if not self.is_left:
            self.is_left = True
            self.listener.on_close(self, GONE)

    def is_up(self) -> bool:
        return not (self.is_left or self.is_closed or self.up.is_dead or self.node.is_dead)


class Network:
    """All connections."""

    def __init__(self, loop: VirtualLoop, dice: Random) -> None:
        self.loop = loop
        self.dice = dice
        self.faults = Faults()
        self.sockets: list[Socket] = []
        self.late = 0
        """Messages that took long."""
        self.on_sent: Callable[[Listener, Plain], None] = lambda listener, message: None
        self.note: Callable[[str, Any], None] = lambda what, more: None

    def delay(self) -> float:
        if self.faults.spike and self.dice.random() < self.faults.spike:
            self.late += 1
            return self.dice.uniform(0.05, 2)
        return self.dice.uniform(*self.faults.latency)

    def scope(self, kind: str, path: str, address: str) -> Plain:
        return {
            "type": kind,
            "path": path,
            "root_path": "",
            "query_string": b"",
            "scheme": "ws" if kind == "websocket" else "http",
            "http_version": "1.1",
            "headers": [(b"host", b"localhost")],
            "client": (address, 4711),
            "server": ("localhost", 8000),
        }

    def connect(self, node: Node | None, listener: Listener, path: str, address: str) -> Socket | None:
        """Open a WebSocket; None where no server answers."""
        if node is None or not node.is_open:
            return None
        socket = Socket(self, node, listener, path, address)
        self.sockets = [one for one in self.sockets if one.is_up()]
        self.sockets.append(socket)
        return socket

    def crashed(self, node: Node) -> None:
        """A server is gone. Mostly its machine tells all clients; if the machine is gone too, they find out."""
        silent = self.dice.random() < 0.3
        for socket in self.sockets:
            if socket.node is node:
                socket.up.is_dead = True
                if not silent:
                    self.loop.call_outside(self.delay(), socket.client_hears)
                    socket.down.is_dead = self.dice.random() < 0.5
        self.sockets = [socket for socket in self.sockets if socket.node is not node]

    async def request(self, node: Node | None, method: str, path: str, body: bytes, address: str) -> tuple[int, bytes]:
        """One HTTP request; status 0 if no answer came."""
        if node is None or not node.is_open or node.app is None:
            return 0, b""
        await asyncio.sleep(self.delay())
        answer: asyncio.Future[tuple[int, bytes]] = self.loop.create_future()
        node.spawn(respond(node, {**self.scope("http", path, address), "method": method}, body, answer))
        try:
            async with asyncio.timeout(10):
                status, data = await answer
        except TimeoutError:
            return 0, b""
        await asyncio.sleep(self.delay())
        lost = self.dice.random() < self.faults.lose
        return (0, b"") if lost else (status, data)


async def respond(node: Node, scope: Plain, body: bytes, answer: "asyncio.Future[tuple[int, bytes]]") -> None:
    """Run the application for one request."""
    status, parts = 0, list[bytes]()

    async def receive() -> Plain:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        parts.append(message.get("body", b""))

    assert node.app is not None
    await node.app(scope, receive, send)
    if not answer.done() and not node.is_dead:
        answer.set_result((status, b"".join(parts)))

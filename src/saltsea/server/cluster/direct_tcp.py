"""Direct connections between nodes over TCP: each message is preceded by its length in four bytes.

Of two nodes the one whose name comes first connects to the other. Where that is, and a secret that has to be shown
there, it learns over the bus: a process that reaches the bus can read and change games anyway. Where a node cannot be
reached, all goes over the bus as before."""

import asyncio
import hmac
import logging
import secrets
import socket
from functools import partial
from typing import Final, NamedTuple, cast

import msgspec

from saltsea.server.cluster.direct import Neighbours
from saltsea.server.cluster.unsent import MOST_BYTES

LOOK: Final = 1.0
"""Seconds between two looks for nodes to connect to."""
PATIENCE: Final = 2.0
"""Seconds that a connection, and its greeting, may take."""
LONGEST_PAUSE: Final = 30.0
"""Seconds after which a node that could not be reached is tried again, at most."""
LENGTH: Final = 4
"""Bytes of a length."""
LARGEST_HELLO: Final = 1024
LARGEST_MESSAGE: Final = 2 * MOST_BYTES
MOST_STRANGERS: Final = 50
"""Connections of others that have not shown the secret yet."""
VERSION: Final = 1

log = logging.getLogger(__name__)


class Greeting(msgspec.Struct, frozen=True, array_like=True):
    """The first message, both ways: who speaks. The node that has connected shows the secret."""

    version: int
    node: str
    secret: str = ""


class NodeAddress(NamedTuple):
    """Where a node can be reached."""

    host: str
    port: int
    secret: str

    def written(self) -> str:
        return f"{self.port} {self.secret} {self.host}"

    @staticmethod
    def read(written: str) -> "NodeAddress":
        """What `written` has written; ValueError if it is none."""
        if not written:
            raise ValueError("it does not say where it can be connected to")
        port, secret, host = written.split(" ", 2)
        return NodeAddress(host, int(port), secret)


class NodeConnection(asyncio.Protocol):
    """One connection between two nodes. One that this node has opened knows whom it expects there, and the secret."""

    def __init__(self, owner: "DirectTcp", expected: str = "", secret: str = "") -> None:
        self.owner = owner
        self.expected = expected
        self.secret = secret
        self.node = ""
        """Who is there; empty until the other end has said so."""
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        """The beginning of a message."""
        self.greeted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        """Whether the other end is who it should be, once that is known."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # that of uvloop is none by its type
        self.owner.strangers.add(self)
        asyncio.get_running_loop().call_later(PATIENCE, self.leave_stranger)
        if self.expected:
            self.greet(self.secret)
        elif self.owner.has_too_many_strangers():
            self.end()

    def leave_stranger(self) -> None:
        if not self.node:
            self.end()

    def greet(self, secret: str = "") -> None:
        self.send(msgspec.msgpack.encode(Greeting(VERSION, self.owner.name, secret)))

    def send(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(len(data).to_bytes(LENGTH, "big") + data)

    def is_full(self) -> bool:
        """Whether the other end takes nothing any more."""
        return self.transport is not None and self.transport.get_write_buffer_size() > MOST_BYTES

    def data_received(self, data: bytes) -> None:
        data, at = self.rest + data if self.rest else data, 0
        while (begin := at + LENGTH) <= len(data):
            size = int.from_bytes(data[at:begin], "big")
            if size > (LARGEST_MESSAGE if self.node else LARGEST_HELLO):
                self.end()
                return
            if begin + size > len(data):
                break
            at = begin + size
            self.received(data[begin:at])
        self.rest = data[at:]

    def received(self, message: bytes) -> None:
        if self.node:
            self.owner.heard(message)
        elif self.transport is not None and not self.transport.is_closing():
            self.meet(message)

    def meet(self, message: bytes) -> None:
        """Hear who is there. A stranger, and a node of a version that speaks otherwise, is left."""
        try:
            greeting = msgspec.msgpack.decode(message, type=Greeting)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            greeting = Greeting(0, "")
        if greeting.version == VERSION and self.is_welcome(greeting):
            if not self.expected:
                self.greet()
            self.node = greeting.node
            self.owner.connected(self)
        else:
            self.end()

    def is_welcome(self, greeting: Greeting) -> bool:
        if self.expected:
            return greeting.node == self.expected
        shown = hmac.compare_digest(greeting.secret.encode(), self.owner.secret.encode())
        return shown and bool(greeting.node) and greeting.node != self.owner.name

    def settle(self, *, known: bool) -> None:
        if not self.greeted.done():
            self.greeted.set_result(known)

    def connection_lost(self, error: Exception | None) -> None:
        self.owner.disconnected(self)

    def end(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class DirectTcp:
    """All direct connections of this node. Without a host it listens at the address by which it reaches `towards`."""

    def __init__(self, host: str = "", port: int = 0, towards: tuple[str, int] = ("", 0)) -> None:
        self.host = host
        self.port = port
        self.towards = towards
        self.secret = secrets.token_hex(16)
        self.name = ""
        self.neighbours: Neighbours | None = None
        self.connections: dict[str, NodeConnection] = {}
        """By the node at the other end."""
        self.strangers: set[NodeConnection] = set()
        self.pauses: dict[str, tuple[float, float]] = {}
        """When each node that could not be reached is tried again, and after how many seconds."""
        self.server: asyncio.Server | None = None
        self.keeping: asyncio.Task[None] | None = None
        self.connecting: dict[str, asyncio.Task[None]] = {}

    def join(self, neighbours: Neighbours) -> None:
        self.neighbours, self.name = neighbours, neighbours.name

    async def open(self) -> str:
        loop = asyncio.get_running_loop()
        self.keeping = loop.create_task(self.keep(), name="direct connections")
        try:
            host = self.host or await local_address(*self.towards)
            self.server = await loop.create_server(lambda: NodeConnection(self), host, self.port)
        except OSError as error:
            log.warning("other nodes cannot connect to this one, so they use the bus: %s", error)
            return ""
        port: int = self.server.sockets[0].getsockname()[1]
        return NodeAddress(host, port, self.secret).written()

    async def close(self) -> None:
        for task in (self.keeping, *self.connecting.values()):
            if task is not None:
                task.cancel()
        if self.server is not None:
            self.server.close()
        for connection in [*self.connections.values(), *self.strangers]:
            if connection.transport is not None:
                connection.transport.close()

    # --- what goes and comes ---

    def leads_to(self, node: str) -> bool:
        return node in self.connections

    def send(self, node: str, data: bytes) -> None:
        connection = self.connections[node]
        connection.send(data)
        if connection.is_full():
            log.warning("another node takes nothing any more", extra={"node": node})
            self.drop(node)

    def heard(self, data: bytes) -> None:
        assert self.neighbours is not None
        try:
            self.neighbours.heard(data)
        except Exception:
            log.exception("a message of another node could not be handled")

    def has_too_many_strangers(self) -> bool:
        """Whether no other node may connect now. What this node has opened itself is not counted."""
        return sum(not connection.expected for connection in self.strangers) > MOST_STRANGERS

    def drop(self, node: str) -> None:
        connection = self.connections.get(node)
        if connection is not None:
            connection.end()
            self.disconnected(connection)

    def connected(self, connection: NodeConnection) -> None:
        """A node is there. If there was a connection to it already, that one has broken without a word."""
        self.strangers.discard(connection)
        self.drop(connection.node)
        self.connections[connection.node] = connection
        self.pauses.pop(connection.node, None)
        connection.settle(known=True)

    def disconnected(self, connection: NodeConnection) -> None:
        assert self.neighbours is not None
        self.strangers.discard(connection)
        connection.settle(known=False)
        if self.connections.get(connection.node) is connection:
            del self.connections[connection.node]
            self.neighbours.lost(connection.node)

    # --- finding the others ---

    async def keep(self) -> None:
        """Connect to the node that is there, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            for node in self.wanted(loop.time()):
                task = self.connecting[node] = loop.create_task(self.connect(node))
                task.add_done_callback(partial(self.tried, node))
            await asyncio.sleep(LOOK)

    def tried(self, node: str, task: "asyncio.Task[None]") -> None:
        if self.connecting.get(node) is task:
            del self.connecting[node]

    def wanted(self, now: float) -> list[str]:
        """The nodes to connect to now."""
        assert self.neighbours is not None
        others = self.neighbours.others()
        self.pauses = {node: pause for node, pause in self.pauses.items() if node in others}
        return [
            node
            for node in others
            if self.name < node and node not in self.connections and node not in self.connecting
            if self.pauses.get(node, (0.0, 0.0))[0] <= now
        ]

    async def connect(self, node: str) -> None:
        assert self.neighbours is not None
        loop = asyncio.get_running_loop()
        try:
            place = NodeAddress.read(await self.neighbours.where(node))
            async with asyncio.timeout(PATIENCE):
                make = partial(NodeConnection, self, node, place.secret)
                _, connection = await loop.create_connection(make, place.host, place.port)
                if not await connection.greeted:
                    raise ConnectionError("it is not who it should be")
        except TimeoutError:
            self.failed(node, f"no connection to it within {PATIENCE} s")
        except (OSError, ValueError) as error:
            self.failed(node, str(error))

    def failed(self, node: str, why: str) -> None:
        """Try again later and later; it is told once."""
        _, before = self.pauses.get(node, (0.0, 0.0))
        if not before:
            log.info("another node is reached by the bus alone: %s", why, extra={"node": node})
        pause = min(max(LOOK, 2 * before), LONGEST_PAUSE)
        self.pauses[node] = asyncio.get_running_loop().time() + pause, pause


async def local_address(host: str, port: int) -> str:
    """The address of this machine in the network in which it reaches another; nothing is sent."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_DGRAM)
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as probe:
        probe.connect(address)
        name: str = probe.getsockname()[0]
        return name

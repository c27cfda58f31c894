"""WebSocket connections. Messages are read and written at once; a client that is slower has a bounded queue and its own
writer, so that it stalls no other."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.dispatch import not_understood
from saltsea.server.tables.inbox import Disconnected
from saltsea.server.tables.messages.codec import encode, incoming
from saltsea.server.tables.messages.from_client import Hello
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.receiving import receive
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.web.limits import LARGEST_MESSAGE, MOST_WAITING
from saltsea.server.web.rate_limits import RateLimits, visitor
from saltsea.server.web.stranger import stranger_goodbye
from saltsea.server.web.transport import READ_NOW, WRITE_NOW

ENDED: Final = 1000
NO_TABLE: Final = 4404
SLOW: Final = 4408
CUT_BELOW: Final = (1008, 1009)
"""How the server below closes a connection with too many frames, or too large a message."""


def never(_: bytes) -> bool:
    """Where the server below cannot write at once."""
    return False


class WebSocketTransport:
    """The way to one client, and the queue for what it is too slow for."""

    def __init__(self, write_now: Callable[[bytes], bool] = never) -> None:
        self.write_now = write_now
        """Writes a message if the client keeps up; whether it has."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.unsent = 0
        """Messages in the queue and in the writer's hand: until there are none, all others come after them."""
        self.cut = False
        self.code = ENDED

    def send(self, message: bytes) -> None:
        if self.cut or (not self.unsent and self.write_now(message)):
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.cut = True
            self.close(SLOW)
        else:
            self.put(message)

    def close(self, code: int = ENDED) -> None:
        self.code = code if self.code == ENDED else self.code
        self.put(None)

    def put(self, message: bytes | None) -> None:
        self.unsent += 1
        self.queue.put_nowait(message)


async def serve_connection(
    socket: WebSocket, registry: TableRegistry, clock: Clock, account: str | None, limits: RateLimits
) -> None:
    """Serve one client's connection to one table, until either side ends it."""
    await socket.accept()
    transport = WebSocketTransport(socket.scope.get("extensions", {}).get(WRITE_NOW, never))
    connection = Connection(transport, account)
    connection.address = visitor(socket)
    table = await registry.connect(socket.path_params["code"], connection)
    if table is None:
        await socket.send_text(encode(stranger_goodbye("not-welcome", "server-no-table")).decode())
        await socket.close(NO_TABLE)
        return
    writer = asyncio.create_task(write(socket, transport, lambda: too_slow(table, connection)))
    try:
        await read(socket, table, connection, clock, limits.limits.hello_time)
    finally:
        if connection.is_cut:
            limits.flooded(socket)
        table.inbox.put_nowait(Disconnected(connection))
        transport.close()
        with contextlib.suppress(Exception):
            await writer


async def write(socket: WebSocket, transport: WebSocketTransport, farewell: Callable[[], bytes]) -> None:
    """Send the queued messages in order. A client that is too slow gets a goodbye instead."""
    while True:
        message = await transport.queue.get()
        if message is None or transport.cut:
            break
        await socket.send_text(message.decode())
        transport.unsent -= 1
    with contextlib.suppress(RuntimeError):  # the client was faster and has closed it
        if transport.cut:
            await socket.send_text(farewell().decode())
        await socket.close(transport.code)


def too_slow(table: Table, connection: Connection) -> bytes:
    return encode(goodbye(table.services.narrators[connection.language].texts, "slow", "server-slow", again=True))


async def read(socket: WebSocket, table: Table, connection: Connection, clock: Clock, hello: float) -> None:
    """Pass on the client's messages, the first of which is a Hello and comes soon."""
    try:
        async with asyncio.timeout(hello):
            text = await received(socket, connection)
    except TimeoutError:
        connection.transport.send(too_slow(table, connection))
        connection.transport.close(SLOW)
        return
    pass_next = partial(pass_on, table, connection, clock, is_first=False)
    goes_on = text is not None and pass_on(table, connection, clock, text, is_first=True)
    read_now = socket.scope.get("extensions", {}).get(READ_NOW)
    if goes_on and read_now is not None:
        read_now(pass_next)
    while goes_on:
        text = await received(socket, connection)
        goes_on = text is not None and pass_next(text)


async def received(socket: WebSocket, connection: Connection) -> str | None:
    """The next message; None once the client has gone, or sends what is no text."""
    try:
        return await socket.receive_text()
    except WebSocketDisconnect as error:
        connection.is_cut = connection.is_cut or error.code in CUT_BELOW
        return None
    except (KeyError, RuntimeError):
        return None


def pass_on(table: Table, connection: Connection, clock: Clock, text: str, *, is_first: bool) -> bool:
    """Pass on one message; whether more may come. Nonsense is answered with what is wrong, and ends the connection."""
    try:
        if len(text) > LARGEST_MESSAGE:
            raise msgspec.ValidationError(f"a message has at most {LARGEST_MESSAGE} characters")
        message = incoming(text)
        if is_first and not isinstance(message, Hello):
            raise msgspec.ValidationError("Hello comes first.")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        connection.send(not_understood(table, connection, str(error)))
        connection.transport.close()
        return False
    receive(table, connection, message, clock.now())
    return not connection.is_cut

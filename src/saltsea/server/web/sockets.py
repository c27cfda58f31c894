"""WebSocket connections: each has a bounded queue and its own writer, so that a slow client stalls no other."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.dispatch import not_understood
from saltsea.server.tables.inbox import Disconnected, InboxItem
from saltsea.server.tables.messages.codec import encode, incoming
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Goodbye
from saltsea.server.tables.receiving import receive
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.web.stranger import stranger_goodbye

MOST_WAITING: Final = 256
"""A client with so many unsent messages is too slow: it is disconnected and comes back for a snapshot."""
LARGEST: Final = 16_384
"""The longest message of a client, in characters."""
NO_TABLE: Final = 4404
NONSENSE: Final = 4400
SLOW: Final = 4408


class WebSocketTransport:
    """The queue to one client."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.cut = False

    def send(self, message: bytes) -> None:
        if self.cut:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.cut = True
            self.close()
        else:
            self.queue.put_nowait(message)

    def close(self) -> None:
        self.queue.put_nowait(None)


async def serve_connection(
    socket: WebSocket, registry: TableRegistry, clock: Clock, account: str | None = None
) -> None:
    """Serve one client's connection to one table, until either side ends it."""
    await socket.accept()
    transport = WebSocketTransport()
    connection = Connection(transport, account)
    table = await registry.connect(socket.path_params["code"], connection)
    if table is None:
        await socket.send_text(encode(stranger_goodbye("not-welcome", "server-no-table")).decode())
        await socket.close(NO_TABLE)
        return
    writer = asyncio.create_task(write(socket, transport, lambda: too_slow(table, connection)))
    try:
        put = table.inbox.put_nowait
        await read(socket, connection, put, clock, lambda detail: not_understood(table, connection, detail))
    finally:
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
    with contextlib.suppress(RuntimeError):  # the client was faster and has closed it
        if transport.cut:
            await socket.send_text(farewell().decode())
        await socket.close(SLOW if transport.cut else 1000)


def too_slow(table: Table, connection: Connection) -> bytes:
    return encode(goodbye(table.services.narrators[connection.language].texts, "slow", "server-slow", again=True))


async def read(
    socket: WebSocket,
    connection: Connection,
    put: Callable[[InboxItem], None],
    clock: Clock,
    farewell: Callable[[str], Goodbye],
) -> None:
    """Pass on the client's messages. Nonsense is answered with what is wrong, and the connection is closed."""
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return
        try:
            if len(text) > LARGEST:
                raise msgspec.ValidationError(f"a message has at most {LARGEST} characters")
            message = incoming(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.send(farewell(str(error)))
            connection.transport.close()
            return
        receive(connection, message, put, clock.now())

"""WebSocket connections. Messages are read and written at once; a client that is slower has a bounded queue and its own
writer, so that it stalls no other."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from saltsea.kernel.record_file import BadRecordError
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.to_client import Goodbye
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.stored.stored_rows import UNREADABLE
from saltsea.server.web.client_links import ClientLink, Tables
from saltsea.server.web.protection.limits import MOST_WAITING
from saltsea.server.web.protection.rate_limits import RateLimits, visitor
from saltsea.server.web.stranger import stranger_goodbye
from saltsea.server.web.transport import READ_NOW, WRITE_NOW
from saltsea.store.port import StoreError

ENDED: Final = 1000
NO_TABLE: Final = 4404
AGAIN_SOON: Final = 1013
"""The code with which a node that cannot serve this table now closes: the client tries again, perhaps elsewhere."""
SLOW: Final = 4408
CUT_BELOW: Final = (1008, 1009)
"""How the server below closes a connection with too many frames, or too large a message."""

log = logging.getLogger(__name__)


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


async def serve_connection(socket: WebSocket, tables: Tables, account: str | None, limits: RateLimits) -> None:
    """Serve one client's connection to one table, until either side ends it."""
    await socket.accept()
    transport = WebSocketTransport(socket.scope.get("extensions", {}).get(WRITE_NOW, never))
    connection = Connection(transport, account)
    connection.address, connection.place = visitor(socket), limits.place_of(socket)
    try:
        link = await tables.link(socket.path_params["code"], connection)
    except UnownedError:
        await send_away(socket)
        return
    except StoreError:
        log.warning("a client came while the store could not be read")
        await send_away(socket)
        return
    except (BadRecordError, *UNREADABLE) as error:  # what the store has of it is damaged; the next try finds the same
        log.warning("a table cannot be read", extra={"why": str(error)})
        await end(socket, stranger_goodbye("damaged", "server-damaged"), NO_TABLE)
        return
    if link is None:
        limits.missed(socket)
        await end(socket, stranger_goodbye("not-welcome", "server-no-table"), NO_TABLE)
        return
    writer = asyncio.create_task(write(socket, transport, link.too_slow))
    try:
        await read(socket, link, connection, limits.limits.hello_time)
    finally:
        if connection.is_cut:
            limits.flooded(socket)
        link.gone()
        transport.close()
        with contextlib.suppress(Exception):
            await writer


async def send_away(socket: WebSocket) -> None:
    """No node can serve this client now: it comes again soon."""
    await end(socket, stranger_goodbye("stopping", "server-stopping", again=True), AGAIN_SOON)


async def end(socket: WebSocket, message: Goodbye, code: int) -> None:
    """Close a connection that has reached no table."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the client was faster and has gone
        await socket.send_text(encode(message).decode())
        await socket.close(code)


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


async def read(socket: WebSocket, link: ClientLink, connection: Connection, hello: float) -> None:
    """Pass on the client's messages, the first of which comes soon."""
    try:
        async with asyncio.timeout(hello):
            text = await received(socket, connection)
    except TimeoutError:
        connection.transport.send(link.too_slow())
        connection.transport.close(SLOW)
        return
    goes_on = text is not None and link.receive(text)
    read_now = socket.scope.get("extensions", {}).get(READ_NOW)
    if goes_on and read_now is not None:
        read_now(link.receive)
    while goes_on:
        text = await received(socket, connection)
        goes_on = text is not None and link.receive(text)


async def received(socket: WebSocket, connection: Connection) -> str | None:
    """The next message; None once the client has gone, or sends what is no text."""
    try:
        return await socket.receive_text()
    except WebSocketDisconnect as error:
        connection.is_cut = connection.is_cut or error.code in CUT_BELOW
        return None
    except (KeyError, RuntimeError):
        return None

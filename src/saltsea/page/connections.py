"""The connections of a page to its tables: what a WebSocket is on a server, by texts that a worker carries."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from saltsea.kernel.languages import USUAL
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.dispatch import not_understood
from saltsea.server.tables.inbox import Disconnected
from saltsea.server.tables.messages.codec import encode, incoming
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.receiving import receive
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.texts import load

NO_TABLE: Final = 4404
ENDED: Final = 1000
Send = Callable[[str, str], None]
Closed = Callable[[str, int], None]


class WorkerTransport:
    """The way out of one connection. The worker loses nothing and is never too slow."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self.out = send
        self.closed = closed
        self.is_open = True

    def send(self, message: bytes) -> None:
        if self.is_open:
            self.out(message.decode())

    def close(self, code: int = ENDED) -> None:
        if self.is_open:
            self.is_open = False
            self.closed(code)


class Connections:
    """All connections of the page, by names that the page gives them."""

    def __init__(self, tables: TableRegistry, clock: Clock, send: Send, closed: Closed) -> None:
        self.tables = tables
        self.clock = clock
        self.send = send
        self.closed = closed
        self.open: dict[str, tuple[Table, Connection]] = {}
        self.early: dict[str, list[str]] = {}
        """What has come over connections whose table is not found yet."""

    def connect(self, name: str, code: str) -> asyncio.Task[None]:
        """Open a connection to a table. The page may talk at once: what it says is heard when the table is there."""
        self.early[name] = []
        return asyncio.ensure_future(self.opening(name, code))

    async def opening(self, name: str, code: str) -> None:
        """Find the table, or say that there is none."""
        connection = Connection(WorkerTransport(partial(self.send, name), partial(self.ended, name)))
        table = await self.tables.connect(code, connection)
        if table is None:
            farewell = goodbye(load(USUAL), "not-welcome", "server-no-table", again=False)
            self.send(name, encode(farewell).decode())
            self.closed(name, NO_TABLE)
            self.early.pop(name, None)
            return
        self.open[name] = table, connection
        if name not in self.early:
            self.disconnect(name)  # the page has gone meanwhile
        for text in self.early.pop(name, ()):
            self.receive(name, text)

    def receive(self, name: str, text: str) -> None:
        """A message of the page."""
        if name in self.early:
            self.early[name].append(text)
        if name not in self.open:
            return
        table, connection = self.open[name]
        try:
            message = incoming(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            connection.send(not_understood(table, connection, str(error)))
            connection.transport.close()
            return
        receive(table, connection, message, self.clock.now())

    def ended(self, name: str, code: int) -> None:
        """The table has closed a connection: the page is told, and the table that its client has gone."""
        self.closed(name, code)
        self.disconnect(name)

    def disconnect(self, name: str) -> None:
        """The page is gone, or has no more to say."""
        self.early.pop(name, None)
        found = self.open.pop(name, None)
        if found is not None:
            table, connection = found
            table.inbox.put_nowait(Disconnected(connection))

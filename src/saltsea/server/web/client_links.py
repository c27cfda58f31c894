"""Where a client's messages go: to a table of this process, or to the node that holds the table."""

from typing import Protocol

import msgspec

from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.dispatch import not_understood
from saltsea.server.tables.inbox import Disconnected
from saltsea.server.tables.messages.codec import encode, incoming
from saltsea.server.tables.messages.from_client import Hello
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.ports.ownership import StoppingError
from saltsea.server.tables.receiving import receive
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.web.protection.limits import LARGEST_MESSAGE


class ClientLink(Protocol):
    """One client's connection, as its socket knows it."""

    def receive(self, text: str) -> bool:
        """Pass on one message; whether more may come."""
        ...

    def gone(self) -> None:
        """The client has gone."""
        ...

    def too_slow(self) -> bytes:
        """The last word to a client that does not keep up."""
        ...


class Tables(Protocol):
    """What a socket connects its client to."""

    async def link(self, code: str, connection: Connection) -> ClientLink | None:
        """The link to a table; None if there is no such table."""
        ...


class TablesHere:
    """The tables of this process."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self.registry = registry
        self.clock = clock

    async def link(self, code: str, connection: Connection) -> ClientLink | None:
        table = await self.registry.connect(code, connection)
        if table is None and self.registry.stopping:
            raise StoppingError("the server stops")  # the table is there, and who comes back later finds it
        return None if table is None else LinkHere(table, connection, self.clock)


class LinkHere:
    """A connection to a table of this process."""

    def __init__(self, table: Table, connection: Connection, clock: Clock) -> None:
        self.table = table
        self.connection = connection
        self.clock = clock
        self.is_first = True

    def receive(self, text: str) -> bool:
        """Pass on one message, the first of which is a Hello. Nonsense is answered with what is wrong, and ends the
        connection."""
        connection = self.connection
        try:
            if len(text) > LARGEST_MESSAGE:
                raise msgspec.ValidationError(f"a message has at most {LARGEST_MESSAGE} characters")
            message = incoming(text)
            if self.is_first and not isinstance(message, Hello):
                raise msgspec.ValidationError("Hello comes first.")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.send(not_understood(self.table, connection, str(error)))
            connection.transport.close()
            return False
        self.is_first = False
        receive(self.table, connection, message, self.clock.now())
        return not connection.is_cut

    def gone(self) -> None:
        self.table.inbox.put_nowait(Disconnected(self.connection))

    def too_slow(self) -> bytes:
        texts = self.table.services.narrators[self.connection.language].texts
        return encode(goodbye(texts, "slow", "server-slow", again=True))

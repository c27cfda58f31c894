"""Whoever may hear from now on what is said at a table is told what was said before: one who takes a seat where nobody
may watch, or all when watching is allowed."""

from typing import TYPE_CHECKING

from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Arrange, Request
from saltsea.server.tables.publisher import CHAT_HISTORY

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def tell_newcomers(table: "Table", message: Request) -> None:
    """Tell those whom this request has let in what a fresh connection is told, and note whom it has sent out."""
    if table.info.settings.watching != "none" and not isinstance(message, Arrange):
        return  # everybody hears everything
    for connection in [*table.connections]:
        hears = connection.welcomed and table.publisher.is_at_table(connection)
        if hears and not connection.hears:
            await tell_words(table, connection, 0)
            table.publisher.send_snapshot(connection)
            tell_time(table, connection)
        connection.hears = hears


async def tell_words(table: "Table", connection: Connection, have: int) -> None:
    """Send the last of what was said, if this connection may hear it."""
    publisher = table.publisher
    connection.hears = publisher.is_at_table(connection)
    if connection.hears:
        since = 0 if publisher.delayed.is_delayed(connection) else have
        publisher.send_chat(
            connection, await table.services.store.said(table.info.code, since=since, most=CHAT_HISTORY)
        )


def tell_time(table: "Table", connection: Connection) -> None:
    time = table.publisher.time_seen_by(connection)
    if time is not None:
        connection.send(time)

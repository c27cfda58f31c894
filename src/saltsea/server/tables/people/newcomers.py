"""A person who may hear from now on what is said at a table is told what was said before: one who takes a seat where
no guest may watch, or only late, or all when watching is allowed."""

from typing import TYPE_CHECKING

from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Arrange, Request
from saltsea.server.tables.sending.publisher import CHAT_HISTORY

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def tell_newcomers(table: "Table", message: Request) -> None:
    """Tell those whom this request has let in what a fresh connection is told, and note whom it has sent out."""
    if table.info.settings.watching == "public" and not isinstance(message, Arrange):
        return  # everybody hears everything
    for connection in [*table.connections]:
        hears = connection.welcomed and hears_all(table, connection)
        if hears and not connection.hears and not hears_late(table, connection, message):
            await tell_words(table, connection, 0)
            table.publisher.send_snapshot(connection)
            tell_time(table, connection)
        connection.hears = hears


def hears_late(table: "Table", connection: Connection, message: Request) -> bool:
    """Whether this is a late watcher whose game is over: what was held back is on its way."""
    is_late = table.info.settings.watching == "delayed" and not table.info.seats_of(connection.person)
    return is_late and not isinstance(message, Arrange)


def hears_all(table: "Table", connection: Connection) -> bool:
    """Whether this connection hears what is said, and at once."""
    publisher = table.publisher
    return publisher.is_at_table(connection) and not publisher.delayed.is_delayed(connection)


async def tell_words(table: "Table", connection: Connection, have: int) -> None:
    """Send the last of what was said, if this connection may hear it. Where not everybody hears all, its client may
    have been a stranger until its connection was lost: then its last number says nothing about words before."""
    publisher = table.publisher
    connection.hears = hears_all(table, connection)
    if publisher.is_at_table(connection):
        since = have if table.info.settings.watching == "public" else 0
        publisher.send_chat(
            connection, await table.services.store.said(table.info.code, since=since, most=CHAT_HISTORY)
        )


def tell_time(table: "Table", connection: Connection) -> None:
    time = table.publisher.time_seen_by(connection)
    if time is not None:
        connection.send(time)

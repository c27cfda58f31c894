"""Faults planted into the server, which the simulation must find: it proves nothing if it cannot fail."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final
from unittest.mock import patch

from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.chat_handlers import ChatHandlers
from saltsea.server.tables.handlers.dispatch import RequestHandlers
from saltsea.server.tables.handlers.game_handlers import GameHandlers
from saltsea.server.tables.messages.from_client import Act, Request
from saltsea.server.tables.messages.to_client import Done, Snapshot
from saltsea.server.tables.play import Play
from saltsea.server.tables.publisher import Publisher
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.store.rows import Rows, TableRow

Planted = Callable[[], "AbstractContextManager[Any]"]
write, handle_request, act = Table.write, RequestHandlers.handle_request, GameHandlers.act
from_store, snapshot_for = TableRegistry.from_store, Publisher.snapshot_for


async def publishing_first(table: Table, rows: Sequence[Rows], *, lines: int = 0) -> None:
    """Players see a line before it is on the disk."""
    if lines:
        table.publisher.publish_steps(table.n + 1)
    await write(table, rows, lines=lines)


async def answering_first(handlers: RequestHandlers, connection: Connection, message: Request) -> None:
    """A player hears that it is done before it is on the disk."""
    if isinstance(message, Act):
        connection.send(Done(message.token))
    await handle_request(handlers, connection, message)


async def forgetting_tokens(handlers: GameHandlers, connection: Connection, message: Act) -> Any:
    """An action that is sent again is looked at again."""
    if handlers.table.play is not None:
        handlers.table.play.match.done.entries.clear()
    return await act(handlers, connection, message)


def showing_another_hand(publisher: Publisher, play: Play, seat: int, form: Any) -> Snapshot:
    """A snapshot for the second seat that has the first one's view in it."""
    shown = snapshot_for(publisher, play, seat, form)
    return shown if seat != 1 else snapshot_with(shown, snapshot_for(publisher, play, 0, form))


def snapshot_with(shown: Snapshot, other: Snapshot) -> Snapshot:
    return Snapshot(**{**{name: getattr(shown, name) for name in shown.__struct_fields__}, "view": other.view})


async def sleeping_for_ever(registry: TableRegistry, row: TableRow) -> Table:
    """A table that was read from the disk sets no alarms."""
    table = await from_store(registry, row)
    patch.object(table, "set_alarm_at", lambda when: None).start()
    return table


PLANTED: Final[dict[str, Planted]] = {
    "lines are told before they are saved": lambda: patch.object(Table, "write", publishing_first),
    "actions are acknowledged before they are saved": lambda: patch.object(
        RequestHandlers, "handle_request", answering_first
    ),
    "tokens of actions are forgotten": lambda: patch.object(GameHandlers, "act", forgetting_tokens),
    "tokens of chat are forgotten": lambda: patch.object(ChatHandlers, "remember", lambda *given: None),
    "a snapshot shows another hand": lambda: patch.object(Publisher, "snapshot_for", showing_another_hand),
    "steps go to everybody's connections": lambda: patch.object(
        Publisher, "seats_seen_by", lambda publisher, person: [0, 1]
    ),
    "alarms are lost after a crash": lambda: patch.object(TableRegistry, "from_store", sleeping_for_ever),
    "what was not saved stays": lambda: patch.object(Table, "discard_unsaved", lambda table: None),
}

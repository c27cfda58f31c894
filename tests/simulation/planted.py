"""Faults planted into the server, which the simulation must find: it proves nothing if it cannot fail.

Each names the invariant that it breaks; each invariant is broken by one of them."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final
from unittest.mock import patch

import msgspec

from saltsea.kernel.record import Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.tokens import Tokens
from saltsea.server.cluster.node import Node as ClusterNode
from saltsea.server.tables import registry as registry_module
from saltsea.server.tables import table as table_module
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.chat_handlers import ChatHandlers
from saltsea.server.tables.handlers.dispatch import RequestHandlers
from saltsea.server.tables.handlers.game_handlers import GameHandlers
from saltsea.server.tables.messages.from_client import Act, Request
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Done, Snapshot
from saltsea.server.tables.play import Play
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.sending.publisher import Publisher
from saltsea.server.tables.stored.table_rows import line_row
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import TableInfo
from saltsea.server.tables.table_services import TableServices
from saltsea.store import memory, shelves
from saltsea.store.postgresql.writer import Writer
from saltsea.store.rows import LineRow, Rows, TableRow

Planted = Callable[[], "AbstractContextManager[Any]"]
write, handle_request, act = Table.write, RequestHandlers.handle_request, GameHandlers.act
attach_game = Table.attach_game
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


def forgetting_earlier_games(table: Table, *given: Any) -> Play:
    """What was done in the game before counts as new in the next one."""
    play = attach_game(table, *given)
    table.earlier_tokens = Tokens()
    return play


async def knowing_no_earlier_game(services: TableServices, info: TableInfo) -> Tokens:
    """After a restart, too."""
    return Tokens()


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


def spoiling_hashes(rules: AnyRules, game: str, line: Line, n: int) -> LineRow:
    """Every fifth line is stored with the hash of another state."""
    return with_body(rules, game, line, n, hash="0" * len(line.hash))


def going_back_in_time(rules: AnyRules, game: str, line: Line, n: int) -> LineRow:
    """Every fifth line is stored as if it had been at the beginning."""
    return with_body(rules, game, line, n, at=0)


def with_body(rules: AnyRules, game: str, line: Line, n: int, **other: Any) -> LineRow:
    row = line_row(rules, game, line, n)
    body = msgspec.json.encode({**msgspec.json.decode(row.body), **other})
    return row if line.number % 5 != 4 else msgspec.structs.replace(row, body=body)


def raising(handlers: ChatHandlers, person: int, token: str) -> None:
    """The server has a bug."""
    raise ValueError(token)


def keeping(*given: Any) -> None:
    """Nothing is looked at, and nothing discarded."""


def sending_away_for_good(table: Table, connection: Connection) -> None:
    """Who should come back in a moment is told that it is for ever."""
    texts = table.services.narrators[connection.language].texts
    connection.send(goodbye(texts, "stopping", "server-stopping", again=False))


def forgetting_to_tell(publisher: Publisher) -> None:
    """Somebody whose seats have changed is not told."""


async def always(writer: Writer, batch: int) -> bool:
    """Nobody asks the database whether it has what was on its way."""
    return True


async def never(writer: Writer, batch: int) -> bool:
    return False


async def losing_time(table: Table) -> None:
    """A server that is stopped does not note how far the sand has run."""


PLANTED: Final[dict[str, tuple[str, Planted]]] = {
    "lines are told before they are saved": (
        "told before it is stored",
        lambda: patch.object(Table, "write", publishing_first),
    ),
    "actions are acknowledged before they are saved": (
        "acknowledged and not stored",
        lambda: patch.object(RequestHandlers, "handle_request", answering_first),
    ),
    "tokens of actions are forgotten": (
        "refused and done",
        lambda: patch.object(GameHandlers, "act", forgetting_tokens),
    ),
    "tokens of earlier games are forgotten": (
        "done twice",
        lambda: patch.object(Table, "attach_game", forgetting_earlier_games),
    ),
    "tokens of earlier games are forgotten with a restart": (
        "done twice",
        lambda: patch.object(registry_module, "earlier_tokens", knowing_no_earlier_game),
    ),
    "requests are forgotten with a restart": (
        "done twice",
        lambda: patch.object(RequestHandlers, "has_changed_table", lambda handlers, named: False),
    ),
    "tokens of chat are forgotten": (
        "done twice",
        lambda: patch.object(ChatHandlers, "remember", lambda *given: None),
    ),
    "a snapshot shows another hand": (
        "secrets",
        lambda: patch.object(Publisher, "snapshot_for", showing_another_hand),
    ),
    "steps go to everybody's connections": (
        "secrets",
        lambda: patch.object(Publisher, "seats_seen_by", lambda publisher, person: [0, 1]),
    ),
    "who changes seats is not told": (
        "every client has what a fresh reader sees",
        lambda: patch.object(Publisher, "publish_identities", forgetting_to_tell),
    ),
    "alarms are lost after a crash": (
        "every table goes on",
        lambda: patch.object(TableRegistry, "from_store", sleeping_for_ever),
    ),
    "what was not saved stays": (
        "acknowledged and not stored",
        lambda: patch.object(Table, "discard_unsaved", keeping),
    ),
    "people are sent away for good": (
        "honest people are served",
        lambda: patch.object(Table, "send_away", sending_away_for_good),
    ),
    "hashes are spoilt": ("records verify", lambda: patch.object(table_module, "line_row", spoiling_hashes)),
    "time goes back": ("time", lambda: patch.object(table_module, "line_row", going_back_in_time)),
    "a stopped server refills the sand": ("time", lambda: patch.object(table_module, "save_time", losing_time)),
    "the time is told to strangers": (
        "secrets",
        lambda: patch.object(Publisher, "is_at_table", lambda publisher, connection: True),
    ),
    "a table that cannot read its old lines goes on": (
        "secrets",
        lambda: patch.object(Table, "abandon", keeping),
    ),
    "a handler raises": (
        "the server makes no mistakes",
        lambda: patch.object(ChatHandlers, "remember", raising),
    ),
}

PLANTED_IN_A_CLUSTER: Final[dict[str, tuple[str, Planted]]] = {
    "the fence is not looked at": (
        "only its owner writes a table",
        lambda: patch.object(shelves, "check_fence", keeping),
    ),
    "a commit in doubt is done again": (
        "every table goes on",
        lambda: patch.object(Writer, "_was_stored", never),
    ),
    "a commit in doubt counts as done": (
        "told before it is stored",
        lambda: patch.object(Writer, "_was_stored", always),
    ),
    "a rebuilt bus counts anew": (
        "only its owner writes a table",
        lambda: patch.object(memory, "next_number", lambda asked, in_force: asked),
    ),
    "who comes back to the bus does not ask what it has lost": (
        "one server holds a table",
        lambda: patch.object(ClusterNode, "rebuilt", keeping),
    ),
}

"""The items of a table's inbox: everything that can happen to a table, handled one after the other."""

import asyncio
from typing import NamedTuple, TypeAlias

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.bots.worker import Choice
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Incoming
from saltsea.server.tables.play import Play
from saltsea.server.tables.table_info import Person
from saltsea.server.tables.table_services import TableServices
from saltsea.store.rows import PersonRow


class Connected(NamedTuple):
    """A connection was opened."""

    connection: Connection


class Disconnected(NamedTuple):
    """A connection was lost or closed."""

    connection: Connection


class Reconnected(NamedTuple):
    """A connection that had fallen silent sends again."""

    connection: Connection


class Received(NamedTuple):
    """A client sent a message."""

    connection: Connection
    message: Incoming
    arrived: Millis


class BotChose(NamedTuple):
    """A bot has answered its question."""

    seat: Seat
    play: Play
    choice: Choice


class BotPlanned(NamedTuple):
    """A bot has thought about what it will begin a round with."""

    seat: Seat
    play: Play
    choice: Choice
    known: tuple[object, ...]
    """What it was asked for: a plan of something else is none any more."""


class AlarmDue(NamedTuple):
    """An alarm rang; work may be due since then."""

    due: Millis


class Forget(NamedTuple):
    """A person asked to be forgotten."""

    person: Person
    done: "asyncio.Future[None]"


class Adopt(NamedTuple):
    """An account takes over the seats of a guest, as they were read from the store."""

    guest: PersonRow
    account: str
    done: "asyncio.Future[bool]"


class ContentBrought(NamedTuple):
    """A person brought player-made content, which is checked; or asks for the game of the catalogue again."""

    account: str | None
    key: str
    """The hash of their secret; empty if they sent none."""
    services: TableServices
    """The services of the game with that content."""
    done: "asyncio.Future[Refusal | None]"


class Stop(NamedTuple):
    """Finish what was accepted, then stop."""


class HintFound(NamedTuple):
    """A bot has thought about a hint; `lines` is how many lines the game had when it was asked."""

    seat: Seat
    play: Play
    lines: int
    choice: Choice


InboxItem: TypeAlias = (
    Connected
    | Disconnected
    | Reconnected
    | Received
    | BotChose
    | BotPlanned
    | HintFound
    | AlarmDue
    | Forget
    | Adopt
    | ContentBrought
    | Stop
)


def caused_by(item: InboxItem) -> dict[str, str]:
    """Who caused a line of the log about this item: an address, or one connection of this machine itself."""
    connection = item.connection if isinstance(item, Received | Connected) else None
    return {} if connection is None else {"visitor": connection.address or str(id(connection))}

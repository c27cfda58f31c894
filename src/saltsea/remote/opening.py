"""Opening a table on a server: the order, the link for others, and bots for its seats."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from saltsea.narrator import Narrator
from saltsea.remote.connection import TableConnection
from saltsea.remote.http_client import HttpClient, NoServerError, ServerRefusedError
from saltsea.remote.links import TableLink
from saltsea.remote.table_client import ServerFailedError, TableClient
from saltsea.server.tables.messages.from_client import AddBot, Language
from saltsea.server.tables.table_settings import Settings


class TableOrder(NamedTuple):
    """An order for a table."""

    game: str
    name: str
    key: str
    settings: Settings
    language: Language
    invitation: str = ""
    logbook: str | None = None
    """The secret of a log book, which opens later chapters of a story."""
    chapter: str = ""
    """The text of player-made content."""


class Invited(NamedTuple):
    """A table's link for others, and whether it works on this computer only."""

    link: str
    only_here: bool


class OpenedTable(msgspec.Struct, frozen=True):
    """The part of the answer to an order that is needed."""

    code: str


class PublicAddress(msgspec.Struct, frozen=True):
    """The address of the server for others."""

    url: str
    only_here: bool


class Offered(msgspec.Struct, frozen=True):
    """A game of the server's catalogue, and what its operator has added."""

    name: str
    added_bots: list[str] = []


class Catalogue(msgspec.Struct, frozen=True):
    """The games that a server has."""

    entries: list[Offered]


def added_bots(server: HttpClient, game: str) -> list[str]:
    """The bots that the operator of a server has added to a game; none where no server answers."""
    try:
        found = server.ask_for(Catalogue, "GET", "/api/catalogue").entries
    except (NoServerError, ServerRefusedError):
        return []
    return [bot for entry in found if entry.name == game for bot in entry.added_bots]


def open_table(server: HttpClient, order: TableOrder) -> TableLink:
    """Open a table with the person who orders on its first seat. ServerRefusedError has the rule that forbids it."""
    asked = {**order._asdict(), "settings": msgspec.to_builtins(order.settings)}
    return TableLink(server.base, server.ask_for(OpenedTable, "POST", "/api/tables", asked).code, order.key)


def bring_content(link: TableLink, key: str, text: str, language: Language) -> None:
    """Let an open table play with this player-made content, as its host; an empty text puts it away."""
    message = {"content": text, "language": language}
    HttpClient(link.base).ask("PUT", f"/api/tables/{link.code}/content", message, bearer=key)


def invited(server: HttpClient, link: TableLink) -> Invited:
    """The link for others: the server knows its own address best."""
    address = server.ask_for(PublicAddress, "GET", "/api/reach")
    url = server.base if address.only_here else address.url
    return Invited(link._replace(base=url).url(), address.only_here)


def seat_bots(link: TableLink, narrator: Narrator, bots: Sequence[str], language: Language) -> None:
    """Add bots on the seats after one's own, over a temporary connection. ServerFailedError is a sentence."""
    connection = TableConnection(link, link.key, language, ticks=False)
    client = TableClient(connection, narrator.rules, narrator.texts.has, None)
    try:
        connection.start()
        while client.table is None:
            client.receive_next()
        for seat, bot in enumerate(bots, 1):
            refusal = client.ask(partial(AddBot, seat=seat, bot=bot))
            if refusal is not None:
                raise ServerFailedError(narrator.refusal(refusal))
    finally:
        connection.close()

"""Opening a table on a server: the order, the way others get there, and computer players for its seats."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from saltsea.kernel.rules import AnyRules
from saltsea.remote.asking import Server
from saltsea.remote.open_line import OpenLine
from saltsea.remote.place import Place
from saltsea.remote.visit import Visit
from saltsea.server.tables.from_client import AddBot, Language
from saltsea.server.tables.table_settings import Settings


class Order(NamedTuple):
    """What table is wanted, by whom."""

    game: str
    name: str
    key: str
    settings: Settings
    language: Language
    invitation: str = ""
    logbook: str | None = None
    """The secret of a log book: by it the later chapters of a story are open."""


class Invited(NamedTuple):
    """A table's link as others are given it, and whether it leads nobody but this computer there."""

    link: str
    only_here: bool


class Opened(msgspec.Struct, frozen=True):
    """What is needed of the answer to an order."""

    code: str


class Reached(msgspec.Struct, frozen=True):
    """How the server says that it is reached."""

    url: str
    only_here: bool


def open_table(server: Server, order: Order) -> Place:
    """The new table, with whoever ordered it on its first seat. SaysNoError has the rule that forbids it."""
    asked = {**order._asdict(), "settings": msgspec.to_builtins(order.settings)}
    return Place(server.base, server.ask_for(Opened, "POST", "/api/tables", asked).code, order.key)


def invited(server: Server, place: Place) -> Invited:
    """The server knows better than we do by which address others find it."""
    reach = server.ask_for(Reached, "GET", "/api/reach")
    url = server.base if reach.only_here else reach.url
    return Invited(place._replace(base=url).link(), reach.only_here)


def seat_bots(place: Place, rules: AnyRules, bots: Sequence[str], language: Language) -> None:
    """Computer players for the seats after one's own, by a line that is closed again. TroubleError is a sentence."""
    line = OpenLine(place, place.key, language, ticks=False)
    visit = Visit(line, rules, lambda _: False, None)
    try:
        line.start()
        while visit.table is None:
            visit.wait()
        for seat, bot in enumerate(bots, 1):
            visit.ask(partial(AddBot, seat=seat, bot=bot))
    finally:
        line.close()

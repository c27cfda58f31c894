"""The server's HTTP messages: one Struct per message. schemas.py makes types and schemas from them."""

from typing import Any, Literal

import msgspec
from msgspec import Raw

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.tables.messages.to_client import LineShown


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all HTTP messages: immutable, and an unknown field is an error."""


Title: Any = msgspec.defstruct(
    "Title",
    [(language, str) for language in LANGUAGES],
    frozen=True,
    namespace={"__doc__": "A name in every language of Saltsea."},
)


class OptionShown(Message, frozen=True):
    """An option that a host may set: its default and its choices. Without choices the game checks the value. If only
    crews of some sizes may set it, `players` has these sizes; else it is empty."""

    name: str
    title: Title
    default: str | int
    choices: tuple[str | int, ...]
    players: tuple[int, ...] = ()


class CatalogueEntry(Message, frozen=True):
    """A game that this server can open a table for. `brief` tells a guest in three sentences what it is about,
    `players` is the fewest and the most, `bots` are the bots from the easiest to the best, `personalities` are
    the same with a personality each, `added_bots` are those that the operator has added, `at_once` are the options of a
    game that begins without a question. `sheets` are the files that it prints for every table, `chapter_sheets` those
    for chapters. What lies beside the box of another game, as an App does, is not listed by itself: `beside` is that
    game."""

    name: str
    title: Title
    brief: Title
    players: tuple[int, int]
    real_time: bool
    options: tuple[OptionShown, ...] = ()
    bots: tuple[str, ...] = ()
    personalities: tuple[str, ...] = ()
    added_bots: tuple[str, ...] = ()
    at_once: dict[str, str | int] = {}
    sheets: tuple[str, ...] = ()
    chapter_sheets: tuple[str, ...] = ()
    beside: str = ""


class Catalogue(Message, frozen=True):
    """Every game of this server, in the order to show them."""

    entries: tuple[CatalogueEntry, ...]


class GameTexts(Message, frozen=True):
    """The texts of a game in one language, as Fluent sources, for a client that does not have them."""

    sources: list[str]


class About(Message, frozen=True):
    """The version of this server. `contact` is how to reach its operator; empty if not set."""

    version: str
    engine: Literal["compiled", "plain"]
    contact: str = ""


class Health(Message, frozen=True):
    """The answer to a health check: the server is up."""

    status: Literal["ok"] = "ok"


class NodeHealth(Message, frozen=True):
    """The same from a node of a cluster, with its name."""

    node: str
    status: Literal["ok"] = "ok"


class UrlsShown(Message, frozen=True):
    """The address to invite others with. `only_here`: it is a loopback address, so other computers cannot reach it.
    `lan` has every address by which this server can be reached on its network."""

    url: str
    only_here: bool
    lan: list[str]


class Forgotten(Message, frozen=True):
    """The person is forgotten at this table."""

    status: Literal["forgotten"] = "forgotten"


class PushKey(Message, frozen=True):
    """The key that a browser subscribes with: `applicationServerKey`, in URL-safe Base64."""

    key: str


class Pushed(Message, frozen=True):
    """The content of a push message, shown by the page's service worker. A newer one with the same `tag` replaces an
    older one; `link` is where a click leads."""

    title: str
    body: str
    link: str
    tag: str
    language: str


class TableOpened(Message, frozen=True):
    """A new table: its code, and the path of its link."""

    code: str
    link: str


class ContentShown(Message, frozen=True):
    """The player-made content of a table, as its host's file has it."""

    text: str


class TableListed(Message, frozen=True):
    """A public table in the list."""

    code: str
    game: str
    phase: str
    players: int
    free: int
    made: int


class TableList(Message, frozen=True):
    """Public tables, the last changed first."""

    tables: list[TableListed]


class GameShown(Message, frozen=True):
    """A game; its record is at /api/games/ID."""

    id: str
    table: str
    game: str
    players: int
    started: int
    ended: int | None


class GamesShown(Message, frozen=True):
    """Games, the last started first."""

    games: list[GameShown]


class Imported(Message, frozen=True):
    """An imported game: its id on this server."""

    id: str


class WatchedLines(Message, frozen=True):
    """What a watcher may know of a game."""

    id: str
    lines: list[LineShown]


class GameViews(Message, frozen=True):
    """A game as one seat saw it: an Update, as in a Step, for each line from `first` on. `lines` is the number of all
    visible lines. In the form of views, `view` is the view after the first of them, to be patched by the
    others."""

    id: str
    seat: int
    first: int
    lines: int
    updates: list[Raw]
    view: Raw | None = None


class SeatNamed(Message, frozen=True):
    """The player of a seat: a name, or a bot. Both are empty for a person who was forgotten or never known."""

    name: str
    bot: str | None


class ClashShown(Message, frozen=True):
    """Two players wanted the same: after `line`, at the game's time `at`, the `action` of `seat` was refused because
    the seat `first` was quicker. It is not in the record."""

    line: int
    at: int
    seat: int
    first: int
    action: Raw


class GameAbout(Message, frozen=True):
    """A game besides its lines. `mine` are the seats of the client that asks, `lines` is the number of visible lines,
    `forked` the last line that was played in an earlier game, if this one continues it. `clashes` are
    those among these lines, without the earlier game; null if they were not counted. `names` tell how
    the arguments of sentences are said, as in a Welcome."""

    id: str
    table: str
    game: str
    players: int
    options: dict[str, str | int]
    started: int
    ended: int | None
    seats: list[SeatNamed]
    mine: list[int]
    lines: int
    forked: int | None
    outcome: Raw | None
    clashes: list[ClashShown] | None
    names: dict[str, str]


class GameStatistics(Message, frozen=True):
    """The finished games of one game: how many, by number of players, and how often each seat won."""

    game: str
    games: int
    players: dict[str, int]
    winners: dict[str, int]
    minutes: float
    """The average duration."""


class Statistics(Message, frozen=True):
    """Statistics of the last games."""

    games: list[GameStatistics]


class Failure(Message, frozen=True):
    """A failed request: the HTTP status, and the reason as a sentence."""

    status: int
    message: str

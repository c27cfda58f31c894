"""What the server says over HTTP: one Struct per message. schemas.py makes types and schemas from them."""

from typing import Any, Literal

import msgspec
from msgspec import Raw

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.tables.messages.to_client import LineShown


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all messages share: they never change, and a field that nobody knows is an error."""


Title: Any = msgspec.defstruct(
    "Title",
    [(language, str) for language in LANGUAGES],
    frozen=True,
    namespace={"__doc__": "A name in every language; Saltsea has no text in only one of them."},
)


class OptionShown(Message, frozen=True):
    """Something that a host may set: what it is unless one says otherwise, and what it can be. Without choices the game
    itself judges the value. Where only crews of some sizes may set it, `players` are these sizes; else it is empty."""

    name: str
    title: Title
    default: str | int
    choices: tuple[str | int, ...]
    players: tuple[int, ...] = ()


class CatalogueEntry(Message, frozen=True):
    """A game that this server can open a table for. `players` is the fewest and the most, `bots` are the computer
    players from the easiest to the best."""

    name: str
    title: Title
    players: tuple[int, int]
    real_time: bool
    options: tuple[OptionShown, ...] = ()
    bots: tuple[str, ...] = ()


class Catalogue(Message, frozen=True):
    """Every game aboard, in the order to show them."""

    entries: tuple[CatalogueEntry, ...]


class GameTexts(Message, frozen=True):
    """The texts of a game in one language, for a client that did not bring them along: sources in Fluent."""

    sources: list[str]


class About(Message, frozen=True):
    """Which Saltsea this is. `contact` is how to reach whoever runs this server; empty when they did not say."""

    version: str
    engine: Literal["compiled", "plain"]
    contact: str = ""


class Health(Message, frozen=True):
    """The answer to a watchdog: the server is up and answers."""

    status: Literal["ok"] = "ok"


class ReachShown(Message, frozen=True):
    """The address to invite others with. `only_here`: it leads everybody to their own machine, so nobody else can come.
    `lan` has every address by which this server can be reached on its network."""

    url: str
    only_here: bool
    lan: list[str]


class Forgotten(Message, frozen=True):
    """You are forgotten at this table."""

    status: Literal["forgotten"] = "forgotten"


class PushKey(Message, frozen=True):
    """The key that a browser subscribes with: `applicationServerKey`, as Base64 for addresses."""

    key: str


class Pushed(Message, frozen=True):
    """What a pushed message holds, for the page's service worker to show. A newer one with the same `tag` takes the
    place of an older one; `link` is where a click leads."""

    title: str
    body: str
    link: str
    tag: str
    language: str


class TableOpened(Message, frozen=True):
    """A new table: its code, and the end of its link."""

    code: str
    link: str


class TableListed(Message, frozen=True):
    """A public table, in the list of them."""

    code: str
    game: str
    phase: str
    players: int
    free: int
    made: int


class TableList(Message, frozen=True):
    """Public tables, the last touched first."""

    tables: list[TableListed]


class GameShown(Message, frozen=True):
    """A game that was played; its record is at /api/games/ID."""

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
    """A game that was brought here: its id on this server."""

    id: str


class WatchedLines(Message, frozen=True):
    """What a watcher may know of a game."""

    id: str
    lines: list[LineShown]


class GameViews(Message, frozen=True):
    """A game as one seat saw it: for each line from `first` on an Update, as it stands in a Step. `lines` is how many
    there are to see in all. In the form of views, `view` is the view after the first of them, to be patched by the
    others."""

    id: str
    seat: int
    first: int
    lines: int
    updates: list[Raw]
    view: Raw | None = None


class SeatNamed(Message, frozen=True):
    """Who had a seat: a name, or a computer player. Both are empty for somebody who was forgotten, or never known."""

    name: str
    bot: str | None


class ClashShown(Message, frozen=True):
    """Two wanted the same: after `line`, at the game's time `at`, `seat` wanted to do `action` and was refused because
    the seat `first` was there already. Nothing of it is in the record."""

    line: int
    at: int
    seat: int
    first: int
    action: Raw


class GameAbout(Message, frozen=True):
    """What there is to know of a game besides its lines. `mine` are the seats of whoever asks, `lines` how many there
    are to see; `forked` is the last line that was played in another game, if this one goes on from there. `clashes` are
    those among these lines, without what was played in another game; null where they were not counted. `names` tell how
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
    """Finished games of one kind: how many, by number of players, and how often each seat won."""

    game: str
    games: int
    players: dict[str, int]
    winners: dict[str, int]
    minutes: float
    """How long one took on average."""


class Statistics(Message, frozen=True):
    """What the last games add up to."""

    games: list[GameStatistics]


class Failure(Message, frozen=True):
    """A request that could not be served: the HTTP status again, and why, in words."""

    status: int
    message: str

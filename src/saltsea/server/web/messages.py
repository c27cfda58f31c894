"""The server's HTTP messages: one Struct per message. schemas.py makes types and schemas from them."""

from typing import Any, Literal

import msgspec
from msgspec import Raw

from saltsea.kernel.languages import LANGUAGES, OWN_NAMES
from saltsea.server.tables.messages.to_client import LineShown
from saltsea.wire.docs import FIELD_DOCS


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all HTTP messages: immutable, and an unknown field is an error."""


Title: Any = msgspec.defstruct(
    "Title",
    [(language, str) for language in LANGUAGES],
    frozen=True,
    namespace={
        "__doc__": "A name in every language of Saltsea.",
        FIELD_DOCS: {language: f"In {OWN_NAMES[language]}." for language in LANGUAGES},
    },
)


class OptionShown(Message, frozen=True):
    """An option that a host may set."""

    name: str
    """The option's name in the settings of a table."""
    title: Title
    """What people call it."""
    default: str | int
    """The value that it has unless the host chooses another one."""
    choices: tuple[str | int, ...]
    """The values that it may have; none where the game checks the value itself."""
    players: tuple[int, ...] = ()
    """The numbers of players with which it may be set; none if that is any number."""


class CatalogueEntry(Message, frozen=True):
    """A game that this server can open a table for."""

    name: str
    """The game's name in addresses and messages."""
    title: Title
    """What people call it."""
    brief: Title
    """Three sentences for a guest who has never played it."""
    players: tuple[int, int]
    """The fewest and the most players."""
    real_time: bool
    """Whether all act at any moment, and not by turns."""
    options: tuple[OptionShown, ...] = ()
    """What a host may choose beside the settings of every table."""
    bots: tuple[str, ...] = ()
    """The levels of its bots, from the easiest to the best."""
    personalities: tuple[str, ...] = ()
    """The same with a personality each, LEVEL-PERSONALITY."""
    added_bots: tuple[str, ...] = ()
    """The bots that the operator has added; they are no levels."""
    at_once: dict[str, str | int] = {}
    """The options of a game that begins without a question."""
    sheets: tuple[str, ...] = ()
    """The files that it prints for every table, by their names."""
    chapter_sheets: tuple[str, ...] = ()
    """The files that it prints for a chapter, by their names."""
    beside: str = ""
    """The game beside whose box it lies, as an App does: it is not listed by itself; else empty."""


class Catalogue(Message, frozen=True):
    """Every game of this server, in the order to show them."""

    entries: tuple[CatalogueEntry, ...]
    """The games, in the order to show them."""


class GameTexts(Message, frozen=True):
    """The texts of a game in one language, as Fluent sources, for a client that does not have them."""

    sources: list[str]
    """The Fluent sources, to be read in this order."""


class About(Message, frozen=True):
    """What this server is."""

    version: str
    """The version of Saltsea."""
    engine: Literal["compiled", "plain"]
    """Whether the rules run compiled or as plain Python."""
    contact: str = ""
    """How to reach the operator; empty if they have not said."""


class Health(Message, frozen=True):
    """The answer to a health check: the server is up."""

    status: Literal["ok"] = "ok"
    """Always `ok`."""


class NodeHealth(Message, frozen=True):
    """The same from a node of a cluster, with its name."""

    node: str
    status: Literal["ok"] = "ok"


class UrlsShown(Message, frozen=True):
    """By which addresses this server can be reached."""

    url: str
    """The address to invite others with."""
    only_here: bool
    """Whether it is a loopback address, which other computers cannot reach."""
    lan: list[str]
    """Every address by which this server can be reached on its network."""


class Forgotten(Message, frozen=True):
    """The person is forgotten at this table."""

    status: Literal["forgotten"] = "forgotten"
    """Always `forgotten`."""


class PushKey(Message, frozen=True):
    """The key that a browser subscribes with: `applicationServerKey`, in URL-safe Base64."""

    key: str
    """The server's public key, as the browser's `applicationServerKey` in URL-safe Base64."""


class Pushed(Message, frozen=True):
    """The content of a push message, shown by the page's service worker."""

    title: str
    """The first line of the notification."""
    body: str
    """What it says below."""
    link: str
    """Where a click leads."""
    tag: str
    """The name of what it is about: a newer one with the same tag replaces an older one."""
    language: str
    """The language that it is written in."""


class TableOpened(Message, frozen=True):
    """A new table."""

    code: str
    """The table's code."""
    link: str
    """The path of the table's link."""


class ContentShown(Message, frozen=True):
    """The player-made content of a table, as its host's file has it."""

    text: str


class TableListed(Message, frozen=True):
    """A public table in the list."""

    code: str
    """The table's code."""
    game: str
    """The game, by its name."""
    phase: str
    """Whether it waits for a game to begin, or plays one."""
    players: int
    """How many seats it has."""
    free: int
    """How many of these are free."""
    made: int
    """When it was opened, in milliseconds since 1970."""


class TableList(Message, frozen=True):
    """Public tables, the last changed first."""

    tables: list[TableListed]
    """The tables."""


class GameShown(Message, frozen=True):
    """A game; its record is at /api/games/ID."""

    id: str
    """The game's id."""
    table: str
    """The code of its table."""
    game: str
    """The game of the catalogue, by its name."""
    players: int
    """How many seats it has."""
    started: int
    """When it began, in milliseconds since 1970."""
    ended: int | None
    """When it ended; null while it goes on."""


class GamesShown(Message, frozen=True):
    """Games, the last started first."""

    games: list[GameShown]
    """The games."""


class Imported(Message, frozen=True):
    """An imported game: its id on this server."""

    id: str
    """The id under which the game can be found here."""


class WatchedLines(Message, frozen=True):
    """What a watcher may know of a game."""

    id: str
    """The game's id."""
    lines: list[LineShown]
    """The lines, in order."""


class GameViews(Message, frozen=True):
    """Some lines of a game as one seat saw it."""

    id: str
    """The game's id."""
    seat: int
    """The seat whose knowledge it is; 15 for a watcher."""
    first: int
    """The number of the line that the first update is of."""
    lines: int
    """How many lines there are to see in all."""
    updates: list[Raw]
    """An Update or a StepShown for each line, as in a Step."""
    view: Raw | None = None
    """In the form of views, the view after the first of these lines, to be patched by the others; else null."""


class SeatNamed(Message, frozen=True):
    """The player of a seat."""

    name: str
    """What its player is called; empty for a bot, and for a person who was forgotten or never known."""
    bot: str | None
    """The bot that played it; null for a person."""


class GameAbout(Message, frozen=True):
    """A game besides its lines."""

    id: str
    """The game's id."""
    table: str
    """The code of its table."""
    game: str
    """The game of the catalogue, by its name."""
    players: int
    """How many seats it has."""
    options: dict[str, str | int]
    """The game's options, by their names."""
    started: int
    """When it began, in milliseconds since 1970."""
    ended: int | None
    """When it ended; null while it goes on."""
    seats: list[SeatNamed]
    """Who sat where, by seat."""
    mine: list[int]
    """The seats of the client that asks."""
    lines: int
    """How many lines there are to see."""
    forked: int | None
    """The last line that was played in an earlier game; null if this one was dealt."""
    outcome: Raw | None
    """How it ended; null while it goes on."""
    notes: Raw | None
    """What the server has noted beside these lines, in the game's own form; null if nothing was."""
    names: dict[str, str]
    """How the arguments of sentences are said, as in a Welcome."""


class GameStatistics(Message, frozen=True):
    """What the last finished games of one game add up to."""

    game: str
    """The game of the catalogue, by its name."""
    games: int
    """How many games were finished."""
    players: dict[str, int]
    """How many of them had so many players, by that number."""
    winners: dict[str, int]
    """How often each seat has won, by its number."""
    minutes: float
    """The average duration."""


class Statistics(Message, frozen=True):
    """Statistics of the last games."""

    games: list[GameStatistics]
    """The games of the catalogue that were played."""


class Failure(Message, frozen=True):
    """A failed request."""

    status: int
    """The HTTP status."""
    message: str
    """What was wrong, as a sentence."""

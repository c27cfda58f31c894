"""Messages from the server over a table's connection: one Struct per message, told apart by `kind`.

docs/protocol.md explains them to authors of clients; `from_client.py` has what clients send. Games put their own
JSON where it says `Raw`: events and views as the game's schema describes them."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.server.tables.messages.public_table import TableShown
from saltsea.server.tables.table_info import Person
from saltsea.talk import Intent
from saltsea.view import Advice, Hint


class ToClient(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of all messages from the server. A client ignores fields that it does not know."""


class Timing(msgspec.Struct, frozen=True):
    """When the server pauses a round in real time because a client is lost. All in milliseconds."""

    broken: int = 0
    """Time after its connection broke."""
    silent: int = 0
    """Time after its last message."""
    most_lag: int = 0
    """The most lag that the server credits."""


class Welcome(ToClient, frozen=True, tag="Welcome"):
    """The answer to Hello: the client's person and seats, and the table. The missing messages of the game follow."""

    n: int
    """The number of the last message of this table that was numbered."""
    protocol: int
    """The version of the protocol that the server speaks."""
    person: Person | None
    """The client's person; null until it sits down."""
    seats: list[int]
    """The seats of that person."""
    now: int
    """The server's clock: milliseconds since 1970."""
    table: TableShown
    """The table as this person sees it."""
    names: dict[str, str] = {}
    """How the arguments of sentences are said, by name; see `Name.say` in view.py."""
    timing: Timing = Timing()
    """After how long the server takes a client for lost."""


class You(ToClient, frozen=True, tag="You"):
    """The client's person and seats have changed: it sat down, or the host moved it."""

    person: Person | None
    """The client's person; null if it has no seat any more."""
    seats: list[int]
    """The seats of that person now."""


class Table(ToClient, frozen=True, tag="Table"):
    """The table has changed: seats, settings, people or phase."""

    n: int
    """The number of this message: the client tells it in its next Hello."""
    table: TableShown
    """The table as this person sees it now."""


class Step(ToClient, frozen=True, tag="Step"):
    """One line of the game, as one seat of the client may know it, and what this seat can undo now."""

    n: int
    """The number of this message; the same step of another seat has the same."""
    game: str
    """The id of the game."""
    seat: int
    """The seat whose knowledge it is; 15 for a watcher."""
    undo: int | None
    """The nearest line that this seat could return to."""
    reset: int | None
    """The earliest line that this seat could return to."""
    final: list[int]
    """The indices in `update.legal` of actions that could not be undone."""
    update: Raw
    """The line itself: an Update of the game's schema, or a StepShown in the form of views."""


class Snapshot(ToClient, frozen=True, tag="Snapshot"):
    """The game as one seat of the client sees it now. It replaces everything sent before."""

    n: int
    """The number of this message."""
    game: str
    """The id of the game."""
    seat: int
    """The seat whose knowledge it is; 15 for a watcher."""
    line: int
    """The number of the last line that is in it."""
    at: int
    """When that line was, by the game's time."""
    undo: int | None
    """The nearest line that this seat could return to; null if there is none."""
    reset: int | None
    """The earliest line that this seat could return to; null if there is none."""
    final: list[int]
    """The indices in the list of legal actions of those that could not be undone."""
    waiting_on: list[int]
    """The seats that may act now."""
    outcome: Raw | None
    """How the game ended; null while it goes on."""
    view: Raw
    """The game: an observation of its schema, or a ViewShown in the form of views."""


class LineShown(msgspec.Struct, frozen=True):
    """A line of the log."""

    line: int
    """The number of the line."""
    at: int
    """When, by the game's time."""
    by: int
    """The seat that acted; 14 if the table dealt or time was up."""
    undo_to: int | None
    """The line that an undo returned to: later ones no longer count; null for any other line."""
    events: list[Raw]
    """What happened, in order, as this seat may know it."""


class Lines(ToClient, frozen=True, tag="Lines"):
    """The log, as one seat of the client may know it: the answer to Log, and what the client missed."""

    token: str
    """The token of the Log that it answers; empty for lines that the client missed."""
    game: str
    """The id of the game."""
    seat: int
    """The seat whose knowledge it is; 15 for a watcher."""
    lines: list[LineShown]
    """The lines, in order."""


class Done(ToClient, frozen=True, tag="Done"):
    """The request is done and stored."""

    token: str
    """The token of the request."""


class Refused(ToClient, frozen=True, tag="Refused"):
    """The request is refused, and nothing has changed."""

    token: str
    """The token of the request."""
    rule: str
    """The id of the rule that forbids it."""
    text: str
    """The id of the text that says why."""
    facts: dict[str, str | int]
    """The arguments of that text."""
    early: bool = False
    """Whether it was refused only because the game is paused for a moment: send it again when time runs."""
    blocks: list[str] = []
    """What stands in the way, by the names of the game's views, where the game says so: to be lit on the board."""


class Previewed(ToClient, frozen=True, tag="Previewed"):
    """The answer to Preview: the known consequences, as the game's schema describes them."""

    token: str
    """The token of the Preview."""
    consequences: Raw
    """What is known to follow, in the shape that the game's schema of views gives it."""


class Advised(ToClient, frozen=True, tag="Advised"):
    """The answer to Advise."""

    token: str
    """The token of the Advise."""
    advice: Advice
    """What the lesson or the coach says."""


class Suggested(ToClient, frozen=True, tag="Suggested"):
    """A hint that this client's person has asked for: what the best computer player would do at this seat after this
    line, and why."""

    game: str
    """The id of the game."""
    seat: int
    """The seat that the hint is for."""
    line: int
    """The line after which it holds."""
    hint: Hint | None
    """Null if none was found: then it does not count."""
    left: int
    """How many hints are left in this game."""


class Failed(ToClient, frozen=True, tag="Failed"):
    """The server failed, and nothing of the request was done. Send it again with the same token."""

    token: str
    """The token of the request."""
    reason: str
    """`not-kept` if it could not be stored, `mistake` if the server itself failed."""


class Said(ToClient, frozen=True, tag="Said"):
    """A chat message of a person."""

    n: int
    """The number of this message."""
    at: int
    """When it was said, by the server's clock."""
    person: Person
    """Who said it."""
    phrase: str
    """The id of a ready phrase; empty where there are words."""
    words: str
    """Free words; empty where there is a phrase."""


class Pointed(ToClient, frozen=True, tag="Pointed"):
    """A player points at something. It is not stored."""

    seat: int
    """The seat that points."""
    place: str
    """What it points at, by the name that the game's views give it."""


class Announced(ToClient, frozen=True, tag="Announced"):
    """A bot says something: what it is about to do, or how long it will take. It is not stored."""

    seat: int
    """The seat of the bot."""
    text: str
    """The id of a text of the table."""
    facts: dict[str, str | int]
    """The arguments of that text."""
    place: str = ""
    """The place that it is about, by the name that the game's views give it; empty for none."""
    means: Intent = ""
    """What the bot is about to do with the place: to take it, or to leave it to others; empty for neither."""


class Lost(msgspec.Struct, frozen=True):
    """A seat whose person has no open connection, and since when."""

    seat: int
    """The seat."""
    since: int
    """When its connection was lost, by the server's clock."""


class Presence(ToClient, frozen=True, tag="Presence"):
    """Who is connected, whose connection is lost, and which seats may get a substitute."""

    here: list[Person]
    """The persons who have an open connection."""
    watchers: int
    """How many people watch without a seat."""
    lost: list[Lost]
    """The seats whose people's connections are lost."""
    mates: list[int]
    """The seats that get a substitute as soon as one of the other players asks."""
    others_arrange: bool = False
    """Every player may arrange the table: the host has been away for long, or is the screen of the room."""
    may_call: list[int] = []
    """The seats that you may call a substitute to now: yours, and those whose player is away or out of time. For a
    seat that is neither yours nor in `mates`, all other players must ask."""
    may_hand_over: list[int] = []
    """The seats that you may offer to another person: yours, and if you are the host those of bots and of absent
    players."""


class Bank(msgspec.Struct, frozen=True):
    """The time left on a seat's clock when the message was sent, and whether it runs."""

    seat: int
    """The seat."""
    left: int
    """Milliseconds that are left."""
    runs: bool
    """Whether this clock runs now."""


class Time(ToClient, frozen=True, tag="Time"):
    """The game's time: it was `at` when the server's clock showed `now`. It runs at `speed` hundredths or is paused."""

    game: str
    """The id of the game."""
    now: int
    """The server's clock: milliseconds since 1970."""
    at: int
    """The game's time at that moment, in milliseconds."""
    runs: bool
    """Whether the game's time runs."""
    speed: int
    """How fast it runs, in hundredths of real time."""
    why: Literal["", "game", "paused", "lost", "countdown", "steps", "lesson", "over"]
    """Why the time is paused."""
    resumes: int | None
    """When the time will run again, by the server's clock, if known."""
    banks: list[Bank]
    """The clocks of the players; none in a game without them."""
    waits: list[int]
    """In step mode: the seats that wait and for which nothing has happened since."""
    ready: list[int] = []
    """Before a round: the seats that are ready for its start. It starts when all people are, after a countdown."""
    hurries: int | None = None
    """From when on, by the server's clock, those who are ready may start without the others, by starting again."""
    awaited: list[int] = []
    """The seats of people for whom time is paused: before a round those who are not ready, in step mode those who could
    act and have not said that they wait."""


class Tock(ToClient, frozen=True, tag="Tock"):
    """The answer to Tick, with the server's clock."""

    sent: int
    """What the Tick had in `sent`."""
    now: int
    """The server's clock: milliseconds since 1970."""


class Notice(ToClient, frozen=True, tag="Notice"):
    """A message of the operator or of the server, such as that it stops soon."""

    text: str
    """The id of its text."""
    facts: dict[str, str | int] = {}
    """The arguments of that text."""


GoodbyeReason: TypeAlias = Literal[
    "removed",
    "stopping",
    "slow",
    "nonsense",
    "not-welcome",
    "wrong-codes",
    "crowded",
    "flooding",
    "protocol",
    "damaged",
]


class Goodbye(ToClient, frozen=True, tag="Goodbye"):
    """The last message on this connection, and why. It alone comes as a sentence too: a client that has reached no
    table has no texts of one yet, and one of another version of the protocol may lack this text."""

    reason: GoodbyeReason
    """Why the connection ends, in one word for programs."""
    again: bool
    """Whether the client may connect again: nothing is lost."""
    sentence: str
    """The same as a sentence, in the language of the connection."""
    detail: str = ""
    """What exactly was wrong with the client's message, for its author; else empty."""
    text: str = ""
    """The id of the text of that sentence."""
    facts: dict[str, str | int] = {}
    """The arguments of that text."""


Outgoing: TypeAlias = (
    Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Previewed | Advised | Suggested | Failed | Said
    | Pointed | Announced | Presence | Time | Tock | Notice | Goodbye
)  # fmt: skip

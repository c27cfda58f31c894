"""Messages from the server over a table's connection: one Struct per message, told apart by `kind`.

docs/protocol.md explains them to authors of clients; `from_client.py` has what clients send. Games put their own
JSON where it says `Raw`: events and views as the game's schema describes them."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.server.tables.messages.public_table import TableShown
from saltsea.server.tables.table_info import Person
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
    protocol: int
    person: Person | None
    seats: list[int]
    now: int
    table: TableShown
    names: dict[str, str] = {}
    """How the arguments of sentences are said, by name; see `Name.say` in view.py."""
    timing: Timing = Timing()
    """After how long the server takes a client for lost."""


class You(ToClient, frozen=True, tag="You"):
    """The client's person and seats have changed: it sat down, or the host moved it."""

    person: Person | None
    seats: list[int]


class Table(ToClient, frozen=True, tag="Table"):
    """The table has changed: seats, settings, people or phase."""

    n: int
    table: TableShown


class Step(ToClient, frozen=True, tag="Step"):
    """One line of the game, as one seat of the client may know it, and what this seat can undo now."""

    n: int
    game: str
    seat: int
    undo: int | None
    """The nearest line that this seat could return to."""
    reset: int | None
    """The earliest line that this seat could return to."""
    final: list[int]
    """The indices in `update.legal` of actions that could not be undone."""
    update: Raw


class Snapshot(ToClient, frozen=True, tag="Snapshot"):
    """The game as one seat of the client sees it now. It replaces everything sent before."""

    n: int
    game: str
    seat: int
    line: int
    at: int
    undo: int | None
    reset: int | None
    final: list[int]
    waiting_on: list[int]
    outcome: Raw | None
    view: Raw


class LineShown(msgspec.Struct, frozen=True):
    """A line of the log."""

    line: int
    at: int
    by: int
    undo_to: int | None
    events: list[Raw]


class Lines(ToClient, frozen=True, tag="Lines"):
    """The log, as one seat of the client may know it: the answer to Log, and what the client missed."""

    token: str
    game: str
    seat: int
    lines: list[LineShown]


class Done(ToClient, frozen=True, tag="Done"):
    """The request is done and stored."""

    token: str


class Refused(ToClient, frozen=True, tag="Refused"):
    """A refusal: the rule, the text's id with its details, and the same as a sentence in the client's language."""

    token: str
    rule: str
    text: str
    facts: dict[str, str | int]
    sentence: str
    early: bool = False
    """Whether it was refused only because the game is paused for a moment: send it again when time runs."""
    blocks: list[str] = []
    """What stands in the way, by the names of the game's views, where the game says so: to be lit on the board."""


class Previewed(ToClient, frozen=True, tag="Previewed"):
    """The answer to Preview: the known consequences, as the game's schema describes them."""

    token: str
    consequences: Raw


class Advised(ToClient, frozen=True, tag="Advised"):
    """The answer to Advise."""

    token: str
    advice: Advice


class Suggested(ToClient, frozen=True, tag="Suggested"):
    """A hint that this client's person has asked for: what the best computer player would do at this seat after this
    line, and why."""

    game: str
    seat: int
    line: int
    hint: Hint | None
    """Null if none was found: then it does not count."""
    left: int
    """How many hints are left in this game."""


class Failed(ToClient, frozen=True, tag="Failed"):
    """The server failed, and nothing of the request was done. Send it again with the same token."""

    token: str
    reason: str


class Said(ToClient, frozen=True, tag="Said"):
    """A chat message of a person."""

    n: int
    at: int
    person: Person
    phrase: str
    words: str


class Pointed(ToClient, frozen=True, tag="Pointed"):
    """A player points at something. It is not stored."""

    seat: int
    place: str


class Announced(ToClient, frozen=True, tag="Announced"):
    """A bot says something: what it is about to do, or how long it will take. It is not stored."""

    seat: int
    text: str
    """The id of a text of the table."""
    facts: dict[str, str | int]
    place: str = ""
    """The place that it is about, by the name that the game's views give it; empty for none."""


class Lost(msgspec.Struct, frozen=True):
    """A seat whose person has no open connection, and since when."""

    seat: int
    since: int


class Presence(ToClient, frozen=True, tag="Presence"):
    """Who is connected, whose connection is lost, and which seats may get a substitute."""

    here: list[Person]
    watchers: int
    lost: list[Lost]
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
    left: int
    runs: bool


class Time(ToClient, frozen=True, tag="Time"):
    """The game's time: it was `at` when the server's clock showed `now`. It runs at `speed` hundredths or is paused."""

    game: str
    now: int
    at: int
    runs: bool
    speed: int
    why: Literal["", "game", "paused", "lost", "countdown", "steps", "lesson", "over"]
    """Why the time is paused."""
    resumes: int | None
    """When the time will run again, by the server's clock, if known."""
    banks: list[Bank]
    waits: list[int]
    """In step mode: the seats that wait and for which nothing has happened since."""
    ready: list[int] = []
    """Before a round: the seats that are ready for its start. It starts when all people are, after a countdown."""
    hurries: int | None = None
    """From when on, by the server's clock, those who are ready may start without the others, by starting again."""


class Tock(ToClient, frozen=True, tag="Tock"):
    """The answer to Tick, with the server's clock."""

    sent: int
    now: int


class Notice(ToClient, frozen=True, tag="Notice"):
    """A message of the operator or of the server, such as that it stops soon."""

    text: str
    facts: dict[str, str | int]
    sentence: str


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
    """The last message on this connection, and why. `again`: the client may reconnect, nothing is lost. `text` and
    `facts` make the sentence in any language; `sentence` is that in the language of the connection. `detail` is for the
    author of the client: what exactly was wrong with its message."""

    reason: GoodbyeReason
    again: bool
    sentence: str
    detail: str = ""
    text: str = ""
    facts: dict[str, str | int] = {}


Outgoing: TypeAlias = (
    Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Previewed | Advised | Suggested | Failed | Said
    | Pointed | Announced | Presence | Time | Tock | Notice | Goodbye
)  # fmt: skip

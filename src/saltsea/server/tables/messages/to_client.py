"""What the server tells a client over the line of a table: one Struct per message, told apart by `kind`.

docs/protocol.md explains it to whoever writes a client; what a client sends is in `from_client.py`. Games put their own
JSON where it says `Raw`: events and views as the game's schema describes them."""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Raw

from saltsea.server.tables.messages.public_table import TableShown
from saltsea.server.tables.table_info import Person


class ToClient(msgspec.Struct, frozen=True, tag_field="kind"):
    """What all messages of the server share. A client leaves fields that it does not know alone: more may come."""


class Timing(msgspec.Struct, frozen=True):
    """When a round in real time stands because a client is missed. All in milliseconds."""

    broken: int = 0
    """So long after its connection broke."""
    silent: int = 0
    """So long after its last message."""
    most_lag: int = 0
    """More lag than this is not credited."""


class Welcome(ToClient, frozen=True, tag="Welcome"):
    """The answer to Hello: who you are here, and the table. What you lack of the game follows."""

    n: int
    protocol: int
    person: Person | None
    seats: list[int]
    now: int
    table: TableShown
    names: dict[str, str] = {}
    """How the arguments of sentences are said, by their names; see `Name.say` in view.py."""
    timing: Timing = Timing()
    """After how long the server takes a client for gone."""


class You(ToClient, frozen=True, tag="You"):
    """Who you are at this table now, and which seats are yours: after sitting down, or when the host has moved you."""

    person: Person | None
    seats: list[int]


class Table(ToClient, frozen=True, tag="Table"):
    """The table has changed."""

    n: int
    table: TableShown


class Step(ToClient, frozen=True, tag="Step"):
    """One line of the game, as one of your seats learns of it, and what this seat can take back now."""

    n: int
    game: str
    seat: int
    undo: int | None
    """The nearest line that this seat could return to."""
    reset: int | None
    """The earliest one."""
    final: list[int]
    """The places in `update.legal` of what could not be taken back any more."""
    update: Raw


class Snapshot(ToClient, frozen=True, tag="Snapshot"):
    """The game as one of your seats sees it now. What you had of it before is out of date."""

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
    """The log, as one of your seats may know it: the answer to Log, and what you have missed."""

    token: str
    game: str
    seat: int
    lines: list[LineShown]


class Done(ToClient, frozen=True, tag="Done"):
    """It is done, and kept."""

    token: str


class Refused(ToClient, frozen=True, tag="Refused"):
    """No: the rule, the text's id with its facts, and the same as a sentence in your language."""

    token: str
    rule: str
    text: str
    facts: dict[str, str | int]
    sentence: str
    early: bool = False
    """Whether it was refused only because the game stands for a moment: ask again when time runs."""


class Previewed(ToClient, frozen=True, tag="Previewed"):
    """The answer to Preview: what is known to follow, as the game's schema describes it."""

    token: str
    consequences: Raw


class Failed(ToClient, frozen=True, tag="Failed"):
    """The server could not: nothing of it was done. Try again with the same token."""

    token: str
    reason: str


class Said(ToClient, frozen=True, tag="Said"):
    """Somebody said something."""

    n: int
    at: int
    person: Person
    phrase: str
    words: str


class Pointed(ToClient, frozen=True, tag="Pointed"):
    """Somebody points at something; not kept."""

    seat: int
    place: str


class Lost(msgspec.Struct, frozen=True):
    """A seat whose person has no open line, and since when."""

    seat: int
    since: int


class Presence(ToClient, frozen=True, tag="Presence"):
    """Who is here, whose line is lost, and for which seats a first mate may be called."""

    here: list[Person]
    watchers: int
    lost: list[Lost]
    mates: list[int]


class Bank(msgspec.Struct, frozen=True):
    """What a seat's clock showed at the time of the message, and whether it runs."""

    seat: int
    left: int
    runs: bool


class Time(ToClient, frozen=True, tag="Time"):
    """The game's time: it was `at` when the server's clock showed `now`, and runs at `speed` hundredths or stands."""

    game: str
    now: int
    at: int
    runs: bool
    speed: int
    why: Literal["", "game", "paused", "lost", "countdown", "steps", "over"]
    """Why it stands."""
    resumes: int | None
    """When it will run again, by the server's clock, if that is known."""
    banks: list[Bank]
    waits: list[int]
    """In step mode: the seats that have said that they wait, and nothing has happened since."""


class Tock(ToClient, frozen=True, tag="Tock"):
    """The answer to Tick, with the server's clock."""

    sent: int
    now: int


class Notice(ToClient, frozen=True, tag="Notice"):
    """A word of the operator, or of the server itself: it stops soon."""

    text: str
    facts: dict[str, str | int]
    sentence: str


class Goodbye(ToClient, frozen=True, tag="Goodbye"):
    """The last message on this line, and why. `again`: come back, nothing is lost. `sentence` is for the person,
    `detail` for whoever writes the client: what exactly was wrong with its message."""

    reason: Literal["removed", "stopping", "slow", "nonsense", "not-welcome", "protocol"]
    again: bool
    sentence: str
    detail: str = ""


Outgoing: TypeAlias = (
    Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Previewed | Failed | Said | Pointed | Presence
    | Time | Tock | Notice | Goodbye
)  # fmt: skip

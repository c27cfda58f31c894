"""What a store keeps, one Struct per kind of row. A store looks into the keys alone; the rest is its owner's.

Names and words live in rows of their own, beside the games: who asks to be forgotten leaves a game that still reads."""

from typing import TypeAlias

import msgspec

Wall: TypeAlias = int
"""Milliseconds since 1970, by the server's clock."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What all rows share."""


class TableRow(Row, frozen=True, kw_only=True):
    """A table as it stands: seats, settings and phase as one JSON value, written whole whenever it changes."""

    id: str
    """The short code that its link ends with."""
    game: str
    phase: str
    """`open`, `playing` or `over`."""
    listing: str
    """`closed`, `unlisted` or `public`."""
    made: Wall
    touched: Wall
    n: int
    """The number of the message that announced this."""
    body: bytes


class PersonRow(Row, frozen=True, kw_only=True):
    """Somebody at a table: a name, and the hash of the secret that they prove themselves with."""

    table: str
    person: int
    name: str
    key: str
    account: str | None = None
    logbook: str = ""
    """The hash of the log book that this person sails for; empty: none, or the account's."""
    named: int = 0
    """1: they want their name on boards of honour; else it is “a player” there."""


class GameRow(Row, frozen=True, kw_only=True):
    """One game that was started at a table. The seed is a secret until it is over."""

    id: str
    table: str
    number: int
    """The how manieth game of its table, from 0."""
    game: str
    players: int
    header: bytes
    seed: str
    seats: bytes
    """Per seat who sat there when it began: a person's number or a computer player's name, as JSON."""
    shown: str
    """`public`: anybody with the link may see the replay once it is over; `table`: only who sat there."""
    started: Wall
    ended: Wall | None = None
    outcome: bytes | None = None
    counted: int = 1
    """1: its clashes are kept from its first line on; 0: a game from before there were any, or from elsewhere."""


class LineRow(Row, frozen=True, kw_only=True):
    """One line of a game's record, never changed. `n` is the number of the message that announced it."""

    game: str
    line: int
    n: int
    body: bytes


class ClashRow(Row, frozen=True, kw_only=True):
    """Two wanted the same, and one came too late: beside the game's record, where nothing is that did not happen."""

    game: str
    number: int
    """The how manieth of its game, from 0."""
    body: bytes


class SaidRow(Row, frozen=True, kw_only=True):
    """Something that was said at a table: a phrase by its id, or free words."""

    table: str
    n: int
    at: Wall
    person: int
    body: bytes


class NoteRow(Row, frozen=True, kw_only=True):
    """A value of the server's own, by its name: switches, the operator's secret, keys."""

    name: str
    body: bytes


class ReminderRow(Row, frozen=True, kw_only=True):
    """Where somebody at a table wants to be told that it is their turn."""

    table: str
    person: int
    way: str
    """`mail` or `push`."""
    target: bytes
    """As JSON: an address, or what a browser has given for pushing."""
    language: str
    asked: Wall
    sure: Wall | None = None
    """When it was known that whoever asked reads what is sent there; None: not yet, and nothing else is sent."""


class OutboxRow(Row, frozen=True, kw_only=True):
    """A message that is to be sent to somebody at a table, unless nobody needs it any more by then."""

    id: str
    table: str
    person: int
    due: Wall
    """Not before; a try that failed moves it."""
    tries: int
    way: str
    target: bytes
    body: bytes
    state: str
    """`waiting`, or `sending` from just before a try until its end is known."""


class AccountRow(Row, frozen=True, kw_only=True):
    """Somebody who wants to be known on every device: a name, and the ways in. Nothing else is asked of anybody."""

    id: str
    """Drawn at random: a name can be changed."""
    name: str
    folded: str
    """The name as it is looked up, whatever its capitals; nobody else's."""
    password: str
    """Its hash; empty: there is none."""
    passkeys: bytes
    """As JSON."""
    made: Wall


class SessionRow(Row, frozen=True, kw_only=True):
    """A device that is signed in, by the hash of its secret."""

    key: str
    account: str
    made: Wall
    seen: Wall


class CampaignRow(Row, frozen=True, kw_only=True):
    """What somebody has come to in the campaign of a game, as the game writes it."""

    account: str
    game: str
    body: bytes


class LogbookRow(Row, frozen=True, kw_only=True):
    """The campaign of somebody who has no account, by the hash of the secret that its device has made up."""

    key: str
    game: str
    body: bytes
    touched: Wall


class OwnChapterRow(Row, frozen=True, kw_only=True):
    """A chapter of somebody's own that is sailed at a table, as its file was."""

    table: str
    body: bytes


class VoyageRow(Row, frozen=True, kw_only=True):
    """A daily voyage that counts for the board of honour of its day."""

    id: str
    """That of its game."""
    game: str
    day: str
    sea: str
    """Which of the day's seas: those who have come less far sail a smaller one."""
    points: int
    ended: Wall
    body: bytes
    """What the board shows of it, but for the names: those are looked up at the table."""


class SailorRow(Row, frozen=True, kw_only=True):
    """Somebody who has sailed a day's voyage to its end: a hash of who and of which sea, and of nothing else."""

    who: str
    day: str


class BlockRow(Row, frozen=True, kw_only=True):
    """Somebody with whom an account wants nothing to do: another account, or a guest at one table."""

    id: str
    """Drawn at random: what its owner calls it by tells nothing about the other."""
    account: str
    """Whose block it is."""
    other: str | None
    """The account that is blocked; None: somebody who has none, and is known at that table alone."""
    table: str
    person: int
    """Where they met."""
    name: str
    """As it was then."""
    made: Wall


Rows: TypeAlias = (
    TableRow | PersonRow | GameRow | LineRow | SaidRow | NoteRow | ReminderRow | OutboxRow
    | AccountRow | SessionRow | CampaignRow | BlockRow | LogbookRow | OwnChapterRow | VoyageRow | SailorRow | ClashRow
)  # fmt: skip

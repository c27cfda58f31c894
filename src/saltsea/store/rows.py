"""The rows of a store, one Struct per kind. A store reads the keys alone; the rest belongs to the row's owner.

Names and chat live in rows of their own, beside the games, so that a game can still be read after a person was
forgotten."""

from typing import TypeAlias

import msgspec

Wall: TypeAlias = int
"""Milliseconds since 1970, by the server's clock."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all rows."""


class TableRow(Row, frozen=True, kw_only=True):
    """A table: its TableInfo as one JSON value, written as a whole whenever it changes."""

    id: str
    """The short code at the end of its link."""
    game: str
    phase: str
    """`open`, `playing` or `over`."""
    listing: str
    """`closed`, `unlisted` or `public`."""
    made: Wall
    touched: Wall
    n: int
    """The number of the message that published this."""
    body: bytes
    due: Wall | None = None
    """Not later than the table's next deadline, so that a table that no process holds is found when time acts there;
    None without one."""


class PersonRow(Row, frozen=True, kw_only=True):
    """A person at a table: a name, and the hash of the secret that identifies them."""

    table: str
    person: int
    name: str
    key: str
    account: str | None = None
    logbook: str = ""
    """The hash of the log book that this person plays for; empty for none, or for the account's."""
    named: int = 0
    """1 if their name may be on leaderboards; else it is “a player” there."""


class GameRow(Row, frozen=True, kw_only=True):
    """One game that was started at a table. The seed is a secret until it is over."""

    id: str
    table: str
    number: int
    """The number of the game at its table, from 0."""
    game: str
    players: int
    header: bytes
    seed: str
    seats: bytes
    """The occupant of each seat when it began: a person's number or a bot's name, as JSON."""
    shown: str
    """`public`: everyone with the link may see the replay once it is over; `table`: only its players."""
    started: Wall
    ended: Wall | None = None
    outcome: bytes | None = None
    counted: int = 1
    """1 if what its extension notes is stored from its first line on; 0 for an older or imported game."""


class LineRow(Row, frozen=True, kw_only=True):
    """One line of a game's record, never changed. `n` is the number of the message that published it."""

    game: str
    line: int
    n: int
    body: bytes


class ClashRow(Row, frozen=True, kw_only=True):
    """A clash: a refusal because another player was quicker. It is not part of the game's record."""

    game: str
    number: int
    """The number of the clash in its game, from 0."""
    body: bytes


class SaidRow(Row, frozen=True, kw_only=True):
    """A chat message: a phrase by its id, or free words."""

    table: str
    n: int
    at: Wall
    person: int
    body: bytes


class NoteRow(Row, frozen=True, kw_only=True):
    """A value of the server, by its name: switches, the operator's secret, keys."""

    name: str
    body: bytes


class ReminderRow(Row, frozen=True, kw_only=True):
    """The target of a person's reminders over one channel."""

    table: str
    person: int
    way: str
    """The channel: `mail` or `push`."""
    target: bytes
    """As JSON: an address, or a browser's subscription."""
    language: str
    asked: Wall
    sure: Wall | None = None
    """When the target was confirmed; None while it is not, and nothing else is sent."""


class OutboxRow(Row, frozen=True, kw_only=True):
    """A notification to be sent to a person of a table, if it is still needed by then."""

    id: str
    table: str
    person: int
    due: Wall
    """When to send; a failed attempt moves it."""
    tries: int
    way: str
    target: bytes
    body: bytes
    state: str
    """`waiting`, or `sending` from just before an attempt until its result is known."""


class AccountRow(Row, frozen=True, kw_only=True):
    """An account: a name and ways to sign in, and nothing else."""

    id: str
    """Random: a name can be changed."""
    name: str
    folded: str
    """The name folded for lookups, whatever its capitals; unique."""
    password: str
    """The hash of the password; empty if there is none."""
    passkeys: bytes
    """As JSON."""
    made: Wall


class SessionRow(Row, frozen=True, kw_only=True):
    """A signed-in device, by the hash of its secret."""

    key: str
    account: str
    made: Wall
    seen: Wall


class ProgressRow(Row, frozen=True, kw_only=True):
    """An account's progress in a game, as the game writes it: a campaign, a diary."""

    account: str
    game: str
    body: bytes


class LogbookRow(Row, frozen=True, kw_only=True):
    """A guest's progress in a game, by the hash of the secret that their device has made."""

    key: str
    game: str
    body: bytes
    touched: Wall


class OwnChapterRow(Row, frozen=True, kw_only=True):
    """A player-made chapter that is played at a table, as its file was."""

    table: str
    body: bytes
    """Empty where the host has put it away again."""


class VoyageRow(Row, frozen=True, kw_only=True):
    """A daily voyage that counts for the leaderboard of its day."""

    id: str
    """The id of its game."""
    game: str
    day: str
    sea: str
    """Which of the day's seas: newer crews play a smaller one."""
    points: int
    ended: Wall
    body: bytes
    """What the leaderboard shows, without the names, which are looked up at the table."""


class SailorRow(Row, frozen=True, kw_only=True):
    """A player of a daily voyage: a hash of the person and the sea, and nothing else."""

    who: str
    day: str


class BlockRow(Row, frozen=True, kw_only=True):
    """A block by an account: of another account, or of a guest at one table."""

    id: str
    """Random: it reveals nothing about the blocked person."""
    account: str
    """The account that blocks."""
    other: str | None
    """The blocked account; None for a guest, who is known at that table alone."""
    table: str
    person: int
    """The table where they met."""
    name: str
    """The blocked person's name at that time."""
    made: Wall


class FenceRow(Row, frozen=True, kw_only=True):
    """The number of the last claim of a table. It belongs to servers that run, and is not copied."""

    table: str
    number: int


Rows: TypeAlias = (
    TableRow | PersonRow | GameRow | LineRow | SaidRow | NoteRow | ReminderRow | OutboxRow
    | AccountRow | SessionRow | ProgressRow | BlockRow | LogbookRow | OwnChapterRow | VoyageRow | SailorRow | ClashRow
)  # fmt: skip


def forgotten_person(table: str, person: int) -> PersonRow:
    """What stays of a person who was forgotten."""
    return PersonRow(table=table, person=person, name="", key="")

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


class LineRow(Row, frozen=True, kw_only=True):
    """One line of a game's record, never changed. `n` is the number of the message that announced it."""

    game: str
    line: int
    n: int
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


Rows: TypeAlias = (
    TableRow | PersonRow | GameRow | LineRow | SaidRow | NoteRow | ReminderRow | OutboxRow
    | AccountRow | SessionRow | CampaignRow
)  # fmt: skip

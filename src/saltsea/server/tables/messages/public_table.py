"""A table as every client sees it: Structs used inside several messages."""

import msgspec

from saltsea.server.tables.table_info import Person, Phase
from saltsea.server.tables.table_settings import Onward, Settings


class ChairShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    person: Person | None
    """Whose device plays it."""
    guest: Person | None
    """Who plays there beside that person; nobody else if empty."""
    bot: str | None
    mate: str | None
    kept: bool
    """For somebody who has a link to it and has not come yet."""


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody at the table, and whether a line of theirs is open."""

    person: Person
    name: str
    here: bool


class TableShown(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    code: str
    game: str
    phase: Phase
    playing: str
    """The id of the game that is being played or was played last; empty before the first."""
    settings: Settings
    host: Person
    chairs: tuple[ChairShown, ...]
    people: tuple[PersonShown, ...]
    bots: tuple[str, ...]
    """The computer players that a seat can be given to, from the easiest to the best."""
    onward: Onward | None = None
    """Where the game that will begin here goes on from; none if it will be dealt anew. Its id is empty for those who do
    not sit here."""

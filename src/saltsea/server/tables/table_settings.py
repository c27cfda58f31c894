"""The settings of a table: what its host may choose before a game begins."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

CLOSED: Final = "closed"
PUBLIC: Final = "public"
SLOWEST: Final = 50
FASTEST: Final = 1000
"""Bounds of a game's speed, in hundredths of real time."""
DAY: Final = 86_400
"""Seconds."""
LONGEST_OPTION: Final = 200
"""Characters of an option that is a text."""
LONGEST_INVITATION: Final = 64
"""Characters of the operator's invitation."""

MOST: Final = 2**53 - 1
"""The largest whole number that every client can write exactly. Whatever comes in is bounded by it, at least: longer
numbers break what they are put into."""
Whole: TypeAlias = Annotated[int, Meta(ge=-MOST, le=MOST)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]

Listing: TypeAlias = Literal["closed", "unlisted", "public"]
Watching: TypeAlias = Literal["none", "public", "delayed"]
Shown: TypeAlias = Literal["public", "table"]


class ClockProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a player has: unlimited; a bank of seconds and an increment per turn; or days per turn."""

    kind: Literal["none", "live", "days"] = "none"
    """No clock, a bank of seconds for the whole game, or days for each turn."""
    bank: Whole = 0
    """Seconds: of the whole game if `live`, of each turn if `days`."""
    increment: Whole = 0
    """Seconds that a player gets back with each turn, if `live`."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that a host may choose before a game."""

    players: Whole
    """How many seats the table has."""
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=LONGEST_OPTION)] | Whole] = {}
    """The options of the game by their names; one that is left out has its default."""
    clock: ClockProfile = ClockProfile()
    """How much time players have in a turn-based game."""
    listing: Listing = "unlisted"
    """Whether the table is in the list for all, open for all who have its link, or for invited guests only."""
    watching: Watching = "public"
    """Who may watch without a seat: all, all three minutes later, or none."""
    shown: Shown = "public"
    """Who may see the record afterwards: all, or those who have sat at the table."""
    friendly: bool = True
    """Whether every player may pause."""
    speed: Whole = 100
    """For a game in real time: hundredths of real time."""
    steps: bool = False
    """Step mode: time stands until every player has acted, then jumps."""
    daily: bool = False
    """The deal or voyage of the day: everybody has the same seed."""
    lesson: bool = False
    """The game's lesson: a fixed deal that a guide leads through, step by step."""
    puzzle: Annotated[str, Meta(max_length=10)] = ""
    """The puzzle that this table is for: a day, or the number of a rated one; empty for every other table."""


class Onward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a finished game from which a new game starts."""

    game: Annotated[str, Meta(max_length=40)]
    """The id of the finished game; empty for people without a seat at the table."""
    line: Count
    """The last line of it that counts."""

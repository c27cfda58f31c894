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

Listing: TypeAlias = Literal["closed", "unlisted", "public"]
Watching: TypeAlias = Literal["none", "public", "delayed"]
Shown: TypeAlias = Literal["public", "table"]


class ClockProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a player has: none is counted; a bank of seconds and some for each turn; or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0
    """Seconds: of the whole game when live, of each turn when in days."""
    increment: int = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host may set before the game."""

    players: int
    options: dict[str, str | int] = {}
    clock: ClockProfile = ClockProfile()
    listing: Listing = "unlisted"
    watching: Watching = "public"
    shown: Shown = "public"
    friendly: bool = True
    """Anybody may pause."""
    speed: int = 100
    """For a game in real time, in hundredths of the world's."""
    steps: bool = False
    """Time stands until everybody has used what they hold, and then jumps."""
    daily: bool = False
    """The voyage of the day, with the seed that all crews of the day have."""


class Onward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game: the game that begins here goes on from there."""

    game: Annotated[str, Meta(max_length=40)]
    line: Annotated[int, Meta(ge=0)]

"""What the companion is told of a table of cardboard, and what it answers."""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

Strip: TypeAlias = Annotated[str, Meta(pattern="^[A-F]$")]
Players: TypeAlias = Annotated[int, Meta(ge=2, le=4)]
Length: TypeAlias = Annotated[int, Meta(ge=6, le=9)]
SquareName: TypeAlias = Annotated[str, Meta(pattern="^[a-d][2-9]$")]
SeatOfBox: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=13)]
MOST_SEALED: Final = 120
MOST_GOLD: Final = 99
Gold: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_GOLD)]


class CompanionDeal(msgspec.Struct, frozen=True):
    """A set-up by chance: the adventures from the top strip down, and who begins."""

    players: int
    strips: list[str]
    first: int


class CompanionTable(msgspec.Struct, frozen=True):
    """What a number of players brings to the table: how many strips, and whether they may play in pairs."""

    players: int
    strips: int
    partners: bool


class CompanionPiece(msgspec.Struct, frozen=True):
    """A piece of our printed quests that players hold: of which adventure, and how many one may have."""

    what: str
    """`ingots`, `leopards` or `carriages`."""
    adventure: str
    most: int
    gold: int = 0
    """The number on it, if it bears one."""


class CompanionBox(msgspec.Struct, frozen=True):
    """What the box can be set up as, by the rules of the digital game: the page that asks holds none."""

    tables: list[CompanionTable]
    adventures: list[str]
    lengths: list[int]
    usual_length: int
    squares: dict[str, list[list[str]]]
    """By the length of the strips: the squares of each strip that bear characters, from the top strip down."""
    markers: int
    """How many markers a player has."""
    sealed: int
    """How many cards can lie under a seal."""
    gold: int
    """How much gold of quests can be entered."""
    pieces: list[CompanionPiece]
    vessel: str
    """The adventure with the vessel."""
    aces: str
    """The adventure whose last ace counts."""


class PiecesHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has of our printed quests: tiles, and the gold printed on their carriages."""

    ingots: Annotated[int, Meta(ge=0, le=3)] = 0
    crows: Annotated[int, Meta(ge=0, le=3)] = 0
    leopards: Annotated[int, Meta(ge=0, le=6)] = 0
    carriages: list[Annotated[int, Meta(ge=1, le=3)]] = []
    """The number on each carriage."""


class CompanionPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies before one player."""

    sealed: Annotated[int, Meta(ge=0, le=MOST_SEALED)] = 0
    """How many cards are under the seal: kills and whatever else was put there."""
    quests: Gold = 0
    """The gold of quests that are not ours, as its players have counted it."""
    pieces: PiecesHeld = PiecesHeld()
    """With our printed quests instead."""
    stock: Few | None = None
    """The markers in the stock, which break a tie; unless told, those that are not on the strips."""


class CompanionPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of cardboard at the end of a game."""

    strips: Annotated[list[Strip], Meta(min_length=3, max_length=4)]
    """The adventures from the top strip down."""
    markers: dict[SquareName, Annotated[list[Few], Meta(max_length=4)]]
    """On each square with a character that bears markers: how many of each player."""
    seats: Annotated[list[CompanionPlayer], Meta(min_length=2, max_length=4)]
    length: Length = 8
    printed: bool = False
    """Our printed quests are in play: the vessel, the aces, tiles and the great gold are counted here."""
    vessel: SquareName | None = None
    aces: SeatOfBox | None = None
    """Who holds the tile of the aces."""
    partners: bool = False


class CompanionLine(msgspec.Struct, frozen=True):
    """One line of a player's count: the rule that pays, and what exactly pays it."""

    source: str
    """V2 for groups, V3 for the seal, QA to QF for our quests, V4 for gold of other quests."""
    gold: int
    number: int = 0
    each: int = 0
    largest: bool = False
    squares: list[str] = []


class CompanionGold(msgspec.Struct, frozen=True):
    """A player's count."""

    seat: int
    gold: int
    stock: int
    won: bool
    lines: list[CompanionLine]


class CompanionCount(msgspec.Struct, frozen=True):
    """The count of a table of cardboard."""

    seats: list[CompanionGold]
    tied: bool
    """Whether most gold was not enough: then more markers in stock win, or the victory is shared (V5)."""

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
    """How many players there are."""
    strips: list[str]
    """The adventures from the top strip down, by their letters."""
    first: int
    """The player who begins; the first is 0."""


class CompanionTable(msgspec.Struct, frozen=True):
    """What a number of players brings to the table: how many strips, and whether they may play in pairs."""

    players: int
    """How many players there are."""
    strips: int
    """How many strips they lay out."""
    partners: bool
    """Whether they may play in pairs."""


class CompanionPiece(msgspec.Struct, frozen=True):
    """A piece of our printed quests that players hold: of which adventure, and how many one may have."""

    what: str
    """`ingots`, `leopards` or `carriages`."""
    adventure: str
    """The adventure that it belongs to, by its letter."""
    most: int
    """How many a player can have."""
    gold: int = 0
    """The number on it, if it bears one."""


class CompanionBox(msgspec.Struct, frozen=True):
    """What the box can be set up as, by the rules of the digital game: the page that asks holds none."""

    tables: list[CompanionTable]
    """What each number of players brings."""
    adventures: list[str]
    """All adventures, by their letters."""
    lengths: list[int]
    """How many squares a strip may have."""
    usual_length: int
    """How many it has unless the players choose otherwise."""
    squares: dict[str, list[list[str]]]
    """By the length of the strips: the squares of each strip that bear characters, from the top strip down."""
    markers: int
    """How many markers a player has."""
    sealed: int
    """How many cards can lie under a seal."""
    gold: int
    """How much gold of quests can be entered."""
    pieces: list[CompanionPiece]
    """The pieces of our printed quests."""
    vessel: str
    """The adventure with the vessel."""
    aces: str
    """The adventure whose last ace counts."""


class PiecesHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has of our printed quests: tiles, and the gold printed on their carriages."""

    ingots: Annotated[int, Meta(ge=0, le=3)] = 0
    """How many ingots."""
    crows: Annotated[int, Meta(ge=0, le=3)] = 0
    """How many crows."""
    leopards: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many leopard-men."""
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
    """What each player has, in the order of play."""
    length: Length = 8
    """How many squares a strip has."""
    printed: bool = False
    """Our printed quests are in play: the vessel, the aces, tiles and the great gold are counted here."""
    vessel: SquareName | None = None
    """The square that the vessel lies beside; null if it is not in play."""
    aces: SeatOfBox | None = None
    """Who holds the tile of the aces."""
    partners: bool = False
    """Whether players opposite each other win together."""


class CompanionLine(msgspec.Struct, frozen=True):
    """One line of a player's count: the rule that pays, and what exactly pays it."""

    source: str
    """V2 for groups, V3 for the seal, QA to QF for our quests, V4 for gold of other quests."""
    gold: int
    """How much it pays."""
    number: int = 0
    """How many characters, cards or tiles pay it."""
    each: int = 0
    """What each of these brings, where all bring the same; else 0."""
    largest: bool = False
    """Whether it is the player's group that pays most."""
    squares: list[str] = []
    """The squares where they lie."""
    text: str = ""
    """The text that says it, with `number`, `each` and `squares`."""


class CompanionGold(msgspec.Struct, frozen=True):
    """A player's count."""

    seat: int
    """The player; the first is 0."""
    gold: int
    """Their gold."""
    stock: int
    """Their markers in stock, which break a tie."""
    won: bool
    """Whether they have won."""
    lines: list[CompanionLine]
    """What the gold is made of."""


class CompanionPair(msgspec.Struct, frozen=True):
    """What two partners have together."""

    seats: list[int]
    """The two players."""
    gold: int
    """Their gold."""
    stock: int
    """Their markers in stock, which break a tie."""
    won: bool
    """Whether they have won."""


class CompanionCount(msgspec.Struct, frozen=True):
    """The count of a table of cardboard."""

    seats: list[CompanionGold]
    """The count of each player."""
    tied: bool
    """Whether more markers in stock decided among those with most gold (V5)."""
    pairs: list[CompanionPair] = []
    """With partners: the count of each pair."""

"""The parts of Corto's view, field by field. Squares are named b3, cards E5, adventures E; seats are numbers."""

from typing import Literal, TypeAlias

from saltsea.view import Consequences, Sentence, Shape

GoldSource: TypeAlias = Literal["V2", "V3", "QA", "QB", "QC", "QD", "QE", "QF", "P4"]
"""The rules that pay, in the order of the count."""
Square: TypeAlias = str
Card: TypeAlias = str
Adventure: TypeAlias = str
Piece: TypeAlias = Literal["corto", "rasputin", "vessel", "train", "tile", "gold"]


class CortoCard(Shape, frozen=True):
    """What a card of a player's own box is, where ours has other values."""

    kind: Literal["character", "object", "advantage", "figurine"]
    """What it is."""
    border: Literal["white", "black", "both"] | None = None
    """The border of a character or an object."""
    friend: bool = False
    """Whether a character is a friend of Corto."""
    long: bool = False
    """Whether it acts at a distance."""
    second: Adventure = ""
    """The second adventure that a character belongs to."""
    ace: bool = False
    """Whether a character is one of the aces."""
    times: int = 0
    """How often an object acts."""
    verb: Literal["exchange", "shift", "anywhere", "draw-more", "recover", "guard"] | None = None
    """What an advantage does."""
    who: Literal["corto", "rasputin", "both"] | None = None
    """Whom a figurine card moves."""
    vehicle: bool = False
    """Whether a figurine rides."""


class CortoSquare(Shape, frozen=True):
    """What lies and stands on one square."""

    card: Card = ""
    """The character that lies there; empty if none does."""
    markers: list[int] = []
    """How many markers of each seat it bears; empty where no character lies."""
    leader: int | None = None
    """The seat that controls it: more markers than any other player."""
    pieces: list[Piece] = []
    """Figurines and pieces of quests that are there."""


class GoldLine(Shape, frozen=True):
    """One line of a player's count besides the groups. Its sentence is the text of its source, with its fields: text
    ids with each line would make the snapshot of an ended game too long."""

    source: GoldSource
    """The rule that pays: V3."""
    gold: int
    """How much it pays."""
    number: int = 0
    """How many characters, cards or tiles pay it."""
    each: int = 0
    """What each of these brings, where all bring the same, so that they can be counted one by one; else 0."""
    cards: list[Card | None] = []
    """The cards that pay it; null for one of an adventure that is not in play."""
    squares: list[Square] = []
    """The squares where they lie."""
    prizes: dict[str, int] = {}
    """The pieces of a quest that pay it, by their kind."""
    unpaid: dict[str, int] = {}
    """Pieces of the same quest that bring nothing."""


class CortoGroup(Shape, frozen=True):
    """Characters side by side that one player controls, at least two (V1)."""

    squares: list[Square]
    """Where they lie, in reading order."""
    gold: int
    """What the group pays as it is now (V2)."""
    largest: bool = False
    """Whether it is the player's largest group, in which each character pays double."""
    each: int = 1
    """What each of its characters pays."""


class CortoPlayer(Shape, frozen=True):
    """What lies open before one player."""

    stock: int
    """Markers that are not on the board."""
    hand: list[Adventure]
    """The backs of the cards in hand."""
    sealed: list[Card | None] = []
    """The cards under the seal; null for one of an adventure that is not in play."""
    guards: list[Card] = []
    """The cards on guard."""
    shown: list[Card] = []
    """Cards of the hand that every player has seen."""
    prizes: dict[str, int] = {}
    """Pieces of quests: ingot, crow, leopard, carriage, aces, each with its number."""
    groups: list[CortoGroup] = []
    """The player's groups, the largest first: all can see them."""
    gold: int | None = None
    """What the player would count now, partners together; only where scores are open, and at the end."""
    count: list[GoldLine] = []
    """The same line by line, without a partner's, after the groups, which are the first lines of the count."""


class CortoSide(Shape, frozen=True):
    """Players who win or lose together, at the end."""

    seats: list[int]
    """Who they are."""
    gold: int
    """What they have together."""
    stock: int
    """Their markers in stock, which break a tie."""
    won: bool = False
    """Whether they have won, alone or shared."""
    each: list[int] = []
    """What each of them has, where there are several."""
    why: Sentence | None = None
    """What the winners did better; nothing for the winners themselves."""


class CortoEnding(Shape, frozen=True):
    """How the game ended and why."""

    how: Sentence
    """What ended it."""
    verdict: Sentence
    """Who has won."""
    sides: list[CortoSide]
    """All sides, in the order of their seats."""
    sources: list[GoldSource]
    """The rules that pay, in the order in which they are counted."""
    tie: list[Sentence] = []
    """What broke a tie, or why it is shared; then what each tied side has in stock."""
    tie_rule: str = ""
    """The rule that breaks ties: V5. Empty if there was none."""


class CortoTable(Shape, frozen=True):
    """The open table."""

    strips: list[Adventure]
    """The adventures from the top strip down."""
    rows: list[list[Square]]
    """The squares of each strip; its deck lies on the first."""
    step: str
    """What the table waits for; `none` while it goes on by itself."""
    turn: int
    """Whose turn it is."""
    turns: int
    """How many turns have ended."""
    first: int | None
    """Who begins; null before that is known."""
    squares: dict[Square, CortoSquare]
    """Every square on which something lies or stands."""
    decks: dict[Adventure, int]
    """How many cards each deck has left."""
    players: list[CortoPlayer]
    """The players by seat."""
    pile: list[Card] = []
    """The discard pile, its top card last."""
    draws: int = 0
    """How many cards may still be drawn this turn."""
    in_play: Card = ""
    """The card that has left a hand and lies nowhere else yet; empty if there is none."""
    actor: Square = ""
    """The square from which the card in play acts."""
    target: Square = ""
    """The square that was chosen first, where a step asks for two."""
    quests: dict[Adventure, Sentence] = {}
    """How each quest stands, where that can change."""
    supplies: dict[str, Square] = {}
    """The square beside which pieces of a quest wait until a player takes them: leopard, aces."""
    full: list[Adventure] = []
    """The strips that are full: two of them end the game."""
    left: dict[Adventure, int] = {}
    """How many squares of each strip are still free."""
    progress: Sentence | None = None
    """How near the end is, in words; nothing once the game is over."""
    ending: CortoEnding | None = None
    """How the game ended, once it has."""
    own: dict[Card, CortoCard] = {}
    """The cards whose values are a player's own; empty at a table with the cards of the box."""


class CortoHand(Shape, frozen=True):
    """What only this player knows."""

    hand: list[Card] = []
    """The cards as they are held, in rising order: one that is being played is among them until it lies somewhere."""
    choosing: bool = False
    """Whether a step of a card waits for this player: then a touch without a choice asks why not."""


class GoldChange(Shape, frozen=True):
    """Gold that a player would gain or lose from one source."""

    seat: int
    """Whose gold."""
    source: str
    """The rule that pays: V2."""
    gold: int
    """How much more; negative for less."""


class MarkerChange(Shape, frozen=True):
    """Markers that would come to a square, or leave it."""

    square: Square
    """Where."""
    seat: int
    """Whose markers."""
    number: int
    """How many more; negative for fewer."""


class PieceChange(Shape, frozen=True):
    """A figurine or a piece of a quest that would come, move or be taken."""

    piece: Piece
    """Which one."""
    source: Square = ""
    """Where it is now; empty if it comes to the board."""
    square: Square = ""
    """Where it would be; empty if a player takes it."""


class CardChange(Shape, frozen=True):
    """A card that would lie elsewhere."""

    to: Literal["square", "seal", "pile", "guard", "hand"]
    """Where it would lie: `guard` is in front of its player."""
    card: Card = ""
    """Which one; empty for a card of an adventure that is not in play."""
    square: Square = ""
    """The square, if it would lie on one."""
    seat: int | None = None
    """Whose seal, hand or guard it would be."""


class PrizeChange(Shape, frozen=True):
    """Pieces of a quest that a player would have more, or fewer."""

    seat: int
    """Who."""
    prize: str
    """The kind, as in a player's prizes: leopard, carriage, aces."""
    number: int
    """How many more; negative for fewer."""


class CortoConsequences(Consequences, frozen=True):
    """What is known to follow from an action of Corto."""

    gold: list[GoldChange] = []
    """How the count would change, by player and source."""
    markers: list[MarkerChange] = []
    """Markers that are put, moved or sent home."""
    pays: list[Square] = []
    """The friends of Corto who would pay."""
    leaves: list[Square] = []
    """The characters who would leave the board."""
    pieces: list[PieceChange] = []
    """Figurines, vessel, train and tiles that come, move or are taken."""
    cards: list[CardChange] = []
    """Cards that come to the board, leave it, or change their place off it."""
    prizes: list[PrizeChange] = []
    """Pieces of quests that change hands, as far as that is known."""
    next: list[Square] = []
    """Where the next step could be done, for a card that is played and for what else changes nothing on the board."""


class GoldMoment(Shape, frozen=True):
    """What each player would have counted when a turn ended."""

    line: int
    """The line of the record that ended the turn."""
    turn: int
    """The number of the turn."""
    seat: int
    """Whose turn it was."""
    gold: list[int]
    """The gold of each seat, partners together."""


class TurningPoint(Shape, frozen=True):
    """The turn that decided the game."""

    line: int
    """The line of the record that ended it."""
    say: Sentence
    """What it decided."""


class CortoCourse(Shape, frozen=True):
    """How the gold of a finished game came and went."""

    moments: list[GoldMoment]
    """The end of every turn that was not taken back."""
    turning: TurningPoint | None = None
    """The turn that decided it; nothing where no player was ever ahead."""

"""The whole table of a game of Corto as small numbers. Only evolve.py writes it."""

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import CORTO, NO_CARD, Card
from saltsea.games.corto.rules.grid import NOWHERE, SQUARES, Grid, stocks
from saltsea.kernel.nouns import State
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat

Step: TypeAlias = int
"""What the table is doing, or waits for: one of the constants below."""

# The table goes on by itself.
LAY_STRIPS: Final = 0
TURN_UP: Final = 1
LAY_QUESTS: Final = 2
NAME_FIRST: Final = 3
OWN_MARKER: Final = 4
QUEST: Final = 5
CAN_ACT: Final = 6
PAY_FRIENDS: Final = 7
FIGURINE_ACTS: Final = 8
AFTER: Final = 9
TURN_CARRIAGE: Final = 10
DRAWING: Final = 11
AFTER_DRAW: Final = 12
END_TURN: Final = 13
TEST_END: Final = 14
CAN_PLAY: Final = 15
OVER: Final = 16

# The table waits for the player whose turn it is.
FIRST_ASKED: Final = 20
START_MARK: Final = 20
START_DRAW: Final = 21
MAIN: Final = 22
PLACE: Final = 23
LIFT: Final = 24
SAIL: Final = 25
CROW: Final = 26
BORDER: Final = 27
ACT: Final = 28
CHOOSE: Final = 29
MOVE: Final = 30
AGREE: Final = 31
VISIT: Final = 32
REMOVE: Final = 33
PICK: Final = 34
PICK_SECOND: Final = 35
SHIFT_FROM: Final = 36
SHIFT_TO: Final = 37
REGAIN: Final = 38
DRAW: Final = 39

STEP_NAMES: Final = {
    START_MARK: "start-mark",
    START_DRAW: "start-draw",
    MAIN: "main",
    PLACE: "place",
    LIFT: "lift",
    SAIL: "sail",
    CROW: "crow",
    BORDER: "border",
    ACT: "act",
    CHOOSE: "choose",
    MOVE: "move",
    AGREE: "agree",
    VISIT: "visit",
    REMOVE: "remove",
    PICK: "pick",
    PICK_SECOND: "pick-second",
    SHIFT_FROM: "shift-from",
    SHIFT_TO: "shift-to",
    REGAIN: "regain",
    DRAW: "draw",
}
"""What the texts and the wire call the steps that wait for a player."""

HAND: Final = 4
NO_SEAT: Final = -1
OWNED: Final = 128
"""A card that belongs to a seat (sealed, on guard, shown) is kept as one number: seat * OWNED + card + 1.

NO_CARD under a seal is the card of an unused adventure that serves as gold when the pile is empty."""

INGOTS: Final = 0
CROWS: Final = 1
LEOPARDS: Final = 2
CARRIAGES: Final = 3
PRIZES: Final = 4
"""A player's tiles are kept as prizes[seat * PRIZES + kind]; carriages as a set of nine, the rest as numbers."""


@final
class Variants:
    """What the host chose, in the rules' words."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.english_border = options.get("black_border") == "english"
        self.may_decline = options.get("figurines", "must") != "must"
        self.always_asks = options.get("figurines") == "may"
        self.undo = options.get("undo") != "off"
        self.partners = options.get("partners") == "on"
        self.slow_start = options.get("slow_start") == "on"
        self.compensation = options.get("compensation") == "on"
        self.open_scores = options.get("open_scores") == "on"
        self.strips = str(options.get("strips", "random"))
        self.order = str(options.get("order", "random"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variants) and other.options == self.options

    def __hash__(self) -> int:
        return hash(str(self.options))


@final
class Layout:
    """Which strips lie where: fixed once they are laid."""

    def __init__(self, strips: list[int], grounds: list[int]) -> None:
        self.strips = strips
        """Adventures from the top strip down."""
        self.strip_of = [strips.index(adventure) if adventure in strips else NOWHERE for adventure in range(6)]
        """Per adventure its strip, or NOWHERE."""
        self.grounds = grounds
        """Per set of backgrounds, the squares where such a character may lie."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and other.strips == self.strips

    def __hash__(self) -> int:
        return hash(str(self.strips))


NOT_LAID: Final = Layout([], [0] * 64)


@final
class CortoState(State):
    """Lists are by square, by seat or by adventure. Grid, variants and layout are shared: nothing changes them. What is
    sealed, on guard, shown or won changes seldom, and is kept in tuples: copies share them."""

    players: i64
    step: i64
    turn: i64
    first: i64
    turns: i64
    idle: i64
    plays: i64
    discards: i64
    drawn: i64
    more: i64
    placed: i64
    closing: i64
    anywhere: i64
    actor: i64
    actor_is_figurine: i64
    card: i64
    doing: i64
    left: i64
    target: i64
    cursor: i64
    wakes: i64
    figurine: i64
    aside: i64
    characters: i64
    corto: i64
    rasputin: i64
    vessel: i64
    ace_holder: i64
    tiles: i64
    ingots_left: i64
    crows_left: i64
    leopards_left: i64
    train: i64
    train_way: i64
    carriages_left: i64
    ended_by: i64

    def __init__(
        self,
        grid: Grid,
        variants: Variants,
        players: int,
        who: list[int],
        marks: list[int],
        stock: list[int],
        hands: list[int],
        decks: list[int],
        pile: list[int],
        sealed: tuple[int, ...],
        guards: tuple[int, ...],
        shown: tuple[int, ...],
        prizes: tuple[int, ...],
    ) -> None:
        self.grid = grid
        self.variants = variants
        self.players = players
        self.layout = NOT_LAID
        self.who = who
        self.marks = marks
        """Per square the markers on its character, four bits per seat."""
        self.stock = stock
        self.hands = hands
        """hands[seat * 4 …] in rising order; NO_CARD fills up."""
        self.decks = decks
        """Per adventure the cards that are not drawn yet, as a set of places; they have no order."""
        self.pile = pile
        self.sealed = sealed
        self.guards = guards
        """Advantages that lie in front of a player, the oldest first, coded like sealed cards."""
        self.shown = shown
        """Cards in hands that all players have seen, coded like sealed cards, in rising order."""
        self.prizes = prizes
        self.step = LAY_STRIPS
        self.turn = 0
        self.first = 0
        self.turns = 0
        self.idle = 0
        self.plays = 0
        self.discards = 0
        self.drawn = 0
        self.more = 0
        self.placed = 0
        self.closing = 0
        self.anywhere = 0
        self.actor = NOWHERE
        self.actor_is_figurine = 0
        self.card = NO_CARD
        self.doing = MAIN
        self.left = 0
        self.target = NOWHERE
        self.cursor = 0
        self.wakes = 0
        self.figurine = CORTO
        self.aside = 0
        self.characters = 0
        self.corto = NOWHERE
        self.rasputin = NOWHERE
        self.vessel = NOWHERE
        self.ace_holder = NO_SEAT
        self.tiles = 0
        self.ingots_left = 0
        self.crows_left = 0
        self.leopards_left = 0
        self.train = NOWHERE
        self.train_way = -1
        self.carriages_left = 0
        self.ended_by = 0

    def copy(self) -> "CortoState":
        twin = CortoState(
            self.grid,
            self.variants,
            self.players,
            self.who[:],
            self.marks[:],
            self.stock[:],
            self.hands[:],
            self.decks[:],
            self.pile[:],
            self.sealed,
            self.guards,
            self.shown,
            self.prizes,
        )
        twin.layout = self.layout
        twin.step = self.step
        twin.turn = self.turn
        twin.first = self.first
        twin.turns = self.turns
        twin.idle = self.idle
        twin.plays = self.plays
        twin.discards = self.discards
        twin.drawn = self.drawn
        twin.more = self.more
        twin.placed = self.placed
        twin.closing = self.closing
        twin.anywhere = self.anywhere
        twin.actor = self.actor
        twin.actor_is_figurine = self.actor_is_figurine
        twin.card = self.card
        twin.doing = self.doing
        twin.left = self.left
        twin.target = self.target
        twin.cursor = self.cursor
        twin.wakes = self.wakes
        twin.figurine = self.figurine
        twin.aside = self.aside
        twin.characters = self.characters
        twin.corto = self.corto
        twin.rasputin = self.rasputin
        twin.vessel = self.vessel
        twin.ace_holder = self.ace_holder
        twin.tiles = self.tiles
        twin.ingots_left = self.ingots_left
        twin.crows_left = self.crows_left
        twin.leopards_left = self.leopards_left
        twin.train = self.train
        twin.train_way = self.train_way
        twin.carriages_left = self.carriages_left
        twin.ended_by = self.ended_by
        return twin


def empty_table(grid: Grid, variants: Variants, players: int) -> CortoState:
    """Boards, markers and seals before anything is drawn."""
    return CortoState(
        grid,
        variants,
        players,
        [NO_CARD] * SQUARES,
        [0] * SQUARES,
        stocks(players),
        [NO_CARD] * (HAND * players),
        [0] * 6,
        [],
        (),
        (),
        (),
        (0,) * (PRIZES * players),
    )


def held(state: CortoState, seat: Seat) -> list[int]:
    """The cards of a hand."""
    return [card for card in state.hands[seat * HAND : seat * HAND + HAND] if card != NO_CARD]


def coded(seat: Seat, card: Card) -> int:
    """A seat and a card of its own as one number."""
    return seat * OWNED + card + 1


def cards_of(codes: tuple[int, ...], seat: Seat) -> list[Card]:
    """Of these, the cards that belong to a seat, in their order."""
    return [code % OWNED - 1 for code in codes if code // OWNED == seat]

"""Setting up (chapter S): strips, starting characters, who begins, first markers and first cards."""

from saltsea.games.corto.engine.cards import ADVENTURES, CHARACTER, Card, Cards, adventure_of
from saltsea.games.corto.engine.events import Began, QuestsLaid, Started, StripsLaid, TurnBegan, TurnedUp
from saltsea.games.corto.engine.state import HAND, MAIN, START_DRAW, START_MARK, CortoState, Variants, held
from saltsea.games.corto.rules.ending import decks_are_empty
from saltsea.games.corto.rules.grid import MOST_STRIPS, square_of, strips_in_play
from saltsea.games.corto.rules.quests import (
    BALLAD,
    CARRIAGE_TILES,
    ETHIOPIANS,
    LEOPARD_TILES,
    SIBERIA,
    last_of,
    tile_squares,
)
from saltsea.games.corto.rules.turn import one_in
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Refusal, refuse


def check_table(variants: Variants, players: int) -> Refusal | None:
    """Whether these players can sit down with these options."""
    return check_strips(variants, players) or check_partners(variants, players)


def check_strips(variants: Variants, players: int) -> Refusal | None:
    """corto.G1: the host may choose the strips: as many different ones as the table needs."""
    if variants.strips == "random":
        return None
    needed, letters = strips_in_play(players), variants.strips
    if len(letters) == needed and len(set(letters)) == needed and all(letter in ADVENTURES for letter in letters):
        return None
    return refuse("corto.G1", "refusal-corto-strips", strips=letters, needed=needed)


def check_partners(variants: Variants, players: int) -> Refusal | None:
    """corto.P1: partners need a table of four."""
    if variants.partners and players != MOST_STRIPS:
        return refuse("corto.P1", "refusal-corto-partners", players=players)
    return None


def lay_strips(state: CortoState) -> Event | None:
    """The host's own order (G1); any other is chance's business."""
    if state.variants.strips == "random" or state.variants.order == "random":
        return None
    return StripsLaid([ADVENTURES.index(letter) for letter in state.variants.strips])


def draw_strips(state: CortoState) -> Chance:
    """corto.G1: strips and their order at random, or only the order of those that the host chose."""
    chosen = state.variants.strips
    letters = ADVENTURES if chosen == "random" else chosen
    return Chance("corto.G1 strips", [ADVENTURES.index(letter) for letter in letters], state.grid.strips)


def turn_up(state: CortoState) -> Chance:
    """corto.S1: a deck's top card is turned up until a character comes."""
    adventure = state.layout.strips[state.cursor]
    return one_in(state, adventure, f"corto.S1 {ADVENTURES[adventure]}")


def turned_up(state: CortoState, cards: Cards, card: Card) -> Event:
    """corto.S1: a character starts on square 2; anything else is set aside, to be shuffled in again."""
    if cards.kind[card] == CHARACTER:
        return Started(card, square_of(state.cursor, 2))
    return TurnedUp(adventure_of(card), card)


def lay_quests(state: CortoState) -> Event:
    """corto.S2: the quests of the adventures in play are set up."""
    return QuestsLaid(
        last_of(state, BALLAD),
        tile_squares(state),
        LEOPARD_TILES if state.layout.strip_of[ETHIOPIANS] >= 0 else 0,
        last_of(state, SIBERIA),
        CARRIAGE_TILES if state.layout.strip_of[SIBERIA] >= 0 else 0,
    )


def name_first(state: CortoState) -> Chance:
    """corto.S3: chance names the first player."""
    return Chance("corto.S3 first", list(range(state.players)), 1)


def start_next(state: CortoState) -> Event:
    """corto.S3: clockwise, each places a marker and draws four cards; then the first player's turn begins."""
    if len(held(state, state.turn)) < HAND and not decks_are_empty(state):
        return Began(START_DRAW, 0)
    seat = (state.turn + 1) % state.players
    return TurnBegan(seat, MAIN if seat == state.first else START_MARK)


def starting_squares(state: CortoState) -> list[int]:
    """corto.S3: the first marker goes on any starting character, also one that bears others'."""
    return [square_of(strip, 2) for strip in range(state.grid.strips)]


def check_start(state: CortoState, square: int) -> Refusal | None:
    """corto.S3: why the first marker cannot lie there."""
    if square in starting_squares(state):
        return None
    return refuse("corto.S3", "refusal-corto-starting-character", square=square)

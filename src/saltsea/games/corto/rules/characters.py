"""Characters (chapter C): where they may lie, their marker, their action."""

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import BLACK, WHITE, Card, Cards
from saltsea.games.corto.engine.events import Began, Killed, Marked, MarkerHit
from saltsea.games.corto.engine.state import BORDER, LIFT, NO_SEAT, CortoState
from saltsea.games.corto.rules.advantages import guarded
from saltsea.games.corto.rules.ending import figures, open_squares
from saltsea.games.corto.rules.grid import BIT, Grid, Square, squares_in
from saltsea.games.corto.rules.long_range import in_range
from saltsea.games.corto.rules.markers import markable, number_on, owners
from saltsea.games.corto.rules.quests import train_in_range
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Seat


def grounds(grid: Grid, strips: list[int]) -> list[int]:
    """corto.C6: per set of backgrounds the squares of those strips that are in play, be it only one of two."""
    found: list[int] = []
    for backgrounds in range(64):
        squares = 0
        for strip, adventure in enumerate(strips):
            if backgrounds >> adventure & 1:
                squares |= grid.rows[strip]
        found.append(squares)
    return found


def ground(state: CortoState, cards: Cards, card: Card) -> i64:
    """Every square of this card's colours; after an advantage that frees the next character, every one."""
    return state.grid.playable if state.anywhere else state.layout.grounds[cards.backgrounds[card]]


def beside_figures(state: CortoState) -> i64:
    """corto.C1: empty squares adjacent to a character or a figurine, where no figurine stands."""
    taken: i64 = state.characters | figures(state)
    return state.grid.around(taken) & state.grid.playable & ~taken


def places(state: CortoState, cards: Cards, card: Card) -> i64:
    """Where this character may be laid now."""
    free = beside_figures(state) & ground(state, cards, card)
    return free & open_squares(state, state.characters | figures(state)) if free else 0


def check_place(state: CortoState, cards: Cards, card: Card, square: Square) -> Refusal | None:
    """corto.G2, corto.G5, corto.C1, corto.E2: why not here: the first of the rules that forbid it."""
    bit: i64 = BIT[square]
    if not state.grid.board & bit:
        return refuse("corto.G2", "refusal-corto-off-the-board", square=square)
    if not state.grid.playable & bit:
        return refuse("corto.G5", "refusal-corto-no-square-for-characters", square=square)
    if (state.characters | figures(state)) & bit:
        return refuse("corto.C1", "refusal-corto-square-taken", square=square)
    if not ground(state, cards, card) & bit:
        return _wrong_colour(state, cards, card, square)
    if not beside_figures(state) & bit:
        return refuse("corto.C1", "refusal-corto-nobody-beside", square=square)
    if not open_squares(state, state.characters | figures(state)) & bit:
        return refuse("corto.E2", "refusal-corto-second-strip", square=square)
    return None


def _wrong_colour(state: CortoState, cards: Cards, card: Card, square: Square) -> Refusal:
    """corto.C1, corto.C6: one background is C1's business; two of which one is absent are C6's."""
    backgrounds = cards.backgrounds[card]
    present = [
        adventure for adventure in range(6) if backgrounds >> adventure & 1 and state.layout.strip_of[adventure] >= 0
    ]
    if backgrounds.bit_count() > len(present):
        return refuse("corto.C6", "refusal-corto-one-strip-absent", card=card, square=square)
    return refuse("corto.C1", "refusal-corto-other-colour", card=card, square=square)


def own_marker(state: CortoState) -> Event:
    """corto.C2: a marker of its player goes on a new character, from the stock or from another character."""
    return Marked(state.turn, state.target) if state.stock[state.turn] else Began(LIFT, 0)


def border_action(state: CortoState, cards: Cards) -> Event | None:
    """corto.C3: a character may act once, as its border says, if there is anything to act on."""
    if white_targets(state, cards) or black_targets(state, cards) or train_target(state, cards):
        return Began(BORDER, 1)
    return None


def white_targets(state: CortoState, cards: Cards) -> i64:
    """corto.C4: a white border adds a marker of its player to a character within reach."""
    if not cards.colour[state.card] & WHITE:
        return 0
    return markable(state, state.turn, reach(state, cards) & state.characters)


def black_targets(state: CortoState, cards: Cards) -> i64:
    """corto.C5: a black border hits a character within reach."""
    if not cards.colour[state.card] & BLACK:
        return 0
    targets: i64 = reach(state, cards) & state.characters
    return with_foreign_markers(state, targets) if state.variants.english_border else targets


def train_target(state: CortoState, cards: Cards) -> bool:
    """Whether a black border may be turned on the train (QE)."""
    return bool(cards.colour[state.card] & BLACK) and train_in_range(state, state.actor, cards.long[state.card])


def reach(state: CortoState, cards: Cards) -> i64:
    """What the card being played acts on, from the square of the one just played."""
    return in_range(state, state.actor, cards.long[state.card])


def with_foreign_markers(state: CortoState, targets: i64) -> i64:
    """corto.C5: in the English reading a border never takes its own player's marker."""
    found: i64 = 0
    for square in squares_in(targets):
        foreign: i64 = owners(state.marks[square])
        if foreign != BIT[state.turn]:
            bit: i64 = BIT[square]
            found |= bit
    return found


def hit(state: CortoState, seat: Seat, square: Square, owner: Seat) -> Event:
    """corto.C5: a hit takes one marker home; a character without markers is killed and goes under the seal."""
    stopped = guarded(state, seat, square)
    if stopped is not None:
        return stopped
    if owner == NO_SEAT:
        return Killed(seat, square, state.who[square])
    return MarkerHit(seat, square, owner)


def check_hit(state: CortoState, square: Square, owner: Seat) -> Refusal | None:
    """corto.C5: why this marker cannot be hit here, though the character is within reach."""
    marks = state.marks[square]
    if owner == NO_SEAT and marks:
        return refuse("corto.C5", "refusal-corto-markers-first", square=square)
    if owner != NO_SEAT and not number_on(marks, owner):
        return refuse("corto.C5", "refusal-corto-no-such-marker", square=square, owner=owner)
    if owner == state.turn and state.step == BORDER and state.variants.english_border:
        return refuse("corto.C5", "refusal-corto-own-marker", square=square)
    return None

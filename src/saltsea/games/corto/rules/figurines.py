"""Corto and Rasputin (chapter F): how they move, whom Corto's friends pay, whom Rasputin removes."""

from typing import Final

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import CORTO, NO_CARD, Cards
from saltsea.games.corto.engine.events import Began, FigurineMoved, FriendPaid
from saltsea.games.corto.engine.state import AGREE, MAIN, PAY_FRIENDS, REMOVE, VISIT, CortoState
from saltsea.games.corto.rules.count import controller
from saltsea.games.corto.rules.ending import figures, open_squares
from saltsea.games.corto.rules.grid import BIT, SQUARES, STRIDE, Square, across, down, mask_of, squares_in
from saltsea.games.corto.rules.markers import markable
from saltsea.kernel.nouns import Event, Refusal, refuse

VISIT_MARKERS: Final = 2


def where(state: CortoState, figurine: i64) -> i64:
    return state.corto if figurine == CORTO else state.rasputin


def moves(state: CortoState, cards: Cards) -> i64:
    """corto.F1: up to three steps, six with a vehicle; from any deck square when it first appears. Nothing blocks."""
    reach: i64 = walk(state, cards.walk[state.card])
    here = where(state, state.figurine)
    standing: i64 = figures(state)
    if here >= 0 and state.corto != state.rasputin:
        own: i64 = BIT[here]
        standing &= ~own
    return reach & open_squares(state, state.characters | standing)


def walk(state: CortoState, far: int) -> i64:
    """The squares so many steps away from where the figurine stands, or from any deck if it is off the board."""
    here = where(state, state.figurine)
    if here >= 0:
        return state.grid.walks[far][here]
    found: i64 = 0
    for strip in range(state.grid.strips):
        near: i64 = state.grid.walks[far][strip * STRIDE]
        found |= near
    return found


def check_move(state: CortoState, cards: Cards, square: Square) -> Refusal | None:
    """corto.G2, corto.F1, corto.E2: why the figurine cannot go there."""
    bit: i64 = BIT[square]
    if not state.grid.board & bit:
        return refuse("corto.G2", "refusal-corto-off-the-board", square=square)
    if not walk(state, cards.walk[state.card]) & bit:
        return refuse("corto.F1", "refusal-corto-too-far", square=square, steps=cards.walk[state.card])
    if not moves(state, cards) & bit:
        return refuse("corto.E2", "refusal-corto-second-strip", square=square)
    return None


def around(square: Square) -> list[Square]:
    """corto.F2: a figurine's area is its square and the eight around it, cut at the edge of the grid."""
    return [other for other in range(SQUARES) if abs(across(square, other)) <= 1 and abs(down(square, other)) <= 1]


AREAS: Final = [mask_of(around(square)) for square in range(SQUARES)]


def area(state: CortoState) -> i64:
    """The characters in the area of the figurine that moved, those under figurines among them."""
    return characters_within(state, AREAS[state.actor])


def characters_within(state: CortoState, squares: i64) -> i64:
    """corto.F7: a character under a figurine is a character like any other."""
    return squares & state.characters


def figurine_acts(state: CortoState, cards: Cards) -> Event:
    """What a figurine does once it has moved; the variant of F5 asks first."""
    if state.figurine != CORTO:
        return rasputin_acts(state)
    return Began(AGREE, 0) if is_asked(state, cards) else Began(PAY_FRIENDS, 0)


def is_asked(state: CortoState, cards: Cards) -> bool:
    """corto.F5: a table that lets figurines decline asks where there is somebody, or only where a friend would pay:
    markers can be left out later."""
    if not state.variants.may_decline or not area(state):
        return False
    return state.variants.always_asks or any(pays(state, cards, square) for square in squares_in(area(state)))


def pays(state: CortoState, cards: Cards, square: int) -> bool:
    """Whether a friend of Corto on this square gives gold to its controller."""
    return bool(cards.friend[state.who[square]]) and controller(state.marks[square]) >= 0


def friends_pay(state: CortoState, cards: Cards) -> Event | None:
    """corto.F3: each friend in the area gives its controller one gold: the top discard, in reading order."""
    for square in squares_in(area(state)):
        if square < state.cursor or not cards.friend[state.who[square]]:
            continue
        seat = controller(state.marks[square])
        if seat >= 0:
            return FriendPaid(seat, square, state.pile[-1] if state.pile else NO_CARD)
    return None


def visit(state: CortoState) -> Event:
    """corto.F4: then up to two markers of the player go on characters in Corto's area."""
    if state.left and markable(state, state.turn, area(state)):
        return Began(VISIT, state.left)
    return Began(MAIN, 0)


def rasputin_acts(state: CortoState) -> Event:
    """corto.F5: Rasputin removes one character of his area, whatever its markers, if there is one."""
    return Began(REMOVE, 1) if area(state) else Began(MAIN, 0)


def check_area(state: CortoState, square: Square) -> Refusal | None:
    """corto.F2: why the figurine does not reach this square, or no character is there."""
    bit: i64 = BIT[square]
    near: i64 = AREAS[state.actor]
    if not near & bit:
        return refuse("corto.F2", "refusal-corto-not-in-area", square=square)
    if not state.characters & bit:
        return refuse("corto.F2", "refusal-corto-nobody-there", square=square)
    return None


def check_leave_out(state: CortoState) -> Refusal | None:
    """corto.F5: he must; only the English reading lets a player leave it out."""
    return None if state.variants.may_decline else refuse("corto.F5", "refusal-corto-rasputin-must")


def arrive(state: CortoState, square: Square) -> Event:
    """corto.F6: where it arrives a figurine is the one just played, so objects may act from its square."""
    return FigurineMoved(state.figurine, square)

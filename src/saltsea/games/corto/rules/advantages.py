"""Advantages (chapter A): the six verbs, what each needs, and what it asks for."""

from typing import Final

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import (
    ANYWHERE,
    DRAW_MORE,
    EXCHANGE,
    FIGURINE,
    GUARD,
    OBJECT,
    RECOVER,
    SHIFT,
    Card,
    Cards,
)
from saltsea.games.corto.engine.events import AnywhereNext, Began, GuardLaid, HitStopped, MoreToDraw, PutAway
from saltsea.games.corto.engine.state import AFTER, PICK, REGAIN, SHIFT_FROM, CortoState, cards_of
from saltsea.games.corto.rules.count import controller
from saltsea.games.corto.rules.grid import BIT, Square
from saltsea.games.corto.rules.markers import bearing
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Seat

MOST_SHIFTS: Final = 3
LOOKED_AT: Final = 5
FIRST_STEP: Final = {
    EXCHANGE: PICK,
    SHIFT: SHIFT_FROM,
    ANYWHERE: AFTER,
    DRAW_MORE: AFTER,
    RECOVER: REGAIN,
    GUARD: AFTER,
}


def several(mask: i64) -> bool:
    """Whether a set has two members at least."""
    return mask & (mask - 1) != 0


def check_exchange(state: CortoState, square: Square) -> Refusal | None:
    """corto.A1: two different characters exchange their places."""
    bit: i64 = BIT[square]
    if not state.characters & bit:
        return refuse("corto.A1", "refusal-corto-nobody-there", square=square)
    if square == state.target:
        return refuse("corto.A1", "refusal-corto-same-character", square=square)
    return None


def can_exchange(state: CortoState) -> bool:
    return several(state.characters)


def can_shift(state: CortoState, seat: Seat) -> bool:
    """corto.A2: a marker moves between two characters that bear one of yours."""
    return several(bearing(state, seat))


def shift_targets(state: CortoState, seat: Seat) -> i64:
    """corto.A2: from where it was lifted to another character that bears one of yours at that moment."""
    lifted: i64 = BIT[state.target]
    return bearing(state, seat) & ~lifted


def check_shift_from(state: CortoState, seat: Seat, square: Square) -> Refusal | None:
    """corto.A2: why no marker can be lifted here."""
    bit: i64 = BIT[square]
    if bearing(state, seat) & bit:
        return None
    return refuse("corto.A2", "refusal-corto-no-marker-of-yours", square=square)


def check_shift_to(state: CortoState, seat: Seat, square: Square) -> Refusal | None:
    """corto.A2: why the lifted marker cannot go here."""
    bit: i64 = BIT[square]
    if shift_targets(state, seat) & bit:
        return None
    return refuse("corto.A2", "refusal-corto-no-marker-of-yours", square=square)


def check_shift_skip(state: CortoState) -> Refusal | None:
    """corto.A2: at least one marker moves."""
    return refuse("corto.A2", "refusal-corto-shift-once") if state.left == MOST_SHIFTS else None


def free_next(seat: Seat) -> Event:
    """corto.A3: the next character of this turn may lie on any strip; two of these do not add up."""
    return AnywhereNext(seat)


def draw_more(seat: Seat) -> Event:
    """corto.A4: up to two cards more at the end of this turn."""
    return MoreToDraw(seat)


def recoverable(state: CortoState, cards: Cards) -> list[Card]:
    """corto.A5: the objects and figurine cards among the top five discards."""
    return [card for card in state.pile[-LOOKED_AT:] if cards.kind[card] in (OBJECT, FIGURINE)]


def lay_guard(seat: Seat, card: Card) -> Event:
    """corto.A6: it lies in front of its player until it stops a hit."""
    return GuardLaid(seat, card)


def can_use(state: CortoState, cards: Cards, seat: Seat, card: Card) -> bool:
    """Whether an advantage's first step has a choice; those without a choice always do (T4)."""
    verb = cards.verb[card]
    if verb == EXCHANGE:
        return can_exchange(state)
    if verb == SHIFT:
        return can_shift(state, seat)
    if verb == RECOVER:
        return len(recoverable(state, cards)) > 0
    return True


def advantage_works(state: CortoState, cards: Cards) -> Event:
    """What an advantage without choices does, or what is left of one with them."""
    verb = cards.verb[state.card]
    if state.left and verb == SHIFT and can_shift(state, state.turn):
        return Began(SHIFT_FROM, state.left)
    if state.left and verb == ANYWHERE:
        return free_next(state.turn)
    if state.left and verb == DRAW_MORE:
        return draw_more(state.turn)
    if verb == GUARD:
        return lay_guard(state.turn, state.card)
    return PutAway(state.card)


def check_recover(state: CortoState, cards: Cards, card: Card) -> Refusal | None:
    """corto.A5: why this card cannot be taken back."""
    if card in recoverable(state, cards):
        return None
    return refuse("corto.A5", "refusal-corto-not-recoverable", card=card)


def guarded(state: CortoState, seat: Seat, square: Square) -> Event | None:
    """corto.A6: the first hit of another player on a character that you control is cancelled, the older card first."""
    if not state.guards:
        return None
    owner = controller(state.marks[square])
    waiting = cards_of(state.guards, owner) if owner != seat else []
    return HitStopped(seat, square, owner, waiting[0]) if waiting else None

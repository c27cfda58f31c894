"""A turn (chapter T): playing or discarding, drawing, what may be taken back."""

from typing import Final

from saltsea.games.corto.engine.cards import (
    ADVENTURES,
    CHARACTER,
    EXCHANGE,
    FIGURINE,
    NO_CARD,
    OBJECT,
    PER_DECK,
    SHIFT,
    Adventure,
    Card,
    Cards,
    adventure_of,
)
from saltsea.games.corto.engine.events import Began, Skipped, TurnBegan, TurnEnded
from saltsea.games.corto.engine.state import CAN_PLAY, DRAW, HAND, MAIN, STEP_NAMES, CortoState, held
from saltsea.games.corto.rules.advantages import can_use
from saltsea.games.corto.rules.characters import beside_figures, ground, places
from saltsea.games.corto.rules.ending import decks_are_empty
from saltsea.games.corto.rules.objects import check_actor, object_can_act
from saltsea.games.corto.rules.variants import MOST_PLAYS, most_plays
from saltsea.kernel.chance import Chance, OneOf
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Seat

DRAWS: Final = 2
DRAW_NAMES: Final = [f"corto.T2 draw {letter}" for letter in ADVENTURES]


def check_play_now(state: CortoState) -> Refusal | None:
    """corto.T1, corto.P2: either play up to four cards, or discard; and no more playing once cards were drawn."""
    if state.discards or state.drawn:
        return refuse("corto.T1", "refusal-corto-no-play-any-more")
    if state.plays >= most_plays(state):
        return refuse("corto.P2" if state.plays < MOST_PLAYS else "corto.T1", "refusal-corto-plays", plays=state.plays)
    return None


def check_discard_now(state: CortoState) -> Refusal | None:
    """corto.T1: who has played does not discard, and who has drawn has done."""
    if state.plays or state.drawn:
        return refuse("corto.T1", "refusal-corto-no-discard-any-more")
    return None


def hand_size(state: CortoState, seat: int) -> int:
    size, start = 0, seat * HAND
    for place in range(start, start + HAND):
        if state.hands[place] != NO_CARD:
            size += 1
    return size


def draws_left(state: CortoState) -> int:
    """corto.T1: after playing up to two cards are drawn, else up to a full hand; never more than four in hand."""
    room = HAND - hand_size(state, state.turn)
    if state.plays == 0:
        return room
    return min(room, DRAWS + state.more - state.drawn)


def check_draw_now(state: CortoState) -> Refusal | None:
    """corto.T1: why no card may be drawn now."""
    if draws_left(state) > 0:
        return None
    if hand_size(state, state.turn) == HAND:
        return refuse("corto.T1", "refusal-corto-hand-full")
    return refuse("corto.T1", "refusal-corto-draws", draws=state.drawn)


def check_deck(state: CortoState, adventure: Adventure) -> Refusal | None:
    """corto.T2: a card comes from a deck of your choice that has one."""
    if state.layout.strip_of[adventure] < 0:
        return refuse("corto.T2", "refusal-corto-deck-not-in-play", adventure=adventure)
    if not state.decks[adventure]:
        return refuse("corto.T2", "refusal-corto-deck-empty", adventure=adventure)
    return None


def check_end(state: CortoState) -> Refusal | None:
    """corto.T2: who has not played refills the hand to four while any deck has cards."""
    if state.plays or decks_are_empty(state) or hand_size(state, state.turn) == HAND:
        return None
    return refuse("corto.T2", "refusal-corto-refill")


def one_in(state: CortoState, adventure: Adventure, name: str) -> Chance:
    """One of the cards of a deck that are not drawn yet. They have no order until they are drawn."""
    return OneOf(name, state.decks[adventure], adventure * PER_DECK)


def draw(state: CortoState) -> Chance:
    """corto.T2: the next card of the deck that was named, seen before another is drawn."""
    return one_in(state, state.target, DRAW_NAMES[state.target])


def after_draw(state: CortoState) -> Event:
    """Another card may be drawn, or the turn is over (T2)."""
    if draws_left(state) > 0 and not decks_are_empty(state):
        return Began(DRAW, 0)
    return TurnEnded(state.turn)


def backs(state: CortoState, seat: Seat) -> list[Adventure]:
    """corto.T3: the backs of a hand are public: which deck each card came from."""
    return [adventure_of(card) for card in held(state, seat)]


def has_choice(state: CortoState, cards: Cards, seat: Seat, card: Card) -> bool:
    """corto.T4: a card can be played only if its first step has a legal choice."""
    kind = cards.kind[card]
    if kind == CHARACTER:
        return places(state, cards, card) != 0
    if kind == OBJECT:
        return object_can_act(state, cards, card)
    if kind == FIGURINE:
        return not state.closing
    return can_use(state, cards, seat, card)


def check_play(state: CortoState, cards: Cards, seat: Seat, card: Card) -> Refusal | None:
    """corto.E2: why this card cannot be played now."""
    kind = cards.kind[card]
    if kind in (CHARACTER, FIGURINE) and state.closing:
        return refuse("corto.E2", "refusal-corto-last-turn", card=card)
    if kind == OBJECT and state.actor < 0:
        return check_actor(state)
    return None if has_choice(state, cards, seat, card) else no_choice(state, cards, card)


def no_choice(state: CortoState, cards: Cards, card: Card) -> Refusal:
    """corto.T4: what exactly a card lacks for its first step."""
    kind, verb = cards.kind[card], cards.verb[card]
    if kind == CHARACTER:
        if beside_figures(state) & ground(state, cards, card):
            return refuse("corto.T4", "refusal-corto-only-last-square", card=card)
        return refuse("corto.T4", "refusal-corto-no-square", card=card)
    if kind == OBJECT:
        return refuse("corto.T4", "refusal-corto-nobody-in-reach", card=card)
    if verb == EXCHANGE:
        return refuse("corto.T4", "refusal-corto-nobody-to-exchange", card=card)
    if verb == SHIFT:
        return refuse("corto.T4", "refusal-corto-nothing-to-shift", card=card)
    return refuse("corto.T4", "refusal-corto-nothing-to-recover", card=card)


def check_held(state: CortoState, seat: Seat, card: Card) -> Refusal | None:
    """corto.T1: you play and discard cards of your own hand."""
    return None if card in held(state, seat) else refuse("corto.T1", "refusal-corto-not-in-hand", card=card)


def can_play(state: CortoState, cards: Cards, seat: Seat) -> bool:
    """Whether any card of the hand can be played."""
    for card in held(state, seat):
        if has_choice(state, cards, seat, card):
            return True
    return False


def next_turn(state: CortoState) -> Event:
    """The turn passes to the left; once all decks are empty the table looks whether that player can play (E3)."""
    seat = (state.turn + 1) % state.players
    return TurnBegan(seat, CAN_PLAY if decks_are_empty(state) else MAIN)


def skip_who_cannot(state: CortoState, cards: Cards) -> Event:
    """corto.E3: with all decks empty a player who cannot play is skipped."""
    return Began(MAIN, 0) if can_play(state, cards, state.turn) else Skipped(state.turn)


def check_turn(state: CortoState, seat: Seat) -> Refusal | None:
    """corto.T6: only the player whose turn it is acts."""
    return None if state.turn == seat else refuse("corto.T6", "refusal-corto-turn", seat=state.turn)


def check_step(state: CortoState, steps: list[int]) -> Refusal | None:
    """corto.T6: a card's steps come one after the other, each finished before the next begins."""
    if state.step in steps:
        return None
    return refuse("corto.T6", "refusal-corto-step", step=STEP_NAMES.get(state.step, "none"))


def check_take_back(now: CortoState, then: CortoState, seat: Seat) -> Refusal | None:
    """corto.T5: plays of this turn may be taken back, each card with all its steps; discards and draws are final."""
    if not now.variants.undo:
        return refuse("corto.T5", "refusal-corto-undo-off")
    if then.step != MAIN or then.turn != seat or then.turns != now.turns:
        return refuse("corto.T5", "refusal-corto-undo-cards-of-this-turn")
    if now.discards or now.drawn:
        return refuse("corto.T5", "refusal-corto-undo-final")
    return None

"""Objects (chapter O): they act from the square of the character or figurine just played."""

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import BLACK, WHITE, Card, Cards
from saltsea.games.corto.engine.events import Began, PutAway
from saltsea.games.corto.engine.state import ACT, CortoState
from saltsea.games.corto.rules.grid import BIT, Square
from saltsea.games.corto.rules.long_range import in_range
from saltsea.games.corto.rules.markers import markable
from saltsea.games.corto.rules.quests import train_in_range
from saltsea.kernel.nouns import Event, Refusal, refuse


def check_actor(state: CortoState) -> Refusal | None:
    """corto.O1: an object needs a character or figurine that was played this turn and is still on the board."""
    return refuse("corto.O1", "refusal-corto-nobody-acts") if state.actor < 0 else None


def object_white(state: CortoState, cards: Cards, card: Card) -> i64:
    """corto.O2: on which characters a white object can add a marker."""
    if state.actor < 0 or cards.colour[card] != WHITE:
        return 0
    return markable(state, state.turn, in_range(state, state.actor, cards.long[card]) & state.characters)


def object_black(state: CortoState, cards: Cards, card: Card) -> i64:
    """corto.O2: which characters a black object can hit, whichever player's markers they bear."""
    if state.actor < 0 or cards.colour[card] != BLACK:
        return 0
    return in_range(state, state.actor, cards.long[card]) & state.characters


def object_train(state: CortoState, cards: Cards, card: Card) -> bool:
    """Whether a black object can hit the train (QE)."""
    return state.actor >= 0 and cards.colour[card] == BLACK and train_in_range(state, state.actor, cards.long[card])


def object_can_act(state: CortoState, cards: Cards, card: Card) -> bool:
    """Whether there is anything at all to act on (T4)."""
    if object_white(state, cards, card) or object_black(state, cards, card):
        return True
    return object_train(state, cards, card)


def once_more(state: CortoState, cards: Cards) -> Event:
    """corto.O2: once per onomatopoeia, at most so often as there is a target; then the object lies on the pile."""
    if state.left and object_can_act(state, cards, state.card):
        return Began(ACT, state.left)
    return PutAway(state.card)


def check_skip(state: CortoState, cards: Cards) -> Refusal | None:
    """corto.O2: an object acts at least once."""
    if state.left == cards.times[state.card]:
        return refuse("corto.O2", "refusal-corto-object-acts-once")
    return None


def check_range(state: CortoState, square: Square, target: Square, long: int, rule: str) -> Refusal | None:
    """corto.O3, corto.G3, corto.L1: nothing acts on its own square, and nothing beyond its reach. `rule` is the
    one that needs a character there."""
    if square == target:
        return refuse("corto.O3", "refusal-corto-own-square", square=target)
    bit: i64 = BIT[target]
    if not in_range(state, square, long) & bit:
        if long:
            return refuse("corto.L1", "refusal-corto-not-in-line", square=target)
        return refuse("corto.G3", "refusal-corto-not-adjacent", square=target)
    if not state.characters & bit:
        return refuse(rule, "refusal-corto-nobody-there", square=target)
    return None

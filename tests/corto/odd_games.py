"""Odd moments of Corto and how to recognise them, so that tools/write_golden.py can find a game that has each.

A moment is looked for after every line of random games; the record ends there."""

from collections.abc import Callable
from dataclasses import dataclass, field

from saltsea.games.corto.engine import actions, events
from saltsea.games.corto.engine.cards import CHARACTER, NO_CARD, RIDE
from saltsea.games.corto.engine.state import MAIN, OVER, CortoState, held
from saltsea.games.corto.rules.grid import number_of, strip_of
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Event
from saltsea.kernel.options import Options

Moment = Callable[[Match], bool]


@dataclass(frozen=True)
class Odd:
    """Who sits down with which options, and what to wait for."""

    moment: Moment
    players: int = 2
    options: Options = field(default_factory=dict)
    bots: str = "random"


def happened(match: Match, kind: type[Event]) -> list[Event]:
    return [event for event in match.lines[-1].events if isinstance(event, kind)]


def empty_stock(match: Match) -> bool:
    """C2, M1: a new character's marker came from another character."""
    return bool(happened(match, events.MarkerMoved)) and state_of(match).stock[state_of(match).turn] == 0


def skipped(match: Match) -> bool:
    """E3: all decks are empty and a player cannot play."""
    return bool(happened(match, events.Skipped))


def restricted(match: Match) -> bool:
    """E2: a square is free, and forbidden because it would make the second strip full."""
    return match.state.step != OVER and "corto.E2" in refusals_of_places(match)


def refusals_of_places(match: Match) -> list[str]:
    state, rules = state_of(match), match.rules
    if not state.placed:
        return []
    found = [rules.check(state, state.turn, action, 0) for action in rules.vocabulary.actions if is_laying(action)]
    return [refusal.rule for refusal in found if refusal is not None]


def is_laying(action: object) -> bool:
    return isinstance(action, actions.Place | actions.Move)


def last_one(match: Match) -> bool:
    """E2: two strips are full, and the hand still holds a character that may not follow."""
    state = state_of(match)
    cards = held(state, state.turn)
    return bool(state.closing) and state.step == MAIN and CHARACTER in [match.rules.cards.kind[card] for card in cards]  # type: ignore[attr-defined]


def opened_again(match: Match) -> bool:
    """E2: two strips were full, one was opened again, and the game goes on."""
    ended = happened(match, events.TurnEnded)
    return bool(ended) and state_of(match).step != OVER and near_the_end(match)


def near_the_end(match: Match) -> bool:
    """Whether the turn that the last line ended had come near the end of the game."""
    for line in reversed(match.lines[:-1]):
        if any(isinstance(event, events.EndNear) for event in line.events):
            return True
        if any(isinstance(event, events.TurnBegan) for event in line.events):
            return False
    return False


def tie_by_stock(match: Match) -> bool:
    """V5: equal gold, and more markers in stock decide."""
    outcome = match.rules.outcome(match.state)
    return outcome is not None and outcome.scores.count(max(outcome.scores)) == 2 and len(outcome.winners) == 1


def shared_victory(match: Match) -> bool:
    """V5: equal gold and equal stocks."""
    outcome = match.rules.outcome(match.state)
    return outcome is not None and len(outcome.winners) == 2


def exchange_under_figurine(match: Match) -> bool:
    """A1, F7: a character under a figurine changes places, and the figurine stays."""
    state = state_of(match)
    moved = [square for event in happened(match, events.Exchanged) for square in _both(event)]
    return state.corto in moved or state.rasputin in moved


def _both(event: Event) -> list[int]:
    return [event.first, event.second] if isinstance(event, events.Exchanged) else []


def cancelled_hit(match: Match) -> bool:
    """A6."""
    return bool(happened(match, events.HitStopped))


def train_turns(match: Match) -> bool:
    """QE: the train has been at square 2 and rolls back."""
    rolled = happened(match, events.TrainRolled)
    return any(isinstance(event, events.TrainRolled) and event.way == 1 for event in rolled)


def one_strip_absent(match: Match) -> bool:
    """C6: a character of two colours, only one of them in play."""
    state = state_of(match)
    for event in happened(match, events.Placed):
        if isinstance(event, events.Placed):
            backgrounds: int = match.rules.cards.backgrounds[event.card]  # type: ignore[attr-defined]
            wanted = [adventure for adventure in range(6) if backgrounds >> adventure & 1]
            return len(wanted) == 2 and min(state.layout.strip_of[adventure] for adventure in wanted) < 0
    return False


def any_strip(match: Match) -> bool:
    """A3: a character lies on a strip of another colour."""
    for event in happened(match, events.Placed):
        if isinstance(event, events.Placed):
            ground = state_of(match).layout.grounds[match.rules.cards.backgrounds[event.card]]  # type: ignore[attr-defined]
            return not ground >> event.square & 1
    return False


def borrowed_gold(match: Match) -> bool:
    """F3: the pile is empty, so a card of an unused adventure is the gold."""
    paid = happened(match, events.FriendPaid)
    return any(isinstance(event, events.FriendPaid) and event.card == NO_CARD for event in paid)


def crow_flies(match: Match) -> bool:
    """QC: a crow sends a marker home."""
    return bool(happened(match, events.SentHome))


def leopards_run_out(match: Match) -> bool:
    """QD: a kill, a player to take a leopard, and none left."""
    woke = happened(match, events.LeopardsWoke)
    return bool(woke) and state_of(match).leopards_left == 0


def aces_change_hands(match: Match) -> bool:
    """QB: the tile goes from one holder to another."""
    before = [event for line in match.lines[:-1] for event in line.events if isinstance(event, events.AcesTaken)]
    return bool(happened(match, events.AcesTaken)) and bool(before)


def recovered(match: Match) -> bool:
    """A5: a card comes back, and everybody knows who holds it."""
    return bool(happened(match, events.Recovered))


def ride(match: Match) -> bool:
    """F1: a vehicle takes a figurine farther than it could walk."""
    moved = match.lines[-1].action
    card = state_of(match).card if state_of(match).card != NO_CARD else NO_CARD
    return isinstance(moved, actions.Move) and card != NO_CARD and match.rules.cards.walk[card] == RIDE  # type: ignore[attr-defined]


def far_hit(match: Match) -> bool:
    """L1: a marker is taken at a distance, over other squares."""
    state = state_of(match)
    for event in happened(match, events.MarkerHit):
        if isinstance(event, events.MarkerHit) and state.actor >= 0:
            rows = abs(strip_of(event.square) - strip_of(state.actor))
            return rows + abs(number_of(event.square) - number_of(state.actor)) > 1
    return False


def own_marker_hit(match: Match) -> bool:
    """C5: in the French reading a border may take its own player's marker."""
    found = happened(match, events.MarkerHit)
    return any(isinstance(event, events.MarkerHit) and event.owner == event.seat for event in found)


def left_out(match: Match) -> bool:
    """F5: in the English reading Rasputin may do nothing."""
    return bool(happened(match, events.Declined)) and state_of(match).rasputin == state_of(match).actor


def over(match: Match) -> bool:
    return match.is_over()


def state_of(match: Match) -> CortoState:
    state = match.state
    assert isinstance(state, CortoState)
    return state


ODD: dict[str, Odd] = {
    "empty-stock": Odd(empty_stock, bots="greedy-1"),
    "nobody-draws-and-one-is-skipped": Odd(skipped, bots="greedy-1", options={"strips": "ABD", "length": 9}),
    "second-strip-forbidden": Odd(restricted, bots="greedy-1"),
    "last-one-laid": Odd(last_one, bots="greedy-1"),
    "strip-opened-again": Odd(opened_again, bots="greedy-1", options={"length": 6}),
    "tie-by-stock": Odd(tie_by_stock, bots="greedy-1", options={"length": 6}),
    "shared-victory": Odd(shared_victory, bots="greedy-1", options={"length": 6}),
    "exchange-under-a-figurine": Odd(exchange_under_figurine),
    "cancelled-hit": Odd(cancelled_hit, players=3, options={"strips": "CDAB"}),
    "train-turns-round": Odd(train_turns, options={"strips": "EFA"}),
    "one-colour-absent": Odd(one_strip_absent),
    "any-strip": Odd(any_strip, options={"strips": "CFA"}),
    "borrowed-gold": Odd(borrowed_gold, players=4, bots="greedy-1"),
    "crow": Odd(crow_flies, options={"strips": "CBA"}),
    "leopards-run-out": Odd(leopards_run_out, players=4, bots="greedy-1", options={"strips": "ABDE"}),
    "aces-change-hands": Odd(aces_change_hands, options={"strips": "BCD"}, bots="greedy-1"),
    "recovered": Odd(recovered, options={"strips": "BEA"}),
    "vehicle": Odd(ride),
    "long-range": Odd(far_hit, options={"strips": "BDE"}),
    "own-marker-hit": Odd(own_marker_hit),
    "english-rasputin-rests": Odd(left_out, options={"figurines": "may", "black_border": "english"}),
    "partners": Odd(over, players=4, options={"partners": "on", "length": 6}, bots="greedy-1"),
    "strip-of-nine": Odd(over, players=2, options={"length": 9, "strips": "CEF", "order": "given"}, bots="greedy-1"),
}

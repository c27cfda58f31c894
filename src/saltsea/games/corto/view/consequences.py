"""What is known to follow from an action of Corto before chance speaks, tried on a world that fits the observation."""

from collections import Counter
from typing import Any, Final

from saltsea.games.corto.engine import events
from saltsea.games.corto.engine.actions import Play
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import DRAWING, QUEST, TURN_CARRIAGE, CortoState
from saltsea.games.corto.view.changes import (
    card_changes,
    gold_changes,
    marker_changes,
    piece_changes,
    prize_changes,
)
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.games.corto.view.shapes import CortoConsequences, GoldChange, MarkerChange
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action, Event, Observation
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act
from saltsea.view import Sentence

FULL_STRIPS: Final = 1
"""How a game ends that no hidden card has a say in."""
BY_CHANCE: Final = {QUEST: "corto-then-tile", TURN_CARRIAGE: "corto-then-carriage", DRAWING: "corto-then-draw"}
"""What chance is asked about, in words, by the step that asks."""


def consequences(rules: CortoRules, observation: Observation, action: Action) -> CortoConsequences:
    """Gold, markers, cards and pieces. Hidden cards have no say in them: chance is asked before they could."""
    before: Any = rules.belief(observation).deal(dice_for("preview"))
    after, trace = before.copy(), FullTrace()
    chance = False
    try:
        act(rules, after, observation.seat, action, 0, SilentDealer(), trace)
    except ChanceAskedError:
        chance = True
    gold, markers = gold_changes(before, after), marker_changes(before, after)
    pieces, cards = piece_changes(before, after), card_changes(before, after, observation.seat)
    is_idle = not (gold or markers or pieces or cards or chance)
    return CortoConsequences(
        sentences=[
            *sentences(gold, markers),
            *happenings(trace.events),
            *endings(after, trace.events),
            *([Sentence(BY_CHANCE[after.step])] if chance else []),
        ],
        chance=chance,
        gold=gold,
        markers=markers,
        pays=squares_of(trace.events, events.FriendPaid),
        leaves=squares_of(trace.events, events.Killed),
        pieces=pieces,
        cards=cards,
        prizes=prize_changes(before, after),
        next=next_squares(rules, after, observation.seat)
        if is_idle or (isinstance(action, Play) and not chance)
        else [],
    )


def squares_of(happened: list[Event], kind: type[events.FriendPaid] | type[events.Killed]) -> list[str]:
    return [str(square_name(event.square)) for event in happened if isinstance(event, kind)]


def next_squares(rules: CortoRules, after: CortoState, seat: Seat) -> list[str]:
    """The squares that the next step would offer."""
    squares = {square for action in rules.legal(after, seat) if (square := getattr(action, "square", None)) is not None}
    return [str(square_name(square)) for square in sorted(squares)]


# --- in words ---


def sentences(gold: list[GoldChange], markers: list[MarkerChange]) -> list[Sentence]:
    """Gold and lost markers by player."""
    more_gold, more_markers = Counter[int](), Counter[int]()
    for change in gold:
        more_gold[change.seat] += change.gold
    for moved in markers:
        more_markers[moved.seat] += moved.number
    return [
        *(
            Sentence("corto-then-gain" if number > 0 else "corto-then-loss", {"seat": seat, "gold": abs(number)})
            for seat, number in sorted(more_gold.items())
            if number
        ),
        *(
            Sentence("corto-then-home", {"seat": seat, "number": -number})
            for seat, number in sorted(more_markers.items())
            if number < 0
        ),
    ]


def happenings(happened: list[Event]) -> list[Sentence]:
    """What happens beside gold and markers, in its order."""
    return [sentence for event in happened for sentence in happening(event)]


def happening(event: Event) -> list[Sentence]:
    if isinstance(event, events.Killed):
        return [Sentence("corto-then-leaves", {"card": str(card_id(event.card))})]
    if isinstance(event, events.HitStopped):
        return [Sentence("corto-then-guard", {"seat": event.owner, "card": str(card_id(event.card))})]
    if isinstance(event, events.TrainRolled):
        return [Sentence("corto-then-train", {"square": str(square_name(event.square))})]
    if isinstance(event, events.LeopardsWoke):
        return [Sentence("corto-then-leopard", {"seat": seat}) for seat in event.takers]
    if isinstance(event, events.AcesTaken):
        return [Sentence("corto-then-aces", {"seat": event.seat})]
    return []


def endings(after: CortoState, happened: list[Event]) -> list[Sentence]:
    """That the game would end, or end with this turn."""
    if after.ended_by == FULL_STRIPS:
        return [Sentence("corto-then-ends")]
    return [Sentence("corto-then-last")] if any(isinstance(event, events.EndNear) for event in happened) else []

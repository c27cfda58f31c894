"""What is known to follow from an action of Corto before chance speaks, tried on a world that fits the observation."""

from collections import Counter
from typing import Any

from saltsea.games.corto.engine import events
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import count
from saltsea.games.corto.rules.grid import SQUARES
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.view.names import card_id, square_name
from saltsea.games.corto.view.shapes import CortoConsequences, GoldChange, MarkerChange
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action, Event, Observation
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act
from saltsea.view import Arg, Sentence


def consequences(rules: CortoRules, observation: Observation, action: Action) -> CortoConsequences:
    """Gold, markers, payers and losses. Hidden cards have no say in them: chance is asked before they could."""
    before: Any = rules.belief(observation).deal(dice_for("preview"))
    after, trace = before.copy(), FullTrace()
    chance = False
    try:
        act(rules, after, observation.seat, action, 0, SilentDealer(), trace)
    except ChanceAskedError:
        chance = True
    gold, markers = gold_changes(before, after), marker_changes(before, after)
    return CortoConsequences(
        sentences=sentences(observation.seat, gold, markers, trace.events),
        chance=chance,
        gold=gold,
        markers=markers,
        pays=squares_of(trace.events, events.FriendPaid),
        leaves=squares_of(trace.events, events.Killed),
    )


# --- in words ---


def sentences(me: Seat, gold: list[GoldChange], markers: list[MarkerChange], happened: list[Event]) -> list[Sentence]:
    """The same for a reader: gold and lost markers by player, and who leaves the board."""
    more_gold, more_markers = Counter[int](), Counter[int]()
    for change in gold:
        more_gold[change.seat] += change.gold
    for moved in markers:
        more_markers[moved.seat] += moved.number
    left = [str(card_id(event.card)) for event in happened if isinstance(event, events.Killed)]
    return [
        *(
            said(me, seat, "corto-then-gain" if number > 0 else "corto-then-loss", {"gold": abs(number)})
            for seat, number in sorted(more_gold.items())
            if number
        ),
        *(
            said(me, seat, "corto-then-home", {"number": -number})
            for seat, number in sorted(more_markers.items())
            if number < 0
        ),
        *(Sentence("corto-then-leaves", {"card": card}) for card in left),
    ]


def said(me: Seat, seat: int, text: str, args: dict[str, Arg]) -> Sentence:
    """What concerns the reader has a text of its own."""
    return Sentence(f"{text}-you", args) if seat == me else Sentence(text, {"seat": seat, **args})


def gold_changes(before: CortoState, after: CortoState) -> list[GoldChange]:
    """The difference of two counts."""
    found = []
    for seat in range(before.players):
        was, will = by_source(before, seat), by_source(after, seat)
        found += [
            GoldChange(seat, source.removeprefix("corto."), will[source] - was[source])
            for source in sorted({*was, *will})
            if will[source] != was[source]
        ]
    return found


def by_source(state: CortoState, seat: int) -> Counter[str]:
    gold: Counter[str] = Counter()
    for line in count(state, seat):
        gold[line.source] += line.gold
    return gold


def marker_changes(before: CortoState, after: CortoState) -> list[MarkerChange]:
    return [
        MarkerChange(str(square_name(square)), seat, more)
        for square in range(SQUARES)
        if before.marks[square] != after.marks[square]
        for seat in range(before.players)
        if (more := number_on(after.marks[square], seat) - number_on(before.marks[square], seat))
    ]


def squares_of(happened: list[Event], kind: type[events.FriendPaid] | type[events.Killed]) -> list[str]:
    return [str(square_name(event.square)) for event in happened if isinstance(event, kind)]

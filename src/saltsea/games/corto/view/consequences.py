"""What is known to follow from an action of Corto before chance speaks, tried on a world that fits the observation."""

from collections import Counter
from typing import Any

from saltsea.games.corto.engine import events
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import count
from saltsea.games.corto.rules.grid import SQUARES
from saltsea.games.corto.rules.markers import number_on
from saltsea.games.corto.view.names import square_name
from saltsea.games.corto.view.shapes import CortoConsequences, GoldChange, MarkerChange
from saltsea.kernel.dice import dice_for
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action, Event, Observation
from saltsea.kernel.step import FullTrace, act


def consequences(rules: CortoRules, observation: Observation, action: Action) -> CortoConsequences:
    """Gold, markers, payers and losses. Hidden cards have no say in them: chance is asked before they could."""
    before: Any = rules.belief(observation).deal(dice_for("preview"))
    after, trace = before.copy(), FullTrace()
    chance = False
    try:
        act(rules, after, observation.seat, action, 0, SilentDealer(), trace)
    except ChanceAskedError:
        chance = True
    return CortoConsequences(
        chance=chance,
        gold=gold_changes(before, after),
        markers=marker_changes(before, after),
        pays=squares_of(trace.events, events.FriendPaid),
        leaves=squares_of(trace.events, events.Killed),
    )


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

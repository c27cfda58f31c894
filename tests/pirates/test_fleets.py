"""R10: Kraken, Galleons and Flagship come back until they are sunk, and keep their damage."""

from typing import Any

import pytest

from pirates.deeds_kit import do
from pirates.rounds_kit import goal, occupied, point, rounds, sink, start, take, to_the_end
from pirates.tables import at_cannon, at_sea, kind, rules_of, space, spot
from saltsea.games.pirates.engine.actions import Fire, Look
from saltsea.games.pirates.engine.state import PiratesState

# --- R10: ships that come back ---


def galleons(first: int = 2, second: int = 2, **more: Any) -> PiratesState:
    """The first of two rounds with Galleons, three in the fleet."""
    goals = goal([sink("galleon", 3), take("loot", 3)])
    rules = rules_of(goal=goals, rounds=rounds({"galleon": first}, {"galleon": second}))
    return at_sea(rules=rules, **more)


@pytest.mark.parametrize(("sunk", "comes"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_pirates_R10_of_the_fleet_only_what_is_afloat_is_dealt_again(sunk: int, comes: int) -> None:
    state = galleons()
    state.log.sunk[kind("galleon")] = sunk
    to_the_end(state)
    assert state.sea.hidden[kind("galleon")] == comes == len(occupied(state))


def test_pirates_R10_one_left_afloat_counts_within_the_next_deal() -> None:
    state = galleons(cards={"S1": "galleon", "SE1": "galleon"})
    to_the_end(state, enemy=[0] * 4)
    assert state.sea.hidden[kind("galleon")] == 2


def test_pirates_R10_damage_comes_back_when_the_card_is_turned_up() -> None:
    state = galleons(cards={"S1": "galleon"}, wounds={"S1": 3}, second=1)
    to_the_end(state, enemy=[0] * 2)
    assert sum(state.sea.wounds) == 0
    start(state, at=200_000)
    where = occupied(state)[0]
    state.sand.at[0], state.sand.ready = space("lookout"), 1
    do(state, Look(0, spot(where)), card=[kind("galleon")])
    assert state.sea.wounds[spot(where)] == 3


def test_pirates_R10_the_greatest_damage_comes_back_first_and_each_once() -> None:
    state = galleons(cards={"S1": "galleon", "SE1": "galleon"}, wounds={"S1": 1, "SE1": 3})
    to_the_end(state, enemy=[0] * 4)
    start(state, at=200_000)
    found = []
    for where in occupied(state):
        state.sand.at[0], state.sand.ready = space("lookout"), 1
        do(state, Look(0, spot(where)), card=[kind("galleon")])
        found.append(state.sea.wounds[spot(where)])
    assert found == [3, 1]


def test_pirates_R10_damage_outlasts_a_round_in_which_the_card_was_never_seen() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1}, {"kraken": 1}, {"kraken": 1}))
    state = at_sea({"S1": "kraken"}, rules=rules, wounds={"S1": 2})
    to_the_end(state, enemy=[0, 0])
    start(state, at=200_000)
    to_the_end(state, enemy=[0, 0])
    assert (state.log.round, state.sea.kept) == (2, [kind("kraken") * 16 + 2])


def test_pirates_R10_a_card_seen_and_hidden_again_does_not_count_its_damage_twice() -> None:
    state = at_sea({"S1": "?", "SE1": "?"}, hidden=["galleon", "galleon"], timers={0: "lookout", 1: "lookout"})
    state.sea.kept = [kind("galleon") * 16 + 2, kind("galleon") * 16 + 1]
    do(state, Look(0, spot("S1")))
    state.sea.up = 0
    do(state, Look(1, spot("S1")))
    assert state.sea.wounds[spot("S1")] == 2
    assert state.sea.kept == [kind("galleon") * 16 + 1]


def test_pirates_R10_the_damage_of_other_ships_is_gone_with_them() -> None:
    state = galleons(cards={"S1": "frigate"}, wounds={"S1": 2})
    to_the_end(state, enemy=[0])
    assert state.sea.kept == []


def test_pirates_R10_a_sunk_kraken_never_returns() -> None:
    goals = goal([sink("kraken")], [point("passage-1")])
    rules = rules_of(goal=goals, rounds=rounds({"kraken": 1, "passage-1": 1}, {"kraken": 1, "passage-1": 1}))
    state = at_cannon({"NE1": "kraken"}, rules=rules, wounds={"NE1": 4})
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    to_the_end(state)
    assert state.log.round == 1
    assert state.sea.hidden[kind("kraken")] == 0
    assert len(occupied(state)) == 1

"""Cards that Ellen meets by her bow: Rocks, Fog and Fog Bank, Passages, Lighthouse, Whirlpool."""

from typing import Any

import pytest

from pirates.deeds_kit import call, card_at, corks, do, names_of, refused, wait
from pirates.rounds_kit import EVENTFUL, ended_with, goal, point, rounds, shots_of, sink
from pirates.tables import RULES, at_cannon, at_sea, kind, rules_of, spot
from saltsea.games.pirates.engine.actions import Fire, Hide, Look, SetSails, Turn
from saltsea.games.pirates.engine.state import SAILING, WON, PiratesState
from saltsea.games.pirates.rules.ship import SECTOR_NAMES


def wants(card: str, **more: Any) -> PiratesState:
    """A chapter whose goal is to point at this card, which lies before the bow."""
    rules = rules_of(goal=goal([point(card)]), rounds=rounds({card: 1}))
    return at_sea({"N1": card}, rules=rules, **more)


def wants_later(card: str, **more: Any) -> PiratesState:
    """The same, but a Brigantine must be sunk first."""
    rules = rules_of(goal=goal([sink("brigantine")], [point(card)]), rounds=rounds({card: 1, "brigantine": 1}))
    return at_sea({"N1": card, "NE1": "brigantine"}, rules=rules, **more)


# --- Rocks ---


def test_pirates_card_rocks_damage_the_bow_each_time_that_it_comes_to_rest_on_them() -> None:
    state = at_sea({"NE1": "rocks"}, timers={0: "helm", 1: "helm", 2: "helm"})
    do(state, Turn(0, 1))
    assert corks(state) == {"cannonballs"}
    do(state, Turn(1, -1))
    do(state, Turn(2, 1))
    assert (corks(state), state.ship.lives) == ({"cannonballs"}, 4)
    assert card_at(state, "NE1") == "rocks"


def test_pirates_card_rocks_are_harmless_from_the_lookout_and_when_passed_over() -> None:
    state = at_sea({"NE1": "?"}, hidden=["rocks"], timers={0: "lookout", 1: "helm", 2: "sails-1"})
    do(state, Look(0, spot("NE1")))
    do(state, Turn(1, 2))
    do(state, SetSails(2, 1))
    assert (card_at(state, "NE1"), corks(state), state.ship.lives) == ("rocks", set(), 5)


def test_pirates_card_rocks_strike_one_by_one() -> None:
    state = at_sea({"NE1": "rocks", "NE3": "rocks"}, timers={0: "helm"})
    assert names_of(do(state, Turn(0, 1))).count("Struck") == 2
    assert (corks(state), state.ship.lives) == ({"cannonballs"}, 4)


# --- Fog ---


def test_pirates_card_fog_is_discarded_when_the_lookout_turns_it_up() -> None:
    state = at_sea({"S1": "?"}, hidden=["fog"], timers={0: "lookout"})
    do(state, Look(0, spot("S1")))
    assert card_at(state, "S1") == ""


def test_pirates_card_fog_is_discarded_when_the_bow_turns_it_up() -> None:
    state = at_sea({"NE1": "?", "NE2": "?"}, hidden=["fog", "corvette"], timers={0: "helm"})
    do(state, Turn(0, 1), card=[kind("fog"), kind("corvette")])
    assert (card_at(state, "NE1"), card_at(state, "NE2")) == ("", "corvette")


def test_pirates_card_fog_neither_fires_nor_can_be_hit() -> None:
    assert shots_of("fog") == 0
    assert refused(at_cannon({"NE1": "fog"}), Fire(0, spot("NE1"), 0)) == "A6"


# --- Fog Bank ---


def before_a_fog_bank(**more: str) -> PiratesState:
    """Face down in NE lies a Fog Bank, and timer 0 is ready at the helm."""
    cards = {"NE1": "fog-bank", "N1": "corvette", "SE1": "rocks", "S1": "gunboat"} | more
    return at_sea(cards, down=["NE1"], timers={0: "helm", 1: "lookout", 2: "helm", 3: "helm"})


def test_pirates_card_fog_bank_makes_the_crew_turn_down_a_card_beside_it() -> None:
    state = before_a_fog_bank()
    do(state, Turn(0, 1))
    assert refused(state, Hide(spot("S1"))) == "D4"
    assert refused(state, Hide(spot("NE1"))) == "D4"
    do(state, Hide(spot("SE1")), seat=3)
    assert [card_at(state, name) for name in ("N1", "NE1", "SE1")] == ["corvette", "fog-bank", "(rocks)"]


def test_pirates_card_fog_bank_takes_the_first_card_if_no_player_chooses() -> None:
    state = before_a_fog_bank()
    do(state, Turn(0, 1))
    assert RULES.next_deadline(state) == 63_000
    wait(state)
    assert card_at(state, "N1") == "(corvette)"


def test_pirates_card_fog_bank_does_nothing_from_the_lookout() -> None:
    state = before_a_fog_bank()
    assert "FogSpread" not in names_of(do(state, Look(1, spot("NE1"))))
    assert "FogSpread" not in names_of(do(state, Turn(0, 1)))
    assert [card_at(state, name) for name in ("N1", "NE1", "SE1")] == ["corvette", "fog-bank", "rocks"]


def test_pirates_card_fog_bank_acts_only_when_it_is_turned_up_and_then_stays() -> None:
    state = before_a_fog_bank()
    do(state, Turn(0, 1))
    do(state, Hide(spot("SE1")))
    do(state, Turn(2, -1))
    assert "FogSpread" not in names_of(do(state, Turn(3, 1)))
    assert card_at(state, "NE1") == "fog-bank"


def test_pirates_card_fog_bank_without_a_card_beside_it_changes_nothing() -> None:
    state = at_sea({"NE1": "fog-bank", "S1": "gunboat", "SE1": "?"}, hidden=["fog"], down=["NE1"], timers={0: "helm"})
    do(state, Turn(0, 1))
    assert state.clock.choice == 0
    assert [card_at(state, name) for name in ("NE1", "S1", "SE1")] == ["fog-bank", "gunboat", "?"]


# --- Passages and the Lighthouse ---


def pointing(card: str, speed: int, step: int) -> PiratesState:
    """The sails are moved to this speed before the card that the chapter wants."""
    state = wants(card, sails=speed - step, timers={0: "sails-1"})
    do(state, SetSails(0, step))
    return state


@pytest.mark.parametrize("step", [1, -1])
def test_pirates_card_passage_1_is_reached_at_speed_1(step: int) -> None:
    state = pointing("passage-1", 1, step)
    assert ended_with(state) == WON
    assert card_at(state, "N1") == ""


@pytest.mark.parametrize(("speed", "step"), [(0, -1), (2, 1), (3, 1)])
def test_pirates_card_passage_1_stays_at_any_other_speed(speed: int, step: int) -> None:
    state = pointing("passage-1", speed, step)
    assert (state.agenda.phase, card_at(state, "N1")) == (SAILING, "passage-1")


def test_pirates_card_passage_1_stays_before_its_goal_is_open() -> None:
    state = wants_later("passage-1", sails=0, timers={0: "sails-1"})
    do(state, SetSails(0, 1))
    assert (card_at(state, "N1"), sum(state.log.pointed)) == ("passage-1", 0)


def test_pirates_card_passage_1_needs_the_bow_to_point_at_it() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 1}))
    state = at_sea({"NE1": "?"}, rules=rules, hidden=["passage-1"], timers={0: "lookout", 1: "helm"})
    do(state, Look(0, spot("NE1")))
    assert card_at(state, "NE1") == "passage-1"
    do(state, Turn(1, 1))
    assert ended_with(state) == WON


@pytest.mark.parametrize("step", [1, -1])
def test_pirates_card_passage_2_is_reached_at_speed_2(step: int) -> None:
    assert ended_with(pointing("passage-2", 2, step)) == WON


@pytest.mark.parametrize(("speed", "step"), [(0, -1), (1, 1), (3, 1)])
def test_pirates_card_passage_2_stays_at_any_other_speed(speed: int, step: int) -> None:
    assert card_at(pointing("passage-2", speed, step), "N1") == "passage-2"


def test_pirates_card_passage_2_stays_before_its_goal_is_open() -> None:
    state = wants_later("passage-2", timers={0: "sails-1"})
    do(state, SetSails(0, 1))
    assert card_at(state, "N1") == "passage-2"


def test_pirates_card_passage_3_is_reached_at_speed_3_and_so_by_a_gust() -> None:
    assert ended_with(pointing("passage-3", 3, 1)) == WON
    rules = rules_of(goal=goal([point("passage-3")]), rounds=rounds({"passage-3": 1}), events=["gust"])
    state = at_sea({"N1": "passage-3"}, rules=rules, sails=2)
    call(state, "gust")
    assert ended_with(state) == WON


@pytest.mark.parametrize(("speed", "step"), [(0, -1), (1, 1), (2, 1), (2, -1)])
def test_pirates_card_passage_3_stays_at_any_other_speed(speed: int, step: int) -> None:
    assert card_at(pointing("passage-3", speed, step), "N1") == "passage-3"


def test_pirates_card_passage_3_stays_before_its_goal_is_open() -> None:
    state = wants_later("passage-3", sails=2, timers={0: "sails-1"})
    do(state, SetSails(0, 1))
    assert card_at(state, "N1") == "passage-3"


def test_pirates_card_passage_3_counts_at_once_for_an_optional_goal() -> None:
    both = {"en": "x", "fr": "x"}
    optional = {"title": both, "text": both, "count": "pointed", "card": "passage-3", "least": 1}
    rules = rules_of(optional=optional, rounds=rounds({"kraken": 1, "passage-3": 1}))
    state = at_sea({"N1": "passage-3"}, rules=rules, sails=2, timers={0: "sails-1"})
    do(state, SetSails(0, 1))
    assert (card_at(state, "N1"), state.log.pointed[kind("passage-3")]) == ("", 1)


def test_pirates_card_lighthouse_is_reached_at_speed_2() -> None:
    assert ended_with(pointing("lighthouse", 2, 1)) == WON


@pytest.mark.parametrize(("speed", "step"), [(0, -1), (1, -1), (3, 1)])
def test_pirates_card_lighthouse_is_not_reached_at_another_speed(speed: int, step: int) -> None:
    assert card_at(pointing("lighthouse", speed, step), "N1") == "lighthouse"


# --- Whirlpool ---


def test_pirates_card_whirlpool_turns_ellen_two_sectors_clockwise_and_is_gone() -> None:
    state = at_sea({"NE1": "?", "S1": "rocks", "SE1": "rocks"}, hidden=["whirlpool"], timers={0: "helm"})
    do(state, Turn(0, 1))
    assert SECTOR_NAMES[state.ship.heading] == "S"
    assert (card_at(state, "NE1"), corks(state)) == ("", {"cannonballs"})


def test_pirates_card_whirlpool_turns_up_the_sector_where_ellen_comes_to_rest() -> None:
    state = at_sea({"NE1": "whirlpool", "S1": "?", "SE1": "?"}, hidden=["wreck", "wreck"], timers={0: "helm"})
    do(state, Turn(0, 1))
    assert (card_at(state, "S1"), card_at(state, "SE1")) == ("wreck", "?")


def test_pirates_card_whirlpool_does_nothing_at_speed_2() -> None:
    state = at_sea({"NE1": "whirlpool"}, sails=2, timers={0: "helm"})
    do(state, Turn(0, 1))
    assert (SECTOR_NAMES[state.ship.heading], card_at(state, "NE1")) == ("NE", "whirlpool")


def test_pirates_card_whirlpool_acts_when_the_sails_come_down_to_1() -> None:
    state = at_sea({"N1": "whirlpool"}, sails=2, timers={0: "sails-1"})
    do(state, SetSails(0, -1))
    assert (SECTOR_NAMES[state.ship.heading], card_at(state, "N1")) == ("SE", "")


def test_pirates_card_whirlpool_acts_at_anchor_too() -> None:
    state = at_sea({"NE1": "whirlpool"}, rules=EVENTFUL, sails=0)
    call(state, "current")
    assert SECTOR_NAMES[state.ship.heading] == "S"


def test_pirates_card_whirlpool_comes_after_a_goal_that_is_pointed_at() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 1, "whirlpool": 1}))
    state = at_sea({"NE1": "whirlpool", "NE2": "passage-1"}, rules=rules, timers={0: "helm"})
    do(state, Turn(0, 1))
    assert ended_with(state) == WON

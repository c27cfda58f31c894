"""What may be chosen before the sand is down, and what a touch asks for that offers nothing."""

from typing import Any

import pytest

from pirates.tables import at_cannon, at_sea, rules_of
from pirates.view_kit import meant, own_of
from saltsea.games.pirates.engine.kinds import POWDER
from saltsea.games.pirates.engine.state import PiratesState

RUNNING = {0: 70_000}


def ahead(state: PiratesState) -> list[dict[str, Any]]:
    """The choices of timer 0, without its number."""
    offer = own_of(state).ahead.get("0")
    choices = [] if offer is None else offer.choices
    return [{name: value for name, value in choice.args.items() if name != "timer"} for choice in choices]


def running_on(space: str, cards: dict[str, str] | None = None, **more: Any) -> PiratesState:
    return at_sea(cards, timers={0: space}, running=RUNNING, **more)


def test_sails_and_helm_may_be_chosen_ahead_at_any_speed() -> None:
    assert ahead(running_on("sails-1", sails=3)) == [{"step": 1}, {"step": -1}]
    assert [choice["sectors"] for choice in ahead(running_on("helm", sails=0))] == [1, 2, -1, -2]


def test_the_lookout_may_choose_every_card_that_lies_face_down() -> None:
    cards = {"N1": "rocks", "NE1": "?", "S1": "corvette"}
    assert ahead(running_on("lookout", cards, hidden=["fog"], down=["S1"])) == [{"position": "NE1"}, {"position": "S1"}]


def test_repairs_may_choose_every_cork_and_the_curse_if_there_is_none() -> None:
    assert ahead(running_on("repairs", corks=["helm", "sails-1"], cursed=[0])) == [
        {"space": "sails-1"},
        {"space": "helm"},
    ]
    assert ahead(running_on("repairs", cursed=[0])) == [{}]
    assert ahead(running_on("repairs")) == []


def test_cannonballs_may_choose_every_empty_cannon_and_every_two() -> None:
    loads = ahead(running_on("cannonballs", loaded=["right-1", "right-2"]))
    assert loads == [{"first": "left-1"}, {"first": "left-1", "second": "left-2"}, {"first": "left-2"}]


def test_a_cannon_may_choose_every_card_with_life_points_wherever_it_lies() -> None:
    cards = {"N1": "rocks", "SW2": "corvette", "S1": "brigantine"}
    targets = ahead(running_on("right-1", cards, down=["S1"]))
    assert targets == [{"position": "SW2", "powder": 0}]
    with_powder = ahead(running_on("right-1", cards, aboard={POWDER: 1}, down=["S1"]))
    assert [choice["powder"] for choice in with_powder] == [0, 1]


def test_a_wreck_may_choose_every_cork_or_powder() -> None:
    assert ahead(running_on("S1", {"S1": "wreck"}, corks=["helm"])) == [{"space": "helm"}, {}]
    assert ahead(running_on("S1", {"S1": "merchant"})) == [{}]
    assert ahead(running_on("S1", {"S1": "merchant"}, down=["S1"])) == []


def test_nothing_is_chosen_ahead_for_a_timer_that_is_ready_or_free_or_of_another_seat() -> None:
    assert own_of(at_sea(timers={0: "helm"})).ahead == {}
    assert own_of(at_sea()).ahead == {}
    assert own_of(running_on("helm"), seat=1).ahead == {}
    assert own_of(at_sea(players=2), seat=1).timers == [1, 3]


# --- touches ---


def test_a_timer_in_the_hand_means_to_be_set_there() -> None:
    state = at_sea({"NE1": "merchant"}, corks=["helm"])
    assert meant(state, timer="0", space="helm") == "Place 0 helm"
    assert meant(state, timer="0", card="NE1") == "Place 0 NE1"
    assert meant(state, space="helm") == "Place 0 helm"


def test_a_touch_without_a_timer_means_to_set_one_there() -> None:
    running = at_sea(players=2, timers={0: "sails-1", 2: "lookout"})
    assert meant(running, space="helm") == "Place 0 helm", "though all of them stand"
    assert meant(at_sea(players=2, timers={0: "sails-1"}), space="helm") == "Place 2 helm"


@pytest.mark.parametrize(
    ("space", "touched", "action"),
    [
        ("lookout", {"card": "NE2"}, "Look 0 NE2"),
        ("repairs", {"space": "lookout"}, "Repair 0 lookout"),
        ("cannonballs", {"space": "left-1"}, "Load 0 left-1"),
        ("cannonballs", {"space": "helm"}, ""),
        ("cannonballs", {"card": "NE2"}, ""),
        ("sails-1", {"space": "helm"}, ""),
    ],
)
def test_a_timer_that_stands_means_its_own_deed(space: str, touched: dict[str, str], action: str) -> None:
    state = at_sea({"NE1": "?"}, hidden=["fog"], timers={0: space}, corks=["helm"])
    assert meant(state, **{"timer": "0", **touched}) == action


def test_a_loaded_cannon_means_to_fire_at_the_card_that_is_touched() -> None:
    assert meant(at_cannon({"NE1": "corvette", "S1": "rocks"}), timer="0", card="S1") == "Fire 0 S1 0"


def test_a_timer_that_can_do_nothing_means_any_deed_of_its_space() -> None:
    state = at_sea(timers={0: "repairs"})
    assert meant(state, timer="0") == meant(state, timer="0", space="repairs") == "Repair 0 cannonballs"
    assert meant(at_sea(sails=0, timers={0: "helm"}), timer="0") == "Turn 0 1"


def test_a_timer_that_is_not_in_play_means_nothing() -> None:
    assert meant(at_sea(), timer="9", space="helm") == ""
    assert meant(at_sea(rules=rules_of(), players=3), timer="3", space="helm") == ""
    assert meant(at_sea(), timer="x", space="helm") == ""

"""How the bow comes to rest: what is turned up (A2), what is pointed at (A9), and in which order (A10)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pirates.deeds_kit import allowed, call, card_at, corks, do, goes_on, is_free, names_of, refused, wait_until
from pirates.tables import RULES, at_sea, kind, rules_of, space, spot
from pirates.verbs import START, back, cork, fire, hide, look, place, repair, sails, turn
from saltsea.games.pirates.engine.state import BRIEFING, CLOSING, CORK, OVER, SAILING, SUNK, TOO_LATE, WON, PiratesState
from saltsea.games.pirates.rules.ship import BIT, SECTOR_NAMES

MANY_PASSAGES = {"stages": [[{"do": "point", "card": "passage", "times": 5}]]}
SEA_OF_PASSAGES = [{"seconds": 180, "deal": {"passage-1": 3, "passage-2": 1, "passage-3": 1}, "events": 0}]
WEATHER = ["gust", "lull", "current", "reinforcement", "loose-timber"]
SEEKING = rules_of(goal=MANY_PASSAGES, rounds=SEA_OF_PASSAGES, events=WEATHER)
"""Passages count, and one more is always wanted."""
ONE_PASSAGE = rules_of(
    goal={"stages": [[{"do": "point", "card": "passage", "times": 1}]]}, rounds=SEA_OF_PASSAGES, events=WEATHER
)


def pointed(state: PiratesState) -> int:
    return sum(state.log.pointed)


# --- A2: what is turned up ---


def test_pirates_A2_all_cards_where_the_bow_comes_to_rest_are_turned_up() -> None:
    cards = {"NE1": "?", "NE2": "corvette", "NE3": "?"}
    state = at_sea(cards, down=["NE2"], hidden=["wreck", "fort"], timers={0: "helm"})
    do(state, turn(0, 1), card=[kind("fort"), kind("wreck")])
    assert [card_at(state, name) for name in cards] == ["fort", "corvette", "wreck"]
    assert is_free(state, 0)


@pytest.mark.parametrize(("by", "over", "rest"), [(2, "NE1", "SE1"), (-2, "NW1", "SW1")])
def test_pirates_A2_a_sector_passed_over_stays_as_it_is(by: int, over: str, rest: str) -> None:
    state = at_sea({over: "rocks", rest: "fort"}, down=[over, rest], timers={0: "helm"})
    do(state, turn(0, by))
    assert (card_at(state, over), card_at(state, rest)) == ("(rocks)", "fort")
    assert corks(state) == set()


@given(st.sampled_from(SECTOR_NAMES), st.sampled_from([1, 2, -1, -2]))
def test_pirates_A2_nothing_else_is_turned_up(heading: str, by: int) -> None:
    everywhere = {f"{sector}1": "?" for sector in SECTOR_NAMES}
    state = at_sea(everywhere, hidden=["corvette"] * 6, heading=heading, timers={0: "helm"})
    do(state, turn(0, by))
    rest = SECTOR_NAMES[(SECTOR_NAMES.index(heading) + by) % 6]
    assert [name for name in everywhere if card_at(state, name) != "?"] == [f"{rest}1"]


def test_pirates_A2_an_event_that_turns_the_bow_turns_up_too() -> None:
    state = at_sea({"NE1": "?"}, hidden=["corvette"], rules=rules_of(events=["current"]), sails=3)
    call(state, "current")
    assert card_at(state, "NE1") == "corvette"


def test_pirates_A2_a_card_that_comes_to_the_bow_later_lies_face_up() -> None:
    taken = {f"{sector}1": "rocks" for sector in SECTOR_NAMES if sector != "N"}
    state = at_sea(taken, rules=rules_of(events=["reinforcement"]))
    call(state, "reinforcement")
    assert card_at(state, "N1") == "brigantine"


def test_pirates_A2_a_card_that_was_turned_down_again_is_turned_up_again() -> None:
    state = at_sea({"NE1": "corvette"}, down=["NE1"], wounds={"NE1": 1}, timers={0: "helm"})
    do(state, turn(0, 1))
    assert (card_at(state, "NE1"), state.sea.wounds[spot("NE1")]) == ("corvette", 1)


# --- A9: pointing at this speed ---


def test_pirates_A9_after_a_turn_of_the_helm() -> None:
    state = at_sea({"NE1": "passage-1", "NE2": "passage-2"}, rules=SEEKING, timers={0: "helm"})
    do(state, turn(0, 1))
    assert [card_at(state, name) for name in ("NE1", "NE2")] == ["", "passage-2"]
    assert pointed(state) == 1


@pytest.mark.parametrize(("speed", "step", "name"), [(2, -1, "passage-1"), (1, 1, "passage-2"), (2, 1, "passage-3")])
def test_pirates_A9_after_a_step_of_the_sails(speed: int, step: int, name: str) -> None:
    state = at_sea({"N2": name}, rules=SEEKING, sails=speed, timers={0: "sails-1"})
    do(state, sails(0, step))
    assert (card_at(state, "N2"), pointed(state)) == ("", 1)


@pytest.mark.parametrize(("speed", "event", "name"), [(1, "gust", "passage-2"), (2, "lull", "passage-1")])
def test_pirates_A9_after_a_change_of_the_wind(speed: int, event: str, name: str) -> None:
    state = at_sea({"N1": name}, rules=SEEKING, sails=speed)
    call(state, event)
    assert (card_at(state, "N1"), pointed(state)) == ("", 1)


def test_pirates_A9_after_a_current() -> None:
    state = at_sea({"NE1": "passage-3"}, rules=SEEKING, sails=3)
    call(state, "current")
    assert pointed(state) == 1


def test_pirates_A9_after_a_whirlpool() -> None:
    state = at_sea({"NE1": "whirlpool", "S1": "passage-1"}, rules=SEEKING, timers={0: "helm"})
    do(state, turn(0, 1))
    assert (SECTOR_NAMES[state.ship.heading], pointed(state)) == ("S", 1)


def test_pirates_A9_when_the_bow_turns_a_card_up() -> None:
    state = at_sea({"NE1": "?"}, hidden=["passage-1"], rules=SEEKING, timers={0: "helm"})
    do(state, turn(0, 1))
    assert (card_at(state, "NE1"), pointed(state)) == ("", 1)


@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_pirates_A9_with_another_speed_the_card_stays(speed: int) -> None:
    names = ["passage-1", "passage-2", "passage-3"]
    cards = {f"NE{slot}": name for slot, name in enumerate(names, 1)}
    state = at_sea(cards, rules=SEEKING, sails=speed)
    call(state, "current")
    left = [card_at(state, place) for place in cards if card_at(state, place)]
    assert left == [name for name in names if name != f"passage-{speed}"]


def test_pirates_A9_a_passage_seen_from_afar_is_not_pointed_at() -> None:
    state = at_sea({"NE1": "passage-1"}, down=["NE1"], rules=SEEKING, timers={0: "lookout", 1: "sails-1", 2: "sails-2"})
    do(state, look(0, "NE1"))
    do(state, sails(1, 1))
    do(state, sails(2, -1))
    assert (card_at(state, "NE1"), pointed(state)) == ("passage-1", 0)


def siren_ahead() -> PiratesState:
    """A round that begins with a Siren before the bow and all sails set."""
    state = rules_of(rounds=[{"seconds": 180, "deal": {"siren": 1, "kraken": 1}, "events": 0}], sails=3).setup(4, {})
    goes_on(state, places=[[spot("N1"), spot("S1")]])
    do(state, START)
    return state


def test_pirates_A9_never_at_the_start_of_a_round() -> None:
    state = siren_ahead()
    assert (card_at(state, "N1"), state.agenda.phase) == ("siren", SAILING)


def test_pirates_A9_the_next_change_of_speed_tests_what_the_start_did_not() -> None:
    state = siren_ahead()
    do(state, place(0, "sails-1"))
    do(state, place(1, "sails-2"))
    wait_until(state, 30_000)
    do(state, sails(0, -1), at=30_000)
    assert card_at(state, "N1") == "siren"
    do(state, sails(1, 1), at=30_000)
    assert card_at(state, "N1") == ""


def test_pirates_A9_what_changes_neither_heading_nor_speed_tests_nothing() -> None:
    state = siren_ahead()
    state.ship.corks = 1 << 5
    do(state, place(0, "repairs"))
    wait_until(state, 30_000)
    do(state, repair(0, "helm"), at=30_000)
    assert (card_at(state, "N1"), state.agenda.phase) == ("siren", SAILING)


def test_pirates_A9_never_at_the_end_of_a_round() -> None:
    state = at_sea({"N1": "?"}, hidden=["passage-1"], rules=ONE_PASSAGE)
    wait_until(state, 180_000)
    assert (pointed(state), state.log.result) == (0, TOO_LATE)


# --- A10: the order of it all ---


def test_pirates_A10_first_all_cards_then_rocks_then_pointing_then_the_whirlpool() -> None:
    cards = {"NE1": "?", "NE2": "?", "NE3": "?"}
    state = at_sea(cards, hidden=["whirlpool", "passage-1", "rocks"], rules=SEEKING, timers={0: "helm"})
    happened = names_of(do(state, turn(0, 1), card=[kind("whirlpool"), kind("passage-1"), kind("rocks")]))
    order = ["ShipTurned", "CardTurned", "CardTurned", "CardTurned", "Struck", "CorkPut", "GoalPointedAt", "Whirled"]
    assert [name for name in happened if name != "CameTo"] == order


def test_pirates_A10_rocks_strike_for_each_card_of_them() -> None:
    state = at_sea({"NE1": "rocks", "NE3": "rocks"}, timers={0: "helm"})
    do(state, turn(0, 1))
    assert (corks(state), state.ship.lives) == ({"cannonballs"}, 4)


@pytest.mark.parametrize(("slots", "waits"), [(["fog-bank", "rocks"], True), (["rocks", "fog-bank"], False)])
def test_pirates_A10_rocks_and_fog_bank_act_by_slot(slots: list[str], waits: bool) -> None:  # noqa: FBT001
    cards = {"NE1": slots[0], "NE2": slots[1], "N1": "corvette", "SE1": "fort", "SE2": "wreck"}
    state = at_sea(cards, down=["NE1", "NE2"], timers={0: "helm"})
    do(state, turn(0, 1))
    assert (corks(state) == set()) == waits
    do(state, hide("SE2"))
    assert corks(state) == {"cannonballs"}
    assert card_at(state, "SE2") == "(wreck)"


def fog_bank_ahead(at: int = 60_000) -> PiratesState:
    """Ellen comes to rest on a Fog Bank and a Passage: the crew must say which of two cards is hidden."""
    cards = {"NE1": "fog-bank", "NE2": "passage-1", "N1": "corvette", "SE1": "wreck"}
    timers = {0: "helm", 1: "sails-1", 2: "lookout", 3: "repairs"}
    state = at_sea(cards, down=["NE1"], rules=ONE_PASSAGE, timers=timers, corks=["left-1"])
    wait_until(state, at)
    do(state, turn(0, 1), at=at)
    return state


def test_pirates_A10_pointing_comes_after_the_fog_banks_choice() -> None:
    state = fog_bank_ahead()
    assert card_at(state, "NE2") == "passage-1"
    do(state, hide("N1"))
    assert state.log.result == WON


def test_pirates_A10_sails_and_helm_wait_until_she_is_at_rest() -> None:
    state = fog_bank_ahead()
    state.sand.at[0], state.sand.ready = 5, 15
    assert refused(state, sails(1, 1)) == "A10"
    assert refused(state, turn(0, 1)) == "A10"
    assert allowed(state, back(1))
    assert allowed(state, repair(3, "left-1"))


def test_pirates_A10_sails_may_be_set_again_once_the_choice_is_made() -> None:
    cards = {"NE1": "fog-bank", "N1": "corvette", "SE1": "wreck"}
    state = at_sea(cards, down=["NE1"], timers={0: "helm", 1: "sails-1"})
    do(state, turn(0, 1))
    assert refused(state, sails(1, 1)) == "A10"
    do(state, hide("SE1"))
    assert allowed(state, sails(1, 1))


def test_pirates_A10_a_whirlpool_brings_her_to_rest_two_sectors_further() -> None:
    cards = {"NE1": "whirlpool", "S1": "?", "S2": "rocks", "SE1": "?"}
    state = at_sea(cards, hidden=["fort", "fort"], timers={0: "helm"})
    do(state, turn(0, 1))
    assert SECTOR_NAMES[state.ship.heading] == "S"
    assert [card_at(state, name) for name in cards] == ["", "fort", "rocks", "?"]
    assert corks(state) == {"cannonballs"}


def test_pirates_A10_a_passage_counts_before_the_whirlpool_takes_her_away() -> None:
    state = at_sea({"NE1": "whirlpool", "NE2": "passage-1"}, rules=SEEKING, timers={0: "helm"})
    do(state, turn(0, 1))
    assert (pointed(state), SECTOR_NAMES[state.ship.heading]) == (1, "S")


def test_pirates_A10_a_last_life_lost_comes_before_a_goal_reached() -> None:
    state = at_sea(
        {"NE1": "passage-1", "NE2": "rocks"}, rules=ONE_PASSAGE, lives=1, corks=["cannonballs"], timers={0: "helm"}
    )
    do(state, turn(0, 1))
    assert state.log.result == SUNK


def test_pirates_A10_with_two_lives_left_the_goal_is_reached() -> None:
    state = at_sea(
        {"NE1": "passage-1", "NE2": "rocks"}, rules=ONE_PASSAGE, lives=2, corks=["cannonballs"], timers={0: "helm"}
    )
    do(state, turn(0, 1))
    assert (state.log.result, state.ship.lives) == (WON, 1)


def test_pirates_A10_a_choice_open_at_zero_is_finished_first_and_the_goal_with_it() -> None:
    state = fog_bank_ahead(at=179_000)
    wait_until(state, 180_000)
    assert state.agenda.phase == CLOSING
    assert refused(state, look(2, "NE1")) == "T6"
    do(state, hide("SE1"), at=181_000)
    assert (state.log.result, state.log.left) == (WON, 0)


def test_pirates_A10_without_a_choice_after_zero_the_goal_is_reached_all_the_same() -> None:
    state = fog_bank_ahead(at=179_000)
    wait_until(state, 181_999)
    assert state.agenda.phase == CLOSING
    wait_until(state, 182_000)
    assert (state.agenda.phase, state.log.result) == (OVER, WON)


def test_pirates_A10_a_cork_still_to_be_put_at_zero_is_put_before_the_enemy_fires() -> None:
    two = [{"seconds": 180, "deal": {"kraken": 1}, "events": 0}] * 2
    state = at_sea({"SE1": "brigantine"}, rules=rules_of(rounds=two))
    wait_until(state, 178_000)
    state.clock.now = 178_000
    state.agenda.need, state.agenda.owed, state.agenda.owed_in = CORK, 1, BIT[space("sails-1")] | BIT[space("sails-2")]
    goes_on(state)
    wait_until(state, 180_000)
    assert (state.agenda.phase, corks(state)) == (CLOSING, set())
    do(state, cork("sails-2"), at=180_500, enemy=[1])
    assert (state.agenda.phase, corks(state)) == (BRIEFING, {"sails-1", "sails-2"})


def test_pirates_A10_a_shot_fired_meanwhile_reaches_its_goal_only_at_rest() -> None:
    sink_one = {"stages": [[{"do": "sink", "card": "ship", "times": 1}]]}
    rounds = [{"seconds": 180, "deal": {"brigantine": 1}, "events": 0}]
    cards = {"NE1": "fog-bank", "N1": "corvette", "N2": "wreck", "SE1": "brigantine"}
    state = at_sea(
        cards, down=["NE1"], rules=rules_of(goal=sink_one, rounds=rounds), timers={0: "helm", 1: "right-1"},
        loaded=["right-1"],
    )  # fmt: skip
    do(state, turn(0, 1))
    do(state, fire(1, "SE1"), die=[1])
    assert RULES.outcome(state) is None
    do(state, hide("N2"))
    assert state.log.result == WON

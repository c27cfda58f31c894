"""Chapter T: whose timer, where it goes, how long it runs, what it remembers; and what a pause does to all of that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pirates.deeds_kit import allowed, call, card_at, corks, do, goes_on, is_free, names_of, refused, wait, wait_until
from pirates.rounds_kit import TWO_ROUNDS
from pirates.tables import RULES, SPACE_NAMES, at_sea, rules_of, space, spot
from pirates.verbs import (
    CONTINUE,
    PAUSE,
    RESUME,
    START,
    back,
    board,
    cork,
    fire,
    land,
    load,
    look,
    place,
    repair,
    sails,
    salvage,
    turn,
)
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import LOOT
from saltsea.games.pirates.engine.state import BRIEFING, OVER, SAILING, TOO_LATE, PiratesState
from saltsea.games.pirates.rules.ship import AREA_OF
from saltsea.kernel.nouns import Action

PASSAGE_EACH_ROUND = {"each_round": True, "stages": [[{"do": "point", "card": "passage", "times": 1}]]}


def passages(*events: str) -> PiratesRules:
    """Two rounds, each with its Passage 1 to point at, and these events."""
    rounds = [{"seconds": 180, "deal": {"passage-1": 1}, "events": len(events)}] * 2
    return rules_of(goal=PASSAGE_EACH_ROUND, rounds=rounds, fleet={}, events=list(events))


# --- T1: own timers ---


@pytest.mark.parametrize("action", [place(1, "helm"), back(2), sails(2, 1)])
def test_pirates_T1_no_player_touches_another_players_timer(action: Action) -> None:
    state = at_sea(timers={2: "sails-1"})
    owner = getattr(action, "timer", -1)
    assert [refused(state, action, seat) for seat in range(4)] == ["" if seat == owner else "T1" for seat in range(4)]


def test_pirates_T1_with_two_timers_each_they_are_still_ones_own() -> None:
    state = at_sea(players=2, timers={1: "helm", 2: "sails-1"})
    assert allowed(state, back(2), seat=0)
    assert refused(state, back(2), seat=1) == "T1"
    assert allowed(state, back(1), seat=1)
    assert refused(state, back(1), seat=0) == "T1"


# --- T2: where a timer goes ---


def test_pirates_T2_a_damaged_space_takes_no_timer() -> None:
    state = at_sea(corks=["left-1"])
    assert refused(state, place(0, "left-1")) == "T2"
    assert allowed(state, place(0, "left-2"))


@pytest.mark.parametrize("running", [{1: 80_000}, {}])
def test_pirates_T2_a_space_with_a_timer_takes_no_other(running: dict[int, int]) -> None:
    state = at_sea(timers={1: "right-2"}, running=running)
    assert refused(state, place(0, "right-2")) == "T2"
    assert allowed(state, place(0, "right-1"))


def test_pirates_T2_a_cards_space_takes_one_timer() -> None:
    state = at_sea({"SW2": "wreck"})
    do(state, place(0, "SW2"))
    assert refused(state, place(1, "SW2")) == "T2"


def test_pirates_T2_a_card_without_a_space_takes_none() -> None:
    state = at_sea({"SW2": "corvette", "SW1": "wreck"})
    assert refused(state, place(0, "SW2")) == "T2"
    assert allowed(state, place(0, "SW1"))


def test_pirates_T2_nothing_can_be_placed_where_no_card_lies() -> None:
    assert refused(at_sea(), place(0, "SW2")) != ""


@pytest.mark.parametrize(("part", "name"), [("lantern", "lantern"), ("bow-chaser", "chaser")])
def test_pirates_T2_a_ship_parts_space_is_there_with_the_part(part: str, name: str) -> None:
    assert refused(at_sea(), place(0, name)) == "T2"
    assert allowed(at_sea(rules=rules_of(parts=[part])), place(0, name))


def test_pirates_T2_a_space_is_free_again_when_its_timer_is_back() -> None:
    state = at_sea(timers={1: "helm"})
    do(state, back(1))
    assert allowed(state, place(0, "helm"))


# --- T3: thirty seconds ---


def test_pirates_T3_no_player_touches_a_timer_before_its_sand_is_down() -> None:
    state = at_sea()
    do(state, place(0, "sails-1"))
    wait_until(state, 89_999)
    assert refused(state, sails(0, 1)) == "T3"
    assert refused(state, back(0)) == "T3"
    assert refused(state, place(0, "helm")) == "T3"


def test_pirates_T3_after_thirty_seconds_it_may_be_touched() -> None:
    state = at_sea()
    do(state, place(0, "sails-1"))
    assert names_of(wait_until(state, 90_000)) == ["SandRanOut"]
    do(state, sails(0, 1), at=90_000)
    assert (state.ship.sails, is_free(state, 0)) == (2, True)


def test_pirates_T3_the_thirty_seconds_count_from_placing() -> None:
    state = at_sea()
    do(state, place(0, "sails-1"), at=71_234)
    assert RULES.next_deadline(state) == 101_234
    wait_until(state, 101_233)
    assert refused(state, back(0)) == "T3"
    wait_until(state, 101_234)
    assert allowed(state, back(0))


def test_pirates_T3_of_two_that_end_together_both_are_ready() -> None:
    state = at_sea()
    do(state, place(2, "sails-1"))
    do(state, place(1, "helm"))
    events = wait_until(state, 90_000)
    assert [getattr(event, "timer", -1) for event in events] == [1, 2]
    assert allowed(state, back(1))
    assert allowed(state, back(2))


def test_pirates_T3_what_was_placed_is_not_taken_back_like_a_slip() -> None:
    state = at_sea()
    before = state.copy()
    do(state, place(0, "sails-1"))
    refusal = RULES.take_back(state, before, 0)
    assert refusal is not None
    assert refusal.rule == "pirates.T3"


# --- T4: performing ---


def test_pirates_T4_at_any_later_moment() -> None:
    state = at_sea()
    do(state, place(0, "sails-1"))
    wait_until(state, 179_999)
    do(state, sails(0, -1), at=179_999)
    assert state.ship.sails == 0


def test_pirates_T4_once_and_the_timer_is_back() -> None:
    state = at_sea(timers={0: "sails-1"})
    do(state, sails(0, 1))
    assert is_free(state, 0)
    assert refused(state, sails(0, 1)) == "T4"


def test_pirates_T4_or_taken_back_without_performing() -> None:
    state = at_sea(timers={0: "sails-1"})
    do(state, back(0))
    assert (is_free(state, 0), state.ship.sails) == (True, 1)


def test_pirates_T4_a_free_timer_performs_nothing() -> None:
    state = at_sea()
    assert refused(state, back(0)) == "T4"
    assert refused(state, turn(0, 1)) == "T4"


def test_pirates_T4_a_timer_is_taken_back_once() -> None:
    state = at_sea(timers={0: "sails-1"})
    do(state, back(0))
    assert refused(state, back(0)) == "T4"


@pytest.mark.parametrize("action", [turn(0, 1), look(0, "S1"), load(0, "left-1"), repair(0, "left-2"), fire(0, "NE1")])
def test_pirates_T4_at_the_sails_nothing_but_sails(action: Action) -> None:
    state = at_sea({"S1": "fog", "NE1": "fort"}, down=["S1"], corks=["left-2"], timers={0: "sails-1"})
    assert refused(state, action) == "T4"


def test_pirates_T4_a_ready_timer_is_taken_back_before_it_is_placed_again() -> None:
    state = at_sea(timers={0: "sails-1"})
    assert refused(state, place(0, "helm")) == "T4"


DEEDS: list[tuple[str, Action]] = [
    ("cannonballs", load(0, "left-1")),
    ("right-1", fire(0, "NE1")),
    ("sails-2", sails(0, 1)),
    ("helm", turn(0, 1)),
    ("lookout", look(0, "S1")),
    ("left-2", fire(0, "NW1")),
    ("repairs", repair(0, "left-1")),
    ("N1", board(0)),
    ("N3", land(0)),
    ("N2", salvage(0)),
]


@pytest.mark.parametrize("stands", [name for name, _ in DEEDS])
def test_pirates_T4_only_the_action_of_its_space(stands: str) -> None:
    cards = {"N1": "merchant", "N2": "wreck", "N3": "island", "NE1": "fort", "NW1": "fort", "S1": "fog"}
    loaded = ["right-1", "left-2"]
    state = at_sea(
        cards, down=["S1"], corks=["left-1"], loaded=loaded, timers={0: stands}, sails=0 if stands == "N3" else 1
    )
    done = [name for name, action in DEEDS if allowed(state, action)]
    assert done == [stands]


def test_pirates_T4_choices_are_made_when_performing() -> None:
    state = at_sea({"NE1": "corvette", "SE1": "brigantine"}, timers={0: "right-1", 1: "helm"}, loaded=["right-1"])
    assert [name for name in ("NE1", "SE1") if allowed(state, fire(0, name))] == ["NE1"]
    do(state, turn(1, 1))
    assert [name for name in ("NE1", "SE1") if allowed(state, fire(0, name))] == ["SE1"]


# --- T5: never twice in a row ---


@pytest.mark.parametrize(
    ("first", "second"),
    [("sails-1", "sails-1"), ("sails-1", "sails-2"), ("left-2", "left-1"), ("right-1", "right-2"), ("helm", "helm")],
)
def test_pirates_T5_not_twice_in_the_same_area(first: str, second: str) -> None:
    state = at_sea(timers={0: first})
    do(state, back(0))
    assert refused(state, place(0, second)) == "T5"


@given(st.sampled_from(SPACE_NAMES), st.sampled_from(SPACE_NAMES))
def test_pirates_T5_exactly_the_area_of_before_is_forbidden(first: str, second: str) -> None:
    state = at_sea(rules=rules_of(parts=["lantern", "bow-chaser"]), timers={0: first})
    do(state, back(0))
    same = AREA_OF[space(first)] == AREA_OF[space(second)]
    assert refused(state, place(0, second)) == ("T5" if same else "")


def test_pirates_T5_performing_counts_as_well_as_taking_back() -> None:
    state = at_sea(timers={0: "sails-1"})
    do(state, sails(0, 1))
    assert refused(state, place(0, "sails-1")) == "T5"
    assert refused(state, place(0, "sails-2")) == "T5"


def test_pirates_T5_the_bow_chaser_is_an_area_of_its_own() -> None:
    state = at_sea(rules=rules_of(parts=["bow-chaser"]), timers={0: "cannonballs", 1: "chaser"})
    do(state, back(0))
    do(state, back(1))
    assert refused(state, place(1, "chaser")) == "T5"
    do(state, place(0, "chaser"))
    assert allowed(state, place(1, "cannonballs"))


def test_pirates_T5_the_lanterns_space_is_of_the_same_lookout() -> None:
    state = at_sea(rules=rules_of(parts=["lantern"]), timers={0: "lookout", 1: "lantern"})
    do(state, back(0))
    do(state, back(1))
    assert refused(state, place(0, "lantern")) == "T5"
    assert refused(state, place(1, "lookout")) == "T5"


def test_pirates_T5_another_area_in_between_is_enough() -> None:
    state = at_sea(timers={0: "sails-1"})
    do(state, back(0))
    do(state, place(0, "helm"))
    wait(state)
    do(state, back(0))
    assert allowed(state, place(0, "sails-1"))
    assert refused(state, place(0, "helm")) == "T5"


def test_pirates_T5_not_twice_on_the_same_card_but_on_its_twin() -> None:
    state = at_sea({"SW1": "wreck", "SW2": "wreck"}, timers={0: "SW1"})
    do(state, back(0))
    assert refused(state, place(0, "SW1")) == "T5"
    assert allowed(state, place(0, "SW2"))


def test_pirates_T5_it_is_the_same_card_wherever_it_has_gone() -> None:
    state = at_sea({"NE1": "merchant"}, rules=rules_of(events=["chase"]), timers={0: "NE1"})
    do(state, back(0))
    call(state, "chase")
    assert card_at(state, "SE1") == "merchant"
    assert refused(state, place(0, "SE1")) == "T5"
    assert allowed(state, place(1, "SE1"))


def test_pirates_T5_others_may_go_where_one_was() -> None:
    state = at_sea(timers={0: "helm"})
    do(state, back(0))
    assert allowed(state, place(1, "helm"))


def test_pirates_T5_two_timers_of_one_player_have_two_memories() -> None:
    state = at_sea(players=2, timers={0: "helm", 2: "sails-1"})
    do(state, back(0), seat=0)
    do(state, back(2), seat=0)
    assert refused(state, place(0, "helm"), seat=0) == "T5"
    assert refused(state, place(2, "sails-2"), seat=0) == "T5"
    assert allowed(state, place(2, "helm"), seat=0)
    assert allowed(state, place(0, "sails-2"), seat=0)


# --- T6: the clock ---


def test_pirates_T6_sand_that_ends_with_the_clock_performs_nothing() -> None:
    state = at_sea(rules=rules_of(rounds=TWO_ROUNDS))
    do(state, place(0, "sails-1"), at=150_000)
    happened = names_of(wait_until(state, 180_000))
    assert happened[0] == "ClockRanOut"
    assert "SandRanOut" not in happened
    assert refused(state, sails(0, 1)) == "T6"


def test_pirates_T6_zero_comes_before_anything_else_of_that_moment() -> None:
    state = at_sea({"NE1": "passage-1"}, rules=passages())
    do(state, place(0, "helm"), at=150_000)
    wait(state)
    assert refused(state, turn(0, 1)) == "T6"
    assert (state.agenda.phase, state.log.result) == (OVER, TOO_LATE)


def test_pirates_T6_a_millisecond_earlier_it_performs() -> None:
    state = at_sea(rules=rules_of(rounds=TWO_ROUNDS))
    do(state, place(0, "sails-1"), at=149_999)
    wait_until(state, 179_999)
    do(state, sails(0, 1), at=179_999)
    assert state.ship.sails == 2


def test_pirates_T6_a_ready_timer_is_too_late_as_well() -> None:
    state = at_sea(rules=rules_of(rounds=TWO_ROUNDS), timers={0: "sails-1"})
    wait_until(state, 179_999)
    assert allowed(state, sails(0, 1))
    wait_until(state, 180_000)
    assert refused(state, sails(0, 1)) == "T6"
    assert refused(state, back(0)) == "T6"


def test_pirates_T6_all_timers_come_back_and_forget() -> None:
    state = at_sea(rules=rules_of(rounds=TWO_ROUNDS), timers={0: "sails-1", 1: "helm"}, running={1: 200_000})
    wait_until(state, 180_000)
    assert is_free(state, 0)
    assert is_free(state, 1)
    do(state, START, at=190_000)
    assert allowed(state, place(0, "sails-1"))
    assert allowed(state, place(1, "helm"))


def test_pirates_T6_so_too_when_a_goal_ends_the_round() -> None:
    state = at_sea({"NE1": "passage-1"}, rules=passages(), timers={0: "helm", 1: "sails-1"}, running={1: 80_000})
    do(state, turn(0, 1))
    assert state.agenda.phase == BRIEFING
    assert is_free(state, 1)
    do(state, START, at=100_000)
    assert allowed(state, place(0, "helm"))
    assert allowed(state, place(1, "sails-2"))


def test_pirates_T6_a_goal_in_the_last_millisecond_counts() -> None:
    state = at_sea({"NE1": "passage-1"}, rules=passages(), timers={0: "helm"})
    wait_until(state, 179_999)
    do(state, turn(0, 1), at=179_999)
    assert (state.agenda.phase, state.log.round) == (BRIEFING, 1)


def test_pirates_T6_no_timer_before_the_start() -> None:
    state = rules_of(rounds=TWO_ROUNDS).setup(4, {})
    goes_on(state)
    assert refused(state, place(0, "helm")) == "T6"
    do(state, START, at=5000)
    assert allowed(state, place(0, "helm"))


def test_pirates_T6_the_round_lasts_as_long_as_is_written() -> None:
    state = rules_of(rounds=[{"seconds": 45, "deal": {"kraken": 1}, "events": 0}]).setup(4, {})
    goes_on(state)
    do(state, START, at=5000)
    wait_until(state, 49_999)
    assert state.agenda.phase == SAILING
    wait_until(state, 50_000)
    assert state.agenda.phase != SAILING


def test_pirates_T6_nothing_is_left_to_do_once_the_last_round_is_over() -> None:
    state = at_sea(timers={0: "helm"})
    wait_until(state, 180_000)
    assert state.agenda.phase == OVER
    assert RULES.legal(state, 0) == []


# --- T7: cards that leave ---


@pytest.mark.parametrize("running", [{0: 85_000}, {}])
def test_pirates_T7_a_timer_on_a_card_that_leaves_comes_back_at_once(running: dict[int, int]) -> None:
    state = at_sea({"NE1": "merchant"}, timers={0: "NE1", 1: "right-1"}, running=running, loaded=["right-1"])
    do(state, fire(1, "NE1"), die=[2])
    assert card_at(state, "NE1") == ""
    assert is_free(state, 0)
    assert allowed(state, place(0, "helm"))
    assert RULES.next_deadline(state) == 180_000


def test_pirates_T7_it_remembers_the_card_and_no_longer_what_was_before() -> None:
    state = at_sea({"NE1": "merchant"}, timers={0: "helm", 1: "right-1"}, loaded=["right-1"])
    do(state, back(0))
    do(state, place(0, "NE1"))
    do(state, fire(1, "NE1"), die=[2])
    assert allowed(state, place(0, "helm"))


def test_pirates_T7_another_card_in_that_place_is_another_card() -> None:
    state = at_sea({"SW1": "wreck"}, timers={0: "SW1"})
    do(state, salvage(0))
    state.sea.kinds[spot("SW1")] = state.voyage.content.kind("wreck")
    state.sea.dealt += 1
    state.sea.numbers[spot("SW1")] = state.sea.dealt
    state.sea.up |= 1 << spot("SW1")
    assert allowed(state, place(0, "SW1"))


def test_pirates_T7_timers_elsewhere_stay() -> None:
    cards = {"NE1": "merchant", "NE2": "wreck"}
    state = at_sea(cards, timers={0: "NE2", 1: "right-1", 2: "helm"}, loaded=["right-1"])
    do(state, fire(1, "NE1"), die=[2])
    assert not is_free(state, 0)
    assert not is_free(state, 2)


def test_pirates_T7_a_timer_goes_along_with_a_card_that_moves() -> None:
    state = at_sea({"N1": "merchant"}, rules=rules_of(events=["chase"]), timers={0: "N1", 1: "helm"})
    call(state, "chase")
    assert state.sand.at[0] == space("NE1")
    assert refused(state, board(0)) == "A8"
    do(state, turn(1, 1))
    do(state, board(0))
    assert state.ship.aboard[LOOT] == 1


# --- the curse: forty seconds ---


def test_pirates_token_curse_the_sand_of_a_cursed_timer_takes_forty_seconds() -> None:
    state = at_sea(cursed=[0])
    do(state, place(0, "sails-1"))
    do(state, place(1, "sails-2"))
    wait_until(state, 99_999)
    assert refused(state, sails(0, 1)) == "T3"
    assert allowed(state, sails(1, 1))
    wait_until(state, 100_000)
    assert allowed(state, sails(0, 1))


def test_pirates_token_curse_is_lifted_by_performing_repairs() -> None:
    state = at_sea(cursed=[0, 1], timers={0: "repairs"}, corks=["left-1"])
    do(state, repair(0, "left-1"))
    do(state, place(0, "helm"))
    do(state, place(1, "lookout"))
    assert state.sand.ends[:2] == [90_000, 100_000]


def test_pirates_token_curse_is_lifted_also_with_no_cork_to_take_off() -> None:
    state = at_sea(cursed=[0], timers={0: "repairs"})
    do(state, repair(0))
    assert state.sand.cursed == 0


def test_pirates_token_curse_lifted_so_its_sand_takes_thirty_seconds_again() -> None:
    state = at_sea(cursed=[0], timers={0: "repairs"})
    do(state, repair(0))
    do(state, place(0, "helm"))
    assert state.sand.ends[0] == 90_000


def test_pirates_token_curse_no_other_timer_performs_repairs_without_a_cork() -> None:
    state = at_sea(cursed=[1], timers={0: "repairs"})
    assert refused(state, repair(0)) == "A4"


def test_pirates_token_curse_a_cork_comes_off_first_if_there_is_one() -> None:
    state = at_sea(cursed=[0], timers={0: "repairs"}, corks=["left-1"])
    assert refused(state, repair(0)) == "A4"


def test_pirates_token_curse_stays_if_the_timer_is_taken_back_unperformed() -> None:
    state = at_sea(cursed=[0], timers={0: "repairs"}, corks=["left-1"])
    do(state, back(0))
    do(state, place(0, "helm"))
    assert state.sand.ends[0] == 100_000


def test_pirates_token_curse_stays_from_round_to_round() -> None:
    state = at_sea(rules=rules_of(rounds=TWO_ROUNDS), cursed=[0])
    wait_until(state, 180_000)
    do(state, START, at=200_000)
    do(state, place(0, "helm"))
    assert RULES.next_deadline(state) == 240_000


# --- R9: what a pause does ---


def paused(state: PiratesState, since: int, until: int) -> None:
    do(state, PAUSE, seat=2, at=since)
    assert RULES.next_deadline(state) is None
    do(state, RESUME, seat=1, at=until)


def test_pirates_R9_sand_stops_while_the_clock_stands() -> None:
    state = at_sea()
    do(state, place(0, "sails-1"))
    paused(state, 70_000, 1_070_000)
    wait_until(state, 1_089_999)
    assert refused(state, back(0)) == "T3"
    wait_until(state, 1_090_000)
    assert allowed(state, back(0))


def test_pirates_R9_the_rounds_clock_stops_too() -> None:
    state = at_sea()
    paused(state, 70_000, 75_000)
    paused(state, 90_000, 92_500)
    wait_until(state, 187_499)
    assert state.agenda.phase == SAILING
    wait_until(state, 187_500)
    assert state.agenda.phase == OVER


def test_pirates_R9_an_open_choice_waits() -> None:
    state = at_sea(rules=rules_of(events=["loose-timber"]))
    call(state, "loose-timber")
    do(state, PAUSE, at=62_000)
    assert refused(state, cork("sails-2")) == "R9"
    do(state, RESUME, at=162_000)
    wait_until(state, 162_999)
    assert corks(state) == set()
    wait_until(state, 163_000)
    assert corks(state) == {"sails-1"}


@pytest.mark.parametrize("event", ["thunder", "rum"])
def test_pirates_R9_events_and_their_ends_shift(event: str) -> None:
    state = at_sea(rules=rules_of(events=[event]))
    state.clock.moments = [80_000]
    paused(state, 70_000, 75_000)
    assert RULES.next_deadline(state) == 85_000
    wait(state)
    paused(state, 90_000, 100_000)
    assert RULES.next_deadline(state) == (115_000 if event == "thunder" else 195_000)


@given(st.integers(60_000, 89_999), st.integers(0, 500_000))
def test_pirates_R9_every_deadline_shifts_by_the_time_that_the_clock_stood(since: int, stood: int) -> None:
    state = at_sea()
    do(state, place(0, "sails-1"))
    paused(state, since, since + stood)
    assert RULES.next_deadline(state) == 90_000 + stood


def test_pirates_R9_no_player_touches_a_timer_during_a_pause() -> None:
    state = at_sea(timers={0: "helm"})
    do(state, PAUSE, seat=3)
    assert refused(state, turn(0, 1)) == "R9"
    assert refused(state, back(0)) == "R9"
    assert refused(state, place(1, "sails-1")) == "R9"


def test_pirates_R9_only_a_running_clock_is_stopped_and_it_is_counted() -> None:
    state = at_sea()
    assert refused(state, RESUME) == "R9"
    do(state, PAUSE)
    assert refused(state, PAUSE) == "R9"
    do(state, RESUME, at=61_000)
    do(state, PAUSE, at=62_000)
    assert state.clock.pauses == 2


# --- R7: a clock that an event has stopped ---


def test_pirates_R7_sand_stands_until_continue_at_the_lowest_level() -> None:
    state = at_sea(rules=rules_of(events=["gust"]), options={"level": "deckhand"})
    do(state, place(0, "helm"))
    call(state, "gust")
    assert RULES.next_deadline(state) is None
    assert refused(state, place(1, "sails-1")) == "R7"
    do(state, CONTINUE, at=100_000)
    assert RULES.next_deadline(state) == 130_000


def test_pirates_R7_a_goal_reached_at_an_event_leaves_no_standing_clock_to_the_next_round() -> None:
    rules = passages("current")
    state = at_sea({"NE1": "passage-1"}, rules=rules, options={"level": "deckhand"})
    call(state, "current")
    assert (state.agenda.phase, state.log.round) == (BRIEFING, 1)
    assert refused(state, CONTINUE) == "R7"
    do(state, START, at=200_000)
    state.clock.moments = []
    assert allowed(state, place(0, "helm"))
    assert RULES.next_deadline(state) == 200_000 + 195_000


def test_pirates_event_thunder_lasts_its_twenty_seconds_also_after_a_choice_while_the_clock_stood() -> None:
    rules = rules_of(events=["thunder"], parts=["lantern"])
    state = at_sea(rules=rules, fires=["helm"], options={"level": "deckhand"})
    call(state, "thunder")
    do(state, cork("lantern"), at=75_000)
    do(state, CONTINUE, at=80_000)
    assert RULES.next_deadline(state) == 100_000

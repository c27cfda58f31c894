"""Chapter D: where corks go, what they cost where they cannot go, and the choices that a crew owes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pirates.deeds_kit import allowed, call, card_at, corks, do, is_free, names_of, refused, wait_until
from pirates.rounds_kit import TWO_ROUNDS
from pirates.tables import AROUND, RULES, at_cannon, at_sea, rules_of
from pirates.verbs import CONTINUE, START, back, cork, fire, hide, place, repair, turn, uncork, unload
from saltsea.games.pirates.engine.state import BRIEFING, OVER, SAILING, SUNK, PiratesState
from saltsea.games.pirates.rules.ship import SECTOR_NAMES

STORMY = ["loose-timber", "broken-wheel", "snapped-ladder", "powder-fire", "wet-powder", "good-omen", "gust"]
ROUGH = rules_of(events=STORMY)
CHASER = rules_of(events=STORMY, parts=["bow-chaser"])
LANTERN = rules_of(events=STORMY, parts=["lantern"])
HULL = rules_of(events=STORMY, parts=["hull"], rounds=TWO_ROUNDS)
THREE = ["sails-1", "left-1", "right-1"]
CLOSED = 190_000
"""Every choice after the round's clock is long made."""


# --- D1: the area that points there ---


@given(st.integers(0, 5), st.integers(0, 5), st.integers(1, 3))
def test_pirates_D1_damage_goes_into_the_area_that_points_to_the_card(heading: int, sector: int, slot: int) -> None:
    state = at_sea({f"{SECTOR_NAMES[sector]}{slot}": "brigantine"}, heading=SECTOR_NAMES[heading])
    wait_until(state, CLOSED, enemy=[1])
    assert len(corks(state)) == 1
    assert corks(state) <= AROUND[(sector - heading) % 6]


def test_pirates_D1_what_counts_is_where_she_points_at_that_moment() -> None:
    state = at_sea({"S1": "brigantine"}, timers={0: "helm"})
    do(state, turn(0, 2))
    wait_until(state, CLOSED, enemy=[1])
    assert corks(state) <= AROUND[1]
    assert len(corks(state)) == 1


def test_pirates_D1_rocks_damage_the_bow_in_whatever_sector() -> None:
    state = at_sea({"SW1": "rocks"}, timers={0: "helm"})
    do(state, turn(0, -2))
    assert corks(state) == {"cannonballs"}


def test_pirates_D1_bow_damage_may_go_into_the_bow_chaser() -> None:
    state = at_sea({"NE1": "rocks"}, rules=CHASER, timers={0: "helm"})
    do(state, turn(0, 1))
    assert [name for name in ("cannonballs", "chaser", "right-1") if allowed(state, cork(name))] == [
        "cannonballs",
        "chaser",
    ]
    do(state, cork("chaser"))
    assert corks(state) == {"chaser"}


def test_pirates_D1_lookout_damage_may_go_into_the_lantern() -> None:
    state = at_sea({"SW1": "brigantine"}, rules=LANTERN)
    wait_until(state, CLOSED, enemy=[2])
    assert corks(state) == {"lookout", "lantern"}


def test_pirates_D1_a_part_that_she_does_not_have_takes_no_cork() -> None:
    state = at_sea({"SW1": "brigantine", "N1": "brigantine"})
    wait_until(state, CLOSED, enemy=[2, 2])
    assert (corks(state), state.ship.lives) == ({"lookout", "cannonballs"}, 3)


# --- D2: no cork, no space ---


def test_pirates_D2_with_no_cork_in_the_supply_a_life_point_is_lost() -> None:
    state = at_sea({"N1": "brigantine"}, corks=THREE)
    wait_until(state, CLOSED, enemy=[1])
    assert (corks(state), state.ship.lives) == ({*THREE}, 4)


def test_pirates_D2_one_for_each_cork_that_cannot_be_placed() -> None:
    state = at_sea({"N1": "brigantine"}, corks=THREE)
    wait_until(state, CLOSED, enemy=[2])
    assert state.ship.lives == 3


def test_pirates_D2_with_no_free_space_in_the_area_as_well() -> None:
    state = at_sea({"S1": "brigantine"}, corks=["helm"])
    wait_until(state, CLOSED, enemy=[1])
    assert (corks(state), state.ship.lives) == ({"helm"}, 4)


def test_pirates_D2_of_two_hits_on_one_space_the_second_costs_a_life() -> None:
    state = at_sea({"S1": "brigantine"})
    wait_until(state, CLOSED, enemy=[2])
    assert (corks(state), state.ship.lives) == ({"helm"}, 4)


def test_pirates_D2_of_two_hits_with_one_cork_left_the_second_costs_a_life() -> None:
    state = at_sea({"SE1": "brigantine"}, corks=["helm", "lookout"])
    wait_until(state, CLOSED, enemy=[2])
    assert (corks(state), state.ship.lives) == ({"helm", "lookout", "sails-1"}, 4)


@given(st.sets(st.sampled_from(sorted(set().union(*AROUND))), max_size=3), st.integers(0, 5), st.integers(0, 2))
def test_pirates_D2_every_hit_is_a_cork_or_a_life(before: set[str], sector: int, hits: int) -> None:
    state = at_sea({f"{SECTOR_NAMES[sector]}1": "brigantine"}, corks=sorted(before))
    wait_until(state, CLOSED, enemy=[hits])
    possible = min(hits, 3 - len(before), len(AROUND[sector] - before))
    assert len(corks(state)) == len(before) + possible
    assert corks(state) - before <= AROUND[sector]
    assert state.ship.lives == 5 - (hits - possible)


# --- D3: timers in the way ---


@pytest.mark.parametrize("running", [{0: 80_000}, {}])
def test_pirates_D3_a_space_with_a_timer_is_not_free(running: dict[int, int]) -> None:
    state = at_sea(rules=ROUGH, timers={0: "helm"}, running=running)
    call(state, "broken-wheel")
    assert (corks(state), state.ship.lives) == (set(), 4)
    assert not is_free(state, 0)


@pytest.mark.parametrize(
    ("event", "area"),
    [("loose-timber", 2), ("broken-wheel", 3), ("snapped-ladder", 4), ("powder-fire", 0)],
)
def test_pirates_D3_events_damage_the_area_that_they_name_wherever_she_heads(event: str, area: int) -> None:
    state = at_sea(rules=ROUGH, heading="SW")
    call(state, event)
    wait_until(state, 63_000)
    assert len(corks(state)) == 1
    assert corks(state) <= AROUND[area]


def test_pirates_D3_the_other_space_of_the_area_takes_the_cork_without_asking() -> None:
    state = at_sea(rules=ROUGH, timers={0: "sails-1"})
    call(state, "loose-timber")
    assert (corks(state), state.ship.lives) == ({"sails-2"}, 5)


def test_pirates_D3_two_timers_or_a_timer_and_a_cork_fill_an_area() -> None:
    state = at_sea(rules=ROUGH, timers={0: "sails-1", 1: "sails-2"})
    call(state, "loose-timber")
    assert (corks(state), state.ship.lives) == (set(), 4)
    state = at_sea(rules=ROUGH, timers={0: "sails-1"}, corks=["sails-2"])
    call(state, "loose-timber")
    assert (corks(state), state.ship.lives) == ({"sails-2"}, 4)


def test_pirates_D3_so_for_rocks_and_all_damage_during_a_round() -> None:
    state = at_sea({"NE1": "rocks"}, timers={0: "helm", 1: "cannonballs"})
    do(state, turn(0, 1))
    assert (corks(state), state.ship.lives) == (set(), 4)


def test_pirates_D3_after_the_round_no_timer_is_in_the_way() -> None:
    state = at_sea({"S1": "brigantine"}, timers={0: "helm"})
    wait_until(state, CLOSED, enemy=[1])
    assert (corks(state), state.ship.lives) == ({"helm"}, 5)


def test_pirates_D3_a_timer_at_the_cannonballs_sends_bow_damage_to_the_chaser() -> None:
    state = at_sea({"NE1": "rocks"}, rules=CHASER, timers={0: "helm", 1: "cannonballs"})
    do(state, turn(0, 1))
    assert corks(state) == {"chaser"}


def test_pirates_D3_an_event_that_names_the_cannonballs_spares_the_chaser() -> None:
    state = at_sea(rules=CHASER, corks=["cannonballs"])
    call(state, "powder-fire")
    assert (corks(state), state.ship.lives) == ({"cannonballs"}, 4)


def test_pirates_D3_an_event_that_names_the_lookout_may_break_the_lantern() -> None:
    state = at_sea(rules=LANTERN, timers={0: "lookout"})
    call(state, "snapped-ladder")
    assert corks(state) == {"lantern"}


# --- D4: the crew chooses ---


def timber(**more: int) -> PiratesState:
    """At 60 s the sails are damaged, and both spaces are free."""
    state = at_sea(rules=ROUGH, timers={3: "sails-1"} if more.get("held") else {})
    call(state, "loose-timber")
    return state


@pytest.mark.parametrize("name", ["sails-1", "sails-2"])
@pytest.mark.parametrize("seat", [0, 3])
def test_pirates_D4_between_two_free_spaces_anybody_chooses(name: str, seat: int) -> None:
    state = timber()
    assert corks(state) == set()
    do(state, cork(name), seat=seat)
    assert corks(state) == {name}


def test_pirates_D4_a_millisecond_before_three_seconds_the_crew_still_chooses() -> None:
    state = timber()
    wait_until(state, 62_999)
    do(state, cork("sails-2"), at=62_999)
    assert corks(state) == {"sails-2"}


def test_pirates_D4_after_three_seconds_it_is_the_first() -> None:
    state = timber()
    wait_until(state, 63_000)
    assert corks(state) == {"sails-1"}
    assert refused(state, cork("sails-2")) == "D4"


def test_pirates_D4_a_choice_is_made_once() -> None:
    state = timber()
    do(state, cork("sails-2"))
    assert refused(state, cork("sails-1")) == "D4"
    wait_until(state, 70_000)
    assert corks(state) == {"sails-2"}


@pytest.mark.parametrize("name", ["helm", "left-1", "repairs"])
def test_pirates_D4_only_among_the_free_spaces_of_that_area(name: str) -> None:
    assert refused(timber(), cork(name)) == "D4"


def test_pirates_D4_nothing_is_chosen_while_nothing_is_owed() -> None:
    state = at_sea(corks=["helm"], loaded=["left-1"])
    assert [refused(state, action) for action in (cork("helm"), uncork("helm"), unload("left-1"))] == ["D4"] * 3


def test_pirates_D4_while_it_is_open_the_area_takes_no_timer() -> None:
    state = timber()
    assert [refused(state, place(0, name)) for name in ("sails-1", "sails-2")] == ["D4", "D4"]
    assert allowed(state, place(0, "helm"))
    do(state, cork("sails-2"))
    assert allowed(state, place(0, "sails-1"))


def test_pirates_D4_while_it_is_open_neither_the_bow_nor_its_chaser_takes_a_timer() -> None:
    state = at_sea({"NE1": "rocks"}, rules=CHASER, timers={0: "helm"})
    do(state, turn(0, 1))
    assert [refused(state, place(1, name)) for name in ("cannonballs", "chaser")] == ["D4", "D4"]
    wait_until(state, 63_000)
    assert corks(state) == {"cannonballs"}
    assert allowed(state, place(1, "chaser"))


def test_pirates_D4_with_one_free_space_there_is_nothing_to_choose() -> None:
    state = timber(held=1)
    assert corks(state) == {"sails-2"}
    assert state.clock.choice == 0


def test_pirates_D4_with_no_cork_in_the_supply_there_is_nothing_to_choose() -> None:
    state = at_sea(rules=ROUGH, corks=["helm", "lookout", "left-1"])
    call(state, "loose-timber")
    assert (state.clock.choice, state.ship.lives) == (0, 4)


def test_pirates_D4_the_clock_runs_on_and_others_perform() -> None:
    state = at_sea(rules=ROUGH, timers={0: "helm", 1: "repairs"}, corks=["left-1"], running={0: 61_000})
    call(state, "loose-timber")
    wait_until(state, 61_000)
    do(state, repair(1, "left-1"), at=61_000)
    do(state, back(0), at=61_500)
    wait_until(state, 63_000)
    assert corks(state) == {"sails-1"}


def test_pirates_D4_after_the_round_the_crew_chooses_too() -> None:
    state = at_sea({"NE1": "gunboat"})
    wait_until(state, 180_000, enemy=[1])
    do(state, cork("right-2"), at=181_000, enemy=[1])
    assert corks(state) == {"right-1", "right-2"}


def test_pirates_D4_after_the_round_it_has_three_seconds_too() -> None:
    state = at_sea({"NE1": "brigantine"})
    wait_until(state, 182_999, enemy=[1])
    assert corks(state) == set()
    wait_until(state, 183_000)
    assert corks(state) == {"right-1"}


def test_pirates_D4_a_last_cork_used_meanwhile_leaves_a_life_to_lose() -> None:
    state = at_sea({"NE1": "fort"}, rules=ROUGH, timers={0: "right-1"}, loaded=["right-1"], corks=["helm", "lookout"])
    call(state, "loose-timber")
    do(state, fire(0, "NE1"), die=[0])
    assert corks(state) == {"helm", "lookout", "right-1"}
    assert (state.ship.lives, state.clock.choice) == (4, 0)


def test_pirates_D4_which_ball_gets_wet_is_the_crews_choice() -> None:
    state = at_sea(rules=ROUGH, loaded=["right-2", "left-1"])
    call(state, "wet-powder")
    assert refused(state, unload("right-1")) == "D4"
    late = state.copy()
    do(state, unload("left-1"))
    wait_until(late, 62_999)
    assert late.ship.loaded == 0b110
    wait_until(late, 63_000)
    assert (state.ship.loaded, late.ship.loaded) == (0b010, 0b100)


def test_pirates_D4_which_cork_a_good_omen_takes_off_is_the_crews_choice() -> None:
    state = at_sea(rules=ROUGH, corks=["helm", "left-1"])
    call(state, "good-omen")
    assert refused(state, uncork("lookout")) == "D4"
    late = state.copy()
    do(state, uncork("left-1"))
    wait_until(late, 63_000)
    assert (corks(state), corks(late)) == ({"helm"}, {"left-1"})


def test_pirates_D4_which_card_a_fog_bank_hides_is_the_crews_choice() -> None:
    cards = {"NE1": "fog-bank", "N1": "corvette", "SE1": "wreck", "SW1": "fort"}
    state = at_sea(cards, down=["NE1"], timers={0: "helm"})
    do(state, turn(0, 1))
    assert refused(state, hide("SW1")) == "D4"
    late = state.copy()
    do(state, hide("SE1"))
    assert [card_at(state, name) for name in ("N1", "SE1")] == ["corvette", "(wreck)"]
    wait_until(late, 63_000)
    assert [card_at(late, name) for name in ("N1", "SE1")] == ["(corvette)", "wreck"]


@pytest.mark.parametrize("event", ["wet-powder", "good-omen"])
def test_pirates_D4_what_cannot_be_chosen_is_dropped(event: str) -> None:
    state = at_sea(rules=ROUGH)
    call(state, event)
    assert (state.clock.choice, state.agenda.phase) == (0, SAILING)


def test_pirates_D4_three_seconds_also_for_a_second_choice_while_an_event_holds_the_clock() -> None:
    state = at_sea(rules=LANTERN, fires=["helm"], options={"level": "deckhand"})
    call(state, "loose-timber")
    do(state, cork("lantern"), at=75_000)
    do(state, CONTINUE, at=80_000)
    wait_until(state, 83_000)
    assert corks(state) == {"helm", "lantern", "sails-1"}


# --- D5: broken cannons ---


def broken(*damaged: str, **more: int) -> PiratesState:
    """The right cannon breaks."""
    state = at_cannon({"NE1": "fort"}, corks=damaged, lives=more.get("lives", 5))
    do(state, fire(0, "NE1"), die=[0])
    return state


@pytest.mark.parametrize("damaged", [[], ["helm"], ["helm", "lookout"]])
def test_pirates_D5_with_a_cork_in_the_supply_no_life_is_lost(damaged: list[str]) -> None:
    state = broken(*damaged)
    assert (corks(state), state.ship.lives) == ({*damaged, "right-1"}, 5)


def test_pirates_D5_with_none_a_life_is_lost_and_the_space_stays_usable() -> None:
    state = broken("helm", "lookout", "left-1")
    assert (corks(state), state.ship.lives) == ({"helm", "lookout", "left-1"}, 4)
    assert is_free(state, 0)
    assert allowed(state, place(1, "right-1"))


def test_pirates_D5_the_fourth_cannon_that_breaks_costs_a_life() -> None:
    guns = ["right-1", "right-2", "left-1", "left-2"]
    state = at_sea({"NE1": "fort", "NW1": "fort"}, timers=dict(enumerate(guns)), loaded=guns)
    for timer, target in enumerate(["NE1", "NE1", "NW1", "NW1"]):
        do(state, fire(timer, target), die=[0])
    assert (corks(state), state.ship.lives) == ({*guns[:3]}, 4)


def test_pirates_D5_it_was_used_all_the_same() -> None:
    state = broken("helm", "lookout", "left-1")
    assert state.ship.loaded == 0
    assert refused(state, place(0, "right-2")) == "T5"


def test_pirates_D5_the_cork_goes_where_the_timer_stood_without_a_choice() -> None:
    state = at_sea({"NW1": "fort"}, timers={0: "left-2"}, loaded=["left-2"])
    do(state, fire(0, "NW1"), die=[0])
    assert (corks(state), state.clock.choice) == ({"left-2"}, 0)


# --- D6: no life point left ---


def test_pirates_D6_the_last_life_lost_ends_the_chapter_at_once() -> None:
    state = broken("helm", "lookout", "left-1", lives=1)
    assert (state.agenda.phase, state.log.result) == (OVER, SUNK)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.ended_by, outcome.winners) == ("pirates.D6", [])
    assert [RULES.legal(state, seat) for seat in range(4)] == [[]] * 4


def test_pirates_D6_one_life_point_is_enough_to_sail_on() -> None:
    state = broken("helm", "lookout", "left-1", lives=2)
    assert (state.agenda.phase, state.ship.lives) == (SAILING, 1)


def test_pirates_D6_the_enemy_does_not_fire_on() -> None:
    state = at_sea({"N1": "gunboat", "S1": "gunboat"}, rules=rules_of(rounds=TWO_ROUNDS), corks=THREE, lives=1)
    happened = names_of(wait_until(state, CLOSED, enemy=[1, 1, 1, 1]))
    assert happened.count("EnemyShot") == 1
    assert (state.log.result, state.ship.lives) == (SUNK, 0)


def test_pirates_D6_of_two_corks_that_find_no_place_the_first_may_be_the_last() -> None:
    state = at_sea({"N1": "brigantine"}, corks=THREE, lives=1)
    wait_until(state, CLOSED, enemy=[2])
    assert (state.log.result, state.ship.lives) == (SUNK, 0)


def test_pirates_D6_an_event_may_sink_her() -> None:
    state = at_sea(rules=ROUGH, timers={0: "helm"}, lives=1)
    call(state, "broken-wheel")
    assert state.log.result == SUNK
    assert RULES.next_deadline(state) is None


# --- the Reinforced Hull ---


def test_pirates_token_hull_ignores_the_first_cork_of_a_round() -> None:
    state = at_sea(rules=HULL)
    call(state, "broken-wheel")
    assert (corks(state), state.ship.lives) == (set(), 5)
    call(state, "snapped-ladder")
    assert corks(state) == {"lookout"}


def test_pirates_token_hull_asks_for_no_choice_of_what_it_ignores() -> None:
    state = at_sea(rules=HULL)
    call(state, "loose-timber")
    assert (corks(state), state.clock.choice) == (set(), 0)


def test_pirates_token_hull_ignores_what_would_cost_a_life() -> None:
    state = at_sea(rules=HULL, timers={0: "helm"}, corks=THREE, lives=1)
    call(state, "broken-wheel")
    assert (state.ship.lives, state.agenda.phase) == (1, SAILING)


@pytest.mark.parametrize("damaged", [[], ["helm", "lookout", "left-1"]])
def test_pirates_token_hull_ignores_a_broken_cannon(damaged: list[str]) -> None:
    timers = {0: "right-1", 1: "right-2"}
    state = at_sea({"NE1": "fort"}, rules=HULL, timers=timers, loaded=["right-1", "right-2"], corks=damaged)
    do(state, fire(0, "NE1"), die=[0])
    assert (corks(state), state.ship.lives, is_free(state, 0)) == ({*damaged}, 5, True)
    assert allowed(state, place(2, "right-1"))
    do(state, fire(1, "NE1"), die=[0])
    assert (len(corks(state)), state.ship.lives) == ((3, 4) if damaged else (1, 5))


def test_pirates_token_hull_of_two_hits_ignores_one() -> None:
    state = at_sea({"S1": "brigantine"}, rules=HULL)
    wait_until(state, CLOSED, enemy=[2])
    assert (corks(state), state.ship.lives) == ({"helm"}, 5)


def test_pirates_token_hull_holds_once_in_every_round() -> None:
    state = at_sea({"N1": "brigantine"}, rules=HULL)
    call(state, "broken-wheel")
    wait_until(state, CLOSED, enemy=[1])
    assert (state.agenda.phase, corks(state)) == (BRIEFING, {"cannonballs"})
    do(state, START, at=200_000)
    call(state, "broken-wheel")
    assert corks(state) == {"cannonballs"}


def test_pirates_token_hull_is_not_aboard_where_the_chapter_has_none() -> None:
    state = at_sea(rules=ROUGH)
    call(state, "broken-wheel")
    assert corks(state) == {"helm"}


def test_pirates_token_hull_is_not_found_between_two_rounds() -> None:
    state = at_sea(rules=rules_of(events=STORMY, rounds=TWO_ROUNDS))
    wait_until(state, CLOSED)
    do(state, START, at=200_000)
    call(state, "broken-wheel")
    assert corks(state) == {"helm"}

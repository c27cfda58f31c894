"""The fourteen events: what each does, and what happens when there is nothing to do."""

import pytest

from pirates.deeds_kit import allowed, call, card_at, corks, do, names_of, refused, wait, wait_until
from pirates.rounds_kit import EVENTFUL, is_up, to_the_end
from pirates.tables import CLOCKWISE, RULES, at_sea, space, spot
from saltsea.games.pirates.engine.actions import Cork, Look, Place, TakeBack, Uncork, Unload
from saltsea.games.pirates.rules.ship import BIT, SECTOR_NAMES

# --- Gust, Lull, Current ---


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_pirates_event_gust_raises_the_speed_but_not_above_3(before: int, after: int) -> None:
    state = at_sea(rules=EVENTFUL, sails=before)
    call(state, "gust")
    assert state.ship.sails == after


def test_pirates_event_gust_makes_ellen_point_at_the_new_speed() -> None:
    state = at_sea({"N1": "siren"}, rules=EVENTFUL, sails=2)
    call(state, "gust")
    assert card_at(state, "N1") == ""


def test_pirates_event_gust_at_full_speed_points_at_nothing_anew() -> None:
    state = at_sea({"N1": "siren"}, rules=EVENTFUL, sails=3)
    call(state, "gust")
    assert card_at(state, "N1") == "siren"


@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 0), (0, 0)])
def test_pirates_event_lull_lowers_the_speed_but_not_below_0(before: int, after: int) -> None:
    state = at_sea(rules=EVENTFUL, sails=before)
    call(state, "lull")
    assert state.ship.sails == after


def test_pirates_event_lull_brings_ellen_into_a_whirlpool() -> None:
    state = at_sea({"N1": "whirlpool"}, rules=EVENTFUL, sails=2)
    call(state, "lull")
    assert SECTOR_NAMES[state.ship.heading] == "SE"


@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_pirates_event_current_turns_the_bow_one_sector_clockwise_at_any_speed(speed: int) -> None:
    state = at_sea({"N1": "?"}, hidden=["wreck"], rules=EVENTFUL, heading="NW", sails=speed)
    call(state, "current")
    assert (SECTOR_NAMES[state.ship.heading], state.ship.sails) == ("N", speed)
    assert card_at(state, "N1") == "wreck"


def test_pirates_event_current_lets_the_bow_come_to_rest_on_rocks() -> None:
    state = at_sea({"NE1": "rocks"}, rules=EVENTFUL, sails=3)
    call(state, "current")
    assert corks(state) == {"cannonballs"}


# --- damage in a named area ---


def test_pirates_event_loose_timber_lets_the_crew_choose_a_space_of_the_sails() -> None:
    state = at_sea(rules=EVENTFUL, heading="S")
    call(state, "loose-timber")
    assert refused(state, Cork(space("helm"))) == "D4"
    assert refused(state, Place(0, space("sails-1"))) == "D4"
    do(state, Cork(space("sails-2")), seat=3)
    assert corks(state) == {"sails-2"}


def test_pirates_event_loose_timber_takes_the_only_free_space_or_a_life() -> None:
    state = at_sea(rules=EVENTFUL, timers={0: "sails-1"})
    call(state, "loose-timber")
    assert corks(state) == {"sails-2"}
    state = at_sea(rules=EVENTFUL, timers={0: "sails-1"}, corks=["sails-2"])
    call(state, "loose-timber")
    assert (corks(state), state.ship.lives) == ({"sails-2"}, 4)


@pytest.mark.parametrize("heading", CLOCKWISE)
def test_pirates_event_broken_wheel_damages_the_helm_wherever_ellen_heads(heading: str) -> None:
    state = at_sea(rules=EVENTFUL, heading=heading)
    call(state, "broken-wheel")
    assert (corks(state), state.ship.lives) == ({"helm"}, 5)


def test_pirates_event_broken_wheel_costs_a_life_while_a_timer_stands_at_the_helm() -> None:
    state = at_sea(rules=EVENTFUL, timers={0: "helm"}, running={0: 80_000})
    call(state, "broken-wheel")
    assert (corks(state), state.ship.lives) == (set(), 4)


def test_pirates_event_snapped_ladder_damages_the_lookout() -> None:
    state = at_sea(rules=EVENTFUL)
    call(state, "snapped-ladder")
    assert corks(state) == {"lookout"}
    assert refused(state, Place(0, space("lookout"))) == "T2"


def test_pirates_event_snapped_ladder_costs_a_life_if_the_lookout_is_damaged() -> None:
    state = at_sea(rules=EVENTFUL, corks=["lookout"])
    call(state, "snapped-ladder")
    assert (corks(state), state.ship.lives) == ({"lookout"}, 4)


def test_pirates_event_powder_fire_damages_the_cannonballs_and_does_not_burn() -> None:
    state = at_sea(rules=EVENTFUL)
    call(state, "powder-fire")
    assert (corks(state), state.ship.fires) == ({"cannonballs"}, 0)


def test_pirates_event_powder_fire_costs_a_life_without_a_cork_in_supply() -> None:
    state = at_sea(rules=EVENTFUL, corks=["helm", "lookout", "left-1"])
    call(state, "powder-fire")
    assert (corks(state), state.ship.lives) == ({"helm", "lookout", "left-1"}, 4)


# --- Wet Powder and Good Omen ---


def test_pirates_event_wet_powder_unloads_the_ball_that_the_crew_chooses() -> None:
    state = at_sea(rules=EVENTFUL, loaded=["right-1", "left-2"])
    call(state, "wet-powder")
    assert refused(state, Unload(1)) == "D4"
    do(state, Unload(3))
    assert state.ship.loaded == BIT[0]


def test_pirates_event_wet_powder_takes_the_first_ball_after_three_seconds() -> None:
    state = at_sea(rules=EVENTFUL, loaded=["right-2", "left-2"])
    call(state, "wet-powder")
    assert RULES.next_deadline(state) == 63_000
    wait(state)
    assert state.ship.loaded == BIT[3]


def test_pirates_event_wet_powder_takes_an_only_ball_at_once_and_nothing_if_there_is_none() -> None:
    state = at_sea(rules=EVENTFUL, loaded=["left-2"])
    call(state, "wet-powder")
    assert (state.ship.loaded, state.clock.choice) == (0, 0)
    state = at_sea(rules=EVENTFUL)
    call(state, "wet-powder")
    assert (state.ship.loaded, state.clock.choice) == (0, 0)


def test_pirates_event_good_omen_takes_off_the_cork_that_the_crew_chooses() -> None:
    state = at_sea(rules=EVENTFUL, corks=["helm", "sails-1", "left-1"])
    call(state, "good-omen")
    assert refused(state, Uncork(space("lookout"))) == "D4"
    do(state, Uncork(space("sails-1")), seat=2)
    assert corks(state) == {"helm", "left-1"}


def test_pirates_event_good_omen_takes_an_only_cork_at_once_fire_and_all() -> None:
    state = at_sea(rules=EVENTFUL, corks=["helm"])
    call(state, "good-omen")
    assert corks(state) == set()
    state = at_sea(rules=EVENTFUL, fires=["helm"], timers={0: "lookout"})
    call(state, "good-omen")
    assert (corks(state), state.ship.fires, state.ship.lives) == (set(), 0, 4)


def test_pirates_event_good_omen_finds_nothing_on_a_whole_ship() -> None:
    state = at_sea(rules=EVENTFUL)
    call(state, "good-omen")
    assert (state.clock.choice, state.ship.lives) == (0, 5)


# --- Reinforcement ---


def test_pirates_event_reinforcement_brings_a_brigantine_face_up_to_the_emptiest_sector() -> None:
    cards = {"N1": "wreck", "NE1": "wreck", "S1": "wreck", "SW1": "wreck", "SW2": "wreck", "NW1": "wreck"}
    state = at_sea(cards, rules=EVENTFUL)
    call(state, "reinforcement")
    assert card_at(state, "SE1") == "brigantine"


def test_pirates_event_reinforcement_takes_the_first_of_equal_sectors_clockwise_from_the_bow() -> None:
    state = at_sea({"SW1": "wreck", "NW1": "wreck"}, rules=EVENTFUL, heading="SW")
    call(state, "reinforcement")
    assert card_at(state, "N1") == "brigantine"
    state = at_sea(rules=EVENTFUL, heading="S")
    call(state, "reinforcement")
    assert card_at(state, "S1") == "brigantine"


def test_pirates_event_reinforcement_finds_no_room_in_a_full_sea() -> None:
    full = {f"{sector}{slot}": "wreck" for sector in CLOCKWISE for slot in (1, 2, 3)}
    state = at_sea(full, rules=EVENTFUL)
    call(state, "reinforcement")
    assert [card_at(state, name) for name in full] == ["wreck"] * 18


def test_pirates_event_reinforcement_fires_at_the_end_like_any_other() -> None:
    state = at_sea(rules=EVENTFUL, heading="S")
    call(state, "reinforcement")
    to_the_end(state, enemy=[1])
    assert corks(state) == {"cannonballs"}


# --- Fog Rolls In ---


def test_pirates_event_fog_rolls_in_turns_two_cards_down_which_the_crew_still_knows() -> None:
    state = at_sea({"N1": "wreck", "S1": "wreck", "SE1": "rocks", "SW2": "gunboat"}, rules=EVENTFUL)
    call(state, "fog-rolls-in", fog=[[spot("S1"), spot("SW2")]])
    assert [card_at(state, name) for name in ("S1", "SE1", "SW2")] == ["(wreck)", "rocks", "(gunboat)"]


def test_pirates_event_fog_rolls_in_is_random_and_never_in_the_sector_of_the_bow() -> None:
    cards = {"SE1": "wreck", "SE2": "wreck", "N1": "wreck", "S1": "wreck", "SW1": "wreck"}
    state = at_sea(cards, rules=EVENTFUL, heading="SE")
    call(state, "fog-rolls-in")
    assert is_up(state, "SE1")
    assert is_up(state, "SE2")
    assert sum(is_up(state, name) for name in ("N1", "S1", "SW1")) == 1


def test_pirates_event_fog_rolls_in_takes_what_there_is() -> None:
    state = at_sea({"N1": "wreck", "S1": "wreck", "SE1": "?"}, hidden=["fog"], rules=EVENTFUL)
    call(state, "fog-rolls-in")
    assert [card_at(state, name) for name in ("N1", "S1", "SE1")] == ["wreck", "(wreck)", "?"]


def test_pirates_event_fog_rolls_in_does_nothing_over_an_empty_sea() -> None:
    state = at_sea({"N1": "wreck"}, rules=EVENTFUL)
    assert names_of(call(state, "fog-rolls-in"))[-1] == "EventDone"
    assert is_up(state, "N1")


# --- Chase ---


def test_pirates_event_chase_brings_every_ship_one_sector_nearer_to_the_stern() -> None:
    cards = {"N1": "corvette", "NE1": "galleon", "NW1": "merchant", "SW1": "flagship", "SE1": "ghost-ship"}
    state = at_sea(cards, rules=EVENTFUL)
    call(state, "chase")
    where = [card_at(state, name) for name in ("NE2", "SE2", "S1", "S2", "SW2")]
    assert where == ["corvette", "galleon", "ghost-ship", "flagship", ""]
    assert [card_at(state, name) for name in ("N1", "NE1", "SE1", "NW1", "SW1")] == ["", "", "", "", "merchant"]


def test_pirates_event_chase_leaves_a_ship_at_the_stern_or_before_a_full_sector() -> None:
    cards = {"S1": "corvette", "S2": "wreck", "S3": "wreck", "SE1": "gunboat", "SW1": "brigantine"}
    state = at_sea(cards, rules=EVENTFUL)
    call(state, "chase")
    assert {name: card_at(state, name) for name in cards} == cards


def test_pirates_event_chase_moves_no_card_that_is_face_down_or_no_ship() -> None:
    cards = {"NE1": "corvette", "NE2": "kraken", "NW1": "tentacle", "NW2": "fort", "SW1": "rocks"}
    state = at_sea(cards, rules=EVENTFUL, down=["NE1"])
    call(state, "chase")
    assert [card_at(state, name) for name in cards] == ["(corvette)", "kraken", "tentacle", "fort", "rocks"]


def test_pirates_event_chase_takes_damage_and_timer_along() -> None:
    state = at_sea({"NW1": "merchant"}, rules=EVENTFUL, wounds={"NW1": 1}, timers={0: "NW1"})
    call(state, "chase")
    assert (card_at(state, "SW1"), state.sea.wounds[spot("SW1")], sum(state.sea.wounds)) == ("merchant", 1, 1)
    assert state.sand.at[0] == space("SW1")
    do(state, TakeBack(0))
    assert refused(state, Place(0, space("SW1"))) == "T5"


def test_pirates_event_chase_begins_at_the_bow_so_that_a_ship_may_fill_a_sector_before_another() -> None:
    cards = {"NE1": "corvette", "SE1": "wreck", "SE2": "gunboat", "S1": "wreck", "S2": "wreck", "SW1": "brigantine"}
    state = at_sea(cards, rules=EVENTFUL)
    call(state, "chase")
    lie = [card_at(state, name) for name in ("SE3", "S3", "SW1")]
    assert lie == ["corvette", "gunboat", "brigantine"]


# --- Rum and Thunder ---


def test_pirates_event_rum_makes_the_slowest_timer_ready() -> None:
    timers = {0: "helm", 1: "lookout", 2: "sails-1", 3: "repairs"}
    state = at_sea(rules=EVENTFUL, timers=timers, running={0: 70_000, 1: 85_000, 2: 80_000})
    call(state, "rum")
    assert state.sand.ready == BIT[1] | BIT[3]
    assert allowed(state, TakeBack(1))
    assert RULES.next_deadline(state) == 70_000


def test_pirates_event_rum_goes_to_the_lowest_of_equal_timers() -> None:
    state = at_sea(rules=EVENTFUL, timers={1: "helm", 2: "lookout"}, running={1: 80_000, 2: 80_000})
    call(state, "rum")
    assert state.sand.ready == BIT[1]


def test_pirates_event_rum_is_wasted_on_timers_that_do_not_run() -> None:
    state = at_sea(rules=EVENTFUL, timers={1: "helm"})
    call(state, "rum")
    assert state.sand.ready == BIT[1]


def test_pirates_event_thunder_closes_the_lookout_for_twenty_seconds() -> None:
    state = at_sea({"S1": "?"}, hidden=["fog"], rules=EVENTFUL, timers={0: "lookout"})
    call(state, "thunder")
    assert refused(state, Look(0, spot("S1"))) == "event.thunder"
    assert allowed(state, Place(1, space("helm")))
    wait_until(state, 79_999)
    assert refused(state, Look(0, spot("S1"))) == "event.thunder"
    wait_until(state, 80_000)
    assert allowed(state, Look(0, spot("S1")))


def test_pirates_event_thunder_lets_no_player_place_in_the_lookout() -> None:
    state = at_sea(rules=EVENTFUL)
    call(state, "thunder")
    assert refused(state, Place(1, space("lookout"))) == "event.thunder"
    assert RULES.next_deadline(state) == 80_000
    assert names_of(wait(state)) == ["AreaOpened"]
    assert allowed(state, Place(1, space("lookout")))


def test_pirates_event_thunder_ends_with_the_round() -> None:
    state = at_sea(rules=EVENTFUL)
    state.clock.now = 170_000
    call(state, "thunder")
    to_the_end(state)
    assert state.clock.thunder == 0

"""Tokens aboard, Fire on corks, Curses on timers, and the three ship parts."""

from typing import Any

import pytest

from pirates.deeds_kit import allowed, call, card_at, corks, do, is_free, names_of, refused, wait
from pirates.rounds_kit import EVENTFUL, LOOT, MAP, POWDER, PRISONER, ended_with, goal, rounds, start, take, to_the_end
from pirates.tables import CONTENT_DATA, RULES, at_cannon, at_sea, rules_of, space, spot
from saltsea.games.pirates.engine.actions import (
    Board,
    Cork,
    Fire,
    Land,
    Load,
    Look,
    Place,
    Repair,
    Salvage,
    SetSails,
    Turn,
)
from saltsea.games.pirates.engine.state import SAILING, WON, PiratesState
from saltsea.games.pirates.rules.ship import BIT, NO_SPACE

CHASER_ABOARD = rules_of(parts=["bow-chaser"])
LANTERN_ABOARD = rules_of(parts=["lantern"], events=list(CONTENT_DATA.events))
HULL_ABOARD = rules_of(parts=["hull"], events=list(CONTENT_DATA.events))


# --- Loot, Map, Prisoner ---


def test_pirates_token_loot_comes_aboard_with_the_card_that_held_it() -> None:
    state = at_sea({"N1": "merchant"}, timers={0: "N1"}, aboard={LOOT: 2})
    do(state, Board(0))
    assert (state.ship.aboard[LOOT], card_at(state, "N1")) == (3, "")


def test_pirates_token_loot_is_not_taken_when_the_box_holds_no_more() -> None:
    number = CONTENT_DATA.count[LOOT]
    state = at_sea({"N1": "merchant"}, timers={0: "N1"}, aboard={LOOT: number})
    assert refused(state, Board(0)) == "S3"
    state.ship.aboard[LOOT] = number - 1
    assert allowed(state, Board(0))


def landing(token: str, times: int, aboard: int) -> PiratesState:
    rules = rules_of(island=token, goal=goal([take(token, times)]), rounds=rounds({"island": 3}))
    state = at_sea({"N1": "island"}, rules=rules, sails=0, timers={0: "N1"})
    number = {"map": MAP, "prisoner": PRISONER}[token]
    state.ship.aboard[number] = state.log.taken[number] = aboard
    do(state, Land(0))
    assert state.ship.aboard[number] == aboard + 1
    return state


def test_pirates_token_map_pieces_make_a_goal_together() -> None:
    assert ended_with(landing("map", 3, aboard=2)) == WON


def test_pirates_token_map_one_piece_is_not_a_chart() -> None:
    assert landing("map", 3, aboard=1).agenda.phase == SAILING


def test_pirates_token_prisoner_is_freed_by_landing() -> None:
    assert ended_with(landing("prisoner", 2, aboard=1)) == WON


def test_pirates_token_prisoner_does_not_leave_another_behind() -> None:
    assert landing("prisoner", 2, aboard=0).agenda.phase == SAILING


# --- Powder ---


@pytest.mark.parametrize(("face", "hits"), [(1, 2), (2, 3), (0, 1)])
def test_pirates_token_powder_makes_every_face_one_hit_better(face: int, hits: int) -> None:
    state = at_cannon({"NE1": "galleon"}, aboard={POWDER: 2})
    do(state, Fire(0, spot("NE1"), 1), die=[face])
    assert state.sea.wounds[spot("NE1")] == hits
    assert (corks(state), state.ship.lives, state.ship.aboard[POWDER]) == (set(), 5, 1)
    assert is_free(state, 0)


def test_pirates_token_powder_that_is_not_declared_does_not_help() -> None:
    state = at_cannon({"NE1": "galleon"}, aboard={POWDER: 2})
    do(state, Fire(0, spot("NE1"), 0), die=[0])
    assert (corks(state), state.ship.aboard[POWDER], sum(state.sea.wounds)) == ({"right-1"}, 2, 0)


def test_pirates_token_powder_must_be_aboard() -> None:
    state = at_cannon({"NE1": "galleon"})
    assert refused(state, Fire(0, spot("NE1"), 1)) == "token.powder"
    assert allowed(state, Fire(0, spot("NE1"), 0))


def test_pirates_token_powder_is_all_gone_when_the_box_is_empty() -> None:
    state = at_sea({"S1": "wreck"}, timers={0: "S1"}, aboard={POWDER: CONTENT_DATA.count[POWDER]})
    assert refused(state, Salvage(0, NO_SPACE)) == "card.wreck"


# --- Fire ---


def test_pirates_token_fire_spreads_clockwise_before_the_effect_of_an_event() -> None:
    state = at_sea(rules=EVENTFUL, fires=["helm"])
    names = names_of(call(state, "gust"))
    assert names.index("FireSpreads") < names.index("CorkPut") < names.index("WindChanged")
    assert corks(state) == {"helm", "lookout"}
    assert state.ship.fires == state.ship.corks


def test_pirates_token_fire_spreads_once_at_an_event_and_again_at_the_next() -> None:
    state = at_sea(rules=EVENTFUL, fires=["cannonballs"], corks=["right-2"])
    call(state, "gust")
    assert corks(state) == {"cannonballs", "right-1", "right-2"}
    assert state.ship.fires == BIT[space("cannonballs")] | BIT[space("right-1")]
    call(state, "lull")
    assert state.ship.lives == 3


def test_pirates_token_fire_goes_round_the_bow() -> None:
    state = at_sea(rules=EVENTFUL, fires=["left-1"], heading="S")
    call(state, "gust")
    assert corks(state) == {"left-1", "cannonballs"}


def test_pirates_token_fire_costs_a_life_where_it_finds_no_place_or_no_cork() -> None:
    state = at_sea(rules=EVENTFUL, fires=["sails-1"], timers={0: "helm"})
    call(state, "gust")
    assert (state.ship.lives, corks(state)) == (4, {"sails-1"})
    state = at_sea(rules=EVENTFUL, fires=["helm"], corks=["sails-1", "sails-2"])
    call(state, "gust")
    assert state.ship.lives == 4


def test_pirates_token_fire_lets_the_crew_choose_between_two_spaces() -> None:
    state = at_sea(rules=EVENTFUL, fires=["cannonballs"])
    call(state, "gust")
    assert state.ship.sails == 1
    do(state, Cork(space("right-2")))
    assert (corks(state), state.ship.sails) == ({"cannonballs", "right-2"}, 2)
    assert state.ship.fires == state.ship.corks


def test_pirates_token_fire_is_put_out_by_repairs() -> None:
    state = at_sea(rules=EVENTFUL, fires=["helm"], timers={0: "repairs"})
    do(state, Repair(0, space("helm")))
    assert (state.ship.fires, corks(state)) == (0, set())
    assert "FireSpreads" not in names_of(call(state, "gust"))


def test_pirates_token_fire_put_out_while_another_spreads_does_not_spread_any_more() -> None:
    state = at_sea(rules=EVENTFUL, fires=["cannonballs", "helm"], timers={0: "repairs"})
    call(state, "gust")
    do(state, Repair(0, space("helm")))
    do(state, Cork(space("right-1")))
    assert corks(state) == {"cannonballs", "right-1"}


def test_pirates_token_fire_is_no_plain_cork() -> None:
    state = at_sea(rules=EVENTFUL, corks=["helm"])
    assert "FireSpreads" not in names_of(call(state, "gust"))


# --- Curse ---


def test_pirates_token_curse_makes_the_sand_run_forty_seconds() -> None:
    state = at_sea(cursed=[1])
    do(state, Place(0, space("helm")))
    do(state, Place(1, space("lookout")))
    assert state.sand.ends[:2] == [90_000, 100_000]


def test_pirates_token_curse_is_lifted_by_repairs_alone() -> None:
    state = at_sea(cursed=[0, 1], corks=["helm"], timers={0: "repairs", 1: "sails-1"})
    do(state, SetSails(1, 1))
    do(state, Repair(0, space("helm")))
    assert state.sand.cursed == BIT[1]
    do(state, Place(0, space("helm")))
    assert state.sand.ends[0] == 90_000


def test_pirates_token_curse_is_lifted_also_with_no_cork_to_take_off() -> None:
    state = at_sea(cursed=[0], timers={0: "repairs"})
    do(state, Repair(0, NO_SPACE))
    assert state.sand.cursed == 0
    assert is_free(state, 0)


def test_pirates_token_curse_alone_is_no_excuse_for_another_timer_or_a_cork_left_in() -> None:
    assert refused(at_sea(cursed=[1], timers={0: "repairs"}), Repair(0, NO_SPACE)) == "A4"
    assert refused(at_sea(cursed=[0], corks=["helm"], timers={0: "repairs"}), Repair(0, NO_SPACE)) == "A4"


# --- Lantern ---


def test_pirates_token_lantern_gives_the_lookout_a_second_space() -> None:
    state = at_sea({"S1": "?"}, hidden=["fog"], rules=LANTERN_ABOARD, timers={0: "lookout"})
    do(state, Place(1, space("lantern")))
    assert refused(state, Place(0, space("lantern"))) == "T4"
    wait(state)
    do(state, Look(1, spot("S1")))
    assert card_at(state, "S1") == ""


def test_pirates_token_lantern_must_be_aboard() -> None:
    assert refused(at_sea(), Place(0, space("lantern"))) == "T2"


def test_pirates_token_lantern_belongs_to_the_lookout_for_memory_damage_and_thunder() -> None:
    state = at_sea(rules=LANTERN_ABOARD)
    state.sand.last[0] = 4
    assert refused(state, Place(0, space("lantern"))) == "T5"
    call(state, "snapped-ladder")
    do(state, Cork(space("lantern")))
    assert corks(state) == {"lantern"}
    state = at_sea(rules=LANTERN_ABOARD)
    call(state, "thunder")
    assert refused(state, Place(0, space("lantern"))) == "event.thunder"


# --- Bow Chaser ---


def test_pirates_token_bow_chaser_fires_where_the_bow_points() -> None:
    state = at_sea({"N1": "corvette", "NE1": "corvette"}, rules=CHASER_ABOARD, loaded=["chaser"], timers={0: "chaser"})
    assert refused(state, Fire(0, spot("NE1"), 0)) == "A6"
    do(state, Fire(0, spot("N1"), 0), die=[2])
    assert (card_at(state, "N1"), state.ship.loaded) == ("", 0)


def test_pirates_token_bow_chaser_is_a_fifth_cannon_for_four_balls() -> None:
    state = at_sea(rules=CHASER_ABOARD, timers={0: "cannonballs"}, loaded=["right-1", "right-2", "left-1"])
    assert refused(state, Load(0, 3, 4)) == "A5"
    do(state, Load(0, 4, -1))
    assert state.ship.loaded & BIT[4]


def test_pirates_token_bow_chaser_is_an_area_of_its_own_for_timers() -> None:
    state = at_sea(rules=CHASER_ABOARD)
    state.sand.last[0] = 0
    state.sand.last[1] = 7
    assert allowed(state, Place(0, space("chaser")))
    assert allowed(state, Place(1, space("cannonballs")))
    assert refused(state, Place(1, space("chaser"))) == "T5"


def test_pirates_token_bow_chaser_may_take_damage_to_the_bow() -> None:
    state = at_sea({"NE1": "rocks"}, rules=CHASER_ABOARD, timers={0: "helm"})
    do(state, Turn(0, 1))
    do(state, Cork(space("chaser")))
    assert corks(state) == {"chaser"}


def test_pirates_token_bow_chaser_must_be_aboard() -> None:
    state = at_sea({"NE1": "rocks"}, timers={0: "helm", 1: "cannonballs"})
    assert refused(state, Place(2, space("chaser"))) == "T2"
    assert refused(state, Load(1, 4, -1)) == "A5"


# --- Reinforced Hull ---


def test_pirates_token_hull_ignores_the_first_cork_of_a_round_and_no_other() -> None:
    state = at_sea({"NE1": "rocks", "SE1": "rocks"}, rules=HULL_ABOARD, timers={0: "helm", 1: "helm"})
    do(state, Turn(0, 1))
    assert corks(state) == set()
    do(state, Turn(1, 1))
    assert corks(state) == {"cannonballs"}


def test_pirates_token_hull_ignores_a_cork_that_would_cost_a_life() -> None:
    state = at_sea(rules=HULL_ABOARD, corks=["helm"])
    call(state, "broken-wheel")
    assert state.ship.lives == 5
    call(state, "powder-fire")
    assert corks(state) == {"helm", "cannonballs"}


def test_pirates_token_hull_ignores_the_cork_of_a_broken_cannon() -> None:
    state = at_cannon({"NE1": "galleon"}, rules=HULL_ABOARD)
    do(state, Fire(0, spot("NE1"), 0), die=[0])
    assert (corks(state), state.ship.lives, state.ship.hull) == (set(), 5, 0)
    assert is_free(state, 0)


def test_pirates_token_hull_ignores_one_of_two_hits_at_the_end() -> None:
    state = at_sea({"S1": "brigantine"}, rules=HULL_ABOARD)
    to_the_end(state, enemy=[2])
    assert (corks(state), state.ship.lives) == ({"helm"}, 5)


def struck_in_the_second_round(**changes: Any) -> PiratesState:
    """A ship whose first round brought a Brigantine's hit, in the second round, struck again at the helm."""
    rules = rules_of(rounds=rounds({"kraken": 1}, {"kraken": 1}), events=["broken-wheel"], **changes)
    state = at_sea({"S1": "brigantine"}, rules=rules)
    to_the_end(state, enemy=[1])
    start(state, at=200_000)
    call(state, "broken-wheel")
    return state


def test_pirates_token_hull_holds_once_in_every_round() -> None:
    state = struck_in_the_second_round(parts=["hull"])
    assert (corks(state), state.ship.lives) == (set(), 5)
    assert RULES.outcome(state) is None


def test_pirates_token_hull_must_be_aboard() -> None:
    state = struck_in_the_second_round()
    assert (corks(state), state.ship.lives) == ({"helm"}, 4)

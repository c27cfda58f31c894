"""The printed rulebook's own examples, played. Its players are Peter, Joanna, Frank and Stephanie, in this order."""

import pytest

from pirates.deeds_kit import allowed, call, card_at, corks, do, is_free, refused, wait_until
from pirates.tables import CANNON_NAMES, RULES, at_sea, kind, rules_of, spot
from pirates.verbs import back, fire, load, look, place, repair, sails, turn
from saltsea.games.pirates.engine.actions import SetSails
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import SECTOR_NAMES

PETER, JOANNA, FRANK, STEPHANIE = range(4)


def test_pirates_A1_example_from_speed_1_to_0_or_2_but_not_to_3() -> None:
    state = at_sea(sails=1, timers={PETER: "sails-1"})
    lowered, hoisted = state.copy(), state.copy()
    do(lowered, sails(PETER, -1))
    do(hoisted, sails(PETER, 1))
    assert (lowered.ship.sails, hoisted.ship.sails) == (0, 2)
    steps = [action.step for action in RULES.legal(state, PETER) if isinstance(action, SetSails)]
    assert [state.ship.sails + step for step in steps] == [2, 0]
    assert RULES.vocabulary.action({"kind": "SetSails", "timer": PETER, "step": 2}) is None


def helm_example() -> PiratesState:
    # The bow shows NE, where a Brigantine lies; two sectors to the right is a Passage 1.
    cards = {"NE1": "brigantine", "SE1": "?", "S1": "passage-1", "N1": "?", "N2": "?", "NW1": "?"}
    goal = {"stages": [[{"do": "point", "card": "passage-1", "times": 2}]]}
    rounds = [{"seconds": 180, "deal": {"passage-1": 2}, "events": 0}]
    return at_sea(
        cards,
        rules=rules_of(goal=goal, rounds=rounds),
        hidden=["corvette", "corvette", "rocks", "wreck"],
        heading="NE",
        timers={JOANNA: "helm", FRANK: "left-1"},
        loaded=["left-1"],
    )


@pytest.mark.parametrize(
    ("by", "heading", "turned"), [(1, "SE", ["SE1"]), (2, "S", []), (-1, "N", ["N1", "N2"]), (-2, "NW", ["NW1"])]
)
def test_pirates_A2_example_four_ways_to_turn_at_speed_1(by: int, heading: str, turned: list[str]) -> None:
    state = helm_example()
    unseen = ["SE1", "N1", "N2", "NW1"]
    do(state, turn(JOANNA, by), card=[kind("corvette")] * 2)
    assert SECTOR_NAMES[state.ship.heading] == heading
    assert [name for name in unseen if card_at(state, name) != "?"] == turned


def test_pirates_A9_example_the_passage_1_two_sectors_to_the_right_is_discarded() -> None:
    state = helm_example()
    do(state, turn(JOANNA, 2))
    assert (card_at(state, "S1"), state.log.pointed[kind("passage-1")]) == ("", 1)


def test_pirates_A2_example_one_sector_to_the_right_brings_the_left_cannons_to_bear() -> None:
    state = helm_example()
    assert refused(state, fire(FRANK, "NE1")) == "A6"
    do(state, turn(JOANNA, 1), card=[kind("corvette")])
    assert card_at(state, "S1") == "passage-1"
    do(state, fire(FRANK, "NE1"), die=[1])
    assert card_at(state, "NE1") == ""


def test_pirates_A3_example_the_lookout_turns_up_any_card() -> None:
    cards = {"N1": "?", "NE2": "?", "SE1": "brigantine", "S1": "?", "SW3": "?", "NW1": "?"}
    state = at_sea(cards, hidden=["corvette"] * 5, heading="SE", timers={FRANK: "lookout"})
    assert [name for name in cards if allowed(state, look(FRANK, name))] == [name for name in cards if name != "SE1"]
    do(state, look(FRANK, "NW1"))
    assert [name for name in cards if card_at(state, name) != "?"] == ["SE1", "NW1"]


def test_pirates_A4_example_the_only_cork_goes_back_to_the_supply() -> None:
    state = at_sea(corks=["right-2"], timers={STEPHANIE: "repairs"})
    do(state, repair(STEPHANIE, "right-2"))
    assert corks(state) == set()
    assert allowed(state, place(STEPHANIE, "right-2"))


def test_pirates_A5_example_two_balls_into_the_cannons_on_the_left() -> None:
    state = at_sea(loaded=["right-1"], timers={PETER: "cannonballs"})
    do(state, load(PETER, "left-1", "left-2"))
    assert [name for place, name in enumerate(CANNON_NAMES) if state.ship.loaded >> place & 1] == [
        "right-1",
        "left-1",
        "left-2",
    ]


@pytest.mark.parametrize("pair", [("right-2", "left-1"), ("right-2", "left-2"), ("left-1", "left-2")])
def test_pirates_A5_example_any_two_of_the_free_cannons_would_do(pair: tuple[str, str]) -> None:
    state = at_sea(loaded=["right-1"], timers={PETER: "cannonballs"})
    assert allowed(state, load(PETER, *pair))
    assert refused(state, load(PETER, "right-1", pair[1])) == "A5"


def cannons_example() -> PiratesState:
    cards = {"NE1": "corvette", "NE2": "brigantine", "N1": "brigantine"}
    return at_sea(cards, timers={JOANNA: "right-1"}, loaded=["right-1"])


def test_pirates_A6_example_a_target_in_the_sector_to_the_right() -> None:
    state = cannons_example()
    assert [name for name in ("NE1", "NE2", "N1") if allowed(state, fire(JOANNA, name))] == ["NE1", "NE2"]


def test_pirates_A6_example_one_hit_does_not_sink_the_corvette() -> None:
    state = cannons_example()
    do(state, fire(JOANNA, "NE1"), die=[1])
    assert (card_at(state, "NE1"), state.sea.wounds[spot("NE1")]) == ("corvette", 1)
    assert (state.ship.loaded, is_free(state, JOANNA)) == (0, True)


def test_pirates_A6_example_two_hits_do() -> None:
    state = cannons_example()
    do(state, fire(JOANNA, "NE1"), die=[2])
    assert (card_at(state, "NE1"), card_at(state, "NE2"), sum(state.sea.wounds)) == ("", "brigantine", 0)


def test_pirates_A6_example_a_broken_cannon_leaves_a_cork_for_the_timer() -> None:
    state = cannons_example()
    do(state, fire(JOANNA, "NE1"), die=[0])
    assert (corks(state), is_free(state, JOANNA)) == ({"right-1"}, True)
    assert (card_at(state, "NE1"), state.sea.wounds[spot("NE1")]) == ("corvette", 0)


@pytest.mark.parametrize(
    ("sector", "into"),
    [
        ("N", {"cannonballs"}),
        ("NE", {"right-1", "right-2"}),
        ("SE", {"sails-1", "sails-2"}),
        ("SW", {"lookout"}),
        ("NW", {"left-2"}),
    ],
)
def test_pirates_D1_example_of_the_corks(sector: str, into: set[str]) -> None:
    state = at_sea({f"{sector}1": "brigantine"}, corks=["helm", "left-1"])
    wait_until(state, 190_000, enemy=[1])
    new = corks(state) - {"helm", "left-1"}
    assert len(new) == 1
    assert new <= into
    assert state.ship.lives == 5


def test_pirates_D2_example_of_the_corks_from_astern_a_life_point_is_lost() -> None:
    state = at_sea({"S1": "brigantine"}, corks=["helm", "left-1"])
    wait_until(state, 190_000, enemy=[1])
    assert (corks(state), state.ship.lives) == ({"helm", "left-1"}, 4)


@pytest.mark.parametrize("sector", SECTOR_NAMES)
def test_pirates_D2_example_with_three_corks_on_board_each_damage_is_a_life_point(sector: str) -> None:
    state = at_sea({f"{sector}1": "brigantine"}, corks=["helm", "left-1", "lookout"])
    wait_until(state, 190_000, enemy=[2])
    assert (corks(state), state.ship.lives) == ({"helm", "left-1", "lookout"}, 3)


def test_pirates_T3_example_a_timer_in_the_wrong_place_stays_there() -> None:
    state = at_sea()
    do(state, place(PETER, "sails-1"))
    assert refused(state, place(PETER, "helm")) == "T3"
    assert refused(state, back(PETER)) == "T3"


def test_pirates_T4_example_waiting_for_another_player_to_perform_first() -> None:
    state = at_sea({"SE1": "brigantine"}, timers={JOANNA: "right-1", FRANK: "helm"}, loaded=["right-1"])
    assert refused(state, fire(JOANNA, "SE1")) == "A6"
    do(state, turn(FRANK, 1))
    do(state, fire(JOANNA, "SE1"), die=[1])
    assert card_at(state, "SE1") == ""


def test_pirates_T5_example_left_and_right_cannons_are_two_areas() -> None:
    state = at_sea({"NW1": "fort"}, timers={PETER: "left-1"}, loaded=["left-1", "right-1"])
    do(state, fire(PETER, "NW1"), die=[1])
    assert [refused(state, place(PETER, name)) for name in ("left-1", "left-2")] == ["T5", "T5"]
    assert [refused(state, place(PETER, name)) for name in ("right-1", "right-2")] == ["", ""]


def test_pirates_T5_example_the_same_card_never_twice_in_a_row() -> None:
    state = at_sea({"SW1": "wreck", "S1": "island"}, timers={PETER: "SW1"})
    do(state, back(PETER))
    assert refused(state, place(PETER, "SW1")) == "T5"
    assert allowed(state, place(PETER, "S1"))
    assert allowed(state, place(JOANNA, "SW1"))


def test_pirates_S4_example_two_players_use_two_timers_each_as_if_they_were_four() -> None:
    state = at_sea(players=2)
    do(state, place(0, "sails-1"), seat=0)
    do(state, place(2, "sails-2"), seat=0)
    do(state, place(1, "helm"), seat=1)
    do(state, place(3, "lookout"), seat=1)
    wait_until(state, 90_000)
    do(state, sails(0, 1), seat=0, at=90_000)
    do(state, sails(2, 1), seat=0, at=90_000)
    assert state.ship.sails == 3
    assert refused(state, place(0, "sails-2"), seat=0) == "T5"
    assert refused(state, back(1), seat=0) == "T1"


@pytest.mark.parametrize("running", [{PETER: 80_000}, {}])
def test_pirates_D3_example_an_event_finds_the_space_held_by_a_timer(running: dict[int, int]) -> None:
    state = at_sea(rules=rules_of(events=["snapped-ladder"]), timers={PETER: "lookout"}, running=running)
    call(state, "snapped-ladder")
    assert (corks(state), state.ship.lives) == (set(), 4)

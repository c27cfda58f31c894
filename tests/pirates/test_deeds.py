"""Chapter A: what timers perform. How the bow comes to rest (A2, A9, A10) is in test_rest.py."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pirates.deeds_kit import NAMES, Rigged, allowed, call, card_at, corks, do, is_free, names_of, refused, wait_until
from pirates.tables import CANNON_NAMES, CONTENT_DATA, RULES, at_cannon, at_sea, kind, rules_of, spot
from pirates.verbs import back, board, fire, land, load, look, place, repair, sails, salvage, turn
from saltsea.games.pirates.engine.actions import Load
from saltsea.games.pirates.engine.kinds import LOOT, MAP, POWDER
from saltsea.games.pirates.engine.state import FIRING, PiratesState
from saltsea.games.pirates.rules.ship import SECTOR_NAMES
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action
from saltsea.kernel.step import FullTrace, run_out

EVERYWHERE = [f"{sector}{slot}" for sector in SECTOR_NAMES for slot in (1, 2, 3)]


# --- A1: sails ---


@pytest.mark.parametrize(("speed", "reached"), [(0, [1]), (1, [2, 0]), (2, [3, 1]), (3, [2])])
def test_pirates_A1_one_step_up_or_down_between_0_and_3(speed: int, reached: list[int]) -> None:
    state = at_sea(sails=speed, timers={0: "sails-2"})
    steps = [step for step in (1, -1) if allowed(state, sails(0, step))]
    assert [speed + step for step in steps] == reached
    for step in steps:
        after = state.copy()
        do(after, sails(0, step))
        assert after.ship.sails == speed + step


@pytest.mark.parametrize(("speed", "step"), [(0, -1), (3, 1)])
def test_pirates_A1_neither_below_0_nor_above_3(speed: int, step: int) -> None:
    state = at_sea(sails=speed, timers={0: "sails-1"})
    assert refused(state, sails(0, step)) == "A1"
    assert allowed(state, back(0))


def test_pirates_A1_both_spaces_move_the_same_sails() -> None:
    state = at_sea(sails=1, timers={0: "sails-1", 1: "sails-2"})
    do(state, sails(0, 1))
    do(state, sails(1, 1))
    assert state.ship.sails == 3


# --- A2: how far the helm turns ---


@pytest.mark.parametrize(("speed", "turns"), [(0, []), (1, [1, 2, -1, -2]), (2, [1, -1]), (3, [])])
def test_pirates_A2_the_speed_says_how_far_the_bow_turns(speed: int, turns: list[int]) -> None:
    state = at_sea(sails=speed, timers={0: "helm"})
    assert [by for by in (1, 2, -1, -2) if allowed(state, turn(0, by))] == turns


@pytest.mark.parametrize(("speed", "by"), [(0, 1), (2, 2), (2, -2), (3, -1)])
def test_pirates_A2_what_the_speed_forbids_is_refused(speed: int, by: int) -> None:
    assert refused(at_sea(sails=speed, timers={0: "helm"}), turn(0, by)) == "A2"


@given(st.sampled_from(SECTOR_NAMES), st.sampled_from([1, 2, -1, -2]))
def test_pirates_A2_right_is_clockwise_and_left_is_not(heading: str, by: int) -> None:
    state = at_sea(heading=heading, timers={0: "helm"})
    do(state, turn(0, by))
    assert state.ship.heading == (SECTOR_NAMES.index(heading) + by) % 6


def test_pirates_A2_it_is_the_speed_at_the_moment_of_performing() -> None:
    state = at_sea(sails=1, timers={0: "helm", 1: "sails-1"})
    do(state, sails(1, 1))
    assert refused(state, turn(0, 2)) == "A2"


# --- A3: lookout ---


@given(st.sampled_from(EVERYWHERE), st.sampled_from(SECTOR_NAMES))
def test_pirates_A3_any_card_on_the_board_from_any_heading(name: str, heading: str) -> None:
    state = at_sea({name: "corvette"}, down=[name], heading=heading, timers={0: "lookout"})
    do(state, look(0, name))
    assert card_at(state, name) == "corvette"
    assert is_free(state, 0)


def test_pirates_A3_only_the_one_card() -> None:
    cards = {"SW1": "?", "SW2": "?", "S1": "?"}
    state = at_sea(cards, hidden=["fort", "rocks", "wreck"], timers={0: "lookout"})
    do(state, look(0, "SW2"), card=[kind("rocks")])
    assert [card_at(state, name) for name in cards] == ["?", "rocks", "?"]


def test_pirates_A3_an_unknown_card_is_one_of_those_dealt() -> None:
    state = at_sea({"SW1": "?", "SW2": "?"}, hidden=["fort", "wreck"], timers={0: "lookout"})
    do(state, look(0, "SW1"))
    seen = card_at(state, "SW1")
    assert seen in ("fort", "wreck")
    assert [name for name in ("fort", "wreck") if state.sea.hidden[kind(name)]] == [
        name for name in ("fort", "wreck") if name != seen
    ]


def test_pirates_A3_neither_a_card_that_lies_open_nor_an_empty_place() -> None:
    state = at_sea({"SW1": "corvette"}, timers={0: "lookout"})
    assert refused(state, look(0, "SW1")) == "A3"
    assert refused(state, look(0, "SW2")) == "A3"


def test_pirates_A3_a_known_card_turned_down_again_is_the_same_card() -> None:
    state = at_sea({"SW1": "corvette"}, down=["SW1"], wounds={"SW1": 1}, timers={0: "lookout"})
    do(state, look(0, "SW1"))
    assert (card_at(state, "SW1"), state.sea.wounds[spot("SW1")]) == ("corvette", 1)


def test_pirates_A3_the_lookout_does_no_harm() -> None:
    state = at_sea({"N1": "rocks"}, down=["N1"], timers={0: "lookout"})
    do(state, look(0, "N1"))
    assert (card_at(state, "N1"), corks(state)) == ("rocks", set())


def test_pirates_token_lantern_a_second_lookout_at_the_same_time() -> None:
    cards = {"SW1": "rocks", "S1": "wreck"}
    state = at_sea(cards, down=["SW1", "S1"], rules=rules_of(parts=["lantern"]), timers={0: "lookout", 1: "lantern"})
    do(state, look(1, "SW1"))
    do(state, look(0, "S1"))
    assert [card_at(state, name) for name in cards] == ["rocks", "wreck"]


# --- A4: repairs ---


def test_pirates_A4_one_cork_goes_back_to_the_supply() -> None:
    state = at_sea(corks=["helm", "left-1", "sails-2"], timers={0: "repairs"})
    do(state, repair(0, "left-1"))
    assert corks(state) == {"helm", "sails-2"}
    assert is_free(state, 0)
    assert allowed(state, place(0, "left-1"))


@pytest.mark.parametrize("name", ["helm", "left-2", "repairs"])
def test_pirates_A4_only_off_a_damaged_space(name: str) -> None:
    state = at_sea(corks=["left-1"], timers={0: "repairs"})
    assert refused(state, repair(0, name)) == "A4"


def test_pirates_A4_with_nothing_damaged_there_is_nothing_to_perform() -> None:
    state = at_sea(timers={0: "repairs"})
    assert refused(state, repair(0)) == "A4"
    assert allowed(state, back(0))


def test_pirates_A4_a_cursed_timer_takes_off_a_cork_if_there_is_one() -> None:
    state = at_sea(cursed=[0], corks=["helm"], timers={0: "repairs"})
    assert refused(state, repair(0)) == "A4"
    assert allowed(state, repair(0, "helm"))


def test_pirates_A4_a_burning_cork_comes_off_with_its_fire() -> None:
    state = at_sea(fires=["helm"], timers={0: "repairs"})
    do(state, repair(0, "helm"))
    assert (state.ship.corks, state.ship.fires) == (0, 0)


# --- A5: cannonballs ---


def loaded(state: PiratesState) -> list[str]:
    return [name for number, name in enumerate(CANNON_NAMES) if state.ship.loaded >> number & 1]


@pytest.mark.parametrize("cannons", [("left-1",), ("left-1", "left-2"), ("left-2", "right-1")])
def test_pirates_A5_up_to_two_balls_on_either_side(cannons: tuple[str, ...]) -> None:
    state = at_sea(timers={0: "cannonballs"})
    do(state, load(0, *cannons))
    assert sorted(loaded(state)) == sorted(cannons)
    assert is_free(state, 0)


@pytest.mark.parametrize("cannons", [("right-1",), ("right-1", "left-1"), ("left-1", "right-1")])
def test_pirates_A5_not_into_a_cannon_that_is_loaded(cannons: tuple[str, ...]) -> None:
    state = at_sea(timers={0: "cannonballs"}, loaded=["right-1"])
    assert refused(state, load(0, *cannons)) == "A5"


def loads(state: PiratesState) -> list[tuple[int, int]]:
    return [(action.first, action.second) for action in RULES.legal(state, 0) if isinstance(action, Load)]


def test_pirates_A5_never_two_balls_into_one_cannon() -> None:
    pairs = loads(at_sea(timers={0: "cannonballs"}))
    assert (0, -1) in pairs
    assert [pair for pair in pairs if pair[0] == pair[1]] == []


def test_pirates_A5_with_no_ball_in_the_supply_nothing_is_loaded() -> None:
    rules = rules_of(parts=["bow-chaser"])
    state = at_sea(rules=rules, timers={0: "cannonballs"}, loaded=["right-1", "right-2", "left-1", "left-2"])
    assert loads(state) == []
    assert allowed(state, back(0))


def test_pirates_A5_a_damaged_cannon_keeps_its_ball() -> None:
    state = at_sea({"NE1": "brigantine"}, loaded=["right-1", "right-2"])
    wait_until(state, 190_000, enemy=[2])
    assert corks(state) == {"right-1", "right-2"}
    assert loaded(state) == ["right-1", "right-2"]


def test_pirates_A5_a_damaged_cannon_may_be_loaded_but_not_fired() -> None:
    state = at_sea({"NE1": "brigantine"}, timers={0: "cannonballs"}, corks=["right-1"])
    do(state, load(0, "right-1"))
    assert loaded(state) == ["right-1"]
    assert refused(state, place(0, "right-1")) == "T2"


def test_pirates_A5_the_bow_chaser_is_loaded_like_the_others() -> None:
    assert refused(at_sea(timers={0: "cannonballs"}), load(0, "chaser")) == "A5"
    state = at_sea(rules=rules_of(parts=["bow-chaser"]), timers={0: "cannonballs"})
    do(state, load(0, "left-1", "chaser"))
    assert loaded(state) == ["left-1", "chaser"]


# --- A6: cannons ---


def gunner(target: str = "corvette", **more: int) -> PiratesState:
    """Timer 0 stands at a loaded right cannon, and this card lies to starboard."""
    return at_cannon({"NE1": target}, wounds={"NE1": more.get("wounds", 0)})


def test_pirates_A6_the_cannon_of_that_space_must_be_loaded() -> None:
    state = at_sea({"NE1": "corvette"}, timers={0: "right-1", 1: "right-2"}, loaded=["right-2", "left-1"])
    assert refused(state, fire(0, "NE1")) == "A6"
    assert allowed(state, fire(1, "NE1"))


@pytest.mark.parametrize("face", [0, 1, 2])
def test_pirates_A6_the_ball_returns_to_the_supply_whatever_the_die_says(face: int) -> None:
    state = at_sea({"NE1": "fort"}, timers={0: "right-1"}, loaded=["right-1", "left-2"])
    do(state, fire(0, "NE1"), die=[face])
    assert loaded(state) == ["left-2"]
    assert is_free(state, 0)


def test_pirates_A6_a_card_that_lies_face_down_is_no_target() -> None:
    state = at_sea(
        {"NE1": "corvette", "NE2": "?"}, down=["NE1"], hidden=["fort"], timers={0: "right-1"}, loaded=["right-1"]
    )
    assert [refused(state, fire(0, name)) for name in ("NE1", "NE2", "NE3")] == ["A6"] * 3


@pytest.mark.parametrize("name", ["rocks", "wreck", "island", "passage-1", "fog-bank", "lighthouse", "siren"])
def test_pirates_A6_a_card_without_life_points_is_no_target(name: str) -> None:
    assert refused(gunner(name), fire(0, "NE1")) == "A6"


def test_pirates_A6_without_a_target_the_ball_stays() -> None:
    state = at_sea({"N1": "corvette", "SE1": "corvette", "NW1": "corvette"}, timers={0: "right-1"}, loaded=["right-1"])
    assert [name for name in EVERYWHERE if allowed(state, fire(0, name))] == []
    do(state, back(0))
    assert loaded(state) == ["right-1"]


def test_pirates_A6_hits_lie_on_the_card_until_they_cover_it() -> None:
    state = at_sea({"NE1": "frigate"}, timers={0: "right-1", 1: "right-2"}, loaded=["right-1", "right-2"])
    do(state, fire(0, "NE1"), die=[2])
    assert (card_at(state, "NE1"), state.sea.wounds[spot("NE1")]) == ("frigate", 2)
    assert "CardSunk" in names_of(do(state, fire(1, "NE1"), die=[1]))
    assert (card_at(state, "NE1"), state.sea.wounds[spot("NE1")]) == ("", 0)


def test_pirates_A6_hits_beyond_its_life_points_are_lost() -> None:
    state = at_sea({"NE1": "brigantine", "NE2": "brigantine"}, timers={0: "right-1"}, loaded=["right-1"])
    do(state, fire(0, "NE1"), die=[2])
    assert [card_at(state, name) for name in ("NE1", "NE2")] == ["", "brigantine"]
    assert sum(state.sea.wounds) == 0
    assert state.log.sunk[kind("brigantine")] == 1


def test_pirates_A6_one_life_point_left_is_covered_by_two_hits_as_well() -> None:
    state = gunner("corvette", wounds=1)
    do(state, fire(0, "NE1"), die=[2])
    assert (card_at(state, "NE1"), state.log.sunk[kind("corvette")]) == ("", 1)


def test_pirates_A6_a_broken_cannon_takes_a_cork_in_the_timers_place() -> None:
    state = gunner()
    do(state, fire(0, "NE1"), die=[0])
    assert (corks(state), is_free(state, 0)) == ({"right-1"}, True)
    assert state.sea.wounds[spot("NE1")] == 0
    assert refused(state, place(1, "right-1")) == "T2"


def test_pirates_A6_the_bow_chaser_fires_ahead() -> None:
    cards = {"N1": "brigantine", "NE1": "brigantine", "S1": "brigantine"}
    state = at_sea(cards, rules=rules_of(parts=["bow-chaser"]), timers={0: "chaser"}, loaded=["chaser"])
    assert [name for name in cards if allowed(state, fire(0, name))] == ["N1"]
    do(state, fire(0, "N1"), die=[0])
    assert corks(state) == {"chaser"}


# --- A7: the die ---


def faces_of(state: PiratesState) -> list[int]:
    chance = RULES.chance(state)
    assert chance is not None
    assert chance.take == 1
    return sorted(chance.pool)


def test_pirates_A7_three_faces_hit_once_two_hit_twice_and_one_breaks() -> None:
    state = gunner()
    RULES.evolve(state, RULES.decide(state, 0, fire(0, "NE1"), 60_000))
    assert faces_of(state) == [0, 1, 1, 1, 2, 2]


def test_pirates_A7_the_enemy_rolls_the_same_die() -> None:
    state = at_sea({"N1": "brigantine"})
    state.agenda.phase, state.agenda.shooter, state.agenda.shots = FIRING, 1, 1
    assert faces_of(state) == [0, 1, 1, 1, 2, 2]


class Watching(Rigged):
    """Remembers what it was asked; every enemy misses."""

    def __init__(self) -> None:
        super().__init__({NAMES["enemy"]: [0] * 9})
        self.pools: list[list[int]] = []

    def answer(self, chance: Chance) -> list[int]:
        self.pools.append(sorted(chance.pool))
        return super().answer(chance)


def test_pirates_A7_it_is_this_die_for_every_shot_of_every_ship() -> None:
    state, dealer = at_sea({"N1": "brigantine", "S1": "gunboat", "SW1": "flagship"}), Watching()
    wait_until(state, 179_999)
    run_out(RULES, state, 180_000, dealer, FullTrace())
    assert dealer.pools == [[0, 1, 1, 1, 2, 2]] * 6


@pytest.mark.parametrize(("face", "found"), [(0, set()), (1, {"left-1"}), (2, {"left-1", "left-2"})])
def test_pirates_A7_as_many_corks_as_hits_and_broken_is_a_miss(face: int, found: set[str]) -> None:
    state = at_sea({"NW1": "brigantine"})
    wait_until(state, 190_000, enemy=[face])
    assert (corks(state), state.ship.lives) == (found, 5)


def test_pirates_A7_every_shot_rolls() -> None:
    state = at_sea({"NW1": "gunboat", "S2": "brigantine"})
    happened = names_of(wait_until(state, 190_000, enemy=[1, 0, 1]))
    assert happened.count("EnemyShot") == 3
    assert corks(state) == {"helm", "left-1"}


# --- A8: the spaces of cards ---


SPACES = [("merchant", 1, board(0)), ("island", 0, land(0))]


@pytest.mark.parametrize(("name", "speed", "deed"), SPACES)
def test_pirates_A8_pointed_at_with_the_right_speed_a_card_is_used(name: str, speed: int, deed: Action) -> None:
    state = at_sea({"S1": name}, heading="S", sails=speed, timers={0: "S1"})
    do(state, deed)
    assert card_at(state, "S1") == ""
    assert is_free(state, 0)
    assert state.ship.aboard[LOOT if name == "merchant" else MAP] == 1


@pytest.mark.parametrize(("name", "speed", "deed"), SPACES)
def test_pirates_A8_not_with_another_speed(name: str, speed: int, deed: Action) -> None:
    for other in {0, 1, 2, 3} - {speed}:
        state = at_sea({"S1": name}, heading="S", sails=other, timers={0: "S1"})
        assert refused(state, deed) == "A8"


@pytest.mark.parametrize(("name", "speed", "deed"), SPACES)
def test_pirates_A8_not_while_ellen_points_elsewhere(name: str, speed: int, deed: Action) -> None:
    for heading in {*SECTOR_NAMES} - {"S"}:
        state = at_sea({"S1": name}, heading=heading, sails=speed, timers={0: "S1"})
        assert refused(state, deed) == "A8"


def test_pirates_A8_what_counts_is_the_moment_of_performing() -> None:
    state = at_sea({"NE1": "merchant"}, sails=2, timers={1: "sails-1", 2: "helm"})
    do(state, place(0, "NE1"))
    wait_until(state, 90_000)
    assert refused(state, board(0)) == "A8"
    do(state, turn(2, 1), at=90_000)
    assert refused(state, board(0)) == "A8"
    do(state, sails(1, -1), at=90_000)
    assert allowed(state, board(0))


@pytest.mark.parametrize("heading", SECTOR_NAMES)
@pytest.mark.parametrize("speed", [0, 3])
def test_pirates_A8_a_card_that_shows_no_speed_is_used_from_anywhere(heading: str, speed: int) -> None:
    state = at_sea({"SW1": "wreck"}, heading=heading, sails=speed, timers={0: "SW1"})
    do(state, salvage(0))
    assert state.ship.aboard[POWDER] == 1


@pytest.mark.parametrize("name", ["merchant", "island", "wreck"])
def test_pirates_A8_no_timer_on_a_card_that_lies_face_down(name: str) -> None:
    state = at_sea({"SW1": name}, down=["SW1"], timers={1: "lookout"})
    assert refused(state, place(0, "SW1")) == "A8"
    do(state, look(1, "SW1"))
    assert allowed(state, place(0, "SW1"))


def test_pirates_A8_a_card_turned_down_under_a_timer_is_not_used_until_it_lies_open_again() -> None:
    state = at_sea({"SW1": "wreck"}, rules=rules_of(events=["fog-rolls-in"]), timers={0: "SW1", 1: "lookout"})
    call(state, "fog-rolls-in")
    assert card_at(state, "SW1") == "(wreck)"
    assert refused(state, salvage(0)) == "A8"
    assert allowed(state, back(0))
    do(state, look(1, "SW1"))
    assert allowed(state, salvage(0))


def test_pirates_A8_exactly_the_cards_with_a_space_take_timers() -> None:
    with_space = []
    for name in CONTENT_DATA.cards:
        state = at_sea({"SW1": name})
        if allowed(state, place(0, "SW1")):
            with_space.append(name)
    assert sorted(with_space) == ["island", "merchant", "wreck"]

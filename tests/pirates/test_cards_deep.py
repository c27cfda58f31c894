"""Cards to set foot on, Island and Wreck, and what lives in the deep: Tentacle, Kraken, Siren."""

import pytest

from pirates.deeds_kit import allowed, call, card_at, corks, do, is_free, names_of, refused
from pirates.rounds_kit import EVENTFUL, MAP, POWDER, PRISONER, ended_with, goal, rounds, shots_of, take, to_the_end
from pirates.tables import at_cannon, at_sea, kind, rules_of, space, spot
from saltsea.games.pirates.engine.actions import Fire, Land, Load, Place, Salvage, SetSails, TakeBack, Turn
from saltsea.games.pirates.engine.state import SAILING, WON
from saltsea.games.pirates.rules.ship import NO_SPACE

# --- Island and Wreck ---


@pytest.mark.parametrize(("token", "number"), [("map", MAP), ("prisoner", PRISONER), ("powder", POWDER)])
def test_pirates_card_island_gives_what_the_chapter_hid_there(token: str, number: int) -> None:
    state = at_sea({"N1": "island"}, rules=rules_of(island=token), sails=0, timers={0: "N1"})
    do(state, Land(0))
    assert (state.ship.aboard[number], state.log.taken[number]) == (1, 1)
    assert card_at(state, "N1") == ""
    assert is_free(state, 0)


@pytest.mark.parametrize("speed", [1, 2, 3])
def test_pirates_card_island_is_landed_on_at_anchor_only(speed: int) -> None:
    assert refused(at_sea({"N1": "island"}, sails=speed, timers={0: "N1"}), Land(0)) == "A8"


def test_pirates_card_island_must_lie_before_the_bow() -> None:
    assert refused(at_sea({"NE1": "island"}, sails=0, timers={0: "NE1"}), Land(0)) == "A8"


def test_pirates_card_island_without_a_token_is_not_worth_landing() -> None:
    state = at_sea({"N1": "island"}, rules=rules_of(island=None), sails=0, timers={0: "N1"})
    assert refused(state, Land(0)) == "card.island"


@pytest.mark.parametrize(("heading", "speed"), [("N", 0), ("S", 1), ("SW", 3)])
def test_pirates_card_wreck_gives_planks_for_any_cork_from_any_heading(heading: str, speed: int) -> None:
    state = at_sea({"NE2": "wreck"}, heading=heading, sails=speed, corks=["helm", "right-2"], timers={0: "NE2"})
    do(state, Salvage(0, space("right-2")))
    assert (corks(state), card_at(state, "NE2"), state.ship.aboard[POWDER]) == ({"helm"}, "", 0)


def test_pirates_card_wreck_gives_powder_instead() -> None:
    state = at_sea({"S1": "wreck"}, corks=["helm"], timers={0: "S1"})
    do(state, Salvage(0, NO_SPACE))
    assert (corks(state), card_at(state, "S1"), state.ship.aboard[POWDER]) == ({"helm"}, "", 1)
    assert is_free(state, 0)


def test_pirates_card_wreck_has_no_planks_for_a_space_that_is_whole() -> None:
    state = at_sea({"S1": "wreck"}, corks=["helm"], timers={0: "S1"})
    assert refused(state, Salvage(0, space("lookout"))) == "card.wreck"


# --- Tentacle, Kraken, Siren ---


def test_pirates_card_tentacle_holds_the_highest_space_of_the_area_that_points_to_it() -> None:
    state = at_sea({"NE1": "tentacle"})
    assert refused(state, Place(0, space("right-2"))) == "card.tentacle"
    assert allowed(state, Place(0, space("right-1")))
    assert allowed(state, Place(0, space("left-2")))


def test_pirates_card_tentacle_holds_the_next_space_if_the_highest_is_damaged() -> None:
    state = at_sea({"SE1": "tentacle"}, corks=["sails-2"])
    assert refused(state, Place(0, space("sails-1"))) == "card.tentacle"


def test_pirates_card_tentacle_and_another_close_both_spaces() -> None:
    state = at_sea({"NE1": "tentacle", "NE3": "tentacle"})
    assert refused(state, Place(0, space("right-1"))) == "card.tentacle"
    assert refused(state, Place(0, space("right-2"))) == "card.tentacle"


def test_pirates_card_tentacle_never_closes_the_helm_nor_anything_from_below() -> None:
    state = at_sea(
        {"S1": "tentacle", "S2": "tentacle", "NE1": "?", "SW1": "tentacle"}, hidden=["tentacle"], down=["SW1"]
    )
    assert allowed(state, Place(0, space("helm")))
    assert allowed(state, Place(0, space("right-2")))
    assert allowed(state, Place(0, space("lookout")))


def test_pirates_card_tentacle_lets_a_timer_perform_and_a_cork_in() -> None:
    state = at_sea({"SE1": "tentacle"}, rules=EVENTFUL, timers={0: "sails-2"}, corks=["sails-1"])
    assert allowed(state, SetSails(0, 1))
    do(state, TakeBack(0))
    call(state, "loose-timber")
    assert corks(state) == {"sails-1", "sails-2"}


def test_pirates_card_tentacle_turns_with_the_ship() -> None:
    state = at_sea({"NE1": "tentacle"}, heading="SE")
    assert refused(state, Place(0, space("left-2"))) == "card.tentacle"
    assert allowed(state, Place(0, space("right-2")))


def test_pirates_card_tentacle_has_two_life_points_and_no_shot() -> None:
    state = at_cannon({"NE1": "tentacle"}, wounds={"NE1": 1})
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    assert (card_at(state, "NE1"), shots_of("tentacle")) == ("", 0)
    state = at_cannon({"NE1": "tentacle"})
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    assert card_at(state, "NE1") == "tentacle"


def test_pirates_card_tentacle_unseen_comes_up_when_the_kraken_is_hit() -> None:
    cards = {"NE1": "kraken", "S1": "?", "S2": "?", "SW1": "?"}
    state = at_cannon(cards, hidden=["fog", "tentacle", "tentacle"])
    do(state, Fire(0, spot("NE1"), 0), die=[1], arm=[spot("S2"), spot("SW1")])
    assert [card_at(state, name) for name in ("S1", "S2", "SW1")] == ["?", "tentacle", "tentacle"]


def test_pirates_card_kraken_counts_the_first_roll_whole_and_calls_up_all_tentacles() -> None:
    cards = {"NE1": "kraken", "SW1": "tentacle", "SE1": "tentacle", "S1": "?"}
    state = at_cannon(cards, down=["SW1"], hidden=["tentacle"])
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    assert state.sea.wounds[spot("NE1")] == 2
    assert [card_at(state, name) for name in ("SW1", "SE1", "S1")] == ["tentacle"] * 3


def test_pirates_card_kraken_once_hit_is_safe_while_a_tentacle_lies_face_up() -> None:
    state = at_cannon({"NE1": "kraken", "S1": "tentacle"}, wounds={"NE1": 1}, timers={1: "right-2"})
    state.log.awake = 1
    assert refused(state, Fire(0, spot("NE1"), 0)) == "card.kraken"
    state.sea.up &= ~(1 << spot("S1"))
    assert allowed(state, Fire(0, spot("NE1"), 0))


def test_pirates_card_kraken_is_woken_by_a_hit_and_not_by_a_broken_cannon() -> None:
    state = at_cannon({"NE1": "kraken", "S1": "tentacle"}, down=["S1"])
    do(state, Fire(0, spot("NE1"), 0), die=[0])
    assert (state.log.awake, card_at(state, "S1")) == (0, "(tentacle)")


def test_pirates_card_kraken_calls_up_its_arms_only_once_in_a_chapter() -> None:
    state = at_cannon({"NE1": "kraken", "S1": "tentacle"}, wounds={"NE1": 1}, down=["S1"])
    state.log.awake = 1
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    assert (state.sea.wounds[spot("NE1")], card_at(state, "S1")) == (2, "(tentacle)")


def test_pirates_card_kraken_has_five_life_points_and_two_shots() -> None:
    assert shots_of("kraken") == 2
    for wounds, left in ((3, "kraken"), (4, "")):
        state = at_cannon({"NE1": "kraken"}, wounds={"NE1": wounds})
        state.log.awake = 1
        do(state, Fire(0, spot("NE1"), 0), die=[1])
        assert card_at(state, "NE1") == left


def test_pirates_card_kraken_left_afloat_comes_back_with_its_damage() -> None:
    state = at_sea({"S1": "kraken"}, rules=rules_of(rounds=rounds({"kraken": 1}, {"kraken": 1})), wounds={"S1": 4})
    to_the_end(state, enemy=[0, 0])
    assert (state.log.round, state.sea.kept) == (1, [kind("kraken") * 16 + 4])


def test_pirates_card_siren_closes_the_area_that_points_to_her() -> None:
    state = at_sea({"SE1": "siren"}, timers={1: "sails-1"})
    assert refused(state, Place(0, space("sails-2"))) == "card.siren"
    assert refused(state, SetSails(1, 1)) == "card.siren"
    assert allowed(state, TakeBack(1))
    assert allowed(state, Place(0, space("lookout")))


def test_pirates_card_siren_does_not_reach_the_helm() -> None:
    state = at_sea({"S1": "siren"}, timers={0: "helm"})
    assert allowed(state, Turn(0, 1))
    do(state, TakeBack(0))
    assert allowed(state, Place(1, space("helm")))


def test_pirates_card_siren_at_the_bow_closes_the_cannonballs() -> None:
    state = at_sea({"N1": "siren"}, timers={0: "cannonballs"})
    assert refused(state, Load(0, 0, -1)) == "card.siren"


def test_pirates_card_siren_face_down_is_silent() -> None:
    state = at_sea({"SE1": "?", "SW1": "siren"}, hidden=["siren"], down=["SW1"])
    assert allowed(state, Place(0, space("sails-2")))
    assert allowed(state, Place(0, space("lookout")))


def test_pirates_card_siren_pointed_at_with_speed_3_is_discarded() -> None:
    state = at_sea({"N1": "siren"}, sails=2, timers={0: "sails-1"})
    do(state, SetSails(0, 1))
    assert card_at(state, "N1") == ""
    state = at_sea({"N1": "siren"}, sails=1, timers={0: "sails-1"})
    do(state, SetSails(0, 1))
    assert card_at(state, "N1") == "siren"


def test_pirates_card_wreck_does_not_fire_nor_do_lighthouse_siren_and_island() -> None:
    state = at_sea({"NE1": "wreck", "SE1": "lighthouse", "S1": "siren", "SW1": "island"})
    assert "TookAim" not in names_of(to_the_end(state))


def test_pirates_card_island_and_another_reach_the_goal_of_two_map_pieces() -> None:
    rules = rules_of(goal=goal([take("map", 2)]), rounds=rounds({"island": 2}))
    state = at_sea({"N1": "island", "N3": "island"}, rules=rules, sails=0, timers={0: "N1", 1: "N3"})
    do(state, Land(0))
    assert state.agenda.phase == SAILING
    do(state, Land(1))
    assert ended_with(state) == WON

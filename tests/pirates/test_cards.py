"""The ships among the cards, and the Fort: life points, shots, and what each has of its own."""

from typing import Any

import pytest

from pirates.deeds_kit import allowed, call, card_at, corks, do, is_free, names_of, refused
from pirates.rounds_kit import (
    EVENTFUL,
    LOOT,
    aims,
    deal_of,
    goal,
    is_up,
    laid_out,
    rounds,
    seeded,
    shots_in,
    shots_of,
    sink,
    take,
    to_the_end,
)
from pirates.tables import at_cannon, at_sea, kind, rules_of, space, spot
from saltsea.games.pirates.engine.actions import Board, Fire, Hide, Place, SetSails, Turn
from saltsea.games.pirates.rules.ship import BIT


def life_of(card: str, **more: Any) -> int:
    """How many single hits it takes to sink a card."""
    for hits in range(1, 12):
        state = at_cannon({"NE1": card}, wounds={"NE1": hits - 1}, **more)
        do(state, Fire(0, spot("NE1"), 0), die=[1])
        if card_at(state, "NE1") == "":
            assert state.log.sunk[kind(card)] == 1
            return hits
        assert state.sea.wounds[spot("NE1")] == hits
    raise AssertionError(f"{card} never sinks")


def follows(card: str) -> bool:
    """Whether a card is a ship, which moves when Chase is called."""
    state = at_sea({"NE1": card}, rules=EVENTFUL)
    call(state, "chase")
    return card_at(state, "SE1") == card


def is_plain(card: str) -> bool:
    """Whether a Deckhand meets fog for it."""
    rules = rules_of(rounds=rounds({"kraken": 1, card: 2}))
    return deal_of(rules, level="deckhand") == {"kraken": 1, card: 1, "fog": 1}


# --- plain enemies ---


def test_pirates_card_brigantine_sinks_at_one_hit() -> None:
    assert life_of("brigantine") == 1


def test_pirates_card_brigantine_fires_once_at_the_end() -> None:
    assert shots_of("brigantine") == 1
    state = at_sea({"S1": "brigantine"})
    to_the_end(state, enemy=[1])
    assert corks(state) == {"helm"}


def test_pirates_card_brigantine_is_a_ship_and_a_plain_enemy() -> None:
    assert follows("brigantine")
    assert is_plain("brigantine")


def test_pirates_card_corvette_sinks_at_two_hits() -> None:
    assert life_of("corvette") == 2


def test_pirates_card_corvette_fires_once_even_when_damaged() -> None:
    assert shots_of("corvette") == shots_of("corvette", wounds=1) == 1


def test_pirates_card_corvette_is_a_ship_and_a_plain_enemy() -> None:
    assert follows("corvette")
    assert is_plain("corvette")


def test_pirates_card_gunboat_sinks_at_one_hit() -> None:
    assert life_of("gunboat") == 1


def test_pirates_card_gunboat_fires_twice() -> None:
    assert shots_of("gunboat") == 2
    state = at_sea({"S1": "gunboat"})
    to_the_end(state, enemy=[1, 1])
    assert (corks(state), state.ship.lives) == ({"helm"}, 4)


def test_pirates_card_gunboat_is_a_ship_and_a_plain_enemy() -> None:
    assert follows("gunboat")
    assert is_plain("gunboat")


# --- Frigate ---


def test_pirates_card_frigate_has_three_life_points_and_one_shot() -> None:
    assert (life_of("frigate"), shots_of("frigate")) == (3, 1)


def test_pirates_card_frigate_goes_clockwise_where_others_go_the_shorter_way() -> None:
    state = at_sea({"NW1": "frigate", "SW1": "frigate", "SW2": "corvette", "NE1": "frigate"}, rules=EVENTFUL)
    call(state, "chase")
    assert card_at(state, "S1") == "corvette"
    assert [card_at(state, name) for name in ("N1", "NW2", "SE1")] == ["frigate"] * 3


def test_pirates_card_frigate_leaves_even_the_stern() -> None:
    state = at_sea({"S1": "frigate", "S2": "corvette"}, rules=EVENTFUL)
    call(state, "chase")
    assert [card_at(state, name) for name in ("SW1", "S1", "S2")] == ["frigate", "", "corvette"]


# --- Galleon ---


def test_pirates_card_galleon_has_four_life_points_and_two_shots() -> None:
    assert (life_of("galleon"), shots_of("galleon")) == (4, 2)
    assert follows("galleon")
    assert not is_plain("galleon")


def test_pirates_card_galleon_left_afloat_comes_back_with_its_damage() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1, "galleon": 1}, {"galleon": 1}))
    state = at_sea({"S1": "galleon"}, rules=rules, wounds={"S1": 3})
    to_the_end(state, enemy=[0, 0])
    assert state.sea.kept == [kind("galleon") * 16 + 3]


def test_pirates_card_galleon_leaves_loot_that_the_bow_takes() -> None:
    state = at_cannon({"NE1": "galleon"}, wounds={"NE1": 2}, timers={1: "helm"})
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    assert (state.sea.loot[1], state.ship.aboard[LOOT], state.log.taken[LOOT]) == (1, 0, 0)
    assert "LootFished" in names_of(do(state, Turn(1, 1)))
    assert (state.sea.loot[1], state.ship.aboard[LOOT], state.log.taken[LOOT]) == (0, 1, 1)


def test_pirates_card_galleon_sunk_before_the_bow_leaves_its_loot_until_the_bow_comes_to_rest_there() -> None:
    rules = rules_of(parts=["bow-chaser"])
    state = at_sea(
        {"N1": "galleon"}, rules=rules, wounds={"N1": 3}, loaded=["chaser"], timers={0: "chaser", 1: "sails-1"}
    )
    do(state, Fire(0, spot("N1"), 0), die=[1])
    do(state, SetSails(1, 1))
    assert (state.sea.loot[0], state.ship.aboard[LOOT]) == (1, 0)


def test_pirates_card_galleon_passed_over_keeps_its_loot() -> None:
    state = at_sea(timers={0: "helm"})
    state.sea.loot[1] = state.sea.loot[2] = 1
    do(state, Turn(0, 2))
    assert (state.sea.loot[1], state.sea.loot[2], state.ship.aboard[LOOT]) == (1, 0, 1)


# --- Merchant ---


def test_pirates_card_merchant_is_boarded_at_speed_1_for_its_loot() -> None:
    state = at_sea({"N2": "merchant"}, timers={0: "N2"})
    do(state, Board(0))
    assert (state.ship.aboard[LOOT], state.log.taken[LOOT]) == (1, 1)
    assert card_at(state, "N2") == ""
    assert is_free(state, 0)


@pytest.mark.parametrize("speed", [0, 2, 3])
def test_pirates_card_merchant_is_not_boarded_at_another_speed(speed: int) -> None:
    assert refused(at_sea({"N1": "merchant"}, sails=speed, timers={0: "N1"}), Board(0)) == "A8"


def test_pirates_card_merchant_is_boarded_only_by_a_ship_that_points_at_it() -> None:
    state = at_sea({"NE1": "merchant"}, timers={0: "NE1", 1: "helm"})
    assert refused(state, Board(0)) == "A8"
    do(state, Turn(1, 1))
    assert allowed(state, Board(0))


def test_pirates_card_merchant_takes_a_timer_from_any_heading_but_never_fires() -> None:
    state = at_sea({"S1": "merchant"})
    do(state, Place(0, space("S1")))
    assert shots_of("merchant") == 0
    assert follows("merchant")


def test_pirates_card_merchant_has_two_life_points_and_sinks_with_its_loot() -> None:
    assert life_of("merchant") == 2
    state = at_cannon({"NE1": "merchant"})
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    assert sum(state.sea.loot) == state.ship.aboard[LOOT] == 0


def test_pirates_card_merchant_and_another_reach_the_goal_of_two_loot() -> None:
    rules = rules_of(goal=goal([take("loot", 2)]), rounds=rounds({"merchant": 2}))
    state = at_sea({"N1": "merchant", "N2": "merchant"}, rules=rules, timers={0: "N1", 1: "N2"})
    assert "GoalReached" not in names_of(do(state, Board(0)))
    assert "GoalReached" in names_of(do(state, Board(1)))


# --- Fort ---


def test_pirates_card_fort_has_four_life_points_and_two_shots() -> None:
    assert (life_of("fort"), shots_of("fort")) == (4, 2)


def test_pirates_card_fort_lies_face_up_from_the_deal_on_wherever_it_is() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1, "fort": 2, "fog": 6}))
    where: set[int] = set()
    for seed in range(30):
        state = laid_out(rules, seeded(f"fort {seed}"))
        lie = [place for place, found in enumerate(state.sea.kinds) if found == kind("fort")]
        assert len(lie) == 2
        assert state.sea.up == BIT[lie[0]] | BIT[lie[1]]
        where |= {place // 3 for place in lie}
    assert where == set(range(6))


def test_pirates_card_fort_never_moves() -> None:
    state = at_sea({"NE1": "fort", "NE2": "corvette"}, rules=EVENTFUL)
    call(state, "chase")
    assert (card_at(state, "NE1"), card_at(state, "SE1")) == ("fort", "corvette")


def test_pirates_card_fort_is_not_turned_down_by_any_fog() -> None:
    state = at_sea({"SE1": "fort", "S1": "fort"}, rules=EVENTFUL)
    call(state, "fog-rolls-in")
    assert is_up(state, "SE1")
    assert is_up(state, "S1")
    state = at_sea({"NE1": "fog-bank", "SE1": "fort", "N1": "rocks"}, down=["NE1"], timers={0: "helm"})
    do(state, Turn(0, 1))
    assert (card_at(state, "SE1"), card_at(state, "N1")) == ("fort", "(rocks)")


def test_pirates_card_fort_cannot_be_chosen_for_the_fog_bank() -> None:
    cards = {"NE1": "fog-bank", "SE1": "fort", "N1": "rocks", "N2": "brigantine"}
    state = at_sea(cards, down=["NE1"], timers={0: "helm"})
    do(state, Turn(0, 1))
    assert refused(state, Hide(spot("SE1"))) == "D4"
    assert allowed(state, Hide(spot("N2")))


# --- Fireship ---


def test_pirates_card_fireship_does_two_damage_without_a_die_and_its_corks_burn() -> None:
    state = at_sea({"SE1": "fireship"})
    happened = to_the_end(state)
    assert shots_in(happened) == 0
    assert corks(state) == {"sails-1", "sails-2"}
    assert state.ship.fires == BIT[space("sails-1")] | BIT[space("sails-2")]


def test_pirates_card_fireship_costs_life_where_no_cork_goes() -> None:
    state = at_sea({"S1": "fireship"})
    to_the_end(state)
    assert (corks(state), state.ship.lives) == ({"helm"}, 4)


def test_pirates_card_fireship_acts_in_its_turn_and_only_once() -> None:
    state = at_sea({"S1": "brigantine", "N1": "brigantine", "NE1": "fireship"})
    names = names_of(to_the_end(state, enemy=[0, 0]))
    order = [name for name in names if name in ("TookAim", "Burnt")]
    assert order == ["TookAim", "Burnt", "TookAim"]


def test_pirates_card_fireship_sinks_at_one_hit() -> None:
    assert life_of("fireship") == 1
    assert follows("fireship")


# --- Ghost Ship ---


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_pirates_card_ghost_ship_cannot_be_hit_below_speed_3(speed: int) -> None:
    state = at_cannon({"NE1": "ghost-ship", "NE2": "brigantine"}, sails=speed)
    assert refused(state, Fire(0, spot("NE1"), 0)) == "card.ghost-ship"
    assert allowed(state, Fire(0, spot("NE2"), 0))


def test_pirates_card_ghost_ship_has_two_life_points_at_speed_3() -> None:
    assert life_of("ghost-ship", sails=3) == 2
    assert follows("ghost-ship")


@pytest.mark.parametrize("face", [1, 2])
def test_pirates_card_ghost_ship_curses_the_lowest_timer_when_its_shot_hits(face: int) -> None:
    state = at_sea({"S1": "ghost-ship"})
    to_the_end(state, enemy=[face])
    assert state.sand.cursed == BIT[0]


def test_pirates_card_ghost_ship_that_misses_curses_no_timer() -> None:
    state = at_sea({"S1": "ghost-ship", "NE1": "corvette"})
    assert aims(to_the_end(state, enemy=[1, 0])) == [("NE1", 1), ("S1", 1)]
    assert state.sand.cursed == 0


# --- Flagship ---


def test_pirates_card_flagship_has_eight_life_points() -> None:
    assert life_of("flagship") == 8
    assert follows("flagship")


@pytest.mark.parametrize(("wounds", "shots"), [(0, 3), (2, 3), (3, 2), (5, 2), (6, 1), (7, 1)])
def test_pirates_card_flagship_fires_one_shot_fewer_for_every_three_damage(wounds: int, shots: int) -> None:
    assert shots_of("flagship", wounds) == shots


def test_pirates_card_flagship_left_afloat_comes_back_with_its_damage() -> None:
    rules = rules_of(goal=goal([sink("flagship")]), rounds=rounds({"flagship": 1}, {"flagship": 1}))
    state = at_sea({"S1": "flagship"}, rules=rules, wounds={"S1": 4})
    to_the_end(state, enemy=[0, 0])
    assert state.sea.hidden[kind("flagship")] == 1
    assert state.sea.kept == [kind("flagship") * 16 + 4]

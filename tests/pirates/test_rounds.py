"""R2 to R5 and R8: the deal, what is kept, the start, the end of a round, a chapter's own instructions."""

from collections import Counter

import pytest

from pirates.deeds_kit import allowed, card_at, corks, is_free, names_of, refused, rig
from pirates.rounds_kit import (
    LOOT,
    MAP,
    POWDER,
    aims,
    ended_with,
    goal,
    laid_out,
    many_starts,
    occupied,
    point,
    rounds,
    seeded,
    shots_in,
    start,
    take,
    to_the_end,
    two_rounds,
)
from pirates.tables import CONTENT_DATA, RULES, at_sea, kind, rules_of, space, spot
from saltsea.games.pirates.engine.actions import Place, Start
from saltsea.games.pirates.engine.kinds import PARTS
from saltsea.games.pirates.engine.state import BRIEFING, SAILING, SUNK, TOO_LATE, UNKNOWN
from saltsea.games.pirates.rules.ship import BIT, SECTOR_NAMES

GOAL_CARDS = [
    {"passage-1", "passage-2"}, {"passage-3"}, {"merchant"}, {"island"}, {"island", "passage-2"}, {"lighthouse"},
    {"kraken"}, {"galleon"}, {"ghost-ship"}, {"flagship", "passage-3"},
]  # fmt: skip


# --- R2: the deal ---


def test_pirates_R2_every_card_of_the_round_is_dealt_face_down_and_unknown() -> None:
    state = laid_out(rules_of(rounds=rounds({"kraken": 1, "fog": 4, "rocks": 2})))
    assert state.agenda.phase == BRIEFING
    assert len(occupied(state)) == state.sea.kinds.count(UNKNOWN) == 7
    assert state.sea.up == 0
    told = Counter({CONTENT_DATA.cards[place]: many for place, many in enumerate(state.sea.hidden) if many})
    assert told == {"kraken": 1, "fog": 4, "rocks": 2}


def test_pirates_R2_a_sector_fills_from_slot_1_on_and_holds_three_at_most() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1, "fog": 9}))
    for seed in range(40):
        lie = set(occupied(laid_out(rules, seeded(f"deal {seed}"))))
        assert len(lie) == 10
        for name in lie - {name for name in lie if name[-1] == "1"}:
            assert f"{name[:-1]}{int(name[-1]) - 1}" in lie


def test_pirates_R2_eighteen_cards_fill_the_sea() -> None:
    assert len(occupied(laid_out(rules_of(rounds=rounds({"kraken": 1, "fog": 17}))))) == 18


def test_pirates_R2_the_cards_are_shuffled_over_all_sectors() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1, "fog": 5}))
    seen = Counter(name[:-1] for seed in range(120) for name in occupied(laid_out(rules, seeded(f"deal {seed}"))))
    assert set(seen) == set(SECTOR_NAMES)
    assert max(seen.values()) < 2 * min(seen.values())


@pytest.mark.parametrize("number", range(1, 11))
def test_pirates_R2_goal_cards_are_never_dealt_into_the_sector_of_the_bow(number: int) -> None:
    for place in range(len(RULES.chapters[number - 1].rounds)):
        for state in many_starts(RULES, 24, in_round=place + 1, chapter=str(number)):
            bow = [card_at(state, f"{SECTOR_NAMES[state.ship.heading]}{slot}") for slot in (1, 2, 3)]
            assert not GOAL_CARDS[number - 1] & set(bow)
            assert "?" not in bow


def test_pirates_R2_with_goal_cards_alone_the_sector_of_the_bow_stays_empty() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 15}))
    for state in many_starts(rules, 6):
        assert SECTOR_NAMES[state.ship.heading] not in {name[:-1] for name in occupied(state)}
        assert len(occupied(state)) == 15


def test_pirates_R2_no_more_cards_lie_at_the_bow_than_are_no_goal_cards() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 14, "fog": 2}))
    met: Counter[int] = Counter()
    for state in many_starts(rules, 30):
        bow = [card_at(state, f"{SECTOR_NAMES[state.ship.heading]}{slot}") for slot in (1, 2, 3)]
        assert set(bow) <= {"fog", ""}
        met[bow.count("fog")] += 1
    assert set(met) == {1, 2}


def test_pirates_R2_a_card_that_brings_a_wanted_token_is_a_goal_card() -> None:
    rules = rules_of(goal=goal([take("loot")]), rounds=rounds({"merchant": 3, "galleon": 3, "fog": 3}))
    for state in many_starts(rules, 30):
        bow = {card_at(state, f"{SECTOR_NAMES[state.ship.heading]}{slot}") for slot in (1, 2, 3)}
        assert bow <= {"fog", ""}


def test_pirates_R2_anybody_starts_the_round_and_only_once() -> None:
    state = laid_out(rules_of())
    assert refused(state, Place(0, space("helm"))) == "T6"
    start(state, seat=3)
    assert state.agenda.phase == SAILING
    assert refused(state, Start()) == "R2"


def test_pirates_R2_the_next_round_is_dealt_from_its_own_list() -> None:
    state = two_rounds()
    to_the_end(state)
    assert (state.agenda.phase, state.log.round) == (BRIEFING, 1)
    assert len(occupied(state)) == 6
    assert state.sea.hidden[kind("fog")] == 5


# --- R3: what a chapter begins with, what is kept, what is cleared ---


def test_pirates_R3_ellen_heads_north_with_sails_at_1_unless_the_chapter_says_otherwise() -> None:
    state = RULES.setup(4, {"chapter": "1"})
    assert (state.ship.heading, state.ship.sails, state.ship.loaded) == (SECTOR_NAMES.index("N"), 1, 0)


@pytest.mark.parametrize(
    ("number", "where"),
    [(0, set()), (1, {"sails-1"}), (2, {"sails-1", "left-1"}), (3, {"sails-1", "left-1", "right-1"})],
)
def test_pirates_R3_the_first_corks_have_their_order(number: int, where: set[str]) -> None:
    assert corks(rules_of(corks=number).setup(4, {"chapter": "test"})) == where


def test_pirates_R3_ship_and_what_is_aboard_are_kept_between_rounds() -> None:
    state = two_rounds(
        heading="SE", sails=3, lives=2, corks=["helm"], fires=["lookout"], loaded=["left-1"], cursed=[2],
        aboard={LOOT: 2, MAP: 1, POWDER: 3},
    )  # fmt: skip
    to_the_end(state)
    ship = state.ship
    assert state.log.round == 1
    assert (ship.heading, ship.sails, ship.lives) == (SECTOR_NAMES.index("SE"), 3, 2)
    assert (corks(state), ship.fires) == ({"helm", "lookout"}, BIT[space("lookout")])
    assert (ship.loaded, state.sand.cursed) == (BIT[2], BIT[2])
    assert (ship.aboard[LOOT], ship.aboard[MAP], ship.aboard[POWDER]) == (2, 1, 3)


def test_pirates_R3_cards_their_damage_and_timers_are_cleared() -> None:
    state = two_rounds(
        cards={"NE1": "merchant", "S1": "corvette"}, wounds={"S1": 1}, timers={0: "NE1", 1: "helm"}
    )  # fmt: skip
    to_the_end(state, enemy=[0])
    assert state.sea.up == 0
    assert sum(state.sea.wounds) == 0
    assert state.sea.kinds.count(UNKNOWN) == len(occupied(state)) == 6
    assert all(is_free(state, timer) for timer in range(4))
    start(state, at=200_000)
    assert allowed(state, Place(1, space("helm")))


def test_pirates_R3_loot_that_lies_in_a_sector_stays() -> None:
    state = two_rounds()
    state.sea.loot[spot("SW1") // 3] = 2
    to_the_end(state)
    assert state.log.round == 1
    assert state.sea.loot == [0, 0, 0, 0, 2, 0]


# --- R4: the start ---


def test_pirates_R4_at_the_start_the_sector_of_the_bow_is_turned_up_and_no_other() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1, "corvette": 2, "gunboat": 1}))
    state = laid_out(rules, rig(places=[[0, 1, 5, 9]]))
    start(state, rig(card=[kind("corvette"), kind("gunboat")]))
    assert [card_at(state, name) for name in ("N1", "N2", "NE1", "S1")] == ["corvette", "gunboat", "?", "?"]


def test_pirates_R4_what_lies_there_has_no_effect_at_all() -> None:
    rules = rules_of(rounds=rounds({"kraken": 1, "rocks": 1, "fog": 1, "whirlpool": 1}))
    state = laid_out(rules, rig(places=[[0, 1, 2, 9]]))
    start(state, rig(card=[kind("rocks"), kind("fog"), kind("whirlpool")]))
    assert [card_at(state, name) for name in ("N1", "N2", "N3")] == ["rocks", "fog", "whirlpool"]
    assert (corks(state), state.ship.lives, state.ship.heading) == (set(), 5, 0)


def test_pirates_R4_a_siren_at_the_bow_is_not_pointed_at_and_loot_is_not_taken() -> None:
    rules = rules_of(sails=3, rounds=rounds({"kraken": 1, "siren": 1}))
    state = laid_out(rules, rig(places=[[0, 9]]))
    state.sea.loot[0] = 1
    start(state, rig(card=[kind("siren")]))
    assert card_at(state, "N1") == "siren"
    assert (state.sea.loot[0], state.ship.aboard[LOOT]) == (1, 0)


# --- R5: the end of a round ---


def test_pirates_R5_the_enemy_fires_clockwise_from_the_bow_slot_1_first() -> None:
    cards = {"N1": "brigantine", "S2": "gunboat", "S1": "corvette", "NW1": "brigantine", "SE3": "frigate"}
    state = at_sea(cards, heading="S")
    order = aims(to_the_end(state, enemy=[0] * 6))
    assert order == [("S1", 1), ("S2", 2), ("NW1", 1), ("N1", 1), ("SE3", 1)]


def test_pirates_R5_each_symbol_is_a_shot_of_its_own_into_the_area_that_points_there() -> None:
    state = at_sea({"SE1": "gunboat", "S1": "brigantine"})
    happened = to_the_end(state, enemy=[1, 0, 1])
    assert shots_in(happened) == 3
    assert corks(state) == {"sails-1", "helm"}


def test_pirates_R5_first_all_cards_are_turned_up_without_effect() -> None:
    cards = {"NE1": "?", "SE1": "?", "S1": "?", "SW1": "brigantine"}
    state = at_sea(cards, hidden=["fog", "rocks", "fog-bank"], down=["SW1"])
    names = names_of(to_the_end(state, enemy=[0], card=[kind("fog"), kind("rocks"), kind("fog-bank")]))
    assert names[names.index("TimersCleared") + 1 :][:5] == ["CardTurned"] * 4 + ["FiringBegan"]
    assert [card_at(state, name) for name in cards] == ["fog", "rocks", "fog-bank", "brigantine"]
    assert corks(state) == set()


def test_pirates_R5_an_unseen_card_fires_too() -> None:
    state = at_sea({"SW1": "?"}, hidden=["gunboat"])
    assert aims(to_the_end(state, enemy=[0, 0])) == [("SW1", 2)]


def test_pirates_R5_a_goal_card_turned_up_at_the_end_is_not_pointed_at() -> None:
    rules = rules_of(goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 1}))
    state = at_sea({"N1": "passage-1"}, rules=rules, down=["N1"])
    to_the_end(state)
    assert ended_with(state) == TOO_LATE
    assert card_at(state, "N1") == "passage-1"


def test_pirates_R5_with_the_last_life_point_gone_no_card_fires_any_more() -> None:
    state = at_sea({"N1": "brigantine", "S1": "brigantine"}, lives=1, corks=["cannonballs"])
    assert shots_in(to_the_end(state, enemy=[1, 1])) == 1
    assert ended_with(state) == SUNK


# --- R8: a chapter's instructions go first ---


def test_pirates_R8_a_chapter_says_how_the_ship_is_found() -> None:
    rules = rules_of(life=3, corks=1, sails=2, heading="SW", parts=["lantern", "bow-chaser", "hull"], cursed=[3])
    state = rules.setup(4, {"chapter": "test"})
    ship = state.ship
    assert (ship.lives, ship.sails, SECTOR_NAMES[ship.heading], ship.hull) == (3, 2, "SW", 1)
    assert ship.spaces == BIT[12] - 1
    assert (corks(state), state.sand.cursed) == ({"sails-1"}, BIT[2])


@pytest.mark.parametrize("part", PARTS)
def test_pirates_R8_a_chapter_brings_the_parts_that_it_names_and_no_others(part: str) -> None:
    ship = rules_of(parts=[part]).setup(4, {"chapter": "test"}).ship
    assert bool(ship.spaces & BIT[space("lantern")]) == (part == "lantern")
    assert bool(ship.spaces & BIT[space("chaser")]) == (part == "bow-chaser")
    assert bool(ship.hull) == (part == "hull")

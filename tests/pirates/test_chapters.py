"""The chapters of the box: each can be won; what the first ten must say, and their goals reached and missed."""

from collections import Counter
from typing import Any

import pytest
from golden_voyages import crewed, is_won

from pirates.deeds_kit import card_at, corks, do, names_of
from pirates.rounds_kit import (
    LOOT,
    MAP,
    PRISONER,
    RAW,
    clear,
    ended_with,
    in_chapter,
    point,
    sink,
    start,
    take,
    to_the_end,
)
from pirates.tables import CREWS, RULES, kind, space, spot
from saltsea.catalog import CATALOG
from saltsea.games.pirates.engine.actions import Board, Fire, Land, Place, SetSails, Turn
from saltsea.games.pirates.engine.state import BRIEFING, SAILING, TOO_LATE, WON, PiratesState
from saltsea.games.pirates.events.round_events import GoalReached
from saltsea.games.pirates.rules.ship import BIT

PIRATES = CATALOG["pirates"]
SHORTEST, LONGEST = 150, 210
"""How long a round of ours may be: within these bounds time is tuned, and no test holds it."""
TRIES = 20
"""Crews that may lose before one must win."""


def says(
    number: int,
    *,
    life: int,
    corks: int,
    rounds: int,
    events: list[int],
    stages: list[list[dict[str, Any]]],
    new: set[str],
    parts: set[str] | None = None,
    cursed: list[int] | None = None,
    each_round: bool = False,
    island: str | None = None,
    fleet: dict[str, int] | None = None,
) -> None:
    """Hold a chapter's file to the table of chapters."""
    found = RAW[number - 1]
    assert found["id"] == f"chapter.{number}"
    assert (found["life"], found["corks"]) == (life, corks)
    assert len(found["rounds"]) == rounds
    assert all(SHORTEST <= entry["seconds"] <= LONGEST for entry in found["rounds"])
    assert [entry["events"] for entry in found["rounds"]] == events
    assert (found["goal"]["stages"], found["goal"].get("each_round", False)) == (stages, each_round)
    assert new <= set(found["new"])
    assert (set(found.get("parts", [])), found.get("cursed", [])) == (parts or set(), cursed or [])
    assert (found.get("island"), found.get("fleet", {})) == (island, fleet or {})
    assert (found.get("sails", 1), found.get("heading", "N")) == (1, "N")


def deals(number: int) -> list[Counter[str]]:
    return [Counter(entry["deal"]) for entry in RAW[number - 1]["rounds"]]


def fires(number: int, card: str, face: int, **more: Any) -> PiratesState:
    """Timer 0 fires at a card in one of the ten chapters."""
    done = more.pop("sunk", 0)
    state = in_chapter(number, {"NE1": card} | more.pop("cards", {}), timers={0: "right-1"}, loaded=["right-1"], **more)
    state.log.sunk[kind(card)] += done
    do(state, Fire(0, spot("NE1"), 0), die=[face])
    return state


# --- all ---


@pytest.mark.parametrize("chapter", [chapter.name for chapter in RULES.chapters])
def test_pirates_chapter_any_of_them_is_won_by_an_able_crew_with_its_last_goal(chapter: str) -> None:
    """For a chapter that has no tests of its own, this is the one that counts."""
    names = (f"any {chapter} {number}" for number in range(TRIES))
    voyages = (crewed(PIRATES, RULES, "able", 4, {"chapter": chapter}, name, hashing=False) for name in names)
    won = next(match for match in voyages if is_won(match))
    assert any(isinstance(event, GoalReached) for event in won.lines[-1].events)


# --- 1: Broken Chains ---


def test_pirates_chapter_1_is_written_as_the_table_says() -> None:
    new = {"card.brigantine", "card.corvette", "card.rocks", "card.fog", "card.passage-1", "card.passage-2"}
    stages = [[point("passage")]]
    says(1, life=5, corks=2, rounds=3, events=[0] * 3, stages=stages, each_round=True, new=new)
    assert all(deal["passage-1"] + deal["passage-2"] >= 1 and not deal["passage-3"] for deal in deals(1))


@pytest.mark.parametrize("passage", ["passage-1", "passage-2"])
def test_pirates_chapter_1_a_passage_ends_each_round_and_the_third_wins(passage: str) -> None:
    for in_round in (1, 2, 3):
        state = in_chapter(1, {"N1": passage}, in_round=in_round, sails=int(passage[-1]) - 1, timers={0: "sails-2"})
        assert "GoalReached" in names_of(do(state, SetSails(0, 1)))
        if in_round < 3:
            assert (state.agenda.phase, state.log.round) == (BRIEFING, in_round)
        else:
            assert ended_with(state) == WON


@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_pirates_chapter_1_a_round_without_a_passage_loses(in_round: int) -> None:
    state = in_chapter(1, {"NE1": "passage-1"}, in_round=in_round)
    to_the_end(state)
    assert ended_with(state) == TOO_LATE


# --- 2: Hounds Astern ---


def test_pirates_chapter_2_is_written_as_the_table_says() -> None:
    stages = [[sink("ship", 5)]]
    new = {"card.gunboat", "card.passage-3"}
    says(2, life=5, corks=1, rounds=3, events=[1] * 3, stages=stages, new=new)
    assert any(name.startswith("event.") for name in RAW[1]["new"])
    assert [deal["passage-3"] for deal in deals(2)] == [2, 2, 2]
    assert RAW[1]["optional"]["card"] == "passage-3"


def test_pirates_chapter_2_is_won_with_the_fifth_ship_of_any_kind() -> None:
    state = in_chapter(2, {"NE1": "gunboat"}, timers={0: "right-1"}, loaded=["right-1"])
    state.log.sunk[kind("brigantine")] = state.log.sunk[kind("corvette")] = 2
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    assert ended_with(state) == WON


def test_pirates_chapter_2_four_ships_are_not_enough() -> None:
    state = fires(2, "corvette", 2, sunk=3, in_round=3)
    assert state.agenda.phase == SAILING
    to_the_end(state)
    assert ended_with(state) == TOO_LATE


def test_pirates_chapter_2_its_passage_3_is_an_optional_goal_and_wins_nothing() -> None:
    state = in_chapter(2, {"N1": "passage-3"}, in_round=3, sails=2, timers={0: "sails-2"})
    do(state, SetSails(0, 1))
    assert (state.agenda.phase, state.log.pointed[kind("passage-3")]) == (SAILING, 1)
    assert card_at(state, "N1") == ""


# --- 3: Empty Hold ---


def test_pirates_chapter_3_is_written_as_the_table_says() -> None:
    stages = [[take("loot", 4)]]
    new = {"card.merchant", "token.loot", "card.fog-bank"}
    says(3, life=5, corks=1, rounds=3, events=[1] * 3, stages=stages, new=new)


def boards(number: int, loot: int) -> PiratesState:
    state = in_chapter(number, {"N1": "merchant"}, timers={0: "N1"}, aboard={LOOT: loot})
    state.log.taken[LOOT] = loot
    do(state, Board(0))
    return state


def test_pirates_chapter_3_is_won_with_the_fourth_loot() -> None:
    assert ended_with(boards(3, loot=3)) == WON


def test_pirates_chapter_3_three_loot_are_not_enough() -> None:
    assert boards(3, loot=2).agenda.phase == SAILING


# --- 4: Three Torn Corners ---


def test_pirates_chapter_4_is_written_as_the_table_says() -> None:
    stages = [[take("map", 3)]]
    new = {"card.island", "token.map", "card.whirlpool"}
    says(4, life=5, corks=1, rounds=3, events=[1] * 3, stages=stages, new=new, island="map")


def lands(number: int, token: int, before: int, **more: Any) -> PiratesState:
    state = in_chapter(
        number, {"N1": "island"} | more.pop("cards", {}), sails=0, timers={0: "N1", 1: "sails-2"}, **more
    )
    state.log.taken[token] = state.ship.aboard[token] = before
    do(state, Land(0))
    assert state.ship.aboard[token] == before + 1
    return state


def test_pirates_chapter_4_is_won_with_the_third_map_piece() -> None:
    assert ended_with(lands(4, MAP, 2)) == WON


def test_pirates_chapter_4_two_pieces_are_not_enough() -> None:
    assert lands(4, MAP, 1).agenda.phase == SAILING


# --- 5: The Governor's Guest ---


def test_pirates_chapter_5_is_written_as_the_table_says() -> None:
    stages = [[take("prisoner", 2)], [point("passage")]]
    new = {"card.fort", "token.prisoner", "card.frigate", "token.bow-chaser"}
    says(5, life=5, corks=2, rounds=4, events=[1] * 4, stages=stages, new=new, parts={"bow-chaser"}, island="prisoner")
    assert [entry.get("certain", []) for entry in RAW[4]["rounds"]] == [["chase"], ["chase"], ["chase"], []]
    assert all(deal["island"] == 2 and deal["fort"] >= 1 for deal in deals(5))


def test_pirates_chapter_5_is_won_by_a_passage_once_two_prisoners_are_free() -> None:
    state = lands(5, PRISONER, 1, cards={"N2": "passage-1"})
    assert (state.agenda.phase, state.log.stage) == (SAILING, 1)
    do(state, SetSails(1, 1))
    assert ended_with(state) == WON


def test_pirates_chapter_5_a_passage_stays_while_a_prisoner_is_missing() -> None:
    state = lands(5, PRISONER, 0, cards={"N2": "passage-1"})
    do(state, SetSails(1, 1))
    assert (state.agenda.phase, card_at(state, "N2")) == (SAILING, "passage-1")


# --- 6: Black Water ---


def test_pirates_chapter_6_is_written_as_the_table_says() -> None:
    stages = [[point("passage", 2)], [point("lighthouse")]]
    new = {"token.lantern", "card.wreck", "token.powder", "event.fog-rolls-in", "card.lighthouse"}
    says(6, life=4, corks=1, rounds=4, events=[1, 1, 2, 2], stages=stages, new=new, parts={"lantern"})
    assert not any("fog-rolls-in" in chapter["events"] for chapter in RAW[:5])


def test_pirates_chapter_6_is_won_at_the_lighthouse_with_speed_2() -> None:
    state = in_chapter(6, {"NE1": "?"}, hidden=["lighthouse"], in_round=3, sails=2, timers={0: "helm"})
    state.log.stage = 1
    do(state, Turn(0, 1))
    assert ended_with(state) == WON


def test_pirates_chapter_6_every_round_deals_what_its_goal_asks_for() -> None:
    assert all(deal["passage-1"] + deal["passage-2"] == 1 for deal in deals(6))
    assert [deal["lighthouse"] for deal in deals(6)] == [0, 0, 1, 1]


def test_pirates_chapter_6_the_second_passage_opens_the_way_to_the_lighthouse() -> None:
    state = in_chapter(6, {"NE1": "?"}, hidden=["passage-2"], in_round=2, sails=2, timers={0: "helm"})
    state.log.pointed[kind("passage-1")] = 1
    do(state, Turn(0, 1))
    assert (state.agenda.phase, state.log.stage) == (SAILING, 1)


def test_pirates_chapter_6_at_speed_1_the_lighthouse_only_stands_there() -> None:
    state = in_chapter(6, {"NE1": "lighthouse"}, in_round=4, sails=1, timers={0: "helm"})
    state.log.stage = 1
    do(state, Turn(0, 1))
    assert (state.agenda.phase, card_at(state, "NE1")) == (SAILING, "lighthouse")


# --- 7: Eight Arms ---


def test_pirates_chapter_7_is_written_as_the_table_says() -> None:
    stages = [[sink("kraken")]]
    new, fleet = {"card.tentacle", "card.kraken"}, {"kraken": 1, "tentacle": 8}
    says(7, life=4, corks=1, rounds=4, events=[1] * 4, stages=stages, new=new, parts={"bow-chaser"}, fleet=fleet)
    assert all((deal["kraken"], deal["tentacle"]) == (1, 4) for deal in deals(7))


def test_pirates_chapter_7_is_won_with_the_kraken() -> None:
    assert ended_with(fires(7, "kraken", 2, wounds={"NE1": 3})) == WON


def test_pirates_chapter_7_a_tentacle_is_not_the_kraken() -> None:
    state = fires(7, "tentacle", 2, cards={"S1": "kraken"}, wounds={"S1": 4}, in_round=4)
    assert state.agenda.phase == SAILING
    to_the_end(state, enemy=[0, 0])
    assert ended_with(state) == TOO_LATE


# --- 8: The Silver Fleet ---


def test_pirates_chapter_8_is_written_as_the_table_says() -> None:
    stages = [[sink("galleon", 3), take("loot", 3)]]
    new, fleet = {"card.galleon", "token.hull"}, {"galleon": 3}
    says(8, life=4, corks=1, rounds=4, events=[2] * 4, stages=stages, new=new, parts={"hull"}, fleet=fleet)
    assert [entry.get("certain", []) for entry in RAW[7]["rounds"]] == [["chase"], ["chase"], [], ["chase"]]


def third_galleon(loot: int) -> PiratesState:
    state = in_chapter(
        8, {"NE1": "galleon"}, wounds={"NE1": 2}, timers={0: "right-1", 1: "helm"}, loaded=["right-1"], in_round=4
    )
    state.log.sunk[kind("galleon")] = 2
    state.log.taken[LOOT] = state.ship.aboard[LOOT] = loot
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    return state


def test_pirates_chapter_8_is_won_when_the_loot_of_the_third_galleon_is_aboard() -> None:
    state = third_galleon(loot=2)
    assert state.agenda.phase == SAILING
    do(state, Turn(1, 1))
    assert ended_with(state) == WON


def test_pirates_chapter_8_three_galleons_without_all_their_loot_are_not_enough() -> None:
    state = third_galleon(loot=1)
    do(state, Turn(1, 1))
    assert state.agenda.phase == SAILING
    to_the_end(state)
    assert ended_with(state) == TOO_LATE


# --- 9: A Cold Crew ---


def test_pirates_chapter_9_is_written_as_the_table_says() -> None:
    stages = [[sink("ghost-ship", 3), clear("siren")]]
    new = {"card.ghost-ship", "card.siren", "token.curse"}
    says(9, life=4, corks=2, rounds=4, events=[1] * 4, stages=stages, new=new, cursed=[1], fleet={"ghost-ship": 3})


@pytest.mark.parametrize(("players", "timers"), CREWS)
def test_pirates_chapter_9_begins_with_timer_1_cursed(players: int, timers: int) -> None:
    state = RULES.setup(players, {"chapter": "9", "timers": timers})
    assert state.sand.cursed == BIT[0]


def test_pirates_chapter_9_the_cursed_timer_takes_forty_seconds() -> None:
    state = in_chapter(9, cursed=[0])
    do(state, Place(0, space("helm")))
    assert state.sand.ends[0] == 100_000


def test_pirates_chapter_9_is_won_with_the_third_ghost_ship_if_no_siren_is_there() -> None:
    assert ended_with(fires(9, "ghost-ship", 2, sails=3, sunk=2, cards={"S1": "wreck"})) == WON


@pytest.mark.parametrize("where", ["up", "down", "unknown"])
def test_pirates_chapter_9_a_siren_on_the_board_keeps_the_goal_away(where: str) -> None:
    if where == "unknown":
        state = fires(9, "ghost-ship", 2, sails=3, sunk=2, cards={"S1": "?", "S2": "?"}, hidden=["siren", "fog"])
    else:
        state = fires(
            9, "ghost-ship", 2, sails=3, sunk=2, cards={"S1": "siren"}, down=["S1"] if where == "down" else []
        )
    assert state.agenda.phase == SAILING


def test_pirates_chapter_9_is_won_at_once_when_the_last_siren_leaves() -> None:
    state = in_chapter(9, {"N1": "siren"}, sails=2, timers={0: "sails-2"})
    state.log.sunk[kind("ghost-ship")] = 3
    do(state, SetSails(0, 1))
    assert ended_with(state) == WON


def test_pirates_chapter_9_two_ghost_ships_are_not_enough() -> None:
    assert fires(9, "ghost-ship", 2, sails=3, sunk=1).agenda.phase == SAILING


# --- 10: The King's Flagship ---


def test_pirates_chapter_10_is_written_as_the_table_says() -> None:
    stages = [[sink("flagship")], [point("passage-3")]]
    new, fleet = {"card.flagship", "card.fireship", "token.fire"}, {"flagship": 1}
    parts = {"lantern", "bow-chaser"}
    says(10, life=4, corks=2, rounds=4, events=[2] * 4, stages=stages, new=new, parts=parts, fleet=fleet)


def before_the_passage(sunk: int) -> PiratesState:
    state = in_chapter(
        10,
        {"N1": "passage-3", "NE1": "flagship"},
        wounds={"NE1": 7 if sunk else 5},
        sails=2,
        timers={0: "right-1", 1: "sails-2"},
        loaded=["right-1"],
    )
    do(state, Fire(0, spot("NE1"), 0), die=[2])
    return state


def test_pirates_chapter_10_is_won_by_passage_3_once_the_flagship_is_sunk() -> None:
    state = before_the_passage(sunk=1)
    assert (state.agenda.phase, state.log.stage) == (SAILING, 1)
    do(state, SetSails(1, 1))
    assert ended_with(state) == WON


def test_pirates_chapter_10_the_passage_stays_while_the_flagship_is_afloat() -> None:
    state = before_the_passage(sunk=0)
    do(state, SetSails(1, 1))
    assert (state.agenda.phase, card_at(state, "N1")) == (SAILING, "passage-3")


def test_pirates_chapter_10_the_flagship_once_sunk_the_passage_may_come_rounds_later() -> None:
    state = before_the_passage(sunk=1)
    to_the_end(state)
    assert (state.log.round, state.log.stage, state.sea.hidden[kind("flagship")]) == (1, 1, 0)
    start(state, at=300_000)
    assert state.agenda.phase == SAILING
    assert corks(state) == set()

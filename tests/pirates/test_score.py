"""Chapter P: points, stars, optional goals."""

from typing import Any

import pytest

from pirates.deeds_kit import do
from pirates.rounds_kit import LOOT, POWDER, WISH_TEXTS, goal, point, rounds, sink, to_the_end
from pirates.tables import RULES, at_cannon, at_sea, kind, rules_of, spot
from saltsea.games.pirates.chapters.chapter import MEASURES
from saltsea.games.pirates.engine.actions import Fire
from saltsea.games.pirates.engine.state import (
    BROKEN,
    LIVES_LOST,
    LOOKS,
    OVER,
    REPAIRED,
    SHOTS,
    STRUCK,
    SUNK,
    TOO_LATE,
    TURNS,
    WON,
    PiratesState,
)


def optional(count: str, **bounds: Any) -> dict[str, Any]:
    return {**WISH_TEXTS, "count": count, **bounds}


def over(result: int = WON, left: int = 0, level: str = "deckhand", **more: Any) -> PiratesState:
    """A voyage that has just ended, with so many milliseconds on the clock."""
    wish = more.pop("wish", None)
    state = at_sea(rules=rules_of(**({"optional": wish} if wish else {})), options={"level": level}, **more)
    state.agenda.phase, state.log.result, state.log.left = OVER, result, left
    return state


def points(state: PiratesState) -> int:
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == [outcome.scores[0]] * state.voyage.players
    return outcome.scores[0]


def shown(state: PiratesState) -> Any:
    return RULES.observe(state, 0).public


# --- P1 ---


@pytest.mark.parametrize(("lives", "worth"), [(5, 130), (3, 90), (1, 50)])
def test_pirates_P1_twenty_for_each_life_point(lives: int, worth: int) -> None:
    assert points(over(lives=lives)) == worth


@pytest.mark.parametrize(("corks", "worth"), [([], 130), (["helm"], 120), (["helm", "lookout", "left-1"], 100)])
def test_pirates_P1_ten_for_each_cork_that_is_not_on_the_ship(corks: list[str], worth: int) -> None:
    assert points(over(corks=corks)) == worth


@pytest.mark.parametrize(("left", "worth"), [(0, 0), (1_999, 0), (2_000, 1), (59_999, 29), (60_000, 30), (150_000, 30)])
def test_pirates_P1_one_for_every_two_seconds_left_and_thirty_at_most(left: int, worth: int) -> None:
    assert points(over(left=left)) == 130 + worth


@pytest.mark.parametrize(("level", "worth"), [("deckhand", 143), ("bosun", 214), ("captain", 286)])
def test_pirates_P1_the_level_counts_once_one_and_a_half_times_or_twice_rounded_down(level: str, worth: int) -> None:
    assert points(over(left=26_000, level=level, lives=5)) == worth


def test_pirates_P1_an_optional_goal_is_worth_ten_before_the_level_counts() -> None:
    wish = optional("looks", most=0)
    assert points(over(wish=wish)) == 140
    assert points(over(wish=wish, level="captain", lives=5)) == 280
    assert points(over(wish=optional("looks", least=1))) == 130


@pytest.mark.parametrize("result", [SUNK, TOO_LATE])
def test_pirates_P1_a_lost_chapter_scores_nothing(result: int) -> None:
    assert points(over(result, left=60_000, wish=optional("looks", most=0))) == 0


def test_pirates_P1_counts_what_the_clock_shows_when_the_goal_is_reached() -> None:
    rules = rules_of(goal=goal([sink("brigantine")]), rounds=rounds({"brigantine": 1}))
    state = at_cannon({"NE1": "brigantine"}, rules=rules, lives=4, corks=["helm"])
    do(state, Fire(0, spot("NE1"), 0), at=150_000, die=[1])
    assert state.log.left == 30_000
    assert points(state) == (80 + 20 + 15) * 3 // 2


# --- P2 ---


def stars(lost: int = 0, **more: Any) -> int:
    state = over(**more)
    state.log.tally[LIVES_LOST] = lost
    found: int = shown(state).stars
    return found


def test_pirates_P2_one_star_for_a_chapter_that_is_won() -> None:
    assert stars(lives=2) == stars(lives=5, corks=["helm", "lookout"]) == stars(lives=1, lost=4) == 1


def test_pirates_P2_two_stars_with_three_life_points_and_one_cork_at_most() -> None:
    assert stars(lost=2, lives=3, corks=["helm"]) == stars(lost=1, lives=4) == 2
    assert stars(lost=2, lives=3, corks=["helm", "lookout"]) == 1


def test_pirates_P2_three_stars_if_besides_no_life_point_was_lost() -> None:
    assert stars(lives=5, corks=["helm"]) == stars(lives=3) == 3


def test_pirates_P2_three_stars_if_besides_the_optional_goal_was_met() -> None:
    assert stars(lost=2, lives=3, wish=optional("looks", most=0)) == 3
    assert stars(lost=2, lives=3, wish=optional("looks", least=1)) == 2
    assert stars(lost=3, lives=2, wish=optional("looks", most=0)) == 1


@pytest.mark.parametrize("result", [SUNK, TOO_LATE])
def test_pirates_P2_no_star_for_a_chapter_that_is_lost(result: int) -> None:
    assert stars(result=result) == 0


# --- P3 ---

TALLIES = {
    "shots": SHOTS, "looks": LOOKS, "repairs": REPAIRED, "lives-lost": LIVES_LOST, "broken": BROKEN, "rocks": STRUCK,
    "turns": TURNS,
}  # fmt: skip


def counted(state: PiratesState, measure: str, number: int) -> None:
    """Let this be what an optional goal counts."""
    if measure in TALLIES:
        state.log.tally[TALLIES[measure]] = number
    elif measure == "sunk":
        state.log.sunk[kind("corvette")] = number
    elif measure == "pointed":
        state.log.pointed[kind("passage-3")] = number
    elif measure == "taken":
        state.log.taken[LOOT] = number
    elif measure == "corks":
        state.ship.corks = (1 << number) - 1
    elif measure == "rounds":
        state.log.round = number - 1
    elif measure == "seconds-left":
        state.log.left = number * 1000 + 999
    elif measure == "powder":
        state.ship.aboard[POWDER] = number
    else:
        state.sand.cursed = (1 << number) - 1


RICH = dict.fromkeys(("kraken", "rocks", "corvette", "passage-3", "merchant", "wreck"), 1)


@pytest.mark.parametrize("measure", MEASURES)
def test_pirates_P3_an_optional_goal_asks_for_at_least_or_at_most_so_much(measure: str) -> None:
    what = {"sunk": {"card": "corvette"}, "pointed": {"card": "passage-3"}, "taken": {"token": "loot"}}.get(measure, {})
    found = []
    for number in (1, 2, 3):
        for bounds in ({"least": 2}, {"most": 2}):
            wish = optional(measure, **bounds, **what)
            state = at_sea(rules=rules_of(optional=wish, rounds=rounds(RICH, RICH, RICH), cursed=[1, 2, 3]))
            state.agenda.phase, state.log.result = OVER, WON
            counted(state, measure, number)
            found.append(shown(state).granted)
    assert found == [0, 1, 1, 1, 1, 0]


def test_pirates_P3_is_never_granted_to_a_crew_that_lost() -> None:
    assert shown(over(TOO_LATE, wish=optional("looks", most=0))).granted == 0
    assert shown(over(SUNK, wish=optional("looks", most=0))).granted == 0
    assert shown(over(WON, wish=optional("looks", most=0))).granted == 1


def test_pirates_P3_is_not_needed_to_win() -> None:
    rules = rules_of(
        goal=goal([sink("brigantine")]), rounds=rounds({"brigantine": 1}), optional=optional("shots", most=0)
    )
    state = at_cannon({"NE1": "brigantine"}, rules=rules)
    do(state, Fire(0, spot("NE1"), 0), die=[1])
    assert (state.log.result, shown(state).granted) == (WON, 0)


def test_pirates_P3_does_not_win_a_chapter_by_itself() -> None:
    rules = rules_of(
        goal=goal([point("passage-1")]), rounds=rounds({"passage-1": 1}), optional=optional("looks", most=0)
    )
    state = at_sea(rules=rules)
    to_the_end(state)
    assert state.log.result == TOO_LATE

"""Levels, and who has which timers: how a chapter is fitted to its crew."""

from collections import Counter
from typing import Any

import pytest

from pirates.deeds_kit import call, refused
from pirates.rounds_kit import EVENTFUL, deal_of, laid_out, rounds
from pirates.tables import CONTENT_DATA, RULES, at_sea, rules_of, space
from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.state import OVER, WON
from saltsea.kernel.options import Options

MIXED = rules_of(
    corks=2,
    events=["gust", "lull", "rum"],
    rounds=rounds({"kraken": 1, "rocks": 2, "corvette": 2, "brigantine": 1, "frigate": 1, "fog": 3}, called=1)
    + rounds({"kraken": 1, "wreck": 2}),
)
"""A round with something of everything, and one with neither enemies, fog nor events."""
WRITTEN = Counter({"kraken": 1, "rocks": 2, "corvette": 2, "brigantine": 1, "frigate": 1, "fog": 3})


def voyage(level: str = "bosun", players: int = 4, **more: Any) -> Voyage:
    return MIXED.voyage(players, {"chapter": "test", "level": level, **more})


def lives(level: str) -> list[int]:
    """The life points at the start of each of the ten chapters."""
    return [RULES.setup(4, {"chapter": str(number), "level": level}).ship.lives for number in range(1, 11)]


def points(level: str) -> int:
    """What a voyage is worth that ends with 5 life points, no corks and 50 s on the clock."""
    state = at_sea(rules=MIXED, options={"level": level}, lives=5)
    state.agenda.phase, state.log.result, state.log.left = OVER, WON, 50_000
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome.scores[0]


# --- Deckhand ---


def test_pirates_level_deckhand_has_five_life_points_in_every_chapter() -> None:
    assert lives("deckhand") == [5] * 10


@pytest.mark.parametrize(("written", "found"), [(3, 2), (2, 1), (1, 0), (0, 0)])
def test_pirates_level_deckhand_begins_with_one_cork_fewer(written: int, found: int) -> None:
    state = rules_of(corks=written).setup(4, {"chapter": "test", "level": "deckhand"})
    assert state.ship.corks.bit_count() == found


def test_pirates_level_deckhand_has_fifteen_seconds_more() -> None:
    assert [plan.seconds for plan in voyage("deckhand").rounds] == [195, 195]


def test_pirates_level_deckhand_meets_fog_for_the_first_plain_enemy_of_a_round() -> None:
    assert deal_of(MIXED, level="deckhand") == WRITTEN - Counter(corvette=1) + Counter(fog=1)
    assert deal_of(MIXED, 1, level="deckhand") == {"kraken": 1, "wreck": 2}


def test_pirates_level_deckhand_has_a_clock_that_stands_at_events() -> None:
    state = at_sea(rules=EVENTFUL, options={"level": "deckhand"})
    call(state, "gust")
    assert RULES.next_deadline(state) is None
    assert refused(state, Place(0, space("helm"))) == "R7"
    assert [plan.events for plan in voyage("deckhand").rounds] == [1, 0]


def test_pirates_level_deckhand_scores_once() -> None:
    assert points("deckhand") == 155


# --- Bosun ---


def test_pirates_level_bosun_sails_what_is_written_where_the_others_swap_a_card() -> None:
    assert deal_of(MIXED, level="bosun") == WRITTEN
    assert deal_of(MIXED, level="deckhand") != WRITTEN
    assert deal_of(MIXED, level="captain") != WRITTEN


def test_pirates_level_bosun_is_the_default() -> None:
    asked, silent = voyage("bosun"), MIXED.voyage(4, {"chapter": "test"})
    assert (silent.level, silent.life, silent.corks) == (asked.level, asked.life, asked.corks) == (1, 5, 2)
    assert next(option.default for option in RULES.options if option.name == "level") == "bosun"


def test_pirates_level_bosun_has_time_life_points_corks_and_events_as_written() -> None:
    assert lives("bosun") == [5] * 5 + [4] * 5
    assert [(plan.seconds, plan.events) for plan in voyage("bosun").rounds] == [(180, 1), (180, 0)]


def test_pirates_level_bosun_and_captain_have_a_clock_that_runs_on() -> None:
    for level, end in (("bosun", 180_000), ("captain", 170_000)):
        state = at_sea(rules=EVENTFUL, options={"level": level})
        call(state, "gust")
        assert RULES.next_deadline(state) == end


def test_pirates_level_bosun_scores_one_and_a_half_times() -> None:
    assert points("bosun") == 232


# --- Captain ---


def test_pirates_level_captain_has_four_life_points_then_three() -> None:
    assert lives("captain") == [4] * 5 + [3] * 5


def test_pirates_level_captain_has_ten_seconds_less_and_the_corks_as_written() -> None:
    assert [plan.seconds for plan in voyage("captain").rounds] == [170, 170]
    assert voyage("captain").corks == 2


def test_pirates_level_captain_meets_a_brigantine_for_one_fog() -> None:
    assert deal_of(MIXED, level="captain") == WRITTEN - Counter(fog=1) + Counter(brigantine=1)
    assert deal_of(MIXED, 1, level="captain") == {"kraken": 1, "wreck": 2}


def test_pirates_level_captain_has_one_event_more_but_none_where_there_were_none() -> None:
    assert [plan.events for plan in voyage("captain").rounds] == [2, 0]
    assert len(laid_out(MIXED, level="captain").clock.moments or []) == 2
    assert [plan.events for plan in RULES.voyage(4, {"chapter": "1", "level": "captain"}).rounds] == [0, 0, 0]


def test_pirates_level_captain_never_has_more_events_than_there_are_different_ones() -> None:
    rules = rules_of(events=["gust"], rounds=rounds({"kraken": 1}, called=1))
    assert rules.voyage(4, {"chapter": "test", "level": "captain"}).rounds[0].events == 1


def test_pirates_level_captain_scores_twice() -> None:
    assert points("captain") == 310


# --- S4: timers and players ---


@pytest.mark.parametrize(
    ("players", "owned"),
    [(1, [[0, 1, 2, 3]]), (2, [[0, 2], [1, 3]]), (3, [[0], [1], [2]]), (4, [[0], [1], [2], [3]])],
)
def test_pirates_S4_who_has_which_timers(players: int, owned: list[list[int]]) -> None:
    state = RULES.setup(players, {"chapter": "1"})
    views: list[Any] = [RULES.observe(state, seat).private for seat in range(players)]
    assert [view.timers for view in views] == owned


@pytest.mark.parametrize("timers", [2, 3, 4])
def test_pirates_S4_one_player_sails_with_two_to_four_timers(timers: int) -> None:
    options: Options = {"chapter": "1", "timers": timers}
    assert RULES.check_table(1, options) is None
    state = RULES.setup(1, options)
    private: Any = RULES.observe(state, 0).private
    assert private.timers == list(range(timers))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("timers", [2, 3, 4])
def test_pirates_S4_a_crew_does_not_choose_its_timers(players: int, timers: int) -> None:
    refusal = RULES.check_table(players, {"chapter": "1", "timers": timers})
    assert refusal is not None
    assert refusal.rule == "pirates.S4"
    assert RULES.check_table(players, {"chapter": "1"}) is None


def test_pirates_S4_no_player_touches_a_timer_that_is_not_in_play() -> None:
    state = at_sea(players=3)
    assert refused(state, Place(3, space("helm")), seat=0) == "S4"
    state = at_sea(players=1, options={"timers": 2})
    assert refused(state, Place(2, space("helm")), seat=0) == "S4"
    assert refused(state, Place(1, space("helm")), seat=0) == ""


def test_pirates_S4_each_of_two_players_uses_both_of_their_timers() -> None:
    state = at_sea(players=2)
    for timer in range(4):
        assert refused(state, Place(timer, space("helm")), seat=timer % 2) == ""
        assert refused(state, Place(timer, space("helm")), seat=1 - timer % 2) == "T1"


# --- R8: what a chapter says for a level or a crew ---

FITTED = rules_of(
    rounds=[{"seconds": 180, "deal": {"kraken": 1, "fog": 2, "corvette": 2}}],
    fit={
        "captain": {"seconds": 20, "deal": {"corvette": -1}},
        "two-players": {"deal": {"gunboat": 2}},
        "three-timers": {"seconds": -15},
        "two-timers": {"deal": {"wreck": 1}},
    },
)


def fitted_to(players: int, level: str = "bosun", timers: int = 0) -> tuple[int, list[str]]:
    plan = FITTED.voyage(players, {"level": level, "timers": timers}).rounds[0]
    return plan.seconds, sorted(CONTENT_DATA.cards[card] for card in plan.deal)


def test_pirates_R8_a_chapter_may_say_more_for_a_level() -> None:
    assert fitted_to(4, "captain") == (190, ["brigantine", "corvette", "fog", "kraken"])
    assert fitted_to(4) == (180, ["corvette", "corvette", "fog", "fog", "kraken"])


def test_pirates_R8_and_for_a_crew() -> None:
    assert fitted_to(2) == (195, ["corvette", "corvette", "fog", "fog", "gunboat", "gunboat", "kraken"])
    assert fitted_to(3) == (180, ["corvette", "fog", "fog", "kraken"])
    assert fitted_to(1, timers=2) == (195, ["fog", "fog", "kraken", "wreck"])


def test_pirates_R8_what_is_not_there_cannot_be_taken_out() -> None:
    rules = rules_of(fit={"bosun": {"deal": {"rocks": -3}}})
    assert len(rules.voyage(4, {}).rounds[0].deal) == 1

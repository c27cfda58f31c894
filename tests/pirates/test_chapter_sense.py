"""Chapters as a whole: goals that no crew reaches or every crew has, fleets, optional goals, and mere remarks."""

from typing import Any, Final

import pytest

from pirates.rounds_kit import WISH_TEXTS, clear, faults, goal, paths, point, rounds, sink, take
from pirates.tables import CONTENT_DATA, RULES, chapter_data
from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.chapters.faults import dotted
from saltsea.games.pirates.chapters.remarks import remarks, said_crews

FIRST: Final = "goal.stages[0][0]"


# --- goals ---


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"goal": goal([take("map", 5)]), "rounds": rounds({"island": 6})}, "map 5 times, and the box has only 4"),
        ({"goal": goal([take("map")]), "island": None, "rounds": rounds({"island": 1})}, 'says "island": "map"'),
        ({"goal": goal([take("loot")]), "rounds": rounds({"fog": 1})}, "no card that the rounds deal brings it"),
        ({"goal": goal([sink("rocks")]), "rounds": rounds({"rocks": 1})}, "it has no life points"),
        ({"goal": goal([point("fort")]), "rounds": rounds({"fort": 1})}, "only passage-1, passage-2, passage-3 and"),
        ({"goal": goal([sink("ship", 3)]), "rounds": rounds({"frigate": 2})}, "asks for 3, and the rounds deal only 2"),
        ({"goal": goal([sink("siren")]), "rounds": rounds({"siren": 2})}, "cannot be sunk"),
        ({"goal": goal([clear("rocks")]), "rounds": rounds({"rocks": 1})}, "a sea without cards that never leave it"),
        ({"goal": goal([clear("passage")]), "rounds": rounds({"passage-1": 1})}, "never leave it"),
        ({"goal": goal([clear("island")]), "island": None, "rounds": rounds({"island": 1})}, "never leave it"),
    ],
)
def test_a_goal_out_of_reach_says_why(changes: dict[str, Any], says: str) -> None:
    found = faults(**changes)
    assert [fault.partition(": ")[0] for fault in found] == [FIRST]
    assert says in found[0]


def test_a_sea_can_be_cleared_of_what_leaves_it() -> None:
    for card in ("fort", "siren", "fog", "whirlpool", "island", "wreck", "merchant"):
        assert paths(goal=goal([clear(card)]), rounds=rounds({card: 1})) == [], card
    wanted = goal([point("passage-1")], [clear("passage")])
    assert paths(goal=wanted, rounds=rounds({"passage-1": 2})) == []


def test_rocks_can_be_missing_in_another_round() -> None:
    assert paths(goal=goal([clear("rocks")]), rounds=rounds({"rocks": 1}, {"fog": 1})) == []
    assert paths(goal=goal([clear("rocks")], each_round=True), rounds=rounds({"rocks": 1}, {"fog": 1})) == [
        FIRST,
        "goal.stages[0]",
    ]


def test_a_goal_that_is_reached_before_anybody_moves_is_a_fault() -> None:
    assert paths(goal=goal([clear("siren")]), rounds=rounds({"fog": 1}, {"siren": 1})) == ["goal.stages[0]"]
    assert paths(goal=goal([clear("siren"), sink("fort")]), rounds=rounds({"fort": 1})) == []


@pytest.mark.parametrize("condition", [sink("brigantine"), take("loot")])
def test_each_round_can_only_ask_for_what_counts_anew_in_each(condition: dict[str, Any]) -> None:
    found = faults(goal=goal([condition], each_round=True), rounds=rounds({"brigantine": 1, "merchant": 1}))
    assert len(found) == 1
    assert "only point can" in found[0]


def test_faults_elsewhere_do_not_hide_a_goal_out_of_reach() -> None:
    assert paths(life=9, goal=goal([sink("brigantine")])) == ["life", FIRST]


def test_a_goal_is_not_judged_by_cards_that_are_misspelt() -> None:
    assert paths(goal=goal([sink("brigantine")]), rounds=rounds({"brigantin": 1})) == ["rounds[0].deal.brigantin"]


def test_only_ships_that_are_dealt_again_have_a_fleet() -> None:
    assert paths(fleet={"kraken": 1, "brigantine": 2}) == ["fleet.brigantine"]


def test_room_is_counted_for_every_level() -> None:
    """A Captain meets a Brigantine for one Fog: here that is a goal card more."""
    wanted = goal([sink("brigantine")])
    assert paths(goal=wanted, rounds=rounds({"brigantine": 15})) == []
    assert paths(goal=wanted, rounds=rounds({"brigantine": 15, "fog": 1})) == ["rounds[0].deal"]


# --- optional goals ---


@pytest.mark.parametrize(
    ("wish", "path"),
    [
        ({"count": "shots", "least": 4, "most": 3}, "optional"),
        ({"count": "sunk", "card": "fort", "least": 1}, "optional.least"),
        ({"count": "sunk", "card": "rocks", "least": 1}, "optional.least"),
        ({"count": "sunk", "card": "kraken", "least": 2}, "optional.least"),
        ({"count": "pointed", "card": "passage", "least": 1}, "optional.least"),
        ({"count": "pointed", "card": "siren", "least": 1}, "optional.least"),
        ({"count": "taken", "token": "loot", "least": 1}, "optional.least"),
        ({"count": "powder", "least": 1}, "optional.least"),
        ({"count": "curses", "least": 1}, "optional.least"),
        ({"count": "rocks", "least": 1}, "optional.least"),
        ({"count": "corks", "least": 4}, "optional.least"),
        ({"count": "rounds", "least": 2}, "optional.least"),
        ({"count": "rounds", "most": 0}, "optional.most"),
        ({"count": "lives-lost", "least": 5}, "optional.least"),
        ({"count": "seconds-left", "least": 211}, "optional.least"),
    ],
)
def test_an_optional_goal_that_can_never_be_counted_is_a_fault(wish: dict[str, Any], path: str) -> None:
    assert paths(optional=WISH_TEXTS | wish) == [path]


def test_an_optional_goal_that_can_be_counted_is_none() -> None:
    assert paths(optional=WISH_TEXTS | {"count": "lives-lost", "least": 4}) == []
    assert paths(optional=WISH_TEXTS | {"count": "seconds-left", "least": 210}) == []
    assert paths(optional=WISH_TEXTS | {"count": "curses", "least": 1}, cursed=[2]) == []
    ghosts = rounds({"kraken": 1, "ghost-ship": 1})
    assert paths(optional=WISH_TEXTS | {"count": "curses", "least": 1}, rounds=ghosts) == []
    assert paths(optional=WISH_TEXTS | {"count": "sunk", "card": "ship", "least": 3}, events=["reinforcement"]) == []


def test_in_a_chapter_of_single_rounds_all_are_needed() -> None:
    wanted = {"goal": goal([point("passage-1")], each_round=True), "rounds": rounds(*[{"passage-1": 1}] * 3)}
    assert paths(**wanted, optional=WISH_TEXTS | {"count": "rounds", "most": 2}) == ["optional.most"]
    assert paths(**wanted, optional=WISH_TEXTS | {"count": "rounds", "most": 3}) == []


# --- single values that slipped through once ---


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("parts", ["hull", "lantern", "hull"], "parts[2]"),
        ("cursed", [2, 2], "cursed[1]"),
        ("id", "chapter.", "id"),
        ("id", "chapter.free", "id"),
        ("id", "chapter.-x", "id"),
        ("new", "card.fog", "new"),
        ("new", ["card.fog", "card.whale"], "new[1]"),
        ("title", {"en": "x" * 61, "fr": "x"}, "title.en"),
        ("story", {"en": "x", "fr": "x" * 1501}, "story.fr"),
        ("won", {"en": "\x1b[31mred", "fr": "x"}, "won.en"),
        ("lost", {"en": "half \ud800", "fr": "x"}, "lost.en"),
        ("$schema", 5, "$schema"),
        ("rounds", [{"seconds": 180, "deal": {}}], "rounds[0].deal"),
    ],
)
def test_a_wrong_value_is_found_where_it_is(field: str, value: object, path: str) -> None:
    assert paths(**{field: value}) == [path]


def test_a_field_that_is_missing_is_told_once() -> None:
    assert paths(goal=goal([{"card": "kraken"}])) == ["goal.stages[0][0].do"]
    assert paths(goal={"each_round": False}) == ["goal.stages"]
    assert paths(rounds=[{"seconds": 180}]) == ["rounds[0].deal"]


def test_values_are_shown_as_json_and_not_too_long() -> None:
    assert faults(life=True) == ["life: is true, not a whole number from 1 to 5"]
    assert len(faults(life="x" * 5000)[0]) < 150
    assert "\x1b" not in "".join(faults(**{"\x1b[2J": 1, "life": "\x1b[2J"}))


# --- remarks ---


def remarked(**changes: Any) -> list[str]:
    data = chapter_data(**({"fleet": {"kraken": 1}, "island": None} | changes))
    return [
        f"{dotted(remark.path)}: {remark.text}" for remark in remarks(chapter_from(data, CONTENT_DATA), CONTENT_DATA)
    ]


def test_nothing_is_remarked_about_our_own() -> None:
    assert [remarks(chapter, CONTENT_DATA) for chapter in RULES.chapters] == [[]] * len(RULES.chapters)


def test_a_goal_that_some_crews_cannot_reach_is_remarked() -> None:
    found = remarked(goal=goal([sink("ship")]), rounds=rounds({"corvette": 1}), fleet={})
    assert [line.partition(":")[0] for line in found] == [FIRST]
    assert "not at deckhand; at bosun with 2 or 3 timers" in found[0]
    found = remarked(goal=goal([sink("ship", 3)]), rounds=rounds({"frigate": 3}), fleet={})
    assert found[0].endswith(
        "not at deckhand with 2 or 3 timers; at bosun with 2 or 3 timers; at captain with 2 or 3 timers"
    )


def test_crews_are_said_briefly() -> None:
    assert said_crews([(1, 2)]) == "at bosun with 2 timers"
    assert said_crews([(0, 4), (0, 3), (0, 2), (2, 3)]) == "at deckhand; at captain with 3 timers"


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"events": ["gust"]}, "events"),
        ({"fleet": {"kraken": 1, "galleon": 2}}, "fleet.galleon"),
        ({"island": "map"}, "island"),
        ({"rounds": rounds({"kraken": 1, "island": 1})}, "rounds[0].deal.island"),
        ({"optional": WISH_TEXTS | {"count": "rocks", "most": 0}}, "optional"),
        ({"optional": WISH_TEXTS | {"count": "corks", "most": 3}}, "optional"),
        ({"goal": goal([sink("kraken")], [sink("kraken")])}, "goal.stages[1]"),
    ],
)
def test_what_an_author_may_not_have_meant_is_remarked(changes: dict[str, Any], path: str) -> None:
    assert [line.partition(":")[0] for line in remarked(**changes)] == [path]


# --- what a chapter changes for some ---


@pytest.mark.parametrize(
    ("fit", "path"),
    [
        ({"deckhand": {"deal": {"rocks": 2}}}, "fit.deckhand.deal"),
        ({"two-players": {"deal": {"fog": 9}}}, "fit.two-players.deal"),
        ({"captain": {"seconds": -60}}, "fit.captain.seconds"),
        ({"bosun": {"deal": {"kraken": -1}}}, "fit.bosun.deal"),
        ({"admiral": {}}, "fit.admiral"),
        ({"bosun": {"deal": {"fogbank": 1}}}, "fit.bosun.deal.fogbank"),
        ({"bosun": {"deal": {"fog": 10}}}, "fit.bosun.deal.fog"),
        ({"bosun": []}, "fit.bosun"),
        ([], "fit"),
    ],
)
def test_a_change_for_some_must_leave_a_round_that_can_be_sailed(fit: object, path: str) -> None:
    assert path in paths(rounds=[{"seconds": 60, "deal": {"kraken": 1, "fog": 17}}], fit=fit)

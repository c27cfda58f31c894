"""Chapters as files: what holds for all of ours, and every fault that a player's own may have, with its place."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pirates.rounds_kit import RAW, WISH, WISH_TEXTS, clear, faults, faults_of, goal, paths, point, rounds, sink, take
from pirates.tables import CONTENT_DATA, CREWS, LEVELS, RULES, chapter_data, kind
from saltsea.games.pirates.chapters.data import NEEDED, TEXTS, chapter_from
from saltsea.games.pirates.chapters.faults import ChapterError
from saltsea.games.pirates.engine.kinds import TOKENS
from saltsea.kernel.languages import LANGUAGES, in_language

NUMBERS = range(1, len(RAW) + 1)


# --- our own ---


def test_the_chapters_of_the_box_are_numbered_in_their_order() -> None:
    assert [chapter.name for chapter in RULES.chapters] == [str(number) for number in NUMBERS]
    assert all(faults_of(chapter) == [] for chapter in RAW)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_chapter_names_what_is_new_before_it_is_met(number: int) -> None:
    told = {name for chapter in RAW[:number] for name in chapter["new"]}
    chapter = RAW[number - 1]
    met = {f"card.{name}" for entry in chapter["rounds"] for name in entry["deal"]}
    met |= {f"event.{name}" for name in chapter["events"]}
    met |= {f"token.{part}" for part in chapter.get("parts", [])}
    met |= {f"token.{chapter['island']}"} if chapter.get("island") else set()
    met |= {"token.curse"} if chapter.get("cursed") else set()
    assert met <= told


@pytest.mark.parametrize("number", NUMBERS)
def test_what_a_chapter_calls_new_exists_and_was_not_told_before(number: int) -> None:
    known = {f"card.{name}" for name in CONTENT_DATA.cards} | {f"event.{name}" for name in CONTENT_DATA.events}
    known |= {f"token.{name}" for name in [*TOKENS, "fire", "curse", "lantern", "bow-chaser", "hull"]}
    new = RAW[number - 1]["new"]
    assert set(new) <= known
    assert not set(new) & {name for chapter in RAW[: number - 1] for name in chapter["new"]}


@pytest.mark.parametrize("number", NUMBERS)
def test_every_chapter_of_ours_is_told_in_every_language(number: int) -> None:
    data = RAW[number - 1]
    for text in (*(data[name] for name in TEXTS), data["optional"]["title"], data["optional"]["text"]):
        assert list(text) == list(LANGUAGES)


def test_a_chapter_in_one_language_is_told_in_that_one() -> None:
    assert in_language({"fr": "Brume"}, "en") == in_language({"en": "Fog", "fr": "Brume"}, "fr") == "Brume"
    assert in_language({"en": "Fog", "fr": "Brume"}, "xx") == "Fog"
    assert in_language({"de": "Nebel"}, "fr") == "Nebel"


@pytest.mark.parametrize("number", NUMBERS)
def test_every_chapter_has_one_optional_goal_told_in_both_languages(number: int) -> None:
    assert len(RULES.chapters[number - 1].wishes) == 1
    optional = RAW[number - 1]["optional"]
    assert optional["title"]["en"] != optional["title"]["fr"]
    assert optional["text"]["en"] != optional["text"]["fr"]


def counts(condition: dict[str, Any], card: str) -> bool:
    """Whether a card can bring a condition nearer."""
    if condition["do"] == "take":
        bringers = {"loot": ["merchant", "galleon"], "map": ["island"], "prisoner": ["island"]}
        return card in bringers[condition["token"]]
    if condition["card"] == "ship":
        return CONTENT_DATA.ship[kind(card)] == 1
    return card.startswith("passage-") if condition["card"] == "passage" else card == condition["card"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_crew_can_reach_every_goal_and_the_sea_has_room(number: int, level: str) -> None:
    for players, timers in CREWS:
        voyage = RULES.voyage(players, {"chapter": str(number), "level": level, "timers": timers})
        dealt = [[CONTENT_DATA.cards[found] for found in plan.deal] for plan in voyage.rounds]
        assert all(1 <= len(cards) <= 18 for cards in dealt)
        for condition in [condition for stage in RAW[number - 1]["goal"]["stages"] for condition in stage]:
            each = [sum(counts(condition, card) for card in cards) for cards in dealt]
            there = min(each) if RAW[number - 1]["goal"].get("each_round") else sum(each)
            assert condition["do"] == "clear" or there >= condition["times"]


# --- faults: single values ---


def test_a_chapter_without_faults_has_none() -> None:
    assert faults() == []
    assert faults(optional=WISH, sails=3, heading="SW", parts=["hull"], cursed=[4], island=None) == []


@pytest.mark.parametrize("field", NEEDED)
def test_a_field_that_is_missing_is_named(field: str) -> None:
    data = chapter_data()
    del data[field]
    assert f"{field}: is missing" in faults_of(data)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_has_a_language_of_ours_and_none_is_empty(text: str) -> None:
    assert paths(**{text: {"en": "x"}}) == paths(**{text: {"fr": "x"}}) == []
    assert paths(**{text: {}}) == [text]
    assert paths(**{text: {"en": "x", "fr": " "}}) == [f"{text}.fr"]
    assert paths(**{text: {"en": 5, "fr": "x"}}) == [f"{text}.en"]
    assert paths(**{text: {"en": "x", "fr": "x", "French": "x"}}) == [f"{text}.French"]
    assert paths(**{text: "x"}) == [text]


VALUES: list[tuple[str, object, str]] = [
    ("colour", "red", "colour"),
    ("id", "test", "id"),
    ("id", "chapter." + "x" * 60, "id"),
    ("life", 0, "life"),
    ("life", 6, "life"),
    ("life", "5", "life"),
    ("life", 4.5, "life"),
    ("life", True, "life"),
    ("corks", 4, "corks"),
    ("corks", -1, "corks"),
    ("sails", 4, "sails"),
    ("heading", "E", "heading"),
    ("parts", "hull", "parts"),
    ("parts", ["hull", "anchor"], "parts[1]"),
    ("cursed", [0], "cursed[0]"),
    ("cursed", [1, 5], "cursed[1]"),
    ("island", "gold", "island"),
    ("fleet", [], "fleet"),
    ("fleet", {"kraken": 0}, "fleet.kraken"),
    ("fleet", {"kraken": 1, "whale": 1}, "fleet.whale"),
    ("new", ["card.kraken", "card.whale"], "new[1]"),
    ("events", "gust", "events"),
    ("events", ["gust", "rain"], "events[1]"),
    ("events", ["gust", "lull", "gust"], "events[2]"),
    ("rounds", [], "rounds"),
    ("rounds", rounds(*[{"kraken": 1}] * 13), "rounds"),
    ("rounds", [*rounds({"kraken": 1}), "again"], "rounds[1]"),
    ("rounds", rounds({"kraken": 1}, seconds=44), "rounds[0].seconds"),
    ("rounds", rounds({"kraken": 1}, seconds=901), "rounds[0].seconds"),
    ("rounds", rounds({"kraken": 1}, called=1), "rounds[0].events"),
    ("rounds", [{"seconds": 180}], "rounds[0].deal"),
    ("rounds", [{"deal": {"kraken": 1}}], "rounds[0].seconds"),
    ("rounds", [{"seconds": 180, "deal": ["kraken"]}], "rounds[0].deal"),
    ("rounds", [{"seconds": 180, "deal": {"kraken": 1}, "music": 1}], "rounds[0].music"),
    ("rounds", rounds({"kraken": 1, "whale": 2}), "rounds[0].deal.whale"),
    ("rounds", rounds({"kraken": 1}, {"kraken": 1, "fog": 0}), "rounds[1].deal.fog"),
    ("rounds", rounds({"kraken": 1}, {"kraken": 1, "fog": 18}), "rounds[1].deal"),
    ("goal", "sink the kraken", "goal"),
    ("goal", {"stages": []}, "goal.stages"),
    ("goal", {"stages": [[]]}, "goal.stages[0]"),
    ("goal", {"stages": [[sink("kraken")], ["win"]]}, "goal.stages[1][0]"),
    ("goal", {"stages": [[sink("kraken")]], "soon": True}, "goal.soon"),
    ("goal", {"stages": [[sink("kraken")]], "each_round": 1}, "goal.each_round"),
    ("goal", goal([{"do": "tickle", "card": "kraken"}]), "goal.stages[0][0].do"),
    ("goal", goal([sink("kraken"), sink("whale")]), "goal.stages[0][1].card"),
    ("goal", goal([sink("kraken", 0)]), "goal.stages[0][0].times"),
    ("goal", goal([take("gold")]), "goal.stages[0][0].token"),
    ("goal", goal([sink("kraken") | {"token": "loot"}]), "goal.stages[0][0].token"),
    ("goal", goal([clear("siren") | {"times": 2}]), "goal.stages[0][0].times"),
    ("goal", goal([{"do": "sink"}]), "goal.stages[0][0].card"),
    ("optional", "be quick", "optional"),
    ("optional", WISH | {"count": "songs"}, "optional.count"),
    ("optional", WISH | {"text": {"en": "x", "fr": ""}}, "optional.text.fr"),
    ("optional", WISH_TEXTS | {"count": "shots"}, "optional"),
    ("optional", WISH | {"most": -1}, "optional.most"),
    ("optional", WISH | {"least": "3"}, "optional.least"),
    ("optional", WISH | {"count": "sunk"}, "optional.card"),
    ("optional", WISH | {"count": "sunk", "card": "whale"}, "optional.card"),
    ("optional", WISH | {"count": "taken", "token": "gold"}, "optional.token"),
    ("optional", WISH | {"card": "kraken"}, "optional.card"),
]


@pytest.mark.parametrize(("field", "value", "path"), VALUES)
def test_a_wrong_value_is_found_where_it_is(field: str, value: object, path: str) -> None:
    assert set(paths(**{field: value})) == {path}


@pytest.mark.parametrize("data", [None, 5, "chapter", [chapter_data()]])
def test_a_file_that_is_no_chapter_at_all_is_one_fault(data: object) -> None:
    assert len(faults_of(data)) == 1


# --- faults: the whole ---


def test_pirates_R10_of_a_ship_without_a_number_in_the_fleet_there_are_as_many_as_the_rounds_deal() -> None:
    deals = rounds({"kraken": 1}, {"kraken": 1, "flagship": 1})
    assert paths(rounds=deals, fleet={"kraken": 1}) == []
    found = chapter_from(chapter_data(rounds=deals, fleet={}), CONTENT_DATA)
    assert (found.fleet[kind("kraken")], found.fleet[kind("flagship")]) == (2, 1)


IMPOSSIBLE: list[dict[str, Any]] = [
    {"goal": goal([sink("brigantine", 3)]), "rounds": rounds({"brigantine": 1}, {"brigantine": 1})},
    {"goal": goal([sink("kraken", 2)])},
    {"goal": goal([point("passage-1")], each_round=True), "rounds": rounds({"passage-1": 2}, {"passage-2": 1})},
    {"goal": goal([sink("brigantine")], each_round=True), "rounds": rounds({"brigantine": 1}, {"brigantine": 1})},
    {"goal": goal([take("map")], each_round=True), "rounds": rounds({"island": 1}, {"island": 1})},
    {"goal": goal([clear("rocks")]), "rounds": rounds({"rocks": 1, "siren": 1})},
    {"goal": goal([sink("ship", 3)]), "rounds": rounds({"merchant": 2, "fort": 1, "rocks": 3}), "fleet": {}},
    {"goal": goal([point("passage-2")]), "rounds": rounds({"passage-1": 1})},
    {"goal": goal([point("passage", 2)]), "rounds": rounds({"passage-1": 1, "lighthouse": 1})},
    {"goal": goal([take("loot", 3)]), "rounds": rounds({"merchant": 2}), "fleet": {}},
    {"goal": goal([take("map")]), "rounds": rounds({"island": 2}), "island": None},
    {"goal": goal([take("prisoner")]), "rounds": rounds({"island": 2}), "island": "map"},
    {"goal": goal([take("map", 5)]), "rounds": rounds({"island": 6})},
    {"goal": goal([sink("rocks")]), "rounds": rounds({"rocks": 1})},
    {"goal": goal([point("brigantine")]), "rounds": rounds({"brigantine": 1})},
    {"goal": goal([point("siren")]), "rounds": rounds({"siren": 1})},
    {"goal": goal([sink("kraken")]), "rounds": rounds({"fog": 1})},
    {"goal": goal([sink("galleon", 3)]), "rounds": rounds({"galleon": 1})},
    {"goal": goal([take("loot", 2)]), "rounds": rounds({"galleon": 1})},
]


@pytest.mark.parametrize("changes", IMPOSSIBLE, ids=lambda changes: json.dumps(changes["goal"]["stages"]))
def test_a_goal_that_no_crew_could_reach_is_a_fault(changes: dict[str, Any]) -> None:
    assert paths(**changes) == ["goal.stages[0][0]"]


def test_a_goal_that_is_reached_before_anybody_moves_is_a_fault() -> None:
    assert paths(goal=goal([clear("siren")]), rounds=rounds({"fog": 1}, {"siren": 1})) == ["goal.stages[0]"]


UNREACHED: list[tuple[dict[str, Any], str]] = [
    ({"count": "shots", "least": 3, "most": 2}, "optional"),
    ({"count": "sunk", "card": "brigantine", "least": 1}, "optional.least"),
    ({"count": "pointed", "card": "passage-3", "least": 1}, "optional.least"),
    ({"count": "taken", "token": "loot", "least": 1}, "optional.least"),
    ({"count": "corks", "least": 4}, "optional.least"),
    ({"count": "curses", "least": 1}, "optional.least"),
    ({"count": "rounds", "most": 0}, "optional.most"),
    ({"count": "rounds", "least": 2}, "optional.least"),
]


@pytest.mark.parametrize(("wish", "path"), UNREACHED)
def test_an_optional_goal_that_no_winner_could_meet_is_a_fault(wish: dict[str, Any], path: str) -> None:
    assert paths(optional=WISH_TEXTS | wish) == [path]


def test_only_a_ship_that_is_dealt_again_has_a_number_in_the_fleet() -> None:
    assert paths(fleet={"kraken": 1, "corvette": 2}) == ["fleet.corvette"]


def test_a_goal_within_reach_is_none() -> None:
    assert paths(goal=goal([sink("brigantine", 2)]), rounds=rounds({"brigantine": 1}, {"brigantine": 1})) == []
    assert paths(goal=goal([sink("galleon", 3)]), rounds=rounds({"galleon": 1}, {"galleon": 1}, {"galleon": 1})) == []
    assert paths(goal=goal([take("powder", 2)]), rounds=rounds({"wreck": 1, "fog": 1}, {"wreck": 1})) == []
    assert paths(goal=goal([clear("siren")]), rounds=rounds({"siren": 1})) == []


def test_goal_cards_must_find_room_outside_the_sector_of_the_bow() -> None:
    wanted = goal([point("passage-1")])
    assert paths(goal=wanted, rounds=rounds({"passage-1": 15})) == []
    assert paths(goal=wanted, rounds=rounds({"passage-1": 16})) == ["rounds[0].deal"]


def test_all_faults_are_told_at_once() -> None:
    found = paths(
        life=9,
        heading="E",
        story={"en": "x", "fr": ""},
        events=["gust", "gust"],
        rounds=rounds({"whale": 1}, seconds=10, called=9),
        goal=goal([sink("whale")]),
        captain="Ellen",
    )
    assert sorted(found) == [
        "captain",
        "events[1]",
        "goal.stages[0][0].card",
        "heading",
        "life",
        "rounds[0].deal.whale",
        "rounds[0].events",
        "rounds[0].seconds",
        "story.fr",
    ]


def test_the_error_says_every_fault_with_its_place() -> None:
    with pytest.raises(ChapterError) as caught:
        chapter_from(chapter_data(life=9, corks=9), CONTENT_DATA)
    assert [line.split(":")[0] for line in str(caught.value).split("\n")] == ["life", "corks"]
    assert [fault.path for fault in caught.value.faults] == [("life",), ("corks",)]


# --- whatever an author writes ---

ODD: list[object] = [None, True, -1, 10**9, 0.5, "", "x", [], [None], [[]], {}, {"x": None}, {"kraken": []}]


def spoiled(data: Any, odd: object) -> Iterator[Any]:
    """This data with one thing in it, at any depth, replaced by something odd."""
    yield odd
    if isinstance(data, dict):
        for name in data:
            yield from ({**data, name: worse} for worse in spoiled(data[name], odd))
    if isinstance(data, list):
        for place in range(len(data)):
            yield from ([*data[:place], worse, *data[place + 1 :]] for worse in spoiled(data[place], odd))


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_no_chapter_however_odd_does_worse_than_have_faults(odd: object) -> None:
    whole = chapter_data(optional=WISH, parts=["hull"], cursed=[1], events=["gust"], new=["card.kraken"])
    for data in spoiled(whole, odd):
        faults_of(data)

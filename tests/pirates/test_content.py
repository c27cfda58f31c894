"""What is in the box: cards, tokens, events, levels and chapters, their schemas, and boxes that are spoiled."""

import copy
import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from pirates.rounds_kit import WISH, WISH_TEXTS, clear, faults_of, goal, point, rounds, sink, take
from pirates.tables import BOTH, CONTENT_DATA, chapter_data
from saltsea.games.pirates import definition
from saltsea.games.pirates.authoring.chapter_file import ChapterFileError
from saltsea.games.pirates.authoring.json_file import BadJsonError
from saltsea.games.pirates.chapters.chapter import CONDITIONS, MEASURES
from saltsea.games.pirates.chapters.data import FIELDS, LONGEST_TEXT, NEEDED, chapter_from
from saltsea.games.pirates.definition import CONTENT, SORTS, chapter_files, read_content, rules_from
from saltsea.games.pirates.engine.kinds import PARTS, TOKENS, ContentError, content_from
from saltsea.games.pirates.rules.levels import fitted

Data = dict[str, Any]

EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "examples" / "my-chapter.json"
SCHEMAS: Final = {
    sort: json.loads((CONTENT / "schema" / f"{sort}.schema.json").read_bytes()) for sort in [*SORTS, "chapter"]
}
BOX: Final = {sort: json.loads((CONTENT / f"{sort}.json").read_bytes()) for sort in SORTS}
CHAPTER: Final[Data] = SCHEMAS["chapter"]["$defs"]


def fits(sort: str, data: object) -> bool:
    return Draft202012Validator(SCHEMAS[sort]).is_valid(data)


# --- the box fits ---


@pytest.mark.parametrize("sort", [*SORTS, "chapter"])
def test_every_schema_is_a_schema(sort: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[sort])


@pytest.mark.parametrize("sort", SORTS)
def test_every_content_file_fits_its_schema_and_names_it(sort: str) -> None:
    Draft202012Validator(SCHEMAS[sort]).validate(BOX[sort])
    assert BOX[sort]["$schema"] == f"schema/{sort}.schema.json"


@pytest.mark.parametrize("file", [*chapter_files(CONTENT), EXAMPLE], ids=lambda file: file.name)
def test_every_chapter_fits_its_schema_and_names_it(file: Path) -> None:
    data = json.loads(file.read_bytes())
    Draft202012Validator(SCHEMAS["chapter"]).validate(data)
    assert json.loads((file.parent / data["$schema"]).read_bytes()) == SCHEMAS["chapter"]


@pytest.mark.parametrize("file", chapter_files(CONTENT), ids=lambda file: file.name)
def test_a_captain_meets_the_event_more_that_the_news_tells_of(file: Path) -> None:
    data = json.loads(file.read_bytes())
    chapter = chapter_from(data, CONTENT_DATA)
    crews = (fitted(chapter, CONTENT_DATA, 4, {"level": level}) for level in ("bosun", "captain"))
    usual, captain = ([plan.events for plan in crew.rounds] for crew in crews)
    if any(word in data["news"][language] for language, word in (("en", "Captain"), ("fr", "Capitaine"))):
        assert captain == [events + 1 for events in usual]


def test_the_schema_of_chapters_knows_the_names_that_the_rules_know() -> None:
    assert list(SCHEMAS["chapter"]["properties"]) == FIELDS
    assert SCHEMAS["chapter"]["required"] == NEEDED
    assert CHAPTER["card"]["enum"] == list(CHAPTER["deal"]["properties"]) == CONTENT_DATA.cards
    assert CHAPTER["event"]["enum"] == CONTENT_DATA.events
    assert CHAPTER["token"]["enum"] == TOKENS
    assert CHAPTER["condition"]["properties"]["do"]["enum"] == list(CONDITIONS)
    assert CHAPTER["optional"]["properties"]["count"]["enum"] == MEASURES
    assert SCHEMAS["chapter"]["properties"]["parts"]["items"]["enum"] == PARTS
    again = [name for kind, name in enumerate(CONTENT_DATA.cards) if CONTENT_DATA.again[kind]]
    assert sorted(SCHEMAS["chapter"]["properties"]["fleet"]["properties"]) == sorted(again)
    things = [entry["id"] for sort in ("cards", "tokens", "events") for entry in BOX[sort][sort]]
    assert CHAPTER["thing"]["enum"] == things


def test_the_schema_of_chapters_allows_texts_as_long_as_the_rules_do() -> None:
    sizes = {name: CHAPTER[name]["additionalProperties"]["maxLength"] for name in ("title", "long", "ending", "line")}
    wanted = [LONGEST_TEXT[name] for name in ("title", "story", "won", "text")]
    assert list(sizes.values()) == wanted
    assert (LONGEST_TEXT["news"], LONGEST_TEXT["lost"]) == (LONGEST_TEXT["story"], LONGEST_TEXT["won"])


def test_every_field_that_an_editor_offers_is_explained() -> None:
    for name, schema in SCHEMAS["chapter"]["properties"].items():
        assert "description" in schema or "$ref" in schema or "anyOf" in schema, name
    for sort, entry in (("cards", "card"), ("events", "event"), ("levels", "level")):
        fields = SCHEMAS[sort]["$defs"][entry]["properties"]
        assert [name for name, schema in fields.items() if "description" not in schema and name != "id"] == []
    assert all(card["description"] for card in CHAPTER["deal"]["properties"].values())


# --- planted faults: cards, tokens, events, levels ---


def changed(sort: str, named: str, **values: object) -> dict[str, Data]:
    """The box with one entry altered; None takes a field away."""
    box = copy.deepcopy(BOX)
    entry = next(entry for entry in box[sort][sort] if entry["id"] == named)
    for field, value in values.items():
        entry[field] = value
        if value is None:
            del entry[field]
    return box


def without(sort: str, named: str) -> dict[str, Data]:
    box = copy.deepcopy(BOX)
    box[sort][sort] = [entry for entry in box[sort][sort] if entry["id"] != named]
    return box


SPOILED: Final[list[tuple[str, dict[str, Data], str]]] = [
    ("cards", changed("cards", "card.rocks", id="rocks"), "card {'id': 'rocks'"),
    ("cards", changed("cards", "card.rocks", id="card.Rocks"), "card {'id': 'card.Rocks'"),
    ("cards", changed("cards", "card.rocks", id=None), "card {'strikes': 1}: an entry is an object whose id is card."),
    ("cards", changed("cards", "card.rocks", id="card.ship"), "card.ship: is what chapters call all of them"),
    ("cards", changed("cards", "card.rocks", colour="grey"), "card.rocks: 'colour' is none of id, life"),
    ("cards", changed("cards", "card.rocks", strikes=10), "card.rocks: strikes is 10, not a number from 0 to 9"),
    ("cards", changed("cards", "card.rocks", strikes="1"), "card.rocks: strikes is '1'"),
    ("cards", changed("cards", "card.rocks", strikes=True), "card.rocks: strikes is True"),
    ("cards", changed("cards", "card.fort", open=1), "card.fort: open is 1, not true or false"),
    ("cards", changed("cards", "card.fort", life=15), "card.fort: life is 15, not a number from 0 to 14"),
    ("cards", changed("cards", "card.frigate", life=None), "card.frigate: ship needs life"),
    ("cards", changed("cards", "card.kraken", life=0), "card.kraken: again needs life"),
    ("cards", changed("cards", "card.siren", speed=None), "card.siren: point needs speed"),
    ("cards", changed("cards", "card.siren", point="away"), "card.siren: point is 'away', not one of goal, leave"),
    ("cards", changed("cards", "card.siren", closes="door"), "card.siren: closes is 'door', not one of space, area"),
    ("cards", changed("cards", "card.merchant", gives=None), "card.merchant: space is 'board', and that needs gives"),
    ("cards", changed("cards", "card.merchant", space="climb"), "card.merchant: space is 'climb', not one of board"),
    ("cards", changed("cards", "card.galleon", leaves="map"), "card.galleon: leaves is 'map', and only loot can float"),
    ("tokens", without("tokens", "token.loot"), "token.loot: is missing"),
    ("tokens", without("tokens", "token.hull"), "token.hull: is missing"),
    ("tokens", changed("tokens", "token.fire", id="token.water"), "token.fire: is missing"),
    ("tokens", changed("tokens", "token.loot", count=100), "token.loot: count is 100, not a number from 0 to 99"),
    ("tokens", changed("tokens", "token.loot", count=None), "token.loot: its fields are id, count"),
    ("tokens", changed("tokens", "token.fire", seconds=4), "token.fire: its fields are id"),
    ("tokens", changed("tokens", "token.curse", seconds=0), "token.curse: seconds is 0"),
    ("tokens", changed("tokens", "token.powder", more=None), "token.powder: its fields are id, count, more"),
    ("events", changed("events", "event.gust", verb=None), "event.gust: has no verb"),
    ("events", changed("events", "event.gust", verb="blow"), "event.gust: verb is 'blow', not one of sails, turn"),
    ("events", changed("events", "event.gust", by=None), "event.gust: the fields of such an event are id, verb, by"),
    ("events", changed("events", "event.gust", by=6), "event.gust: by is 6, not a number from -5 to 5"),
    ("events", changed("events", "event.rum", by=1), "event.rum: the fields of such an event are id, verb"),
    ("events", changed("events", "event.thunder", seconds=0), "event.thunder: seconds is 0"),
    ("events", changed("events", "event.fog-rolls-in", cards=0), "event.fog-rolls-in: cards is 0"),
    ("events", changed("events", "event.powder-fire", area="repairs"), "event.powder-fire: area is 'repairs'"),
    ("levels", without("levels", "level.bosun"), "levels are deckhand, captain: not deckhand, bosun, captain"),
    ("levels", changed("levels", "level.bosun", id="level.mate"), "levels are deckhand, mate, captain"),
    ("levels", changed("levels", "level.bosun", halves=None), "level.bosun: needs halves"),
    ("levels", changed("levels", "level.captain", to=None), "level.captain: needs halves, and from and to together"),
    ("levels", changed("levels", "level.captain", to="plain"), "level.captain: to is 'plain', not one of brigantine"),
    ("levels", changed("levels", "level.captain", seconds=-61), "level.captain: seconds is -61"),
    ("levels", changed("levels", "level.deckhand", stops="yes"), "level.deckhand: stops is 'yes'"),
]
BEYOND_A_SCHEMA: Final[list[tuple[str, dict[str, Data], str]]] = [
    ("cards", changed("cards", "card.rocks", id="card.fog"), "card.fog: occurs twice"),
    ("cards", changed("cards", "card.rocks", strikes=1.0), "card.rocks: strikes is 1.0"),
    ("cards", changed("cards", "card.kraken", guard="whale"), "card.kraken: guard is 'whale', not one of brigantine"),
    ("events", changed("events", "event.gust", id="event.lull"), "event.lull: occurs twice"),
    ("events", changed("events", "event.reinforcement", card="whale"), "event.reinforcement: card is 'whale'"),
    ("levels", changed("levels", "level.captain", to="whale"), "level.captain: to is 'whale'"),
]


@pytest.mark.parametrize(("sort", "box", "message"), SPOILED + BEYOND_A_SCHEMA, ids=lambda part: str(part)[:60])
def test_a_spoiled_box_is_refused_and_the_entry_named(sort: str, box: dict[str, Data], message: str) -> None:
    with pytest.raises(ContentError, match=f"^{re.escape(message)}"):
        content_from({each: box[each][each] for each in SORTS})


@pytest.mark.parametrize(("sort", "box", "message"), SPOILED, ids=lambda part: str(part)[:60])
def test_the_schema_refuses_what_the_rules_refuse(sort: str, box: dict[str, Data], message: str) -> None:
    assert not fits(sort, box[sort]), message


@pytest.mark.parametrize("sort", SORTS)
def test_a_schema_wants_nothing_beside_its_list(sort: str) -> None:
    assert not fits(sort, {**BOX[sort], "remark": "mine"})
    assert not fits(sort, {})


# --- planted faults: chapters ---

FAULTY: Final[list[Data]] = [
    {"captain": "Ellen"},
    {"id": "test"},
    {"id": "chapter."},
    {"id": "chapter.free"},
    {"id": "chapter.My Chapter"},
    {"id": f"chapter.{'x' * 41}"},
    {"$schema": 5},
    {"title": "x"},
    {"title": {}},
    {"title": {"en": "x", "fr": " "}},
    {"title": {"en": "x", "French": "x"}},
    {"title": {"en": "x" * 61, "fr": "x"}},
    {"story": {"en": "x" * 1501, "fr": "x"}},
    {"news": {"en": "x", "fr": "x" * 1501}},
    {"won": {"en": "x" * 601, "fr": "x"}},
    {"lost": {"en": "x", "fr": "x" * 601}},
    {"life": 0},
    {"life": 6},
    {"life": "5"},
    {"corks": 4},
    {"sails": 4},
    {"heading": "E"},
    {"parts": ["anchor"]},
    {"parts": ["hull", "hull"]},
    {"parts": "hull"},
    {"cursed": [5]},
    {"cursed": [0]},
    {"cursed": [1, 1]},
    {"island": "gold"},
    {"fleet": {"kraken": 0}},
    {"fleet": {"kraken": 1, "whale": 1}},
    {"fleet": {"kraken": 1, "brigantine": 1}},
    {"new": ["card.whale"]},
    {"new": ["kraken"]},
    {"new": ["card.kraken", "card.kraken"]},
    {"events": ["rain"]},
    {"events": ["gust", "gust"]},
    {"events": "gust"},
    {"rounds": []},
    {"rounds": rounds(*[{"kraken": 1}] * 13)},
    {"rounds": rounds({"kraken": 1}, seconds=44)},
    {"rounds": rounds({"kraken": 1}, seconds=901)},
    {"rounds": [{"seconds": 180}]},
    {"rounds": [{"seconds": 180, "deal": {}}]},
    {"rounds": [{"seconds": 180, "deal": {"whale": 1}}]},
    {"rounds": [{"seconds": 180, "deal": {"kraken": 0}}]},
    {"rounds": [{"seconds": 180, "deal": {"kraken": 19}}]},
    {"rounds": [{"seconds": 180, "deal": {"kraken": 1}, "music": 1}]},
    {"goal": "win"},
    {"goal": {"stages": []}},
    {"goal": {"stages": [[]]}},
    {"goal": {"stages": [[sink("kraken")]], "each_round": 1}},
    {"goal": goal([{"do": "tickle", "card": "kraken"}])},
    {"goal": goal([{"card": "kraken"}])},
    {"goal": goal([{"do": "sink"}])},
    {"goal": goal([sink("whale")])},
    {"goal": goal([sink("kraken", 0)])},
    {"goal": goal([sink("kraken", 100)])},
    {"goal": goal([sink("kraken") | {"token": "loot"}])},
    {"goal": goal([take("gold")])},
    {"goal": goal([take("map") | {"card": "island"}])},
    {"goal": goal([clear("siren") | {"times": 2}])},
    {"optional": "be quick"},
    {"optional": WISH | {"count": "songs"}},
    {"optional": WISH | {"count": "sunk"}},
    {"optional": WISH | {"count": "taken"}},
    {"optional": WISH | {"card": "kraken"}},
    {"optional": WISH | {"most": -1}},
    {"optional": WISH | {"text": {"en": "x" * 301, "fr": "x"}}},
    {"optional": WISH_TEXTS | {"count": "shots"}},
]


@pytest.mark.parametrize("changes", FAULTY, ids=lambda changes: json.dumps(changes)[:60])
def test_schema_and_rules_refuse_the_same_chapters(changes: Data) -> None:
    data = chapter_data(**changes)
    assert faults_of(data)
    assert not fits("chapter", data)


@pytest.mark.parametrize("field", NEEDED)
def test_schema_and_rules_need_the_same_fields(field: str) -> None:
    data = chapter_data()
    del data[field]
    assert faults_of(data)
    assert not fits("chapter", data)


FINE: Final[list[Data]] = [
    {},
    {"$schema": "chapter.schema.json", "optional": WISH, "sails": 3, "heading": "SW", "parts": ["hull"], "cursed": [4]},
    {"optional": None, "island": None, "fleet": {"kraken": 1}, "new": ["token.fire", "event.rum", "card.fog"]},
    {"title": {"en": "x"}, "story": {"fr": "x", "de": "x"}},
    {"title": {"en": "x" * 60, "fr": "L’île\u00a0! \U0001f9c0"}, "story": {"en": "One.\nTwo.", "fr": "x" * 1500}},
    {"goal": goal([point("passage", 2)]), "rounds": rounds({"passage-1": 1, "passage-3": 1})},
    {"goal": goal([clear("siren")], [sink("ship")]), "rounds": rounds({"siren": 1, "frigate": 1})},
    {"optional": WISH | {"count": "taken", "token": "powder", "least": 1}, "rounds": rounds({"kraken": 1, "wreck": 3})},
]


@pytest.mark.parametrize("changes", FINE, ids=lambda changes: json.dumps(changes)[:60])
def test_schema_and_rules_accept_the_same_chapters(changes: Data) -> None:
    data = chapter_data(**changes)
    assert faults_of(data) == []
    Draft202012Validator(SCHEMAS["chapter"]).validate(data)


# --- a folder with a fault ---


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the box that a test may spoil."""
    shutil.copytree(CONTENT, tmp_path / "box")
    return tmp_path / "box"


def test_a_copy_of_the_box_is_the_box(folder: Path) -> None:
    assert rules_from(folder).content == rules_from(CONTENT).content


def test_a_copy_of_a_box_that_no_record_names_yet_is_the_box(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(definition, "FIRST_NAMES", {})
    assert rules_from(folder).content == rules_from(CONTENT).content


def test_a_better_story_is_the_same_chapter_and_other_cards_are_not(folder: Path) -> None:
    file = chapter_files(folder)[0]
    data = json.loads(file.read_bytes())
    file.write_text(json.dumps(data | {"title": BOTH, "story": BOTH}))
    assert rules_from(folder).content == rules_from(CONTENT).content
    file.write_text(json.dumps(data | {"rounds": data["rounds"][:1]}))
    assert rules_from(folder).content != rules_from(CONTENT).content


@pytest.mark.parametrize("sort", SORTS)
def test_a_file_that_is_broken_is_named_with_its_line(folder: Path, sort: str) -> None:
    file = folder / f"{sort}.json"
    file.write_text(file.read_text(encoding="utf-8").replace("},\n", "}\n", 1), encoding="utf-8")
    with pytest.raises(BadJsonError, match=rf"{sort}\.json:4: a comma is missing"):
        rules_from(folder)


def test_a_name_twice_in_an_entry_is_refused(folder: Path) -> None:
    file = folder / "cards.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"strikes": 1', '"strikes": 1, "strikes": 2'))
    with pytest.raises(BadJsonError, match=r"cards\.json:14: strikes is there twice"):
        rules_from(folder)


@pytest.mark.parametrize("wrong", ["[]", '{"cards": {}}', '{"cards": [], "more": 1}', "5"])
def test_a_file_of_another_shape_is_refused(folder: Path, wrong: str) -> None:
    (folder / "cards.json").write_text(wrong)
    with pytest.raises(ContentError, match=r"cards\.json holds an object with a list of cards, and nothing else"):
        rules_from(folder)


def test_an_unplayable_entry_is_refused(folder: Path) -> None:
    file = folder / "cards.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"strikes": 1', '"strikes": 11'))
    with pytest.raises(ContentError, match=r"card\.rocks: strikes is 11"):
        rules_from(folder)


def test_a_chapter_with_faults_is_named_with_line_and_field(folder: Path) -> None:
    file = chapter_files(folder)[1]
    file.write_text(json.dumps(chapter_data(id="chapter.2", life=9, corks=9, rounds=rounds({"krakn": 1})), indent=1))
    with pytest.raises(
        ChapterFileError, match=r"02-hounds-astern\.json:\d+: life: is 9, .* And 2 more: saltsea chapter"
    ):
        rules_from(folder)


def test_two_chapters_of_one_name_are_refused(folder: Path) -> None:
    shutil.copy(chapter_files(folder)[3], folder / "chapters" / "99-again.json")
    with pytest.raises(ContentError, match=r"chapter\.4: occurs twice"):
        rules_from(folder)


def test_a_folder_without_chapters_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="chapters holds no chapter"):
        rules_from(tmp_path)


def test_a_folder_of_chapters_alone_is_sailed_with_our_cards(tmp_path: Path) -> None:
    (tmp_path / "chapters").mkdir()
    shutil.copy(EXAMPLE, tmp_path / "chapters")
    assert [chapter.name for chapter in rules_from(tmp_path).chapters] == ["my-chapter"]
    assert read_content(tmp_path) == read_content(CONTENT)

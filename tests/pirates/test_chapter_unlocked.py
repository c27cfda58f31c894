"""A chapter of one's own uses what its author has met in the story, and is told nothing of what comes later (R1)."""

import ast
import json
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final

import pytest

from pirates.rounds_kit import RAW
from pirates.test_fault_writer import SOURCES
from pirates.test_known import CHAPTERS, FIRSTS, title
from saltsea.catalog import CATALOG
from saltsea.games.pirates.authoring.unlocked_content import _NAMELESS, UnlockedContent, first_of, reach, uses
from saltsea.games.pirates.chapters.faults import Path
from saltsea.games.pirates.definition import CONTENT, own_chapters
from saltsea.kernel.languages import LANGUAGES

OWN: Final = own_chapters(CONTENT)
THINGS: Final = [thing for data in RAW for thing in data["new"]]
TITLES: Final = {"en": "a", "fr": "b"}
_CARDS: Final[list[Path]] = [("goal", "stages", 0, 0, "card"), ("optional", "card")]
_TOKENS: Final[list[Path]] = [("island",), ("goal", "stages", 0, 0, "token"), ("optional", "token")]
_DEALS: Final[list[Path]] = [("rounds", 0, "deal"), ("fit", "captain", "deal"), ("fleet",)]
NEARLY: Final = 1
"""So many letters of a name are left out."""


def later(opened: int) -> list[str]:
    return [thing for thing in THINGS if first_of(FIRSTS, thing) > opened]


def places(thing: str) -> Iterator[Path]:
    """Everywhere in a file where such a thing can be named."""
    sort, name = thing.split(".", 1)
    yield ("new", 0)
    if sort == "card":
        yield from _CARDS
        yield from ((*path, name) for path in _DEALS)
    elif sort == "event":
        yield ("events", 0)
    elif name in ("lantern", "bow-chaser", "hull"):
        yield ("parts", 0)
    elif name == "curse":
        yield ("cursed", 0)
    elif name != "fire":
        yield from _TOKENS


def with_it(path: Path, thing: str) -> str:
    """The first chapter, with this thing at that place."""
    empty: Any = {"new": [], "events": [], "parts": [], "cursed": [], "fleet": {}, "fit": {"captain": {"deal": {}}}}
    data = inner = deepcopy(RAW[0]) | empty
    for step in path[:-1]:
        inner = inner[step]
    word: object = thing if path[0] == "new" else thing.split(".", 1)[1]
    named = path[0] in ("rounds", "fit", "fleet")
    value = 1 if named or path[0] == "cursed" else word
    if isinstance(inner, list):
        inner[:] = [value]
    else:
        inner[path[-1]] = value
    return json.dumps(data)


CASES: Final = [(path, thing) for thing in later(1) for path in places(thing)]


# --- what is used ---


@pytest.mark.parametrize("number", CHAPTERS)
def test_pirates_R1_a_chapter_of_ours_uses_what_is_met_when_it_opens_and_no_less(number: int) -> None:
    assert UnlockedContent(FIRSTS, number).too_early(RAW[number - 1]) == []
    assert (reach(FIRSTS, RAW[number - 1]) == number) == bool(RAW[number - 1]["new"])
    told = {thing for _, thing in uses(RAW[number - 1])}
    assert set(RAW[number - 1]["new"]) <= told


@pytest.mark.parametrize(("path", "thing"), CASES, ids=str)
def test_table_T27_what_comes_later_is_a_fault_at_its_place_and_nothing_else_is_said(path: Path, thing: str) -> None:
    first = first_of(FIRSTS, thing)
    for language, said in (("en", "this comes in a later chapter"), ("fr", "ceci vient dans un chapitre plus tardif")):
        found = OWN.checked(with_it(path, thing), language, first - 1)
        assert [(fault.text.startswith(said), fault.line) for fault in found.faults] == [(True, 1)]
        assert found.story is None
    met = OWN.checked(with_it(path, thing), "en", first).faults
    assert not [fault for fault in met if "later chapter" in fault.text]


@pytest.mark.parametrize("text", ["[]", "7", '"card"', '{"rounds": 5, "goal": [{"card": {}}], "events": {"a": 1}}'])
def test_whatever_a_file_is_it_can_be_looked_through(text: str) -> None:
    assert OWN.checked(text, "en", 1).faults


# --- what is named ---


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[a-z][a-z0-9-]*", text))


def wrong() -> Iterator[str]:
    """Chapters with a name that is nearly one, or that can be no name at all, at every place; and others."""
    for path, thing in CASES:
        yield with_it(path, thing[:-NEARLY])
        yield with_it(path, thing).replace(f'"{thing}"', "5").replace(f'"{thing.split(".", 1)[1]}"', "5")
    first = RAW[0] | {"optional": {"title": TITLES, "text": TITLES, "count": "curse", "least": 1}}
    yield json.dumps(first)
    yield json.dumps(RAW[0] | {"curse": [1], "iland": "map", "fleet": {"fog": 1}})
    yield json.dumps(RAW[0] | {"goal": {"stages": [[{"do": "point", "card": "fog"}], [{"do": "sink", "card": "x"}]]}})
    yield json.dumps(RAW[0] | {"goal": {"stages": [[{"do": "point", "card": "fog"}]]}})
    yield json.dumps(RAW[2] | {"island": "loot"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", [1, 6])
def test_pirates_R1_no_fault_names_what_its_author_has_not_met(opened: int, language: str) -> None:
    shut = {thing.split(".", 1)[1] for thing in later(opened)}
    titles = [title(language, thing) for thing in later(opened)]
    for text in wrong():
        found = OWN.checked(text, language, opened)
        said = " ".join(f"{one.path} {one.text}" for one in (*found.faults, *found.remarks))
        assert words_of(said) & shut - words_of(text) == set(), said
        assert not [name for name in titles if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said)], said


def test_what_is_met_is_named_as_ever() -> None:
    assert "Did you mean kraken?" in OWN.checked(with_it(("fleet", "krake"), "card.krake"), "en", 7).faults[0].text
    fleet = json.dumps(RAW[0] | {"fleet": {"fog": 1}})
    assert "as galleon, ghost-ship, flagship, tentacle and kraken are" in OWN.checked(fleet, "en", 10).faults[0].text
    assert "has no fleet" in OWN.checked(fleet, "en", 9).faults[0].text


def test_every_sentence_that_names_cards_can_be_said_without() -> None:
    """A new one fails here until it can."""
    naming: set[str] = set()
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and any(word.arg == "names" for word in node.keywords):
                naming |= {str(one.value) for one in node.args if isinstance(one, ast.Constant)}
    assert naming == set(_NAMELESS)


def test_a_chapter_that_is_called_as_one_of_ours_does_not_get_its_goal() -> None:
    copied = json.dumps(RAW[6] | {"new": []})
    found = OWN.checked(copied, "en", 10)
    assert found.story is not None
    assert (found.story.title, found.story.goal) == (RAW[6]["title"]["en"], "")


def test_a_chapter_that_cannot_be_sailed_is_refused_without_names() -> None:
    with pytest.raises(ValueError, match=r"^its first fault is in line 1$"):
        OWN.game(CATALOG["pirates"], with_it(("fleet", "krake"), "card.krake"))

"""What is wrong with a chapter, in French: every sentence of the engine has one, with the same facts."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import saltsea
from pirates.rounds_kit import RAW
from saltsea.games.pirates.authoring.fault_writer import SUBJECT, FaultWriter, FluentFaultWriter, fault_writer_of
from saltsea.games.pirates.definition import CONTENT as FOLDER
from saltsea.games.pirates.definition import TEXTS, own_chapters
from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.texts import text_file, variables

PIRATES: Final = Path(saltsea.__file__).parent / "games" / "pirates"
SOURCES: Final = [
    *(PIRATES / "chapters" / f"{name}.py" for name in ("data", "value_reader", "sense", "remarks")),
    *(PIRATES / "authoring" / f"{name}.py" for name in ("unlocked_content", "json_lines")),
]
PLACES: Final = {"Said": 1, "fault": 2}
"""Which argument is the sentence's name."""
OTHERS: Final = [language for language in LANGUAGES if language != USUAL]
OWN: Final = own_chapters(FOLDER)
ALL: Final = len(RAW)
"""Every chapter is open."""


def calls(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Every sentence that a module says, with the facts that it gives."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            place = PLACES.get(called, len(node.args))
            name = node.args[place] if place < len(node.args) else None
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield f"fault-{name.value}", {str(word.arg) for word in node.keywords}


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_its_words_and_none_is_unused(language: str) -> None:
    said = variables(text_file(TEXTS, SUBJECT, language).read_text(encoding="utf-8"))
    known = {text: set(facts) for text, facts in said.items() if text.startswith("fault-")}
    found: dict[str, set[str]] = {}
    for file in SOURCES:
        for name, facts in calls(file):
            assert found.setdefault(name, facts) == facts, name
    assert known == found
    assert len(found) > 70


def changed(**fields: Any) -> str:
    return json.dumps(RAW[6] | fields)


WRONG: Final = [
    changed(life="many", corks=9, heading="up", parts=["mast", 3], cursed=[9], fleet={"fog": 1}),
    changed(goal={"stages": [[{"do": "sink", "card": "rocks"}, {"do": "take", "token": "map", "times": 9}]]}),
    changed(goal={"stages": [[{"do": "clear", "card": "rocks"}], [{"do": "sing"}]], "each_round": 1}),
    changed(rounds=[{"seconds": 5, "deal": {"krakn": 1, "fog": 99}, "events": 9}, 5], events=["gusts"]),
    changed(title="?", story={"en": ""}, new=["card.rock", "card.fog", "card.fog"], more=1, fit={"captain": 3}),
    changed(optional={"title": {"en": "a", "fr": "b"}, "text": {"en": "a", "fr": "b"}, "count": "sunk"}),
    "{", "[1,]",
    '{"a" 1}', '{"a": 1 "b": 2}', '{"a": True}', "{'a': 1}", '{"a": "x}', "// hm", '{"a": 1, "a": 2}', "[[1}",
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
@pytest.mark.parametrize("language", OTHERS)
def test_as_many_faults_are_told_in_the_same_lines_and_never_in_english(text: str, language: str) -> None:
    english, other = OWN.checked(text, USUAL, ALL).faults, OWN.checked(text, language, ALL).faults
    assert english
    assert [fault.line for fault in english] == [fault.line for fault in other]
    assert not [one.text for one, two in zip(english, other, strict=True) if one.text == two.text]


@pytest.mark.parametrize("language", OTHERS)
def test_remarks_are_told_too(language: str) -> None:
    text = changed(island="map", events=["gust"], rounds=[{**one, "events": 0} for one in RAW[6]["rounds"]])
    english, other = OWN.checked(text, USUAL, ALL).remarks, OWN.checked(text, language, ALL).remarks
    assert [remark.line for remark in english] == [remark.line for remark in other]
    assert english
    assert not {remark.text for remark in english} & {remark.text for remark in other}


def in_french(text: str) -> list[str]:
    return [fault.text for fault in OWN.checked(text, "fr", ALL).faults]


@pytest.mark.parametrize("text", WRONG)
def test_french_has_quotes_of_its_own_and_the_straight_ones_of_json_between_them(text: str) -> None:
    for said in in_french(text):
        outside = re.sub(r"«\u00a0.*?\u00a0»", "", said)
        assert not re.search(r"""["'«»]|[^\u00a0][;:!?]( |$)""", outside), said


@pytest.mark.parametrize(
    ("written", "quoted"),
    [
        ('"up"', "«\N{NO-BREAK SPACE}up\N{NO-BREAK SPACE}»"),
        ('"a very long…', "«\N{NO-BREAK SPACE}a very long…\N{NO-BREAK SPACE}»"),
        ("'life'", "«\N{NO-BREAK SPACE}life\N{NO-BREAK SPACE}»"),
        ('["fog"]', '«\N{NO-BREAK SPACE}["fog"]\N{NO-BREAK SPACE}»'),
        ("99", "99"),
        ("[1, 2]", "[1, 2]"),
    ],
)
def test_what_an_author_wrote_stands_between_french_quotes(written: str, quoted: str) -> None:
    assert FluentFaultWriter(TEXTS, "fr").quoted(written) == quoted


def test_places_are_spelled_as_people_count() -> None:
    path = ("goal", "stages", 1, 0, "times")
    assert fault_writer_of(TEXTS, "en").spelled(path) == "goal, stage 2, condition 1, times"
    assert fault_writer_of(TEXTS, "fr").spelled(path) == "goal, étape 2, condition 1, times"
    assert FaultWriter().spelled(("new", 2)) == "new, entry 3"
    assert FaultWriter().spelled(("rounds", 0, "deal", "fog")) == "round 1, deal, fog"

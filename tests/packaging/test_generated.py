"""Files that are made from others are up to date."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from write_files import short
from write_generated import COMMAND, MARK, RULES, SCHEMAS, TYPES, generated, left_over

from saltsea.catalog import CATALOG
from saltsea.kernel.languages import LANGUAGES
from saltsea.rulebook import rule_texts, subjects


@pytest.fixture(scope="module")
def files() -> dict[Path, bytes]:
    """Made here and not while tests are collected: each process of the test run does that."""
    return generated()


def test_every_generated_file_is_what_would_be_written_now(files: dict[Path, bytes]) -> None:
    wrong = [short(file) for file, text in files.items() if not file.is_file() or file.read_bytes() != text]
    assert wrong == [], f"run {COMMAND}"


def test_no_generated_page_outlives_its_source() -> None:
    assert left_over() == [], f"run {COMMAND}"


def test_a_page_that_a_person_wrote_is_not_deleted_as_a_leftover(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("write_generated.RULES", tmp_path)
    (tmp_path / "README.md").write_text("# By hand\n")
    (tmp_path / "whist.en.md").write_text(f"{MARK}nothing -->\n")
    assert left_over() == [tmp_path / "whist.en.md"]


def test_the_types_and_every_subject_in_both_languages_are_among_them(files: dict[Path, bytes]) -> None:
    games = {*CATALOG}
    assert {file.name for file in files if file.parent == TYPES} == {
        "corto-count.ts", "game-requests.ts", "language.ts", "limits.ts",
        "pirates-board.ts",
        "usual-settings.ts", "seats.ts", "types.ts"
    }  # fmt: skip
    views = {file.name for file in files if file.parent == TYPES / "views"}
    assert views == {"common.ts", *(f"{name}.ts" for name in games)}
    schemas = {f"{name}.schema.json" for name in games | {f"{name}-view" for name in games} | {"line"}}
    assert {file.name for file in files if file.parent == SCHEMAS} == schemas
    names = {f"{subject.name}.{language}.md" for subject in subjects(*CATALOG.values()) for language in LANGUAGES}
    assert {file.name for file in files if file.parent == RULES} == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_heading_and_its_anchor(language: str, files: dict[Path, bytes]) -> None:
    for subject, _, folder, _ in subjects(*CATALOG.values()):
        page = files[RULES / f"{subject}.{language}.md"].decode()
        known = rule_texts(folder, subject, language)
        assert re.findall(r'^<a id="(.+)"></a>$', page, re.MULTILINE) == known
        assert re.findall(r"^## (\S+) \S", page, re.MULTILINE) == known


def test_every_field_of_a_connections_message_has_its_sentence_in_the_schema(files: dict[Path, bytes]) -> None:
    shapes = json.loads(files[SCHEMAS / "line.schema.json"])["$defs"]
    fields = {f"{kind}.{name}": said for kind, shape in shapes.items() for name, said in properties(shape)}
    assert len(fields) > 200
    assert [name for name, said in fields.items() if not said] == []


def properties(shape: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields of a message with their sentences; `kind` tells messages apart and needs none."""
    for name, form in shape.get("properties", {}).items():
        if name != "kind":
            yield name, form.get("description", "")


def test_every_field_of_a_message_has_its_sentence_in_typescript(files: dict[Path, bytes]) -> None:
    """Those over HTTP, those of a connection, and those of the games' views."""
    wrong = []
    for file in (TYPES / "types.ts", *(TYPES / "views").glob("*.ts")):
        lines = files[file].decode().splitlines()
        fields = [place for place, line in enumerate(lines) if re.match(r"  readonly (?!kind\b)", line)]
        assert len(fields) > 10, file
        wrong += [f"{short(file)}:{place + 1}" for place in fields if not lines[place - 1].endswith("*/")]
    assert wrong == []

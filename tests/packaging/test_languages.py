"""Every file of texts is there in every language: the same sentences about the same things, set as that language is."""

import re
from pathlib import Path
from typing import Final

import pytest

from saltsea.kernel.languages import LANGUAGES, OWN_NAMES, USUAL, is_language
from saltsea.texts import CONTENT_ROOT, TABLE_TEXTS, load, variables

FOLDERS: Final = (CONTENT_ROOT, Path(__file__).parents[1] / "small_games" / "texts")
FILES: Final = sorted(file for folder in FOLDERS for file in folder.rglob(f"*.{USUAL}.ftl"))


def test_there_are_texts() -> None:
    assert len(FILES) > 20
    assert all(is_language(code) for code in OWN_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_a_file_of_texts_is_in_every_language(file: Path, language: str) -> None:
    subject = file.name.removesuffix(f".{USUAL}.ftl")
    translated = file.with_name(f"{subject}.{language}.ftl")
    assert translated.is_file()
    assert variables(translated.read_text(encoding="utf-8")) == variables(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_french_is_set_with_its_own_spaces_and_apostrophes(file: Path) -> None:
    """One no-break space before ; : ! ? % » and after «, never a narrow or a plain one; apostrophes are curly."""
    subject = file.name.removesuffix(f".{USUAL}.ftl")
    lines = file.with_name(f"{subject}.fr.ftl").read_text(encoding="utf-8").splitlines()
    wrong = re.compile(
        "\N{NARROW NO-BREAK SPACE}|(?<=\\S) [;:!?%»]|« |«(?=\\w)|(?<=\\w)»|(?<=[^\\W\\d_])'(?=[^\\W\\d_])"
    )
    assert [line for line in lines if not line.startswith("#") and wrong.search(line)] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Expert", "d’Expert"),
        ("Habitué", "d’Habitué"),
        ("Émile", "d’Émile"),
        ("Novice", "de Novice"),
        ("Hugo", "de Hugo"),
        ("A", "de A"),
    ],
)
def test_french_says_de_as_it_sounds_before_a_name(name: str, said: str) -> None:
    texts = load("fr", (TABLE_TEXTS, "web-table"))
    assert texts.say("menu-level", {"name": name}) == f"Niveau {said}"

"""`hint` at a terminal: a sentence with its reason, three times in a game alone against computer players."""

import re
from pathlib import Path

import pytest

from cli.play_kit import play_output

MOVES = {"en": ("mark a2", "draw b", "draw c"), "fr": ("marquer a2", "piocher b", "piocher c")}
"""Three decisions of the game that these tests play, in which there is something to ask about."""


def said(language: str, *typed: str, seats: str = "me,novice") -> str:
    words = play_output("corto", "--seats", seats, "--seed", "tuesday", "--lang", language, "--plain", typed=typed)
    return " ".join(words.split())


@pytest.mark.parametrize(
    ("language", "word", "refused"),
    [
        ("en", "hint", "You have taken the 3 hints of this game. [table.T33]"),
        ("fr", "conseil", "Vous avez pris les 3 conseils de cette partie. [table.T33]"),
    ],
)
def test_table_T33_three_hints_and_no_fourth(language: str, word: str, refused: str) -> None:
    asked = [line for move in MOVES[language] for line in (word, move)]
    assert refused not in said(language, *asked)
    assert refused in said(language, *asked, word)


def test_table_T33_the_same_position_has_one_hint_however_often_it_is_asked_for() -> None:
    told = said("en", *["hint"] * 5)
    assert told.count("Put a marker on ") == 5
    assert len({*re.findall("Put a marker on ..", told)}) == 1
    assert "You have taken" not in told


def test_two_people_at_one_keyboard_have_no_hints() -> None:
    assert "hint" not in said("en", "help", seats="me,me").replace("“hint”", "")


def test_table_T33_hints_are_counted_per_game_and_not_per_sitting(tmp_path: Path) -> None:
    file = str(tmp_path / "practice.save")
    asked = [line for move in MOVES["en"][:2] for line in ("hint", move)]
    first = play_output("corto", "--seats", "me,novice", "--seed", "tuesday", "--save", file, typed=asked)
    again = " ".join(play_output("--resume", file, typed=["hint", MOVES["en"][2], "hint"]).split())
    assert "You have taken" not in first
    assert again.count("cards in hand.") == 1
    assert "You have taken the 3 hints of this game. [table.T33]" in again

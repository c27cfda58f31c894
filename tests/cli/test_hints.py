"""`hint` at a terminal: a sentence with its reason, three times in a game alone against computer players."""

from pathlib import Path

import pytest

from cli.play_kit import play_output


def said(language: str, *typed: str, seats: str = "me,novice") -> str:
    words = play_output("corto", "--seats", seats, "--seed", "tuesday", "--lang", language, "--plain", typed=typed)
    return " ".join(words.split())


@pytest.mark.parametrize(
    ("language", "word", "first", "refused"),
    [
        ("en", "hint", "Put a marker on ", "You have taken the 3 hints of this game. [table.T33]"),
        ("fr", "conseil", "Mettez un marqueur en ", "Vous avez pris les 3 conseils de cette partie. [table.T33]"),
    ],
)
def test_table_T33_three_hints_and_no_fourth(language: str, word: str, first: str, refused: str) -> None:
    told = said(language, *[word] * 4)
    assert told.count(first) == 3
    assert refused in told


def test_two_people_at_one_keyboard_have_no_hints() -> None:
    assert "hint" not in said("en", "help", seats="me,me").replace("“hint”", "")


def test_table_T33_hints_are_counted_per_game_and_not_per_sitting(tmp_path: Path) -> None:
    file = str(tmp_path / "practice.save")
    first = play_output("corto", "--seats", "me,novice", "--seed", "tuesday", "--save", file, typed=["hint", "hint"])
    again = " ".join(play_output("--resume", file, typed=["hint", "hint"]).split())
    assert first.count("Put a marker on ") == 2
    assert again.count("Put a marker on ") == 1
    assert "You have taken the 3 hints of this game. [table.T33]" in again

"""Resigning at a text table, and the words that a newcomer tries first."""

from pathlib import Path

import pytest

from cli.play_kit import answers, play_output


def flat(said: str) -> str:
    return " ".join(said.split())


def test_table_T28_of_two_rivals_the_other_one_wins() -> None:
    assert "You have resigned, so Green wins." in flat(play_output("corto", "--seed", "x", typed=["resign"]))
    assert "donc Vert gagne" in flat(play_output("corto", "--lang", "fr", "--seed", "x", typed=["abandonne"]))
    assert "You have resigned" in flat(play_output("shells", "--seats", "me,random", "--seed", "x", typed=["resign"]))


def test_table_T28_who_sits_at_the_keyboard_resigns() -> None:
    said = flat(play_output("corto", "--seats", "me,me", "--seed", "x", typed=["resign"]))
    assert "Green has resigned, so Red wins." in said, "with this seed Green begins"


def test_table_T28_with_more_players_a_computer_player_plays_on_to_the_end() -> None:
    said = flat(play_output("corto", "--seats", "me,novice,novice", "--seed", "x", "--plain", typed=["resign"]))
    assert "resigns: a computer player" in said
    assert "The game is over" in said


def test_table_T28_at_one_keyboard_the_others_play_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.save"
    said = flat(play_output("corto", "--seats", "me,me,me", "--seed", "x", "--save", str(file), typed=["resign"]))
    assert "The game is over" not in said
    assert '"seats":["me","me","me"]' not in file.read_text(encoding="utf-8").partition("\n")[0]
    assert "turn at the keyboard" in said
    assert "The game goes on at line" in flat(play_output("--resume", str(file)))


def test_a_crew_does_not_resign() -> None:
    said = play_output("pirates", "--chapter", "1", "--crew", "me,random", "--step", "--seed", "x", typed=["resign"])
    assert "not a word" in flat(said)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("legend", "Signs: w white border"),
        ("signs", "Signs: w white border"),
        ("score", "Red"),
        ("gold", "Red"),
        ("rules", "corto.T1"),
    ],
)
def test_a_word_that_a_newcomer_tries_is_understood(typed: str, answer: str) -> None:
    said = flat(answers("corto", "--seed", "x", typed=[typed])[0])
    assert answer in said
    assert "not a word" not in said

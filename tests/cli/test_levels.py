"""Levels at a terminal: the easiest at first, the last chosen one later, and the next one after a win."""

from pathlib import Path
from typing import cast

import pytest

from cli.play_kit import play_output
from saltsea.catalog import CATALOG
from saltsea.cli.commands.play import usual_bot
from saltsea.cli.text_play import levels
from saltsea.cli.text_play.levels import LevelMemory, note_level, offer_next_level, usual_level
from saltsea.kernel.match import Match
from saltsea.text_table.session import TextSession

CORTO = CATALOG["corto"]


def test_the_easiest_level_plays_until_another_one_is_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALTSEA_DATA", str(tmp_path / "new"))
    monkeypatch.setattr(levels, "is_live", lambda: True)
    assert usual_level(CORTO) == "novice"
    note_level(CORTO, ("me", "regular"))
    assert usual_level(CORTO) == "regular"
    note_level(CORTO, ("me", "novice", "regular"))
    note_level(CORTO, ("me", "greedy"))
    assert usual_level(CORTO) == "regular"


def test_commands_from_a_pipe_meet_the_same_level_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALTSEA_DATA", str(tmp_path))
    LevelMemory(tmp_path).remember(CORTO, "regular")
    assert usual_level(CORTO) == "novice"
    assert "Green (computer: Novice)" in " ".join(play_output("corto").split())


def test_a_memory_that_cannot_be_read_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / levels.FILE).write_text("[")
    assert LevelMemory(tmp_path).usual(CORTO) == "novice"
    LevelMemory(tmp_path / levels.FILE).remember(CORTO, "regular")
    (tmp_path / levels.FILE).write_text('{"corto": "gone"}')
    assert LevelMemory(tmp_path).usual(CORTO) == "novice"


def test_the_next_level_comes_after_the_best_opponent() -> None:
    assert CORTO.level_after(("me", "novice")) == "regular"
    assert CORTO.level_after(("me", "novice-vengeful")) == "regular"
    assert CORTO.level_after(("me", "greedy")) == ""
    assert CORTO.level_after(("me", CORTO.best_bot(), "novice")) == ""
    assert CORTO.level_after(("me", "novice", CORTO.best_bot(), "novice"), [0, 2]) == "regular", (
        "a partner is not beaten"
    )
    assert CATALOG["pirates"].level_after(("green", "green")) == "", "a crew has beaten none"


def test_a_crew_has_beaten_nobody_and_remembers_no_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALTSEA_DATA", str(tmp_path))
    monkeypatch.setattr(levels, "is_live", lambda: True)
    note_level(CATALOG["pirates"], ("me", "able", "able", "able"))
    assert LevelMemory(tmp_path).levels() == {}
    offer_next_level(cast(TextSession, None), CATALOG["pirates"], cast(Match, None))  # looks at nothing, says nothing


def test_who_names_no_crew_sails_beside_the_shipmates_that_suit_the_chapter() -> None:
    entry = CATALOG["pirates"]
    assert [usual_bot(entry, entry.rules(), [f"chapter={number}"]) for number in ("1", "4", "5")] == [
        "green", "green", "able",
    ]  # fmt: skip
    assert usual_bot(entry, entry.rules(), []) == "green"
    assert usual_bot(CORTO, CORTO.rules(), []) == "novice"


def test_the_options_page_names_the_levels_with_a_line_about_each() -> None:
    page = play_output("corto", "--options", "--lang", "fr")
    assert "novice                 Novice: débute aussi" in page
    assert "regular                Habitué: prend" in page
    assert "expert-quests          Expert aventureux: ne résiste" in page


def test_an_opponent_without_a_name_is_of_that_level_too() -> None:
    assert "Green (computer: Novice)" in play_output("corto", "--seats", "me,bot", "--seed", "x", typed=["quit"])

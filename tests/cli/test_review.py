"""`saltsea review`: a record judged in sentences of both languages and as JSON; others are refused in words."""

import json
from pathlib import Path

import pytest

from cli.terminal import cli_error, run_cli
from corto.test_review import LITTLE, SHORT, begun, box, random_game
from saltsea.catalog import CATALOG
from saltsea.cli.commands.review import ReviewTeller
from saltsea.games.corto.review.review import review
from saltsea.kernel.record import Abandon
from saltsea.kernel.record_file import write

SHELLS = Path(__file__).parents[1] / "golden" / "records" / "shells-v1-2-players-ended-by-S10.jsonl"


@pytest.mark.parametrize(("language", "words"), [("en", "Better ("), ("fr", "Mieux (")])
def test_a_review_is_told_with_what_was_played_and_what_was_better(language: str, words: str) -> None:
    record = random_game(2)
    found = review(box(), record, LITTLE)
    lines = ReviewTeller(CATALOG["corto"], box(), record, language).lines(found)
    assert len([line for line in lines if line.startswith(words)]) == len(found.moments)
    assert len([line for line in lines if line.startswith("  ")]) >= 2 * len(found.moments)
    assert f"{found.seats[0].accuracy}" in lines[0]


def test_a_game_that_was_broken_off_at_once_is_reviewed_as_json(tmp_path: Path) -> None:
    match = begun(2, SHORT, "told")
    running = tmp_path / "running.jsonl"
    running.write_bytes(write(box(), match.record()))
    assert "not over" in cli_error("review", str(running), games=CATALOG)
    match.submit(0, Abandon(), 0)
    over = tmp_path / "over.jsonl"
    over.write_bytes(write(box(), match.record()))
    done = run_cli("review", str(over), "--json", games=CATALOG)
    assert json.loads(done.out)["start"] == [500, 500], done


def test_only_games_of_corto_are_reviewed() -> None:
    assert "only games of corto" in cli_error("review", str(SHELLS))

"""`saltsea review`: a record judged in sentences of both languages and as JSON; others are refused in words."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.terminal import cli_error, run_cli
from corto.test_review import LITTLE, SHORT, begun, box, random_game
from pirates.tables import RULES
from pirates.test_resail import voyage
from saltsea.catalog import CATALOG
from saltsea.cli.commands.review import ReviewText, VoyageReviewText
from saltsea.games.corto.review.review import review
from saltsea.games.pirates.review.review import said
from saltsea.games.pirates.review.shapes import VoyageMoment, VoyageReview
from saltsea.kernel.record import Abandon, Resign
from saltsea.kernel.record_file import write

SHELLS = Path(__file__).parents[1] / "golden" / "records" / "shells-v1-2-players-ended-by-S10.jsonl"


@pytest.mark.parametrize(("language", "words"), [("en", "Better ("), ("fr", "Mieux (")])
def test_a_review_is_told_with_what_was_played_and_what_was_better(language: str, words: str) -> None:
    record = random_game(2)
    found = review(box(), record, LITTLE)
    lines = ReviewText(CATALOG["corto"], box(), record, language).lines(found)
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


@pytest.mark.parametrize(("language", "words"), [("en", "Six seconds earlier"), ("fr", "Six secondes plus tôt")])
def test_a_voyage_is_told_with_awards_and_what_decided_it(language: str, words: str) -> None:
    moment = VoyageMoment(3, 1, 61_000, 2, 400, 650, space="helm", better="sails-1")
    idle = VoyageMoment(3, 1, 61_000, 2, 400, 650, idle=95_000, earlier=550)
    found = VoyageReview(1, 24, [replace(one, say=said(one)) for one in (moment, idle)])
    lines = VoyageReviewText(CATALOG["pirates"], RULES, voyage().record(), language).lines(found)
    assert len([line for line in lines if line.startswith(words)]) == 1
    assert any("65" in line for line in lines)
    assert any(", 1:01, " in line for line in lines), "the clock is told as a clock"
    assert lines[0].endswith(".")


def test_a_game_without_a_review_is_refused() -> None:
    assert "has no review" in cli_error("review", str(SHELLS))


@pytest.mark.parametrize(
    ("language", "chance", "told"), [("en", "50.0 %", "was resigned"), ("fr", "50,0 %", "a été abandonnée")]
)
def test_who_resigns_at_once_is_not_told_that_cards_decided(language: str, chance: str, told: str) -> None:
    match = begun(2, SHORT, "told")
    match.submit(0, Resign(), 0)
    found = review(box(), match.record(), LITTLE)
    lines = ReviewText(CATALOG["corto"], box(), match.record(), language).lines(found)
    assert chance in lines[0].replace("\xa0", " ")
    assert told in lines[-1]

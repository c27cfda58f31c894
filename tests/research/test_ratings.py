"""Ratings of tournaments, and bots of somebody's own."""

import json
import random
from pathlib import Path

import pytest

from cli.terminal import run_cli
from saltsea.catalog import CATALOG
from saltsea.research.ratings import ratings
from saltsea.research.tournament import GameResult

OWN = Path(__file__).parents[2] / "examples" / "first_card_bot.py"


def game(one: str, other: str, deal: int, share: float) -> GameResult:
    return GameResult(table="", one=one, other=other, deal=deal, seat=deal % 2, share=share, margin=0, turns=1)


def won(one: str, other: str, times: int, of: int) -> list[GameResult]:
    return [game(one, other, deal, float(deal < times)) for deal in range(of)]


def test_three_victories_of_four_are_191_points_as_in_chess() -> None:
    first, second = ratings(won("a", "b", 75, 100), 2)
    assert (first.name, second.name) == ("a", "b")
    assert first.rating - second.rating == pytest.approx(191, abs=3)
    assert first.rating + second.rating == pytest.approx(0, abs=0.2)
    assert first.low < first.rating < first.high
    assert first.low > second.high


def test_a_bot_alone_against_three_that_wins_a_quarter_is_their_equal() -> None:
    first, second = ratings(won("a", "b", 25, 100) + won("b", "a", 25, 100), 4)
    assert first.rating == pytest.approx(second.rating, abs=1)


def test_the_order_of_the_games_does_not_matter_and_more_games_are_surer() -> None:
    few, many = won("a", "b", 6, 10), won("a", "b", 240, 400)
    mixed = random.Random(1).sample(many, len(many))
    assert ratings(many, 2) == ratings(mixed, 2)
    assert ratings(many, 2)[0].high - ratings(many, 2)[0].low < ratings(few, 2)[0].high - ratings(few, 2)[0].low


def test_who_has_won_everything_is_still_rated() -> None:
    first, _ = ratings(won("a", "b", 20, 20), 2)
    assert 300 < first.rating < 2000


@pytest.mark.parametrize(("games", "players"), [(1, 2), (8, 2), (400, 2), (20, 4)])
def test_every_rating_lies_within_its_own_interval(games: int, players: int) -> None:
    swept = won("a", "b", games, games)
    tied = [*swept, *won("a", "c", games, games), *won("b", "c", games // 2, games)]
    chain = [*swept, *won("b", "c", games, games), *won("a", "c", games, games)]
    for table in (swept, tied, chain, won("a", "b", 0, games)):
        assert all(one.low <= one.rating <= one.high for one in ratings(table, players))


def test_victories_in_every_game_leave_an_interval_that_more_of_them_narrow() -> None:
    few, many = ratings(won("a", "b", 8, 8), 2)[0], ratings(won("a", "b", 400, 400), 2)[0]
    assert few.high - few.low > 200
    assert few.low < 400 < many.low


def test_a_bot_of_ones_own_plays_and_all_are_rated() -> None:
    names = f"{OWN},random,greedy-1"
    options = ("--games", "4", "--workers", "1", "--option", "length=6")
    done = run_cli("tournament", "corto", "--players", names, *options, "--json", games=CATALOG)
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert {one["name"] for one in found["ratings"]} == {str(OWN), "random", "greedy-1"}
    assert len(found["pairings"]) == 3
    again = run_cli("tournament", "corto", "--players", names, *options, games=CATALOG)
    assert " to " in again.out.splitlines()[4]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x = 1", "it has no function bot(rules)"),
        ("def bot(rules): return 5", "no method choose"),
        ("def bot(rules): raise ValueError('no luck')", "ValueError: no luck"),
        ("def bot(", "SyntaxError"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_before_anything_is_played(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text)
    done = run_cli("tournament", "corto", "--players", f"{file},random", games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert words in done.err


def test_a_file_that_is_not_there_is_named() -> None:
    done = run_cli("tournament", "corto", "--players", "./nobody.py,random", games=CATALOG)
    assert "./nobody.py: there is no such file" in done.err


def test_a_bot_of_ones_own_plays_in_a_simulation_too(tmp_path: Path) -> None:
    options = ("--games", "1", "--option", "length=6", "--json")
    done = run_cli("simulate", "corto", "--bots", f"{OWN},random", *options, games=CATALOG)
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["games"] == 1
    broken = tmp_path / "mine.py"
    broken.write_text("x = 1")
    done = run_cli("simulate", "corto", "--bots", str(broken), games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "it has no function bot(rules)" in done.err

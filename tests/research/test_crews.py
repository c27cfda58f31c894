"""Tournaments of crews: all sail the same voyages, whoever plays them, and the results say who sailed better."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from cli.terminal import run_cli
from saltsea.catalog import CATALOG
from saltsea.cli.contests.live_standings import LiveStandings, minutes
from saltsea.research.contest import Processes, run_games
from saltsea.research.crews import (
    CrewGameResult,
    Crews,
    add_up_crews,
    compare_crews,
    comparisons,
    mean_within,
    sailors,
    voyages,
)
from saltsea.research.ratings import ratings

SETTING = Crews("saltsea.catalog:CATALOG", "pirates", 2, {"chapter": "1", "level": "deckhand"}, "tide")
CREWS = ["able+idle", "idle"]


def sailed(crew: str, number: int, score: int) -> CrewGameResult:
    return CrewGameResult(table="", crew=crew, number=number, won=score > 0, score=score, rounds=3)


def test_a_crew_is_one_kind_for_all_seats_or_one_for_each() -> None:
    assert sailors("able", 3) == ["able"] * 3
    assert sailors("old-salt+green", 2) == ["old-salt", "green"]


def test_voyages_do_not_depend_on_the_number_of_processes_or_on_an_interruption(tmp_path: Path) -> None:
    file, wanted = tmp_path / "voyages.jsonl", voyages(CREWS, 2)
    whole = [(one.fixture(), one.won, one.score) for one in run_games(SETTING, wanted, Processes(1), file, print_none)]
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[1][:9])  # killed while it wrote the second line
    again = run_games(SETTING, wanted, Processes(2), file, print_none)
    assert [(one.fixture(), one.won, one.score) for one in again] == whole
    assert len(file.read_bytes().splitlines()) == len(wanted)
    assert [voyage for voyage, _, _ in whole] == wanted


def print_none(_: object) -> None:
    """Nobody watches."""


def test_who_wins_or_else_scores_more_has_sailed_better() -> None:
    done = [sailed("a", 0, 90), sailed("b", 0, 0), sailed("a", 1, 50), sailed("b", 1, 70), sailed("a", 2, 0)]
    done += [sailed("b", 2, 0), sailed("a", 3, 80)]  # b has not come that far
    assert [one.share for one in comparisons(done, ["a", "b"])] == [1, 0, 0.5]
    (pair,) = compare_crews(done, ["a", "b"])
    assert (pair.voyages, pair.better, pair.same, pair.share) == (3, 1, 1, 0.5)
    assert pair.points == pytest.approx(23.333)
    assert pair.points_low < pair.points < pair.points_high
    first, second = add_up_crews(done, ["a", "b"])
    assert (first.voyages, first.won, first.share, first.score) == (4, 3, 0.75, 55.0)
    assert first.low < 0.75 < first.high
    assert (second.won, second.score_low) == (1, 0.0)


def test_the_interval_of_a_mean_holds_as_often_as_it_says() -> None:
    assert mean_within([7]) == (7, 7, 7)
    mean, low, high = mean_within([float(number % 10) for number in range(1000)])
    assert mean == 4.5
    assert high - low == pytest.approx(2 * 1.96 * 2.8737 / 1000**0.5, rel=1e-3)


def test_crews_are_rated_by_the_voyages_that_they_sailed_better() -> None:
    done = [sailed("a", number, 90 if number % 4 else 0) for number in range(100)]
    done += [sailed("b", number, 0 if number % 4 else 90) for number in range(100)]
    first, second = ratings(comparisons(done, ["b", "a"]), 2)
    assert first.name == "a"
    assert first.rating - second.rating == pytest.approx(191, abs=3)


def test_the_command_compares_crews_and_rates_them() -> None:
    options = ("--seats", "2", "--games", "2", "--workers", "1", "--option", "chapter=1", "--option", "level=deckhand")
    names = "idle,random,green+idle"
    done = run_cli("tournament", "pirates", "--players", names, *options, "--json", games=CATALOG)
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert [one["crew"] for one in found["crews"]] == names.split(",")
    assert (found["seats"], len(found["pairings"]), len(found["ratings"])) == (2, 3, 3)
    told = run_cli("tournament", "pirates", "--players", names, *options, games=CATALOG).out
    assert "idle  won   0.0% of 2 voyages" in told
    assert "green+idle  sailed better" in told


class Screen(StringIO):
    """A terminal that remembers."""

    def isatty(self) -> bool:
        return True


def test_the_standings_are_drawn_while_games_come_in_and_go_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, times = Screen(), iter([0.0, 0.5, 2.0, 2.0, 2.1, 4.0, 4.0])
    monkeypatch.setattr(sys, "stderr", screen)
    with LiveStandings("games", 100, clock=lambda: next(times)) as live:
        for done in (20, 40, 41, 60):
            live.update(done, lambda: ["a 60 %", "b 40 %"])
    assert screen.getvalue().count("a 60 %") == 2
    assert "games: 40 of 100, 10.0 a second, 0:06 left\n" in screen.getvalue()
    assert "\x1b[3A\r\x1b[Jgames: 60 of 100, 10.0 a second" in screen.getvalue()
    assert screen.getvalue().endswith("\x1b[3A\r\x1b[J")


def test_where_nobody_watches_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = StringIO()
    monkeypatch.setattr(sys, "stderr", quiet)
    with LiveStandings("games", 2, clock=iter(range(0, 100, 10)).__next__) as live:
        live.update(1, lambda: ["never made"])
    assert quiet.getvalue() == ""
    assert (minutes(65), minutes(7265)) == ("1:05", "2:01:05")

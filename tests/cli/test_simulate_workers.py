"""`saltsea simulate` with several processes and with a file: the same numbers as in one go, and no game twice."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from cli.terminal import cli_error, run_cli
from saltsea.catalog import CATALOG
from saltsea.research import contest
from saltsea.research.simulation import GameSeen, SimulationSetup

TIMES: Final = ("seconds", "games_per_second", "decisions_per_second", "moves_per_second")
OWN: Final = Path(__file__).parents[2] / "examples" / "first_card_bot.py"
CORTO: Final = ("corto", "--players", "2", "--option", "length=6", "--bots", "random", "--games", "6")
PIRATES: Final = ("pirates", "--players", "4", "--bots", "green+able+green+green", "--games", "2", "--reaction", "1-3")


def result(*arguments: str) -> dict[str, Any]:
    """The JSON without what a clock says."""
    done = run_cli("simulate", *arguments, "--json", games=CATALOG)
    assert (done.code, done.err) == (0, ""), done
    return {name: value for name, value in json.loads(done.out).items() if name not in TIMES}


@pytest.mark.parametrize("game", [CORTO, PIRATES], ids=["corto", "pirates"])
def test_two_processes_find_what_one_finds(game: tuple[str, ...]) -> None:
    assert result(*game, "--workers", "2") == result(*game)


def test_records_of_two_processes_are_those_of_one(tmp_path: Path) -> None:
    for workers in ("1", "2"):
        result(*CORTO, "--workers", workers, "--records", str(tmp_path / workers))
    files = sorted((tmp_path / "1").iterdir())
    assert [file.name for file in files] == sorted(file.name for file in (tmp_path / "2").iterdir())
    assert all(file.read_bytes() == (tmp_path / "2" / file.name).read_bytes() for file in files)


def test_other_values_reach_the_other_processes(tmp_path: Path) -> None:
    cards = (Path(contest.__file__).parents[1] / "content" / "corto" / "cards.json").read_text(encoding="utf-8")
    (tmp_path / "cards.json").write_text(cards.replace('"border": "white"', '"border": "black"'), encoding="utf-8")
    mine = (*CORTO, "--content", str(tmp_path / "cards.json"))
    assert result(*mine, "--workers", "2") == result(*mine) != result(*CORTO)


def test_what_was_stopped_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    whole = result(*CORTO, "--file", str(file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:40])
    played: list[int] = []
    game_seen = SimulationSetup.game_seen

    def counted(table: SimulationSetup, number: int, *seen: Any) -> GameSeen:
        played.append(number)
        return game_seen(table, number, *seen)

    monkeypatch.setattr(SimulationSetup, "game_seen", counted)
    assert result(*CORTO, "--file", str(file)) == whole
    assert played == [2, 3, 4, 5]
    assert len(file.read_bytes().splitlines()) == 6


def test_a_file_keeps_tables_apart(tmp_path: Path) -> None:
    file = ("--file", str(tmp_path / "games.jsonl"))
    assert result(*CORTO, *file) == result(*CORTO)
    assert result(*CORTO, "--seed", "other", *file) == result(*CORTO, "--seed", "other")
    assert result(*CORTO, "--bots", str(OWN), *file) == result(*CORTO, "--bots", str(OWN))


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (("--workers", "0"), "from 1 to 256, or all"),
        (("--ray", "127.0.0.1:1"), "Ray"),
        (("--file", "games.jsonl", "--records", "voyages"), "do not go together"),
        (("--bots", "./nobody.py"), "there is no such file"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(wrong: tuple[str, ...], words: str) -> None:
    assert words in cli_error("simulate", *CORTO, *wrong, games=CATALOG)


def test_other_processes_know_the_games_of_the_catalogue_alone() -> None:
    assert "do not know shells" in cli_error("simulate", "shells", "--workers", "2")

"""`saltsea simulate`: the same seed gives the same games, and nothing of anybody's is written over."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cli.terminal import cli_error, cli_output, run_cli
from saltsea.bots.random_bot import RandomBot
from saltsea.cli.common.table_options import parse_value
from saltsea.kernel.options import Option
from small_games.catalog import SHELLS
from small_games.shells.game import ShellsRules

TIMES = ("seconds", "games_per_second", "decisions_per_second", "moves_per_second")


def result(*arguments: str) -> dict[str, object]:
    """The JSON without what a clock says."""
    found: dict[str, object] = json.loads(cli_output("simulate", *arguments, "--json"))
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("game", ["shells", "pumps"])
def test_the_same_seed_gives_the_same_result(game: str) -> None:
    again = [result(game, "--games", "20", "--players", "3", "--seed", "tide") for _ in range(2)]
    assert again[0] == again[1]
    assert again[0]["seed"] == "tide"
    assert again[0]["checksum"] != result(game, "--games", "20", "--players", "3", "--seed", "ebb")["checksum"]


def test_a_game_does_not_depend_on_how_many_are_played(tmp_path: Path) -> None:
    for games in ("3", "7"):
        cli_output("simulate", "pumps", "--games", games, "--records", str(tmp_path / games))
    for file in (tmp_path / "3").iterdir():
        assert file.read_bytes() == (tmp_path / "7" / file.name).read_bytes()


def test_json_is_one_object_with_everything_that_can_be_counted() -> None:
    found = json.loads(cli_output("simulate", "shells", "--games", "5", "--json"))
    assert (found["game"], found["games"], found["players"]) == ("shells", 5, 2)
    assert sum(found["ended_by"].values()) == 5
    assert len(found["wins_by_seat"]) == len(found["scores_by_seat"]) == 2
    assert set(TIMES) <= set(found)


def test_the_report_says_the_same_to_a_person() -> None:
    report = cli_output("simulate", "shells", "--games", "1000", "--players", "3")
    rows = dict(line.strip().split("  ", 1) for line in report.splitlines())
    assert rows["games"] == "1,000"
    assert rows["ended by"] == "shells.S10 1,000"
    assert rows["scores by seat"].count(" to ") == 3
    assert rows["wins by seat"].count("|") == 2


def test_the_seat_may_be_given_to_a_player_by_name() -> None:
    one, each = ("--bots", "random"), ("--bots", "random,random")
    assert result("shells", "--games", "3", *one) == result("shells", "--games", "3", *each)


# --- records ---


def test_records_are_one_file_a_game_and_the_report_says_how_to_watch_one(tmp_path: Path) -> None:
    folder = tmp_path / "two words" / "deep"
    report = cli_output("simulate", "shells", "--games", "3", "--records", str(folder))
    assert sorted(file.name for file in folder.iterdir()) == [f"shells-0000{number}.jsonl" for number in (1, 2, 3)]
    assert report.rstrip().endswith(f"saltsea replay show '{folder}/shells-00001.jsonl'")


def test_records_with_json_print_one_object_only(tmp_path: Path) -> None:
    json.loads(cli_output("simulate", "shells", "--games", "1", "--json", "--records", str(tmp_path)))


def test_a_folder_that_holds_files_is_left_alone(tmp_path: Path) -> None:
    mine = tmp_path / "shells-00001.jsonl"
    mine.write_text("mine")
    assert "already holds files" in cli_error("simulate", "shells", "--games", "1", "--records", str(tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == [mine.name]
    assert mine.read_text() == "mine"


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "is a file" in cli_error("simulate", "shells", "--records", str(tmp_path / "file"))
    assert "cannot be made" in cli_error("simulate", "shells", "--records", str(tmp_path / "file" / "below"))


def test_a_command_that_is_refused_makes_no_folder(tmp_path: Path) -> None:
    for wrong in (("--bots", "randon"), ("--players", "9"), ("--option", "fast=1")):
        cli_error("simulate", "shells", *wrong, "--records", str(tmp_path / "new"))
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fails_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, _: bytes) -> int:
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr(Path, "write_bytes", full)
    line = cli_error("simulate", "shells", "--games", "1", "--records", str(tmp_path), code=1)
    assert line == f"saltsea: {tmp_path / 'shells-00001.jsonl'}: No space left on device"


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line is for what a person did; a bug shows its traceback."""

    def broken(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(RandomBot, "choose", broken)
    with pytest.raises(RuntimeError, match="a bug"):
        cli_output("simulate", "shells", "--games", "1")


# --- table options ---


class PacedRules(ShellsRules):
    """Shells with something to choose."""

    def __init__(self) -> None:
        super().__init__()
        self.options = [Option("pace", "slow", ["slow", "fast"])]


PACED = {"shells": replace(SHELLS, rules=PacedRules)}


def test_an_option_of_the_game_is_taken_and_stands_in_the_record(tmp_path: Path) -> None:
    words = ("simulate", "shells", "--games", "1", "--option", "pace=fast", "--records", str(tmp_path))
    assert run_cli(*words, games=PACED).code == 0
    assert '"options":{"pace":"fast"}' in (tmp_path / "shells-00001.jsonl").read_text()


def test_an_option_that_the_game_does_not_know_is_refused() -> None:
    def refused(option: str) -> str:
        return cli_error("simulate", "shells", "--option", option, games=PACED)

    assert "there is no option 'pase'. Did you mean pace?" in refused("pase=fast")
    assert "pace cannot be quick. It can be: slow, fast. [table.T5]" in refused("pace=quick")


@pytest.mark.parametrize(
    ("choices", "typed", "value"),
    [
        ([1, 2], "2", 2),
        (["1", "2"], "2", "2"),
        ([1, 2], "3", "3"),
        ([], "-3", -3),
        ([], "--3", "--3"),
        ([], "²", "²"),
        ([], "slow", "slow"),
    ],
)
def test_an_option_is_read_as_the_game_declares_it(choices: list[str | int], typed: str, value: str | int) -> None:
    assert parse_value(Option("pace", 1, choices), typed) == value

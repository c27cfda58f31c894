"""`saltsea replay`: shows what each seat may know, proves what is whole, and names the line of what is not."""

import json
from pathlib import Path

import pytest
from write_golden import GAMES

from cli.terminal import cli_error, cli_output, run_cli
from contract.scale import PROOF
from saltsea.catalog import CATALOG
from saltsea.kernel.record_file import with_chapter, write
from saltsea.research.real_time import sailed

GOLDEN = Path(__file__).parents[1] / "golden" / "records"
SHELLS = GOLDEN / "shells-v1-2-players-ended-by-S10.jsonl"
PUMPS = GOLDEN / "pumps-v1-2-players-ended-by-P9.jsonl"
UNFINISHED = GOLDEN / "shells-v1-unfinished.jsonl"


def show(file: Path, *options: str) -> list[str]:
    return cli_output("replay", "show", str(file), *options).splitlines()


# --- show ---


def test_a_finished_game_is_told_with_all_its_cards_and_its_outcome() -> None:
    lines = show(SHELLS)
    assert lines[0].split() == ["0", "0:00.0", "The", "table", *lines[0].split()[4:]]
    assert not any("?" in line for line in lines)
    assert lines[-1].startswith("Over by shells.S10. The winner: Seat ")


def test_a_seat_sees_only_its_own_cards_and_a_watcher_none() -> None:
    def dealt(*options: str) -> dict[str, bool]:
        lines = [line for line in show(UNFINISHED, *options, "--line", "0") if " gets " in line]
        return {seat: any(f"seat {seat} gets" in line and "?" not in line for line in lines) for seat in ("0", "1")}

    assert dealt() == {"0": False, "1": False}
    assert dealt("--seat", "0") == {"0": True, "1": False}
    assert dealt("--seat", "1") == {"0": False, "1": True}


def test_both_languages_are_spoken() -> None:
    assert "Seat " in "\n".join(show(SHELLS))
    french = show(SHELLS, "--lang", "fr")
    assert "Place " in "\n".join(french)
    assert french[-1].startswith("Fin par shells.S10. Place 1 gagne. Scores\N{NO-BREAK SPACE}: Place 0 ")


def test_show_stops_after_a_line_and_tells_no_outcome_then() -> None:
    lines = show(SHELLS, "--line", "3")
    assert lines[-1].split()[0] == "3"
    assert lines == show(SHELLS)[: len(lines)]


def test_steps_that_were_taken_back_are_told() -> None:
    lines = show(GOLDEN / "shells-v1-taken-back.jsonl")
    assert any("takes back everything after line" in line for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_golden_record_can_be_told_and_no_line_ends_in_spaces(language: str) -> None:
    for file in sorted(GOLDEN.glob("*.jsonl"))[:: 1 if PROOF else 4]:
        done = run_cli("replay", "show", str(file), "--seat", "0", "--lang", language, games=GAMES)
        assert (done.code, done.err) == (0, ""), file
        assert [line for line in done.out.splitlines() if line != line.rstrip()] == []


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (("--line", "999"), "has the lines 0 to "),
        (("--line", "-1"), "-1 is not in the range"),
        (("--seat", "2"), "has the seats 0 to 1"),
    ],
)
def test_what_is_not_in_the_record_is_refused(options: tuple[str, ...], answer: str) -> None:
    assert answer in cli_error("replay", "show", str(SHELLS), *options)


# --- verify ---


def test_whole_records_are_proven_one_line_each() -> None:
    files = [str(SHELLS), str(PUMPS), str(UNFINISHED), str(GOLDEN / "shells-v1-sealed.jsonl")]
    lines = cli_output("replay", "verify", *files).splitlines()
    assert [line.partition(": verified. ")[0] for line in lines[:4]] == files
    assert lines[0].endswith("the seed fits its seal.")
    assert lines[2].endswith("the seed stays sealed until the game is over.")
    assert lines[3].endswith("the seed stays sealed until 2030-01-01 is over.")
    assert lines[4] == "All 4 records hold."


def test_a_folder_stands_for_the_records_in_it(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a record")
    assert "holds no record" in cli_error("replay", "verify", str(tmp_path))
    cli_output("simulate", "pumps", "--games", "3", "--records", str(tmp_path / "in"))
    assert cli_output("replay", "verify", str(tmp_path / "in")).count(": verified. ") == 3


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """A record with one changed figure."""
    file = tmp_path / "edited.jsonl"
    lines = SHELLS.read_text().splitlines(keepends=True)
    lines[4] = lines[4].replace('"at":0', '"at":1', 1)
    file.write_text("".join(lines))
    return file


def test_a_bad_record_is_refused_with_its_line_and_the_good_ones_are_still_proven(edited: Path) -> None:
    done = run_cli("replay", "verify", str(edited), str(PUMPS))
    assert done.code == 1
    assert done.err.startswith(f"{edited}: refused, line 5: its checksum does not fit")
    assert f"{PUMPS}: verified." in done.out
    assert done.out.endswith("1 of 2 records were refused.\n")


def test_a_bad_record_is_not_shown(edited: Path) -> None:
    assert f"{edited}: refused, line 5: " in cli_error("replay", "show", str(edited), code=1)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"\xff\xfe\n", b"{}\n"])
def test_what_is_no_record_at_all_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    for command in ("show", "verify"):
        assert f"{file}: refused, line 1: " in cli_error("replay", command, str(file), code=1)


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_game_that_is_not_aboard_is_named(command: str) -> None:
    line = cli_error("replay", command, str(PUMPS), code=1, games={})
    assert "it is a game of 'pumps', which is not aboard this version" in line


def test_the_header_of_a_record_is_plain_json() -> None:
    """So that a person who opens the file sees what it is."""
    assert json.loads(SHELLS.read_text().partition("\n")[0])["game"] == "shells"


# --- with a player-made chapter ---


def test_a_record_whose_chapter_goes_first_is_shown_and_proven(tmp_path: Path) -> None:
    """As a server exports it."""
    text = (Path(__file__).parents[2] / "docs" / "examples" / "my-chapter.json").read_text(encoding="utf-8")
    base = CATALOG["pirates"]
    assert base.player_content is not None
    assert base.tempo is not None
    rules = base.player_content(base, text).rules()
    bots = [base.make_bot("random", rules) for _ in range(2)]
    record = write(rules, sailed(rules, base.tempo, 2, {}, bots, "own", hashing=True).match.record())
    file = tmp_path / "own.jsonl"
    file.write_bytes(with_chapter(record, text))
    done = run_cli("replay", "verify", str(file), games=CATALOG)
    assert (done.code, "verified" in done.out) == (0, True), done
    assert run_cli("replay", "show", str(file), games=CATALOG).code == 0
    file.write_bytes(record)
    assert "other content values" in run_cli("replay", "verify", str(file), games=CATALOG).err
    for first in ("{", '{"saltsea": "chapter"}'):
        file.write_bytes(with_chapter(record, first))
        assert "cannot be sailed" in run_cli("replay", "verify", str(file), games=CATALOG).err
    file.write_bytes(b'{"saltsea":"chapter"}\n' + record)
    assert "line 1: its chapter cannot be read" in run_cli("replay", "verify", str(file), games=CATALOG).err

"""Bots of somebody's own: their mistakes are said with their name, and an edited one plays its games anew."""

import os
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any, cast

import pytest

from cli.terminal import run_cli
from saltsea.bots.player import AnytimeBot, LeadingBot, ListeningBot
from saltsea.catalog import CATALOG
from saltsea.research.own_bot import own_bot
from saltsea.research.results_file import BadResultsError, ResultLine, ResultsFile

FIRST = "return seen.legal[0]"
ILLEGAL = "return next(a for a in self.rules.vocabulary.actions if a not in seen.legal)"


def program(file: Path, choice: str, more: str = "") -> str:
    """A bot that chooses so."""
    file.write_text(
        f"class B:\n    def __init__(self, rules): self.rules = rules\n    def choose(self, seen, dice): {choice}\n"
        f"    {more or 'pass'}\ndef bot(rules): return B(rules)\n"
    )
    return str(file)


def rivals(name: str, *more: str) -> Any:
    common = ("--games", "2", "--workers", "1", "--option", "length=6")
    return run_cli("tournament", "corto", "--players", f"{name},random", *common, *more, games=CATALOG)


MISTAKES = [
    pytest.param(ILLEGAL, ("not legal", "[corto."), id="illegal"),
    pytest.param("raise KeyError('oh')", (", line 3: KeyError: 'oh'",), id="raises"),
    pytest.param("raise SystemExit('bye')", ("SystemExit: bye",), id="exits"),
    pytest.param("return 5", ("chose 5", "observation.legal"), id="number"),
    pytest.param("return None", ("chose nothing",), id="nothing"),
]


@pytest.mark.parametrize(("choice", "words"), MISTAKES)
def test_a_mistake_in_play_is_one_sentence_with_the_name_of_the_bot(
    tmp_path: Path, choice: str, words: tuple[str, ...]
) -> None:
    name = program(tmp_path / "mine.py", choice)
    done = rivals(name)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    for said in ("mine.py", "deal 1, ", *words):
        assert said in done.err


def test_a_mistake_in_a_simulation_and_of_a_crew_names_the_bot_too(tmp_path: Path) -> None:
    name = program(tmp_path / "mine.py", ILLEGAL)
    done = run_cli("simulate", "corto", "--bots", f"{name},random", "--option", "length=6", games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "mine.py made a choice that is not legal" in done.err
    assert "game 1" in done.err
    crew = ("--games", "1", "--workers", "1", "--seats", "1")
    done = run_cli("tournament", "pirates", "--players", f"green,{name}", *crew, games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "[pirates." in done.err
    assert "voyage 1 of " in done.err


def test_a_bot_that_changes_an_action_is_told_so(tmp_path: Path) -> None:
    """There is one object of each action, so a changed one would be wrong for everybody who plays in this process."""
    choice = "action = seen.legal[-1]; [setattr(action, name, 3) for name in vars(action)]; return action"
    done = rivals(program(tmp_path / "mine.py", choice), "--workers", "2")
    assert (done.code, done.out) == (2, "")
    assert "mine.py changed the action that it chose" in done.err


def test_a_bot_that_ends_its_process_ends_the_tournament_in_a_sentence(tmp_path: Path) -> None:
    name = program(tmp_path / "mine.py", "import os; os._exit(3)")
    common = ("--games", "2", "--workers", "2", "--option", "length=6")
    done = run_cli("tournament", "corto", "--players", f"{name},random", *common, games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "a process that played ended in the middle of a game" in done.err


PARENT = """
import multiprocessing, os, time
from saltsea.research.contest import begin_process

def work(pipe):
    begin_process()
    pipe.send(os.getpid())
    time.sleep(60)

if __name__ == "__main__":
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    multiprocessing.get_context("spawn").Process(target=work, args=(theirs,)).start()
    print(ours.recv(), flush=True)
    os.kill(os.getpid(), 9)
"""


def test_a_process_does_not_outlive_the_tournament_that_was_killed(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    done = subprocess.run([sys.executable, tmp_path / "parent.py"], capture_output=True, text=True, timeout=60)
    child = int(done.stdout)
    for _ in range(200):
        if not is_alive(child):
            return
        sleep(0.05)
    os.kill(child, 9)
    pytest.fail("the process is still there")


def is_alive(process: int) -> bool:
    """A process that has ended may still be listed, until somebody asks how it ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_file_that_exits_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import sys; sys.exit('bye')")
    done = rivals(str(file))
    assert (done.code, done.out) == (2, "")
    assert "mine.py: bot(rules) cannot be made: SystemExit: bye." in done.err


def test_a_watched_bot_is_what_the_bot_is_and_no_more(tmp_path: Path) -> None:
    entry = CATALOG["corto"]
    plain = own_bot(program(tmp_path / "plain.py", FIRST), entry, entry.rules())
    timed = own_bot(program(tmp_path / "timed.py", FIRST, "def limit(self, late): 1 / 0"), entry, entry.rules())
    assert not isinstance(plain, AnytimeBot | ListeningBot | LeadingBot)
    assert isinstance(timed, AnytimeBot)
    with pytest.raises(ValueError, match=r"timed.py, line 4: ZeroDivisionError"):
        timed.limit(lambda: False)


def test_a_bot_that_was_edited_plays_its_games_again_and_that_is_said(tmp_path: Path) -> None:
    file, kept = tmp_path / "mine.py", tmp_path / "games.jsonl"
    name = program(file, FIRST)
    first = rivals(name, "--file", str(kept), "--json")
    again = rivals(name, "--file", str(kept), "--json")
    assert (again.out, again.err) == (first.out, "")
    program(file, "return seen.legal[-1]")
    edited = rivals(name, "--file", str(kept), "--json")
    assert f"{kept}: 2 games were played before {name} changed, and not used." in edited.err
    assert len(kept.read_bytes().splitlines()) == 4
    once = rivals(name, "--file", str(kept), "--json")
    assert (once.out, once.err) == (edited.out, "")
    beside = run_cli("tournament", "corto", "--players", "random,novice", "--games", "1", "--file", str(kept),
                     "--workers", "1", "--option", "length=6", games=CATALOG)  # fmt: skip
    assert beside.err == ""


def test_a_simulation_plays_again_after_its_bot_or_its_rules_changed(tmp_path: Path) -> None:
    kept, name = tmp_path / "games.jsonl", program(tmp_path / "mine.py", FIRST)
    common = ("--bots", f"{name},random", "--games", "1", "--option", "length=6", "--file", str(kept), "--json")
    run_cli("simulate", "corto", *common, games=CATALOG)
    program(tmp_path / "mine.py", "return seen.legal[-1]")
    assert "before" in run_cli("simulate", "corto", *common, games=CATALOG).err
    kept.write_bytes(kept.read_bytes().replace(b'"rules":"', b'"rules":"0'))
    done = run_cli("simulate", "corto", *common, games=CATALOG)
    assert "1 game was played by other rules or by another version of Saltsea, and not used." in done.err


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"precious", 1),
        (b"# Title\n\nwords\n", 1),
        (b'{"table":"x"}\n\xff\x00\n', 2),
        (b'{"table":"x"}\n{"tab', None),
        (b'{"table":"x"}\n\n', None),
        (b'{"table":"x"}', None),
    ],
)
def test_a_damaged_or_foreign_file_is_named_with_its_line_and_stays(
    tmp_path: Path, text: bytes, line: int | None
) -> None:
    kept = tmp_path / "kept"
    kept.write_bytes(text)
    done = run_cli(
        "simulate", "corto", "--games", "1", "--option", "length=6", "--file", str(kept), "--json", games=CATALOG
    )
    if line is None:
        assert (done.code, done.err) == (0, "")
        assert kept.read_bytes().startswith(b'{"table":"x"}\n')
    else:
        assert (done.code, done.out) == (2, "")
        assert f"kept, line {line}, is no result of a game" in done.err
        assert kept.read_bytes() == text


def test_a_full_disk_is_told_with_the_file_and_what_to_do() -> None:
    with pytest.raises(
        BadResultsError, match=r"/dev/full cannot be written: No space left.* kept: make room, and give"
    ):
        ResultsFile(Path("/dev/full")).add(cast(Any, ResultLine("x")))


def test_a_half_written_line_is_cut_off_and_no_other_is_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is killed meanwhile, or has a full disk, loses no game."""
    kept = tmp_path / "kept"
    kept.write_bytes(b'{"table":"x"}\n{"tab')
    monkeypatch.delattr(Path, "write_bytes")
    ResultsFile(kept).begin()
    assert kept.read_bytes() == b'{"table":"x"}\n'

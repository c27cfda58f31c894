"""The command as a process: bars for people only, clean ends on Ctrl-C and on a pipe that closes."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest

from cli.terminal import PATIENCE, command, environment, program, terminal
from saltsea.cli.common.progress import DELAY, Progress

LONG = ("simulate", "shells", "--games", "1000000")
BRIEFLY_LONG = ("bench", "shells", "--seconds", str(DELAY * 1.5))
GOLDEN = Path(__file__).parents[1] / "golden" / "records"


def test_the_installed_command_and_the_module_are_the_same() -> None:
    script = Path(sys.executable).with_name("saltsea")
    done = subprocess.run([script, "--version"], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout == program("--version", program="saltsea").out


def test_exit_codes_reach_the_shell() -> None:
    assert program("rule", "table").code == 0
    assert program("rule", "nothing").code == 2
    assert program("replay", "verify", __file__).code == 1


# --- the bar ---


class Screen(StringIO):
    """A stream that says whether it is a terminal."""

    def __init__(self, *, terminal: bool = True) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def clock(*times: float) -> Callable[[], float]:
    return iter(times).__next__


def test_the_bar_comes_after_a_second_and_on_stderr() -> None:
    with (
        redirect_stdout(Screen()) as out,
        redirect_stderr(Screen()) as err,
        Progress("counting", clock=clock(0, 0.5, 1.5)) as progress,
    ):
        progress.update(0.25)
        assert err.getvalue() == ""
        progress.update(0.5)
        assert "counting" in err.getvalue()
        progress.update(0.75)
    assert "50%" in err.getvalue()
    assert "75%" in err.getvalue()
    assert out.getvalue() == ""


def test_no_bar_for_quick_work() -> None:
    with (
        redirect_stdout(Screen()),
        redirect_stderr(Screen()) as err,
        Progress("counting", clock=clock(0, 0.5)) as progress,
    ):
        progress.update(1.0)
    assert err.getvalue() == ""


@pytest.mark.parametrize("out", [True, False])
@pytest.mark.parametrize("err", [True, False])
def test_the_bar_is_there_when_stderr_is_a_screen_wherever_stdout_goes(*, out: bool, err: bool) -> None:
    with (
        redirect_stdout(Screen(terminal=out)),
        redirect_stderr(Screen(terminal=err)) as screen,
        Progress("counting", clock=clock(0, 1.5)) as progress,
    ):
        progress.update(1.0)
    assert ("counting" in screen.getvalue()) is err


def test_a_person_sees_the_bar_and_stops_it_with_ctrl_c() -> None:
    with terminal(*LONG) as screen:
        screen.wait_for("%")
        screen.type(b"\x03")
        assert screen.wait_for_the_end() == 130
    assert "shells, 2 players" in screen.seen
    assert screen.seen.rstrip().endswith("games, which are lost: --file keeps them")
    assert "Traceback" not in screen.seen


def test_a_long_bench_shows_its_bar_and_then_its_table() -> None:
    with terminal(*BRIEFLY_LONG) as screen:
        assert screen.wait_for_the_end() == 0
    assert screen.seen.index("measuring") < screen.seen.index("whole random games")


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_what_is_written_into_a_file_is_free_of_the_bar_that_a_person_sees(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "table.txt"
    with file.open("wb") as out, terminal(*BRIEFLY_LONG, *options, out=out.fileno()) as screen:
        assert screen.wait_for_the_end() == 0
    assert "measuring" in screen.seen
    written = file.read_text(encoding="utf-8")
    assert "measuring" not in written
    assert "whole random games" in (str(json.loads(written)) if options else written)


def test_a_deep_count_shows_that_it_goes_on_and_can_be_stopped() -> None:
    with terminal("perft", "shells", "--depth", "40") as screen:
        screen.wait_for("%")
        screen.type(b"\x03")
        assert screen.wait_for_the_end() == 130
    assert "depth " in screen.seen


# --- ends ---


def started(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        command(*arguments), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_an_interrupt_without_a_terminal_is_quiet_too(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    with started(*LONG, "--records", str(folder)) as process:
        while not folder.is_dir() or not any(folder.iterdir()):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    assert re.fullmatch(r"stopped after \d+ of 1,000,000 games, whose records are in '.*records'\n", err)


def test_these_tests_pass_in_a_process_that_ignores_ctrl_c() -> None:
    """As `nohup` and a background shell do; see tests/conftest.py."""
    one = f"{__file__}::{test_an_interrupt_without_a_terminal_is_quiet_too.__name__}"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", one],
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "1 passed" in done.stdout


PIPED: list[tuple[str, ...]] = [
    ("rule",),
    ("-h",),
    ("--version",),
    ("rule", "nothing"),
    ("replay", "show", str(GOLDEN / "pumps-v1-2-players-ended-by-P10.jsonl")),
    ("replay", "verify", str(GOLDEN)),
    ("simulate", "shells", "--games", "2"),
]


@pytest.mark.parametrize("arguments", PIPED, ids=lambda words: " ".join(words[:2]))
def test_a_closed_pipe_is_no_traceback(arguments: tuple[str, ...]) -> None:
    """`saltsea rule | head -1`, at its worst: the reader is gone before the first word."""
    ours, theirs = os.pipe()
    os.close(ours)
    with os.fdopen(theirs, "wb") as gone:
        done = subprocess.run(
            command(*arguments), env=environment(), stdout=gone, stderr=subprocess.PIPE, text=True, timeout=PATIENCE
        )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_a_reader_that_leaves_early_has_what_it_wanted() -> None:
    with started("replay", "show", str(GOLDEN / "pumps-v1-2-players-ended-by-P10.jsonl")) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("   0   0:00.0")
        process.stdout.close()
        assert process.stderr.read() == ""


def test_serve_says_where_it_is_answers_and_stops_quietly() -> None:
    with started("serve", "--port", "0", "--contact", "captain@example.org") as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip().removeprefix("Saltsea is at ")
        link = process.stdout.readline()
        about: dict[str, Any] = httpx.get(f"{address}/api/about").json()
        entries = httpx.get(f"{address}/api/catalogue").json()["entries"]
        titles = {entry["name"]: entry["title"]["fr"] for entry in entries}
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert about["contact"] == "captain@example.org"
    assert titles == {"shells": "Coquillages", "pumps": "Les pompes"}
    assert link.startswith(f"Your operator's page, shown only this once: {address}/operator#")
    assert (process.returncode, out, err) == (0, "", "")

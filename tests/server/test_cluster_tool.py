"""A cluster for trying it says when one of its programs has ended; its proof cuts a node off that has something to
lose."""

import asyncio
import os
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cluster import Ends, Proxy

from server import cluster_proof
from server.cluster_proof import Trial, TrialPlan

TOOL = Path(__file__).resolve().parents[2] / "tools" / "cluster.py"


def test_a_program_that_has_ended_is_told_once_and_how() -> None:
    waits = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    again = f". Again: {shlex.join(waits)}"
    killed, ends, lives = [subprocess.Popen(waits, stdin=subprocess.PIPE) for _ in range(3)]
    programs = {"node1": killed, "node2": ends, "NATS": lives, "PostgreSQL": None}
    watch = Ends()
    try:
        assert watch.lines(programs) == []
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert watch.lines(programs) == [f"node1, process {killed.pid}, has ended: by SIGKILL{again}"]
        ends.communicate()
        assert watch.lines(programs) == [f"node2, process {ends.pid}, has ended: exit status 0{again}"]
        assert watch.lines(programs) == []
    finally:
        for process in (killed, ends, lives):
            process.kill()
            process.communicate()


def test_postgresql_too_is_told_with_what_starts_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It refuses to be started by root: then another user starts it."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
        for user, begins in ((0, ". Again: setpriv --reuid=65534 "), (1000, f". Again: {sys.executable} ")):
            monkeypatch.setattr(os, "geteuid", lambda user=user: user)
            [line] = Ends().lines({"PostgreSQL": process})
            assert begins in line


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """One that PostgreSQL may enter when the tests run as root: it runs as another user."""
    with tempfile.TemporaryDirectory(prefix="stopped-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.parametrize(
    ("number", "is_running"),
    [(signal.SIGINT, False), (signal.SIGTERM, False), (signal.SIGHUP, False), (signal.SIGINT, True)],
)
def test_who_stops_a_cluster_leaves_nothing_behind(
    number: signal.Signals, *, is_running: bool, open_folder: Path
) -> None:
    """While it starts or when it runs; by Ctrl-C, which a terminal sends to all that runs in it, again and again."""
    command = [sys.executable, str(TOOL), "--nodes", "1", "--port", "0"]
    environment = {**os.environ, "TMPDIR": str(open_folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, process_group=0) as tool:
        if is_running:
            read_until("What each node says", tool)
        wait_until(lambda: any(open_folder.glob("saltsea-nats-*/data")), tool)
        assert programs_in(open_folder), "PostgreSQL and NATS run"
        while tool.poll() is None:
            os.killpg(tool.pid, number)
            time.sleep(0.05)
        read_until("Stopping", tool)
        assert tool.returncode == 0
    assert programs_in(open_folder) == []
    assert [*open_folder.iterdir()] == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_a_database_for_trying_leaves_nothing_behind(number: signal.Signals, open_folder: Path) -> None:
    command = [sys.executable, str(TOOL.with_name("postgres_server.py"))]
    environment = {**os.environ, "TMPDIR": str(open_folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, process_group=0) as tool:
        read_until("postgresql://", tool)
        assert programs_in(open_folder)
        tool.send_signal(number)
        assert tool.wait(60) == 0
    assert programs_in(open_folder) == []
    assert [*open_folder.iterdir()] == []


def read_until(words: str, tool: subprocess.Popen[str]) -> None:
    assert tool.stdout is not None
    assert any(words in line for line in tool.stdout)


def programs_in(folder: Path) -> list[str]:
    """The programs whose command names the folder."""
    said = subprocess.run(["ps", "-ww", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in said.splitlines() if f" {folder}/" in line]


def wait_until(holds: Callable[[], bool], program: subprocess.Popen[str]) -> None:
    until = time.monotonic() + 60
    while not holds():
        assert program.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_port_that_is_taken_is_told_before_anything_starts() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, str(TOOL), "--port", str(taken.getsockname()[1])]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "another program uses port" in done.stderr
    assert done.stdout == ""


PLAN = TrialPlan(tables=30, seconds=1, every=1, asleep=0, pace=1, after=0, stories=0, stay=0)


def a_trial(monkeypatch: pytest.MonkeyPatch, *held: int) -> tuple[Trial, list[int]]:
    """A proof whose nodes hold so many tables, and the ways that it cuts."""
    cluster: Any = SimpleNamespace(nodes=[SimpleNamespace(name=str(tables)) for tables in held])
    trial, cut = Trial(PLAN, cluster, Proxy([]), [Proxy([]) for _ in held]), list[int]()
    monkeypatch.setattr(cluster_proof, "tables_at", lambda node: int(node.name))
    for number, way in enumerate(trial.ways):
        monkeypatch.setattr(way, "cut", lambda number=number: cut.append(number))
    return trial, cut


def test_the_proof_cuts_off_the_node_that_holds_most_tables_then(monkeypatch: pytest.MonkeyPatch) -> None:
    trial, cut = a_trial(monkeypatch, 0, 12, 18)
    assert "18 tables" in asyncio.run(trial.parted())
    assert cut == [2]


def test_the_proof_kills_a_node_every_time_and_bus_and_database_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    trial, _ = a_trial(monkeypatch, 10, 10, 10)
    trial.plan = PLAN._replace(seconds=6, every=2)
    killed = list[str]()
    monkeypatch.setattr(trial, "kill", killed.append)
    assert asyncio.run(trial.killed()) == "kill -9 of a node 3 times, NATS 1 times, PostgreSQL 1 times"
    assert killed == ["a node", "NATS", "a node", "a node", "PostgreSQL"]


def test_the_proof_fails_if_no_node_has_anything_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    trial, cut = a_trial(monkeypatch, 0, 0, 0)
    with pytest.raises(AssertionError, match="0 tables"):
        asyncio.run(trial.parted())
    assert not cut

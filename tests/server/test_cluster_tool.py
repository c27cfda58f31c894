"""A cluster for trying it says when one of its programs has ended; its proof cuts a node off that has something to
lose."""

import asyncio
import signal
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from cluster import Ends, Proxy

from server import cluster_proof
from server.cluster_proof import Trial, TrialPlan


def test_a_program_that_has_ended_is_told_once_and_how() -> None:
    waits = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    killed, ends, lives = [subprocess.Popen(waits, stdin=subprocess.PIPE) for _ in range(3)]
    programs = {"node1": killed, "node2": ends, "NATS": lives, "PostgreSQL": None}
    watch = Ends()
    try:
        assert watch.lines(programs) == []
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert watch.lines(programs) == [f"node1, process {killed.pid}, has ended: killed by SIGKILL"]
        ends.communicate()
        assert watch.lines(programs) == [f"node2, process {ends.pid}, has ended: exit status 0"]
        assert watch.lines(programs) == []
    finally:
        for process in (killed, ends, lives):
            process.kill()
            process.communicate()


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


def test_the_proof_fails_if_no_node_has_anything_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    trial, cut = a_trial(monkeypatch, 0, 0, 0)
    with pytest.raises(AssertionError, match="0 tables"):
        asyncio.run(trial.parted())
    assert not cut

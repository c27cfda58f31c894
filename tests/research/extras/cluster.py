"""A tournament and a simulation on a cluster of two nodes, one of which is killed in the middle: the same result as
alone, nothing lost, nothing twice. And the commands say so where no cluster answers."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster as Nodes

from saltsea.research.cluster import Cluster
from saltsea.research.contest import Processes, Setting, run_games
from saltsea.research.played import Contest
from saltsea.research.simulation import GameSeen, Simulation
from saltsea.research.tournament import GameResult, Pairs, fixtures

PLACE = "saltsea.catalog:CATALOG"
TOURNAMENT = Pairs(PLACE, "corto", 2, {"length": 6}, "ray")
FIXTURES = fixtures(["random", "novice", "greedy-1"], 2, 20)
SIMULATION = Simulation(Setting(PLACE, "corto", 2, {"length": 6}, "ray"), ("novice", "novice"))
ATTEMPTS = 4


def told(one: GameResult) -> tuple[object, ...]:
    """A result without what a clock says."""
    return one.fixture(), one.share, one.margin, one.turns


def told_whole(one: GameSeen) -> tuple[object, ...]:
    return one.fixture(), one.hash, one.refused, bytes(one.seen)


def two_nodes() -> tuple[Any, Any]:
    """A cluster and its second node. Ray gives a node 30 seconds to start, which a busy machine may miss."""
    for attempt in range(ATTEMPTS):
        nodes = Nodes()
        try:
            nodes.add_node(num_cpus=1)
            return nodes, nodes.add_node(num_cpus=1)
        except Exception:
            nodes.shutdown()
            if attempt == ATTEMPTS - 1:
                raise
    raise AssertionError("never reached")


def play_and_lose_a_node(
    what: str, contest: Contest[Any, Any], wanted: Sequence[Any], told: Callable[[Any], object]
) -> None:
    alone = run_games(contest, wanted, Processes(1), None, lambda _: None)
    nodes, second = two_nodes()
    killed: list[int] = []

    def after(done: Sequence[object]) -> None:
        if len(done) == len(wanted) // 3 and not killed:
            killed.append(len(done))
            nodes.remove_node(second, allow_graceful=False)

    file = Path(f"{what}.jsonl")
    there = run_games(contest, wanted, Cluster(nodes.address), file, after)
    nodes.shutdown()
    assert killed == [len(wanted) // 3]
    assert [told(one) for one in there] == [told(one) for one in alone]
    assert len(file.read_bytes().splitlines()) == len(wanted)
    print(f"{what}: {len(wanted)} games on two nodes, one killed after {killed[0]}: the same as alone, each once")


play_and_lose_a_node("tournament", TOURNAMENT, FIXTURES, told)
play_and_lose_a_node("simulation", SIMULATION, range(60), told_whole)

for words in ("tournament corto --players random,novice --games 1", "simulate corto --games 1"):
    command = [sys.executable, "-m", "saltsea", *words.split(), "--ray", "127.0.0.1:1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2, done
    assert "no Ray cluster answers at '127.0.0.1:1'" in done.stderr, done.stderr

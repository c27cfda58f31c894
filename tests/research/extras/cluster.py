"""A tournament on a cluster of two nodes, one of which is killed in the middle: the same result as alone, nothing lost,
nothing twice. And the command says so where no cluster answers."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster as Nodes

from saltsea.research.cluster import Cluster
from saltsea.research.contest import Processes, run_games
from saltsea.research.tournament import GameResult, Pairs, fixtures

SETTING = Pairs("saltsea.catalog:CATALOG", "corto", 2, {"length": 6}, "ray")
WANTED = fixtures(["random", "novice", "greedy-1"], 2, 20)
FILE = Path("games.jsonl")
ATTEMPTS = 4


def told(one: GameResult) -> tuple[object, ...]:
    """A result without what a clock says."""
    return one.fixture(), one.share, one.margin, one.turns


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


alone = run_games(SETTING, WANTED, Processes(1), None, lambda _: None)
nodes, second = two_nodes()
killed: list[int] = []


def after(done: Sequence[GameResult]) -> None:
    if len(done) == len(WANTED) // 3 and not killed:
        killed.append(len(done))
        nodes.remove_node(second, allow_graceful=False)


there = run_games(SETTING, WANTED, Cluster(nodes.address), FILE, after)
nodes.shutdown()
assert killed == [len(WANTED) // 3]
assert [told(one) for one in there] == [told(one) for one in alone]
assert len(FILE.read_bytes().splitlines()) == len(WANTED)
print(f"{len(WANTED)} games on two nodes, one killed after {killed[0]}: the same results as alone, each once")

words = "tournament corto --players random,novice --games 1 --ray 127.0.0.1:1"
done = subprocess.run([sys.executable, "-m", "saltsea", *words.split()], capture_output=True, text=True, check=False)
assert done.returncode == 2, done
assert "no Ray cluster answers at '127.0.0.1:1'" in done.stderr, done.stderr

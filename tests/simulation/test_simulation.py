"""A hundred seeds of one server and thirty of clusters hold every invariant, and a seed is the same run each time.

`dev.py proof faults` runs thousands."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from simulation import disk
from simulation.bot_processes import ILLS
from simulation.players import TablePlan
from simulation.scenario import DIRECT, FAULTS, GAMES, OF_A_CLUSTER, Scenario
from simulation.world import run

SEEDS = range(100)
CLUSTERS = range(30)
PORTION = 10
DIGEST = """
import sys
from simulation.scenario import Scenario
from simulation.world import run
seed = int(sys.argv[1])
print(run(seed).trace.digest(), run(seed, Scenario.of_cluster(seed)).trace.digest())
"""
HIT = ("connection hit",)
EXERCISED = {
    "cut": HIT,
    "half-open": HIT,
    "freeze": HIT,
    "slow reader": HIT,
    "mistreat": ("message lose", "message double", "message swap"),
    "spikes": ("message late",),
    "disk fault": tuple(f"write failed: {fault}" for fault in disk.FAULTS),
    "disk slip": ("write slipped", "read slipped"),
    "slow disk": ("write slow",),
    "crash": ("crashed", "write unheard of"),
    "restart": ("restarted",),
    "clock": ("date set",),
    "stall": ("stalled",),
    "bots": tuple(f"bot {ill}" for ill in ILLS),
    "halt": ("server halted", "table taken over"),
    "partition": ("bus refused", "bus silent", "table taken over"),
    "bus blip": ("bus refused", "table taken over"),
    "bus messages": ("bus message lost", "bus message doubled"),
    "bus restart": ("bus emptied", "bus refused", "bus silent"),
    "bot worker": ("worker crashed", "worker halted", "worker answered"),
    "database": ("database killed", "commit in doubt", "commit done and not answered"),
    DIRECT: ("direct cut", "direct silent", "direct message carried", "direct message lost"),
}
"""What must have happened when there was such a fault: a fault that hits nothing proves nothing."""

DEEDS = ("Propose", "Answer", "Resign", "Leave", "Rename", "Show", "Report", "Remind", "Arrange", "Invite", "Remove")


@pytest.mark.parametrize("first", SEEDS[::PORTION])
def test_ten_seeds_hold_every_invariant(first: int) -> None:
    for seed in range(first, first + PORTION):
        outcome = run(seed)
        told = f"{outcome.scenario}\n{outcome.violation}\nrun `python -m simulation --seed {seed} --verbose` in tests"
        assert outcome.violation is None, told


@pytest.mark.parametrize("first", CLUSTERS[::PORTION])
def test_ten_seeds_of_clusters_hold_every_invariant(first: int) -> None:
    for seed in range(first, first + PORTION):
        outcome = run(seed, Scenario.of_cluster(seed))
        again = f"run `python -m simulation --cluster --seed {seed} --verbose` in tests"
        assert outcome.violation is None, f"{outcome.scenario}\n{outcome.violation}\n{again}"


@pytest.mark.parametrize("fault", [*FAULTS, *OF_A_CLUSTER])
def test_a_fault_is_really_there(fault: str) -> None:
    """Alone, and often enough: all that it can do happens."""
    counts = Counter[str]()
    for seed in range(24):
        outcome = run(seed, alone(seed, fault))
        assert outcome.violation is None, outcome.violation
        counts.update(outcome.counts)
        if all(counts[what] for what in EXERCISED[fault]):
            return
    raise AssertionError(f"{fault} did not lead to {[what for what in EXERCISED[fault] if not counts[what]]}: {counts}")


def alone(seed: int, fault: str) -> Scenario:
    """A table with a bot, and one fault every half second."""
    scenario = Scenario.of_cluster(seed) if fault in OF_A_CLUSTER else Scenario(seed)
    scenario.tables = [TablePlan("shells", 2, ("random",), games=4)]
    scenario.games = {"shells": GAMES["shells"]}
    scenario.faults, scenario.between, scenario.rude = [fault], 0.5, 0
    scenario.workers = 2 if fault == "bot worker" else 0
    scenario.database = fault == "database"
    scenario.direct = fault == DIRECT
    return scenario


def test_the_hundred_seeds_have_every_fault_and_every_game() -> None:
    scenarios = [Scenario(seed) for seed in SEEDS]
    assert {fault for scenario in scenarios for fault in scenario.faults} == {*FAULTS}
    games = {(plan.game, plan.people) for scenario in scenarios for plan in scenario.tables}
    assert games >= {("shells", 2), ("pumps", 2), ("pirates", 2), ("corto", 2), ("corto", 3), ("corto", 4)}
    assert any(scenario.sqlite for scenario in scenarios)
    assert any(scenario.rude for scenario in scenarios)
    clusters = [Scenario.of_cluster(seed) for seed in CLUSTERS]
    assert {fault for scenario in clusters for fault in scenario.faults} >= {*OF_A_CLUSTER, "crash", "restart"}
    assert {scenario.nodes for scenario in clusters} == {2, 3}


def test_people_do_everything() -> None:
    """What nobody does breaks nothing."""
    counts = Counter[str]()
    for seed in range(40):
        scenario = alone(seed, "cut")
        scenario.between = 5
        outcome = run(seed, scenario)
        assert outcome.violation is None, outcome.violation
        counts.update(outcome.counts)
        if all(counts[f"{deed} Done"] for deed in DEEDS):
            return
    raise AssertionError(f"nobody did {[deed for deed in DEEDS if not counts[f'{deed} Done']]}: {counts}")


def test_a_seed_is_the_same_run_again_in_every_process() -> None:
    seed = 5
    here = f"{run(seed).trace.digest()} {run(seed, Scenario.of_cluster(seed)).trace.digest()}"
    assert run(seed).trace.digest() in here
    tests = Path(__file__).parents[1]
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.pathsep.join(sys.path)}
    again = subprocess.run(
        [sys.executable, "-c", DIGEST, str(seed)],
        cwd=tests,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert again.stdout.strip() == here

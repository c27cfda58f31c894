"""A hundred seeds of the simulation hold every invariant, and a seed is the same run each time.

`dev.py proof faults` runs thousands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.scenario import FAULTS, Scenario
from simulation.world import run

SEEDS = range(100)
PORTION = 10
DIGEST = "from simulation.world import run; import sys; print(run(int(sys.argv[1])).trace.digest())"


@pytest.mark.parametrize("first", SEEDS[::PORTION])
def test_ten_seeds_hold_every_invariant(first: int) -> None:
    for seed in range(first, first + PORTION):
        outcome = run(seed)
        told = f"{outcome.scenario}\n{outcome.violation}\nrun `python -m simulation --seed {seed} --verbose` in tests"
        assert outcome.violation is None, told


def test_the_hundred_seeds_have_every_fault_and_every_game() -> None:
    scenarios = [Scenario(seed) for seed in SEEDS]
    assert {fault for scenario in scenarios for fault in scenario.faults} == {*FAULTS}
    games = {(plan.game, plan.people) for scenario in scenarios for plan in scenario.tables}
    assert games >= {("shells", 2), ("pumps", 2), ("pirates", 2), ("corto", 2), ("corto", 3), ("corto", 4)}
    assert any(scenario.sqlite for scenario in scenarios)
    assert any(scenario.rude for scenario in scenarios)


def test_a_seed_is_the_same_run_again_in_every_process() -> None:
    seed = 5
    here = run(seed).trace.digest()
    assert run(seed).trace.digest() == here
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

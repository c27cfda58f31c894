"""The simulation finds faults that are planted into the server: each by one of the first seeds."""

import pytest

from simulation.planted import PLANTED
from simulation.players import TablePlan
from simulation.scenario import GAMES, Scenario
from simulation.world import run

MOST = 20


def narrowed(seed: int) -> Scenario:
    """A seed with one small table and the faults that matter, so that few are needed."""
    scenario = Scenario(seed)
    scenario.tables = [TablePlan("shells", 1 + seed % 2, ("random",) * (2 - seed % 2), games=3)]
    scenario.games = {"shells": GAMES["shells"]}
    scenario.faults = ["crash", "mistreat", "disk fault"]
    scenario.rude = 0
    scenario.between = 2
    return scenario


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    for seed in range(MOST):
        with PLANTED[fault]():
            if run(seed, narrowed(seed)).violation is not None:
                return
    raise AssertionError(f"{MOST} seeds did not notice that {fault}")


def test_without_a_planted_fault_these_seeds_pass() -> None:
    for seed in range(5):
        assert run(seed, narrowed(seed)).violation is None

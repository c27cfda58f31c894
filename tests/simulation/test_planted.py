"""The simulation finds faults that are planted into the server: each by one of the first seeds."""

from collections.abc import Callable
from typing import Final

import pytest

from simulation.judge import INVARIANTS
from simulation.planted import PLANTED, PLANTED_IN_A_CLUSTER, Planted
from simulation.players import TablePlan
from simulation.scenario import GAMES, LIVE, Scenario
from simulation.world import run

MOST = 20


def narrowed(seed: int) -> Scenario:
    """A seed with one small table and the faults that matter, so that few are needed."""
    scenario = Scenario(seed)
    scenario.tables = [TablePlan("shells", 1 + seed % 2, ("random",) * (2 - seed % 2), games=3)]
    scenario.tables[0].swaps = 0
    scenario.games = {"shells": GAMES["shells"]}
    scenario.faults = ["crash", "mistreat", "disk fault"]
    scenario.rude = 0
    scenario.between = 2
    return scenario


def troubled(seed: int) -> Scenario:
    """The same with three servers, some of which are stopped and cut off all the time."""
    scenario = narrowed(seed)
    scenario.nodes, scenario.between = 3, 1
    scenario.faults = ["halt", "halt", "bus restart"]
    return scenario


def doubtful(seed: int) -> Scenario:
    """The same over a database whose commits are struck all the time."""
    scenario = troubled(seed)
    scenario.database, scenario.faults = True, ["database"]
    return scenario


def slow(seed: int) -> Scenario:
    """The same with people who think for long, and servers whose connection to the bus is away for a moment while
    somebody comes."""
    scenario = troubled(seed)
    scenario.storm, scenario.between = 60, 1.5
    scenario.faults = ["bus blip", "cut"]
    scenario.tables = [TablePlan("shells", 2, games=3)]
    scenario.tables[0].pace = (5.0, 15.0)
    return scenario


def scenario_for(fault: str) -> Callable[[int], Scenario]:
    return slow if "comes back" in fault else doubtful if "commit" in fault else troubled


def find(planted: tuple[str, Planted], scenario_of: Callable[[int], Scenario]) -> None:
    """Run seeds until the invariant that is broken is found to be broken."""
    invariant, plant = planted
    others: list[str] = []
    for seed in range(MOST):
        with plant():
            violation = str(run(seed, scenario_of(seed)).violation or "")
        if violation.startswith(f"{invariant}:"):
            return
        others += [violation[:200]] if violation else []
    raise AssertionError(f"{MOST} seeds did not notice: {others}")


def sandy(seed: int) -> Scenario:
    """A game in real time, at a server that is stopped and started again all the time."""
    scenario = narrowed(seed)
    scenario.tables = [TablePlan("pumps", 2, games=3)]
    scenario.games, scenario.faults = {"pumps": GAMES["pumps"]}, ["restart"]
    return scenario


def unseen(seed: int) -> Scenario:
    """A clock at a table that nobody may watch, and somebody who comes to watch."""
    scenario = narrowed(seed)
    scenario.tables = [TablePlan("shells", 2, watchers=1, watching="none", clock=LIVE)]
    return scenario


def forgetful(seed: int) -> Scenario:
    """Long games at a disk that fails once, and once more when it is asked for what it has."""
    scenario = narrowed(seed)
    scenario.tables = [TablePlan("shells", 2, games=3)]
    scenario.tables[0].pace = (0.05, 0.2)
    scenario.faults = ["disk slip"]
    return scenario


def hasty(seed: int) -> Scenario:
    """One short game after the other, by people who do not name them, and of whose requests a copy often comes late."""
    scenario = narrowed(seed)
    scenario.tables = [TablePlan("shells", 2, games=40)]
    plan = scenario.tables[0]
    plan.pace, plan.nameless, plan.repeats, plan.swaps = (0.02, 0.15), 1.0, 0.7, 0.2
    scenario.storm, scenario.between = 40, 0.8
    scenario.faults = ["cut"]
    return scenario


def restarted(seed: int) -> Scenario:
    """The same at a server that is stopped and started again all the time."""
    scenario = hasty(seed)
    scenario.faults = ["restart", "crash"]
    return scenario


SUITED: Final = {
    "tokens of earlier games are forgotten": hasty,
    "tokens of earlier games are forgotten with a restart": restarted,
    "requests are forgotten with a restart": restarted,
    "a stopped server refills the sand": sandy,
    "the time is told to strangers": unseen,
    "a table that cannot read its old lines goes on": forgetful,
}
"""Scenarios in which a fault has an occasion."""


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    find(PLANTED[fault], SUITED.get(fault, narrowed))


@pytest.mark.parametrize("fault", PLANTED_IN_A_CLUSTER)
def test_a_fault_planted_in_a_cluster_is_found(fault: str) -> None:
    find(PLANTED_IN_A_CLUSTER[fault], scenario_for(fault))


def test_every_invariant_is_broken_by_a_planted_fault() -> None:
    broken = {invariant for invariant, _ in (*PLANTED.values(), *PLANTED_IN_A_CLUSTER.values())}
    assert broken == {*INVARIANTS}


def test_without_a_planted_fault_these_seeds_pass() -> None:
    for seed in range(5):
        assert run(seed, narrowed(seed)).violation is None
        assert run(seed, troubled(seed)).violation is None
        assert run(seed, doubtful(seed)).violation is None
        assert run(seed, slow(seed)).violation is None
        for suited in SUITED.values():
            assert run(seed, suited(seed)).violation is None

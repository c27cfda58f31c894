"""Runs seeds: `python -m simulation --seed 7 --verbose`, or `python -m simulation --seeds 0-999 --jobs 2`; with
`--cluster` those of two or three servers over one store and one bus."""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from simulation.scenario import Scenario
from simulation.world import Outcome, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m simulation", description="Run the simulation.")
    parser.add_argument("--seed", type=int, help="one seed")
    parser.add_argument("--seeds", default="0-99", help="a range of seeds, such as 0-999")
    parser.add_argument("--cluster-seeds", default="", help="then a range of seeds with several servers")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--cluster", action="store_true", help="two or three servers over one store and one bus")
    parser.add_argument("--verbose", action="store_true", help="print every step")
    given = parser.parse_args()
    if given.seed is not None:
        return show(run(given.seed, scenario_of(given.seed, cluster=given.cluster)), verbose=given.verbose)
    failed = many(range_of(given.seeds), given.jobs, cluster=given.cluster)
    if given.cluster_seeds:
        failed |= many(range_of(given.cluster_seeds), given.jobs, cluster=True)
    return failed


def range_of(seeds: str) -> range:
    first, _, last = seeds.partition("-")
    return range(int(first), int(last or first) + 1)


def scenario_of(seed: int, *, cluster: bool) -> Scenario:
    return Scenario.of_cluster(seed) if cluster else Scenario(seed)


def show(outcome: Outcome, *, verbose: bool) -> int:
    """Print one run; every step of it if that is wanted, or the last ones before a violation."""
    print(outcome.scenario)
    lines = [*outcome.trace.lines()]
    for line in lines if verbose else lines[-40:] if outcome.violation else ():
        print(line)
    print(f"{outcome.seconds:.1f} s, {outcome.steps} steps, {outcome.lines} lines, {outcome.checked} checks")
    if outcome.violation is not None:
        print(f"VIOLATED {outcome.violation}")
    return int(outcome.violation is not None)


def summary(seed: int, *, cluster: bool) -> tuple[int, str, str, int, int, dict[str, int]]:
    outcome = run(seed, scenario_of(seed, cluster=cluster))
    violation = "" if outcome.violation is None else str(outcome.violation)
    return seed, str(outcome.scenario), violation, outcome.lines, outcome.checked, outcome.counts


def many(seeds: range, jobs: int, *, cluster: bool) -> int:
    """Run many seeds, and name those that fail."""
    began, counts, lines, checks = time.process_time(), Counter[str](), 0, 0
    failed: list[int] = []
    with ProcessPoolExecutor(jobs) as pool:
        work = partial(summary, cluster=cluster)
        found = pool.map(work, seeds, chunksize=5) if jobs > 1 else map(work, seeds)
        for seed, scenario, violation, more, checked, counted in found:
            counts.update(counted)
            lines, checks = lines + more, checks + checked
            if violation:
                failed.append(seed)
                print(f"{scenario}\n    VIOLATED {violation[:1000]}", flush=True)
    faults = ", ".join(f"{number} × {fault}" for fault, number in sorted(counts.items()))
    kind = "seeds of clusters" if cluster else "seeds"
    print(f"{len(seeds)} {kind}, {len(failed)} failed {failed[:20]}; {lines} lines, {checks} checks; {faults}")
    print(f"{time.process_time() - began:.1f} s of processor time in this process")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())

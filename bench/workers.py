"""What a second process brings: the same games played by one and by two, in turns, and the ratio of their pace.

`python bench/workers.py --games 400 --turns 3` plays whole simulations. To start processes takes seconds, which a short
run does not earn back, so the pace is counted from the first result on, and the time up to it is told beside."""

import argparse
from statistics import median
from time import perf_counter
from typing import NamedTuple

from saltsea.research.contest import Processes, Setting, run_games
from saltsea.research.simulation import Simulation

PLACE = "saltsea.catalog:CATALOG"


class Run(NamedTuple):
    """One simulation, by the clock on the wall: that is what more processes are for."""

    start: float
    """Seconds up to the first result."""
    pace: float
    """Games a second after it."""


def run(simulation: Simulation, games: int, workers: int) -> Run:
    began, moments = perf_counter(), list[float]()
    run_games(simulation, range(games), Processes(workers), None, lambda _: moments.append(perf_counter()))
    return Run(moments[1] - began, (games - 1) / (moments[-1] - moments[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description="Two processes beside one.")
    parser.add_argument("--game", default="corto")
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    setting = Setting(PLACE, given.game, given.players, {}, "workers")
    simulation = Simulation(setting, (given.bot,) * given.players)
    found: dict[int, list[Run]] = {1: [], 2: []}
    for turn in range(given.turns):
        for workers in (1, 2) if turn % 2 == 0 else (2, 1):
            found[workers].append(run(simulation, given.games, workers))
    ratios = [two.pace / one.pace for one, two in zip(*found.values(), strict=True)]
    for workers, runs in found.items():
        start, pace = median(one.start for one in runs), median(one.pace for one in runs)
        print(f"{workers} at work: {pace:.1f} games a second, the first after {start:.1f} s")
    print(f"two beside one: {median(ratios):.2f} times ({min(ratios):.2f} to {max(ratios):.2f} in {given.turns} turns)")


if __name__ == "__main__":
    main()

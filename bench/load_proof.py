"""The numbers of docs/proof/load.md: what a command costs at 10, 200 and 1,000 tables beside a bare broadcast, how late
deadlines are, what a restart and a game take. `--soak MINUTES` plays at 200 tables for so long instead, and prints the
server's memory every minute.

Every figure is beside its aim, and it ends with code 1 if one is missed. Ratios are of one run and can be compared
between machines; latencies and seconds need a machine that has nothing else to do, so the load before it is printed.
A try: `python bench/load_proof.py --scale 2 --seconds 3`."""

import argparse
import asyncio
import os
import resource
import sys
from statistics import median
from typing import NamedTuple

import memory
import restart
import uvloop
from load import ClientTimes, CortoTable, Measured, parse, percentile, percentiles, run_saltsea, saltsea, side_by_side

FILES = 16_384
"""Open sockets of 1,000 tables, on either side."""
CROWD = 200
"""The number of tables that most aims are about."""
SETTLED = 5
"""Minutes after which memory may not grow any more."""
NOISE = 1.05


class Load(NamedTuple):
    """So many tables, at so many commands a second."""

    tables: int
    rate: int


LOADS = (Load(10, 30), Load(CROWD, 600), Load(1000, 600))
CREWS = ((200, 100), (20, 1000))
"""Crews of green sailors, and the speed of their sand in hundredths."""


class Aims:
    """The figures that have an aim, each printed with it as it is found."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def at_most(self, what: str, found: float, most: float, unit: str) -> None:
        verdict = "reached" if found <= most else "MISSED"
        print(f"  aim: {what} at most {most:g} {unit}; found {found:.2f}: {verdict}", flush=True)
        if found > most:
            self.missed.append(what)

    def sum_up(self) -> int:
        """The exit status, and which aims were missed."""
        print(f"aims missed: {', '.join(self.missed)}" if self.missed else "all aims reached", flush=True)
        return 1 if self.missed else 0


def words(**given: float) -> list[str]:
    return [word for name, value in given.items() for word in (f"--{name}", str(value))]


def commands(load: Load, whole: Load, seconds: float, aims: Aims) -> None:
    """Alone for latencies, which a server beside it would lengthen; then beside a bare one for the ratio."""
    given = parse(words(tables=load.tables, rate=load.rate, seconds=seconds))
    print(f"{load.tables} tables, {load.rate} commands a second asked for", flush=True)
    alone = uvloop.run(run_saltsea(given))
    ours, bare = uvloop.run(side_by_side(given))
    for name, measured in (("alone", alone), ("beside a bare one", ours), ("bare", bare)):
        print(f"  {name}", *(f"    {line}" for line in measured.lines()), sep="\n")
    aims.at_most(f"{whole.tables} tables: processor time", ours.micros() / bare.micros(), 3, "times bare")
    if whole.tables == CROWD:
        aims.at_most(f"{whole.tables} tables: processor time of a command", alone.micros(), 230, "µs")
        aims.at_most(
            f"{whole.tables} tables: p99 until all have the step", percentile(alone.heard.commands, 99), 25, "ms"
        )


def crews_late(crews: int, speed: int, seconds: float, aims: Aims) -> None:
    found: Measured = uvloop.run(run_saltsea(parse(words(tables=0, crews=crews, speed=speed, seconds=seconds))))
    late = found.heard.late
    print(f"{crews} crews of green sailors at {speed // 100} times the speed")
    print(percentiles(f"  {len(late)} deadlines heard late by", late), flush=True)
    aims.at_most(f"crews at {speed // 100} times the speed: p99 of lateness", percentile(late, 99), 20, "ms")


def rest(share: float, aims: Aims) -> None:
    """Start and memory."""
    games = round(1960 * share) or 1
    found = restart.restarted(games)
    print(found.line(games))
    aims.at_most("listening after a restart", found.listens, 1, "s")
    print("memory of games of four, in this process", flush=True)
    begun, *later = memory.measured(max(4, round(60 * share)), 80)
    aims.at_most("a game that has begun", begun, 60, "kB")
    aims.at_most("a game after 160 commands", later[-1], 60, "kB")


async def soak(minutes: int, tables: int, aims: Aims) -> None:
    """Play on and on; memory must not grow with time."""
    with saltsea() as server:
        heard = ClientTimes()
        found = [CortoTable(server, "view", heard, seed) for seed in range(tables)]
        for table in found:
            await table.open()
        players = [asyncio.create_task(table.play(1.0)) for table in found]
        sizes: list[int] = []
        for minute in range(minutes + 1):
            sizes.append(server.memory())
            print(f"minute {minute}: {sizes[-1] / 1e6:.0f} MB, {len(heard.commands)} commands", flush=True)
            await asyncio.sleep(60 if minute < minutes else 0)
            for failed in (task for task in players if task.done()):
                failed.result()  # a table that has stopped would make the memory look flat
        print(percentiles("until all had the step", heard.commands))
        for task in players:
            task.cancel()
    flat = min(SETTLED, minutes - 1)
    aims.at_most("memory at the end", median(sizes[-3:]) / sizes[flat], NOISE, f"times that of minute {flat}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--soak", type=int, default=0, metavar="MINUTES")
    parser.add_argument("--scale", type=int, default=100, metavar="PERCENT", help="of the tables and crews, for a try")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most == resource.RLIM_INFINITY else min(FILES, most), most))
    print("load of the machine before it: {:.1f}, {:.1f}, {:.1f}".format(*os.getloadavg()), flush=True)
    aims, share = Aims(), given.scale / 100
    if given.soak:
        uvloop.run(soak(given.soak, round(CROWD * share) or 1, aims))
        return aims.sum_up()
    for whole in LOADS:
        load = Load(*(max(1, round(number * share)) for number in whole))
        commands(load, whole, given.seconds, aims)
    for crews, speed in CREWS:
        crews_late(max(1, round(crews * share)), speed, 1.5 * given.seconds, aims)
    rest(share, aims)
    return aims.sum_up()


if __name__ == "__main__":
    sys.exit(main())

"""The numbers of docs/proof/load.md: what a command costs at 10, 200 and 1,000 tables beside a bare broadcast, how late
deadlines are, what a restart and a game take. `--soak MINUTES` plays at 200 tables for so long instead, and prints the
server's memory every minute.

Every line is beside its aim. Ratios are of one run and can be compared between machines; latencies need a machine that
has nothing else to do."""

import argparse
import asyncio
import resource
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import uvloop
from load import CortoTable, Heard, Measured, parse, percentiles, run_saltsea, saltsea, side_by_side

HERE = Path(__file__).parent
FILES = 16_384
"""Open sockets of 1,000 tables, on either side."""


class Load(NamedTuple):
    """So many tables, at so many commands a second."""

    tables: int
    rate: int


LOADS = (Load(10, 30), Load(200, 600), Load(1000, 600))
AIMS = {"ratio": "at most 3 times bare", "latency": "p99 under 25 ms", "late": "p99 under 20 ms"}


def table_line(load: Load, ours: Measured, bare: Measured) -> str:
    return "\n".join(
        [
            f"{load.tables} tables, {load.rate} commands a second asked for",
            *(f"  {line}" for line in (*ours.told(), *bare.told())),
            f"  ratio: {ours.micros() / bare.micros():.2f} times bare",
        ]
    )


async def soak(minutes: int) -> None:
    """Play on and on; memory must not grow with time."""
    with saltsea() as server:
        heard = Heard()
        tables = [CortoTable(server, "view", heard, seed) for seed in range(200)]
        for table in tables:
            await table.open()
        players = [asyncio.create_task(table.play(1.0)) for table in tables]
        for minute in range(minutes + 1):
            print(f"minute {minute}: {server.memory() / 1e6:.0f} MB, {len(heard.commands)} commands", flush=True)
            await asyncio.sleep(60 if minute < minutes else 0)
        print(percentiles("until all had the step", heard.commands))
        for task in players:
            task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--soak", type=int, default=0, metavar="MINUTES")
    parser.add_argument("--scale", type=int, default=100, metavar="PERCENT", help="of the tables and crews, for a try")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, max(FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1])))
    if given.soak:
        uvloop.run(soak(given.soak))
        return
    print(f"aims: {'; '.join(AIMS.values())}", flush=True)
    for whole in LOADS:
        load = Load(*(max(1, number * given.scale // 100) for number in whole))
        words = ["--tables", str(load.tables), "--rate", str(load.rate), "--seconds", "20"]
        print(table_line(load, *uvloop.run(side_by_side(parse(words)))), flush=True)
    for whole_crews, speed in ((200, 100), (20, 1000)):
        crews = max(1, whole_crews * given.scale // 100)
        words = ["--tables", "0", "--crews", str(crews), "--speed", str(speed), "--seconds", "30"]
        began = perf_counter()
        late = uvloop.run(run_saltsea(parse(words))).heard.late
        print(f"{crews} crews of green sailors at {speed // 100} times the speed, {perf_counter() - began:.0f} s")
        print(percentiles(f"  {len(late)} deadlines heard late by", late), flush=True)
    for script in ("restart.py", "memory.py"):
        subprocess.run([sys.executable, str(HERE / script)], check=True)


if __name__ == "__main__":
    main()

"""How fast the stores keep lines: `python bench/store.py` prints events per second, latency, processor time, ratios.

The yardstick is what one would write first: a loop that commits every line by itself, on the same file with the same
settings. PostgreSQL runs on the same disk with its own settings, `fsync` too. All take turns in every round, and the
table gives medians, for timings are noisy. Processor time is that of this process without PostgreSQL's."""

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

import asyncpg
import msgspec

sys.path.append(str(Path(__file__).parents[1] / "tools"))

from postgres_server import PostgresServer

from saltsea.store.files import connect, transaction
from saltsea.store.port import Fence, Store
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import GameRow, LineRow, Rows, TableRow
from saltsea.store.sqlite import SqliteStore
from saltsea.store.statements import keep

BODY = b'{"number":12,"at":73250,"seat":2,"action":{"kind":"Play","card":17}}'.ljust(220, b" ")
Times = list[float]
"""Seconds that each write took, from asking to knowing."""


class Trial(NamedTuple):
    """Where a contestant writes, and for how long."""

    file: Path
    url: str
    seconds: float


Contestant = Callable[[Trial], Times]


def games(count: int) -> list[Rows]:
    """A table, and a game for everybody who writes."""
    table = TableRow(id="T", game="corto", phase="playing", listing="closed", made=0, touched=0, n=0, body=b"{}")
    first = GameRow(
        id="", table="T", number=0, game="corto", players=2, header=b"", seed="", seats=b"", shown="table", started=0
    )
    return [table, *(msgspec.structs.replace(first, id=f"G{number}") for number in range(count))]


def line(game: int, number: int) -> LineRow:
    return LineRow(game=f"G{game}", line=number, n=number, body=BODY)


def plain_loop(file: Path, seconds: float) -> Times:
    """One commit per write and nothing else: no thread, no event loop, no waiting caller."""
    asyncio.run(prepared(file, 1))
    times: Times = []
    with closing(connect(file)) as connection:
        until = perf_counter() + seconds
        while (began := perf_counter()) < until:
            with transaction(connection):
                keep(connection, [line(0, len(times))])
            times.append(perf_counter() - began)
    return times


async def prepared(file: Path, writers: int) -> None:
    store = SqliteStore(file)
    await store.write(games(writers))
    await store.close()


async def through_store(store: Store, writers: int, seconds: float, *, fenced: bool = False) -> Times:
    """So many tables at once, each of which waits for its line before it writes the next."""
    times = list[float]()
    await store.write(games(writers))
    fences = [Fence(f"T{game}", await store.claim(f"T{game}", 1)) if fenced else None for game in range(writers)]
    until = perf_counter() + seconds

    async def table(game: int) -> None:
        number = 0
        while (began := perf_counter()) < until:
            await store.write([line(game, number)], fences[game])
            times.append(perf_counter() - began)
            number += 1

    await asyncio.gather(*(table(game) for game in range(writers)))
    await store.close()
    return times


def in_file(writers: int, *, fenced: bool = False) -> Contestant:
    return lambda place: asyncio.run(through_store(SqliteStore(place.file), writers, place.seconds, fenced=fenced))


def in_database(writers: int, *, fenced: bool = False) -> Contestant:
    return lambda place: asyncio.run(through_store(PostgresStore(place.url), writers, place.seconds, fenced=fenced))


CONTESTANTS: dict[str, Contestant] = {
    "plain loop, a commit per write": lambda place: plain_loop(place.file, place.seconds),
    "SQLite, 1 writer": in_file(1),
    "PostgreSQL, 1 writer": in_database(1),
    "SQLite, 100 writers": in_file(100),
    "PostgreSQL, 100 writers": in_database(100),
    "SQLite, 100 writers, fenced": in_file(100, fenced=True),
    "PostgreSQL, 100 writers, fenced": in_database(100, fenced=True),
}


def measured(name: str, seconds: float, server: PostgresServer) -> dict[str, float]:
    asyncio.run(new_database(server))
    with tempfile.TemporaryDirectory() as place:
        began = process_time()
        times = sorted(CONTESTANTS[name](Trial(Path(place) / "saltsea.db", server.url("bench"), seconds)))
        used = process_time() - began
    at = {share: times[int(len(times) * share)] * 1000 for share in (0.5, 0.99)}
    return {"events": len(times) / seconds, "p50": at[0.5], "p99": at[0.99], "cpu": used / len(times) * 1e6}


async def new_database(server: PostgresServer) -> None:
    connection = await asyncpg.connect(server.url())
    await connection.execute("DROP DATABASE IF EXISTS bench WITH (FORCE)")
    await connection.execute("CREATE DATABASE bench TEMPLATE template0")
    await connection.close()


def table(rows: dict[str, list[dict[str, float]]]) -> str:
    median = {
        name: {part: statistics.median(row[part] for row in found) for part in found[0]} for name, found in rows.items()
    }
    yardstick = next(iter(median.values()))["events"]
    lines = [f"{'':34}{'events/s':>10}{'spread':>8}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs':>9}{'ratio':>8}"]
    for name, row in median.items():
        events = [one["events"] for one in rows[name]]
        spread = (max(events) - min(events)) / row["events"]
        ratio = row["events"] / yardstick
        lines.append(
            f"{name:34}{row['events']:>10,.0f}{spread:>8.0%}{row['p50']:>9.2f}{row['p99']:>9.2f}{row['cpu']:>9.0f}"
            f"{ratio:>7.2f}x"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument(
        "--folder", type=Path, default=None, help="on the disk to measure; the system's own if not given"
    )
    given = parser.parse_args()
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in CONTESTANTS}
    tempfile.tempdir = given.folder and str(given.folder)
    with PostgresServer(settings=()) as server:
        for number in range(given.rounds):
            for name, found in rows.items():
                found.append(measured(name, given.seconds, server))
            print(f"round {number + 1} of {given.rounds} done", file=sys.stderr)
    print(table(rows))


if __name__ == "__main__":
    main()

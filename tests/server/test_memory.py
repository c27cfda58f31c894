"""Nothing grows with each command that is done: neither the store's writer nor the meter of the server."""

import asyncio
import gc
import tracemalloc
from pathlib import Path

from saltsea.server.tables.ports.meter import WINDOW, Meter
from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_game, a_line, a_table

WRITES = 600


def test_a_line_that_is_written_leaves_nothing_in_memory(tmp_path: Path) -> None:
    grown = asyncio.run(growth_of(tmp_path / "saltsea.db"))
    # SQLite's connection drops the weak references to its cursors each time it has made 200.
    assert grown / WRITES < 40, f"{grown / WRITES:.0f} bytes for each line"


async def growth_of(file: Path) -> int:
    """Bytes that are there after so many writes and were not before."""
    store = SqliteStore(file)
    await store.write([a_table(), a_game()])
    await write(store, range(WRITES))
    tracemalloc.start()
    try:
        await write(store, range(WRITES, 2 * WRITES))
        before = traced()
        await write(store, range(2 * WRITES, 3 * WRITES))
        return traced() - before
    finally:
        tracemalloc.stop()
        await store.close()


async def write(store: SqliteStore, numbers: range) -> None:
    for number in numbers:
        await store.write([a_line(number)])


def traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


class HandMeter(Meter):
    """A meter whose stop-watch is turned by hand."""

    now = 0.0

    def time(self) -> float:
        return self.now


def test_the_meter_keeps_one_number_for_each_second() -> None:
    meter = HandMeter()
    for _ in range(2000):
        meter.now += 0.1
        meter.kept(1, meter.now)
    assert len(meter.recent) <= WINDOW + 1
    assert 9.5 <= meter.lines_each_second() <= 10.5
    meter.now += WINDOW + 2
    assert meter.lines_each_second() == 0

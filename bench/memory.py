"""What a game takes in memory: `python bench/memory.py [--tables 60] [--commands 80]`.

So many tables of four guests are opened at a server in this process, over connections that throw everything away, with
the store on disk. Printed are bytes per table: opened, begun, and after so many commands, at once and after two quiet
minutes."""

import argparse
import asyncio
import gc
import logging
import random
import secrets
import tempfile
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec

from saltsea.catalog import CATALOG
from saltsea.kernel.seat import members
from saltsea.narrator import narrators
from saltsea.server.bots.inline import InlineBots
from saltsea.server.tables.clock import WorldClock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.inbox import Received
from saltsea.server.tables.messages.from_client import Act, Begin, Hello, Sit
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Settings
from saltsea.store.sqlite import SqliteStore

SEATS = 4
WARM_UP = 8000
"""Commands until what all tables share is full: described players, quests and squares. It belongs to no table."""


class Nowhere:
    """A transport that throws everything away."""

    def send(self, message: bytes) -> None:
        pass

    def close(self, code: int = 1000) -> None:
        pass


def memory() -> int:
    """Bytes that Python has taken and not given back. The process's own size says less: it keeps what it has freed."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def settled(table: Table) -> None:
    """Wait until a table has handled everything."""
    await asyncio.sleep(0)
    while table.busy or not table.inbox.empty():
        await asyncio.sleep(0.0001)


async def tell(table: Table, connection: Connection, message: Any) -> None:  # noqa: ANN401 (any message)
    table.inbox.put_nowait(Received(connection, message, table.now()))
    await settled(table)


async def opened(registry: TableRegistry) -> tuple[Table, list[Connection]]:
    keys = [secrets.token_urlsafe(16) for _ in range(SEATS)]
    table = await registry.open("corto", Settings(players=SEATS), "Guest 0", keys[0])
    assert isinstance(table, Table)
    connections = [Connection(Nowhere()) for _ in range(SEATS)]
    for place, connection in enumerate(connections):
        table.arrive(connection)
        await tell(table, connection, Hello(key=keys[place], form="view"))
        if place:
            await tell(table, connection, Sit(token="sit", name=f"Guest {place}", seat=place))
    return table, connections


async def act(table: Table, connections: list[Connection], dice: random.Random, token: str) -> None:
    """One action of a seat that may act."""
    assert table.play is not None
    match, rules = table.play.match, table.services.rules
    if match.is_over():
        await tell(table, connections[0], Begin(token=token))
        return
    seat = members(match.waiting_on())[0]
    action = table.services.forms.views.describe(dice.choice(rules.legal(match.state, seat)))
    await tell(table, connections[seat], Act(token=token, seat=seat, action=msgspec.Raw(msgspec.json.encode(action))))


async def measure(tables: int, commands: int, store: SqliteStore) -> list[float]:
    """Print bytes per table as games go on; return those of games that have begun, and later at rest, in kB."""
    registry = TableRegistry(CATALOG, store, WorldClock(), InlineBots(CATALOG), narrators)
    dice = random.Random(1)
    # Before the warm-up: what all share is replaced later by as much, and would count as new if the old were not known.
    tracemalloc.start()
    one, ones = await opened(registry)
    await tell(one, ones[0], Begin(token="begin"))
    for number in range(WARM_UP):
        await act(one, ones, dice, f"warm {number}")
    empty = memory()
    found = [await opened(registry) for _ in range(tables)]
    at_open = memory()
    for table, connections in found:
        await tell(table, connections[0], Begin(token="begin"))
    assert all(table.play is not None for table, _ in found)
    begun = memory()
    print(f"opened {(at_open - empty) / tables / 1000:.0f} kB, begun {(begun - empty) / tables / 1000:.0f} kB a table")
    sizes = [(begun - empty) / tables / 1000]
    for part in range(2):
        for table, connections in found:
            for number in range(commands):
                await act(table, connections, dice, f"{part} {number}")
        busy = (memory() - empty) / tables / 1000
        for _ in range(2):
            await registry.sweep()
        sizes.append((memory() - empty) / tables / 1000)
        print(f"after {commands * (part + 1)} commands {busy:.0f} kB a table, at rest {sizes[-1]:.0f} kB", flush=True)
    await registry.close()
    await store.close()
    return sizes


def measured(tables: int, commands: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(tables, commands, SqliteStore(Path(folder) / "saltsea.db")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--commands", type=int, default=80)
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)
    measured(given.tables, given.commands)


if __name__ == "__main__":
    main()

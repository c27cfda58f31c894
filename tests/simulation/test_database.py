"""The simulated database alone: connections that are lost, and nodes that wait for it."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

import pytest

from saltsea.store.port import Fence, FencedError, StoreError
from saltsea.store.postgresql.store import PATIENCE
from saltsea.store.rows import NoteRow
from simulation.client import SILENCE
from simulation.database import Connection, Database, DatabaseStore, instead_of_postgresql
from simulation.loop import VirtualLoop

Test = Callable[[Database, DatabaseStore], Coroutine[Any, Any, None]]


def with_database(test: Test) -> None:
    loop = VirtualLoop(Random(1))
    database = Database(loop, Random(2))
    with asyncio.Runner(loop_factory=lambda: loop) as runner, instead_of_postgresql(database):
        runner.run(test(database, DatabaseStore(database)))


def note(name: str) -> NoteRow:
    return NoteRow(name=name, body=b"on")


def test_who_reads_over_a_connection_that_went_silent_is_answered_before_a_client_gives_up() -> None:
    async def test(database: Database, store: DatabaseStore) -> None:
        await store.write([note("a")])
        assert await store.read("note", ("a",), {}) == b"on"
        for connection in database.connections:
            connection.is_silent = True
        async with asyncio.timeout(SILENCE):
            assert await store.read("note", ("a",), {}) == b"on"

    with_database(test)


def test_a_write_over_a_connection_that_went_silent_is_done_once_though_nobody_was_told() -> None:
    async def test(database: Database, store: DatabaseStore) -> None:
        await store.write([note("a")])

        def strike(connection: Connection) -> None:
            connection.is_silent = True

        for delay in range(6):
            database.strike = strike
            await store.write([note(f"b{delay}")])
        assert len(await store.read("notes", ("b",), {})) == 6

    with_database(test)


def test_a_database_that_is_away_for_a_while_is_waited_for() -> None:
    async def test(database: Database, store: DatabaseStore) -> None:
        database.kill()
        asyncio.get_running_loop().call_later(PATIENCE / 2, database.start)
        await store.write([note("a")])
        assert await store.read("note", ("a",), {}) == b"on"

    with_database(test)


def test_a_database_that_stays_away_is_told() -> None:
    async def test(database: Database, store: DatabaseStore) -> None:
        database.kill()
        with pytest.raises(StoreError, match="does not answer"):
            await store.write([note("a")])
        database.start()
        assert await store.read("note", ("a",), {}) is None

    with_database(test)


def test_a_transaction_whose_node_sleeps_is_ended_and_its_node_is_overtaken() -> None:
    async def test(database: Database, store: DatabaseStore) -> None:
        other, awake = DatabaseStore(database), asyncio.Event()
        fence = Fence("T", await store.claim("T", 1))
        stale = asyncio.create_task(store.writer.ask(work=lambda connection: awake.wait(), fence=fence))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(SILENCE):
            assert await other.claim("T", 1) == 2
        assert database.idle == 1
        awake.set()
        with pytest.raises(FencedError):
            await stale

    with_database(test)

"""Locks that all who share a store wait for."""

import asyncio
from collections.abc import Sequence

import asyncpg
import pytest

from saltsea.store.locks import Locks
from saltsea.store.port import Store
from saltsea.store.postgresql.store import PostgresStore
from store.store_kit import a_note, in_loop


async def count_up(store: Store, times: int) -> None:
    """Read, think, write: what loses a count without a lock."""
    for _ in range(times):
        async with store.lock("count"):
            known = int(await store.note("count") or b"0")
            await asyncio.sleep(0)
            await store.write([a_note("count", b"%d" % (known + 1))])


async def counted_by(stores: Sequence[Store], times: int) -> int:
    await asyncio.gather(*(count_up(store, times) for store in stores for _ in range(3)))
    return int(await stores[0].note("count") or b"0")


@in_loop
async def test_what_is_read_and_written_under_a_lock_is_not_lost(store: Store) -> None:
    assert await counted_by([store], times=4) == 12


@in_loop
async def test_nodes_wait_for_each_other(postgres: PostgresStore) -> None:
    other = PostgresStore(postgres.url)
    assert await counted_by([postgres, other], times=4) == 24
    await other.close()


@in_loop
async def test_locks_of_other_names_do_not_wait(store: Store) -> None:
    async with store.lock("one"), store.lock("other"):
        assert await store.note("nothing") is None


@in_loop
async def test_a_lock_is_free_again_after_a_failure(store: Store) -> None:
    for _ in range(2):
        with pytest.raises(KeyError):
            async with store.lock("one"):
                raise KeyError("a mistake")


@in_loop
async def test_who_stops_waiting_leaves_nothing_locked(store: Store) -> None:
    async with store.lock("one"):
        waiting = asyncio.create_task(count_in(store))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(count_in(store), 30)


async def count_in(store: Store) -> None:
    async with store.lock("one"):
        pass


@in_loop
async def test_the_locks_of_a_node_that_dies_are_free(postgres: PostgresStore) -> None:
    other = PostgresStore(postgres.url)
    async with other.lock("one"):
        waiting = asyncio.create_task(count_in(postgres))
        await asyncio.sleep(0.1)
        assert not waiting.done()
        connection = await asyncpg.connect(postgres.url)
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        await connection.close()
        await asyncio.wait_for(waiting, 30)
    await other.close()


@in_loop
async def test_locks_that_nobody_wants_are_not_kept() -> None:
    locks = Locks()
    await asyncio.gather(*(held(locks, f"lock {number % 3}") for number in range(9)))
    assert locks._locks == {}


async def held(locks: Locks, name: str) -> None:
    async with locks.hold(name):
        await asyncio.sleep(0)

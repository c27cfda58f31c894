"""Locks whose node sleeps, or whose session is cut: others go on soon, and what was decided before is not written."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from saltsea.store.port import BusyError, LockLostError, StoreError
from saltsea.store.postgresql import locks
from saltsea.store.postgresql.holds import ASLEEP, number_of
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.postgresql.writer import Writer
from store.store_kit import a_note, in_loop

NOBODY: Final = "postgresql://127.0.0.1:1/nothing"
SLEEPER: Final = """
import asyncio, sys
from saltsea.store.port import LockLostError
from saltsea.store.postgresql.store import PostgresStore
from store.store_kit import a_note

async def counted(store):
    async with store.lock("count"):
        known = int(await store.note("count") or b"0")
        print("read", known, flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        await store.write([a_note("count", b"%d" % (known + 1))])

async def main():
    store = PostgresStore(sys.argv[1])
    try:
        await counted(store)
        print("written", flush=True)
    except LockLostError:
        print("refused", flush=True)
    await counted(store)
    await store.close()

asyncio.run(main())
"""


async def count_up(store: PostgresStore) -> None:
    async with store.lock("count"):
        known = int(await store.note("count") or b"0")
        await store.write([a_note("count", b"%d" % (known + 1))])


async def end_sessions(store: PostgresStore) -> None:
    """The database ends whatever holds a lock."""
    connection = await asyncpg.connect(store.url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM (SELECT DISTINCT pid FROM pg_locks WHERE locktype = 'advisory'"
        " AND mode = 'ExclusiveLock') AS holders"
    )
    await connection.close()


@asynccontextmanager
async def beside(store: PostgresStore, patience: float = 30) -> AsyncIterator[PostgresStore]:
    """Another node."""
    other = PostgresStore(store.url, patience=patience)
    yield other
    await other.close()


# --- a node that sleeps ---


def test_a_node_that_sleeps_with_a_lock_holds_up_nobody_and_writes_nothing_stale(postgres: PostgresStore) -> None:
    command = [sys.executable, "-c", SLEEPER, postgres.url]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=Path(__file__).parents[1], stdin=pipe, stdout=pipe, text=True) as sleeper:
        assert sleeper.stdin is not None
        assert sleeper.stdout is not None
        try:
            assert sleeper.stdout.readline() == "read 0\n"
            sleeper.send_signal(signal.SIGSTOP)
            asyncio.run(counted_in_time(postgres))
            sleeper.stdin.write("\n\n")
            sleeper.stdin.flush()
            sleeper.send_signal(signal.SIGCONT)
            assert sleeper.stdout.readline() == "refused\n"
            assert sleeper.stdout.readline() == "read 1\n"
            assert sleeper.wait(30) == 0
        finally:
            sleeper.kill()
    assert asyncio.run(count_in(postgres)) == b"2"


async def counted_in_time(store: PostgresStore) -> None:
    async with asyncio.timeout(2 * ASLEEP):
        await count_up(store)
    await store.disconnect()


async def count_in(store: PostgresStore) -> bytes | None:
    count = await store.note("count")
    await store.disconnect()
    return count


@in_loop
async def test_a_node_that_is_awake_keeps_its_lock(postgres: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "_WATCHED", "1000")
    monkeypatch.setattr(locks, "PING", 0.2)
    async with beside(postgres) as other:
        async with other.lock("count"):
            waiting = asyncio.create_task(count_up(postgres))
            await asyncio.sleep(2)
            assert not waiting.done()
            await other.write([a_note("count", b"4")])
        await waiting
    assert await postgres.note("count") == b"5"


@in_loop
async def test_a_node_that_holds_nothing_keeps_its_connection(
    postgres: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "_WATCHED", "1000")
    await count_up(postgres)
    before = postgres._locks._connection
    await asyncio.sleep(1.5)
    await count_up(postgres)
    assert postgres._locks._connection is before


# --- a session that is cut ---


@in_loop
async def test_what_is_written_under_a_lock_that_was_cut_is_refused(postgres: PostgresStore) -> None:
    async with postgres.lock("one"):
        await end_sessions(postgres)
        with pytest.raises(LockLostError, match="the lock one is lost"):
            await postgres.write([a_note("stale")])
        with pytest.raises(LockLostError):  # asked again, after the node has noticed
            await asyncio.gather(postgres.write([a_note("stale")]), count_up(postgres))
        await postgres.outbox_done("sent")  # what went out is not sent again
    await postgres.write([a_note("later")])
    assert [await postgres.note(name) for name in ("stale", "later")] == [None, b"on"]


@in_loop
async def test_several_locks_with_any_numbers_are_held_at_once(postgres: PostgresStore) -> None:
    names = [f"lock {number}" for number in range(8)]
    assert {number_of(name) > 0 for name in names} == {True, False}
    async with AsyncExitStack() as held:
        for name in names:
            await held.enter_async_context(postgres.lock(name))
            await postgres.write([a_note(name)])
    assert len(await postgres.notes("lock ")) == len(names)


@in_loop
async def test_others_are_not_refused_with_it(postgres: PostgresStore) -> None:
    """They are one transaction."""

    async def cut() -> None:
        async with postgres.lock("one"):
            held.set()
            await ready.wait()
            await postgres.write([a_note("stale")])

    held, ready = asyncio.Event(), asyncio.Event()
    cutting = asyncio.create_task(cut())
    await held.wait()
    await end_sessions(postgres)
    ready.set()
    _, refused = await asyncio.gather(postgres.write([a_note("other")]), cutting, return_exceptions=True)
    assert isinstance(refused, LockLostError)
    assert [await postgres.note(name) for name in ("stale", "other")] == [None, b"on"]


@in_loop
async def test_who_takes_a_lost_lock_waits_for_what_is_being_written_under_it(postgres: PostgresStore) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(connection: asyncpg.Connection) -> None:
        begun.set()
        await go_on.wait()
        await connection.execute("INSERT INTO notes (name, body) VALUES ('count', '7')")

    async with beside(postgres) as other:
        async with other.lock("count"):
            writing = asyncio.create_task(other._writer.ask(work=slowly))
            await begun.wait()
            await end_sessions(postgres)
            waiting = asyncio.create_task(count_up(postgres))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            go_on.set()
            await writing
        await waiting
    assert await postgres.note("count") == b"8"


@in_loop
async def test_a_task_that_was_begun_under_a_lock_does_not_need_it_afterwards(postgres: PostgresStore) -> None:
    over = asyncio.Event()

    async def later() -> None:
        await over.wait()
        await postgres.write([a_note("later")])

    async with postgres.lock("one"):
        task = asyncio.create_task(later())
        await asyncio.sleep(0)
    await end_sessions(postgres)
    over.set()
    await task


@in_loop
async def test_who_stops_asking_takes_no_lock_from_others_of_its_node(postgres: PostgresStore) -> None:
    async with postgres.lock("one"):
        for turns in range(12):
            asking = asyncio.create_task(count_up(postgres))
            for _ in range(turns):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await postgres.write([a_note("mine")])
    async with beside(postgres) as other:
        await asyncio.wait_for(count_up(other), 10)


# --- patience ---


@in_loop
async def test_nobody_waits_for_a_lock_without_end(postgres: PostgresStore) -> None:
    async with beside(postgres, patience=0.4) as other, postgres.lock("count"):
        before = asyncio.get_running_loop().time()
        told = await asyncio.gather(*(count_up(other) for _ in range(4)), return_exceptions=True)
        assert [type(error) for error in told] == [BusyError] * 4
        assert asyncio.get_running_loop().time() - before < 1.2  # each since it came, not since its turn came


@in_loop
async def test_each_write_waits_for_a_lost_database_since_it_came() -> None:
    writer, loop = Writer(NOBODY, 0.4, most=1), asyncio.get_running_loop()

    async def waited(after: float) -> float:
        await asyncio.sleep(after)
        before = loop.time()
        with pytest.raises(StoreError, match="does not answer"):
            await writer.ask([a_note("lost")])
        return loop.time() - before

    times = await asyncio.gather(*(waited(place / 50) for place in range(10)))
    assert all(0.4 <= one < 1.0 for one in times), times

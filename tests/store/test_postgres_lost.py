"""Lost connections, killed servers and killed nodes: what was acknowledged is in PostgreSQL, and nothing twice."""

import asyncio
import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import asyncpg
import pytest
from postgres_server import PostgresServer

from saltsea.store.port import Fence, FencedError
from saltsea.store.postgresql.connections import IDLE, connect
from saltsea.store.postgresql.store import PostgresStore
from store.cutting_proxy import ANSWER_LOST, HALF_OPEN, NEVER_ARRIVED, CuttingProxy
from store.store_kit import a_game, a_line, a_note, a_table, in_loop, refused

PROOF_ROUNDS = 40

# --- when the connection is cut ---


@pytest.mark.parametrize("how", [ANSWER_LOST, NEVER_ARRIVED, HALF_OPEN])
@in_loop
async def test_a_commit_whose_answer_is_lost_is_done_once(postgres: PostgresStore, how: str) -> None:
    await postgres.write([a_table(), a_game()])
    cuts = [how]
    proxy = CuttingProxy(postgres.url, lambda: cuts.pop() if cuts else None)
    async with proxy as url:
        node = PostgresStore(postgres.url, patience=30)
        node.url = url
        await asyncio.gather(node.write([a_line(0), a_line(1)]), node.write([a_note("with it")]))
        await node.write([a_line(2)])
        assert proxy.cuts == 1
        await node.close()
    assert await postgres.lines("G") == [a_line(line) for line in range(3)]
    assert await postgres.note("with it") == b"on"


@in_loop
async def test_cuts_at_any_commit_lose_and_repeat_nothing(postgres: PostgresStore) -> None:
    await postgres.write([a_table(), *(a_game(f"G{task}") for task in range(5))])
    dice = random.Random(7)
    proxy = CuttingProxy(postgres.url, lambda: dice.choice([None, None, ANSWER_LOST, NEVER_ARRIVED, HALF_OPEN]))
    async with proxy as url:
        node = PostgresStore(postgres.url, patience=60)
        node.url = url

        async def player(task: int) -> None:
            fence = Fence(f"T{task}", await node.claim(f"T{task}", 1))
            for line in range(8):
                await node.write([a_line(line, game=f"G{task}")], fence)

        await asyncio.gather(*(player(task) for task in range(5)))
        assert proxy.cuts > 3
        await node.disconnect()
    assert [await postgres.line_count(f"G{task}") for task in range(5)] == [8] * 5


@in_loop
async def test_a_database_that_stays_away_is_told_and_nothing_is_stored(postgres_server: PostgresServer) -> None:
    await asyncio.to_thread(postgres_server.start)
    store = PostgresStore(postgres_server.url("shared"), patience=0.3)
    await store.write([a_note("before")])
    await asyncio.to_thread(postgres_server.stop)  # a killed one leaves processes that may still take a write
    try:
        assert "does not answer" in await refused(store.write([a_note("meanwhile")]))
        assert "does not answer" in await refused(store.note("before"))
    finally:
        await asyncio.to_thread(postgres_server.start)
    await store.write([a_note("after")])
    assert [await store.note(name) for name in ("before", "meanwhile", "after")] == [b"on", None, b"on"]
    await store.close()


# --- when a node falls asleep ---


@in_loop
async def test_a_node_that_falls_asleep_in_a_transaction_holds_up_nobody_who_takes_its_table(
    postgres: PostgresStore,
) -> None:
    asleep, other = PostgresStore(postgres.url), PostgresStore(postgres.url)
    await postgres.write([a_table(), a_game()])
    fence, awake = Fence("T", await asleep.claim("T", 1)), asyncio.Event()
    slept: list[str] = []

    async def sleep(connection: asyncpg.Connection) -> None:
        if not slept:
            slept.append("once")
            await awake.wait()
        await connection.execute("INSERT INTO notes (name, body) VALUES ('stale', 'on')")

    stale = asyncio.create_task(asleep._writer.ask(work=sleep, fence=fence))
    await asyncio.sleep(0.2)
    async with asyncio.timeout(3 * IDLE):
        claimed = Fence("T", await other.claim("T", 1))
        await other.write([a_line(0)], claimed)
    awake.set()
    with pytest.raises(FencedError):
        await stale
    assert await postgres.note("stale") is None
    await asyncio.gather(asleep.close(), other.close())


@in_loop
async def test_the_database_soon_notices_a_machine_that_is_gone_without_a_word(postgres: PostgresStore) -> None:
    """Or it would keep the locks of that machine for hours."""
    connection = await connect(postgres.url)
    waits = [int(await connection.fetchval(f"SHOW tcp_keepalives_{what}")) for what in ("idle", "interval", "count")]
    await connection.close()
    idle, interval, times = waits
    assert 0 < idle + interval * times <= 15


# --- when the server is killed ---


class Chaos:
    """Kills the database's server and starts it again, in a thread, while the event loop goes on."""

    def __init__(self, server: PostgresServer, times: int) -> None:
        self._server = server
        self._times = times
        self._thread = threading.Thread(target=self._run)
        self.over = threading.Event()

    def _run(self) -> None:
        dice = random.Random(self._times)
        for _ in range(self._times):
            time.sleep(dice.uniform(0.05, 0.4))
            self._server.kill()
            self._server.start()
        self.over.set()

    def __enter__(self) -> "Chaos":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._thread.join()


async def survive(server: PostgresServer, times: int) -> None:
    """Two nodes with several games each: everything acknowledged is there, and nothing twice."""
    url = server.url("shared")
    stores = [PostgresStore(url, patience=60), PostgresStore(url, patience=60)]
    names = [f"G{number}" for number in range(8)]
    await stores[0].write([a_table(), *(a_game(name) for name in names)])
    acknowledged = dict.fromkeys(names, 0)

    async def player(store: PostgresStore, game: str, over: threading.Event) -> None:
        fence = Fence(game, await store.claim(game, 1))
        while not over.is_set() or not acknowledged[game]:  # a busy machine may be slow to begin
            line = acknowledged[game]
            await store.write([a_line(line, game=game), a_line(line + 1, game=game), a_note(game)], fence)
            acknowledged[game] += 2
            assert await store.line_count(game) == acknowledged[game]

    with Chaos(server, times) as chaos:
        await asyncio.gather(*(player(stores[place % 2], name, chaos.over) for place, name in enumerate(names)))
    for name in names:
        assert [row.line for row in await stores[0].lines(name)] == list(range(acknowledged[name]))
    assert all(acknowledged.values())
    for store in stores:
        await store.close()


def test_a_killed_server_loses_and_repeats_nothing(postgres_server: PostgresServer, postgres_url: str) -> None:
    asyncio.run(survive(postgres_server, times=3))


@pytest.mark.proof
def test_a_killed_server_loses_and_repeats_nothing_in_many_rounds(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    asyncio.run(survive(postgres_server, times=PROOF_ROUNDS))


NODE = """
import asyncio, sys
from saltsea.store.port import Fence
from saltsea.store.postgresql.store import PostgresStore
from store.store_kit import a_line

async def player(store, game):
    line, fence = await store.line_count(game), Fence(game, await store.claim(game, 1))
    while True:
        await store.write([a_line(line + each, game=game) for each in range(3)], fence)
        line += 3
        print(game, line, flush=True)

async def main():
    store = PostgresStore(sys.argv[1])
    await asyncio.gather(*(player(store, f"G{number}") for number in range(4)))

asyncio.run(main())
"""


def acknowledged(url: str, answers: int) -> dict[str, int]:
    """Let a node write, kill it after so many answers, and see what it had promised by then."""
    command, told = [sys.executable, "-c", NODE, url], []
    with subprocess.Popen(command, cwd=Path(__file__).parents[1], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(answers):
            told.append(process.stdout.readline())
        process.kill()
        told += process.stdout.readlines()
    return {game: int(line) for game, line in (answer.split() for answer in told if answer.endswith("\n"))}


def test_a_killed_node_has_stored_what_it_acknowledged_and_holds_up_nobody(postgres: PostgresStore) -> None:
    async def prepare_games() -> None:
        await postgres.write([a_table(), *(a_game(f"G{number}") for number in range(4))])
        await postgres.disconnect()

    async def stored() -> dict[str, int]:
        found = {f"G{number}": await postgres.line_count(f"G{number}") for number in range(4)}
        for game in found:
            fence = Fence(game, await postgres.claim(game, 1))
            await postgres.write([a_note(game)], fence)
        await postgres.disconnect()
        return found

    asyncio.run(prepare_games())
    for answers in (5, 23):
        promised = acknowledged(postgres.url, answers)
        there = asyncio.run(stored())
        assert promised
        assert all(there[game] >= lines for game, lines in promised.items()), (promised, there)
        assert all(lines % 3 == 0 for lines in there.values())

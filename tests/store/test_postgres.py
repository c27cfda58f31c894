"""PostgreSQL alone: batches, several nodes at once, opening, and its own tools."""

import asyncio
import random
import subprocess
import sys
import threading
from pathlib import Path

import asyncpg
import pytest
from postgres_server import PostgresServer, program

from saltsea.store.port import Fence, FencedError, StoreError
from saltsea.store.postgresql.connections import database_name
from saltsea.store.postgresql.schema import STEPS
from saltsea.store.postgresql.statements import from_text, in_order, to_text
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import Rows
from store.store_kit import a_game, a_line, a_note, a_person, a_table, everything, in_loop, one_of_each, refused

# --- batches ---


@in_loop
async def test_many_writers_share_a_commit(postgres: PostgresStore) -> None:
    await postgres.write([a_table(), *(a_game(f"G{task}") for task in range(30))])
    before = postgres.commits

    async def writer(task: int) -> None:
        for line in range(10):
            await postgres.write([a_line(line, game=f"G{task}")])

    await asyncio.gather(*(writer(task) for task in range(30)))
    assert postgres.commits - before <= 100
    assert [await postgres.line_count(f"G{task}") for task in range(30)] == [10] * 30


@in_loop
async def test_tables_that_are_claimed_at_once_share_a_commit(postgres: PostgresStore) -> None:
    names = [f"T{number}" for number in range(60)]
    await postgres.claim("T7", 40)
    before = postgres.commits
    numbers = await asyncio.gather(*(postgres.claim(name, 9) for name in names))
    assert numbers == [41 if name == "T7" else 9 for name in names]
    assert postgres.commits - before <= 2


@in_loop
async def test_newer_claims_at_once_share_a_commit_and_late_ones_fail_alone(postgres: PostgresStore) -> None:
    names = [f"T{number}" for number in range(60)]
    await postgres.claim("T7", 40)
    before = postgres.commits
    done = await asyncio.gather(*(postgres.claim(name, 9, newer=True) for name in names), return_exceptions=True)
    assert [name for name, one in zip(names, done, strict=True) if one != 9] == ["T7"]
    assert isinstance(done[7], FencedError)
    assert postgres.commits - before <= 2


@in_loop
async def test_a_table_that_is_claimed_twice_at_once_gets_two_numbers(postgres: PostgresStore) -> None:
    assert await asyncio.gather(*(postgres.claim(table, 5) for table in ("T", "U", "T"))) == [5, 5, 6]


@in_loop
async def test_nodes_that_claim_the_same_tables_crosswise_do_not_wait_for_each_other(postgres: PostgresStore) -> None:
    others = [PostgresStore(postgres.url), PostgresStore(postgres.url)]
    names = [f"T{number}" for number in range(40)]
    async with asyncio.timeout(20):
        for _ in range(5):
            claims = [one.claim(name, 1) for one, order in zip(others, (1, -1), strict=True) for name in names[::order]]
            await asyncio.gather(*claims)
    assert [await postgres.claim(name, 1) for name in names] == [11] * len(names)
    await asyncio.gather(*(one.close() for one in others))


@in_loop
async def test_a_bad_request_in_a_group_fails_alone(postgres: PostgresStore) -> None:
    await postgres.write([a_table(), a_game()])
    before = postgres.commits
    bad: list[Rows] = [a_note("bad"), a_table(phase="over"), a_line(7)]
    rows: list[list[Rows]] = [[a_note("first")], bad, [a_line(0), a_line(1)], [a_line(1)], [a_note("last")]]
    answers = await asyncio.gather(*(postgres.write(request) for request in rows), return_exceptions=True)
    assert postgres.commits - before == 1
    assert [type(answer) for answer in answers] == [type(None), StoreError, type(None), StoreError, type(None)]
    assert [await postgres.note(name) for name in ("first", "bad", "last")] == [b"on", None, b"on"]
    assert await postgres.lines("G") == [a_line(0), a_line(1)]


@in_loop
async def test_of_a_row_written_twice_at_once_the_last_counts(postgres: PostgresStore) -> None:
    await asyncio.gather(*(postgres.write([a_note(body=b"%d" % turn)]) for turn in range(20)))
    assert await postgres.note("switch") == b"19"
    await postgres.write([a_note(body=b"a"), a_note("other"), a_note(body=b"b")])
    assert await postgres.note("switch") == b"b"


@in_loop
async def test_a_caller_that_stops_waiting_undoes_nothing(postgres: PostgresStore) -> None:
    await postgres.write([a_note("warm")])
    asked = asyncio.create_task(postgres.write([a_note("late")]))
    await asyncio.sleep(0)
    asked.cancel()
    await postgres.write([a_note("after")])
    assert (await postgres.note("late"), await postgres.note("after")) == (b"on", b"on")


def test_texts_keep_their_order_and_come_back() -> None:
    dice = random.Random(1)
    texts = sorted("".join(dice.choices("\0\1\2\3aé🦜", k=dice.randrange(6))) for _ in range(500))
    kept = [to_text(text) for text in texts]
    assert [text.encode() for text in kept] == sorted(text.encode() for text in kept)
    assert [from_text(text) for text in kept] == texts
    assert not any("\0" in text for text in kept)


def test_rows_before_what_they_belong_to_are_noticed() -> None:
    assert in_order([a_table(), a_person(), a_game(), a_line()])
    assert in_order([a_line(), a_table(), a_note()])
    assert not in_order([a_line(), a_game()])
    assert not in_order([a_person(), a_note(), a_table()])


# --- several nodes ---


@in_loop
async def test_a_node_that_lost_a_table_writes_nothing(postgres: PostgresStore) -> None:
    other = PostgresStore(postgres.url)
    stale = Fence("T", await postgres.claim("T", 1))
    await postgres.write([a_table(), a_game(), a_line()], stale)
    fresh = Fence("T", await other.claim("T", 2))
    with pytest.raises(FencedError):
        await postgres.write([a_line(1)], stale)
    await other.write([a_line(1, body=b"other")], fresh)
    assert [row.body for row in await postgres.lines("G")] == [a_line().body, b"other"]
    await other.close()


@in_loop
async def test_two_nodes_race_for_a_table_and_only_the_owner_writes(postgres: PostgresStore) -> None:
    """Whoever writes has the highest number of that moment: after a claim was answered, no lower one comes through."""
    await postgres.write([a_table(), a_game()])
    nodes = [postgres, PostgresStore(postgres.url), PostgresStore(postgres.url)]
    written: list[int] = []

    async def node(store: PostgresStore, dice: random.Random) -> None:
        for _ in range(8):
            fence = Fence("T", await store.claim("T", 1))
            line = await store.line_count("G")
            for step in range(dice.randrange(1, 4)):
                try:
                    await store.write([a_line(line + step, body=b"%d" % fence.number)], fence)
                except FencedError:
                    break
                written.append(fence.number)

    await asyncio.gather(*(node(store, random.Random(place)) for place, store in enumerate(nodes)))
    numbers = [int(row.body) for row in await postgres.lines("G")]
    assert numbers == sorted(numbers)
    assert sorted(written) == numbers
    for store in nodes[1:]:
        await store.close()


@in_loop
async def test_nodes_that_write_the_same_rows_do_not_lock_each_other(postgres: PostgresStore) -> None:
    nodes = [postgres, PostgresStore(postgres.url)]
    names = [f"note {number}" for number in range(12)]

    async def node(store: PostgresStore, dice: random.Random) -> None:
        for _ in range(10):
            await asyncio.gather(*(store.write([a_note(name)]) for name in dice.sample(names, len(names))))
            await store.forget_note(dice.choice(names))

    await asyncio.gather(*(node(store, random.Random(place)) for place, store in enumerate(nodes)))
    await nodes[1].close()


def test_several_nodes_may_start_at_once_in_an_empty_database(own_database: str) -> None:
    stores: list[PostgresStore] = []
    starting = [threading.Thread(target=lambda: stores.append(PostgresStore(own_database))) for _ in range(4)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join()
    assert len(stores) == 4

    async def used() -> None:
        await stores[0].write(one_of_each())
        assert await stores[1].table("T") == a_table()
        for store in stores:
            await store.close()

    asyncio.run(used())


# --- opening ---


async def ask(url: str, statement: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


def trouble(url: str) -> str:
    with pytest.raises(StoreError) as error:
        PostgresStore(url)
    return str(error.value)


def test_an_older_database_is_brought_forward(own_database: str) -> None:
    asyncio.run(filled(PostgresStore(own_database)))
    newer = (*STEPS, ("ALTER TABLE people ADD COLUMN rating bigint NOT NULL DEFAULT 1500",))
    store = PostgresStore(own_database, steps=newer)
    assert asyncio.run(ask(own_database, "SELECT version FROM saltsea")) == len(newer)
    asyncio.run(filled(store))
    assert f"it has version {len(newer)}, and this one knows 1 to {len(STEPS)}" in trouble(own_database)


async def filled(store: PostgresStore) -> None:
    await store.write([a_table(), a_person()])
    assert await store.people("T") == [a_person()]
    await store.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(own_database: str) -> None:
    asyncio.run(filled(PostgresStore(own_database)))
    with pytest.raises(StoreError, match="cannot be used"):
        PostgresStore(own_database, steps=[*STEPS, ("DROP TABLE lines", "DROP TABLE nothing")])
    asyncio.run(filled(PostgresStore(own_database)))


def test_a_database_of_others_is_not_touched(own_database: str) -> None:
    asyncio.run(ask(own_database, "CREATE TABLE tables (id integer)"))
    assert "is not a database of Saltsea" in trouble(own_database)
    assert asyncio.run(ask(own_database, "SELECT to_regclass('saltsea')")) is None


def test_a_server_that_is_not_there_is_told_without_the_password(postgres_server: PostgresServer) -> None:
    told = trouble("postgresql://anne:5ecret@127.0.0.1:1/games")
    assert "postgresql://127.0.0.1:1/games cannot be used" in told
    assert "5ecret" not in told
    assert 'database "none" does not exist' in trouble(postgres_server.url("none"))
    assert database_name("postgresql://a:b@h:5/d?password=x") == "postgresql://h:5/d"


def test_backups_are_made_by_its_own_tools(postgres: PostgresStore) -> None:
    assert "pg_dump" in asyncio.run(refused(postgres.backup("monday.dump")))


def test_a_dump_by_its_own_tools_is_the_whole_store(postgres: PostgresStore, own_database: str, tmp_path: Path) -> None:
    """The commands of docs/hosting.md."""
    dump = str(tmp_path / "monday.dump")

    async def filled_before() -> list[object]:
        await postgres.write(one_of_each())
        await postgres.write([a_line(line) for line in range(1, 40)])
        found = await everything(postgres)
        await postgres.disconnect()
        return found

    before = asyncio.run(filled_before())
    subprocess.run([program("pg_dump"), "--format=custom", f"--file={dump}", postgres.url], check=True)
    subprocess.run([program("pg_restore"), "--exit-on-error", f"--dbname={own_database}", dump], check=True)

    async def found_after() -> list[object]:
        restored = PostgresStore(own_database)
        found = await everything(restored)
        await restored.write([a_line(40)])
        assert "this was refused" in await refused(restored.write([a_line(99)]))
        await restored.close()
        return found

    assert asyncio.run(found_after()) == before


# --- without its library ---


WITHOUT = """
import sys
sys.modules["asyncpg"] = None
from saltsea.store.open_store import open_store
from saltsea.store.port import StoreError
try:
    open_store("postgresql://127.0.0.1/games")
except StoreError as error:
    print(error)
"""


def test_without_its_library_the_extra_is_named() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True, cwd=root, timeout=60
    )
    assert "pip install 'saltsea[nodes]'" in done.stdout

"""The writer thread: many requests in one commit, bad ones alone, a bad disk survived; and what a file gives away."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from saltsea.store.files import connect_reading
from saltsea.store.port import StoreError
from saltsea.store.rows import LineRow, Rows
from saltsea.store.sqlite import SqliteStore
from saltsea.store.writer import PACE, Writer
from store.store_kit import a_game, a_line, a_note, a_person, a_table, a_word, in_loop, one_of_each, refused

# --- many at once ---


@in_loop
async def test_many_writers_share_a_commit(sqlite: SqliteStore) -> None:
    await sqlite.write([a_table(), *(a_game(f"G{task}") for task in range(50))])
    before = sqlite.commits

    async def writer(task: int) -> None:
        for line in range(20):
            await sqlite.write([a_line(line, game=f"G{task}")])

    await asyncio.gather(*(writer(task) for task in range(50)))
    assert sqlite.commits - before <= 200
    assert [len(await sqlite.lines(f"G{task}")) for task in range(50)] == [20] * 50


@in_loop
async def test_a_bad_request_in_a_group_fails_alone(sqlite: SqliteStore) -> None:
    await sqlite.write([a_table(), a_game()])
    before = sqlite.commits
    bad: list[Rows] = [a_note("bad"), a_table(phase="over"), a_line(7)]
    rows: list[list[Rows]] = [[a_note("first")], bad, [a_line(0), a_line(1)], [a_line(1)], [a_note("last")]]
    answers = await asyncio.gather(*(sqlite.write(request) for request in rows), return_exceptions=True)
    assert sqlite.commits - before <= 2
    assert [type(answer) for answer in answers] == [type(None), StoreError, type(None), StoreError, type(None)]
    assert [await sqlite.note(name) for name in ("first", "bad", "last")] == [b"on", None, b"on"]
    assert await sqlite.lines("G") == [a_line(0), a_line(1)]
    assert await sqlite.table("T") == a_table()


@in_loop
async def test_a_group_has_a_limit(file: Path) -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    writer = Writer(connection, most=10)
    await asyncio.gather(*(writer.ask(lambda _: None) for _ in range(95)))
    assert 10 <= writer.commits <= 12
    writer.stop()
    writer.join()
    connection.close()


@in_loop
async def test_who_writes_alone_waits_for_nobody_and_a_crowd_is_gathered(file: Path) -> None:
    waits = list[float]()
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    with patch("saltsea.store.writer.sleep", waits.append):
        writer = Writer(connection, most=10)
        for _ in range(30):
            await writer.ask(lambda _: None)
        assert not waits
        await asyncio.gather(*(writer.ask(lambda _: None) for _ in range(50)))
        assert waits
        assert max(waits) <= PACE
        writer.stop()
        writer.join()
    connection.close()


# --- when the disk is bad ---


class BadDisk(sqlite3.Connection):
    """A connection whose disk is full now and then."""

    bad = False

    def execute(self, sql: str, values: Sequence[object] = (), /) -> sqlite3.Cursor:  # type: ignore[override]
        if self.bad and sql == "COMMIT":
            raise sqlite3.OperationalError("database or disk is full")
        return super().execute(sql, values)


@in_loop
async def test_when_a_commit_fails_all_have_failed_and_the_thread_lives_on() -> None:
    connection = sqlite3.connect(":memory:", factory=BadDisk, isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE numbers (number)")
    writer = Writer(connection)

    async def add(number: int) -> object:
        return await writer.ask(lambda there: there.execute("INSERT INTO numbers VALUES (?)", [number]).rowcount)

    assert await add(1) == 1
    connection.bad = True
    answers = await asyncio.gather(*(add(number) for number in range(10, 20)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreError] * 10
    assert len(set(answers)) == 10, "everybody has an error of their own"
    assert "disk is full" in str(answers[0])
    connection.bad = False
    assert await add(2) == 1
    assert connection.execute("SELECT number FROM numbers").fetchall() == [(1,), (2,)]
    writer.stop()
    writer.join()
    connection.close()


FULL_DISK = """
import asyncio, resource, sys
from pathlib import Path
from saltsea.store.port import StoreError
from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_game, a_line, a_table

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.write([a_table(), a_game()])
    good, bad = resource.getrlimit(resource.RLIMIT_FSIZE), 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, good[1]))
    line = 0
    while not bad:
        try:
            await store.write([a_line(line, body=bytes(5000)), a_line(line + 1, body=bytes(5000))])
            line += 2
        except StoreError as error:
            bad += 1
    assert await store.lines("G") == [a_line(each, body=bytes(5000)) for each in range(line)]
    resource.setrlimit(resource.RLIMIT_FSIZE, good)
    await store.write([a_line(line)])
    await store.close()
    print(line + 1)

asyncio.run(main())
"""


def test_a_disk_that_is_really_full_loses_nothing_and_is_got_over(file: Path) -> None:
    """The system is told to let no file grow beyond a size, which is as good as a full disk."""
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(file)], cwd=Path(__file__).parents[1], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(asyncio.run(lines_in(file))) == int(done.stdout) > 10


async def lines_in(file: Path) -> list[LineRow]:
    store = SqliteStore(file)
    try:
        return await store.lines("G")
    finally:
        await store.close()


# --- the end ---


@in_loop
async def test_close_finishes_what_was_accepted(file: Path) -> None:
    store = SqliteStore(file)
    await store.write([a_table(), a_game()])
    accepted = [asyncio.ensure_future(store.write([a_line(line)])) for line in range(300)]
    read = asyncio.ensure_future(store.lines("G"))
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    await asyncio.gather(*accepted)
    await read
    assert len(await lines_in(file)) == 300


@in_loop
async def test_close_leaves_one_whole_file(file: Path) -> None:
    store = SqliteStore(file)
    await store.write(one_of_each())
    await store.close()
    assert sorted(path.name for path in file.parent.iterdir()) == ["saltsea.db", "saltsea.db.lock"]


@in_loop
async def test_a_cancelled_write_is_not_undone_and_breaks_nothing(sqlite: SqliteStore) -> None:
    await sqlite.write([a_table(), a_game()])
    impatient = asyncio.ensure_future(sqlite.write([a_line(0)]))
    await asyncio.sleep(0)
    impatient.cancel()
    await sqlite.write([a_line(1)])
    assert await sqlite.lines("G") == [a_line(0), a_line(1)]


def test_a_loop_that_ended_is_no_trouble(sqlite: SqliteStore) -> None:
    async def leave() -> None:
        asked = [asyncio.ensure_future(sqlite.write([a_note(str(number))])) for number in range(20)]
        await asyncio.sleep(0)
        assert not any(one.done() for one in asked)

    asyncio.run(leave())
    asyncio.run(sqlite.write([a_note("later")]))
    assert asyncio.run(sqlite.note("later")) == b"on"


def test_a_program_that_forgets_to_close_ends_all_the_same(file: Path) -> None:
    program = "import pathlib, sys, saltsea.store.sqlite as s; store = s.SqliteStore(pathlib.Path(sys.argv[1]))"
    assert subprocess.run([sys.executable, "-c", program, str(file)], timeout=60).returncode == 0


# --- what the file is like ---


@in_loop
async def test_only_the_owner_may_read_the_file(sqlite: SqliteStore) -> None:
    await sqlite.write(one_of_each())
    for path in sqlite.file.parent.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


@in_loop
async def test_a_forgotten_person_is_not_in_the_file_any_more(file: Path) -> None:
    store = SqliteStore(file)
    secret = a_person(1, name="Calico Jack", key="jack's key", account="jack@example.org")
    words = [a_word(n, person=1, body=b"jack's words" * 50) for n in range(1, 50)]
    await store.write([a_table(), a_person(), secret, *words])
    await store.close()
    assert b"jack" in file.read_bytes().lower()
    store = SqliteStore(file)
    await store.forget_person("T", 1)
    await store.close()
    assert b"jack" not in file.read_bytes().lower()


PLANS = {
    "SELECT * FROM tables ORDER BY touched DESC, id LIMIT 9": "tables_by_touched",
    "SELECT * FROM tables WHERE phase = '' ORDER BY touched DESC, id LIMIT 9": "tables_by_phase",
    "SELECT * FROM tables WHERE listing = '' ORDER BY touched DESC, id LIMIT 9": "tables_by_listing",
    "SELECT * FROM games WHERE \"table\" = '' ORDER BY started DESC, number DESC, id LIMIT 9": "games_by_table",
    "SELECT * FROM games ORDER BY started DESC, number DESC, id LIMIT 9": "games_by_started",
    "SELECT * FROM games WHERE ended IS NULL ORDER BY started DESC, number DESC, id LIMIT 9": "games_in_progress",
    "SELECT * FROM people WHERE account = 'x'": "people_by_account",
    "SELECT * FROM people WHERE key = 'x'": "people_by_key",
    "DELETE FROM said WHERE at < 9": "said_by_at",
    "SELECT * FROM lines WHERE game = '' ORDER BY line": "PRIMARY KEY",
    "SELECT * FROM clashes WHERE game = '' ORDER BY number": "PRIMARY KEY",
    "SELECT * FROM said WHERE \"table\" = '' AND n > 3 ORDER BY n DESC LIMIT 9": "PRIMARY KEY",
}


@pytest.mark.parametrize("asked", PLANS, ids=lambda asked: PLANS[asked])
def test_every_question_has_an_index(sqlite: SqliteStore, asked: str) -> None:
    connection = connect_reading(sqlite.file)
    plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {asked}"))
    connection.close()
    assert PLANS[asked] in plan


@in_loop
async def test_trouble_while_reading_is_told_in_words(sqlite: SqliteStore) -> None:
    sqlite._reading.close()
    assert f"{str(sqlite.file)!r} cannot be used: " in await refused(sqlite.tables())
    await sqlite.write(one_of_each())

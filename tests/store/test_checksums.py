"""Checksums of rows: one changed byte is found in every column of every table. That all ways of writing renew them is
looked at after each test of a store (`conftest.py`)."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import asyncpg
import msgspec
import pytest

from saltsea.store.checksums import Value, checksum, fits
from saltsea.store.copy_store import copy_store
from saltsea.store.copying import look_at
from saltsea.store.postgresql import checksums
from saltsea.store.postgresql.connections import connect
from saltsea.store.postgresql.schema import STEPS, migrate
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import NoteRow, Row
from saltsea.store.schema import MIGRATIONS
from saltsea.store.sqlite import SqliteStore
from saltsea.store.statements import ALL_KINDS, KINDS
from store.store_kit import (
    a_block,
    a_game,
    a_line,
    a_note,
    a_person,
    a_table,
    an_account,
    damage_in,
    in_loop,
    one_of_each,
    refused,
)

WITHOUT: Final = {"writers", "saltsea"}
"""Tables of a PostgreSQL database that hold no row of a store: what its nodes know of each other, and its version."""
Databases: TypeAlias = SqliteStore | PostgresStore
Run: TypeAlias = Callable[..., Awaitable[list[tuple[Any, ...]]]]


def all_set() -> list[Row]:
    """One row of each kind in which nothing is empty."""
    return [msgspec.structs.replace(row, **{name: spare(row, name) for name in empty_in(row)}) for row in one_of_each()]


def empty_in(row: Row) -> list[str]:
    return [name for name in row.__struct_fields__ if getattr(row, name) in (None, "", b"")]


def spare(row: Row, name: str) -> Value:
    spares: dict[str, Value] = {"due": 8, "sure": 9, "ended": 40, "outcome": b"{}"}
    return spares.get(name, "text")


def spoilt(value: Value) -> Value:
    """The value with one byte changed."""
    if isinstance(value, int):
        return value ^ 4
    if isinstance(value, bytes):
        return bytes([value[0] ^ 4]) + value[1:]
    assert value
    return chr(ord(value[0]) ^ 4) + value[1:]


# --- every column of every table ---


@in_loop
async def test_every_column_of_every_table_in_a_file(sqlite: SqliteStore) -> None:
    with closing(sqlite3.connect(sqlite.file, isolation_level=None)) as connection:

        async def run(statement: str, *values: Value) -> list[tuple[Any, ...]]:
            return connection.execute(statement.replace("$1", "?"), values).fetchall()

        tables = [name for (name,) in await run("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = [(table, column[1]) for table in tables for column in await run(f"PRAGMA table_info({table})")]
        await one_byte_is_found_in_each(sqlite, run, columns)


@in_loop
async def test_every_column_of_every_table_in_postgresql(postgres: PostgresStore) -> None:
    connection = await asyncpg.connect(postgres.url)
    await connection.execute("SET session_replication_role = replica")  # a damaged disk asks no foreign key

    async def run(statement: str, *values: Value) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await connection.fetch(statement, *values)]

    every = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    columns = [(table, column) for table, column in await run(every) if table not in WITHOUT]
    await one_byte_is_found_in_each(postgres, run, columns)
    await connection.close()


async def one_byte_is_found_in_each(store: Databases, run: Run, columns: Sequence[tuple[str, str]]) -> None:
    await store.write(all_set())  # type: ignore[arg-type]
    await store.claim("T", 3)
    assert await damage_in(store) == set()
    fields = {(kind.name, name) for row, kind in ALL_KINDS.items() for name in (*row.__struct_fields__, "checksum")}
    assert {*columns} == fields
    for table, column in columns:
        [(whole,)] = await run(f'SELECT "{column}" FROM {table}')
        await run(f'UPDATE {table} SET "{column}" = $1', spoilt(whole))
        assert {name for name, _ in await damage_in(store)} == {table}, column
        await run(f'UPDATE {table} SET "{column}" = $1', whole)
    assert await damage_in(store) == set()


def test_every_byte_counts() -> None:
    for row in all_set():
        values = msgspec.structs.astuple(row)
        for place, value in enumerate(values):
            for other in neighbours(value):
                assert not fits((*values[:place], other, *values[place + 1 :]), checksum(values))


def neighbours(value: Value) -> list[Value]:
    """The value with one bit of it changed, in each byte."""
    if isinstance(value, int):
        return [value ^ (1 << bit) for bit in range(40)]
    given = value if isinstance(value, bytes) else str(value).encode()
    other = [given[:place] + bytes([byte ^ 1]) + given[place + 1 :] for place, byte in enumerate(given)]
    return [*other] if isinstance(value, bytes) else [one.decode() for one in other]


def test_a_checksum_is_the_same_in_all_versions() -> None:
    assert checksum(("T", 0, -7, 10**12, None, b"\0body", "é🦜")) == 0x8EA35E6E


@in_loop
async def test_a_byte_that_no_text_has_is_found(file: Path) -> None:
    store = SqliteStore(file)
    await store.write([a_table(), a_person(), a_person(1)])
    await changed(str(file), "UPDATE people SET name = CAST(x'416eff65' AS TEXT) WHERE person = 1")
    assert await damage_in(store) == {("people", "'T' '1'")}
    await store.close()


@in_loop
async def test_nodes_that_write_the_same_rows_leave_rows_with_their_checksums(postgres: PostgresStore) -> None:
    """Whole rows, parts of them by who forgets a person, and claims: whichever is the last."""
    nodes = [PostgresStore(postgres.url), PostgresStore(postgres.url)]
    await postgres.write([a_table(), an_account(), a_block(person=1), a_person(1), a_note()])

    async def one(node: PostgresStore, turn: int) -> None:
        await node.write([a_table(n=turn), a_person(1, name=f"Bob {turn}"), a_block(person=1, name=f"Bob {turn}")])
        await node.forget_person("T", 1)
        await node.claim(f"T{turn % 3}", turn)
        await node.write([a_note(body=b"%d" % turn), a_person(1, named=turn % 2)])

    for start in range(0, 40, 8):
        await asyncio.gather(*(one(node, turn) for turn in range(start, start + 8) for node in nodes))
        assert await damage_in(postgres) == set()
    await asyncio.gather(*(node.close() for node in nodes))


# --- copies ---


@pytest.mark.parametrize("kind", ["file", "database"])
@in_loop
async def test_a_damaged_row_is_not_copied_as_if_it_were_whole(
    file: Path, tmp_path: Path, own_database: str, kind: str
) -> None:
    source = str(file) if kind == "file" else own_database
    store: Databases = SqliteStore(file) if kind == "file" else PostgresStore(own_database)
    await store.write(one_of_each())
    await store.close()
    await changed(source, "UPDATE said SET at = at + 1")
    assert "said 'T' '1': its checksum does not fit" in await refused(copy_store(source, str(tmp_path / "a.db"), quiet))
    assert not (tmp_path / "a.db").exists()
    told: list[tuple[str, str]] = []
    await copy_store(source, str(tmp_path / "a.db"), quiet, lambda *row: told.append(row))
    assert {*told} == {("said", "'T' '1'")}
    copy = SqliteStore(tmp_path / "a.db")
    assert await damage_in(copy) == set()
    assert [row.at for row in await copy.said("T")] == [101]
    await copy.close()


@in_loop
async def test_a_text_with_a_byte_that_no_text_has_is_copied_with_a_sign_for_it(file: Path, tmp_path: Path) -> None:
    store = SqliteStore(file)
    await store.write([a_table(), a_person()])
    await store.close()
    await changed(str(file), "UPDATE people SET name = CAST(x'41c3a9ff65' AS TEXT)")
    told: list[tuple[str, str]] = []
    await copy_store(str(file), str(tmp_path / "a.db"), quiet, lambda *row: told.append(row))
    assert {*told} == {("people", "'T' '0'")}
    copy = SqliteStore(tmp_path / "a.db")
    assert [row.name for row in await copy.people("T")] == ["A\u00e9\ufffde"]
    await copy.close()


def quiet(step: str, kind: str, count: int) -> None:
    """Nothing is told."""


async def changed(store: str, statement: str) -> None:
    if not store.startswith("postgresql:"):
        with closing(sqlite3.connect(store)) as connection, connection:
            connection.execute(statement)
        return
    connection = await asyncpg.connect(store)
    await connection.execute(statement)
    await connection.close()


# --- stores of before ---


def fill_old_file(file: Path) -> None:
    """All rows in a file of version 5."""
    asyncio.run(SqliteStore(file, MIGRATIONS[:5]).close())
    with closing(sqlite3.connect(file)) as connection, connection:
        for row in [*all_set(), a_person(1)]:
            places = ", ".join("?" for _ in row.__struct_fields__)
            connection.execute(f"INSERT INTO {KINDS[type(row)].name} VALUES ({places})", msgspec.structs.astuple(row))
        connection.execute("INSERT INTO fences VALUES ('T', 7)")
        connection.execute("UPDATE people SET name = CAST(x'416eff65' AS TEXT) WHERE person = 1")


def test_a_file_of_version_5_gets_checksums_and_keeps_its_damage(file: Path) -> None:
    fill_old_file(file)

    async def opened() -> None:
        store = SqliteStore(file)
        async with store.snapshot(lambda *_: None) as rows:
            for row in all_set():
                assert row in [one async for page in rows.pages(type(row), 10) for one in page]
        assert await damage_in(store) == {("people", "'T' '1'")}
        await store.close()

    asyncio.run(opened())


def old_insert(row: Row) -> str:
    """What a node of the version before writes."""
    kind, fields = KINDS[type(row)], row.__struct_fields__
    names, places = ", ".join(f'"{name}"' for name in fields), ", ".join(f"${n}" for n, _ in enumerate(fields, 1))
    changed = ", ".join(f'"{name}" = excluded."{name}"' for name in fields if name not in kind.key)
    key = ", ".join(f'"{name}"' for name in kind.key)
    return f"INSERT INTO {kind.name} ({names}) VALUES ({places}) ON CONFLICT ({key}) DO UPDATE SET {changed}"


@in_loop
async def test_a_database_of_before_gets_checksums_and_lives_with_nodes_of_before(own_database: str) -> None:
    old = await asyncpg.connect(own_database, server_settings={"application_name": "saltsea"})
    await migrate(old, "own", STEPS[:1])
    for row in all_set():
        await old.execute(old_insert(row), *msgspec.structs.astuple(row))
    await old.executemany("INSERT INTO notes VALUES ($1, 'x')", [(f"note {number}",) for number in range(1203)])
    store = PostgresStore(own_database)
    all_are_added(store)
    assert await old.fetchval("SELECT count(*) FROM notes WHERE checksum IS NULL") == 0
    assert await damage_in(store) == set()
    await old.execute(old_insert(a_note()), "switch", b"off")
    await old.execute(old_insert(a_note()), "new", b"on")
    unknown = "SELECT name FROM notes WHERE checksum IS NULL ORDER BY name"
    assert [name for (name,) in await old.fetch(unknown)] == ["new", "switch"]
    assert await damage_in(store) == set()
    await store.write([a_note("new"), a_note("switch")])
    assert await old.fetch(unknown) == []
    await old.execute(old_insert(a_note()), "late", b"on")
    await old.close()
    await store.close()
    again = PostgresStore(own_database)
    all_are_added(again)
    async with again.snapshot() as rows:
        await look_at(rows, NoteRow)
        assert rows.without_checksum == 0
    await again.close()
    assert PostgresStore(own_database)._checksums is None


@in_loop
async def test_checksums_that_an_interruption_left_out_are_added_later(
    own_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = PostgresStore(own_database)
    await store.write([a_table(), a_game(), *(a_line(line) for line in range(1203)), an_account()])
    await store.close()
    await changed(own_database, "UPDATE lines SET checksum = NULL WHERE line > 600")
    await changed(own_database, "UPDATE saltsea SET has_checksums = false")
    with monkeypatch.context() as patched:
        patched.setattr(checksums, "connect", no_connection)
        await PostgresStore(own_database).close()
    assert "checksums are missing, and the next start adds them" in caplog.text
    stopped = PostgresStore(own_database)
    assert stopped._checksums is not None
    stopped._checksums._is_stopped = True
    stopped._checksums.thread.join()
    store = PostgresStore(own_database)
    all_are_added(store)
    await store.close()
    node = await connect(own_database)
    assert await node.fetchval("SELECT count(*) FROM lines WHERE checksum IS NULL") == 0
    await node.close()
    assert PostgresStore(own_database)._checksums is None


@in_loop
async def test_rows_that_are_being_written_are_looked_at_again(own_database: str) -> None:
    store = PostgresStore(own_database)
    await store.write([a_table(), a_game()])
    await store.close()
    await changed(own_database, "UPDATE tables SET checksum = NULL; UPDATE games SET checksum = NULL")
    await changed(own_database, "UPDATE saltsea SET has_checksums = false")
    node = await asyncpg.connect(own_database)
    async with node.transaction():  # which is never committed
        await node.execute("SELECT FROM tables FOR UPDATE")
        await node.execute("SELECT FROM games FOR KEY SHARE")  # as a line that is being written has its game
        store = PostgresStore(own_database)
        await asyncio.sleep(2 * checksums.PAUSE)
        assert await node.fetchval("SELECT count(*) FROM games WHERE checksum IS NULL") == 0
        assert not await node.fetchval("SELECT has_checksums FROM saltsea")
    await asyncio.to_thread(all_are_added, store)
    assert await node.fetchval("SELECT count(*) FROM tables WHERE checksum IS NULL") == 0
    assert await node.fetchval("SELECT has_checksums FROM saltsea")
    await node.close()
    await store.close()


async def no_connection(*given: object, **named: object) -> None:
    raise OSError("the network is away")


def all_are_added(store: PostgresStore) -> None:
    assert store._checksums is not None
    store._checksums.thread.join()

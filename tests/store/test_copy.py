"""Copies between stores of all kinds: complete, compared row by row, and never half of one in use."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from saltsea.store.copy_store import copy_store
from saltsea.store.copying import compare, summary
from saltsea.store.open_store import open_store
from saltsea.store.port import Store, StoreError
from saltsea.store.postgresql.store import PostgresStore
from saltsea.store.rows import LineRow
from saltsea.store.sql_reading import StoreSnapshot
from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_game, a_line, a_note, a_table, everything, in_loop, one_of_each, refused

LINES = 1203


def quiet(step: str, kind: str, count: int) -> None:
    """Nobody listens."""


async def fill(store: Store) -> list[object]:
    """A store with every kind of row, odd ones too, and what it holds."""
    await store.write([*one_of_each(), a_table("é\0\1'\"🦜"), a_note("", b"")])
    await store.write([a_game("long"), *(a_line(line, game="long", body=bytes([line % 256])) for line in range(LINES))])
    return await everything(store)


async def held(given: str) -> list[object]:
    store = open_store(given)
    try:
        return await everything(store)
    finally:
        await store.close()


@in_loop
async def test_there_and_back(file: Path, tmp_path: Path, own_database: str) -> None:
    store = SqliteStore(file)
    before = await fill(store)
    await store.close()
    told: list[tuple[str, str, int]] = []
    counts = await copy_store(str(file), own_database, lambda *done: told.append(done))
    assert (counts["lines"], counts["tables"], counts["said"], counts["sailors"]) == (LINES + 1, 2, 1, 1)
    assert ("copied", "lines", 1000) in told
    assert ("compared", "lines", 1000) in told
    assert await held(own_database) == before
    back = tmp_path / "back"
    back.mkdir()
    assert await copy_store(own_database, str(back), quiet) == counts
    assert await held(str(back / "saltsea.db")) == before
    assert sorted(path.name for path in back.iterdir()) == ["saltsea.db", "saltsea.db.lock"]


@in_loop
async def test_a_store_that_is_not_empty_is_not_touched(file: Path, tmp_path: Path, postgres: PostgresStore) -> None:
    other = tmp_path / "other.db"
    for path in (file, other):
        store = SqliteStore(path)
        await store.write([a_note("mine", path.name.encode())])
        await store.close()
    await postgres.write([a_note("mine", b"here")])
    assert "is there already and stays as it is" in await refused(copy_store(str(file), str(other), quiet))
    assert "is not empty: notes are there already" in await refused(copy_store(str(file), postgres.url, quiet))
    assert await postgres.note("mine") == b"here"
    assert "is not there" in await refused(copy_store(str(tmp_path / "none.db"), str(tmp_path / "new.db"), quiet))
    assert not (tmp_path / "new.db").exists()


@in_loop
async def test_a_file_is_not_copied_to_itself_under_any_name(file: Path, tmp_path: Path) -> None:
    store = SqliteStore(file)
    await store.write([a_note("mine", b"here")])
    await store.close()
    (tmp_path / "link.db").symlink_to(file)
    for same in (file, tmp_path / "." / file.name, tmp_path / "link.db"):
        assert "are the same file. Name a new one" in await refused(copy_store(str(file), str(same), quiet))


@in_loop
async def test_a_running_server_is_not_copied(file: Path, own_database: str) -> None:
    store = SqliteStore(file)
    assert "is in use by another Saltsea" in await refused(copy_store(str(file), own_database, quiet))
    await store.close()


class StoppedError(Exception):
    """Somebody pressed Ctrl-C."""


def stop(step: str, kind: str, count: int) -> None:
    if (step, kind) == ("copied", "lines"):
        raise StoppedError


@in_loop
async def test_an_interrupted_copy_is_not_opened_and_begun_anew(file: Path, tmp_path: Path, own_database: str) -> None:
    store = SqliteStore(file)
    before = await fill(store)
    await store.close()
    for target in (own_database, str(tmp_path / "new.db")):
        with pytest.raises(StoppedError):
            await copy_store(str(file), target, stop)
    with pytest.raises(StoreError, match="a copy into it was interrupted"):
        open_store(own_database)
    assert not list(tmp_path.glob("new.db.part*"))
    for target in (own_database, str(tmp_path / "new.db")):
        await copy_store(str(file), target, quiet)
        assert await held(target) == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            "UPDATE lines SET n = 0, checksum = NULL WHERE game = 'long' AND line = 700",
            "lines 'long' '700' is not the same in both",
        ),
        ("DELETE FROM lines WHERE game = 'long' AND line = 1202", "lines 'long' '1202' is not the same in both"),
        ("INSERT INTO sailors VALUES ('Z', '')", "sailors 'Z' is in one of them only"),
    ],
)
@in_loop
async def test_a_row_that_differs_is_found(file: Path, own_database: str, change: str, told: str) -> None:
    store = SqliteStore(file)
    await fill(store)
    await store.close()
    await copy_store(str(file), own_database, quiet)
    await changed(own_database, change)
    assert told in await refused(compared(file, own_database))


async def changed(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


async def compared(file: Path, url: str) -> None:
    one, other = SqliteStore(file), PostgresStore(url)
    try:
        async with one.snapshot() as old, other.snapshot() as new:
            await compare(old, new, lambda kind, count: None)
    finally:
        await one.close()
        await other.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> SqliteStore | PostgresStore:
    """Each kind of database in turn."""
    found: SqliteStore | PostgresStore = request.getfixturevalue(request.param)
    return found


@in_loop
async def test_a_snapshot_is_of_one_instant(database: SqliteStore | PostgresStore) -> None:
    await database.write([a_table(), a_game(), a_line(0)])
    async with database.snapshot() as snapshot:
        assert await lines_of(snapshot) == 1
        await database.write([a_line(1)])
        assert await lines_of(snapshot) == 1
    async with database.snapshot() as snapshot:
        assert await lines_of(snapshot) == 2


async def lines_of(snapshot: StoreSnapshot) -> int:
    return sum([len(page) async for page in snapshot.pages(LineRow, 1)])


def test_a_summary_names_what_is_there() -> None:
    assert summary({"tables": 1200, "own_chapters": 1, "notes": 0}) == "1,200 tables, 1 own chapters"
    assert summary({"tables": 0}) == "nothing"


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="mysql:// is no store"):
        open_store("mysql://host/games")
    asyncio.run(open_store(":memory:").close())

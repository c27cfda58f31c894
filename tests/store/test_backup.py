"""Copies: consistent while everything goes on, proven before they are put back, and never over something else."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from saltsea.store import files
from saltsea.store.backup import Inventory, backup, restore
from saltsea.store.files import beside, connect, connect_reading, journal_files
from saltsea.store.port import StoreError
from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_game, a_line, a_note, a_table, everything, in_loop, one_of_each, refused

PATIENCE = 5.0


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "monday.db"


@pytest.fixture(autouse=True)
def folder(copy: Path) -> None:
    copy.parent.mkdir()


async def fill(file: Path, lines: int = 300) -> list[object]:
    store = SqliteStore(file)
    await store.write([*one_of_each(), *(a_line(line, body=bytes(300)) for line in range(1, lines))])
    found = await everything(store)
    await store.close()
    return found


async def held(file: Path) -> list[object]:
    store = SqliteStore(file)
    found = await everything(store)
    await store.close()
    return found


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# --- making one ---


@in_loop
async def test_a_copy_is_whole_and_has_no_other_files(sqlite: SqliteStore, copy: Path) -> None:
    await sqlite.write(one_of_each())
    await sqlite.backup(str(copy))
    assert names(copy.parent) == {"monday.db"}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert await held(copy) == await everything(sqlite)


async def write_both(store: SqliteStore, stop: asyncio.Event) -> int:
    """Every request gives each of two games a line: in a consistent copy they are equally long."""
    line = 0
    while not stop.is_set():
        await store.write([a_line(line, game="G", body=bytes(2000)), a_line(line, game="H", body=bytes(2000))])
        line += 1
    return line


@in_loop
async def test_copies_are_consistent_while_others_write(
    sqlite: SqliteStore, copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the smallest steps: a copy that began anew after every other write would never end."""
    monkeypatch.setattr(files, "_COPY_PAGES", 1)
    await sqlite.write([a_table(), a_game("G"), a_game("H"), a_note(body=bytes(4_000_000))])
    stop = asyncio.Event()
    writing = asyncio.ensure_future(write_both(sqlite, stop))
    earlier = 0
    for number in range(3):
        await asyncio.sleep(0.05)
        one = beside(copy, str(number))
        await asyncio.wait_for(sqlite.backup(str(one)), PATIENCE)
        proven = await asyncio.to_thread(restore, one, tmp_path / f"{number}" / "saltsea.db")
        assert proven.lines > earlier
        assert proven.lines % 2 == 0
        earlier = proven.lines
        _, games, _, _, lines, *_ = await held(tmp_path / f"{number}" / "saltsea.db")
        assert isinstance(games, list)
        assert isinstance(lines, list)
        assert len(games) == 2
        assert len(lines[0]) == len(lines[1]) == proven.lines // 2
    stop.set()
    assert await writing * 2 >= earlier


@in_loop
async def test_what_is_there_is_not_overwritten(sqlite: SqliteStore, copy: Path) -> None:
    copy.write_bytes(b"something dear")
    with pytest.raises(FileExistsError):
        await sqlite.backup(str(copy))
    assert copy.read_bytes() == b"something dear"
    assert names(copy.parent) == {"monday.db"}


@in_loop
async def test_a_copy_that_fails_leaves_nothing(sqlite: SqliteStore, copy: Path) -> None:
    assert "cannot be used" in await refused(sqlite.backup(str(copy.parent / "nowhere" / "monday.db")))
    assert names(copy.parent) == set()


def test_a_damaged_database_gives_no_copy(file: Path, copy: Path) -> None:
    asyncio.run(fill(file))
    damage(file)
    with pytest.raises(StoreError, match="is damaged"):
        backup(file, copy)
    assert names(copy.parent) == set()


def test_what_is_not_ours_gives_no_copy(file: Path, copy: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        backup(file, copy)
    file.write_bytes(b"hello")
    with pytest.raises(StoreError, match="is not a database of Saltsea"):
        backup(file, copy)
    assert names(copy.parent) == set()


# --- putting one back ---


def damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[10 * 4096 : 10 * 4096 + 100] = b"\xa5" * 100
    file.write_bytes(content)


def test_a_copy_is_put_back_and_counted(file: Path, copy: Path) -> None:
    before = asyncio.run(fill(file))
    assert backup(file, copy) == Inventory(tables=1, games=1, lines=300)
    asyncio.run(change(file))
    assert restore(copy, file) == Inventory(tables=1, games=1, lines=300)
    assert asyncio.run(held(file)) == before
    assert names(copy.parent) == {"monday.db"}


async def change(file: Path) -> None:
    store = SqliteStore(file)
    await store.write([a_table("later"), a_line(300)])
    await store.close()


def test_what_was_there_is_kept(file: Path, copy: Path) -> None:
    asyncio.run(fill(file))
    backup(file, copy)
    asyncio.run(change(file))
    later = asyncio.run(held(file))
    restore(copy, file)
    assert asyncio.run(held(beside(file, ".before-restore"))) == later


def test_the_first_that_was_there_is_kept_though_another_copy_is_put_back_then(file: Path, copy: Path) -> None:
    """The first copy was the wrong one, and the next as well."""
    asyncio.run(fill(file))
    backup(file, copy)
    asyncio.run(change(file))
    later, told = asyncio.run(held(file)), list[Path]()
    for _ in range(3):
        restore(copy, file, told.append)
    assert told == [beside(file, f".before-restore{number}") for number in ("", "-2", "-3")]
    assert asyncio.run(held(told[0])) == later


def test_a_file_that_nobody_here_may_write_is_read_without_a_journal(
    file: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a disk that has become read-only, from which a copy is wanted most."""
    before = asyncio.run(fill(file))
    for journal in journal_files(file):
        journal.unlink(missing_ok=True)
    monkeypatch.setattr(os, "access", lambda *_: False)
    there = sorted(file.parent.iterdir())
    with closing(connect_reading(file)) as connection:
        connection.execute("SELECT * FROM tables").fetchall()
        assert sorted(file.parent.iterdir()) == there
    backup(file, copy)
    monkeypatch.undo()
    assert asyncio.run(held(copy)) == before


def test_a_copy_can_begin_a_new_place(file: Path, copy: Path, tmp_path: Path) -> None:
    before = asyncio.run(fill(file))
    backup(file, copy)
    new = tmp_path / "new" / "place" / "saltsea.db"
    restore(copy, new)
    assert asyncio.run(held(new)) == before
    assert not beside(new, ".before-restore").exists()


@in_loop
async def test_a_journal_of_the_old_one_is_not_played_into_the_new(file: Path, copy: Path) -> None:
    """The server was killed: the last it wrote is in the journal alone. That is kept too."""
    before = await fill(file)
    backup(file, copy)
    await change(file)
    crash(file, *await last_words(file))
    restore(copy, file)
    assert await held(file) == before
    store = SqliteStore(beside(file, ".before-restore"))
    assert await store.note("last") == b"words"
    await store.close()


async def last_words(file: Path) -> tuple[bytes, bytes]:
    """The database and its journal as they are before they are closed."""
    store = SqliteStore(file)
    await store.write([a_note("last", b"words")])
    taken = file.read_bytes(), beside(file, "-wal").read_bytes()
    await store.close()
    return taken


def crash(file: Path, content: bytes, journal: bytes) -> None:
    file.write_bytes(content)
    beside(file, "-wal").write_bytes(journal)


@in_loop
async def test_a_damaged_database_with_its_journal_is_replaced(file: Path, copy: Path) -> None:
    before = await fill(file)
    backup(file, copy)
    content, journal = await last_words(file)
    crash(file, b"x" * len(content), journal)
    restore(copy, file)
    assert await held(file) == before
    assert beside(file, ".before-restore").read_bytes() == b"x" * len(content)
    assert beside(file, ".before-restore-wal").read_bytes() == journal


# --- what is not put back ---


def without_a_line(file: Path) -> None:
    with closing(connect(file)) as connection:
        connection.execute("DELETE FROM lines WHERE line = 5")


def without_a_game(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM games")


def from_the_future(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 9")


def with_a_false_index(file: Path) -> None:
    """Whole pages that contradict each other: a quick look does not find this."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'touched', 'n') WHERE name = 'tables_by_touched'"
        )


def foreign_database(file: Path) -> None:
    file.write_bytes(b"PK\3\4")


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: 15 * 4096])


BAD = {
    damage: "is damaged",
    cut: "is damaged",
    with_a_false_index: "is damaged",
    without_a_line: "the game 'G' lacks a line",
    without_a_game: "belongs to nothing in games",
    from_the_future: "was written by a newer Saltsea",
    foreign_database: "is not a database of Saltsea",
    Path.unlink: "cannot be used",
}


@pytest.mark.parametrize("spoil", BAD)
def test_a_bad_copy_changes_nothing(file: Path, copy: Path, spoil: object) -> None:
    before = asyncio.run(fill(file))
    backup(file, copy)
    assert callable(spoil)
    spoil(copy)
    there, content = names(file.parent), file.read_bytes()
    with pytest.raises(StoreError, match=BAD[spoil]) as error:  # type: ignore[index]
        restore(copy, file)
    assert ".restoring" not in str(error.value)
    assert (names(file.parent), file.read_bytes()) == (there, content)
    assert asyncio.run(held(file)) == before


@in_loop
async def test_nothing_is_put_under_a_running_server(sqlite: SqliteStore, copy: Path) -> None:
    await sqlite.write(one_of_each())
    await sqlite.backup(str(copy))
    with pytest.raises(StoreError, match="is in use by another Saltsea"):
        restore(copy, sqlite.file)
    await sqlite.write([a_line(1)])
    assert len(await sqlite.lines("G")) == 2

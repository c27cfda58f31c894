"""Opening: new files, old files, files of others, damaged ones, and two who want the same."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from saltsea.store import open_database
from saltsea.store.files import APPLICATION
from saltsea.store.port import Fence, StoreError
from saltsea.store.schema import MIGRATIONS, Migration
from saltsea.store.sqlite import SqliteStore
from store.store_kit import (
    a_block,
    a_chapter,
    a_clash,
    a_game,
    a_line,
    a_logbook,
    a_note,
    a_person,
    a_reminder,
    a_table,
    an_account,
    everything,
    in_loop,
    one_of_each,
)


async def filled(file: Path, lines: int = 300) -> list[object]:
    """A closed database with a game in it, and all that it holds."""
    store = SqliteStore(file)
    await store.write([*one_of_each(), *(a_line(line, body=bytes(300)) for line in range(1, lines))])
    found = await everything(store)
    await store.close()
    return found


async def reopened(file: Path, *more: Migration) -> list[object]:
    store = SqliteStore(file, [*MIGRATIONS, *more])
    found = await everything(store)
    await store.close()
    return found


def trouble(file: Path, *more: Migration) -> str:
    """Why it cannot be opened. Nothing may have changed by trying."""
    before = file.read_bytes()
    with pytest.raises(StoreError) as error:
        SqliteStore(file, [*MIGRATIONS, *more])
    assert file.read_bytes() == before
    assert str(file) in str(error.value)
    return str(error.value)


# --- versions ---


def add_rating(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE people ADD COLUMN rating INTEGER NOT NULL DEFAULT 1500")


def rebuild_games(connection: sqlite3.Connection) -> None:
    """The kind of step for which foreign keys must rest."""
    (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'games'").fetchone()
    connection.execute(made.replace("games", "games_2", 1))
    connection.execute("INSERT INTO games_2 SELECT * FROM games")
    connection.execute("DROP TABLE games")
    connection.execute("ALTER TABLE games_2 RENAME TO games")


def fail_half_way(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE lines")
    raise KeyError("something unforeseen")


def lose_the_games(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM games")


def old_table(connection: sqlite3.Connection) -> None:
    """The table T, as versions 1 to 4 kept it."""
    fields = ("T", "corto", "open", "closed", 5, 10, 1, b'{"seats":[]}')
    connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", fields)


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


@in_loop
async def test_an_older_file_is_brought_forward_and_kept_as_it_was(file: Path) -> None:
    before = await filled(file)
    assert await reopened(file, add_rating, rebuild_games) == before
    assert version(file) == len(MIGRATIONS) + 2
    kept = file.with_name(f"saltsea.db.before-v{len(MIGRATIONS) + 2}")
    assert version(kept) == len(MIGRATIONS)
    assert await reopened(kept) == before
    assert await reopened(file, add_rating, rebuild_games) == before


@in_loop
async def test_a_file_of_version_1_keeps_its_reminders_and_has_no_blocks(file: Path) -> None:
    await SqliteStore(file, MIGRATIONS[:1]).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        old_table(connection)
        account = msgspec.structs.astuple(an_account())
        connection.execute("INSERT INTO accounts VALUES (?, ?, ?, ?, ?, ?)", account)
        connection.execute("INSERT INTO reminders VALUES ('T', 0, 'mail', ?, 'fr')", [b'"anne@example.org"'])
    store = SqliteStore(file)
    assert await store.reminders("T") == [a_reminder(asked=0, sure=0)]
    assert await store.blocks("anne@example.org") == []
    await store.write([a_block(), a_reminder(1)])
    await store.close()
    assert version(file) == len(MIGRATIONS)


@in_loop
async def test_a_file_of_version_2_has_people_without_a_log_book(file: Path) -> None:
    await SqliteStore(file, MIGRATIONS[:2]).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        old_table(connection)
        connection.execute("INSERT INTO people VALUES ('T', 0, 'Anne', 'hash-of-a-key', NULL)")
    store = SqliteStore(file)
    assert await store.people("T") == [a_person(account=None)]
    await store.write([a_person(account=None, logbook="L", named=1), a_logbook(), a_chapter()])
    assert await store.people("T") == [a_person(account=None, logbook="L", named=1)]
    await store.close()
    assert version(file) == len(MIGRATIONS)


@in_loop
async def test_a_file_of_version_3_has_games_without_counted_clashes(file: Path) -> None:
    await SqliteStore(file, MIGRATIONS[:3]).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        old_table(connection)
        game = ("G", "T", 0, "corto", 2, b"{}", "5eed", b"[0,1]", "table", 20, None, None)
        connection.execute(f"INSERT INTO games VALUES ({', '.join('?' for _ in game)})", game)
    store = SqliteStore(file)
    assert (await store.game("G"), await store.clashes("G")) == (a_game(counted=0), [])
    await store.write([a_game(ended=30, counted=0), a_game("H"), a_clash(game="H")])
    assert await store.game("G") == a_game(ended=30, counted=0)
    assert (await store.game("H"), await store.clashes("H")) == (a_game("H"), [a_clash(game="H")])
    await store.close()
    assert version(file) == len(MIGRATIONS)


@in_loop
async def test_a_file_of_version_4_has_tables_without_deadline(file: Path) -> None:
    await SqliteStore(file, MIGRATIONS[:4]).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        old_table(connection)
    store = SqliteStore(file)
    assert (await store.table("T"), await store.tables_due(10**15)) == (a_table(), [])
    fence = Fence("T", await store.claim("T", 3))
    await store.write([a_table(due=7)], fence)
    assert await store.tables_due(7) == [a_table(due=7)]
    await store.close()
    assert version(file) == len(MIGRATIONS)


@in_loop
async def test_what_the_journal_still_holds_is_brought_forward_too(file: Path) -> None:
    """The older Saltsea was killed: part of what it wrote is not in the file itself yet."""
    await filled(file, lines=2)
    store = SqliteStore(file)
    await store.write([a_note("late", b"yes")])
    crashed = file.with_name("crashed.db")
    for ending in ("", "-wal"):
        Path(f"{crashed}{ending}").write_bytes(Path(f"{file}{ending}").read_bytes())
    await store.close()
    store = SqliteStore(crashed, [*MIGRATIONS, add_rating])
    assert await store.note("late") == b"yes"
    await store.close()
    store = SqliteStore(file.with_name(f"crashed.db.before-v{len(MIGRATIONS) + 1}"))
    assert await store.note("late") == b"yes"
    await store.close()


@pytest.mark.parametrize("step", [fail_half_way, lose_the_games])
def test_a_step_that_fails_leaves_the_file_as_it_was(file: Path, step: Migration) -> None:
    before = asyncio.run(filled(file))
    said = trouble(file, add_rating, step)
    assert f"from version {len(MIGRATIONS)} to {len(MIGRATIONS) + 2} and is as it was" in said
    assert asyncio.run(reopened(file)) == before
    assert asyncio.run(reopened(file, add_rating)) == before


def test_a_newer_file_is_refused(file: Path) -> None:
    before = asyncio.run(filled(file))
    asyncio.run(reopened(file, add_rating))
    newest = len(MIGRATIONS)
    told = f"was written by a newer Saltsea: it has version {newest + 1}, and this one knows 1 to {newest}"
    assert told in trouble(file)
    assert asyncio.run(reopened(file, add_rating)) == before


# --- what is not ours ---


@pytest.mark.parametrize("content", [b"", b"hello", b"SQLite format 3\0", bytes(5000)], ids=len)
def test_what_is_no_database_is_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    assert "is not a database of Saltsea" in trouble(file)


def test_a_foreign_database_is_refused(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE tables (id)")
    assert "is not a database of Saltsea" in trouble(file)
    assert not file.with_name("saltsea.db-wal").exists()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path)


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "saltsea.db"
    asyncio.run(filled(file, lines=1))
    assert file.parent.stat().st_mode & 0o077 == 0


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path / "a" / "b" / "saltsea.db")


def test_a_journal_without_its_database_is_not_played_into_a_new_one(file: Path) -> None:
    file.with_name("saltsea.db-wal").write_bytes(b"something")
    with pytest.raises(StoreError, match="is there without its database"):
        SqliteStore(file)
    assert not file.exists()


@pytest.mark.parametrize("name", ["with space.db", "50%?#é.db", "a&mode=ro.db"])
def test_any_name_will_do(tmp_path: Path, name: str) -> None:
    asyncio.run(filled(tmp_path / name, lines=1))
    assert (tmp_path / name).is_file()


# --- damage ---


@pytest.mark.parametrize("page", [1, 7, 13, 19])
def test_a_damaged_file_is_refused(file: Path, page: int) -> None:
    asyncio.run(filled(file))
    content = bytearray(file.read_bytes())
    assert len(content) > 20 * 4096
    content[page * 4096 : page * 4096 + 200] = b"\xa5" * 200
    file.write_bytes(content)
    assert "is damaged" in trouble(file)
    assert "`saltsea restore`" in trouble(file)


@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_large_file_is_looked_at_while_it_is_used(
    file: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, is_damaged: bool
) -> None:
    asyncio.run(filled(file))
    content = bytearray(file.read_bytes())
    content[13 * 4096 : 13 * 4096 + 200] = b"\xa5" * 200 if is_damaged else content[13 * 4096 : 13 * 4096 + 200]
    file.write_bytes(content)
    monkeypatch.setattr(open_database, "SOON_CHECKED", 0)
    store = SqliteStore(file)
    assert store._check is not None
    store._check.thread.join()
    asyncio.run(store.close())
    assert ["is damaged" in record.why for record in caplog.records] == [True] * is_damaged  # type: ignore[attr-defined]


def test_a_store_is_closed_while_it_is_looked_at(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(filled(file))
    monkeypatch.setattr(open_database, "SOON_CHECKED", 0)
    store = SqliteStore(file)
    asyncio.run(store.close())
    assert store._check is not None
    assert not store._check.thread.is_alive()


def test_a_file_that_was_cut_is_refused(file: Path) -> None:
    asyncio.run(filled(file))
    file.write_bytes(file.read_bytes()[: 15 * 4096])
    assert "is damaged" in trouble(file)


def test_a_head_alone_is_refused(file: Path) -> None:
    file.write_bytes((b"SQLite format 3\0".ljust(68, b"\0") + APPLICATION.to_bytes(4, "big")).ljust(100, b"\0"))
    trouble(file)


def test_what_a_failed_beginning_left_is_no_trouble(file: Path) -> None:
    file.with_name("saltsea.db.new").write_bytes(b"half a database")
    asyncio.run(filled(file, lines=1))
    assert not file.with_name("saltsea.db.new").exists()


# --- two who want the same ---


HOLDER = """
import sys, time
from pathlib import Path
from saltsea.store.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
print("open", flush=True)
time.sleep(60)
"""


def test_a_second_process_is_refused_until_the_first_is_gone(file: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(file)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        assert "is in use by another Saltsea, and only one may write it" in trouble(file)
        process.kill()
        process.wait()
    asyncio.run(filled(file, lines=1))


def test_a_second_store_in_the_same_process_is_refused_too(sqlite: SqliteStore) -> None:
    with pytest.raises(StoreError, match="is in use"):
        SqliteStore(sqlite.file)
    asyncio.run(sqlite.write(one_of_each()))


def test_a_file_that_was_refused_is_not_held(file: Path) -> None:
    file.write_bytes(b"hello")
    trouble(file)
    file.unlink()
    asyncio.run(filled(file, lines=1))

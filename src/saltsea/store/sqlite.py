"""The store of one machine: a single SQLite file, whose one writer thread commits for many at once.

Reading has a connection and a thread of its own, so that it holds up neither the event loop nor the writer. No process
may be forked while a store is open; start others afresh (`spawn`)."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from threading import Lock as ThreadLock
from typing import Final, TypeVar

import msgspec

from saltsea.store.background_check import BackgroundCheck
from saltsea.store.backup import backup
from saltsea.store.check import check_claim, check_fence, check_newer, check_rows, next_number
from saltsea.store.checksums import OnDamage, Value, lenient_text, refuse
from saltsea.store.files import connect_reading, in_words
from saltsea.store.lock import Lock
from saltsea.store.locks import LocalLocks
from saltsea.store.open_database import is_soon_checked, open_database
from saltsea.store.port import Fence, OldLines, StoreError
from saltsea.store.rows import (
    BlockRow,
    FenceRow,
    PersonRow,
    ReminderRow,
    Rows,
    Wall,
    forgotten_person,
)
from saltsea.store.schema import MIGRATIONS, Migration
from saltsea.store.sql_reading import UNFINISHED, SqlReading, StoreSnapshot
from saltsea.store.statements import AnyRow, keep, read, read_pages, where
from saltsea.store.writer import Work, Writer

Found = TypeVar("Found")
_SOME_LINES: Final = "SELECT body FROM lines WHERE game = ? AND line >= ? ORDER BY line LIMIT ?"


class SqliteStore(SqlReading, LocalLocks):
    """A Store in a file. Opening it waits for the disk: do it before the server accepts connections."""

    def __init__(self, file: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        super().__init__()
        self.file = file
        self._closed = False
        self._finishing = ThreadLock()
        with in_words(file), ExitStack() as opened:
            self._lock = opened.enter_context(Lock(file))
            self._writing = opened.enter_context(closing(open_database(file, migrations)))
            self._reading = connect_reading(file)
            opened.pop_all()  # all went well: they stay open
        self._check = None if is_soon_checked(file) else BackgroundCheck(file)
        self._writer = Writer(self._writing)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="saltsea-store-reader")
        self._at_once: sqlite3.Connection | None = None
        """Reads in the event loop's thread, once that was asked for."""

    @property
    def commits(self) -> int:
        """How many times the disk was waited for."""
        return self._writer.commits

    # --- writing ---

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        check_rows(rows)
        await self._writer.ask(_fenced(partial(keep, rows=tuple(rows)), fence))

    async def claim(self, table: str, number: int, *, newer: bool = False) -> int:
        check_claim(table, number)
        in_force: int = await self._writer.ask(partial(_claim, table=table, number=number, newer=newer))
        return in_force

    async def forget_person(self, table: str, person: int, fence: Fence | None = None) -> None:
        await self._writer.ask(_fenced(partial(_forget_person, table=table, person=person), fence))

    async def forget_table(self, id: str, fence: Fence | None = None) -> None:
        await self._writer.ask(_fenced(partial(_forget_table, table=id), fence))

    async def forget_game(self, id: str, fence: Fence | None = None) -> None:
        await self._writer.ask(_fenced(partial(_delete, "games WHERE id = ?", id), fence))

    async def forget_account(self, id: str) -> None:
        await self._writer.ask(partial(_forget_account, account=id))

    async def forget_session(self, key: str) -> None:
        await self._writer.ask(partial(_delete, "sessions WHERE key = ?", key))

    async def forget_block(self, account: str, id: str) -> None:
        await self._writer.ask(partial(_delete, "blocks WHERE account = ? AND id = ?", (account, id)))

    async def forget_sessions(self, account: str, but: str = "") -> None:
        await self._writer.ask(partial(_delete, "sessions WHERE account = ? AND key != ?", (account, but)))

    async def forget_old_sessions(self, before: Wall) -> int:
        gone: int = await self._writer.ask(partial(_delete, "sessions WHERE seen < ?", before))
        return gone

    async def forget_reminders(self, table: str, person: int, way: str, fence: Fence | None = None) -> None:
        whose: dict[str, Value] = {"table": table, "person": person, "way": way}
        await self._writer.ask(_fenced(partial(_forget_reminders, whose=whose), fence))

    async def forget_old_reminders(self, before: Wall) -> int:
        gone: int = await self._writer.ask(partial(_forget_old_reminders, before=before))
        return gone

    async def forget_unsure(self, before: Wall) -> int:
        gone: int = await self._writer.ask(partial(_forget_unsure, before=before))
        return gone

    async def forget_progress(self, account: str, game: str) -> None:
        await self._writer.ask(partial(_delete, "campaigns WHERE account = ? AND game = ?", (account, game)))

    async def forget_logbook(self, key: str, game: str) -> None:
        await self._writer.ask(partial(_delete, "logbooks WHERE key = ? AND game = ?", (key, game)))

    async def forget_old_logbooks(self, before: Wall) -> int:
        gone: int = await self._writer.ask(partial(_delete, "logbooks WHERE touched < ?", before))
        return gone

    async def forget_old_sailors(self, before: str) -> int:
        gone: int = await self._writer.ask(partial(_delete, "sailors WHERE day < ?", before))
        return gone

    async def outbox_done(self, *ids: str) -> None:
        await self._writer.ask(lambda writing: [_delete("outbox WHERE id = ?", one, writing) for one in ids])

    async def forget_said(self, before: Wall) -> int:
        gone: int = await self._writer.ask(partial(_delete, "said WHERE at < ?", before))
        return gone

    async def forget_note(self, name: str) -> None:
        await self._writer.ask(partial(_delete, "notes WHERE name = ?", name))

    async def forget_unfinished(self, before: Wall, spare: Collection[str] = ()) -> int:
        gone: int = await self._writer.ask(partial(_forget_unfinished, before=before, spare=frozenset(spare)))
        return gone

    # --- reading ---

    async def _rows(self, row: type[AnyRow], rest: str, *values: Value) -> list[AnyRow]:
        return await self._in_reader(lambda: read(self._reading, row, rest, values))

    async def _found(self, statement: str, *values: Value) -> list[tuple[Value, ...]]:
        return await self._in_reader(lambda: [*self._reading.execute(statement, values)])

    @asynccontextmanager
    async def snapshot(self, on_damage: OnDamage = refuse) -> AsyncIterator[StoreSnapshot]:
        if self._closed:
            raise StoreError("the store is closed")
        with in_words(self.file), closing(connect_reading(self.file)) as connection:
            connection.text_factory = lenient_text
            connection.execute("BEGIN")
            connection.execute("SELECT count(*) FROM tables").fetchone()  # from here on nothing changes
            yield _Snapshot(connection, on_damage)

    def old_lines(self, game: str) -> OldLines | None:
        return partial(self._some_lines, game)

    def _some_lines(self, game: str, first: int, count: int) -> list[bytes]:
        """A few pages that were written lately, so that the disk is seldom waited for."""
        if self._closed:
            raise StoreError("the store is closed")
        with in_words(self.file):
            if self._at_once is None:
                self._at_once = connect_reading(self.file)
            return [body for (body,) in self._at_once.execute(_SOME_LINES, [game, first, count])]

    async def _in_reader(self, ask: Callable[[], Found]) -> Found:
        if self._closed:
            raise StoreError("the store is closed")
        with in_words(self.file):
            return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    # --- the file itself ---

    async def backup(self, to: str) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        await asyncio.to_thread(backup, self.file, Path(to))

    async def close(self) -> None:
        self._closed = True
        if self._at_once is not None:
            self._at_once.close()
        self._writer.stop()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        """Wait for both threads, then leave one complete file behind. Calling it twice is no error."""
        self._writer.join()
        self._reader.shutdown()
        if self._check is not None:
            self._check.stop()
        with self._finishing:
            self._reading.close()
            with suppress(sqlite3.Error):  # what could not be moved into the file is safe in the journal beside it
                self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            self._writing.close()
            self._lock.release()


class _Snapshot:
    """A connection whose read transaction stays open."""

    def __init__(self, connection: sqlite3.Connection, on_damage: OnDamage) -> None:
        self.without_checksum = 0
        self._connection = connection
        self._on_damage = on_damage

    async def pages(self, row: type[AnyRow], size: int) -> AsyncIterator[list[AnyRow]]:
        pages = read_pages(self._connection, row, size, self._on_damage)
        while page := await asyncio.to_thread(next, pages, None):
            yield page


def _fenced(work: Work, fence: Fence | None) -> Work:
    """Work that is refused when its fence is not in force any more; it looks in the same transaction."""
    if fence is None:
        return work

    def checked(connection: sqlite3.Connection) -> object:
        check_fence(fence, _in_force(connection, fence.table))
        return work(connection)

    return checked


def _in_force(connection: sqlite3.Connection, table: str) -> int | None:
    found = connection.execute('SELECT number FROM fences WHERE "table" = ?', [table]).fetchone()
    return None if found is None else int(found[0])


def _claim(connection: sqlite3.Connection, table: str, number: int, *, newer: bool) -> int:
    in_force = _in_force(connection, table)
    if newer:
        check_newer(table, number, in_force)
    claimed = next_number(number, in_force)
    keep(connection, [FenceRow(table=table, number=claimed)])
    return claimed


def _delete(what: str, value: Value | tuple[Value, ...], connection: sqlite3.Connection) -> int:
    """Delete rows with all that belongs to them; returns how many."""
    values = value if isinstance(value, tuple) else (value,)
    return connection.execute(f"DELETE FROM {what}", values).rowcount


def _forget_account(connection: sqlite3.Connection, account: str) -> None:
    for row in read(connection, PersonRow, "WHERE account = ?", [account]):
        _forget_person(connection, row.table, row.person)
    _delete("blocks WHERE other = ?", account, connection)
    _delete("accounts WHERE id = ?", account, connection)


def _forget_table(connection: sqlite3.Connection, table: str) -> int:
    _delete('blocks WHERE "table" = ? AND other IS NULL', table, connection)
    _delete('fences WHERE "table" = ?', table, connection)
    return _delete("tables WHERE id = ?", table, connection)


def _forget_person(connection: sqlite3.Connection, table: str, person: int) -> None:
    whom = (table, person)
    if connection.execute('SELECT 1 FROM people WHERE "table" = ? AND person = ?', whom).fetchone() is not None:
        keep(connection, [forgotten_person(table, person)])
    connection.execute('DELETE FROM said WHERE "table" = ? AND person = ?', whom)
    _forget_reminders(connection, {"table": table, "person": person})
    _delete('blocks WHERE "table" = ? AND person = ? AND other IS NULL', whom, connection)
    blocks = read(connection, BlockRow, 'WHERE "table" = ? AND person = ?', whom)
    keep(connection, [msgspec.structs.replace(row, name="") for row in blocks])


def _forget_reminders(connection: sqlite3.Connection, whose: Mapping[str, Value]) -> None:
    conditions, values = where(whose)
    for kept in ("reminders", "outbox"):
        connection.execute(f"DELETE FROM {kept} {conditions}", values)


def _forget_unsure(connection: sqlite3.Connection, before: Wall) -> int:
    unsure = read(connection, ReminderRow, "WHERE sure IS NULL AND asked < ?", [before])
    for row in unsure:
        _forget_reminders(connection, {"table": row.table, "person": row.person, "way": row.way})
    return len(unsure)


_OLD_TABLES: Final = "SELECT id FROM tables WHERE phase = 'over' AND touched < ?"


def _forget_old_reminders(connection: sqlite3.Connection, before: Wall) -> int:
    _delete(f'outbox WHERE "table" IN ({_OLD_TABLES})', before, connection)
    return _delete(f'reminders WHERE "table" IN ({_OLD_TABLES})', before, connection)


def _forget_unfinished(connection: sqlite3.Connection, before: Wall, spare: Collection[str]) -> int:
    found = [table for (table,) in connection.execute(UNFINISHED, [before]) if table not in spare]
    return sum(_forget_table(connection, table) for table in found)

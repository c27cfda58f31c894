"""The store of one machine: a single SQLite file, whose one writer thread commits for many at once.

Reading has a connection and a thread of its own, so that it holds up neither the event loop nor the writer. No process
may be forked while a store is open; start others afresh (`spawn`)."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from threading import Lock as ThreadLock
from typing import TypeVar

from saltsea.store.backup import backup
from saltsea.store.check import check_rows
from saltsea.store.files import connect_reading, in_words
from saltsea.store.lock import Lock
from saltsea.store.opening import open_database
from saltsea.store.port import StoreError
from saltsea.store.rows import GameRow, LineRow, NoteRow, PersonRow, Rows, SaidRow, TableRow, Wall
from saltsea.store.schema import MIGRATIONS, Migration
from saltsea.store.statements import AnyRow, Value, keep, read, where
from saltsea.store.writer import Writer

Found = TypeVar("Found")


class SqliteStore:
    """A Store in a file. Opening it waits for the disk: do it before there is somebody to serve."""

    def __init__(self, file: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.file = file
        self._closed = False
        self._finishing = ThreadLock()
        with in_words(file), ExitStack() as opened:
            self._lock = opened.enter_context(Lock(file))
            self._writing = opened.enter_context(closing(open_database(file, migrations)))
            self._reading = connect_reading(file)
            opened.pop_all()  # all went well: they stay open
        self._writer = Writer(self._writing)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="saltsea-store-reader")

    @property
    def commits(self) -> int:
        """How often the disk was waited for."""
        return self._writer.commits

    # --- writing ---

    async def write(self, rows: Sequence[Rows]) -> None:
        check_rows(rows)
        await self._writer.ask(partial(keep, rows=tuple(rows)))

    async def forget_person(self, table: str, person: int) -> None:
        await self._writer.ask(partial(_forget_person, table=table, person=person))

    async def forget_table(self, id: str) -> None:  # noqa: A002 (as in the port)
        await self._writer.ask(partial(_delete, "tables WHERE id = ?", id))

    async def forget_said(self, before: Wall) -> int:
        gone: int = await self._writer.ask(partial(_delete, "said WHERE at < ?", before))
        return gone

    # --- reading ---

    async def table(self, id: str) -> TableRow | None:  # noqa: A002
        return await self._one(TableRow, "WHERE id = ?", id)

    async def tables(self, *, phase: str | None = None, listing: str | None = None, most: int = 100) -> list[TableRow]:
        asked, values = where({"phase": phase, "listing": listing})
        return await self._all(TableRow, f"{asked} ORDER BY touched DESC, id LIMIT ?", *values, max(most, 0))

    async def people(self, table: str) -> list[PersonRow]:
        return await self._all(PersonRow, 'WHERE "table" = ? ORDER BY person', table)

    async def person_tables(self, account: str) -> list[PersonRow]:
        return await self._all(PersonRow, 'WHERE account = ? ORDER BY "table", person', account)

    async def game(self, id: str) -> GameRow | None:  # noqa: A002
        return await self._one(GameRow, "WHERE id = ?", id)

    async def games(
        self, *, table: str | None = None, game: str | None = None, over: bool | None = None, most: int = 100
    ) -> list[GameRow]:
        asked, values = where({"table": table, "game": game, "ended": over})
        order = "ORDER BY started DESC, number DESC, id LIMIT ?"
        return await self._all(GameRow, f"{asked} {order}", *values, max(most, 0))

    async def lines(self, game: str) -> list[LineRow]:
        return await self._all(LineRow, "WHERE game = ? ORDER BY line", game)

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        order = 'WHERE "table" = ? AND n > ? ORDER BY n DESC LIMIT ?'
        return (await self._all(SaidRow, order, table, since, max(most, 0)))[::-1]

    async def note(self, name: str) -> bytes | None:
        found = await self._one(NoteRow, "WHERE name = ?", name)
        return None if found is None else found.body

    async def _one(self, row: type[AnyRow], rest: str, *values: Value) -> AnyRow | None:
        return next(iter(await self._all(row, rest, *values)), None)

    async def _all(self, row: type[AnyRow], rest: str, *values: Value) -> list[AnyRow]:
        return await self._in_reader(lambda: read(self._reading, row, rest, values))

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
        self._writer.stop()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        """Wait for both threads, then leave one whole file behind. Twice is once."""
        self._writer.join()
        self._reader.shutdown()
        with self._finishing:
            self._reading.close()
            with suppress(sqlite3.Error):  # what could not be moved into the file is safe in the journal beside it
                self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            self._writing.close()
            self._lock.release()


def _delete(what: str, value: Value, connection: sqlite3.Connection) -> int:
    """Drop rows with all that belongs to them; how many there were."""
    return connection.execute(f"DELETE FROM {what}", [value]).rowcount


def _forget_person(connection: sqlite3.Connection, table: str, person: int) -> None:
    whom = (table, person)
    blank = "name = '', key = '', account = NULL"
    connection.execute(f'UPDATE people SET {blank} WHERE "table" = ? AND person = ?', whom)
    connection.execute('DELETE FROM said WHERE "table" = ? AND person = ?', whom)

"""The store of several machines. Every node has one connection that writes and a few that read.

Opening it waits for the database. Its connections belong to the event loop that uses it first."""

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Final

import asyncpg

from saltsea.store.check import check_claim, check_rows
from saltsea.store.checksums import OnDamage, Value, fits, refuse
from saltsea.store.port import Fence, OldLines, StoreError
from saltsea.store.postgresql import forgetting
from saltsea.store.postgresql.checksums import BackgroundChecksums
from saltsea.store.postgresql.connections import (
    CLEANING,
    Readers,
    check_address,
    closed,
    connect,
    database_name,
    lost_in_words,
)
from saltsea.store.postgresql.locks import SharedLocks
from saltsea.store.postgresql.schema import STEPS, Step, empty, migrate
from saltsea.store.postgresql.statements import (
    SELECTS,
    as_given,
    from_text,
    made,
    made_one,
    numbered,
    to_text,
    to_value,
)
from saltsea.store.postgresql.writer import Work, Writer
from saltsea.store.rows import NoteRow, Rows, Wall
from saltsea.store.sql_reading import SqlReading, StoreSnapshot
from saltsea.store.statements import ALL_KINDS, AnyRow, key_in_words, select_all

PATIENCE: Final = 15.0
"""Seconds that a caller waits for a database that is being started again, before it is told."""


class PostgresStore(SqlReading):
    """A Store in a PostgreSQL database, which other nodes use at the same time."""

    def __init__(
        self, url: str, *, patience: float = PATIENCE, steps: Sequence[Step] = STEPS, filling: bool = False
    ) -> None:
        check_address(url)
        self.url = url
        self._patience = patience
        self._closed = False
        self._loop: asyncio.AbstractEventLoop | None = None
        # In a thread, because the caller may be inside an event loop or not.
        with ThreadPoolExecutor(1) as beside:
            is_ready = beside.submit(asyncio.run, prepare(url, steps, filling=filling)).result()
        self._checksums = None if is_ready else BackgroundChecksums(url)

    @property
    def commits(self) -> int:
        """How many times the disk was waited for."""
        return 0 if self._loop is None else self._writer.commits

    def old_lines(self, game: str) -> OldLines | None:
        return None

    def _connect(self) -> None:
        """Belong to the running event loop; the first use connects."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            if self._loop is not None and not self._loop.is_closed():
                raise StoreError(f"{database_name(self.url)} is in use by another event loop")
            self._loop = loop
            self._locks = SharedLocks(self.url, self._patience)
            self._writer = Writer(self.url, self._patience, self._locks.held)
            # A connection of its own, so that no table waits while much is deleted.
            self._cleaner = Writer(self.url, self._patience, self._locks.held, answer=CLEANING)
            self._readers = Readers(self.url, self._patience)

    # --- writing ---

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        check_rows(rows)
        self._connect()
        await self._writer.ask(tuple(rows), fence=fence)

    async def claim(self, table: str, number: int, *, newer: bool = False) -> int:
        check_claim(table, number)
        self._connect()
        return await self._writer.claim(table, number, newer=newer)

    async def forget_person(self, table: str, person: int, fence: Fence | None = None) -> None:
        await self._do(partial(forgetting.forget_person, table=table, person=person), fence)

    async def forget_table(self, id: str, fence: Fence | None = None) -> None:
        await self._do(partial(forgetting.forget_table, table=id), fence)

    async def forget_game(self, id: str, fence: Fence | None = None) -> None:
        await self._do(lambda writing: forgetting.delete(writing, "games WHERE id = ?", id), fence)

    async def forget_account(self, id: str) -> None:
        await self._do(partial(forgetting.forget_account, account=id))

    async def forget_session(self, key: str) -> None:
        await self._delete("sessions WHERE key = ?", key)

    async def forget_block(self, account: str, id: str) -> None:
        await self._delete("blocks WHERE account = ? AND id = ?", account, id)

    async def forget_sessions(self, account: str, but: str = "") -> None:
        await self._delete("sessions WHERE account = ? AND key != ?", account, but)

    async def forget_old_sessions(self, before: Wall) -> int:
        return await self._clean_away("sessions WHERE seen < ?", before)

    async def forget_reminders(self, table: str, person: int, way: str, fence: Fence | None = None) -> None:
        await self._do(partial(forgetting.forget_reminders, table=table, person=person, way=way), fence)

    async def forget_old_reminders(self, before: Wall) -> int:
        return await self._clean(partial(forgetting.forget_old_reminders, before=before))

    async def forget_unsure(self, before: Wall) -> int:
        return await self._clean(partial(forgetting.forget_unsure, before=before))

    async def forget_progress(self, account: str, game: str) -> None:
        await self._delete("campaigns WHERE account = ? AND game = ?", account, game)

    async def forget_logbook(self, key: str, game: str) -> None:
        await self._delete("logbooks WHERE key = ? AND game = ?", key, game)

    async def forget_old_logbooks(self, before: Wall) -> int:
        return await self._clean_away("logbooks WHERE touched < ?", before)

    async def forget_old_sailors(self, before: str) -> int:
        return await self._clean_away("sailors WHERE day < ?", before)

    async def outbox_done(self, *ids: str) -> None:
        known, gone = [to_text(id) for id in ids], "DELETE FROM outbox WHERE id = ANY($1::text[])"
        self._connect()
        # A message that went out is not sent again because its node has lost its lock meanwhile.
        await self._writer.ask(work=lambda writing: writing.execute(gone, known), needs_locks=False)

    async def forget_said(self, before: Wall) -> int:
        return await self._clean_away("said WHERE at < ?", before)

    async def forget_note(self, name: str) -> None:
        await self._delete("notes WHERE name = ?", name)

    async def forget_unfinished(self, before: Wall, spare: Collection[str] = ()) -> int:
        return await self._clean(partial(forgetting.forget_unfinished, before=before, spare=frozenset(spare)))

    async def _delete(self, what: str, *values: Value) -> int:
        return await self._counted(lambda writing: forgetting.delete(writing, what, *values))

    async def _counted(self, work: Work) -> int:
        found = await self._do(work)
        assert isinstance(found, int)
        return found

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        self._connect()
        return self._locks.hold(name)

    async def _clean(self, work: Work) -> int:
        """Delete what is old; returns how many."""
        self._connect()
        found = await self._cleaner.ask(work=work)
        assert isinstance(found, int)
        return found

    async def _clean_away(self, what: str, *values: Value) -> int:
        return await self._clean(lambda writing: forgetting.delete(writing, what, *values))

    async def _do(self, work: Work, fence: Fence | None = None) -> object:
        self._connect()
        return await self._writer.ask(work=work, fence=fence)

    # --- reading ---

    async def notes(self, start: str, most: int = 100) -> list[NoteRow]:
        return await self._rows(NoteRow, "WHERE name ^@ ? ORDER BY name DESC LIMIT ?", start, max(most, 0))

    async def _rows(self, row: type[AnyRow], rest: str, *values: Value) -> list[AnyRow]:
        self._connect()
        found = await self._readers.fetch(numbered(f"{SELECTS[row]} {rest}"), *map(to_value, values))
        return made(row, found)

    async def _found(self, statement: str, *values: Value) -> list[tuple[Value, ...]]:
        self._connect()
        found = await self._readers.fetch(numbered(statement), *map(to_value, values))
        return [tuple(from_text(value) if isinstance(value, str) else value for value in row) for row in found]

    @asynccontextmanager
    async def snapshot(self, on_damage: OnDamage = refuse) -> AsyncIterator[StoreSnapshot]:
        with lost_in_words(self.url):
            connection = await connect(self.url)
            try:
                await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                yield _Snapshot(connection, on_damage)
            finally:
                await closed(connection)

    # --- the database itself ---

    async def backup(self, to: str) -> None:
        raise StoreError(
            f"{database_name(self.url)} is copied by PostgreSQL's own tools: pg_dump --format=custom --file={to}"
        )

    async def filled(self) -> None:
        """Open a database to servers that was marked as being filled."""
        await self._do(lambda writing: writing.execute("UPDATE saltsea SET copying = false"))

    async def disconnect(self) -> None:
        """Close the connections. The next use opens others, perhaps in another event loop."""
        if self._loop is not None and self._loop is asyncio.get_running_loop():
            await self._writer.stop()
            await self._cleaner.stop()
            await self._readers.close()
            await self._locks.close()
        self._loop = None

    async def close(self) -> None:
        self._closed = True
        await self.disconnect()
        if self._checksums is not None:
            await asyncio.to_thread(self._checksums.stop)


class _Snapshot:
    """A connection whose transaction sees one instant."""

    def __init__(self, connection: asyncpg.Connection, on_damage: OnDamage) -> None:
        self.without_checksum = 0
        self._connection = connection
        self._on_damage = on_damage

    async def pages(self, row: type[AnyRow], size: int) -> AsyncIterator[list[AnyRow]]:
        cursor = await self._connection.cursor(select_all(row))
        while page := await cursor.fetch(size):
            yield [self._checked(row, as_given(found)) for found in page]

    def _checked(self, row: type[AnyRow], found: Sequence[Value]) -> AnyRow:
        """A row, compared with its checksum; one that a node of an older version has written has none yet."""
        (*values, stored) = found
        one = made_one(row, values)
        if stored is None:
            self.without_checksum += 1
        elif not fits(values, stored):
            self._on_damage(ALL_KINDS[row].name, key_in_words(one))
        return one


async def prepare(url: str, steps: Sequence[Step] = STEPS, *, filling: bool = False) -> bool:
    """Connect once, check that the database is ours, and migrate it; StoreError with what is wrong. The answer is
    whether its rows have checksums."""
    name = database_name(url)
    with lost_in_words(url):
        connection = await connect(url)
        try:
            if await connection.fetchval("SHOW server_encoding") != "UTF8":
                raise StoreError(f"{name} cannot be used: its encoding must be UTF8")
            await migrate(connection, name, steps)
            if filling:
                await empty(connection, name)
            elif await connection.fetchval("SELECT copying FROM saltsea"):
                raise StoreError(f"{name} cannot be used: a copy into it was interrupted. Copy again")
            return bool(await connection.fetchval("SELECT has_checksums FROM saltsea"))
        finally:
            await closed(connection)

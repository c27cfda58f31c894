"""Checksums for the rows of a database that had none, after its migration.

This node and others serve meanwhile: it is done in small transactions, in a thread of its own, and rows that are just
being written are left to whoever writes them, until all are looked at again. What a node of the version before writes
has none; as long as one is there, the next start looks again."""

import asyncio
import logging
from collections.abc import Sequence
from threading import Thread
from typing import Final, get_type_hints

import asyncpg

from saltsea.store.checksums import COLUMN, Value, checksum
from saltsea.store.postgresql.connections import (
    CLEANING,
    TROUBLE,
    ConnectionLostError,
    closed,
    connect,
    in_a_word,
)
from saltsea.store.postgresql.statements import as_given, listed, type_of
from saltsea.store.rows import Row
from saltsea.store.statements import ALL_KINDS

PAGE: Final = 500
BEFORE: Final = """SELECT EXISTS (
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'saltsea')"""
"""Whether a node of the version before is here."""
MISSING: Final = " OR ".join(f"EXISTS (SELECT FROM {kind.name} WHERE {COLUMN} IS NULL)" for kind in ALL_KINDS.values())
"""Whether a row has none yet."""
PAUSE: Final = 0.5
"""Seconds until rows that were being written are looked at again."""
log = logging.getLogger(__name__)


class BackgroundChecksums:
    """Adds all that are missing. If it does not come to its end, the next start goes on."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._is_stopped = False
        # A program that ends without `stop` ends at once: every transaction is whole.
        self.thread = Thread(target=asyncio.run, args=[self._add()], name="saltsea-checksums", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Return when nothing more is written."""
        self._is_stopped = True
        self.thread.join()

    async def _add(self) -> None:
        try:
            connection = await connect(self._url, CLEANING, writing=True)  # one may look through all rows
            try:
                await self._add_over(connection)
            finally:
                await closed(connection)
        except (ConnectionLostError, *TROUBLE) as error:
            log.warning("checksums are missing, and the next start adds them: %s", in_a_word(error))

    async def _add_over(self, connection: asyncpg.Connection) -> None:
        while not self._is_stopped:
            await self._add_once(connection)
            if await connection.fetchval(BEFORE):
                return  # what they write meanwhile is left to the next start
            if not await connection.fetchval(f"SELECT {MISSING}"):
                await connection.execute("UPDATE saltsea SET has_checksums = true")
                return
            await asyncio.sleep(PAUSE)

    async def _add_once(self, connection: asyncpg.Connection) -> None:
        for row in ALL_KINDS:
            last: Sequence[Value] = ()
            while not self._is_stopped and (page := await _add_to_page(connection, row, last)):
                last = page[-1]


async def _add_to_page(
    connection: asyncpg.Connection, row: type[Row], after: Sequence[Value]
) -> list[tuple[Value, ...]]:
    """Add those of the next rows behind this key; returns the keys, as they are kept."""
    places = [row.__struct_fields__.index(field) for field in ALL_KINDS[row].key]
    async with connection.transaction():
        found = await connection.fetch(_without(row, after), *after)
        keys = [tuple(values[place] for place in places) for values in found]
        sums = [checksum(as_given(values)) for values in found]
        if found:
            await connection.execute(_update(row), *zip(*keys, strict=True), sums)
    return keys


def _without(row: type[Row], after: Sequence[Value]) -> str:
    """The next rows that have none and that no other transaction is writing."""
    kind, key = ALL_KINDS[row], listed(ALL_KINDS[row].key)
    behind = f" AND ({key}) > ({', '.join(f'${place}' for place, _ in enumerate(after, 1))})" if after else ""
    rows = f"SELECT {listed(row.__struct_fields__)} FROM {kind.name} WHERE {COLUMN} IS NULL{behind}"
    return f"{rows} ORDER BY {key} LIMIT {PAGE} FOR NO KEY UPDATE SKIP LOCKED"


def _update(row: type[Row]) -> str:
    kind, hints = ALL_KINDS[row], get_type_hints(row)
    kinds = [*(type_of(hints[field]) for field in kind.key), "bigint"]
    given = ", ".join(f"${place}::{one}[]" for place, one in enumerate(kinds, 1))
    same = " AND ".join(f'{kind.name}."{field}" = new."{field}"' for field in kind.key)
    new = f"unnest({given}) AS new ({listed((*kind.key, COLUMN))})"
    return f"UPDATE {kind.name} SET {COLUMN} = new.{COLUMN} FROM {new} WHERE {same}"

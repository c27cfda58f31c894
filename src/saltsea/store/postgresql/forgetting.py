"""Deleting in PostgreSQL: each function is work for the writer, inside its transaction."""

from collections.abc import Collection, Mapping, Sequence

import asyncpg
import msgspec

from saltsea.store.checksums import Value, checksum
from saltsea.store.port import FencedError
from saltsea.store.postgresql.statements import SELECTS, from_text, keep, made, numbered, to_text, to_value
from saltsea.store.rows import BlockRow, Wall, forgotten_person
from saltsea.store.sql_reading import UNFINISHED

OLD_TABLES = "SELECT id FROM tables WHERE phase = 'over' AND touched < ?"
CLAIM = """INSERT INTO fences AS old ("table", number) VALUES ($1, $2) ON CONFLICT ("table")
    DO UPDATE SET number = greatest(excluded.number, old.number + 1) RETURNING number"""

CLAIM_ALL = """INSERT INTO fences AS old ("table", number)
    SELECT * FROM unnest($1::text[], $2::bigint[]) AS claimed ("table", number) ORDER BY claimed."table" COLLATE "C"
    ON CONFLICT ("table") DO UPDATE SET number = greatest(excluded.number, old.number + 1) RETURNING "table", number"""
"""In the order in which writes lock them: two nodes never wait for each other."""

CLAIM_NEWER = """INSERT INTO fences AS old ("table", number)
    SELECT * FROM unnest($1::text[], $2::bigint[]) AS claimed ("table", number) ORDER BY claimed."table" COLLATE "C"
    ON CONFLICT ("table") DO UPDATE SET number = excluded.number WHERE excluded.number > old.number
    RETURNING "table", number"""

CHECKSUMS = """UPDATE fences SET checksum = renewed.checksum
    FROM unnest($1::text[], $2::bigint[]) AS renewed ("table", checksum) WHERE renewed."table" = fences."table" """
"""The database alone knows the numbers that it gives."""

BLANK = """UPDATE people SET name = '', key = '', account = NULL, logbook = '', named = 0, checksum = $3
    WHERE "table" = $1 AND person = $2"""
"""As `forgotten_person` says."""


async def delete(connection: asyncpg.Connection, what: str, *values: Value) -> int:
    """Delete rows with all that belongs to them; returns how many."""
    done: str = await connection.execute(numbered(f"DELETE FROM {what}"), *map(to_value, values))
    return int(done.rpartition(" ")[2])


async def change(connection: asyncpg.Connection, statement: str, *values: Value) -> None:
    await connection.execute(numbered(statement), *map(to_value, values))


async def claim(connection: asyncpg.Connection, table: str, number: int) -> int:
    """Raise the number of a table's fence above every earlier one."""
    claimed: int = await connection.fetchval(CLAIM, to_text(table), number)
    await _renew_checksums(connection, {to_text(table): claimed})
    return claimed


async def claim_all(connection: asyncpg.Connection, claims: Sequence[tuple[str, int]]) -> list[int]:
    """The same for several tables, each once."""
    tables, numbers = [to_text(table) for table, _ in claims], [number for _, number in claims]
    claimed: dict[str, int] = dict(await connection.fetch(CLAIM_ALL, tables, numbers))
    await _renew_checksums(connection, claimed)
    return [claimed[table] for table in tables]


async def claim_newer(connection: asyncpg.Connection, claims: Sequence[tuple[str, int]]) -> list[int | FencedError]:
    """Claim several tables, each once, if the number is above the one in force; an error for each that is not."""
    tables, numbers = [to_text(table) for table, _ in claims], [number for _, number in claims]
    claimed: dict[str, int] = dict(await connection.fetch(CLAIM_NEWER, tables, numbers))
    await _renew_checksums(connection, claimed)
    late = "this table was claimed meanwhile, with a number that is not below this one"
    return [claimed[table] if table in claimed else FencedError(late) for table in tables]


async def claim_one_newer(connection: asyncpg.Connection, table: str, number: int) -> int:
    (claimed,) = await claim_newer(connection, [(table, number)])
    if isinstance(claimed, FencedError):
        raise claimed
    return claimed


async def _renew_checksums(connection: asyncpg.Connection, claimed: Mapping[str, int]) -> None:
    """Store the checksums of claims, by the names of their tables as they are kept."""
    found = [checksum((from_text(table), number)) for table, number in claimed.items()]
    await connection.execute(CHECKSUMS, [*claimed], found)


async def forget_account(connection: asyncpg.Connection, account: str) -> None:
    find = 'SELECT "table", person FROM people WHERE account = $1 ORDER BY "table", person'
    for table, person in await connection.fetch(find, to_text(account)):
        await _forget_person(connection, table, person)
    await delete(connection, "blocks WHERE other = ?", account)
    await delete(connection, "accounts WHERE id = ?", account)


async def forget_table(connection: asyncpg.Connection, table: str) -> None:
    await _forget_table(connection, to_text(table))


async def _forget_table(connection: asyncpg.Connection, kept: str) -> None:
    """Delete a table by its name as it is kept."""
    # Its fence comes first: a node that writes there under it is waited for.
    for what in ('fences WHERE "table" = $1', 'blocks WHERE "table" = $1 AND other IS NULL', "tables WHERE id = $1"):
        await connection.execute(f"DELETE FROM {what}", kept)


async def forget_person(connection: asyncpg.Connection, table: str, person: int) -> None:
    await _forget_person(connection, to_text(table), person)


async def _forget_person(connection: asyncpg.Connection, kept: str, person: int) -> None:
    blank = forgotten_person(from_text(kept), person)
    await connection.execute(BLANK, kept, person, checksum(msgspec.structs.astuple(blank)))
    for statement in (
        "DELETE FROM said WHERE",
        "DELETE FROM reminders WHERE",
        "DELETE FROM outbox WHERE",
        "DELETE FROM blocks WHERE other IS NULL AND",
    ):
        await connection.execute(f'{statement} "table" = $1 AND person = $2', kept, person)
    await _blank_blocks(connection, kept, person)


async def _blank_blocks(connection: asyncpg.Connection, kept: str, person: int) -> None:
    """Take the name out of blocks of a person; nobody else writes these rows meanwhile."""
    find = f'{SELECTS[BlockRow]} WHERE "table" = $1 AND person = $2 ORDER BY id FOR UPDATE'
    blocks = [
        msgspec.structs.replace(row, name="") for row in made(BlockRow, await connection.fetch(find, kept, person))
    ]
    if blocks:
        await keep(connection, BlockRow, blocks)


async def forget_reminders(connection: asyncpg.Connection, table: str, person: int, way: str) -> None:
    for kept in ("reminders", "outbox"):
        await delete(connection, f'{kept} WHERE "table" = ? AND person = ? AND way = ?', table, person, way)


async def forget_unsure(connection: asyncpg.Connection, before: Wall) -> int:
    find = 'DELETE FROM reminders WHERE sure IS NULL AND asked < $1 RETURNING "table", person, way'
    unsure = await connection.fetch(find, to_value(before))
    for row in unsure:
        await connection.execute('DELETE FROM outbox WHERE "table" = $1 AND person = $2 AND way = $3', *row)
    return len(unsure)


async def forget_old_reminders(connection: asyncpg.Connection, before: Wall) -> int:
    await delete(connection, f'outbox WHERE "table" IN ({OLD_TABLES})', before)
    return await delete(connection, f'reminders WHERE "table" IN ({OLD_TABLES})', before)


async def forget_unfinished(connection: asyncpg.Connection, before: Wall, spare: Collection[str]) -> int:
    found = [table for (table,) in await connection.fetch(numbered(UNFINISHED), to_value(before))]
    spared = {to_text(table) for table in spare}
    gone = sorted(table for table in found if table not in spared)
    for table in gone:
        await _forget_table(connection, table)
    return len(gone)

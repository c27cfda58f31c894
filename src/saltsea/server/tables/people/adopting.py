"""Adopting a guest: an account that was made later takes over their seats."""

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.store.rows import PersonRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


async def adopt(table: "Table", guest: PersonRow, account: str, done: "asyncio.Future[bool]") -> None:
    """Adopt a guest at a table in memory, and report to the caller whether that was possible, or failed."""
    try:
        done.set_result(await adopt_at(table, guest, account))
    except Exception as error:
        done.set_exception(error)
        raise


async def adopt_at(table: "Table", guest: PersonRow, account: str) -> bool:
    """The table has the row as it is now: a name may have changed since the guest was read."""
    row = table.people.get(guest.person)
    if row is None or row.key != guest.key or row.account not in (None, account):
        return False
    mine = replace(row, account=account)
    await table.write([mine])
    table.people[row.person] = mine
    return True

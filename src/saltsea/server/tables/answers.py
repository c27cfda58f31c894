"""What one process may ask another to do to a table that the other holds: each as a name with a body of JSON."""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.server.tables.inbox import Adopt, Forget
from saltsea.server.tables.table_info import Person
from saltsea.store.rows import PersonRow

if TYPE_CHECKING:
    from saltsea.server.tables.registry import TableRegistry

PATIENCE: Final = 10
"""Seconds that a request waits for a table."""


class AdoptAsked(msgspec.Struct, frozen=True):
    """Let an account take over a guest's seats."""

    guest: PersonRow
    account: str


class ForgetAsked(msgspec.Struct, frozen=True):
    """Forget a person of a table."""

    table: str
    person: Person


async def answer(registry: "TableRegistry", name: str, body: bytes) -> bytes:
    """Do what another process asks. The answer is JSON too."""
    if name == "adopt":
        asked = msgspec.json.decode(body, type=AdoptAsked)
        return msgspec.json.encode(await adopt_here(registry, asked.guest, asked.account))
    if name == "forget":
        gone = msgspec.json.decode(body, type=ForgetAsked)
        await forget_here(registry, gone.table, gone.person)
        return b"null"
    raise ValueError(f"no handler knows how to {name}")


async def adopt_here(registry: "TableRegistry", guest: PersonRow, account: str) -> bool:
    """Adopt a guest at a table of this process; whether that was possible."""
    table = await registry.table(guest.table)
    if table is None:
        return False
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    table.inbox.put_nowait(Adopt(guest, account, done))
    async with asyncio.timeout(PATIENCE):
        return await done


async def forget_here(registry: "TableRegistry", code: str, person: Person) -> None:
    """Forget a person at a table of this process, or in the store if there is no such table to restore."""
    table = await registry.table(code)
    if table is None:
        await registry.store.forget_person(code, person)
        return
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    table.inbox.put_nowait(Forget(person, done))
    async with asyncio.timeout(PATIENCE):
        await done

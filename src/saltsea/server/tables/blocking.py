"""Whom an account wants nothing to do with: it hears nothing of what they say at any table, they sit down at none that
it hosts, and it is not shown theirs.

Who has an account is known everywhere, a guest at one table alone. What was read once stays in memory: every word that
is said asks here."""

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.room import Person, Room
from saltsea.store.port import Store
from saltsea.store.rows import BlockRow, PersonRow, TableRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

MOST_BLOCKS: Final = 1000


class Blocked(msgspec.Struct, frozen=True):
    """Whom one account has blocked."""

    accounts: frozenset[str] = frozenset()
    guests: frozenset[tuple[str, Person]] = frozenset()
    """By table and person."""

    def has(self, row: PersonRow | None) -> bool:
        """Whether this is one of them."""
        return row is not None and (row.account in self.accounts or (row.table, row.person) in self.guests)


NOBODY: Final = Blocked()


class Blocks:
    """Those of all accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Blocked] = {}
        self.changing = asyncio.Lock()

    async def of(self, account: str | None) -> Blocked:
        """Read once. Nobody is changed while it is read: what is found is what counts."""
        if account is None:
            return NOBODY
        async with self.changing:
            return self.known[account] if account in self.known else await self.read(account)

    async def read(self, account: str) -> Blocked:
        rows = await self.store.blocks(account)
        accounts = frozenset(row.other for row in rows if row.other is not None)
        guests = frozenset((row.table, row.person) for row in rows if row.other is None)
        self.known[account] = Blocked(accounts, guests)
        return self.known[account]

    def now(self, account: str | None) -> Blocked:
        """What is known in memory; whoever came to a table was read then."""
        return NOBODY if account is None else self.known.get(account, NOBODY)

    async def add(self, account: str, whom: PersonRow, now: Millis) -> BlockRow | Refusal:
        """Whoever is blocked already stays it, under the name that was known first."""
        async with self.changing:
            rows = await self.store.blocks(account)
            known = next((row for row in rows if is_about(row, whom)), None)
            if known is not None:
                return known
            refusal = check_blocks(len(rows) + 1)
            if refusal is not None:
                return refusal
            row = block_row(account, whom, now)
            await self.store.write([row])
            await self.read(account)
            return row

    async def remove(self, account: str, id: str) -> None:  # noqa: A002 (it is called the id everywhere)
        async with self.changing:
            await self.store.forget_block(account, id)
            await self.read(account)

    def forget(self, account: str) -> None:
        """The account is gone, and nobody needs to know whom it knew."""
        self.known.pop(account, None)

    async def hides(self, account: str | None, row: TableRow) -> bool:
        """Whether a table is that of somebody whom this account has blocked."""
        blocked = await self.of(account)
        if blocked == NOBODY:
            return False
        host = msgspec.json.decode(row.body, type=Room).host
        return any(blocked.has(person) for person in await self.store.people(row.id) if person.person == host)


def check_blocks(number: int) -> Refusal | None:
    """table.T24: nobody quarrels with more than a thousand people."""
    return refuse("table.T24", "refusal-table-block-most", most=MOST_BLOCKS) if number > MOST_BLOCKS else None


def is_about(row: BlockRow, whom: PersonRow) -> bool:
    """A guest who was blocked and has an account by now can be blocked once more, then everywhere."""
    if row.other is not None or whom.account is not None:
        return row.other == whom.account
    return (row.table, row.person) == (whom.table, whom.person)


def block_row(account: str, whom: PersonRow, now: Millis) -> BlockRow:
    return BlockRow(
        id=secrets.token_urlsafe(12),
        account=account,
        other=whom.account,
        table=whom.table,
        person=whom.person,
        name=whom.name,
        made=now,
    )


# --- at a table ---


def account_of(table: "Table", one: Connection) -> str | None:
    """Whose ears these are: of whoever is signed in, or of the account that has the seat."""
    row = None if one.person is None else table.people.get(one.person)
    return one.account or (None if row is None else row.account)


def is_deaf(table: "Table", one: Connection, mouth: Person) -> bool:
    """Whether somebody does not want to hear somebody, here or anywhere."""
    if table.room.is_muted(one.person, mouth):
        return True
    return table.host.blocks.now(account_of(table, one)).has(table.people.get(mouth))


async def check_blocked(table: "Table", one: Connection) -> Refusal | None:
    """table.T12: nobody sits down where the host has blocked them."""
    host = table.people.get(table.room.host)
    blocked = await table.host.blocks.of(None if host is None else host.account)
    known = None if one.person is None else table.people.get(one.person)
    if one.account in blocked.accounts or blocked.has(known):
        return refuse("table.T12", "refusal-table-blocked")
    return None

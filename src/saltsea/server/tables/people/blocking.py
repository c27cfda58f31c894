"""Blocking: an account receives no chat from people it blocked, they cannot sit at its tables, and their tables are not
listed to it.

A person with an account is blocked everywhere, a guest at one table. Blocks stay in memory once read: every chat
message asks for them. The node that changes some tells the other nodes, which read them again at once; a node that
misses that does so within a minute."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.store.port import Store, StoreError
from saltsea.store.rows import BlockRow, NoteRow, PersonRow, TableRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

MOST_BLOCKS: Final = 1000

log = logging.getLogger(__name__)


class Blocked(msgspec.Struct, frozen=True):
    """The people whom one account has blocked."""

    accounts: frozenset[str] = frozenset()
    guests: frozenset[tuple[str, Person]] = frozenset()
    """By table and person."""

    def has(self, row: PersonRow | None) -> bool:
        """Whether this person is blocked."""
        return row is not None and (row.account in self.accounts or (row.table, row.person) in self.guests)


NO_BLOCKS: Final = Blocked()
CHANGED: Final = "blocks/changed"
"""The note that has another value after every change."""


class Blocks:
    """The blocks of all accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Blocked] = {}
        self.changing = asyncio.Lock()
        """Held while blocks in memory change."""
        self.seen: bytes | None = None
        """The mark of the last change that was read."""
        self.tell: Callable[[str], Awaitable[None]] = no_other_node
        """Tells the other nodes whose blocks have changed."""

    async def heard(self, account: str) -> None:
        """Another node has changed the blocks of an account."""
        try:
            async with self.changing:
                if account in self.known:
                    await self.read(account)
        except StoreError:
            log.warning("changed blocks could not be read, and will be within a minute")

    async def read_again(self) -> None:
        """Read the blocks in memory again, if another node has changed some."""
        mark = await self.store.note(CHANGED)
        if mark != self.seen:
            self.seen = mark
            async with self.changing:
                for account in [*self.known]:
                    await self.read(account)

    async def of(self, account: str | None) -> Blocked:
        """The blocks of an account, read once, and never while they change."""
        if account is None:
            return NO_BLOCKS
        async with self.changing:
            return self.known[account] if account in self.known else await self.read(account)

    async def read(self, account: str) -> Blocked:
        rows = await self.store.blocks(account)
        accounts = frozenset(row.other for row in rows if row.other is not None)
        guests = frozenset((row.table, row.person) for row in rows if row.other is None)
        self.known[account] = Blocked(accounts, guests)
        return self.known[account]

    def now(self, account: str | None) -> Blocked:
        """The blocks in memory; those of a connected account were read when it connected."""
        return NO_BLOCKS if account is None else self.known.get(account, NO_BLOCKS)

    async def add(self, account: str, blocked_person: PersonRow, now: Millis) -> BlockRow | Refusal:
        """Block a person. One who is blocked already keeps the name of the first time."""
        async with self.store.lock(blocks_lock(account)), self.changing:
            rows = await self.store.blocks(account)
            known = next((row for row in rows if is_about(row, blocked_person)), None)
            if known is not None:
                return known
            refusal = check_blocks(len(rows) + 1)
            if refusal is not None:
                return refusal
            row = block_row(account, blocked_person, now)
            await self.store.write([row, new_mark()])
            await self.read(account)
        await self.tell(account)
        return row

    async def remove(self, account: str, id: str) -> None:
        async with self.changing:
            await self.store.forget_block(account, id)
            await self.store.write([new_mark()])
            await self.read(account)
        await self.tell(account)

    def forget(self, account: str) -> None:
        """Forget the blocks of a deleted account."""
        self.known.pop(account, None)

    async def hides(self, account: str | None, row: TableRow) -> bool:
        """Whether the host of a table is blocked by this account."""
        blocked = await self.of(account)
        if blocked == NO_BLOCKS:
            return False
        host = msgspec.json.decode(row.body, type=TableInfo).host
        return any(blocked.has(person) for person in await self.store.people(row.id) if person.person == host)


async def no_other_node(account: str) -> None:
    """A server that is alone tells no other node."""


def blocks_lock(account: str) -> str:
    """The lock of all who add to an account's blocks, on all nodes. Its name tells nothing: it may be logged."""
    return f"blocks/{hashed(account)[:16]}"


def new_mark() -> NoteRow:
    """Lets nodes know that blocks have changed which they were not told of."""
    return NoteRow(name=CHANGED, body=secrets.token_bytes(8))


def check_blocks(number: int) -> Refusal | None:
    """table.T24: an account blocks at most a thousand people."""
    return refuse("table.T24", "refusal-table-block-most", most=MOST_BLOCKS) if number > MOST_BLOCKS else None


def is_about(row: BlockRow, blocked_person: PersonRow) -> bool:
    """Whether a block is about this person. A blocked guest who has an account by now can be blocked again, then
    everywhere."""
    if row.other is not None or blocked_person.account is not None:
        return row.other == blocked_person.account
    return (row.table, row.person) == (blocked_person.table, blocked_person.person)


def block_row(account: str, blocked_person: PersonRow, now: Millis) -> BlockRow:
    return BlockRow(
        id=secrets.token_urlsafe(12),
        account=account,
        other=blocked_person.account,
        table=blocked_person.table,
        person=blocked_person.person,
        name=blocked_person.name,
        made=now,
    )


# --- at a table ---


def account_of(table: "Table", connection: Connection) -> str | None:
    """The account behind a connection: the one signed in, or the one that has the seat."""
    row = None if connection.person is None else table.people.get(connection.person)
    return connection.account or (None if row is None else row.account)


def has_silenced(table: "Table", connection: Connection, speaker: Person) -> bool:
    """Whether this connection has muted the speaker here, or its account has blocked them."""
    if table.info.is_muted(connection.person, speaker):
        return True
    return table.services.blocks.now(account_of(table, connection)).has(table.people.get(speaker))


async def check_blocked(table: "Table", connection: Connection) -> Refusal | None:
    """table.T12: a person whom the host has blocked cannot sit down."""
    host = table.people.get(table.info.host)
    blocked = await table.services.blocks.of(None if host is None else host.account)
    known = None if connection.person is None else table.people.get(connection.person)
    if connection.account in blocked.accounts or blocked.has(known):
        return refuse("table.T12", "refusal-table-blocked")
    return None

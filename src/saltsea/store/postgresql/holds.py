"""A lock that a node holds, and how the database refuses what is written under it once it is lost.

A node may fall asleep while it holds a lock. The database ends its session then, so that others go on; and the node,
once awake, must write nothing of what it had decided upon. So every write under a lock first takes the lock's *gate*
with others, until its transaction ends, and then looks whether its session still has the lock. Who takes the lock needs
the gate for itself at that moment. Either the write comes first and the next node waits for its end, or it finds its
lock gone."""

from collections.abc import Collection
from contextvars import ContextVar
from hashlib import blake2b
from typing import Final, TypeAlias

import asyncpg

ASLEEP: Final = 4.0
"""Seconds after which the database frees the locks of a node that says nothing."""
PING: Final = 1.0
"""Seconds between two words of a node that holds a lock and has nothing else to say."""
TAKE: Final = (
    "SELECT CASE WHEN pg_try_advisory_xact_lock($2) THEN pg_try_advisory_lock($1) ELSE false END,"
    " set_config('idle_session_timeout', $3, false)"
)
FREE: Final = "SELECT pg_advisory_unlock($1), set_config('idle_session_timeout', $2, false)"
OPEN_SESSION: Final = "SELECT pg_advisory_lock($1)"
"""A session has a lock of its own as long as it lives."""
ENTER: Final = "SELECT pg_advisory_xact_lock_shared(gate) FROM unnest($1::bigint[]) AS gate"
GONE: Final = """
WITH held AS MATERIALIZED (
    SELECT pid, classid::bigint << 32 | objid::bigint AS number FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
SELECT number, session FROM unnest($1::bigint[], $2::bigint[]) AS hold (number, session) WHERE NOT EXISTS (
    SELECT FROM held AS one JOIN held AS other USING (pid) WHERE one.number = hold.number AND other.number = session
)"""
"""Both locks are needed: a session that ends frees one after the other, and the next process may have its number."""


def number_of(name: str) -> int:
    """The number by which PostgreSQL knows a lock."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)


class HeldLock:
    """A lock, from when it was taken until it is given back."""

    __slots__ = ("gate", "is_over", "name", "number", "session")

    def __init__(self, name: str, session: int) -> None:
        self.name = name
        self.number = number_of(name)
        self.gate = number_of(f"gate of {name}")
        self.session = session
        self.is_over = False


LocksHeld: TypeAlias = tuple[HeldLock, ...]


class HeldLocks:
    """The locks inside whose blocks the running code is. A task that was begun in such a block is in it too, while it
    lasts."""

    def __init__(self) -> None:
        self._holds: ContextVar[LocksHeld] = ContextVar("holds", default=())

    def __call__(self) -> LocksHeld:
        return tuple(hold for hold in self._holds.get() if not hold.is_over)

    def begin(self, hold: HeldLock) -> None:
        self._holds.set((*self(), hold))

    def end(self, hold: HeldLock) -> None:
        hold.is_over = True
        self._holds.set(self())


async def lost_holds(connection: asyncpg.Connection, holds: Collection[HeldLock]) -> set[tuple[int, int]]:
    """Which of these are lost, by number and session. Until the transaction ends no node can take the others."""
    if not holds:
        return set()
    await connection.fetch(ENTER, sorted({hold.gate for hold in holds}))
    numbers, sessions = [hold.number for hold in holds], [hold.session for hold in holds]
    return {(number, session) for number, session in await connection.fetch(GONE, numbers, sessions)}

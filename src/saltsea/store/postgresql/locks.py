"""Locks that all nodes share: advisory locks of one connection, which the database frees when a node dies.

The connection asks again and again instead of waiting, so that it can free one lock while another is wanted."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Final

import asyncpg

from saltsea.store.locks import Locks
from saltsea.store.port import StoreError
from saltsea.store.postgresql.connections import TROUBLE, Backoff, LostError, closed, connect, database_name

log = logging.getLogger(__name__)
_AGAIN: Final = 0.05
"""The longest pause, in seconds, between two attempts to get a lock that another node holds."""
_LONG: Final = 3.0
"""After so many seconds of waiting, attempts become rare."""


def number_of(name: str) -> int:
    """The number by which PostgreSQL knows a lock."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)


class SharedLocks:
    """The locks of a database, for one node. Its own callers wait for each other here, without asking the database."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._own = Locks()
        self._turn = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        async with self._own.hold(name):
            await self._take(name)
            try:
                yield
            finally:
                await asyncio.shield(self._free(name))

    async def _take(self, name: str) -> None:
        backoff, pause, waited = Backoff(self._patience), 0.002, 0.0
        while True:
            try:
                if await self._ask("SELECT pg_try_advisory_lock($1)", name):
                    return
                pause = min(pause * 2, _AGAIN if waited < _LONG else _AGAIN * 10)
                waited += pause
                await asyncio.sleep(pause)
            except LostError as lost:
                if backoff.is_over():
                    raise StoreError(f"{database_name(self._url)} does not answer: {lost}") from lost
                await backoff.pause()

    async def _free(self, name: str) -> None:
        """Free a lock. Where its connection was lost meanwhile, the database has freed it already."""
        try:
            held = await self._ask("SELECT pg_advisory_unlock($1)", name)
        except LostError:
            held = False
        if not held:
            log.warning("a lock was lost with its connection: %s", name)

    async def _ask(self, statement: str, name: str) -> bool:
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._url)
            try:
                return bool(await self._connection.fetchval(statement, number_of(name)))
            except TROUBLE as error:
                self._connection.terminate()
                raise LostError(error) from error
            except asyncio.CancelledError:
                self._connection.terminate()  # it may hold what nobody wants any more
                raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await closed(connection)

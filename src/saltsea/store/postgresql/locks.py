"""Locks that all nodes share: advisory locks of one connection. The database frees them when the node dies, and when it
sleeps: a node that holds one says something each second, or its session is ended.

The connection asks again and again instead of waiting, so that it can free one lock while another is wanted."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final

import asyncpg

from saltsea.store.locks import Locks
from saltsea.store.port import BusyError, StoreError
from saltsea.store.postgresql.connections import (
    SOON,
    TROUBLE,
    Backoff,
    ConnectionLostError,
    closed,
    connect,
    database_name,
)
from saltsea.store.postgresql.holds import ASLEEP, FREE, OPEN_SESSION, PING, TAKE, HeldLock, HeldLocks

log = logging.getLogger(__name__)
_AGAIN: Final = 0.05
"""The longest pause, in seconds, between two attempts to get a lock that another node holds."""
_LONG: Final = 3.0
"""After so many seconds of waiting, attempts become rare."""
_WATCHED: Final = f"{ASLEEP * 1000:.0f}"
_UNWATCHED: Final = "0"


class SharedLocks:
    """The locks of a database, for one node. Its own callers wait for each other here, without asking the database."""

    def __init__(self, url: str, patience: float) -> None:
        self.held = HeldLocks()
        self._url = url
        self._patience = patience
        self._own = Locks()
        self._turn = asyncio.Lock()
        self._connection: asyncpg.Connection | None = None
        self._session = 0
        self._holds: set[HeldLock] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Hold a lock; BusyError if others have it for longer than patience lasts."""
        async with AsyncExitStack() as own:
            hold = await self._in_time(name, own)
            self.held.begin(hold)
            try:
                yield
            finally:
                self.held.end(hold)
                await asyncio.shield(self._free(hold))

    async def _in_time(self, name: str, own: AsyncExitStack) -> HeldLock:
        """The lock, in this node and then in the database: one time for both."""
        until = asyncio.get_running_loop().time() + self._patience
        try:
            async with asyncio.timeout_at(until):
                await own.enter_async_context(self._own.hold(name))
        except TimeoutError as error:
            raise _busy(name) from error
        return await self._take(name, until)

    async def _take(self, name: str, until: float) -> HeldLock:
        backoff, pause, waited = Backoff(until - asyncio.get_running_loop().time()), 0.002, 0.0
        while True:
            try:
                hold = await self._tried(name)
                if hold is not None:
                    return hold
                if backoff.is_over():
                    raise _busy(name)
                pause = min(pause * 2, _AGAIN if waited < _LONG else _AGAIN * 10)
                waited += pause
                await asyncio.sleep(pause)
            except ConnectionLostError as lost:
                if backoff.is_over():
                    raise StoreError(f"{database_name(self._url)} does not answer: {lost}") from lost
                await backoff.pause()

    async def _tried(self, name: str) -> HeldLock | None:
        """One attempt. A task that stops waiting in its middle does not stop it: others hold locks of that
        connection."""
        trying = asyncio.create_task(self._try(name))
        try:
            return await asyncio.shield(trying)
        except asyncio.CancelledError:
            trying.add_done_callback(self._unwanted)
            raise

    def _unwanted(self, trying: "asyncio.Task[HeldLock | None]") -> None:
        hold = None if trying.cancelled() or trying.exception() else trying.result()
        if hold is not None:
            self._begin(self._free(hold))

    async def _try(self, name: str) -> HeldLock | None:
        async with self._turn:
            connection = await self._connected()
            hold = HeldLock(name, self._session)
            if not await self._ask(connection, TAKE, hold.number, hold.gate, _WATCHED):
                return None
            self._holds.add(hold)
            self._watch()
            return hold

    async def _free(self, hold: HeldLock) -> None:
        """Free a lock. Where its session has ended meanwhile, the database has freed it already."""
        self._holds.discard(hold)
        freed = False
        with suppress(ConnectionLostError):
            async with self._turn:
                if self._connection is not None and hold.session == self._session:
                    idle = _WATCHED if self._holds else _UNWATCHED
                    freed = await self._ask(self._connection, FREE, hold.number, idle)
        if not freed:
            log.warning("a lock was lost with its connection: %s", hold.name)

    # --- the connection ---

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url, SOON)
            self._session = secrets.randbits(62)
            await self._ask(self._connection, OPEN_SESSION, self._session)
        return self._connection

    async def _ask(self, connection: asyncpg.Connection, statement: str, *values: object) -> bool:
        try:
            return bool(await connection.fetchval(statement, *values))
        except TROUBLE as error:
            connection.terminate()
            raise ConnectionLostError(error) from error
        except asyncio.CancelledError:
            connection.terminate()  # it may hold what no task wants any more
            raise

    # --- while a lock is held ---

    def _watch(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PING, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._holds:
            self._begin(self._ping())
            self._watch()

    async def _ping(self) -> None:
        """Say that this node is awake. If the session is gone, the database refuses what is written under its locks."""
        with suppress(ConnectionLostError):
            async with self._turn:
                if self._connection is not None and not self._connection.is_closed():
                    await self._ask(self._connection, "SELECT 1")

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._holds.clear()
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            await closed(connection)


def _busy(name: str) -> BusyError:
    return BusyError(f"others have held the lock {name} for too long")

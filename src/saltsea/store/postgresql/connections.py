"""Connections to PostgreSQL: how they are made, how one knows that they are lost, and what is said about it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from saltsea.store.port import StoreError

SCHEMES: Final = ("postgresql://", "postgres://")
ANSWER: Final = 20.0
"""Seconds after which a database that does not answer counts as lost."""
SOON: Final = 5.0
"""The same for a question over a connection that may have been lost in silence, before it is asked over another one."""
WRITTEN: Final = 7.0
"""The same for a statement of a batch, which is small: it is tried twice before patience ends."""
CLEANING: Final = 900.0
"""The same for deleting what is old, of which there may be much."""
CONNECT: Final = 5.0
IDLE: Final = 2.5
"""Seconds after which the database ends a transaction whose node says nothing: it sleeps or is gone, and holds the
fences of tables that others take as soon as its session has run out."""
READERS: Final = 4
_SETTINGS: Final = {
    "application_name": "saltsea 2",  # one of the version before is "saltsea", and renews no checksums
    "timezone": "UTC",
    # A machine that has lost its power or its network closes nothing: its locks are free after eleven seconds, not
    # after the two hours that systems wait by themselves.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
_WRITING: Final = {**_SETTINGS, "idle_in_transaction_session_timeout": f"{IDLE * 1000:.0f}"}

LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,  # another server has taken over
    asyncpg.TargetServerAttributeNotMatched,
    asyncpg.InternalClientError,  # cut in the middle of a message
    OSError,
    TimeoutError,
)
"""What a lost or missing connection raises; it may work again later."""
TROUBLE: Final = (*LOST, asyncpg.PostgresError, asyncpg.InterfaceError)
"""All that can go wrong with a statement."""


class ConnectionLostError(Exception):
    """The connection is lost. `batch` is set if its COMMIT was under way: it is not known then whether it was done."""

    def __init__(self, cause: BaseException, batch: int | None = None) -> None:
        super().__init__(in_a_word(cause))
        self.batch = batch


def check_address(url: str) -> None:
    """StoreError if this cannot be an address. Several servers may be named, separated by commas."""
    try:
        servers = urlsplit(url).netloc.rpartition("@")[2]
        ports = [urlsplit(f"//{server}").port for server in servers.split(",")]
    except ValueError:
        ports = [0]
    if 0 in ports:
        raise StoreError("this is no address of a database: use postgresql://USER@HOST:PORT/DATABASE")


def database_name(url: str) -> str:
    """The address of a database without user and password: errors are logged."""
    parts = urlsplit(url)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def in_a_word(error: BaseException) -> str:
    """What went wrong, on one line, without the details: they hold values, perhaps a secret."""
    message = error.message if isinstance(error, asyncpg.PostgresError) else str(error)
    return " ".join(str(message or "").split()) or type(error).__name__


@contextmanager
def lost_in_words(url: str) -> Iterator[None]:
    """Raise StoreError with a sentence in place of the database's own errors."""
    try:
        yield
    except ConnectionLostError as error:
        raise StoreError(f"{database_name(url)} cannot be used: {error}") from error
    except TROUBLE as error:
        raise StoreError(f"{database_name(url)} cannot be used: {in_a_word(error)}") from error


def is_lost(connection: asyncpg.Connection, error: BaseException) -> bool:
    return isinstance(error, LOST) or connection.is_closed()


async def connect(url: str, answer: float = ANSWER, *, writing: bool = False) -> asyncpg.Connection:
    """A connection that may write; ConnectionLostError if there is none at present. One for `writing` may not fall
    asleep in a transaction."""
    try:
        connection = await asyncpg.connect(
            url,
            timeout=CONNECT,
            command_timeout=answer,
            server_settings=_WRITING if writing else _SETTINGS,
            target_session_attrs="read-write",
        )
    except (*TROUBLE, ValueError) as error:
        raise ConnectionLostError(error) from error
    try:
        # A commit is answered when it is on the disk; an operator who has asked for more than that keeps it.
        if await connection.fetchval("SHOW synchronous_commit") == "off":
            await connection.execute("SET synchronous_commit = on")
    except BaseException as error:
        connection.terminate()
        if isinstance(error, TROUBLE):
            raise ConnectionLostError(error) from error
        raise
    return connection


class Backoff:
    """Pauses between attempts, longer and longer, until patience ends."""

    def __init__(self, patience: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._until = self._loop.time() + patience
        self._pause = 0.02

    def is_over(self) -> bool:
        return self._loop.time() >= self._until

    async def pause(self) -> None:
        await asyncio.sleep(self._pause)
        self._pause = min(self._pause * 2, 0.5)


class Readers:
    """A few connections for reading. One that was lost is replaced, and the question asked again."""

    def __init__(self, url: str, patience: float, most: int = READERS) -> None:
        self._url = url
        self._patience = patience
        self._free: list[asyncpg.Connection] = []
        self._turns = asyncio.Semaphore(most)

    async def fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        backoff, answer = Backoff(self._patience), SOON
        while True:
            try:
                return await self._once(statement, values, answer)
            except ConnectionLostError as lost:
                answer = ANSWER
                if backoff.is_over():
                    raise StoreError(f"{database_name(self._url)} does not answer: {lost}") from lost
                await backoff.pause()

    async def _once(self, statement: str, values: tuple[object, ...], answer: float) -> list[asyncpg.Record]:
        async with self.borrowed() as connection:
            try:
                found: list[asyncpg.Record] = await connection.fetch(statement, *values, timeout=answer)
            except TROUBLE as error:
                if is_lost(connection, error):
                    connection.terminate()
                    raise ConnectionLostError(error) from error
                raise StoreError(f"it could not be read: {in_a_word(error)}") from error
        return found

    @asynccontextmanager
    async def borrowed(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection, for one caller at a time. One whose caller was interrupted is not used again: it may still be
        busy with an answer."""
        async with self._turns:
            connection = self._free.pop() if self._free else await connect(self._url)
            try:
                yield connection
            except StoreError:
                self._free.append(connection)
                raise
            except BaseException:
                connection.terminate()
                raise
            if not connection.is_closed():
                self._free.append(connection)

    async def close(self) -> None:
        free, self._free = self._free, []
        for connection in free:
            await closed(connection)


async def closed(connection: asyncpg.Connection) -> None:
    """Say goodbye, but do not wait for a server that does not answer."""
    try:
        await connection.close(timeout=1)
    except TROUBLE:
        connection.terminate()

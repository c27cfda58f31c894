"""The database of a simulated cluster: what PostgreSQL promises, for the real code that writes to it and reads from it.

Connections of asyncpg lead here. A statement travels to the server, is done there, and its answer travels back; the
server may be killed, or a connection lost, at any moment of that, so nobody knows then whether a COMMIT was done. A
transaction keeps its locks while its node sleeps, until the server ends it. The rows lie in a store in memory, which
has exactly what is committed."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final, cast
from unittest.mock import patch

import asyncpg

from saltsea.store.port import Fence, FencedError, OldLines, Store, StoreError
from saltsea.store.postgresql import writer
from saltsea.store.postgresql.connections import Readers
from saltsea.store.postgresql.locks import SharedLocks
from saltsea.store.postgresql.store import PATIENCE
from saltsea.store.postgresql.writer import Writer
from saltsea.store.rows import Rows
from simulation.backend import COMMITTED, Answer, Backend, Statement
from simulation.disk import SYNC, WRITES, MemoryBackend
from simulation.loop import NODE, VirtualLoop

URL: Final = "postgresql://simulated/saltsea"
WAY: Final = (0.000_1, 0.002)
"""Seconds from a node to the server, or back."""
COMMITS: Final = (0.000_3, 0.004)
STRIKES: Final = (0.0, 0.008)
"""Seconds after the beginning of a COMMIT at which it is struck: before it arrives, before and after it is done."""
NOTICED: Final = 0.01
"""Seconds in which the server hears that a connection was cut."""
KEPT_ALIVE: Final = 11.0
"""Seconds after which the server ends a connection that has gone silent."""


class Connection:
    """A connection, as asyncpg's: the statements of the code under test, and how it is lost."""

    def __init__(self, database: "Database", answer: float, idle: float) -> None:
        self.database = database
        self.node = NODE.get()
        self.answer = answer
        self.backend = Backend(database, self.node, idle)
        self.backend.on_end = self.ended
        self.waiting: asyncio.Future[Any] | None = None
        self.asked = ""
        """The statement that waits for its answer."""
        self.is_silent = False
        """Nothing arrives any more, either way, and neither side knows."""
        self.lost = False

    def is_closed(self) -> bool:
        return self.lost

    def terminate(self) -> None:
        self.cut()

    async def close(self, timeout: float = 0) -> None:
        self.cut()

    def ended(self) -> None:
        """The server has ended it, and says so if it can."""
        if not self.is_silent:
            self.cut()

    def cut(self) -> None:
        """The connection is gone; the server hears of it a moment later, unless the way there is silent."""
        if not self.lost:
            self.lost = True
            self.database.connections.discard(self)
            self.doubt()
            self.database.loop.call_outside(KEPT_ALIVE if self.is_silent else NOTICED, self.backend.end)
            if self.waiting is not None and not self.waiting.done() and not self.is_silent:
                self.waiting.set_exception(asyncpg.ConnectionDoesNotExistError("connection was closed"))

    def doubt(self) -> None:
        """Count a commit of which nobody knows what became of it."""
        if self.asked == "COMMIT" and self.waiting is not None and not self.waiting.done():
            self.database.in_doubt += 1

    # --- statements ---

    async def execute(self, statement: str, *values: Any) -> Any:
        return await self.ask(statement, values)

    async def fetch(self, statement: str, *values: Any, timeout: float | None = None) -> Any:
        return await self.ask(statement, values, timeout)

    async def fetchval(self, statement: str, *values: Any) -> Any:
        return await self.ask(statement, values)

    async def fetchrow(self, statement: str, *values: Any) -> Any:
        return await self.ask(statement, values)

    async def ask(self, statement: str, values: Sequence[Any], timeout: float | None = None) -> Any:
        """Send a statement, and wait for its answer as long as asyncpg would."""
        if self.node is not None and self.node.is_dead:
            raise asyncio.CancelledError  # nothing of a dead server reaches the database
        if self.lost:
            raise asyncpg.InterfaceError("the connection is closed")
        self.asked = statement
        database, self.waiting = self.database, asyncio.get_running_loop().create_future()
        if not self.is_silent:
            arrives = Statement(statement, values, partial(self.came, self.waiting))
            database.loop.call_outside(database.way(), self.backend.run, arrives)
        if statement == "COMMIT" and database.strike is not None:
            database.loop.call_outside(database.dice.uniform(*STRIKES), database.strike, self)
            database.strike = None
        async with asyncio.timeout(timeout or self.answer):
            return await self.waiting

    def came(self, waiting: "asyncio.Future[Any]", answer: Answer) -> None:
        """The server has answered; that takes a while."""
        self.database.loop.call_outside(self.database.way(), self.hear, answer, waiting)

    def hear(self, answer: Answer, waiting: "asyncio.Future[Any]") -> None:
        if self.lost or self.is_silent or waiting.done():
            self.database.unanswered += answer == COMMITTED
            return
        error, found = answer
        if error is None:
            waiting.set_result(found)
            return
        waiting.set_exception(error)


class Database:
    """The server, and the ways to it."""

    def __init__(self, loop: VirtualLoop, dice: Random) -> None:
        self.loop = loop
        self.dice = dice
        self.backend = MemoryBackend()
        self.is_up = True
        self.fault = ""
        """Why every write fails now; empty on a healthy disk."""
        self.slow = 1.0
        self.slips = {"write": 0, "read": 0}
        """Of a disk; a database has troubles of its own."""
        self.on_slip: Callable[[str], None] = lambda what: None
        self.slowed = self.commits = 0
        self.idle = self.in_doubt = self.unanswered = 0
        """Transactions that were ended while their node slept, commits that were lost on their way, and that were done
        and whose answer was lost."""
        self.connections: set[Connection] = set()
        self.backends: dict[int, Backend] = {}
        self.strike: Callable[[Connection], None] | None = None
        """What happens to the connection of the next COMMIT, while that is on its way."""
        self.pids = count(1)
        self.batches: dict[int, int] = {}
        """The last batch of each writer that was committed."""
        self.on_commit: Callable[[Any, Sequence[Rows]], None] = lambda node, rows: None
        self.on_claim: Callable[[Any, str], None] = lambda node, table: None
        self.on_unheard: Callable[[], None] = lambda: None
        self.on_fault: Callable[[str, StoreError], None] = lambda name, fault: None

    def store(self) -> Store:
        """The database as a node sees it."""
        return cast(Store, DatabaseStore(self))

    def way(self) -> float:
        return self.dice.uniform(*WAY)

    def work(self) -> float:
        """Seconds that a commit takes."""
        self.slowed += self.slow > 1
        return self.dice.uniform(*COMMITS) * min(self.slow, 30)

    async def connect(self, url: str, *, command_timeout: float, server_settings: Any, **named: Any) -> Connection:
        await asyncio.sleep(self.way())
        if not self.is_up:
            raise ConnectionRefusedError("connection refused")
        idle = float(server_settings.get("idle_in_transaction_session_timeout", 0)) / 1000
        made = Connection(self, command_timeout, idle)
        self.connections.add(made)
        return made

    # --- what may happen to it ---

    def kill(self) -> None:
        """The server is gone: whatever is not committed is gone, and no answer comes any more."""
        self.is_up = False
        for backend in [*self.backends.values()]:
            backend.end()
        for connection in sorted(self.connections, key=lambda one: one.backend.pid):
            connection.cut()

    def start(self) -> None:
        self.is_up = True

    def lose_any(self, *, silent: bool) -> None:
        """Some connection is lost, in the middle of whatever it does."""
        there = sorted(self.connections, key=lambda one: one.backend.pid)
        if there:
            self.lose(self.dice.choice(there), silent=silent)

    def lose(self, connection: Connection, *, silent: bool) -> None:
        connection.is_silent = silent
        if not silent:
            connection.cut()

    def mend(self) -> None:
        """All is well again; what is lost stays lost."""
        self.start()
        for connection in sorted(self.connections, key=lambda one: one.backend.pid):
            if connection.is_silent:
                connection.cut()

    def crash(self, node: Any) -> None:
        """A node dies; what it had sent may still be done."""
        for connection in sorted(self.connections, key=lambda one: one.backend.pid):
            if connection.node is node:
                connection.cut()

    # --- for its backends ---

    def checked(self, name: str) -> None:
        """Fail as a full disk does."""
        if self.fault and self.fault != SYNC:
            self.on_fault(name, StoreError(self.fault))
            raise asyncpg.DiskFullError(self.fault)


class DatabaseStore:
    """A store over the real writer, readers and locks; what they send to the database are names of methods and rows."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.locks = SharedLocks(URL, PATIENCE)
        self.writer = Writer(URL, PATIENCE, self.locks.held)
        self.cleaner = Writer(URL, PATIENCE, self.locks.held)
        self.readers = Readers(URL, PATIENCE)

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        try:
            await self.writer.ask(tuple(rows), fence=fence)
        except FencedError as error:
            self.database.on_fault("write", error)
            raise

    async def claim(self, table: str, number: int, *, newer: bool = False) -> int:
        return await self.writer.claim(table, number, newer=newer)

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        return self.locks.hold(name)

    def old_lines(self, game: str) -> OldLines | None:
        """A database is beyond a network."""
        return None

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        do = self.change if name.startswith(WRITES) else self.read
        return lambda *args, **named: do(name, args, named)

    async def change(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        fence = next((one for one in (*args, *named.values()) if isinstance(one, Fence)), None)
        result: list[Any] = []
        await self.writer.ask(
            work=lambda connection: connection.execute("CALL", name, args, named, result),
            fence=fence,
            needs_locks=name != "outbox_done",
        )
        return result[-1]

    async def read(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return await self.readers.fetch(name, args, named)

    async def close(self) -> None:
        await self.writer.stop()
        await self.cleaner.stop()
        await self.readers.close()
        await self.locks.close()


async def keep(connection: Any, kind: type[Rows], rows: Sequence[Rows]) -> None:
    """Instead of an INSERT with columns: the rows themselves."""
    await connection.execute("INSERT", kind, rows)


@contextmanager
def instead_of_postgresql(database: object) -> Iterator[None]:
    """Connections of asyncpg lead to the simulated database, where there is one."""
    with ExitStack() as patches:
        if isinstance(database, Database):
            patches.enter_context(patch.object(asyncpg, "connect", database.connect))
            patches.enter_context(patch.object(writer, "keep", keep))
        yield

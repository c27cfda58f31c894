"""One connection that writes for all tables of a node: waiting requests are one transaction, so that the disk and the
network are waited for once for all of them.

If one of them is invalid they are done again, each with a savepoint: that one fails alone. If the connection is cut,
they are done again over a new one; if it was cut while a commit was under way, the database is asked first whether it
has it. Every batch stores its number in a row of this node: that row has it, or the batch was not stored."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import asyncpg

from saltsea.store.answers import give
from saltsea.store.check import check_fence
from saltsea.store.port import Fence, FencedError, LockLostError, StoreError
from saltsea.store.postgresql import forgetting
from saltsea.store.postgresql.connections import (
    TROUBLE,
    WRITTEN,
    Backoff,
    ConnectionLostError,
    closed,
    connect,
    database_name,
    in_a_word,
    is_lost,
)
from saltsea.store.postgresql.holds import HeldLock, LocksHeld, lost_holds
from saltsea.store.postgresql.statements import batched, from_text, in_order, keep, to_text
from saltsea.store.rows import Rows

log = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 500
FENCES: Final = 'SELECT "table", number FROM fences WHERE "table" = ANY($1::text[]) ORDER BY "table" FOR SHARE'
CLAIMS: Final = "claims"
NEWER: Final = "newer claims"
"""Which claims are one statement."""
Work = Callable[[asyncpg.Connection], Awaitable[object]]


class WriteRequest:
    """Rows to write, a claim, or other work; and the future that waits for it."""

    __slots__ = ("answer", "claim", "fence", "holds", "joins", "rows", "until", "work")

    def __init__(
        self,
        rows: Sequence[Rows] = (),
        work: Work | None = None,
        fence: Fence | None = None,
        holds: LocksHeld = (),
        claim: tuple[str, int] | None = None,
        claims: str = CLAIMS,
    ) -> None:
        self.rows = rows
        self.work = work
        self.fence = fence
        self.holds = holds
        self.claim = claim
        self.until = 0.0
        rows_join = work is None and in_order(rows)  # may be written together with others, kind by kind
        self.joins = claims if claim is not None else "rows" if rows_join else ""
        self.answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()


class Writer:
    """The queue and its one connection. A task works while there is something to do."""

    def __init__(
        self,
        url: str,
        patience: float,
        held: Callable[[], LocksHeld] = tuple,
        *,
        answer: float = WRITTEN,
        most: int = MOST_AT_ONCE,
    ) -> None:
        self.commits = 0
        self._held = held
        self._url = url
        self._patience = patience
        self._answer = answer
        self._most = most
        self._id = secrets.randbits(62)
        self._batch = 0
        self._queue: deque[WriteRequest] = deque()
        self._working: asyncio.Task[None] | None = None
        self._connection: asyncpg.Connection | None = None
        self._backend: tuple[int, object] | None = None
        self._stopped = False

    async def ask(
        self,
        rows: Sequence[Rows] = (),
        *,
        work: Work | None = None,
        fence: Fence | None = None,
        needs_locks: bool = True,
    ) -> object:
        """The result of the work, once it is on the disk; it is refused if the caller has lost a lock that it needs.
        A caller that stops waiting does not undo it."""
        return await self._answer_to(WriteRequest(rows, work, fence, self._held() if needs_locks else ()))

    async def claim(self, table: str, number: int, *, newer: bool = False) -> int:
        """Claim a table. Claims that wait are one statement: who takes up all tables of a dead node waits for the disk
        once, not once for each."""
        work = partial(forgetting.claim_one_newer if newer else forgetting.claim, table=table, number=number)
        request = WriteRequest(work=work, claim=(table, number), claims=NEWER if newer else CLAIMS)
        found = await self._answer_to(request)
        assert isinstance(found, int)
        return found

    async def _answer_to(self, request: WriteRequest) -> object:
        if self._stopped:
            raise StoreError("the store is closed")
        request.until = asyncio.get_running_loop().time() + self._patience
        self._queue.append(request)
        if self._working is None:
            self._working = asyncio.create_task(self._work_off())
        return await request.answer

    async def stop(self) -> None:
        """Accept nothing more, finish what was asked before, and disconnect."""
        self._stopped = True
        if self._working is not None:
            await asyncio.wait([self._working], timeout=self._patience)
            if self._working is not None:
                self._working.cancel()
        await self.disconnect()

    async def disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with suppress(*TROUBLE):
                await connection.execute(f"DELETE FROM writers WHERE id = {self._id}")
            await closed(connection)

    # --- the task ---

    async def _work_off(self) -> None:
        """Serve until nothing waits. Whatever happens, every request is answered."""
        group: list[WriteRequest] = []
        try:
            await asyncio.sleep(0)  # others that write in the same turn of the loop come along
            while self._queue:
                group = self._take()
                await self._serve(group)
        except BaseException as error:
            _settle(group, _failed(group, f"it is not known whether this was stored: {in_a_word(error)}"))
            _settle(self._queue, _failed(self._queue, "the store is closed"))
            self._queue.clear()
            raise
        finally:
            self._working = None

    def _take(self) -> list[WriteRequest]:
        """The next requests that can be one batch, up to a limit; one that cannot is a batch by itself."""
        group = [self._queue.popleft()]
        if group[0].joins:
            while self._queue and len(group) < self._most and self._queue[0].joins == group[0].joins:
                group.append(self._queue.popleft())
        return group

    async def _serve(self, group: Sequence[WriteRequest]) -> None:
        """Do it, again if the connection was lost, until the patience of each request ends."""
        backoff = Backoff(self._patience)
        while group:
            group = await self._attempt(group, backoff)

    async def _attempt(self, group: Sequence[WriteRequest], backoff: Backoff) -> Sequence[WriteRequest]:
        """Do it and answer. Returns what is to be done again. What may have been stored is settled first, however long
        that takes: neither answer would be true."""
        results: list[object] = []
        try:
            await self._once(group, results)
        except ConnectionLostError as lost:
            if lost.batch is None or not await self._was_stored(lost.batch):
                again = self._patient(group, lost)
                await backoff.pause()
                return again
        except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError) as error:
            if not backoff.is_over():
                return group
            results = _failed(group, f"it could not be written: {in_a_word(error)}")
        except TROUBLE as error:
            results = _failed(group, f"it could not be written: {in_a_word(error)}")
        _settle(group, results)
        return ()

    def _patient(self, group: Sequence[WriteRequest], why: BaseException) -> list[WriteRequest]:
        """The requests of a group that still have time. All others are told, also those that wait behind it: each has
        waited since it came, not since its turn came."""
        now = asyncio.get_running_loop().time()
        late = [request for request in (*group, *self._queue) if request.until <= now]
        message = f"it could not be written: {database_name(self._url)} does not answer: {in_a_word(why)}"
        _settle(late, _failed(late, message))
        self._queue = deque(request for request in self._queue if request.until > now)
        return [request for request in group if request.until > now]

    async def _once(self, group: Sequence[WriteRequest], results: list[object]) -> None:
        """One attempt as one transaction. The results are there before it is committed."""
        connection = await self._connected()
        batch, committing = self._batch + 1, False
        try:
            await self._begin(connection, batch)
            results += await self._together(connection, group, batch)
            committing = True
            done = await connection.execute("COMMIT")
        except BaseException as error:
            if not is_lost(connection, error) and isinstance(error, asyncpg.PostgresError):
                await self._undo(connection)
                raise
            connection.terminate()
            if isinstance(error, TROUBLE):
                raise ConnectionLostError(error, batch if committing else None) from error
            raise
        if done != "COMMIT":
            raise asyncpg.InternalServerError("the database has undone it")
        self._batch = batch
        self.commits += 1

    async def _begin(self, connection: asyncpg.Connection, batch: int) -> None:
        """Begin with this node's row, which stays locked until the outcome is certain."""
        await connection.execute(
            f"BEGIN; INSERT INTO writers (id, batch) VALUES ({self._id}, {batch})"
            " ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, at = excluded.at"
        )

    async def _undo(self, connection: asyncpg.Connection) -> None:
        try:
            await connection.execute("ROLLBACK")
        except TROUBLE:
            connection.terminate()

    async def _together(
        self, connection: asyncpg.Connection, group: Sequence[WriteRequest], batch: int
    ) -> list[object]:
        """Do all without savepoints, which is the usual case; with them, if anything fails."""
        try:
            if group[0].joins == "rows":
                return await _written(connection, group)
            if len(group) > 1:
                return await _claimed(connection, group)
            return [await _alone(connection, request) for request in group]
        except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
            raise
        except (StoreError, *TROUBLE) as error:
            if is_lost(connection, error):
                raise
        await connection.execute("ROLLBACK")
        await self._begin(connection, batch)
        return [await _tried(connection, request) for request in group]

    # --- the connection ---

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url, self._answer, writing=True)
            try:
                await self._replace_backend(self._connection)
            except TROUBLE as error:
                self._connection.terminate()
                raise ConnectionLostError(error) from error
        return self._connection

    async def _replace_backend(self, connection: asyncpg.Connection) -> None:
        """End the server's side of the lost connection, if it is still there: it may not have noticed, hold locks, or
        even be about to commit."""
        if self._backend is not None:
            old = "FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
            await connection.fetch(f"SELECT pg_terminate_backend(pid) {old}", *self._backend)
            while await connection.fetchval(f"SELECT count(*) {old}", *self._backend):
                await asyncio.sleep(0.02)
        mine = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
        self._backend = tuple(await connection.fetchrow(mine))

    async def _was_stored(self, batch: int) -> bool:
        """Whether a commit was done whose answer was lost. The row is locked as long as that is still open."""
        backoff, is_reported = Backoff(self._patience), False
        while True:
            try:
                connection = await self._connected()
                row = f"SELECT batch FROM writers WHERE id = {self._id} FOR UPDATE"
                stored = bool(await connection.fetchval(row) == batch)
                self._batch = max(self._batch, batch) if stored else self._batch
                log.info("a batch whose answer was lost %s", "was stored" if stored else "was not stored")
                return stored
            except (ConnectionLostError, *TROUBLE) as error:
                if self._connection is not None:
                    self._connection.terminate()
                self._patient((), error)
                if backoff.is_over() and not is_reported:
                    is_reported = True
                    log.error("writes wait to learn whether they were stored: %s", in_a_word(error))
                await backoff.pause()


# --- inside a transaction ---


async def _written(connection: asyncpg.Connection, group: Sequence[WriteRequest]) -> list[object]:
    """Write all rows of all requests, kind by kind. Requests that lost their fence or a lock are answered and left
    out."""
    results = await _fenced(connection, group)
    open_ones = [request.rows for request, result in zip(group, results, strict=True) if result is None]
    for kind, rows in batched(open_ones).items():
        await keep(connection, kind, rows)
    return results


async def _claimed(connection: asyncpg.Connection, group: Sequence[WriteRequest]) -> list[object]:
    """Claim all tables of a group. Where one is claimed twice the database refuses, and they are done one by one."""
    claims = [request.claim for request in group if request.claim is not None]
    together = forgetting.claim_newer if group[0].joins == NEWER else forgetting.claim_all
    return [*await together(connection, claims)]


async def _fenced(connection: asyncpg.Connection, group: Sequence[WriteRequest]) -> list[object]:
    """An error for each request whose fence is not in force or whose lock is lost, else None. No other node can claim
    these tables or take these locks until the transaction ends."""
    gone = await lost_holds(connection, [hold for request in group for hold in request.holds])
    names = {request.fence.table for request in group if request.fence is not None}
    found = await connection.fetch(FENCES, [to_text(name) for name in names]) if names else ()
    in_force = {from_text(table): number for table, number in found}
    return [_refusal(request.fence, in_force) or _lock_lost(request.holds, gone) for request in group]


def _refusal(fence: Fence | None, in_force: dict[str, int]) -> StoreError | None:
    if fence is not None:
        try:
            check_fence(fence, in_force.get(fence.table))
        except FencedError as error:
            return error
    return None


def _lock_lost(holds: Collection[HeldLock], gone: Collection[tuple[int, int]]) -> StoreError | None:
    lost = [hold.name for hold in holds if (hold.number, hold.session) in gone]
    return LockLostError(f"it was not written: the lock {lost[0]} is lost") if lost else None


async def _alone(connection: asyncpg.Connection, request: WriteRequest) -> object:
    """Do one request: its rows one after the other, or its work."""
    (refusal,) = await _fenced(connection, [request])
    if isinstance(refusal, StoreError):
        raise refusal
    if request.work is not None:
        return await request.work(connection)
    for row in request.rows:
        await keep(connection, type(row), [row])
    return None


async def _tried(connection: asyncpg.Connection, request: WriteRequest) -> object:
    """The result of one request, or a StoreError if it failed and was undone."""
    await connection.execute("SAVEPOINT request")
    try:
        result = await _alone(connection, request)
    except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
        raise
    except (StoreError, *TROUBLE) as error:
        if is_lost(connection, error):
            raise
        await connection.execute("ROLLBACK TO request")
        result = error if isinstance(error, StoreError) else StoreError(f"this was refused: {in_a_word(error)}")
    await connection.execute("RELEASE request")
    return result


def _failed(group: Collection[WriteRequest], why: str) -> list[object]:
    return [StoreError(why) for _ in group]


def _settle(group: Collection[WriteRequest], results: Sequence[object]) -> None:
    for request, result in zip(group, results, strict=True):
        give(request.answer, result)

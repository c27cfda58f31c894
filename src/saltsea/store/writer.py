"""One writer thread. All waiting requests are one transaction, so that the disk is waited for once for all of them.

If one of them is invalid they are done again, each with a savepoint: that one fails alone and leaves nothing behind."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, TypeAlias

from saltsea.store.answers import give
from saltsea.store.files import undo
from saltsea.store.port import StoreError

MOST_AT_ONCE: Final = 500
PACE: Final = 0.006
"""Seconds between two transactions where many write: what comes in between is written together. Who writes alone waits
for nothing."""

Work: TypeAlias = Callable[[sqlite3.Connection], object]


class WriteRequest:
    """Work to do inside a transaction, and the future that waits for it."""

    __slots__ = ("answer", "work")

    def __init__(self, work: Work, answer: "asyncio.Future[Any]") -> None:
        self.work = work
        self.answer = answer


Answered: TypeAlias = tuple[WriteRequest, object]
"""Set the result of the work, or a StoreError."""


class Writer:
    """The thread and its queue. `ask` and `stop` are called in the event loop, everything else in the thread."""

    def __init__(self, connection: sqlite3.Connection, most: int = MOST_AT_ONCE) -> None:
        self.commits = 0
        self._connection = connection
        self._most = most
        self._queue: SimpleQueue[WriteRequest | None] = SimpleQueue()
        self._began = 0.0
        """When the last transaction began, by a stop-watch."""
        self._is_crowded = False
        """Whether it was of several."""
        self._stopped = False
        # A program that ends without `close` ends at once: the pending writes were not confirmed.
        self._thread = Thread(target=self._run, name="saltsea-store-writer", daemon=True)
        self._thread.start()

    async def ask(self, work: Work) -> Any:  # noqa: ANN401 (whatever the work gives)
        """The result of the work, once it is on the disk. A caller that stops waiting does not undo it."""
        if self._stopped:
            raise StoreError("the store is closed")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put(WriteRequest(work, answer))
        return await answer

    def stop(self) -> None:
        """Accept nothing more; what was asked before is still done."""
        if not self._stopped:
            self._stopped = True
            self._queue.put(None)

    def join(self) -> None:
        """Wait until everything is done."""
        self._thread.join()

    # --- in the thread ---

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._take()
            if group:
                self._is_crowded = len(group) > 1
                _tell(self._serve(group))

    def _take(self) -> tuple[list[WriteRequest], bool]:
        """All waiting work, up to a limit, and whether there is more to come."""
        group: list[WriteRequest] = []
        with suppress(Empty):
            while len(group) < self._most:
                request = self._queue.get(block=not group)
                if request is None:
                    return group, False
                if not group:
                    self._keep_pace()
                group.append(request)
        return group, True

    def _keep_pace(self) -> None:
        """Wait for others who write soon, if the last transaction was just now and several had asked for it."""
        wait = self._began + PACE - monotonic()
        if self._is_crowded and wait > 0:
            sleep(wait)
        self._began = monotonic()

    def _serve(self, group: Sequence[WriteRequest]) -> list[Answered]:
        """Do all work; if it cannot be committed, all has failed. The thread lives on either way."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answered = self._together(group)
            self._connection.execute("COMMIT")
            self.commits += 1
        except Exception as error:
            undo(self._connection)
            return [(request, StoreError(f"it could not be written: {error}")) for request in group]
        return answered

    def _together(self, group: Sequence[WriteRequest]) -> list[Answered]:
        """Do all without savepoints, which is the usual case; with them, if anything fails."""
        try:
            return [(request, request.work(self._connection)) for request in group]
        except Exception:
            if not self._connection.in_transaction:
                raise  # a full or broken disk has undone the whole group
            self._connection.execute("ROLLBACK")
        self._connection.execute("BEGIN IMMEDIATE")
        return [(request, self._try(request.work)) for request in group]

    def _try(self, work: Work) -> object:
        """The result of the work, or a StoreError if it failed and was undone."""
        self._connection.execute("SAVEPOINT request")
        try:
            result = work(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # a full or broken disk has undone the whole group
            self._connection.execute("ROLLBACK TO request")
            result = error if isinstance(error, StoreError) else StoreError(f"this was refused: {error}")
        self._connection.execute("RELEASE request")
        return result


def _tell(answered: Sequence[Answered]) -> None:
    """Wake all callers with one call into the event loop: a call for each would cost more than the writing."""
    for loop in {request.answer.get_loop() for request, _ in answered}:
        mine = [one for one in answered if one[0].answer.get_loop() is loop]
        with suppress(RuntimeError):  # the loop has ended, and no caller waits there any more
            loop.call_soon_threadsafe(_settle, mine)


def _settle(answered: Sequence[Answered]) -> None:
    for request, result in answered:
        give(request.answer, result)

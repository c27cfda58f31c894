"""A queue for workers that is fair between tables: each table in turn gets one, however many questions it has.

A turn that is under way is finished before another begins, and hints come last. The rest of a turn waits a moment for
the worker that planned it, which remembers how it goes on."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum
from time import perf_counter
from typing import Final, Generic, TypeVar

T = TypeVar("T")
HOLD: Final = 0.3
"""Seconds for which the rest of a turn waits for its own worker, before any other will do."""
PATIENCE: Final = 3.0
"""Seconds after which a hint waits no longer for turns, which may never cease to come."""


class Rank(IntEnum):
    """Who goes first."""

    UNDER_WAY = 0
    """A person sees the turn of a bot and waits for its end."""
    TURN = 1
    HINT = 2


class Waiting(Generic[T]):
    """One who waits for a worker."""

    def __init__(self, table: str, home: T | None, since: float) -> None:
        self.table = table
        self.home = home
        """The only worker that will do; None: any."""
        self.since = since
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def fits(self, worker: T) -> bool:
        return not self.future.done() and (self.home is None or self.home is worker)


class TableLines(Generic[T]):
    """Those of one rank who wait, by table; the table whose turn it is first."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, deque[Waiting[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.tables.values()))

    def add(self, waiting: Waiting[T]) -> None:
        self.tables.setdefault(waiting.table, deque()).append(waiting)

    def remove(self, waiting: Waiting[T]) -> None:
        line = self.tables.get(waiting.table)
        if line is not None and waiting in line:
            line.remove(waiting)
            if not line:
                del self.tables[waiting.table]

    def next_for(self, worker: T) -> Waiting[T] | None:
        """Take out the next one for this worker; its table goes to the end."""
        for table, line in self.tables.items():
            for waiting in line:
                if waiting.fits(worker):
                    self.tables.move_to_end(table)
                    self.remove(waiting)
                    return waiting
        return None

    def since(self) -> float | None:
        """Since when a question waits."""
        return min((line[0].since for line in self.tables.values()), default=None)


class FairQueue(Generic[T]):
    """Workers that have nothing to do, and those who wait for one."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.idle: list[T] = []
        """The last used one is taken first: it is awake."""
        self.lines: dict[Rank, TableLines[T]] = {rank: TableLines() for rank in Rank}

    def waiting(self, most: Rank = Rank.HINT) -> int:
        """How many wait, up to this rank."""
        return sum(len(line) for rank, line in self.lines.items() if rank <= most)

    def longest_wait(self, most: Rank = Rank.HINT) -> float:
        """Seconds that a question has waited, up to this rank."""
        waits = [line.since() for rank, line in self.lines.items() if rank <= most]
        return max((self.clock() - since for since in waits if since is not None), default=0.0)

    async def get(self, table: str, rank: Rank = Rank.TURN, home: T | None = None) -> T:
        """Wait for this table's turn and take a worker, if possible the one that it had before."""
        holds_on = rank is Rank.UNDER_WAY and home is not None
        worker = self._take_idle(home, holds_on=holds_on)
        if worker is not None:
            return worker
        waiting = Waiting(table, home if holds_on else None, self.clock())
        self.lines[rank].add(waiting)
        hold = asyncio.get_running_loop().call_later(HOLD, self._release, waiting) if holds_on else None
        try:
            return await waiting.future
        except asyncio.CancelledError:
            self._leave(rank, waiting)
            raise
        finally:
            if hold is not None:
                hold.cancel()

    def put(self, worker: T) -> None:
        """Give a worker back: to the next who waits."""
        for rank in self._order():
            waiting = self.lines[rank].next_for(worker)
            if waiting is not None:
                waiting.future.set_result(worker)
                return
        self.idle.append(worker)

    def _order(self) -> list[Rank]:
        """The ranks in their order; a hint that has waited too long goes before turns that begin."""
        since = self.lines[Rank.HINT].since()
        is_old = since is not None and self.clock() - since > PATIENCE
        return [Rank.UNDER_WAY, Rank.HINT, Rank.TURN] if is_old else [*Rank]

    def _take_idle(self, home: T | None, *, holds_on: bool) -> T | None:
        if home is not None and home in self.idle:
            self.idle.remove(home)
            return home
        return self.idle.pop() if self.idle and not holds_on else None

    def _release(self, waiting: Waiting[T]) -> None:
        """Let any worker do."""
        waiting.home = None
        if self.idle:
            self.put(self.idle.pop())

    def _leave(self, rank: Rank, waiting: Waiting[T]) -> None:
        """One who waited has gone; a worker that it was just given goes to the next."""
        self.lines[rank].remove(waiting)
        if waiting.future.done() and not waiting.future.cancelled():
            self.put(waiting.future.result())

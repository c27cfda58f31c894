"""The disk of the simulation: when a write is durable, when its writer learns of it, and what a crash leaves.

The rows lie in a real store, in memory or in SQLite, which has exactly what the disk has. A write is committed some
time after it was asked for, and acknowledged some time after that: a crash may come before, between and after."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar, cast

from saltsea.store.locks import LocalLocks, Locks
from saltsea.store.memory import MemoryStore
from saltsea.store.port import OldLines, Store, StoreError
from saltsea.store.rows import LineRow, Rows
from simulation.loop import NODE, VirtualLoop

T = TypeVar("T")
QUICK: Final = (0.000_5, 0.006)
"""Seconds of one write on a healthy disk."""
READ: Final = (0.000_1, 0.003)
WRITES: Final = ("write", "forget", "outbox_done", "claim")
"""How the names of those methods of a store begin that change it."""


class Backend(Protocol):
    """A store that answers at once, and holds what the disk holds."""

    def read(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any: ...

    def change(self, name: str, args: tuple[Any, ...], named: dict[str, Any], fault: str) -> Any:
        """Make a change; with a fault it fails as a disk fails, by a StoreError."""
        ...

    def old_lines(self, game: str) -> OldLines | None:
        """Reads lines at once."""
        ...

    def crash(self) -> None:
        """The process dies; what was committed is read again from what it has left."""
        ...

    def close(self) -> None: ...


class MemoryBackend:
    """Rows in memory. Whatever is in here counts as being on the disk."""

    def __init__(self) -> None:
        self.store = MemoryStore()

    def read(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return at_once(getattr(self.store, name)(*args, **named))

    def change(self, name: str, args: tuple[Any, ...], named: dict[str, Any], fault: str) -> Any:
        if fault:
            raise StoreError(f"it could not be written: {fault}")
        return self.read(name, args, named)

    def old_lines(self, game: str) -> OldLines | None:
        return self.store.old_lines(game)

    def crash(self) -> None:
        """Nothing to do: it stays."""

    def close(self) -> None:
        """Nothing to do."""


class Write:
    """One change on its way to the disk."""

    def __init__(self, node: Any, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        self.node = node
        self.name = name
        self.args = args
        self.named = named
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.is_committed = False


class Disk:
    """One disk with one writer, shared by all servers that use it."""

    def __init__(self, loop: VirtualLoop, dice: Random, backend: Backend) -> None:
        self.loop = loop
        self.dice = dice
        self.backend = backend
        self.fault = ""
        """Why every write fails now; empty on a healthy disk."""
        self.slips = {"write": 0, "read": 0}
        """How many of the next writes of lines, and of the next reads of lines at once, fail on a disk that is well."""
        self.on_slip: Callable[[str], None] = lambda what: None
        self.slow = 1.0
        """How many times longer everything takes."""
        self.slowed = 0
        """Writes that took long."""
        self.busy_until = 0.0
        self.waiting: list[Write] = []
        self.unsure: Write | None = None
        """The last write whose sync has failed: nobody was told that it was done, and a crash may bring it back."""
        self.on_commit: Callable[[Any, Sequence[Rows]], None] = lambda node, rows: None
        self.on_claim: Callable[[Any, str], None] = lambda node, table: None
        self.on_unheard: Callable[[], None] = lambda: None
        self.locks = Locks()
        """Those of a database, which all servers share that use it."""
        self.on_fault: Callable[[str, StoreError], None] = lambda name, fault: None
        self.commits = 0

    def store(self) -> Store:
        """The disk as a server sees it."""
        return cast(Store, SimulatedStore(self))

    # --- for servers ---

    async def read(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        await asyncio.sleep(self.dice.uniform(*READ) * self.slow)
        return self.backend.read(name, args, named)

    async def change(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        write = Write(NODE.get(), name, args, named)
        if write.node is not None and write.node.is_dead:
            raise asyncio.CancelledError  # nothing of a dead server reaches the disk
        self.waiting.append(write)
        self.slowed += self.slow > 1
        begins = max(self.busy_until, self.loop.time())
        self.busy_until = begins + self.dice.uniform(*QUICK) * self.slow
        self.loop.call_outside(self.busy_until - self.loop.time(), self.commit, write)
        return await write.done

    # --- the writer ---

    def commit(self, write: Write) -> None:
        """Bring a change to the disk, and tell its server a moment later."""
        if write not in self.waiting:
            return  # its server died before
        self.waiting.remove(write)
        slip = SLIP if write.name == "write" and has_lines(write) and self.slips_now("write") else ""
        try:
            found = self.apply(write, self.fault or slip)
        except StoreError as error:
            self.on_fault(write.name, error)
            self.unsure = write if self.fault == SYNC else self.unsure
            self.tell(write, write.done.set_exception, error)
        else:
            self.unsure = None
            self.tell(write, write.done.set_result, found)

    def slips_now(self, what: str) -> bool:
        """Whether this one thing fails, once."""
        if not self.slips[what]:
            return False
        self.slips[what] -= 1
        self.on_slip(what)
        return True

    def apply(self, write: Write, fault: str) -> Any:
        found = self.backend.change(write.name, write.args, write.named, fault)
        self.commits += 1
        if write.name == "write":
            self.on_commit(write.node, write.args[0])
        elif write.name == "claim":
            self.on_claim(write.node, write.args[0])
        return found

    def tell(self, write: Write, how: Callable[[Any], None], what: Any) -> None:
        def told() -> None:
            if not write.done.done() and not (write.node is not None and write.node.is_dead):
                how(what)

        self.loop.call_outside(self.dice.uniform(0, 0.001) * self.slow, told)

    def crash(self, node: Any) -> None:
        """A server dies. Of what it had asked for, the first may have reached the disk and the rest has not; a write
        whose sync has failed may be there after all."""
        lost = [write for write in self.waiting if write.node is node]
        self.waiting = [write for write in self.waiting if write.node is not node]
        if self.unsure is not None and self.dice.random() < 0.5:
            self.finish(self.unsure)
        elif lost and not self.fault and self.dice.random() < 0.5:
            self.finish(lost[0])
        self.unsure = None
        self.backend.crash()

    def finish(self, write: Write) -> None:
        """Nobody will ever hear of this write, and yet it is there."""
        self.on_unheard()
        try:
            self.apply(write, "")
        except StoreError:
            return  # it did not fit what came to the disk meanwhile


SYNC: Final = "the disk did not confirm"
FULL: Final = "database or disk is full"
BROKEN: Final = "disk I/O error"
SLIP: Final = "disk I/O error, once"
FAULTS: Final = (FULL, SYNC, BROKEN)


class SimulatedStore(LocalLocks):
    """A store whose every method waits for the disk."""

    def __init__(self, disk: Disk) -> None:
        super().__init__()
        self.disk = disk
        self._locks = disk.locks

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        do = self.disk.change if name.startswith(WRITES) else self.disk.read
        return lambda *args, **named: do(name, args, named)

    def old_lines(self, game: str) -> OldLines | None:
        """Reading at once does not wait, and sees what the disk has; one that is broken may not even read."""
        old = self.disk.backend.old_lines(game)
        assert old is not None

        def read(first: int, count: int) -> list[bytes]:
            if self.disk.slips_now("read") or (self.disk.fault == BROKEN and self.disk.dice.random() < 0.5):
                raise StoreError(BROKEN)
            return old(first, count)

        return read

    async def close(self) -> None:
        """The disk stays."""


def has_lines(write: Write) -> bool:
    """Whether a game goes on by this write."""
    return any(isinstance(row, LineRow) for row in write.args[0])


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as ended:
        return cast(T, ended.value)
    work.close()
    raise AssertionError("it waits for something")

"""The server's side of a connection to the simulated database: its transaction, its locks, and what it answers."""

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import asyncpg

from saltsea.store.check import next_number
from saltsea.store.port import StoreError
from saltsea.store.postgresql.forgetting import CHECKSUMS, CLAIM, CLAIM_ALL, CLAIM_NEWER
from saltsea.store.postgresql.holds import ENTER, FREE, GONE, OPEN_SESSION, TAKE
from saltsea.store.postgresql.writer import FENCES

if TYPE_CHECKING:
    from simulation.database import Database

Answer: TypeAlias = tuple[BaseException | None, Any]
Change: TypeAlias = Callable[[], None]
COMMITTED: Final[Answer] = (None, "COMMIT")
AGAIN: Final = 0.01
"""Seconds between two looks at a lock that another transaction has."""
NUMBERS: Final = re.compile(r"\d+")


class Statement(NamedTuple):
    """What is to be done, and who waits for the answer."""

    text: str
    values: Sequence[Any]
    answer: Callable[[Answer], None]


class LockedError(Exception):
    """Another transaction has the lock: the statement waits."""


class Backend:
    """One connection, as the server has it."""

    def __init__(self, database: "Database", node: Any, idle: float) -> None:
        self.database = database
        self.node = node
        self.idle = idle
        """Seconds after which a transaction that says nothing is ended; 0 if never."""
        self.pid = next(database.pids)
        self.is_alive = True
        self.turn = 0
        """Counts statements: a transaction is idle if no other one has come."""
        self.in_transaction = False
        self.batch: tuple[int, int] | None = None
        self.changes: list[Change] = []
        self.saved = 0
        self.claimed: dict[str, int] = {}
        self.shared: set[str] = set()
        self.own: set[str] = set()
        """Locks of the transaction: on fences, shared and for itself, and on the row of the writer."""
        self.advisory: set[int] = set()
        self.sleepless = 0.0
        """Seconds after which a session that says nothing is ended; 0 if never."""
        self.on_end: Callable[[], None] = lambda: None
        """Tells the node that its connection was closed."""
        database.backends[self.pid] = self

    def end(self) -> None:
        """It is over: an open transaction is undone, and all locks are free."""
        if self.is_alive:
            self.database.loop.call_outside(self.database.way(), self.on_end)
        self.is_alive = False
        self.database.backends.pop(self.pid, None)
        self.forget()
        self.advisory.clear()

    def forget(self) -> None:
        """End the transaction."""
        self.in_transaction, self.batch, self.saved = False, None, 0
        self.changes, self.claimed = [], {}
        self.shared.clear()
        self.own.clear()

    # --- statements ---

    def run(self, statement: Statement) -> None:
        if not self.is_alive:
            return
        self.turn += 1
        if statement.text == "COMMIT":
            self.database.loop.call_outside(self.database.work(), self.finish, statement)
        else:
            self.do(statement, self.turn)

    def do(self, statement: Statement, turn: int) -> None:
        """Do a statement, as soon as no lock of another transaction is in its way."""
        if not self.is_alive:
            return
        try:
            found = self.result(statement.text, statement.values)
        except LockedError:
            self.database.loop.call_outside(AGAIN, self.do, statement, turn)
        except (asyncpg.PostgresError, StoreError) as error:
            statement.answer((error, None))
        else:
            statement.answer((None, found))
            self.watch_idle()

    def watch_idle(self) -> None:
        if self.in_transaction and self.idle:
            self.database.loop.call_outside(self.idle, self.end_if_idle, self.turn)
        elif self.sleepless:
            self.database.loop.call_outside(self.sleepless, self.end_if_idle, self.turn)

    def end_if_idle(self, turn: int) -> None:
        if self.is_alive and (self.in_transaction or self.sleepless) and self.turn == turn:
            self.database.idle += 1
            self.end()

    def finish(self, statement: Statement) -> None:
        """COMMIT: all at once, or nothing."""
        if not self.is_alive:
            return
        try:
            self.database.checked("write")
            self.commit()
        except (asyncpg.PostgresError, StoreError) as error:
            self.forget()
            told = error if isinstance(error, asyncpg.PostgresError) else asyncpg.UniqueViolationError(str(error))
            statement.answer((told, None))
            return
        self.forget()
        if self.node is not None and self.node.is_dead:
            self.database.on_unheard()
        statement.answer(COMMITTED)

    def commit(self) -> None:
        for change in self.changes:
            change()
        if self.batch is not None:
            self.database.batches[self.batch[0]] = self.batch[1]
        self.database.commits += 1

    def result(self, text: str, values: Sequence[Any]) -> Any:
        """What a statement finds, by what it begins with."""
        for begins, do in STATEMENTS.items():
            if text.startswith(begins):
                return do(self, text, values)
        return self.database.backend.read(text, *values)

    # --- locks ---

    def others(self) -> "list[Backend]":
        return [one for one in self.database.backends.values() if one is not self]

    def lock(self, name: str, *, shared: bool = False) -> None:
        if any(name in one.own or (not shared and name in one.shared) for one in self.others()):
            raise LockedError(name)
        (self.shared if shared else self.own).add(name)

    # --- each of them ---

    def begin(self, text: str, values: Sequence[Any]) -> None:
        writer, batch = map(int, NUMBERS.findall(text)[:2])
        self.lock(f"writer {writer}")
        self.in_transaction, self.batch = True, (writer, batch)

    def rollback(self, text: str, values: Sequence[Any]) -> None:
        self.forget()

    def savepoint(self, text: str, values: Sequence[Any]) -> None:
        self.saved = len(self.changes)

    def rollback_to(self, text: str, values: Sequence[Any]) -> None:
        del self.changes[self.saved :]

    def nothing(self, text: str, values: Sequence[Any]) -> None:
        """It changes nothing here."""

    def fences(self, text: str, values: Sequence[Any]) -> list[tuple[str, int]]:
        (names,) = values
        for name in sorted(names):
            self.lock(name, shared=True)
        known = self.database.backend.store._fences
        return [(name, known[name]) for name in sorted(names) if name in known]

    def claim(self, text: str, values: Sequence[Any]) -> int:
        table, number = values
        self.lock(table)
        in_force = self.claimed.get(table, self.database.backend.store._fences.get(table))
        self.claimed[table] = next_number(number, in_force)
        self.changes.append(lambda: self.take(table, number))
        return self.claimed[table]

    def take(self, table: str, number: int) -> None:
        self.database.backend.change("claim", (table, number), {}, "")
        self.database.on_claim(self.node, table)

    def claim_all(self, text: str, values: Sequence[Any]) -> list[tuple[str, int]]:
        tables, numbers = values
        if len({*tables}) < len(tables):
            raise asyncpg.CardinalityViolationError("a row cannot be changed a second time")
        for table in sorted(tables):
            self.lock(table)
        return [(table, self.claim("", (table, number))) for table, number in zip(tables, numbers, strict=True)]

    def claim_newer(self, text: str, values: Sequence[Any]) -> list[tuple[str, int]]:
        """The same of those whose number is above the one in force."""
        known, claims = self.database.backend.store._fences, [*zip(*values, strict=True)]
        for table in sorted(table for table, _ in claims):
            self.lock(table)
        newer = [(table, number) for table, number in claims if number > self.claimed.get(table, known.get(table, -1))]
        return self.claim_all(text, ([table for table, _ in newer], [number for _, number in newer]))

    def insert(self, text: str, values: Sequence[Any]) -> None:
        self.database.checked("write")
        _, rows = values

        def change() -> None:
            self.database.backend.change("write", (rows,), {}, "")
            self.database.on_commit(self.node, rows)

        self.changes.append(change)

    def call(self, text: str, values: Sequence[Any]) -> None:
        """Another method of a store that changes something; its result is known once it is committed."""
        name, args, named, result = values
        self.database.checked(name)
        self.changes.append(lambda: result.append(self.database.backend.change(name, args, named, "")))

    def stored_batch(self, text: str, values: Sequence[Any]) -> int | None:
        (writer,) = map(int, NUMBERS.findall(text))
        self.lock(f"writer {writer}")
        self.own.discard(f"writer {writer}")
        return self.database.batches.get(writer)

    def terminate(self, text: str, values: Sequence[Any]) -> list[bool]:
        if values[0] in self.database.backends:
            self.database.backends[values[0]].end()
        return []

    def is_there(self, text: str, values: Sequence[Any]) -> int:
        return int(values[0] in self.database.backends)

    def itself(self, text: str, values: Sequence[Any]) -> tuple[int, int]:
        return self.pid, self.pid

    def open_session(self, text: str, values: Sequence[Any]) -> None:
        self.advisory.add(values[0])

    def try_advisory(self, text: str, values: Sequence[Any]) -> bool:
        number, door, idle = values
        self.sleepless = int(idle) / 1000
        free = not any(number in one.advisory or f"door {door}" in one.shared for one in self.others())
        if free:
            self.advisory.add(number)
        return free

    def free_advisory(self, text: str, values: Sequence[Any]) -> bool:
        number, idle = values
        self.sleepless = int(idle) / 1000
        held = number in self.advisory
        self.advisory.discard(number)
        return held

    def enter(self, text: str, values: Sequence[Any]) -> None:
        (doors,) = values
        for door in doors:
            self.lock(f"door {door}", shared=True)

    def gone(self, text: str, values: Sequence[Any]) -> list[tuple[int, int]]:
        held = [one.advisory for one in self.others()]
        return [pair for pair in zip(*values, strict=True) if not any({*pair} <= one for one in held)]


STATEMENTS: Final[dict[str, Callable[[Backend, str, Sequence[Any]], Any]]] = {
    "SHOW synchronous_commit": lambda backend, text, values: "on",
    "BEGIN; INSERT INTO writers": Backend.begin,
    "ROLLBACK TO": Backend.rollback_to,
    "ROLLBACK": Backend.rollback,
    "SAVEPOINT": Backend.savepoint,
    "RELEASE": Backend.nothing,
    "DELETE FROM writers": Backend.nothing,
    FENCES: Backend.fences,
    CLAIM_ALL: Backend.claim_all,
    CLAIM_NEWER: Backend.claim_newer,
    CLAIM: Backend.claim,
    CHECKSUMS: Backend.nothing,
    "INSERT": Backend.insert,
    "CALL": Backend.call,
    "SELECT batch FROM writers": Backend.stored_batch,
    "SELECT pg_terminate_backend": Backend.terminate,
    "SELECT count(*) FROM pg_stat_activity": Backend.is_there,
    "SELECT pid, backend_start": Backend.itself,
    "SELECT 1": Backend.nothing,
    TAKE: Backend.try_advisory,
    FREE: Backend.free_advisory,
    OPEN_SESSION: Backend.open_session,
    ENTER: Backend.enter,
    GONE: Backend.gone,
}
"""What the code under test says; the longer comes first where one begins like another. Anything else is the name of a
method that reads."""

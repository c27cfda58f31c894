"""Real SQLite under the simulated disk: the store's own statements, transactions and rollbacks, without its threads.

A fault is a statement that raises, at a place that the seed chooses. A crash is a copy of the files as they lie."""

import shutil
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from saltsea.store.files import journal_files
from saltsea.store.port import OldLines, StoreError
from saltsea.store.sqlite import SqliteStore
from saltsea.store.writer import Work, Writer, WriteRequest
from simulation.disk import at_once

Found = TypeVar("Found")


class FaultyConnection:
    """A connection to a database one of whose next statements fails, if it is told so."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.fault = ""
        self.statements_left = 0

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if self.fault and not statement.startswith("ROLLBACK"):
            if self.statements_left == 0 or statement == "COMMIT":
                self.fault, fault = "", self.fault
                raise sqlite3.OperationalError(fault)
            self.statements_left -= 1
        return self.connection.execute(statement, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


class InlineWriter(Writer):
    """The store's writer, which does its work where it is asked."""

    def __init__(self, connection: Any) -> None:
        self.commits = 0
        self._connection = connection

    async def ask(self, work: Work) -> Any:
        answer: Any = None  # nobody waits for it
        ((_, result),) = self._serve([WriteRequest(work, answer)])
        if isinstance(result, StoreError):
            raise result
        return result

    def stop(self) -> None:
        """There is no thread to stop."""

    def join(self) -> None:
        """There is no thread to wait for."""


class InlineSqlite(SqliteStore):
    """The store of one machine, without threads."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self._writer.stop()
        self._writer.join()
        self.faulty = FaultyConnection(self._writing)
        self._writer = InlineWriter(self.faulty)

    async def _in_reader(self, ask: Callable[[], Found]) -> Found:
        return ask()

    def drop(self) -> None:
        """Let go of the files without finishing anything."""
        self._reader.shutdown()
        self._reading.close()
        if self._at_once is not None:
            self._at_once.close()
        self._writing.close()
        self._lock.release()


class SqliteBackend:
    """A database in a folder of its own. After each crash its files are copied to the next one."""

    def __init__(self, folder: Path, dice: Random) -> None:
        self.folder = folder
        self.dice = dice
        self.lives = 0
        self.store = InlineSqlite(self.file())

    def file(self) -> Path:
        folder = self.folder / str(self.lives)
        folder.mkdir(exist_ok=True)
        return folder / "saltsea.db"

    def read(self, name: str, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return at_once(getattr(self.store, name)(*args, **named))

    def change(self, name: str, args: tuple[Any, ...], named: dict[str, Any], fault: str) -> Any:
        self.store.faulty.fault, self.store.faulty.statements_left = fault, self.dice.randrange(4)
        try:
            return self.read(name, args, named)
        finally:
            self.store.faulty.fault = ""

    def old_lines(self, game: str) -> OldLines | None:
        return self.store.old_lines(game)

    def crash(self) -> None:
        """What the process has left is copied before SQLite can tidy it up."""
        old = self.file()
        self.lives += 1
        copy_files([old, journal_files(old)[0]], self.file().parent)
        self.store.drop()
        self.store = InlineSqlite(self.file())

    def close(self) -> None:
        self.store.drop()


def copy_files(files: Sequence[Path], to: Path) -> None:
    for file in files:
        if file.exists():
            shutil.copyfile(file, to / file.name)

"""The database as a file: opening it, checking that it is ours and intact, copying it while another process writes.

It holds secrets (seeds, hashes of keys), so only its owner may read the files made here."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from saltsea.store.port import StoreError

MAGIC: Final = b"SQLite format 3\0"
APPLICATION: Final = 0x53616C74
"""Marks a database as ours. SQLite keeps this number in the file's head."""
_APPLICATION_AT: Final = slice(68, 72)
_COPY_PAGES: Final = 256
_WRITING: Final = (
    "synchronous = FULL",  # a commit returns when the disk has it
    "fullfsync = ON",  # the same for macOS
    "foreign_keys = ON",
    "secure_delete = ON",  # deleted data does not stay in the file's empty pages either
    "journal_size_limit = 67108864",
)


# --- opening ---


def connect(file: Path) -> sqlite3.Connection:
    """A connection for writing. The file must exist; transactions are begun and ended explicitly."""
    return _connected(file, "rw", _WRITING)


def connect_reading(file: Path) -> sqlite3.Connection:
    """A connection for reading, also while another process writes."""
    return _connected(file, "ro&immutable=1" if rests(file) else "ro", ())


def rests(file: Path) -> bool:
    """Whether no program uses the file, and no user here could: on a disk that has become read-only, or for a user who
    may only read. SQLite would want to make its journal beside it; a file that does not change needs none."""
    journal, shared = journal_files(file)
    is_complete = not shared.exists() and not (journal.exists() and journal.stat().st_size)
    return is_complete and not os.access(file.parent, os.W_OK)


def new_file(file: Path) -> sqlite3.Connection:
    """An empty database to fill, close and `sync`, which is faster than waiting for the disk at every step."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    connection = connect(file)
    connection.execute("PRAGMA synchronous = OFF")
    return connection


def _connected(file: Path, mode: str, settings: Sequence[str]) -> sqlite3.Connection:
    # Each connection is used by one thread at a time, though not by the one that opened it.
    connection = sqlite3.connect(
        f"{file.resolve().as_uri()}?mode={mode}", uri=True, isolation_level=None, check_same_thread=False
    )
    try:
        for setting in ("busy_timeout = 5000", *settings):
            connection.execute(f"PRAGMA {setting}")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction: all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        undo(connection)
        raise


def undo(connection: sqlite3.Connection) -> None:
    """Roll back a failed transaction; a full disk may have ended it already."""
    if connection.in_transaction:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


# --- trouble in words ---


@contextmanager
def in_words(file: Path, source: Path | None = None) -> Iterator[None]:
    """Raise StoreError with a sentence in place of the system's and SQLite's own errors. Damage is that of the source,
    if the file is made from one."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise StoreError(f"{str(error.filename or file)!r} cannot be used: {error.strerror or error}") from error
    except sqlite3.Error as error:
        # All other errors have a class of their own below this one.
        if type(error) is sqlite3.DatabaseError:
            raise damaged(source or file, str(error)) from error
        raise StoreError(f"{str(file)!r} cannot be used: {error}") from error


def damaged(file: Path, what: str) -> StoreError:
    """What is damaged, and what helps: SQLite's own words name no way on."""
    return StoreError(f"{str(file)!r} is damaged: {what}. `saltsea restore` puts a whole copy in a database's place")


def check_is_saltsea(file: Path) -> None:
    """Raise StoreError if this is no database of ours. It is read as plain bytes: a foreign file is not touched."""
    with file.open("rb") as opened:
        head = opened.read(100)
    if not head.startswith(MAGIC) or int.from_bytes(head[_APPLICATION_AT], "big") != APPLICATION:
        raise StoreError(f"{str(file)!r} is not a database of Saltsea")


def check_version(connection: sqlite3.Connection, file: Path, newest: int) -> int:
    """The version of the schema; StoreError if it is newer than this Saltsea."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > newest:
        raise StoreError(
            f"{str(file)!r} was written by a newer Saltsea: it has version {version}, and this one knows 1 to {newest}"
        )
    return version


def check_whole(connection: sqlite3.Connection, file: Path, *, quickly: bool = False) -> None:
    """Raise StoreError if pages are damaged; `quickly` leaves out the indexes."""
    found = connection.execute(f"PRAGMA {'quick' if quickly else 'integrity'}_check(1)").fetchone()[0]
    if found != "ok":
        raise damaged(file, " ".join(str(found).split()))


# --- copying ---


def copy_database(source: Path, to: Path) -> None:
    """A complete, durable copy as a new file, without a journal beside it."""
    with closing(connect_reading(source)) as old, closing(new_file(to)) as new:
        # One read transaction around all steps: otherwise every write of another process would restart the copy.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=_COPY_PAGES)
        new.execute("PRAGMA journal_mode = DELETE")
        check_whole(new, source)  # the damage was there before
    sync(to)


def replace_file(made: Path, to: Path) -> None:
    """Rename a finished file over an old one, atomically."""
    os.replace(made, to)
    sync_folder(to.parent)


def sync(file: Path) -> None:
    """Return when the file is on the disk."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())


def sync_folder(folder: Path) -> None:
    """Return when the folder's entries are on the disk; Windows does this by itself."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def beside(file: Path, ending: str) -> Path:
    """NAME with a suffix."""
    return Path(f"{file}{ending}")


def journal_files(file: Path) -> tuple[Path, Path]:
    """The files that SQLite keeps beside a database in use. The first can hold rows that the database has not got
    yet."""
    return beside(file, "-wal"), beside(file, "-shm")

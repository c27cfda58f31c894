"""Backups of the database: made while a server writes it, and restored only when they are proven intact."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import msgspec

from saltsea.store.files import (
    beside,
    check_is_saltsea,
    check_version,
    connect,
    connect_reading,
    copy_database,
    damaged,
    in_words,
    journal_files,
    replace_file,
    sync,
)
from saltsea.store.lock import Lock
from saltsea.store.port import StoreError
from saltsea.store.schema import MIGRATIONS, check_references


class Inventory(msgspec.Struct, frozen=True):
    """What a database holds."""

    tables: int
    games: int
    lines: int


def backup(source: Path, to: Path) -> Inventory:
    """Copy a database that may be in use, and return what the copy holds. FileExistsError if the target exists.

    Until it is complete and checked, the copy has another name."""
    made = beside(to, ".part")
    with in_words(to, source):
        check_is_saltsea(source)
        # An empty file reserves the name, so that of two concurrent copies one is refused.
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            made.unlink(missing_ok=True)
            copy_database(source, made)
            found = proven(made, source)
            replace_file(made, to)
        except BaseException:
            to.unlink(missing_ok=True)
            made.unlink(missing_ok=True)
            raise
    return found


def restore(copy: Path, to: Path, tell: Callable[[Path], None] = lambda _: None) -> Inventory:
    """Replace a database by a copy, if the copy is intact and no server runs; otherwise nothing changes.

    The old one is kept beside it as NAME.before-restore, and `tell` hears so. One that was kept earlier stays, too: who
    restores again because the copy was the wrong one still wants the first."""
    made = beside(to, ".restoring")
    with in_words(to, copy):
        check_is_saltsea(copy)
        with Lock(to):
            try:
                made.unlink(missing_ok=True)
                copy_database(copy, made)
                found = proven(made, copy)
                kept = _set_aside(to)
                replace_file(made, to)
            finally:
                made.unlink(missing_ok=True)
    if kept is not None:
        tell(kept)
    return found


def copy_to_check(source: Path, to: Path) -> Inventory:
    """Copy a database whose rows may be damaged; its pages are intact."""
    with in_words(to, source):
        check_is_saltsea(source)
        copy_database(source, to)
        with closing(connect_reading(to)) as connection:
            check_version(connection, source, len(MIGRATIONS))
            return _counted(connection)


def trouble_with_rows(copy: Path, source: Path) -> str:
    """Why no server could continue with a copy whose pages are intact; empty if one could."""
    try:
        with in_words(copy, source):
            proven(copy, source)
    except StoreError as error:
        return str(error)
    return ""


def proven(made: Path, source: Path) -> Inventory:
    """What a new copy holds; StoreError about its source if no server could continue with it.

    That all pages are intact is known already."""
    with closing(connect_reading(made)) as connection:
        check_version(connection, source, len(MIGRATIONS))
        check_references(connection, source)
        _check_lines(connection, source)
        return _counted(connection)


def _counted(connection: sqlite3.Connection) -> Inventory:
    names = Inventory.__struct_fields__
    return Inventory(*(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names))


def _check_lines(connection: sqlite3.Connection, file: Path) -> None:
    """Check that every game's lines count from 0 without a gap."""
    gap = connection.execute(
        "SELECT game FROM lines GROUP BY game HAVING min(line) <> 0 OR max(line) <> count(*) - 1 LIMIT 1"
    ).fetchone()
    if gap is not None:
        raise damaged(file, f"the game {gap[0]!r} lacks a line")


def _set_aside(file: Path) -> Path | None:
    """Keep the old database with its journal, if there is one, and leave no journal: SQLite would apply it to the new
    one. The answer is where it is kept."""
    was_there, kept = file.exists(), _unused(beside(file, ".before-restore"))
    for old, new in zip((file, *journal_files(file)), (kept, *journal_files(kept)), strict=True):
        new.unlink(missing_ok=True)
        if old.exists():
            shutil.copy(old, new)  # with its permissions
            sync(new)
    _take_in_journal(file)
    for journal in journal_files(file):
        journal.unlink(missing_ok=True)
    return kept if was_there else None


def _unused(file: Path) -> Path:
    """This name, or with the next number behind it if it is taken."""
    names = (file, *(beside(file, f"-{number}") for number in range(2, 1000)))
    return next((name for name in names if not name.exists()), file)


def _take_in_journal(file: Path) -> None:
    """If the process dies here, the old database is still intact, unless it was damaged before."""
    with suppress(sqlite3.Error), closing(connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

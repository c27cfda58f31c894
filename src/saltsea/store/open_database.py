"""Opens the database for its one writer: created, or checked and migrated to the version of this Saltsea.

The caller holds the lock."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from saltsea.store.files import (
    beside,
    check_is_saltsea,
    check_version,
    check_whole,
    connect,
    copy_database,
    journal_files,
    new_file,
    replace_file,
    sync,
)
from saltsea.store.port import StoreError
from saltsea.store.schema import Migration, migrate

SOON_CHECKED: Final = 64 * 1024 * 1024
"""Bytes of a database whose pages are checked before it is used: a tenth of a second or two."""


def open_database(file: Path, migrations: Sequence[Migration]) -> sqlite3.Connection:
    """The writer's connection, or StoreError with what is wrong with this file."""
    if not file.exists():
        _create(file, migrations)
    check_is_saltsea(file)
    connection = connect(file)
    try:
        _make_ready(connection, file, migrations)
    except BaseException:
        connection.close()
        raise
    return connection


def _create(file: Path, migrations: Sequence[Migration]) -> None:
    """Create the database under another name first: a file with the final name is always complete."""
    if journal_files(file)[0].exists():
        # SQLite would apply the lost database's journal to the new one.
        raise StoreError(
            f"{str(journal_files(file)[0])!r} is there without its database: put that back, or delete this"
        )
    made = beside(file, ".new")
    made.unlink(missing_ok=True)
    with closing(new_file(made)) as connection:
        migrate(connection, file, 0, migrations)
        _use_journal(connection, file)
    sync(made)
    replace_file(made, file)


def is_soon_checked(file: Path) -> bool:
    """Whether all pages can be looked at before a player waits; `BackgroundCheck` looks at those of a larger file."""
    return file.stat().st_size <= SOON_CHECKED


def _make_ready(connection: sqlite3.Connection, file: Path, migrations: Sequence[Migration]) -> None:
    version = check_version(connection, file, len(migrations))
    if is_soon_checked(file):
        check_whole(connection, file, quickly=True)
    if version < len(migrations):
        _bring_forward(connection, file, version, migrations)
    _use_journal(connection, file)


def _use_journal(connection: sqlite3.Connection, file: Path) -> None:
    """Switch to WAL, so that readers and the writer do not wait for each other. The file remembers it, but a copy does
    not."""
    if connection.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StoreError(f"{str(file)!r} lies where SQLite can keep no journal beside it, perhaps on a network drive")


def _bring_forward(connection: sqlite3.Connection, file: Path, version: int, migrations: Sequence[Migration]) -> None:
    """Keep a copy of the old version, then migrate."""
    newest = len(migrations)
    made = beside(file, f".before-v{newest}.part")
    made.unlink(missing_ok=True)
    copy_database(file, made)
    replace_file(made, beside(file, f".before-v{newest}"))
    try:
        migrate(connection, file, version, migrations)
    except Exception as error:
        message = f"{str(file)!r} could not be brought from version {version} to {newest} and is as it was: {error}"
        raise StoreError(message) from error

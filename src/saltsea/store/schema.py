"""The tables of the database, as the steps that made them. A step that was released is never changed: add another.

The version of a file is the number of steps that it has been through."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from saltsea.store.checksums import COLUMN, NEVER, checksum_as_kept
from saltsea.store.files import APPLICATION, damaged, transaction

Migration: TypeAlias = Callable[[sqlite3.Connection], None]

_FIRST: Final = (
    f"PRAGMA application_id = {APPLICATION}",
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, phase TEXT NOT NULL, listing TEXT NOT NULL,
        made INTEGER NOT NULL, touched INTEGER NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL)""",
    "CREATE INDEX tables_by_touched ON tables (touched)",
    "CREATE INDEX tables_by_phase ON tables (phase, touched)",
    "CREATE INDEX tables_by_listing ON tables (listing, touched)",
    """CREATE TABLE people (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person INTEGER NOT NULL,
        name TEXT NOT NULL, key TEXT NOT NULL, account TEXT,
        PRIMARY KEY ("table", person)) WITHOUT ROWID""",
    "CREATE INDEX people_by_account ON people (account) WHERE account IS NOT NULL",
    "CREATE INDEX people_by_key ON people (key)",
    """CREATE TABLE games (
        id TEXT PRIMARY KEY NOT NULL, "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, header BLOB NOT NULL,
        seed TEXT NOT NULL, seats BLOB NOT NULL, shown TEXT NOT NULL, started INTEGER NOT NULL,
        ended INTEGER, outcome BLOB)""",
    'CREATE INDEX games_by_table ON games ("table", started)',
    "CREATE INDEX games_by_started ON games (started)",
    # After a restart the games in progress are looked for among all that were ever played.
    "CREATE INDEX games_in_progress ON games (started) WHERE ended IS NULL",
    """CREATE TABLE lines (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, line INTEGER NOT NULL CHECK (line >= 0),
        n INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (game, line)) WITHOUT ROWID""",
    """CREATE TRIGGER line_follows_line BEFORE INSERT ON lines
        WHEN NEW.line > 0 AND NOT EXISTS (SELECT 1 FROM lines WHERE game = NEW.game AND line = NEW.line - 1)
        BEGIN SELECT RAISE (ABORT, 'the line before it is missing'); END""",
    """CREATE TABLE said (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
        at INTEGER NOT NULL, person INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY ("table", n)) WITHOUT ROWID""",
    "CREATE INDEX said_by_at ON said (at)",
    "CREATE TABLE notes (name TEXT PRIMARY KEY NOT NULL, body BLOB NOT NULL)",
    """CREATE TABLE reminders (
        "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, person INTEGER NOT NULL,
        way TEXT NOT NULL, target BLOB NOT NULL, language TEXT NOT NULL,
        PRIMARY KEY ("table", person, way)) WITHOUT ROWID""",
    """CREATE TABLE outbox (
        id TEXT PRIMARY KEY NOT NULL, "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        person INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL, way TEXT NOT NULL,
        target BLOB NOT NULL, body BLOB NOT NULL, state TEXT NOT NULL)""",
    "CREATE INDEX outbox_by_due ON outbox (due)",
    'CREATE INDEX outbox_by_person ON outbox ("table", person)',
    """CREATE TABLE accounts (
        id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL,
        passkeys BLOB NOT NULL, made INTEGER NOT NULL)""",
    """CREATE TABLE sessions (
        key TEXT PRIMARY KEY NOT NULL, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        made INTEGER NOT NULL, seen INTEGER NOT NULL)""",
    "CREATE INDEX sessions_by_account ON sessions (account)",
    "CREATE INDEX sessions_by_seen ON sessions (seen)",
    """CREATE TABLE campaigns (
        account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, game TEXT NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (account, game)) WITHOUT ROWID""",
)


def first(connection: sqlite3.Connection) -> None:
    """Version 1: everything."""
    for statement in _FIRST:
        connection.execute(statement)


_SECOND: Final = (
    """CREATE TABLE blocks (
        id TEXT PRIMARY KEY NOT NULL, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        other TEXT, "table" TEXT NOT NULL, person INTEGER NOT NULL, name TEXT NOT NULL, made INTEGER NOT NULL)""",
    "CREATE INDEX blocks_by_account ON blocks (account)",
    "CREATE INDEX blocks_by_other ON blocks (other) WHERE other IS NOT NULL",
    'CREATE INDEX blocks_by_person ON blocks ("table", person)',
    # People who are reminded already know it, and every mail had a link to stop it.
    "ALTER TABLE reminders ADD COLUMN asked INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE reminders ADD COLUMN sure INTEGER",
    "UPDATE reminders SET sure = 0",
)


def migrate_to_2(connection: sqlite3.Connection) -> None:
    """Version 2: blocks of accounts, and confirmed reminders."""
    for statement in _SECOND:
        connection.execute(statement)


_THIRD: Final = (
    "ALTER TABLE people ADD COLUMN logbook TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE logbooks (
        key TEXT NOT NULL, game TEXT NOT NULL, body BLOB NOT NULL, touched INTEGER NOT NULL,
        PRIMARY KEY (key, game)) WITHOUT ROWID""",
    "CREATE INDEX logbooks_by_touched ON logbooks (touched)",
    """CREATE TABLE own_chapters (
        "table" TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE, body BLOB NOT NULL)""",
    """CREATE TABLE voyages (
        id TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE, game TEXT NOT NULL, day TEXT NOT NULL,
        sea TEXT NOT NULL, points INTEGER NOT NULL, ended INTEGER NOT NULL, body BLOB NOT NULL)""",
    "CREATE INDEX voyages_by_day ON voyages (game, day, sea, points)",
    "CREATE TABLE sailors (who TEXT PRIMARY KEY NOT NULL, day TEXT NOT NULL)",
)


def migrate_to_3(connection: sqlite3.Connection) -> None:
    """Version 3: log books of guests, player-made chapters, and boards of honour of daily voyages."""
    for statement in _THIRD:
        connection.execute(statement)


_FOURTH: Final = (
    # The clashes of games that are here already were not counted, not even of those that still go on.
    "ALTER TABLE games ADD COLUMN counted INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE clashes (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, number INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (game, number)) WITHOUT ROWID""",
)


def migrate_to_4(connection: sqlite3.Connection) -> None:
    """Version 4: clashes."""
    for statement in _FOURTH:
        connection.execute(statement)


_FIFTH: Final = (
    "ALTER TABLE tables ADD COLUMN due INTEGER",
    "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
    # No reference: a table is claimed before its first row is written.
    'CREATE TABLE fences ("table" TEXT PRIMARY KEY NOT NULL, number INTEGER NOT NULL) WITHOUT ROWID',
)


def migrate_to_5(connection: sqlite3.Connection) -> None:
    """Version 5: deadlines of tables, and fences against owners who have lost theirs."""
    for statement in _FIFTH:
        connection.execute(statement)


_WITH_CHECKSUM: Final = (
    "tables", "people", "games", "lines", "said", "notes", "reminders", "outbox", "accounts", "sessions", "campaigns",
    "blocks", "logbooks", "own_chapters", "voyages", "sailors", "clashes", "fences",
)  # fmt: skip


def migrate_to_6(connection: sqlite3.Connection) -> None:
    """Version 6: a checksum for each row."""
    for name in _WITH_CHECKSUM:
        connection.execute(f"ALTER TABLE {name} ADD COLUMN checksum INTEGER NOT NULL DEFAULT {NEVER}")
        renew_checksums(connection, name)


def renew_checksums(connection: sqlite3.Connection, name: str) -> None:
    """Compute the checksums of all rows of a table anew: for a step that changes them.

    One with a byte that no text has gets none that fits: it is damaged, and stays so."""
    columns = [column[1:3] for column in connection.execute(f"PRAGMA table_info({name})") if column[1] != COLUMN]
    is_text = [kind == "TEXT" for _, kind in columns]
    given = (f'CAST("{column}" AS BLOB)' if kind == "TEXT" else f'"{column}"' for column, kind in columns)
    connection.create_function("checksum_of", len(columns), checksum_as_kept(is_text), deterministic=True)
    connection.execute(f"UPDATE {name} SET {COLUMN} = checksum_of({', '.join(given)})")


MIGRATIONS: Final[tuple[Migration, ...]] = (
    first, migrate_to_2, migrate_to_3, migrate_to_4, migrate_to_5, migrate_to_6,
)  # fmt: skip


def migrate(connection: sqlite3.Connection, file: Path, version: int, migrations: Sequence[Migration]) -> None:
    """Bring a database from its version to the newest, or leave it as it was.

    A step runs inside a transaction: it must not call `executescript`, which would end it."""
    connection.execute("PRAGMA foreign_keys = OFF")  # so that a step may build a table anew
    try:
        with transaction(connection):
            for step in migrations[version:]:
                step(connection)
            check_references(connection, file)
            connection.execute(f"PRAGMA user_version = {len(migrations)}")
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def check_references(connection: sqlite3.Connection, file: Path) -> None:
    """Raise StoreError if a row names a table or a game that is not there."""
    found = connection.execute("PRAGMA foreign_key_check").fetchone()
    if found is not None:
        raise damaged(file, f"a row of {found[0]} belongs to nothing in {found[2]}")

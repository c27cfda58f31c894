"""The tables of a PostgreSQL database, as the steps that made them. A step that was released is never changed: add
another, and only such as the Saltsea before it can live with: nodes are upgraded one after the other.

Texts are compared byte by byte, as SQLite and Python do, whatever the language of the database."""

from collections.abc import Sequence
from typing import Final

import asyncpg

from saltsea.store.port import StoreError
from saltsea.store.statements import KINDS

Step = tuple[str, ...]

_LOCK: Final = 0x53616C74
"""The number of the advisory lock that one node holds while it migrates, and the others wait."""
_T: Final = 'text COLLATE "C"'

_FIRST: Final[Step] = (
    f"""CREATE TABLE tables (
        id {_T} PRIMARY KEY, game {_T} NOT NULL, phase {_T} NOT NULL, listing {_T} NOT NULL,
        made bigint NOT NULL, touched bigint NOT NULL, n bigint NOT NULL, body bytea NOT NULL, due bigint)""",
    "CREATE INDEX tables_by_touched ON tables (touched)",
    "CREATE INDEX tables_by_phase ON tables (phase, touched)",
    "CREATE INDEX tables_by_phase_and_id ON tables (phase, id)",
    "CREATE INDEX tables_by_listing ON tables (listing, touched)",
    "CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL",
    f"""CREATE TABLE people (
        "table" {_T} NOT NULL REFERENCES tables ON DELETE CASCADE, person bigint NOT NULL, name {_T} NOT NULL,
        key {_T} NOT NULL, account {_T}, logbook {_T} NOT NULL, named bigint NOT NULL,
        PRIMARY KEY ("table", person))""",
    "CREATE INDEX people_by_account ON people (account) WHERE account IS NOT NULL",
    f"""CREATE TABLE games (
        id {_T} PRIMARY KEY, "table" {_T} NOT NULL REFERENCES tables ON DELETE CASCADE, number bigint NOT NULL,
        game {_T} NOT NULL, players bigint NOT NULL, header bytea NOT NULL, seed {_T} NOT NULL, seats bytea NOT NULL,
        shown {_T} NOT NULL, started bigint NOT NULL, ended bigint, outcome bytea, counted bigint NOT NULL)""",
    'CREATE INDEX games_by_table ON games ("table", started)',
    "CREATE INDEX games_by_started ON games (started)",
    "CREATE INDEX games_in_progress ON games (started) WHERE ended IS NULL",
    f"""CREATE TABLE lines (
        game {_T} NOT NULL REFERENCES games ON DELETE CASCADE, line bigint NOT NULL CHECK (line >= 0),
        n bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY (game, line))""",
    """CREATE FUNCTION line_follows_line() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.line > 0 AND NOT EXISTS (SELECT FROM lines WHERE game = NEW.game AND line = NEW.line - 1) THEN
                RAISE EXCEPTION 'the line before it is missing';
            END IF;
            RETURN NEW;
        END $$""",
    """CREATE TRIGGER line_follows_line BEFORE INSERT ON lines
        FOR EACH ROW EXECUTE FUNCTION line_follows_line()""",
    f"""CREATE TABLE clashes (
        game {_T} NOT NULL REFERENCES games ON DELETE CASCADE, number bigint NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (game, number))""",
    f"""CREATE TABLE said (
        "table" {_T} NOT NULL REFERENCES tables ON DELETE CASCADE, n bigint NOT NULL, at bigint NOT NULL,
        person bigint NOT NULL, body bytea NOT NULL, PRIMARY KEY ("table", n))""",
    "CREATE INDEX said_by_at ON said (at)",
    f"CREATE TABLE notes (name {_T} PRIMARY KEY, body bytea NOT NULL)",
    f"""CREATE TABLE reminders (
        "table" {_T} NOT NULL REFERENCES tables ON DELETE CASCADE, person bigint NOT NULL, way {_T} NOT NULL,
        target bytea NOT NULL, language {_T} NOT NULL, asked bigint NOT NULL, sure bigint,
        PRIMARY KEY ("table", person, way))""",
    f"""CREATE TABLE outbox (
        id {_T} PRIMARY KEY, "table" {_T} NOT NULL REFERENCES tables ON DELETE CASCADE, person bigint NOT NULL,
        due bigint NOT NULL, tries bigint NOT NULL, way {_T} NOT NULL, target bytea NOT NULL, body bytea NOT NULL,
        state {_T} NOT NULL)""",
    "CREATE INDEX outbox_by_due ON outbox (due)",
    'CREATE INDEX outbox_by_person ON outbox ("table", person)',
    f"""CREATE TABLE accounts (
        id {_T} PRIMARY KEY, name {_T} NOT NULL, folded {_T} NOT NULL UNIQUE, password {_T} NOT NULL,
        passkeys bytea NOT NULL, made bigint NOT NULL)""",
    f"""CREATE TABLE sessions (
        key {_T} PRIMARY KEY, account {_T} NOT NULL REFERENCES accounts ON DELETE CASCADE, made bigint NOT NULL,
        seen bigint NOT NULL)""",
    "CREATE INDEX sessions_by_account ON sessions (account)",
    "CREATE INDEX sessions_by_seen ON sessions (seen)",
    f"""CREATE TABLE campaigns (
        account {_T} NOT NULL REFERENCES accounts ON DELETE CASCADE, game {_T} NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (account, game))""",
    f"""CREATE TABLE blocks (
        id {_T} PRIMARY KEY, account {_T} NOT NULL REFERENCES accounts ON DELETE CASCADE, other {_T},
        "table" {_T} NOT NULL, person bigint NOT NULL, name {_T} NOT NULL, made bigint NOT NULL)""",
    "CREATE INDEX blocks_by_account ON blocks (account)",
    "CREATE INDEX blocks_by_other ON blocks (other) WHERE other IS NOT NULL",
    'CREATE INDEX blocks_by_person ON blocks ("table", person)',
    f"""CREATE TABLE logbooks (
        key {_T} NOT NULL, game {_T} NOT NULL, body bytea NOT NULL, touched bigint NOT NULL,
        PRIMARY KEY (key, game))""",
    "CREATE INDEX logbooks_by_touched ON logbooks (touched)",
    f"""CREATE TABLE own_chapters (
        "table" {_T} PRIMARY KEY REFERENCES tables ON DELETE CASCADE, body bytea NOT NULL)""",
    f"""CREATE TABLE voyages (
        id {_T} PRIMARY KEY REFERENCES games ON DELETE CASCADE, game {_T} NOT NULL, day {_T} NOT NULL,
        sea {_T} NOT NULL, points bigint NOT NULL, ended bigint NOT NULL, body bytea NOT NULL)""",
    "CREATE INDEX voyages_by_day ON voyages (game, day, sea, points)",
    f"CREATE TABLE sailors (who {_T} PRIMARY KEY, day {_T} NOT NULL)",
    # No reference: a table is claimed before its first row is written.
    f'CREATE TABLE fences ("table" {_T} PRIMARY KEY, number bigint NOT NULL)',
    # The last batch that each node has committed: how it learns what became of one whose answer was lost.
    """CREATE TABLE writers (
        id bigint PRIMARY KEY, batch bigint NOT NULL, at timestamptz NOT NULL DEFAULT now()) WITH (fillfactor = 20)""",
)

_KEYS: Final = {
    "tables": "id", "people": '"table", person', "games": "id", "lines": "game, line", "clashes": "game, number",
    "said": '"table", n', "notes": "name", "reminders": '"table", person, way', "outbox": "id", "accounts": "id",
    "sessions": "key", "campaigns": "account, game", "blocks": "id", "logbooks": "key, game",
    "own_chapters": '"table"', "voyages": "id", "sailors": "who", "fences": '"table"',
}  # fmt: skip
_SECOND: Final[Step] = (
    "LOCK TABLE writers",  # every batch begins there: none is in the middle of its locks when these are taken
    *(f"ALTER TABLE {name} ADD COLUMN checksum bigint" for name in _KEYS),
    # A node of the version before writes rows and leaves their checksums as they were.
    """CREATE FUNCTION without_checksum() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.checksum := NULL; RETURN NEW; END $$""",
    *(
        f"""CREATE TRIGGER without_checksum BEFORE UPDATE ON {name} FOR EACH ROW
        WHEN (current_setting('application_name') = 'saltsea') EXECUTE FUNCTION without_checksum()"""
        for name in _KEYS
    ),
    "ALTER TABLE saltsea ADD COLUMN has_checksums boolean NOT NULL DEFAULT false",
)

STEPS: Final[tuple[Step, ...]] = (_FIRST, _SECOND)


async def migrate(connection: asyncpg.Connection, name: str, steps: Sequence[Step] = STEPS) -> None:
    """Bring a database to the newest version, or leave it as it was. Of several nodes that start at once, one does it
    while the others wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        version = await _version(connection, name)
        if version > len(steps):
            knows = f"it has version {version}, and this one knows 1 to {len(steps)}"
            raise StoreError(f"{name} was written by a newer Saltsea: {knows}")
        for step in steps[version:]:
            for statement in step:
                await connection.execute(statement)
        if version == 0 and len(steps) > 1:
            await connection.execute("UPDATE saltsea SET has_checksums = true")  # there are no rows yet
        if version < len(steps):
            await connection.execute("UPDATE saltsea SET version = $1", len(steps))
        await connection.execute("DELETE FROM writers WHERE at < now() - interval '30 days'")


async def _version(connection: asyncpg.Connection, name: str) -> int:
    """The version of the database; 0 for an empty one, which is marked as ours."""
    if await connection.fetchval("SELECT to_regclass('saltsea')") is None:
        found = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
        if await connection.fetchval(found):
            raise StoreError(f"{name} is not a database of Saltsea: other tables are there. Create an empty one")
        await connection.execute("CREATE TABLE saltsea (version integer NOT NULL, copying boolean NOT NULL)")
        await connection.execute("INSERT INTO saltsea VALUES (0, false)")
    version: int = await connection.fetchval("SELECT version FROM saltsea")
    return version


async def empty(connection: asyncpg.Connection, name: str) -> None:
    """Mark a database as being filled, so that no server opens it. StoreError if anything but an interrupted copy is
    there; that is deleted."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        kinds = [kind.name for kind in KINDS.values()]
        if await connection.fetchval("SELECT copying FROM saltsea"):
            await connection.execute(f"TRUNCATE {', '.join(kinds)}, fences")
        for kind in kinds:
            if await connection.fetchval(f"SELECT EXISTS (SELECT FROM {kind})"):
                raise StoreError(f"{name} is not empty: {kind} are there already, and stay as they are")
        await connection.execute("UPDATE saltsea SET copying = true")

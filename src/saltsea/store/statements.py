"""From rows to SQL and back. A kind of row is a table, a field is a column of the same name."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from saltsea.store.checksums import COLUMN, OnDamage, Value, checksum, fits
from saltsea.store.rows import (
    AccountRow,
    BlockRow,
    ClashRow,
    FenceRow,
    GameRow,
    LineRow,
    LogbookRow,
    NoteRow,
    OutboxRow,
    OwnChapterRow,
    PersonRow,
    ProgressRow,
    ReminderRow,
    Row,
    SaidRow,
    SailorRow,
    SessionRow,
    TableRow,
    VoyageRow,
)

AnyRow = TypeVar("AnyRow", bound=Row)


class RowKind(msgspec.Struct, frozen=True):
    """The table of a kind of row, and its key fields."""

    name: str
    key: tuple[str, ...]
    once: bool = False
    """Never overwritten under the same key."""


KINDS: Final[Mapping[type[Row], RowKind]] = {
    TableRow: RowKind("tables", ("id",)),
    PersonRow: RowKind("people", ("table", "person")),
    GameRow: RowKind("games", ("id",)),
    LineRow: RowKind("lines", ("game", "line"), once=True),
    ClashRow: RowKind("clashes", ("game", "number"), once=True),
    SaidRow: RowKind("said", ("table", "n"), once=True),
    NoteRow: RowKind("notes", ("name",)),
    ReminderRow: RowKind("reminders", ("table", "person", "way")),
    OutboxRow: RowKind("outbox", ("id",)),
    AccountRow: RowKind("accounts", ("id",)),
    SessionRow: RowKind("sessions", ("key",)),
    ProgressRow: RowKind("campaigns", ("account", "game")),
    BlockRow: RowKind("blocks", ("id",)),
    LogbookRow: RowKind("logbooks", ("key", "game")),
    OwnChapterRow: RowKind("own_chapters", ("table",)),
    VoyageRow: RowKind("voyages", ("id",)),
    SailorRow: RowKind("sailors", ("who",)),
}
"""All that is copied to another store, what others belong to first."""
ALL_KINDS: Final[Mapping[type[Row], RowKind]] = {**KINDS, FenceRow: RowKind("fences", ("table",))}


def quoted(name: str) -> str:
    """A column; quoted, because one is called `table`."""
    return f'"{name}"'


def _listed(names: Sequence[str]) -> str:
    return ", ".join(quoted(name) for name in names)


def _insert(row: type[Row]) -> str:
    kind, fields = ALL_KINDS[row], (*row.__struct_fields__, COLUMN)
    insert = f"INSERT INTO {kind.name} ({_listed(fields)}) VALUES ({', '.join('?' for _ in fields)})"
    if kind.once:
        return insert
    # Not REPLACE: that would delete the old row first, and with it all that belongs to it.
    changed = ", ".join(f'"{field}" = excluded."{field}"' for field in fields if field not in kind.key)
    return f"{insert} ON CONFLICT ({_listed(kind.key)}) DO UPDATE SET {changed}"


_INSERTS: Final = {row: _insert(row) for row in ALL_KINDS}
_SELECTS: Final = {row: f"SELECT {_listed(row.__struct_fields__)} FROM {KINDS[row].name}" for row in KINDS}


def keep(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Write these rows in order: a game comes before its lines."""
    for row in rows:
        values = msgspec.structs.astuple(row)
        connection.execute(_INSERTS[type(row)], (*values, checksum(values)))


def read(connection: sqlite3.Connection, row: type[AnyRow], rest: str, values: Sequence[Value]) -> list[AnyRow]:
    """The rows of a kind that match the rest of a SELECT."""
    return _made(row, connection.execute(f"{_SELECTS[row]} {rest}", values).fetchall())


def read_pages(
    connection: sqlite3.Connection, row: type[AnyRow], size: int, on_damage: OnDamage
) -> Iterator[list[AnyRow]]:
    """All rows of a kind by their keys, page by page, so that not all are in memory at once. Each is compared with its
    checksum."""
    found = connection.execute(select_all(row))
    while page := found.fetchmany(size):
        rows = _made(row, [values[:-1] for values in page])
        for one, values in zip(rows, page, strict=True):
            if not fits(values[:-1], values[-1]):
                on_damage(ALL_KINDS[row].name, key_in_words(one))
        yield rows


def select_all(row: type[Row]) -> str:
    """All rows of a kind by their keys, each with its checksum behind it."""
    kind, columns = ALL_KINDS[row], (*row.__struct_fields__, COLUMN)
    return f"SELECT {_listed(columns)} FROM {kind.name} ORDER BY {_listed(kind.key)}"


def key_in_words(row: Row) -> str:
    """Which row it is; the rest may be a secret. Keys that are hashes of secrets are cut."""
    return " ".join(f"{str(getattr(row, field))[:12]!r}" for field in ALL_KINDS[type(row)].key)


def _made(row: type[AnyRow], found: Sequence[Sequence[Value]]) -> list[AnyRow]:
    fields = row.__struct_fields__
    return [row(**dict(zip(fields, values, strict=True))) for values in found]


def where(conditions: Mapping[str, Value | bool]) -> tuple[str, list[Value]]:
    """The WHERE of the conditions that were given: a value to be equal to; True and False for a field that is set."""
    parts: list[str] = []
    values: list[Value] = []
    for field, wanted in conditions.items():
        if isinstance(wanted, bool):
            parts.append(f'"{field}" IS {"NOT " if wanted else ""}NULL')
        elif wanted is not None:
            parts.append(f'"{field}" = ?')
            values.append(wanted)
    return (f"WHERE {' AND '.join(parts)}" if parts else ""), values

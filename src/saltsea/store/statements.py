"""From rows to SQL and back. A kind of row is a table, a field is a column of the same name."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

import msgspec

from saltsea.store.rows import (
    AccountRow,
    BlockRow,
    CampaignRow,
    ClashRow,
    GameRow,
    LineRow,
    LogbookRow,
    NoteRow,
    OutboxRow,
    OwnChapterRow,
    PersonRow,
    ReminderRow,
    Row,
    Rows,
    SaidRow,
    SailorRow,
    SessionRow,
    TableRow,
    VoyageRow,
)

AnyRow = TypeVar("AnyRow", bound=Row)
Value: TypeAlias = str | int | bytes | None


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
    CampaignRow: RowKind("campaigns", ("account", "game")),
    BlockRow: RowKind("blocks", ("id",)),
    LogbookRow: RowKind("logbooks", ("key", "game")),
    OwnChapterRow: RowKind("own_chapters", ("table",)),
    VoyageRow: RowKind("voyages", ("id",)),
    SailorRow: RowKind("sailors", ("who",)),
}


def quoted(name: str) -> str:
    """A column; quoted, because one is called `table`."""
    return f'"{name}"'


def _listed(names: Sequence[str]) -> str:
    return ", ".join(quoted(name) for name in names)


def _insert(row: type[Row]) -> str:
    kind, fields = KINDS[row], row.__struct_fields__
    insert = f"INSERT INTO {kind.name} ({_listed(fields)}) VALUES ({', '.join('?' for _ in fields)})"
    if kind.once:
        return insert
    # Not REPLACE: that would delete the old row first, and with it all that belongs to it.
    changed = ", ".join(f'"{field}" = excluded."{field}"' for field in fields if field not in kind.key)
    return f"{insert} ON CONFLICT ({_listed(kind.key)}) DO UPDATE SET {changed}"


_INSERTS: Final = {row: _insert(row) for row in KINDS}
_SELECTS: Final = {row: f"SELECT {_listed(row.__struct_fields__)} FROM {KINDS[row].name}" for row in KINDS}


def keep(connection: sqlite3.Connection, rows: Sequence[Rows]) -> None:
    """Write these rows in order: a game comes before its lines."""
    for row in rows:
        connection.execute(_INSERTS[type(row)], msgspec.structs.astuple(row))


def read(connection: sqlite3.Connection, row: type[AnyRow], rest: str, values: Sequence[Value]) -> list[AnyRow]:
    """The rows of a kind that match the rest of a SELECT."""
    return _made(row, connection.execute(f"{_SELECTS[row]} {rest}", values).fetchall())


def read_pages(connection: sqlite3.Connection, row: type[AnyRow], rest: str, size: int) -> Iterator[list[AnyRow]]:
    """The same page by page, so that not all are in memory at once."""
    found = connection.execute(f"{_SELECTS[row]} {rest}")
    while page := found.fetchmany(size):
        yield _made(row, page)


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

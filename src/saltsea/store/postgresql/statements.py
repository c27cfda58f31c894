"""From rows to PostgreSQL and back. Rows of one kind are one statement, whose arguments are columns."""

import types
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Final, TypeAlias, Union, get_args, get_origin, get_type_hints

import asyncpg
import msgspec

from saltsea.store.checksums import COLUMN, Value, checksum
from saltsea.store.rows import Row, Rows
from saltsea.store.statements import ALL_KINDS, KINDS, AnyRow

BIGGEST: Final = 2**63 - 1
_TYPES: Final[Mapping[object, str]] = {str: "text", int: "bigint", bytes: "bytea"}
Key: TypeAlias = tuple[Value, ...]


# --- values ---

# PostgreSQL keeps no NUL in a text. These two stand for \0 and \1, and all texts keep their order.
_NUL, _ONE, _MARK = "\x01\x02", "\x01\x03", "\x01"


def to_text(text: str) -> str:
    """A text as PostgreSQL keeps it."""
    if "\0" in text or _MARK in text:
        return text.replace(_MARK, _ONE).replace("\0", _NUL)
    return text


def from_text(kept: str) -> str:
    """A text as it was given."""
    return kept.replace(_NUL, "\0").replace(_ONE, _MARK) if _MARK in kept else kept


def to_value(value: Value) -> Value:
    """A value to ask with; a number that is too big for the database is bigger than all there."""
    if isinstance(value, str):
        return to_text(value)
    return max(-BIGGEST, min(BIGGEST, value)) if isinstance(value, int) else value


@cache
def numbered(statement: str) -> str:
    """A statement with $1, $2 … in place of its question marks."""
    parts = statement.split("?")
    return "".join(f"{part}${place}" for place, part in enumerate(parts[:-1], 1)) + parts[-1]


# --- statements ---


def listed(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def type_of(hint: object) -> str:
    """The type of a column, by that of its field."""
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (part for part in get_args(hint) if part is not type(None))
    return _TYPES[hint]


def _insert(row: type[Row]) -> str:
    kind, fields = ALL_KINDS[row], (*row.__struct_fields__, COLUMN)
    hints = {**get_type_hints(row), COLUMN: int}
    columns = ", ".join(f"${place}::{type_of(hints[field])}[]" for place, field in enumerate(fields, 1))
    insert = f"INSERT INTO {kind.name} ({listed(fields)}) SELECT * FROM unnest({columns})"
    if kind.once:
        return insert
    changed = [f'"{field}" = excluded."{field}"' for field in fields if field not in kind.key]
    return f"{insert} ON CONFLICT ({listed(kind.key)}) DO UPDATE SET {', '.join(changed)}"


_INSERTS: Final = {row: _insert(row) for row in ALL_KINDS}
SELECTS: Final = {row: f"SELECT {listed(row.__struct_fields__)} FROM {KINDS[row].name}" for row in KINDS}


async def keep(connection: asyncpg.Connection, row: type[Row], rows: Sequence[Row]) -> None:
    """Write rows of one kind. No key may be there twice."""
    values = map(msgspec.structs.astuple, rows)
    columns = zip(*((*row, checksum(row)) for row in values), strict=True)
    await connection.execute(_INSERTS[row], *(_column(column) for column in columns))


def _column(values: Sequence[Value]) -> Sequence[Value]:
    return [to_text(value) if isinstance(value, str) else value for value in values]


def made(row: type[AnyRow], found: Iterable[asyncpg.Record]) -> list[AnyRow]:
    """The rows that a SELECT has found."""
    return [made_one(row, as_given(values)) for values in found]


def made_one(row: type[AnyRow], values: Sequence[Value]) -> AnyRow:
    return row(**dict(zip(row.__struct_fields__, values, strict=True)))


def as_given(found: Iterable[Value]) -> list[Value]:
    """Values as they were before the database kept them."""
    return [_value(value) for value in found]


def _value(value: Value) -> Value:
    return from_text(value) if isinstance(value, str) else value


# --- batches ---


def key_of(row: Row) -> Key:
    return tuple(getattr(row, field) for field in KINDS[type(row)].key)


def batched(requests: Iterable[Sequence[Rows]]) -> dict[type[Row], list[Row]]:
    """The rows of several requests by kind, what others belong to first.

    Of a row that is written twice the last counts. They are sorted, so that two nodes that write the same rows wait for
    each other and never both at once. A line that is there twice stays so, for the database to refuse."""
    kinds: dict[type[Row], dict[Key, Row]] = {}
    for place, row in enumerate(chain.from_iterable(requests)):
        key = (*key_of(row), place) if KINDS[type(row)].once else key_of(row)
        kinds.setdefault(type(row), {})[key] = row
    return {kind: [row for _, row in sorted(kinds[kind].items())] for kind in KINDS if kind in kinds}


_PARENTS: Final[Mapping[str, str]] = {"table": "tables", "game": "games", "account": "accounts"}


def in_order(rows: Sequence[Rows]) -> bool:
    """Whether no row comes before the one that it belongs to, so that they may be written kind by kind."""
    if len(rows) < 2:
        return True
    later: set[tuple[str, Value]] = set()
    for row in reversed(rows):
        if not later.isdisjoint(_belongs_to(row)):
            return False
        key = key_of(row)
        if len(key) == 1:
            later.add((KINDS[type(row)].name, key[0]))
    return True


def _belongs_to(row: Row) -> Iterable[tuple[str, Value]]:
    """What a row may belong to; one parent too many does no harm."""
    for field, name in _PARENTS.items():
        if hasattr(row, field):
            yield name, getattr(row, field)
    if KINDS[type(row)].name == "voyages":
        yield "games", getattr(row, "id", None)

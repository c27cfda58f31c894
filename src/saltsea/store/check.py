"""Validation of rows: fields of the wrong type, or too big to be stored and read back unchanged, are refused."""

from collections.abc import Sequence
from functools import cache
from typing import Final, get_args, get_type_hints

import msgspec

from saltsea.store.port import Fence, FencedError, StoreError
from saltsea.store.rows import Row, Rows

_BIGGEST: Final = 2**63 - 1
_PLAIN: Final = frozenset({str, int, bytes, type(None)})


def check_rows(rows: Sequence[Rows]) -> None:
    """Raise StoreError for the first invalid row. Called before anything is written, so that all stores refuse the
    same."""
    for row in rows:
        try:
            _check(row)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            # Not the row itself: it may hold a secret, and errors are logged.
            raise StoreError(f"this {type(row).__name__} cannot be kept: {error}") from error


def check_claim(table: str, number: int) -> None:
    """Raise StoreError for a claim that no store could keep."""
    if not 0 <= number < _BIGGEST:
        raise StoreError(f"the claim of table {table!r} cannot be kept: {number} is no number of a fence")


def check_fence(fence: Fence, in_force: int | None) -> None:
    """Raise FencedError if the fence is not the one in force; None if no node has claimed the table."""
    if fence.number != in_force:
        known = "no server has claimed it" if in_force is None else f"now number {in_force} has it"
        raise FencedError(f"this process has lost table {fence.table!r}: it was number {fence.number}, and {known}")


def check_newer(table: str, asked: int, in_force: int | None) -> None:
    """Raise FencedError if the number of a claim is not above the one in force."""
    if in_force is not None and asked <= in_force:
        raise FencedError(f"table {table!r} was claimed meanwhile: it was to be number {asked}, and {in_force} has it")


def next_number(asked: int, in_force: int | None) -> int:
    """The number of a new claim: it never goes back, not even when those who claim have begun to count anew."""
    return asked if in_force is None else max(asked, in_force + 1)


def _check(row: Row) -> None:
    if _is_plain(row):
        return
    # A Struct checks nothing when it is made. The dictionary is needed: msgspec believes a Struct of the right type.
    msgspec.convert(msgspec.structs.asdict(row), type(row), builtin_types=(bytes,))
    for value in msgspec.structs.astuple(row):
        if isinstance(value, str):
            value.encode()
        elif isinstance(value, int) and not -_BIGGEST <= value <= _BIGGEST:
            raise ValueError(f"{value} is too big")


def _is_plain(row: Row) -> bool:
    """Whether every field is plainly what its type says, as nearly always: a look that takes a third of the time. Only
    what it cannot decide is worth the whole check, which has words for what is wrong."""
    values = msgspec.structs.astuple(row)
    for value, kinds in zip(values, _kinds_of(type(row)), strict=True):
        kind = type(value)
        if kind not in kinds or (kind is int and not -_BIGGEST <= value <= _BIGGEST):
            return False
        if kind is str and not value.isascii():
            return False  # it may hold half a character
    return True


@cache
def _kinds_of(row: type[Row]) -> list[tuple[type, ...]]:
    """The types that a value of each field may have. A field of any other type is left to the whole check."""
    hints = get_type_hints(row)
    return [
        kinds if all(kind in _PLAIN for kind in kinds) else ()
        for kinds in (get_args(hints[name]) or (hints[name],) for name in row.__struct_fields__)
    ]

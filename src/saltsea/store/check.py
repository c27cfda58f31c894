"""Validation of rows: fields of the wrong type, or too big to be stored and read back unchanged, are refused."""

from collections.abc import Sequence
from typing import Final

import msgspec

from saltsea.store.port import StoreError
from saltsea.store.rows import Row, Rows

_BIGGEST: Final = 2**63 - 1


def check_rows(rows: Sequence[Rows]) -> None:
    """Raise StoreError for the first invalid row. Called before anything is written, so that all stores refuse the
    same."""
    for row in rows:
        try:
            _check(row)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            # Not the row itself: it may hold a secret, and errors are logged.
            raise StoreError(f"this {type(row).__name__} cannot be kept: {error}") from error


def _check(row: Row) -> None:
    # A Struct checks nothing when it is made. The dictionary is needed: msgspec believes a Struct of the right type.
    msgspec.convert(msgspec.structs.asdict(row), type(row), builtin_types=(bytes,))
    for value in msgspec.structs.astuple(row):
        if isinstance(value, str):
            value.encode()
        elif isinstance(value, int) and not -_BIGGEST <= value <= _BIGGEST:
            raise ValueError(f"{value} is too big")

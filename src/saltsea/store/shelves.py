"""How the store in memory keeps rows: dictionaries whose changes can be undone."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVar

from saltsea.store.port import StoreError

Key = TypeVar("Key")
AnyRow = TypeVar("AnyRow")
Undo: TypeAlias = list[Callable[[], object]]
"""The steps that undo the changes so far, the last one last."""


def demand(fulfilled: object, why: str) -> None:
    """Refuse a write that a database would refuse."""
    if not fulfilled:
        raise StoreError(f"this was refused: {why}")


def put(shelf: dict[Key, AnyRow], key: Key, row: AnyRow, undo: Undo) -> None:
    """Store a row, and note how to undo it."""
    undo.append(partial(shelf.__setitem__, key, shelf[key]) if key in shelf else partial(shelf.pop, key))
    shelf[key] = row


def by_number(shelf: dict[int, AnyRow]) -> list[AnyRow]:
    return [shelf[number] for number in sorted(shelf)]

"""How the store in memory keeps rows: dictionaries whose changes can be undone."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVar

from saltsea.store.check import check_fence
from saltsea.store.locks import LocalLocks
from saltsea.store.port import Fence, StoreError
from saltsea.store.rows import (
    AccountRow,
    BlockRow,
    ClashRow,
    GameRow,
    LineRow,
    LogbookRow,
    NoteRow,
    OutboxRow,
    OwnChapterRow,
    PersonRow,
    ProgressRow,
    ReminderRow,
    SaidRow,
    SailorRow,
    SessionRow,
    TableRow,
    VoyageRow,
)

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


class Shelves(LocalLocks):
    """All rows, by their keys. Data of a table or a game is kept under it, by number."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[str, TableRow] = {}
        self._people: dict[str, dict[int, PersonRow]] = {}
        self._games: dict[str, GameRow] = {}
        self._lines: dict[str, dict[int, LineRow]] = {}
        self._clashes: dict[str, dict[int, ClashRow]] = {}
        self._said: dict[str, dict[int, SaidRow]] = {}
        self._notes: dict[str, NoteRow] = {}
        self._reminders: dict[tuple[str, int, str], ReminderRow] = {}
        self._outbox: dict[str, OutboxRow] = {}
        self._accounts: dict[str, AccountRow] = {}
        self._sessions: dict[str, SessionRow] = {}
        self._progress: dict[tuple[str, str], ProgressRow] = {}
        self._blocks: dict[str, BlockRow] = {}
        self._logbooks: dict[tuple[str, str], LogbookRow] = {}
        self._own_chapters: dict[str, OwnChapterRow] = {}
        self._voyages: dict[str, VoyageRow] = {}
        self._sailors: dict[str, SailorRow] = {}
        self._fences: dict[str, int] = {}
        self._closed = False

    def _check_open(self, fence: Fence | None = None) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        if fence is not None:
            check_fence(fence, self._fences.get(fence.table))

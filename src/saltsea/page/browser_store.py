"""The store inside a page: in memory, and every row is handed on to be kept in the browser."""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence
from saltsea.store.rows import (
    ClashRow,
    GameRow,
    LineRow,
    LogbookRow,
    NoteRow,
    OwnChapterRow,
    PersonRow,
    Row,
    Rows,
    SaidRow,
    SailorRow,
    TableRow,
    VoyageRow,
)

log = logging.getLogger(__name__)

KINDS: Final[dict[str, type[Row]]] = {
    kind.__name__: kind
    for kind in (
        TableRow,
        PersonRow,
        OwnChapterRow,
        GameRow,
        LineRow,
        ClashRow,
        SaidRow,
        VoyageRow,
        NoteRow,
        LogbookRow,
        SailorRow,
    )
}
"""What a page keeps, in the order in which it is read back: what others belong to comes first. Accounts, their sessions
and reminders are a server's."""
KEYS: Final = {
    "TableRow": ("id",),
    "PersonRow": ("table", "person"),
    "OwnChapterRow": ("table",),
    "GameRow": ("id",),
    "LineRow": ("game", "line"),
    "ClashRow": ("game", "number"),
    "SaidRow": ("table", "n"),
    "VoyageRow": ("id",),
    "NoteRow": ("name",),
    "LogbookRow": ("key", "game"),
    "SailorRow": ("who",),
}


class BrowserRow(msgspec.Struct, frozen=True):
    """A row as the browser keeps it: under its key, and the newest of a key counts."""

    key: str
    kind: str
    order: int
    """The number of a line, of a word or of a clash: they are read back in this order."""
    body: str


Keep = Callable[[bytes], None]
"""Hands rows on, as a JSON list of `KeptRow`. It does not wait: the browser writes them in the order they come in."""
Drop = Callable[[bytes], None]
"""Tells which keys are gone, as a JSON list."""


class BrowserStore(MemoryStore):
    """A store in memory whose rows are handed on after each write."""

    def __init__(self, keep: Keep, drop: Drop) -> None:
        super().__init__()
        self.keep = keep
        self.drop = drop

    async def load(self, kept: Sequence[BrowserRow]) -> None:
        """Read back what the browser has kept."""
        places = {name: place for place, name in enumerate(KINDS)}
        known = [row for row in kept if row.kind in KINDS]
        for row in sorted(known, key=lambda row: (places[row.kind], row.order)):
            try:
                await super().write([msgspec.json.decode(row.body, type=KINDS[row.kind])])  # type: ignore[list-item]
            except (msgspec.DecodeError, KeyError, ValueError):
                log.exception("a kept row could not be read, and is left where it is: %s", row.kind)

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        await super().write(rows, fence)
        self.keep(msgspec.json.encode([browser_row(row) for row in rows if type(row).__name__ in KINDS]))

    async def forget_table(self, id: str, fence: Fence | None = None) -> None:
        gone = [key_of(row) for row in self.rows_of_table(id)]
        await super().forget_table(id, fence)
        self.drop(msgspec.json.encode(gone))

    async def forget_game(self, id: str, fence: Fence | None = None) -> None:
        row = self._games.get(id)
        gone = [] if row is None else [key_of(one) for one in self.rows_of_game(row)]
        await super().forget_game(id, fence)
        self.drop(msgspec.json.encode(gone))

    async def forget_logbook(self, key: str, game: str) -> None:
        row = self._logbooks.get((key, game))
        await super().forget_logbook(key, game)
        self.drop(msgspec.json.encode([] if row is None else [key_of(row)]))

    async def forget_person(self, table: str, person: int, fence: Fence | None = None) -> None:
        said = [key_of(row) for row in self._said.get(table, {}).values() if row.person == person]
        await super().forget_person(table, person, fence)
        self.drop(msgspec.json.encode(said))
        self.keep(msgspec.json.encode([browser_row(row) for row in self._people.get(table, {}).values()]))

    def rows_of_table(self, id: str) -> Iterator[Row]:
        """A table and all that belongs to it."""
        yield from (row for row in (self._tables.get(id), self._own_chapters.get(id)) if row is not None)
        yield from self._people.get(id, {}).values()
        yield from self._said.get(id, {}).values()
        for game in [row for row in self._games.values() if row.table == id]:
            yield from self.rows_of_game(game)

    def rows_of_game(self, game: GameRow) -> Iterator[Row]:
        """A game and all that belongs to it."""
        yield game
        yield from self._lines.get(game.id, {}).values()
        yield from self._clashes.get(game.id, {}).values()
        yield from (row for row in (self._voyages.get(game.id),) if row is not None)


def rows_in(kept: str) -> list[BrowserRow]:
    """The rows that the browser has kept. One that is none of ours hides none of the others."""
    found = []
    for one in msgspec.json.decode(kept, type=list[msgspec.Raw]):
        try:
            found.append(msgspec.json.decode(one, type=BrowserRow))
        except msgspec.DecodeError:
            log.exception("what the browser kept is no row, and is left where it is")
    return found


def browser_row(row: Row) -> BrowserRow:
    kind = type(row).__name__
    parts = [getattr(row, name) for name in KEYS[kind]]
    order = parts[-1] if isinstance(parts[-1], int) else 0
    return BrowserRow(key_of(row), kind, order, msgspec.json.encode(row).decode())


def key_of(row: Row) -> str:
    kind = type(row).__name__
    return "/".join([kind, *(str(getattr(row, name)) for name in KEYS[kind])])

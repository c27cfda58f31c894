"""What both databases are asked, in the SQL that both understand: a question mark is a value."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from saltsea.store.checksums import OnDamage, Value, refuse
from saltsea.store.port import Due
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
    Wall,
)
from saltsea.store.statements import AnyRow, where

_AFTER: Final = "started <= ? AND (started < ? OR number < ? OR (number = ? AND id > ?))"
"""What comes after a game, the last started first; the first condition is for the index."""

UNFINISHED: Final = """SELECT id FROM tables WHERE touched < ? AND phase != 'over'
    AND NOT EXISTS (SELECT 1 FROM people WHERE "table" = tables.id AND account IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM games WHERE "table" = tables.id AND ended IS NOT NULL)"""


class StoreSnapshot(Protocol):
    """All rows of a store at one instant."""

    without_checksum: int
    """How many of the rows that were read have none yet."""

    def pages(self, row: type[AnyRow], size: int) -> AsyncIterator[list[AnyRow]]:
        """The rows of a kind by their keys, page by page."""
        ...


class SqlReading(ABC):
    """The reading half of a Store in a database."""

    @abstractmethod
    async def _rows(self, row: type[AnyRow], rest: str, *values: Value) -> list[AnyRow]:
        """The rows of a kind that match the rest of a SELECT."""

    @abstractmethod
    def snapshot(self, on_damage: OnDamage = refuse) -> "AbstractAsyncContextManager[StoreSnapshot]":
        """All rows of one instant, whatever is written meanwhile. Each is compared with its checksum."""

    @abstractmethod
    async def _found(self, statement: str, *values: Value) -> list[tuple[Value, ...]]:
        """What a SELECT of some columns finds."""

    async def _values(self, statement: str, *values: Value) -> list[Value]:
        """What a SELECT of one column finds."""
        return [value for (value,) in await self._found(statement, *values)]

    async def _row(self, row: type[AnyRow], rest: str, *values: Value) -> AnyRow | None:
        return next(iter(await self._rows(row, rest, *values)), None)

    async def table(self, id: str) -> TableRow | None:
        return await self._row(TableRow, "WHERE id = ?", id)

    async def tables(self, *, phase: str | None = None, listing: str | None = None, most: int = 100) -> list[TableRow]:
        asked, values = where({"phase": phase, "listing": listing})
        return await self._rows(TableRow, f"{asked} ORDER BY touched DESC, id LIMIT ?", *values, max(most, 0))

    async def table_ids(self, phase: str, after: str = "", most: int = 100) -> list[str]:
        order = "SELECT id FROM tables WHERE phase = ? AND id > ? ORDER BY id LIMIT ?"
        return [str(id) for id in await self._values(order, phase, after, max(most, 0))]

    async def tables_due(self, before: Wall, most: int = 100) -> list[TableRow]:
        return await self._rows(TableRow, "WHERE due <= ? ORDER BY due, id LIMIT ?", before, max(most, 0))

    async def due_ids(self, before: Wall, after: Due | None = None, most: int = 100) -> list[Due]:
        asked = "due <= ?" if after is None else "due <= ? AND (due, id) > (?, ?)"
        order = f"SELECT due, id FROM tables WHERE {asked} ORDER BY due, id LIMIT ?"
        found = await self._found(order, before, *(after or ()), max(most, 0))
        return [Due(int(str(due)), str(id)) for due, id in found]

    async def unfinished(self, before: Wall) -> list[str]:
        return [str(id) for id in await self._values(f"{UNFINISHED} ORDER BY id", before)]

    async def people(self, table: str) -> list[PersonRow]:
        return await self._rows(PersonRow, 'WHERE "table" = ? ORDER BY person', table)

    async def person_tables(self, account: str) -> list[PersonRow]:
        return await self._rows(PersonRow, 'WHERE account = ? ORDER BY "table", person', account)

    async def game(self, id: str) -> GameRow | None:
        return await self._row(GameRow, "WHERE id = ?", id)

    async def games(
        self,
        *,
        table: str | None = None,
        game: str | None = None,
        over: bool | None = None,
        after: GameRow | None = None,
        most: int = 100,
    ) -> list[GameRow]:
        asked, values = where({"table": table, "game": game, "ended": over})
        if after is not None:
            asked = f"{asked} AND {_AFTER}" if asked else f"WHERE {_AFTER}"
            values += [after.started, after.started, after.number, after.number, after.id]
        order = "ORDER BY started DESC, number DESC, id LIMIT ?"
        return await self._rows(GameRow, f"{asked} {order}", *values, max(most, 0))

    async def lines(self, game: str) -> list[LineRow]:
        return await self._rows(LineRow, "WHERE game = ? ORDER BY line", game)

    async def line_count(self, game: str) -> int:
        (found,) = await self._values("SELECT count(*) FROM lines WHERE game = ?", game)
        return int(found or 0)

    async def clashes(self, game: str) -> list[ClashRow]:
        return await self._rows(ClashRow, "WHERE game = ? ORDER BY number", game)

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        order = 'WHERE "table" = ? AND n > ? ORDER BY n DESC LIMIT ?'
        return (await self._rows(SaidRow, order, table, since, max(most, 0)))[::-1]

    async def note(self, name: str) -> bytes | None:
        found = await self._row(NoteRow, "WHERE name = ?", name)
        return None if found is None else found.body

    async def notes(self, start: str, most: int = 100) -> list[NoteRow]:
        # Not LIKE, for which some characters mean others.
        order = "WHERE substr(name, 1, length(?)) = ? ORDER BY name DESC LIMIT ?"
        return await self._rows(NoteRow, order, start, start, max(most, 0))

    async def reminders(self, table: str) -> list[ReminderRow]:
        return await self._rows(ReminderRow, 'WHERE "table" = ? ORDER BY person, way', table)

    async def outbox(self, due: Wall, most: int = 100) -> list[OutboxRow]:
        return await self._rows(OutboxRow, "WHERE due <= ? ORDER BY due, id LIMIT ?", due, max(most, 0))

    async def account(self, id: str) -> AccountRow | None:
        return await self._row(AccountRow, "WHERE id = ?", id)

    async def account_called(self, folded: str) -> AccountRow | None:
        return await self._row(AccountRow, "WHERE folded = ?", folded)

    async def session(self, key: str) -> SessionRow | None:
        return await self._row(SessionRow, "WHERE key = ?", key)

    async def sessions(self, account: str) -> list[SessionRow]:
        return await self._rows(SessionRow, "WHERE account = ? ORDER BY seen DESC, key", account)

    async def progress(self, account: str) -> list[ProgressRow]:
        return await self._rows(ProgressRow, "WHERE account = ? ORDER BY game", account)

    async def blocks(self, account: str) -> list[BlockRow]:
        return await self._rows(BlockRow, "WHERE account = ? ORDER BY made DESC, id", account)

    async def logbook(self, key: str, game: str) -> LogbookRow | None:
        return await self._row(LogbookRow, "WHERE key = ? AND game = ?", key, game)

    async def own_chapter(self, table: str) -> OwnChapterRow | None:
        return await self._row(OwnChapterRow, 'WHERE "table" = ?', table)

    async def tables_with_chapters(self) -> set[str]:
        return {str(id) for id in await self._values('SELECT "table" FROM own_chapters WHERE length(body) > 0')}

    async def voyages(self, game: str, day: str, sea: str, most: int = 100) -> list[VoyageRow]:
        order = "WHERE game = ? AND day = ? AND sea = ? ORDER BY points DESC, ended, id LIMIT ?"
        return await self._rows(VoyageRow, order, game, day, sea, max(most, 0))

    async def sailor(self, who: str) -> SailorRow | None:
        return await self._row(SailorRow, "WHERE who = ?", who)

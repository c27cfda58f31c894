"""The reading half of the store in memory."""

from functools import partial

from saltsea.store.port import Due, OldLines
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
from saltsea.store.shelves import Shelves, by_number


class MemoryReading(Shelves):
    """What a store in dictionaries answers."""

    async def table(self, id: str) -> TableRow | None:
        self._check_open()
        return self._tables.get(id)

    async def tables(self, *, phase: str | None = None, listing: str | None = None, most: int = 100) -> list[TableRow]:
        self._check_open()
        found = [row for row in self._tables.values() if phase in (None, row.phase) and listing in (None, row.listing)]
        return sorted(found, key=lambda row: (-row.touched, row.id))[: max(most, 0)]

    async def table_ids(self, phase: str, after: str = "", most: int = 100) -> list[str]:
        self._check_open()
        found = sorted(row.id for row in self._tables.values() if row.phase == phase and row.id > after)
        return found[: max(most, 0)]

    async def tables_due(self, before: Wall, most: int = 100) -> list[TableRow]:
        self._check_open()
        return [self._tables[due.id] for due in await self.due_ids(before, most=most)]

    async def due_ids(self, before: Wall, after: Due | None = None, most: int = 100) -> list[Due]:
        self._check_open()
        found = [Due(row.due, row.id) for row in self._tables.values() if row.due is not None and row.due <= before]
        return [due for due in sorted(found) if after is None or due > after][: max(most, 0)]

    async def unfinished(self, before: Wall) -> list[str]:
        self._check_open()
        finished = {row.table for row in self._games.values() if row.ended is not None}
        known = {table for table, people in self._people.items() for row in people.values() if row.account is not None}
        old = [row.id for row in self._tables.values() if row.touched < before and row.phase != "over"]
        return sorted(table for table in old if table not in finished | known)

    async def people(self, table: str) -> list[PersonRow]:
        self._check_open()
        return by_number(self._people.get(table, {}))

    async def person_tables(self, account: str) -> list[PersonRow]:
        self._check_open()
        found = [row for known in self._people.values() for row in known.values() if row.account == account]
        return sorted(found, key=lambda row: (row.table, row.person))

    async def game(self, id: str) -> GameRow | None:
        self._check_open()
        return self._games.get(id)

    async def games(
        self,
        *,
        table: str | None = None,
        game: str | None = None,
        over: bool | None = None,
        after: GameRow | None = None,
        most: int = 100,
    ) -> list[GameRow]:
        self._check_open()
        named = [row for row in self._games.values() if table in (None, row.table) and game in (None, row.game)]
        found = [row for row in named if over in (None, row.ended is not None)]
        left = found if after is None else [row for row in found if _last_first(row) > _last_first(after)]
        return sorted(left, key=_last_first)[: max(most, 0)]

    async def lines(self, game: str) -> list[LineRow]:
        self._check_open()
        return by_number(self._lines.get(game, {}))

    def old_lines(self, game: str) -> OldLines | None:
        return partial(self._some_lines, game)

    def _some_lines(self, game: str, first: int, count: int) -> list[bytes]:
        self._check_open()
        found = self._lines.get(game, {})
        return [found[number].body for number in range(first, first + count) if number in found]

    async def line_count(self, game: str) -> int:
        self._check_open()
        return len(self._lines.get(game, {}))

    async def clashes(self, game: str) -> list[ClashRow]:
        self._check_open()
        return by_number(self._clashes.get(game, {}))

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        self._check_open()
        found = [row for row in by_number(self._said.get(table, {})) if row.n > since]
        return found[max(len(found) - max(most, 0), 0) :]

    async def note(self, name: str) -> bytes | None:
        self._check_open()
        return self._notes[name].body if name in self._notes else None

    async def notes(self, start: str, most: int = 100) -> list[NoteRow]:
        self._check_open()
        found = sorted((name for name in self._notes if name.startswith(start)), reverse=True)
        return [self._notes[name] for name in found[: max(most, 0)]]

    async def reminders(self, table: str) -> list[ReminderRow]:
        self._check_open()
        found = [row for row in self._reminders.values() if row.table == table]
        return sorted(found, key=lambda row: (row.person, row.way))

    async def outbox(self, due: Wall, most: int = 100) -> list[OutboxRow]:
        self._check_open()
        found = [row for row in self._outbox.values() if row.due <= due]
        return sorted(found, key=lambda row: (row.due, row.id))[: max(most, 0)]

    async def account(self, id: str) -> AccountRow | None:
        self._check_open()
        return self._accounts.get(id)

    async def account_called(self, folded: str) -> AccountRow | None:
        self._check_open()
        return next((row for row in self._accounts.values() if row.folded == folded), None)

    async def session(self, key: str) -> SessionRow | None:
        self._check_open()
        return self._sessions.get(key)

    async def sessions(self, account: str) -> list[SessionRow]:
        self._check_open()
        found = [row for row in self._sessions.values() if row.account == account]
        return sorted(found, key=lambda row: (-row.seen, row.key))

    async def progress(self, account: str) -> list[ProgressRow]:
        self._check_open()
        return [row for _, row in sorted(self._progress.items()) if row.account == account]

    async def blocks(self, account: str) -> list[BlockRow]:
        self._check_open()
        found = [row for row in self._blocks.values() if row.account == account]
        return sorted(found, key=lambda row: (-row.made, row.id))

    async def logbook(self, key: str, game: str) -> LogbookRow | None:
        self._check_open()
        return self._logbooks.get((key, game))

    async def own_chapter(self, table: str) -> OwnChapterRow | None:
        self._check_open()
        return self._own_chapters.get(table)

    async def tables_with_chapters(self) -> set[str]:
        self._check_open()
        return {table for table, row in self._own_chapters.items() if row.body}

    async def voyages(self, game: str, day: str, sea: str, most: int = 100) -> list[VoyageRow]:
        self._check_open()
        found = [row for row in self._voyages.values() if (row.game, row.day, row.sea) == (game, day, sea)]
        return sorted(found, key=lambda row: (-row.points, row.ended, row.id))[: max(most, 0)]

    async def sailor(self, who: str) -> SailorRow | None:
        self._check_open()
        return self._sailors.get(who)


def _last_first(row: GameRow) -> tuple[int, int, str]:
    """The order of games: the last started first."""
    return -row.started, -row.number, row.id

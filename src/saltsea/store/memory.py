"""A store in memory: for tests, and for `--data :memory:`."""

from collections.abc import Callable, Collection, Sequence

import msgspec

from saltsea.store.check import check_claim, check_newer, check_rows, next_number
from saltsea.store.memory_reading import MemoryReading
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
    Rows,
    SaidRow,
    SailorRow,
    SessionRow,
    TableRow,
    VoyageRow,
    Wall,
    forgotten_person,
)
from saltsea.store.shelves import Undo, demand, put


class MemoryStore(MemoryReading):
    """A Store in dictionaries."""

    # --- writing ---

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        self._check_open(fence)
        check_rows(rows)
        undo: Undo = []
        try:
            for row in rows:
                self._keep(row, undo)
        except StoreError:
            for step in reversed(undo):
                step()
            raise

    async def claim(self, table: str, number: int, *, newer: bool = False) -> int:
        self._check_open()
        check_claim(table, number)
        if newer:
            check_newer(table, number, self._fences.get(table))
        self._fences[table] = next_number(number, self._fences.get(table))
        return self._fences[table]

    def _keep(self, row: Rows, undo: Undo) -> None:
        match row:
            case TableRow():
                put(self._tables, row.id, row, undo)
            case PersonRow() | GameRow() | SaidRow() | ReminderRow() | OutboxRow() | OwnChapterRow():
                self._keep_of_table(row, undo)
            case LineRow() | ClashRow() | VoyageRow():
                self._keep_of_game(row, undo)
            case AccountRow():
                same = [other.id for other in self._accounts.values() if other.folded == row.folded]
                demand(same in ([], [row.id]), "another account has this name")
                put(self._accounts, row.id, row, undo)
            case SessionRow() | ProgressRow() | BlockRow():
                self._keep_of_account(row, undo)
            case NoteRow():
                put(self._notes, row.name, row, undo)
            case LogbookRow():
                put(self._logbooks, (row.key, row.game), row, undo)
            case SailorRow():
                put(self._sailors, row.who, row, undo)

    def _keep_of_table(
        self, row: PersonRow | GameRow | SaidRow | ReminderRow | OutboxRow | OwnChapterRow, undo: Undo
    ) -> None:
        demand(row.table in self._tables, "there is no such table")
        match row:
            case PersonRow():
                put(self._people.setdefault(row.table, {}), row.person, row, undo)
            case GameRow():
                put(self._games, row.id, row, undo)
            case SaidRow():
                words = self._said.setdefault(row.table, {})
                demand(row.n not in words, "it is there already")
                put(words, row.n, row, undo)
            case ReminderRow():
                put(self._reminders, (row.table, row.person, row.way), row, undo)
            case OutboxRow():
                put(self._outbox, row.id, row, undo)
            case OwnChapterRow():
                put(self._own_chapters, row.table, row, undo)

    def _keep_of_game(self, row: LineRow | ClashRow | VoyageRow, undo: Undo) -> None:
        demand((row.id if isinstance(row, VoyageRow) else row.game) in self._games, "there is no such game")
        match row:
            case LineRow():
                lines = self._lines.setdefault(row.game, {})
                demand(row.line == len(lines), "a line follows the one before it")
                put(lines, row.line, row, undo)
            case ClashRow():
                clashes = self._clashes.setdefault(row.game, {})
                demand(row.number not in clashes, "it is there already")
                put(clashes, row.number, row, undo)
            case VoyageRow():
                put(self._voyages, row.id, row, undo)

    def _keep_of_account(self, row: SessionRow | ProgressRow | BlockRow, undo: Undo) -> None:
        demand(row.account in self._accounts, "there is no such account")
        match row:
            case SessionRow():
                put(self._sessions, row.key, row, undo)
            case ProgressRow():
                put(self._progress, (row.account, row.game), row, undo)
            case BlockRow():
                put(self._blocks, row.id, row, undo)

    async def forget_person(self, table: str, person: int, fence: Fence | None = None) -> None:
        self._check_open(fence)
        known = self._people.get(table, {})
        if person in known:
            known[person] = forgotten_person(table, person)
        words = self._said.get(table, {})
        self._said[table] = {n: row for n, row in words.items() if row.person != person}
        self._drop_reminders(lambda row: (row.table, row.person) == (table, person))
        for block in [block for block in self._blocks.values() if (block.table, block.person) == (table, person)]:
            self._blocks[block.id] = msgspec.structs.replace(block, name="")
        self._drop_blocks(lambda row: row.other is None and (row.table, row.person) == (table, person))

    async def forget_table(self, id: str, fence: Fence | None = None) -> None:
        self._check_open(fence)
        for game in [row.id for row in self._games.values() if row.table == id]:
            await self.forget_game(game)
        for shelf in (self._tables, self._people, self._said, self._own_chapters, self._fences):
            shelf.pop(id, None)
        self._drop_reminders(lambda row: row.table == id)
        self._drop_blocks(lambda row: row.other is None and row.table == id)

    async def forget_game(self, id: str, fence: Fence | None = None) -> None:
        self._check_open(fence)
        for of_game in (self._games, self._lines, self._clashes, self._voyages):
            of_game.pop(id, None)

    async def forget_account(self, id: str) -> None:
        for row in await self.person_tables(id):
            await self.forget_person(row.table, row.person)
        self._accounts.pop(id, None)
        self._sessions = {key: row for key, row in self._sessions.items() if row.account != id}
        self._progress = {key: row for key, row in self._progress.items() if row.account != id}
        self._drop_blocks(lambda row: id in (row.account, row.other))

    async def forget_session(self, key: str) -> None:
        self._check_open()
        self._sessions.pop(key, None)

    async def forget_block(self, account: str, id: str) -> None:
        self._check_open()
        self._drop_blocks(lambda row: (row.account, row.id) == (account, id))

    async def forget_sessions(self, account: str, but: str = "") -> None:
        for row in await self.sessions(account):
            if row.key != but:
                del self._sessions[row.key]

    async def forget_old_sessions(self, before: Wall) -> int:
        self._check_open()
        old = [row.key for row in self._sessions.values() if row.seen < before]
        for key in old:
            del self._sessions[key]
        return len(old)

    async def forget_reminders(self, table: str, person: int, way: str, fence: Fence | None = None) -> None:
        self._check_open(fence)
        self._drop_reminders(lambda row: (row.table, row.person, row.way) == (table, person, way))

    async def forget_old_reminders(self, before: Wall) -> int:
        self._check_open()
        old = {row.id for row in self._tables.values() if row.phase == "over" and row.touched < before}
        known = len(self._reminders)
        self._drop_reminders(lambda row: row.table in old)
        return known - len(self._reminders)

    async def forget_unsure(self, before: Wall) -> int:
        self._check_open()
        unsure = [key for key, row in self._reminders.items() if row.sure is None and row.asked < before]
        self._drop_reminders(lambda row: (row.table, row.person, row.way) in unsure)
        return len(unsure)

    async def forget_progress(self, account: str, game: str) -> None:
        self._check_open()
        self._progress.pop((account, game), None)

    async def forget_logbook(self, key: str, game: str) -> None:
        self._check_open()
        self._logbooks.pop((key, game), None)

    async def forget_old_logbooks(self, before: Wall) -> int:
        self._check_open()
        old = [key for key, row in self._logbooks.items() if row.touched < before]
        for key in old:
            del self._logbooks[key]
        return len(old)

    async def forget_old_sailors(self, before: str) -> int:
        self._check_open()
        old = [who for who, row in self._sailors.items() if row.day < before]
        for who in old:
            del self._sailors[who]
        return len(old)

    def _drop_blocks(self, unwanted: Callable[[BlockRow], bool]) -> None:
        self._blocks = {key: row for key, row in self._blocks.items() if not unwanted(row)}

    def _drop_reminders(self, unwanted: Callable[[ReminderRow | OutboxRow], bool]) -> None:
        self._reminders = {key: row for key, row in self._reminders.items() if not unwanted(row)}
        self._outbox = {key: row for key, row in self._outbox.items() if not unwanted(row)}

    async def outbox_done(self, *ids: str) -> None:
        self._check_open()
        for id in ids:
            self._outbox.pop(id, None)

    async def forget_said(self, before: Wall) -> int:
        self._check_open()
        old = [row for words in self._said.values() for row in words.values() if row.at < before]
        for row in old:
            del self._said[row.table][row.n]
        return len(old)

    async def forget_note(self, name: str) -> None:
        self._check_open()
        self._notes.pop(name, None)

    async def forget_unfinished(self, before: Wall, spare: Collection[str] = ()) -> int:
        gone = [table for table in await self.unfinished(before) if table not in spare]
        for table in gone:
            await self.forget_table(table)
        return len(gone)

    async def backup(self, to: str) -> None:
        raise StoreError(f"what is kept in memory alone cannot be copied to {to!r}")

    async def close(self) -> None:
        self._closed = True

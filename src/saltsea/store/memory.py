"""A store in memory: for tests, and for `--data :memory:`."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

import msgspec

from saltsea.store.check import check_claim, check_newer, check_rows, next_number
from saltsea.store.port import Due, Fence, OldLines, StoreError
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
    Rows,
    SaidRow,
    SailorRow,
    SessionRow,
    TableRow,
    VoyageRow,
    Wall,
)
from saltsea.store.shelves import Shelves, Undo, by_number, demand, put


class MemoryStore(Shelves):
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
            case SessionRow() | CampaignRow() | BlockRow():
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

    def _keep_of_account(self, row: SessionRow | CampaignRow | BlockRow, undo: Undo) -> None:
        demand(row.account in self._accounts, "there is no such account")
        match row:
            case SessionRow():
                put(self._sessions, row.key, row, undo)
            case CampaignRow():
                put(self._campaigns, (row.account, row.game), row, undo)
            case BlockRow():
                put(self._blocks, row.id, row, undo)

    async def forget_person(self, table: str, person: int, fence: Fence | None = None) -> None:
        self._check_open(fence)
        known = self._people.get(table, {})
        if person in known:
            known[person] = msgspec.structs.replace(known[person], name="", key="", account=None, logbook="", named=0)
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
        self._campaigns = {key: row for key, row in self._campaigns.items() if row.account != id}
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

    async def forget_campaign(self, account: str, game: str) -> None:
        self._check_open()
        self._campaigns.pop((account, game), None)

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

    # --- reading ---

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

    async def campaigns(self, account: str) -> list[CampaignRow]:
        self._check_open()
        return [row for _, row in sorted(self._campaigns.items()) if row.account == account]

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

    async def backup(self, to: str) -> None:
        raise StoreError(f"what is kept in memory alone cannot be copied to {to!r}")

    async def close(self) -> None:
        self._closed = True


def _last_first(row: GameRow) -> tuple[int, int, str]:
    """The order of games: the last started first."""
    return -row.started, -row.number, row.id

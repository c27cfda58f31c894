"""The port of a store. A write is durable when it returns; rows written together are all there or none."""

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol, TypeAlias

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
)


class StoreError(Exception):
    """The write failed: the disk is full, the file is gone. Nothing of it is stored."""


class FencedError(StoreError):
    """Another process has taken the table over since, so this one may not write it any more. Nothing is stored."""


class LockError(StoreError):
    """What was to be written under a lock could not be. Nothing is stored, so another try is safe."""


class BusyError(LockError):
    """Others have held a lock for so long that it is not waited for any more. Nothing is stored."""


class LockLostError(LockError):
    """The lock that this was to be written under is lost: this process slept, or the database was away. Others may have
    changed since what was read. Nothing is stored."""


class Due(NamedTuple):
    """A table with a stored deadline."""

    due: Wall
    id: str


class Fence(NamedTuple):
    """The right to write a table: the number that its owner got from `claim`. It ends when another process claims the
    table, and when the table is deleted."""

    table: str
    number: int


OldLines: TypeAlias = Callable[[int, int], list[bytes]]
"""The bodies of a game's lines from this number on, at most so many."""


class Store(Protocol):
    """Rows by their keys. A row with a known key replaces the old one; lines, clashes and chat messages are refused
    instead."""

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        """Store all rows, or raise StoreError and store none. A row comes after the table or game it belongs to, and a
        line after the one before it. FencedError if there is a fence and its number is not the one in force."""
        ...

    async def claim(self, table: str, number: int, *, newer: bool = False) -> int:
        """Take a table over: from now on its fence has the number that is returned, and every other one is refused.
        It is the number asked for, or the next above the last one in force, so that it never goes back. The table need
        not exist yet. With `newer` it is the number asked for, or FencedError if that is not above the one in force:
        an owner that comes too late takes nothing from another."""
        ...

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        """Hold a lock by name, against all processes that share this store: for what is read, decided upon and written.
        It ends with its process, and some seconds after its process has fallen asleep: what is written inside the block
        is refused then, with LockLostError. BusyError if others have it for too long. Hold it briefly, and several
        always in the same order."""
        ...

    async def table(self, id: str) -> TableRow | None: ...

    async def tables(self, *, phase: str | None = None, listing: str | None = None, most: int = 100) -> list[TableRow]:
        """The tables in this phase and listing, or in any; the last touched first."""
        ...

    async def table_ids(self, phase: str, after: str = "", most: int = 100) -> list[str]:
        """The codes of the tables in a phase, sorted, from the first after this one: page by page all of them, whatever
        changes meanwhile."""
        ...

    async def tables_due(self, before: Wall, most: int = 100) -> list[TableRow]:
        """The tables whose stored deadline is at this time or earlier, the longest due first."""
        ...

    async def due_ids(self, before: Wall, after: Due | None = None, most: int = 100) -> list[Due]:
        """The codes of these tables with their deadlines, in the same order, from the first after this one: page by
        page all of them."""
        ...

    async def unfinished(self, before: Wall) -> list[str]:
        """The tables that `forget_unfinished` would delete, sorted."""
        ...

    async def people(self, table: str) -> list[PersonRow]:
        """The people of a table, by number."""
        ...

    async def person_tables(self, account: str) -> list[PersonRow]:
        """The people that an account is at all tables."""
        ...

    async def game(self, id: str) -> GameRow | None: ...

    async def games(
        self,
        *,
        table: str | None = None,
        game: str | None = None,
        over: bool | None = None,
        after: GameRow | None = None,
        most: int = 100,
    ) -> list[GameRow]:
        """Games, the last started first; or those that come after this one in that order."""
        ...

    async def lines(self, game: str) -> list[LineRow]:
        """A game's lines in order."""
        ...

    def old_lines(self, game: str) -> OldLines | None:
        """Reads lines of a game at once, without a turn of the event loop: for a table that leaves its old ones here.
        None if this store is beyond a network."""
        ...

    async def line_count(self, game: str) -> int:
        """How many lines a game has, without reading them."""
        ...

    async def clashes(self, game: str) -> list[ClashRow]:
        """A game's clashes in order."""
        ...

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        """The last chat messages of a table with numbers above this one, in order."""
        ...

    async def note(self, name: str) -> bytes | None: ...

    async def notes(self, start: str, most: int = 100) -> list[NoteRow]:
        """The notes whose names begin like this, the last by name first."""
        ...

    async def reminders(self, table: str) -> list[ReminderRow]:
        """The reminders of a table, by person and channel."""
        ...

    async def outbox(self, due: Wall, most: int = 100) -> list[OutboxRow]:
        """Notifications that are due by this time, the longest due first."""
        ...

    async def account(self, id: str) -> AccountRow | None: ...

    async def account_called(self, folded: str) -> AccountRow | None: ...

    async def session(self, key: str) -> SessionRow | None: ...

    async def sessions(self, account: str) -> list[SessionRow]:
        """The sessions of an account, the last seen first."""
        ...

    async def progress(self, account: str) -> list[ProgressRow]:
        """The progress of an account, by game."""
        ...

    async def blocks(self, account: str) -> list[BlockRow]:
        """The blocks of an account, the last first."""
        ...

    async def logbook(self, key: str, game: str) -> LogbookRow | None: ...

    async def own_chapter(self, table: str) -> OwnChapterRow | None: ...

    async def tables_with_chapters(self) -> set[str]:
        """The tables that play player-made content."""
        ...

    async def voyages(self, game: str, day: str, sea: str, most: int = 100) -> list[VoyageRow]:
        """The daily voyages of a day and sea, the most points first; of equal ones the first that ended."""
        ...

    async def sailor(self, who: str) -> SailorRow | None: ...

    async def forget_progress(self, account: str, game: str) -> None: ...

    async def forget_logbook(self, key: str, game: str) -> None: ...

    async def forget_old_logbooks(self, before: Wall) -> int:
        """Delete log books that were not opened since; returns how many."""
        ...

    async def forget_old_sailors(self, before: str) -> int:
        """Delete the players of voyages before this day; returns how many."""
        ...

    async def forget_account(self, id: str) -> None:
        """Delete an account with its sessions, progress and blocks, also others' blocks of it, and forget its people
        at every table."""
        ...

    async def forget_session(self, key: str) -> None: ...

    async def forget_block(self, account: str, id: str) -> None:
        """Delete one of an account's own blocks."""
        ...

    async def forget_sessions(self, account: str, but: str = "") -> None:
        """Delete all sessions of an account, except one."""
        ...

    async def forget_old_sessions(self, before: Wall) -> int:
        """Delete sessions that were not used since; returns how many."""
        ...

    async def forget_person(self, table: str, person: int, fence: Fence | None = None) -> None:
        """Blank a person's name, key and account, and delete their chat, reminders and notifications at a table. Blocks
        of them lose the name too."""
        ...

    async def forget_table(self, id: str, fence: Fence | None = None) -> None:
        """Delete a table with its people, games, lines, clashes, chat, reminders, notifications, and blocks of its
        guests. Its fence falls: an owner that does not know yet is refused, and cannot bring it back."""
        ...

    async def forget_game(self, id: str, fence: Fence | None = None) -> None:
        """Delete one game with its lines and clashes; its table stays."""
        ...

    async def forget_reminders(self, table: str, person: int, way: str, fence: Fence | None = None) -> None:
        """Delete a person's reminder over one channel, and its pending notifications."""
        ...

    async def forget_old_reminders(self, before: Wall) -> int:
        """Delete the reminders of tables whose game is over and that were not touched since; returns how many."""
        ...

    async def forget_unsure(self, before: Wall) -> int:
        """Delete reminders that were requested before this and never confirmed; returns how many."""
        ...

    async def outbox_done(self, *ids: str) -> None:
        """Delete notifications: they were delivered, or are not needed any more."""
        ...

    async def forget_said(self, before: Wall) -> int:
        """Delete chat messages older than this; returns how many."""
        ...

    async def forget_note(self, name: str) -> None: ...

    async def forget_unfinished(self, before: Wall, spare: Collection[str] = ()) -> int:
        """Delete tables that were not touched since, without a finished game and without accounts, except for some;
        returns how many."""
        ...

    async def backup(self, to: str) -> None:
        """A consistent copy as a new file, while the store is in use; FileExistsError if there is one."""
        ...

    async def close(self) -> None:
        """Finish the accepted writes, then close."""
        ...

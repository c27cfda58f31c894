"""What a store does. Writing is durable when it returns; what is written together is there together or not at all."""

from collections.abc import Collection, Sequence
from typing import Protocol

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


class StoreError(Exception):
    """It could not be kept: the disk is full, the file is gone. Nothing of the write is there."""


class Store(Protocol):
    """Rows by their keys. A row with a known key replaces the old one, except lines, clashes and words, which are
    refused."""

    async def write(self, rows: Sequence[Rows]) -> None:
        """Keep all of these, or raise StoreError and keep none. What belongs to a table or a game comes after it, and a
        line after the one before it."""
        ...

    async def table(self, id: str) -> TableRow | None: ...  # noqa: A002 (it is called the id everywhere)

    async def tables(self, *, phase: str | None = None, listing: str | None = None, most: int = 100) -> list[TableRow]:
        """The tables in this phase and listing, or in any; the last touched first."""
        ...

    async def table_ids(self, phase: str, after: str = "", most: int = 100) -> list[str]:
        """The codes of the tables in a phase, in their order, from the first after this one: page by page all of
        them, whatever happens meanwhile."""
        ...

    async def people(self, table: str) -> list[PersonRow]:
        """Everybody at a table, by number."""
        ...

    async def person_tables(self, account: str) -> list[PersonRow]:
        """Everywhere that an account has sat."""
        ...

    async def game(self, id: str) -> GameRow | None: ...  # noqa: A002

    async def games(
        self, *, table: str | None = None, game: str | None = None, over: bool | None = None, most: int = 100
    ) -> list[GameRow]:
        """The last started first."""
        ...

    async def lines(self, game: str) -> list[LineRow]:
        """A game's lines in their order."""
        ...

    async def line_count(self, game: str) -> int:
        """How many lines a game has; none of them is read."""
        ...

    async def clashes(self, game: str) -> list[ClashRow]:
        """A game's clashes in their order."""
        ...

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        """The last words at a table with numbers above this one, in their order."""
        ...

    async def note(self, name: str) -> bytes | None: ...

    async def notes(self, start: str, most: int = 100) -> list[NoteRow]:
        """The notes whose names begin like this, the last by name first."""
        ...

    async def reminders(self, table: str) -> list[ReminderRow]:
        """Who wants to be reminded there, by person and way."""
        ...

    async def outbox(self, due: Wall, most: int = 100) -> list[OutboxRow]:
        """Messages that are due by this time, the longest due first."""
        ...

    async def account(self, id: str) -> AccountRow | None: ...  # noqa: A002

    async def account_called(self, folded: str) -> AccountRow | None: ...

    async def session(self, key: str) -> SessionRow | None: ...

    async def sessions(self, account: str) -> list[SessionRow]:
        """The devices of an account, the last seen first."""
        ...

    async def campaigns(self, account: str) -> list[CampaignRow]:
        """What an account has come to, by game."""
        ...

    async def blocks(self, account: str) -> list[BlockRow]:
        """Whom an account has blocked, the last first."""
        ...

    async def logbook(self, key: str, game: str) -> LogbookRow | None: ...

    async def own_chapter(self, table: str) -> OwnChapterRow | None: ...

    async def voyages(self, game: str, day: str, sea: str, most: int = 100) -> list[VoyageRow]:
        """The daily voyages of a day and sea, the most points first, and of as many the one that ended first."""
        ...

    async def sailor(self, who: str) -> SailorRow | None: ...

    async def forget_campaign(self, account: str, game: str) -> None: ...

    async def forget_logbook(self, key: str, game: str) -> None: ...

    async def forget_old_logbooks(self, before: Wall) -> int:
        """Drop log books that nobody has opened since; how many there were."""
        ...

    async def forget_old_sailors(self, before: str) -> int:
        """Forget who has sailed the voyages of days before this one; how many there were."""
        ...

    async def forget_account(self, id: str) -> None:  # noqa: A002
        """Drop an account with its sessions, campaigns and blocks, also those of others that are about it, and forget
        whoever it was at every table."""
        ...

    async def forget_session(self, key: str) -> None: ...

    async def forget_block(self, account: str, id: str) -> None:  # noqa: A002
        """Drop one of an account's own blocks."""
        ...

    async def forget_sessions(self, account: str, but: str = "") -> None:
        """Drop all sessions of an account, but for one."""
        ...

    async def forget_old_sessions(self, before: Wall) -> int:
        """Drop sessions that nobody has used since; how many there were."""
        ...

    async def forget_person(self, table: str, person: int) -> None:
        """Blank the name, key and account, and drop this person's words, reminders and messages there. Who has blocked
        them keeps no name of them either."""
        ...

    async def forget_table(self, id: str) -> None:  # noqa: A002
        """Drop a table with its people, games, lines, clashes and words, its reminders and messages, and what blocks a
        guest of it."""
        ...

    async def forget_reminders(self, table: str, person: int, way: str) -> None:
        """Remind somebody no longer in this way, and drop their messages that are still to go it."""
        ...

    async def forget_old_reminders(self, before: Wall) -> int:
        """Drop the reminders of tables whose game is over and that nobody has touched since; how many there were."""
        ...

    async def forget_unsure(self, before: Wall) -> int:
        """Drop reminders that were asked for before this and that nobody has said yes to; how many there were."""
        ...

    async def outbox_done(self, *ids: str) -> None:
        """Drop messages: they were sent, or nobody needs them any more."""
        ...

    async def forget_said(self, before: Wall) -> int:
        """Drop words older than this; how many there were."""
        ...

    async def forget_note(self, name: str) -> None: ...

    async def forget_unfinished(self, before: Wall, spare: Collection[str] = ()) -> int:
        """Drop tables that nobody has touched since, where no game was finished and nobody has an account, except for
        some; how many there were."""
        ...

    async def backup(self, to: str) -> None:
        """A consistent copy as a new file, while everything goes on; FileExistsError if there is one."""
        ...

    async def close(self) -> None:
        """Finish what was accepted."""
        ...

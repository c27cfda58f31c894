"""What a store does. Writing is durable when it returns; what is written together is there together or not at all."""

from collections.abc import Sequence
from typing import Protocol

from saltsea.store.rows import GameRow, LineRow, PersonRow, Rows, SaidRow, TableRow, Wall


class StoreError(Exception):
    """It could not be kept: the disk is full, the file is gone. Nothing of the write is there."""


class Store(Protocol):
    """Rows by their keys. A row with a known key replaces the old one, except lines and words, which are refused."""

    async def write(self, rows: Sequence[Rows]) -> None:
        """Keep all of these, or raise StoreError and keep none. What belongs to a table or a game comes after it, and a
        line after the one before it."""
        ...

    async def table(self, id: str) -> TableRow | None: ...  # noqa: A002 (it is called the id everywhere)

    async def tables(self, *, phase: str | None = None, listing: str | None = None, most: int = 100) -> list[TableRow]:
        """The tables in this phase and listing, or in any; the last touched first."""
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

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        """The last words at a table with numbers above this one, in their order."""
        ...

    async def note(self, name: str) -> bytes | None: ...

    async def forget_person(self, table: str, person: int) -> None:
        """Blank the name, key and account, and drop what this person said there."""
        ...

    async def forget_table(self, id: str) -> None:  # noqa: A002
        """Drop a table with its people, games, lines and words."""
        ...

    async def forget_said(self, before: Wall) -> int:
        """Drop words older than this; how many there were."""
        ...

    async def backup(self, to: str) -> None:
        """A consistent copy as a new file, while everything goes on; FileExistsError if there is one."""
        ...

    async def close(self) -> None:
        """Finish what was accepted."""
        ...

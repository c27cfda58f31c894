"""Where a server keeps its games: a file of its own computer, or a PostgreSQL database of servers on many machines.

Both are only read, and a server may go on writing meanwhile."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from saltsea.store.files import check_is_saltsea, connect_reading
from saltsea.store.open_store import postgres_store
from saltsea.store.port import Store
from saltsea.store.rows import GameRow

PUBLIC: Final = "public"
PAGE: Final = 500
_GAMES: Final = """
SELECT games.id, games.header, games.seats FROM games JOIN tables ON tables.id = games."table"
WHERE games.game = ? AND games.ended IS NOT NULL AND games.shown = 'public' AND tables.listing = 'public'
"""
_LINES: Final = "SELECT body FROM lines WHERE game = ? ORDER BY line"


class PublicGame(NamedTuple):
    """A finished public game, as it is kept."""

    id: str
    header: bytes
    seats: bytes


class StoredGames(Protocol):
    """Reads finished public games, and their lines one game at a time."""

    def games(self, game: str) -> list[PublicGame]: ...

    def lines(self, id: str) -> list[bytes]: ...


@contextmanager
def stored_games(given: str | Path) -> Iterator[StoredGames]:
    """The games of a file, or of the database with this address; StoreError if it is none of ours."""
    with file_games(given) if isinstance(given, Path) else database_games(given) as found:
        yield found


@contextmanager
def file_games(file: Path) -> Iterator[StoredGames]:
    check_is_saltsea(file)
    with closing(connect_reading(file)) as connection:
        yield FileGames(connection)


@contextmanager
def database_games(url: str) -> Iterator[StoredGames]:
    store = postgres_store(url)
    with asyncio.Runner() as runner:
        try:
            yield DatabaseGames(store, runner)
        finally:
            runner.run(store.close())


class FileGames:
    """Reads beside a server that writes the file: opening it as a store would take the server's lock."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def games(self, game: str) -> list[PublicGame]:
        return [PublicGame(*row) for row in self.connection.execute(_GAMES, (game,))]

    def lines(self, id: str) -> list[bytes]:
        return [body for (body,) in self.connection.execute(_LINES, (id,))]


class DatabaseGames:
    """Reads a store in an event loop of its own, step by step: its caller writes one game after the other."""

    def __init__(self, store: Store, runner: asyncio.Runner) -> None:
        self.store = store
        self.runner = runner

    def games(self, game: str) -> list[PublicGame]:
        return self.runner.run(self._games(game))

    def lines(self, id: str) -> list[bytes]:
        return [line.body for line in self.runner.run(self.store.lines(id))]

    async def _games(self, game: str) -> list[PublicGame]:
        listed: dict[str, bool] = {}
        found: list[PublicGame] = []
        async for row in self._finished(game):
            if row.table not in listed:
                table = await self.store.table(row.table)
                listed[row.table] = table is not None and table.listing == PUBLIC
            if listed[row.table] and row.shown == PUBLIC:
                found.append(PublicGame(row.id, row.header, row.seats))
        return found

    async def _finished(self, game: str) -> AsyncIterator[GameRow]:
        after: GameRow | None = None
        while page := await self.store.games(game=game, over=True, after=after, most=PAGE):
            after = page[-1]
            for row in page:
                yield row

"""Access to games over HTTP: which requests may see what, by the bearer secret or by the account."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec

from saltsea.kernel.record_file import BadRecordError
from saltsea.kernel.seat import Seat
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.play import Play
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.stored.saved_games import seats_of
from saltsea.server.tables.stored.seat_notes import LEFT, remembered_at
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import Person
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import CLOSED
from saltsea.server.tables.threads import in_thread
from saltsea.server.web.http import HttpError, Request
from saltsea.server.web.visitors import AccountLookup
from saltsea.store.rows import GameRow

STILL_PLAYED: Final = "this game is still being played: its record is shown when it is over"
NOT_YOURS: Final = "only those who have played this game may see it"
NOT_READABLE: Final = "this Saltsea cannot read this game: it was kept by a newer one, or is damaged"
MOST_THREADS: Final = 1
"""Whole games computed at the same time: the tables need the processor, too."""

T = TypeVar("T")

log = logging.getLogger(__name__)


class GameAccess:
    """Checks requests for games."""

    def __init__(self, registry: TableRegistry, account_of: AccountLookup) -> None:
        self.registry = registry
        self.account_of = account_of
        self.turns = asyncio.Semaphore(MOST_THREADS)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run long work in a thread, but not in too many: no table waits for a reader."""
        async with self.turns:
            return await in_thread(work)

    async def read_in_thread(self, work: Callable[[], T]) -> T:
        """The same for a stored game, which a newer server may have written."""
        with readable():
            return await self.in_thread(work)

    async def table(self, code: str) -> Table | None:
        """The table with this code and its current game."""
        with readable():
            return await self.registry.table(code)

    async def services(self, row: GameRow) -> TableServices:
        """The services by whose rules a game was played; 409 where its player-made content cannot be read any more."""
        with readable():
            return await self.registry.services_of(row)

    async def row(self, request: Request) -> GameRow:
        """The game that the path names."""
        row = await self.registry.store.game(request.path_params["game"])
        if row is None or row.game not in self.registry.services:
            raise HttpError(404, "there is no such game")
        return row

    async def running(self, row: GameRow) -> tuple[Table, Play]:
        """The table of a running game, which alone knows how much of it may be seen by now."""
        table = await self.table(row.table)
        if table is None or table.play is None or table.play.id != row.id:
            raise HttpError(404, "this game is not being played any more")
        return table, table.play

    async def who(self, row: GameRow, request: Request) -> list[Person]:
        """The people of the game's table who make this request; none for a stranger."""
        return await self.people(row.table, request)

    async def people(self, code: str, request: Request) -> list[Person]:
        key, account = bearer_of(request), await self.account_of(request)
        return [
            one.person
            for one in await self.registry.store.people(code)
            if (key and one.key == hashed(key)) or (account is not None and one.account == account)
        ]

    async def own_seats(self, row: GameRow, request: Request) -> list[Seat]:
        """The seats that the requester had in this game."""
        who = await self.who(row, request)
        return [seat for seat, person in enumerate(seats_of(row)) if person in who]

    async def may_have(self, row: GameRow, request: Request) -> bool:
        """Whether the requester may have the record once the game is over; that of a shared deal once it is no longer
        sealed, too. A code alone opens no record of a closed table."""
        is_open = row.shown == "public" and not self.is_sealed(row) and not await self.is_closed(row.table)
        return is_open or await self.was_player(row, request)

    async def is_closed(self, code: str) -> bool:
        table = await self.registry.store.table(code)
        return table is not None and table.listing == CLOSED

    async def may_list(self, code: str, request: Request) -> bool:
        """Whether the requester may know which games a table has had."""
        table = await self.registry.store.table(code)
        if table is None:
            return False
        return table.listing != CLOSED or bool(await self.people(code, request))

    async def was_player(self, row: GameRow, request: Request) -> bool:
        """Whether the requester played this game; in a game of bots only, whether they belong to its table."""
        played = {person for person in seats_of(row) if person is not None}
        left = await self.who_left(row)
        who = await self.who(row, request)
        return any(not played or person in played | left for person in who)

    async def who_left(self, row: GameRow) -> set[Person]:
        """Those who gave up a seat of this game before its end; what they have seen stays theirs."""
        notes = (await remembered_at(self.registry.store, row.table)).notes.get(row.id, ())
        return {note.person for note in notes if note.what in LEFT}

    def is_sealed(self, row: GameRow) -> bool:
        """Whether other tables may still play the same deal."""
        return self.registry.services[row.game].extension.is_sealed(row)

    async def check_record(self, row: GameRow, request: Request) -> None:
        if row.outcome is None:
            raise HttpError(409, STILL_PLAYED)
        await self.check_may_have(row, request)

    async def check_may_have(self, row: GameRow, request: Request) -> None:
        if not await self.may_have(row, request):
            raise HttpError(403, NOT_YOURS)


def bearer_of(request: Request) -> str:
    """The secret that a request shows; empty if it shows none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" else ""


@contextmanager
def readable() -> Iterator[None]:
    """Answer 409 to a stored game that cannot be read: neither the request nor a retry is at fault."""
    try:
        yield
    except (BadRecordError, msgspec.DecodeError, UnicodeDecodeError) as error:
        why = error.reason if isinstance(error, BadRecordError) else "what is kept is no JSON"
        log.warning("a game that is kept cannot be read", extra={"why": why})
        raise HttpError(409, NOT_READABLE) from error

"""The diaries of accounts and of guests' log books: who has had the deal of a day, and what came of it.

All changes hold the locks of their owners, so that two games that begin or end at once both count."""

import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import msgspec

from saltsea.games.corto.daily.diary import Diary, read_diary
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.stored.progress_locks import progress_locked
from saltsea.store.port import Store
from saltsea.store.rows import LogbookRow, PersonRow, ProgressRow

GAME: Final = "corto"
DiaryRow: TypeAlias = ProgressRow | LogbookRow
"""An account's diary is its progress in Corto; a guest's is in a log book."""

LOCK: Final = "diaries"
"""The kind of lock that all hold who change a diary, on all nodes."""

log = logging.getLogger(__name__)


class Diaries:
    """All diaries of a server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def diary(self, owner: ProgressOwner) -> Diary:
        """The diary of an owner; a new one if there is none, or none that can be read."""
        try:
            return read_diary(await self.body(owner))
        except msgspec.DecodeError:
            log.exception("a diary could not be read, and counts as a new one")
            return Diary()

    async def body(self, owner: ProgressOwner) -> bytes | None:
        if owner.account is not None:
            return next((row.body for row in await self.store.progress(owner.account) if row.game == GAME), None)
        row = await self.store.logbook(owner.logbook, GAME) if owner.logbook else None
        return None if row is None else row.body

    @asynccontextmanager
    async def changed(
        self, owners: Iterable[ProgressOwner], change: Callable[[Diary], Diary]
    ) -> AsyncIterator[Sequence[DiaryRow]]:  # fmt: skip
        """The rows of these diaries after a change, to be saved under their locks."""
        known = [*owners]
        async with progress_locked(self.store, LOCK, known):
            yield [self.row(owner, change(await self.diary(owner))) for owner in await self.known(known)]

    async def change(self, owner: ProgressOwner, change: Callable[[Diary], Diary]) -> None:
        """Change a diary at once."""
        async with self.changed([owner], change) as rows:
            await self.store.write(rows)

    async def known(self, owners: Iterable[ProgressOwner]) -> list[ProgressOwner]:
        """Each owner once, without those who have just deleted their account."""
        found = sorted({owner for owner in owners if owner.exists()}, key=str)
        return [one for one in found if one.account is None or await self.store.account(one.account) is not None]

    def row(self, owner: ProgressOwner, diary: Diary) -> DiaryRow:
        body = msgspec.json.encode(diary)
        if owner.account is not None:
            return ProgressRow(account=owner.account, game=GAME, body=body)
        return LogbookRow(key=owner.logbook, game=GAME, body=body, touched=self.clock.now())

    async def adopt(self, account: str, logbook: str) -> None:
        """Add a guest's diary to an account's, and forget the guest's. Under both locks: a deal that ends meanwhile is
        noted before, or after in what is left."""
        guest, mine = ProgressOwner(logbook=logbook), ProgressOwner(account)
        async with progress_locked(self.store, LOCK, (guest, mine)):
            if await self.body(guest) is None:
                return
            merged = (await self.diary(mine)).merged(await self.diary(guest))
            await self.store.write([self.row(mine, merged)])
            await self.store.forget_logbook(logbook, GAME)


def owners_of(people: Iterable[PersonRow]) -> list[ProgressOwner]:
    """Whose diaries a game counts for. A signed-in player plays for the account alone."""
    return [ProgressOwner(row.account) if row.account else ProgressOwner(logbook=row.logbook) for row in people]

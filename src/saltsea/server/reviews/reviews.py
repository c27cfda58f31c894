"""The reviews of finished games: each is made once, and kept in the store."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic

import msgspec

from saltsea.server.reviews.kind import R, ReviewKind
from saltsea.server.reviews.processes import Tell
from saltsea.store.port import Store
from saltsea.store.rows import NoteRow

MOST_WAITING: Final = 50
"""Reviews that may wait for their turn: each takes a core for a while."""
MOST_CLEANED: Final = 100_000

MakeReview = Callable[[bytes, Tell], Awaitable[R]]
"""Makes the review of a record, which comes as a file does."""

log = logging.getLogger(__name__)


class ReviewsBusyError(Exception):
    """Too many reviews wait already."""


class Reviews(Generic[R]):
    """The reviews of one game on a server."""

    def __init__(self, kind: ReviewKind[R], store: Store, make: MakeReview[R]) -> None:
        self.kind = kind
        self.store = store
        self.make = make
        self.percent: dict[str, int] = {}
        """How far those are that are being made, by game."""
        self.failed: set[str] = set()
        """Games whose last review could not be made."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def known(self, game: str) -> R | None:
        body = await self.store.note(self.kind.name_of(game))
        return None if body is None else msgspec.json.decode(body, type=self.kind.shape)

    def begin(self, game: str, record: bytes) -> None:
        """Make the review of a game, unless that is under way."""
        if game in self.percent:
            return
        if len(self.percent) >= MOST_WAITING:
            raise ReviewsBusyError
        self.percent[game] = 0
        self.failed.discard(game)
        task = asyncio.create_task(self.work(game, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work(self, game: str, record: bytes) -> None:
        def tell(percent: int) -> None:
            self.percent[game] = percent

        try:
            made = await self.make(record, tell)
            await self.store.write([NoteRow(name=self.kind.name_of(game), body=msgspec.json.encode(made))])
        except Exception:
            log.exception("a game could not be reviewed", extra={"game": game})
            self.failed.add(game)
        finally:
            del self.percent[game]

    async def clean(self) -> None:
        """Delete the reviews of games that were deleted, and those of other versions."""
        for row in await self.store.notes(f"{self.kind.part}/", MOST_CLEANED):
            game = row.name.rpartition("/")[2]
            if row.name != self.kind.name_of(game) or await self.store.game(game) is None:
                await self.store.forget_note(row.name)

    async def close(self) -> None:
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

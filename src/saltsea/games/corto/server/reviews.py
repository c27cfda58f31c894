"""The reviews of finished games: each is made once, in a process of its own, and kept in the store."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from saltsea.games.corto.review.shapes import VERSION, CortoReview
from saltsea.games.corto.server.review_process import ReviewTold
from saltsea.server.bots.processes import environment
from saltsea.store.port import Store
from saltsea.store.rows import NoteRow

PATIENCE_SECONDS: Final = 600
LONGEST_LINE: Final = 4 * 1024 * 1024
"""A review is one line of its process."""
MOST_WAITING: Final = 50
"""Reviews that may wait for their turn: each takes a core for a while."""
MOST_CLEANED: Final = 100_000

Tell = Callable[[int], None]
"""Told how much is done, in percent."""
MakeReview = Callable[[bytes, Tell], Awaitable[CortoReview]]
"""Makes the review of a record, which comes as a file does."""

log = logging.getLogger(__name__)


class BusyError(Exception):
    """Too many reviews wait already."""


class ReviewProcesses:
    """Makes reviews in processes, one at a time. `games` says where they find a catalogue: `package.module:NAME`."""

    def __init__(self, games: str) -> None:
        self.games = games
        self.lock = asyncio.Lock()

    async def make(self, record: bytes, tell: Tell) -> CortoReview:
        """The review of a record; a RuntimeError if its process failed, a TimeoutError if it took too long."""
        async with self.lock:
            process = await self.start()
            try:
                return await asyncio.wait_for(answered(process, record, tell), PATIENCE_SECONDS)
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def start(self) -> Process:
        command = (sys.executable, "-P", "-m", "saltsea.games.corto.server.review_process", self.games)
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True, limit=LONGEST_LINE
        )


async def answered(process: Process, record: bytes, tell: Tell) -> CortoReview:
    """Hand a record to a process and read what it says."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(record)
    process.stdin.close()
    while line := await process.stdout.readline():
        told = msgspec.json.decode(line, type=ReviewTold)
        if told.review is not None:
            return told.review
        tell(told.percent)
    raise RuntimeError("a game could not be reviewed")


class Reviews:
    """The reviews of a server."""

    def __init__(self, store: Store, make: MakeReview) -> None:
        self.store = store
        self.make = make
        self.percent: dict[str, int] = {}
        """How far those are that are being made, by game."""
        self.failed: set[str] = set()
        """Games whose last review could not be made."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def known(self, game: str) -> CortoReview | None:
        body = await self.store.note(name_of(game))
        return None if body is None else msgspec.json.decode(body, type=CortoReview)

    def begin(self, game: str, record: bytes) -> None:
        """Make the review of a game, unless that is under way."""
        if game in self.percent:
            return
        if len(self.percent) >= MOST_WAITING:
            raise BusyError
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
            await self.store.write([NoteRow(name=name_of(game), body=msgspec.json.encode(made))])
        except Exception:
            log.exception("a game could not be reviewed", extra={"game": game})
            self.failed.add(game)
        finally:
            del self.percent[game]

    async def clean(self) -> None:
        """Delete the reviews of games that were deleted, and those of other versions."""
        for row in await self.store.notes("review/", MOST_CLEANED):
            game = row.name.rpartition("/")[2]
            if row.name != name_of(game) or await self.store.game(game) is None:
                await self.store.forget_note(row.name)

    async def close(self) -> None:
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def name_of(game: str) -> str:
    return f"review/{VERSION}/{game}"

"""The reviews of finished games: each is made once, and kept in the store.

Several nodes may be asked for the same one. A note says to all of them that it is being made and how far it is, so the
one that is asked next shows that and makes no other. A node that says nothing more for a while has died or sleeps: the
next that is asked begins anew."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, Generic

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.reviews.kind import R, ReviewKind, ReviewState
from saltsea.server.reviews.processes import Tell
from saltsea.server.tables.clock import Clock
from saltsea.store.port import Store, StoreError
from saltsea.store.rows import NoteRow

MOST_WAITING: Final = 50
"""Reviews that may wait for their turn at one node: each takes a core for a while."""
MOST_CLEANED: Final = 100_000
SAID_AGAIN: Final = 1.0
"""Seconds between two looks at whether there is something to say of a review that is being made."""
SIGN: Final[Millis] = 10_000
"""So often it is said that it is still being made, also if it is no further."""
LOST: Final[Millis] = 30_000
"""One of which nothing was said for so long is not being made any more."""

MakeReview = Callable[[bytes, Tell], Awaitable[R]]
"""Makes the review of a record, which comes as a file does."""

log = logging.getLogger(__name__)


class ReviewsBusyError(Exception):
    """Too many reviews wait already."""


class Attempt(msgspec.Struct, frozen=True):
    """What all nodes know of a review that is being made, or that could not be made."""

    maker: str
    """Which attempt it is: one that was given up does not speak for the next."""
    at: Millis
    """When this was said."""
    percent: int = 0
    failed: bool = False

    def is_lost(self, now: Millis) -> bool:
        return not self.failed and now - self.at > LOST


class Reviews(Generic[R]):
    """The reviews of one game on a server."""

    def __init__(self, kind: ReviewKind[R], store: Store, make: MakeReview[R], clock: Clock) -> None:
        self.kind = kind
        self.store = store
        self.make = make
        self.clock = clock
        self.percent: dict[str, int] = {}
        """How far those are that this node makes, by attempt."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def known(self, game: str) -> R | None:
        body = await self.store.note(self.kind.name_of(game))
        return None if body is None else msgspec.json.decode(body, type=self.kind.shape)

    async def said(self, game: str) -> Attempt | None:
        """What was said last of an attempt at the review of a game, unless that is over."""
        body = await self.store.note(self.kind.attempt_at(game))
        return None if body is None else msgspec.json.decode(body, type=Attempt)

    async def attempt(self, game: str) -> Attempt | None:
        """The last attempt at the review of a game, unless it is over or lost."""
        said = await self.said(game)
        return None if said is None or said.is_lost(self.clock.now()) else said

    async def status(self, game: str) -> tuple[ReviewState, int, R | None]:
        """How far the review of a game is, in percent, and the review itself; the same at all nodes."""
        said = await self.attempt(game)
        found = await self.known(game)
        if found is not None:
            return "ready", 100, found
        if said is None:
            return "none", 0, None
        return ("failed", 0, None) if said.failed else ("working", said.percent, None)

    # --- making one ---

    async def begin(self, game: str, record: bytes) -> None:
        """Make the review of a game, unless it is there, or under way here or at another node."""
        maker = secrets.token_urlsafe(8)
        async with self.store.lock(self.kind.attempt_at(game)):
            if (await self.status(game))[0] in ("ready", "working"):
                return
            if len(self.percent) >= MOST_WAITING:
                raise ReviewsBusyError
            self.percent[maker] = 0
            try:
                await self.write(game, Attempt(maker, self.clock.now()))
            except BaseException:
                del self.percent[maker]
                raise
            self.start(game, record, maker)

    def start(self, game: str, record: bytes, maker: str) -> None:
        task = asyncio.create_task(self.work(game, record, maker))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work(self, game: str, record: bytes, maker: str) -> None:
        making = asyncio.ensure_future(self.make(record, partial(self.percent.__setitem__, maker)))
        telling = asyncio.create_task(self.tell(game, maker, making))
        try:
            made = await making
            await self.store.write([NoteRow(name=self.kind.name_of(game), body=msgspec.json.encode(made))])
            await self.end(game, maker, telling)
        except asyncio.CancelledError:  # this node stops, or has lost it to another: that one goes on at once
            making.cancel()
            await asyncio.wait([making])
            await self.end(game, maker, telling)
        except Exception:
            log.exception("a game could not be reviewed", extra={"game": game})
            await self.end(game, maker, telling, failed=True)
        finally:
            del self.percent[maker]

    async def tell(self, game: str, maker: str, making: asyncio.Future[R]) -> None:
        """Say how far it is for as long as it is being made, and stop making it if another node does."""
        while True:
            await asyncio.sleep(SAID_AGAIN)
            try:
                if not await self.say(game, maker):
                    making.cancel()
                    return
            except StoreError:
                log.warning("it could not be said how far a review is")

    async def say(self, game: str, maker: str) -> bool:
        """Say how far it is, if that is new or long ago; False if another attempt has begun."""
        said, now = await self.said(game), self.clock.now()
        if said is not None and said.maker != maker:
            return False
        percent = self.percent[maker]
        if said is None or said.percent != percent or now - said.at >= SIGN:
            await self.write(game, Attempt(maker, now, percent))
        return True

    async def end(self, game: str, maker: str, telling: asyncio.Task[None], *, failed: bool = False) -> None:
        """The attempt is over: take back what was said of it, or say that it has failed."""
        telling.cancel()
        await asyncio.wait([telling])
        with suppress(StoreError):  # then it will be taken for lost
            said = await self.attempt(game)
            if said is not None and said.maker != maker:
                return
            if failed:
                await self.write(game, Attempt(maker, self.clock.now(), failed=True))
            else:
                await self.store.forget_note(self.kind.attempt_at(game))

    async def write(self, game: str, said: Attempt) -> None:
        await self.store.write([NoteRow(name=self.kind.attempt_at(game), body=msgspec.json.encode(said))])

    # --- letting go ---

    async def clean(self) -> None:
        """Delete the reviews of games that were deleted, those of other versions, and attempts that are not under
        way."""
        for row in await self.store.notes(f"{self.kind.part}/", MOST_CLEANED):
            game = row.name.rpartition("/")[2]
            if row.name != self.kind.name_of(game) or await self.store.game(game) is None:
                await self.store.forget_note(row.name)
        for row in await self.store.notes(self.kind.attempts, MOST_CLEANED):
            said = msgspec.json.decode(row.body, type=Attempt)
            if said.failed or said.is_lost(self.clock.now()):
                await self.store.forget_note(row.name)

    async def close(self) -> None:
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

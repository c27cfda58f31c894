"""Answers that are kept for the next visitor who asks the same: they take a core a while, and do not change soon.

While one is made, all who ask the same wait for it: a hundred visitors at once cost as much as one."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock

MOST_BYTES: Final = 32 * 1024 * 1024
FOR_EVER: Final[Millis] = 2**53


class CachedAnswer(NamedTuple):
    """An answer, when it was begun, and the revision of what it was made from."""

    since: Millis
    revision: int | None
    data: bytes


class AnswerCache:
    """The last answers, by what was asked. The caller checks first who may see one."""

    def __init__(self, clock: Clock, life: Millis = FOR_EVER, most: int = MOST_BYTES) -> None:
        self.clock = clock
        self.life = life
        self.most = most
        self.kept: OrderedDict[tuple[object, ...], CachedAnswer] = OrderedDict()
        self.size = 0
        self.making: dict[tuple[object, ...], asyncio.Task[bytes]] = {}

    async def answer(
        self, asked: tuple[object, ...], make: Callable[[], Awaitable[bytes]], revision: int | None = None
    ) -> bytes:
        """An answer that is young enough, or of the same revision as the one that would be made now."""
        found = self.kept.get(asked)
        if found is not None and self.is_good(found, revision):
            self.kept.move_to_end(asked)
            return found.data
        if asked not in self.making:
            self.making[asked] = asyncio.create_task(self.made(asked, make, revision))
        return await asyncio.shield(self.making[asked])  # who goes away does not take it from the others

    def is_good(self, found: CachedAnswer, revision: int | None) -> bool:
        unchanged = revision is not None and revision == found.revision
        return unchanged or self.clock.now() - found.since < self.life

    async def made(
        self, asked: tuple[object, ...], make: Callable[[], Awaitable[bytes]], revision: int | None
    ) -> bytes:
        since = self.clock.now()
        try:
            made = await make()
        finally:
            del self.making[asked]
        self.keep(asked, CachedAnswer(since, revision, made))
        return made

    def keep(self, asked: tuple[object, ...], made: CachedAnswer) -> None:
        self.forget(asked)
        self.kept[asked] = made
        self.size += len(made.data)
        while self.size > self.most:
            self.forget(next(iter(self.kept)))

    def forget(self, asked: tuple[object, ...]) -> None:
        found = self.kept.pop(asked, None)
        self.size -= 0 if found is None else len(found.data)

"""Answers that are kept for the next visitor who asks the same: they take a core a while, and do not change soon.

While one is made, all who ask the same wait for it: a hundred visitors at once cost as much as one."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from saltsea.kernel.seat import Millis
from saltsea.server.tables.clock import Clock

MOST_BYTES: Final = 32 * 1024 * 1024
FOR_EVER: Final[Millis] = 2**53


class KeptAnswers:
    """The last answers, by what was asked. The caller checks first who may see one."""

    def __init__(self, clock: Clock, life: Millis = FOR_EVER, most: int = MOST_BYTES) -> None:
        self.clock = clock
        self.life = life
        self.most = most
        self.kept: OrderedDict[tuple[object, ...], tuple[Millis, bytes]] = OrderedDict()
        self.size = 0
        self.making: dict[tuple[object, ...], asyncio.Task[bytes]] = {}

    async def answer(self, asked: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        found = self.kept.get(asked)
        if found is not None and self.clock.now() - found[0] < self.life:
            self.kept.move_to_end(asked)
            return found[1]
        if asked not in self.making:
            self.making[asked] = asyncio.create_task(self.made(asked, make))
        return await asyncio.shield(self.making[asked])  # who goes away does not take it from the others

    async def made(self, asked: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = await make()
        finally:
            del self.making[asked]
        self.keep(asked, made)
        return made

    def keep(self, asked: tuple[object, ...], made: bytes) -> None:
        self.forget(asked)
        self.kept[asked] = self.clock.now(), made
        self.size += len(made)
        while self.size > self.most:
            self.forget(next(iter(self.kept)))

    def forget(self, asked: tuple[object, ...]) -> None:
        _, data = self.kept.pop(asked, (0, b""))
        self.size -= len(data)

"""Answers that are kept for the next visitor who asks the same: they take a core a while, and do not change soon."""

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

    async def answer(self, asked: tuple[object, ...], make: Callable[[], Awaitable[bytes]]) -> bytes:
        found = self.kept.get(asked)
        if found is not None and self.clock.now() - found[0] < self.life:
            self.kept.move_to_end(asked)
            return found[1]
        made = await make()
        self.forget(asked)
        self.kept[asked] = self.clock.now(), made
        self.size += len(made)
        while self.size > self.most:
            self.forget(next(iter(self.kept)))
        return made

    def forget(self, asked: tuple[object, ...]) -> None:
        _, data = self.kept.pop(asked, (0, b""))
        self.size -= len(data)

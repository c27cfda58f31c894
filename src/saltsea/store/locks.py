"""Locks by name, for what is read, decided upon and written: of one process, and the base of those of several."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager


class Locks:
    """The locks of one process. One that no task wants any more is not kept."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Wait for the lock of this name, and hold it inside the block."""
        lock, wanted = self._locks.get(name, (asyncio.Lock(), 0))
        self._locks[name] = lock, wanted + 1
        try:
            async with lock:
                yield
        finally:
            lock, wanted = self._locks.pop(name)
            if wanted > 1:
                self._locks[name] = lock, wanted - 1


class LocalLocks:
    """What a store offers whose one process is the only one that writes it."""

    def __init__(self) -> None:
        self._locks = Locks()

    def lock(self, name: str) -> AbstractAsyncContextManager[None]:
        return self._locks.hold(name)

"""Secrets of the server, made when first needed and stored from then on."""

import asyncio
from collections.abc import Callable

from saltsea.store.port import Store
from saltsea.store.rows import NoteRow


class StoredSecret:
    """One secret. Concurrent calls get the same."""

    def __init__(self, store: Store, name: str, make: Callable[[], bytes]) -> None:
        self.store = store
        self.name = name
        self.make = make
        self.known: bytes | None = None
        self.asking = asyncio.Lock()

    async def get(self) -> bytes:
        async with self.asking:
            if self.known is None:
                self.known = await self.found() or await self.made()
            return self.known

    async def found(self) -> bytes | None:
        return await self.store.note(self.name)

    async def made(self) -> bytes:
        secret = self.make()
        await self.store.write([NoteRow(name=self.name, body=secret)])
        return secret

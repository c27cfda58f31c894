"""Secrets of the server, made when first needed and stored from then on."""

from collections.abc import Callable

from saltsea.store.port import Store
from saltsea.store.rows import NoteRow


class StoredSecret:
    """One secret. Concurrent calls get the same, on all nodes."""

    def __init__(self, store: Store, name: str, make: Callable[[], bytes]) -> None:
        self.store = store
        self.name = name
        self.make = make
        self.known: bytes | None = None

    async def get(self) -> bytes:
        if self.known is None:
            async with self.store.lock(self.name):
                self.known = await self.found() or await self.made()
        return self.known

    async def found(self) -> bytes | None:
        return await self.store.note(self.name)

    async def made(self) -> bytes:
        secret = self.make()
        await self.store.write([NoteRow(name=self.name, body=secret)])
        return secret

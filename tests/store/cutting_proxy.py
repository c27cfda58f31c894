"""A proxy before PostgreSQL that cuts connections around a COMMIT: the moments after which nobody knows."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

COMMIT: Final = b"COMMIT\0"
ANSWER_LOST: Final = "answer lost"
"""The database gets the COMMIT, and its answer goes nowhere."""
NEVER_ARRIVED: Final = "never arrived"
"""The COMMIT goes nowhere, and the database learns that the connection is cut."""
HALF_OPEN: Final = "half open"
"""The COMMIT goes nowhere, and the database learns nothing: its side of the connection stays."""


class CuttingProxy:
    """Passes everything on, and cuts a connection where the next COMMIT of that many comes along."""

    def __init__(self, url: str, next_cut: Callable[[], str | None]) -> None:
        self._target = urlsplit(url)
        self._next_cut = next_cut
        self._tasks: set[asyncio.Task[None]] = set()
        self._open: list[asyncio.StreamWriter] = []
        self.cuts = 0

    async def __aenter__(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return self._target._replace(netloc=f"{self._target.username}@127.0.0.1:{port}").geturl()

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._open:
            writer.transport.abort()
        await asyncio.sleep(0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_connection(self._target.hostname, self._target.port)
        self._open += [writer, to]
        for task in (self._pass_on(reader, to, writer), self._pass_back(there, writer)):
            self._tasks.add(asyncio.create_task(task))

    async def _pass_on(
        self, reader: asyncio.StreamReader, to: asyncio.StreamWriter, back: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                cut = self._next_cut() if COMMIT in data else None
                if cut is not None:
                    self.cuts += 1
                    await self._cut(cut, data, to, back)
                    return
                to.write(data)
        to.close()

    async def _cut(self, how: str, data: bytes, to: asyncio.StreamWriter, back: asyncio.StreamWriter) -> None:
        back.transport.abort()
        if how == ANSWER_LOST:
            to.write(data)
            await to.drain()
        if how != HALF_OPEN:
            to.close()

    async def _pass_back(self, there: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await there.read(65536):
                if back.is_closing():
                    return
                back.write(data)
        back.close()

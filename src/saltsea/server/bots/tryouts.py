"""Simulated voyages of chapters that somebody has written, in a process of their own: one at a time, within bounds, and
ended when nobody waits for them any more."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

import msgspec

from saltsea.server.bots.processes import environment
from saltsea.server.bots.trying import TryOrder

MOST_RUNS: Final = 100
PATIENCE_SECONDS: Final = 120
"""A chapter that nobody ever finishes takes no longer than this."""


class Tryouts:
    """Who lets crews try chapters. `games` says where the process finds a catalogue: `package.module:NAME`."""

    def __init__(self, games: str) -> None:
        self.games = games
        self.lock = asyncio.Lock()
        self.process: Process | None = None

    def is_busy(self) -> bool:
        return self.lock.locked()

    async def run(self, order: TryOrder) -> AsyncGenerator[bytes, None]:
        """One line of JSON after each voyage. Whoever stops reading ends it."""
        async with self.lock:
            try:
                self.process = await self.start(order)
                async for line in lines_of(self.process):
                    yield line
            except TimeoutError:
                return  # what was sailed so far is told
            finally:
                await self.end()

    async def start(self, order: TryOrder) -> Process:
        command = (sys.executable, "-P", "-m", "saltsea.server.bots.trying", self.games)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        return process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def lines_of(process: Process) -> AsyncGenerator[bytes, None]:
    """What a process prints, as long as one may wait for it."""
    assert process.stdout is not None
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE_SECONDS
    while line := await asyncio.wait_for(process.stdout.readline(), until - loop.time()):
        yield line

"""Tryouts: simulated voyages of player-made chapters, in a process of their own, one at a time, with a time limit, and
stopped when the client disconnects."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

import msgspec

from saltsea.games.pirates.campaign.server.tryout_process import TryOrder
from saltsea.server.bots.processes import environment

MOST_RUNS: Final = 100
PATIENCE_SECONDS: Final = 120
"""The time limit of a tryout, for chapters that no crew finishes."""


class Tryouts:
    """Runs tryouts. `games` says where the process finds a catalogue: `package.module:NAME`."""

    def __init__(self, games: str) -> None:
        self.games = games
        self.lock = asyncio.Lock()
        self.process: Process | None = None

    def is_busy(self) -> bool:
        return self.lock.locked()

    async def run(self, order: TryOrder) -> AsyncGenerator[bytes, None]:
        """One line of JSON after each voyage. Closing the generator ends the tryout."""
        async with self.lock:
            try:
                self.process = await self.start(order)
                async for line in lines_of(self.process):
                    yield line
            except TimeoutError:
                return  # the voyages so far have been sent
            finally:
                await self.end()

    async def start(self, order: TryOrder) -> Process:
        command = (sys.executable, "-P", "-m", "saltsea.games.pirates.campaign.server.tryout_process", self.games)
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
    """The lines that a process prints, within the time limit."""
    assert process.stdout is not None
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE_SECONDS
    while line := await asyncio.wait_for(process.stdout.readline(), until - loop.time()):
        yield line

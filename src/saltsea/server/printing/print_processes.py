"""Makes printed files in processes, one at a time, and keeps them: there are only so many, and each takes a second of a
core."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

import msgspec

from saltsea.server.bots.processes import environment
from saltsea.server.printing.print_process import PrintOrder

PATIENCE_SECONDS: Final = 120


class PrintProcesses:
    """Makes files. `games` says where the process finds a catalogue: `package.module:NAME`."""

    def __init__(self, games: str) -> None:
        self.games = games
        self.turn = asyncio.Lock()
        self.kept: dict[PrintOrder, bytes] = {}
        """Every file once: games, papers, languages and inks are few, and all files together are a dozen megabytes."""

    async def made(self, order: PrintOrder) -> bytes:
        """The file of an order that was checked; a RuntimeError if its process failed, a TimeoutError if it took too
        long."""
        if order in self.kept:
            return self.kept[order]
        async with self.turn:
            return self.kept.get(order) or await self.fresh(order)

    async def fresh(self, order: PrintOrder) -> bytes:
        made = await asyncio.wait_for(self.make(order), PATIENCE_SECONDS)
        if not order.content:  # of what players write there is no end
            self.kept[order] = made
        return made

    async def make(self, order: PrintOrder) -> bytes:
        command = (sys.executable, "-P", "-m", "saltsea.server.printing.print_process", self.games)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
        )
        try:
            made, _ = await process.communicate(msgspec.json.encode(order))
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if process.returncode != 0 or not made:
            raise RuntimeError("a file could not be printed")
        return made

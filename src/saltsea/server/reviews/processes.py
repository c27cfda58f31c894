"""Makes reviews in processes, one at a time: each takes a core for a while."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Generic

import msgspec

from saltsea.server.bots.processes import environment
from saltsea.server.reviews.kind import R, ReviewKind
from saltsea.server.reviews.process_output import ReviewProgress

PATIENCE_SECONDS: Final = 600
LONGEST_LINE: Final = 4 * 1024 * 1024
"""A review is one line of its process."""
NOTHING: Final = b"null"

Tell = Callable[[int], None]
"""Told how much is done, in percent."""


class ReviewProcesses(Generic[R]):
    """Makes the reviews of one game. `module` is run in each process, and `games` says where that finds a catalogue:
    `package.module:NAME`."""

    def __init__(self, kind: ReviewKind[R], module: str, games: str, turn: asyncio.Lock) -> None:
        self.kind = kind
        self.module = module
        self.games = games
        self.turn = turn
        """All games share it: there is one process at a time."""

    async def make(self, record: bytes, tell: Tell) -> R:
        """The review of a record; a RuntimeError if its process failed, a TimeoutError if it took too long."""
        async with self.turn:
            process = await self.start()
            try:
                return await asyncio.wait_for(self.answered(process, record, tell), PATIENCE_SECONDS)
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def start(self) -> Process:
        command = (sys.executable, "-P", "-m", self.module, self.games)
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True, limit=LONGEST_LINE
        )

    async def answered(self, process: Process, record: bytes, tell: Tell) -> R:
        """Hand a record to a process and read what it says."""
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record)
        process.stdin.close()
        while line := await process.stdout.readline():
            answer = msgspec.json.decode(line, type=ReviewProgress)
            if bytes(answer.review) != NOTHING:
                return msgspec.json.decode(answer.review, type=self.kind.shape)
            tell(answer.percent)
        raise RuntimeError("a game could not be reviewed")

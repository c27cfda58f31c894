"""Lets a process work out the views of whole games and sums over many, and check records that come from elsewhere: in
a thread it would take turns with every table.

The process starts with the first reader and ends some minutes after the last one."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from saltsea.kernel.record_file import BadRecordError
from saltsea.server.bots.frames import HEAD
from saltsea.server.bots.processes import environment
from saltsea.server.reading.reading_process import Answered, ReadingResult, Wanted, framed

PATIENCE_SECONDS: Final = 60
IDLE_SECONDS: Final = 600
_answers: Final = msgspec.msgpack.Decoder(Answered)


class ReadingProcesses:
    """Keeps one process. `games` says where it finds a catalogue: `package.module:NAME`."""

    def __init__(self, games: str, idle: float = IDLE_SECONDS) -> None:
        self.games = games
        self.idle = idle
        self.turn = asyncio.Lock()
        self.process: Process | None = None
        self.end_alarm: asyncio.TimerHandle | None = None

    async def made(self, wanted: Wanted) -> bytes:
        """What is wanted, as JSON. BadRecordError if what is stored makes no game; RuntimeError, TimeoutError or
        OSError if the process fails."""
        async with self.turn:
            try:
                answer = await asyncio.wait_for(self.ask(wanted), PATIENCE_SECONDS)
            except BaseException:  # also of a reader who has gone: what it would say next is no answer to another
                self.end()
                raise
        self.end_later()
        if isinstance(answer, ReadingResult):
            return answer.data
        raise BadRecordError(answer.line, answer.why)

    async def ask(self, wanted: Wanted) -> Answered:
        process = await self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(wanted))
        try:
            size: int = HEAD.unpack(await process.stdout.readexactly(HEAD.size))[0]
            answer: Answered = _answers.decode(await process.stdout.readexactly(size))
        except (EOFError, ConnectionError) as error:
            raise RuntimeError("the process that reads games ended") from error
        return answer

    async def running(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-P", "-m", "saltsea.server.reading.reading_process", self.games)
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
            )
        return self.process

    def end_later(self) -> None:
        if self.end_alarm is not None:
            self.end_alarm.cancel()
        self.end_alarm = asyncio.get_running_loop().call_later(self.idle, self.end_if_idle)

    def end_if_idle(self) -> None:
        if not self.turn.locked():
            self.end()

    def end(self) -> None:
        """End the process; the next reader gets another."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            self.process = None

    async def close(self) -> None:
        """The server closes: no more readers come."""
        if self.end_alarm is not None:
            self.end_alarm.cancel()
        process = self.process
        self.end()
        if process is not None:
            await process.wait()

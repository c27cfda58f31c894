"""Bots in processes of their own: a bot that never stops thinking costs a process, never the server.

A process takes one question at a time; further questions wait in order. A process that is too slow is killed and
replaced, one that dies is replaced, and a fallback choice is made meanwhile."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.bots.bot_library import BotLibrary, elapsed, games_at
from saltsea.server.bots.frames import HEAD, Begun, Chosen, Failed, Ready, WorkerMessage, decode_message, encode_frame
from saltsea.server.bots.worker import Choice, Question

KILL_AFTER: Final[Millis] = 5000
START_WITHIN: Final[Millis] = 30_000
"""Loading a game's rules may take a while on a busy machine, and is not thinking time."""
GONE_WITHIN: Final[Millis] = 50
"""A process that has closed its pipe ends in a moment; one that has not is killed."""
T = TypeVar("T")
_log: Final = logging.getLogger(__name__)


class NoAnswerError(Exception):
    """A bot did not choose, and why. Its process may still be usable."""


class LostError(NoAnswerError):
    """The process is lost."""


class EndedError(LostError):
    """The process has ended by itself."""


class WorkerProcess:
    """One process: started with the first question, and again when it was lost."""

    def __init__(self, games: str, kill_after: Millis) -> None:
        # The process's own watchdog comes second: it is for a process that has lost its server while thinking.
        self.command = ("-P", "-m", "saltsea.server.bots.process", games, str(2 * kill_after / 1000))
        self.kill_after = kill_after
        self.process: Process | None = None
        self.closed = False

    # --- its life ---

    async def start(self) -> Process:
        """Start the process and wait until it is ready. It gets two pipes and no other file of the server."""
        await self.end()
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
            )
        except OSError as error:
            raise LostError(f"no process could be started: {error}") from error
        self.process = process
        if self.closed:
            raise LostError("the server closes")
        await expect(process, Ready, START_WITHIN)
        return process

    def is_alive(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def end(self) -> int | None:
        """Kill the process and wait until it is gone. Returns its exit code, if there was one."""
        process, self.process = self.process, None
        if process is None:
            return None
        # `kill` would collect the exit code of a process that has just ended, before asyncio can.
        with suppress(TimeoutError):
            async with asyncio.timeout(GONE_WITHIN / 1000):
                return await process.wait()
        with suppress(ProcessLookupError):
            process.kill()
        return await process.wait()

    async def close(self) -> None:
        """End for good."""
        self.closed = True
        await self.end()

    # --- its work ---

    async def ask(self, question: Question) -> Choice:
        """The choice for a question; NoAnswerError if there is none, and then the process is no longer busy with it."""
        try:
            return await self._ask(question)
        except LostError as error:
            code = await self.end()
            raise LostError(f"{error} (exit code {code})") from error

    async def _ask(self, question: Question) -> Choice:
        if self.closed:
            raise LostError("the server closes")
        process = await self._begin(question)
        return (await expect(process, Chosen, max(self.kill_after, question.budget))).choice

    async def _begin(self, question: Question) -> Process:
        """Give a process the question. One that has ended while it had nothing to do, is replaced unnoticed: its end
        may not have been heard of yet."""
        if self.process is not None and self.is_alive():
            with suppress(EndedError):
                return await give(self.process, question)
        return await give(await self.start(), question)

    async def renew(self) -> None:
        """Restart a lost process before the next question; if that fails, the question tries again."""
        try:
            if not self.is_alive() and not self.closed:
                await self.start()
        except NoAnswerError:
            await self.end()


async def give(process: Process, question: Question) -> Process:
    assert process.stdin is not None
    process.stdin.write(encode_frame(question))
    await expect(process, Begun, START_WITHIN)
    return process


async def expect(process: Process, kind: type[T], within: Millis) -> T:
    """The next message of a process, which must be of this kind."""
    try:
        async with asyncio.timeout(within / 1000):
            message = await read_message(process)
    except TimeoutError as error:
        raise LostError(f"it took more than {within} ms") from error
    except (EOFError, ConnectionError) as error:
        raise EndedError("its process ended") from error
    except msgspec.DecodeError as error:
        raise LostError(f"it said something else: {error}") from error
    if isinstance(message, Failed):
        raise NoAnswerError(message.why)
    if not isinstance(message, kind):
        raise LostError(f"it said {type(message).__name__} instead of {kind.__name__}")
    return message


async def read_message(process: Process) -> WorkerMessage:
    assert process.stdout is not None
    size: int = HEAD.unpack(await process.stdout.readexactly(HEAD.size))[0]
    return decode_message(await process.stdout.readexactly(size))


def environment() -> dict[str, str]:
    """The environment of a process: ours, with the same import path."""
    path = os.pathsep.join(place or os.getcwd() for place in sys.path)
    return {**os.environ, "PYTHONPATH": path}


class BotProcesses:
    """A `BotWorker` with several processes. `games` says where they find a catalogue: `package.module:NAME`."""

    def __init__(self, games: str, *, workers: int = 2, kill_after: Millis = KILL_AFTER) -> None:
        # For fallback choices; and a missing catalogue is an error now, not at the first question.
        self.library = BotLibrary(games_at(games))
        self.workers = [WorkerProcess(games, kill_after) for _ in range(workers)]
        # The last used process is asked first: its games are loaded, and others may never have to start.
        self.idle: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def choose(self, question: Question) -> Choice:
        worker = await self.idle.get()
        # The caller may stop waiting; the process stays busy until it has answered or is gone.
        return await asyncio.shield(self._keep(self._answer(worker, question)))

    async def close(self) -> None:
        """End all processes. Pending questions get a fallback choice."""
        self.closed = True
        await asyncio.gather(*(worker.close() for worker in self.workers))
        while self.tasks:
            await asyncio.wait(self.tasks)

    async def _answer(self, worker: WorkerProcess, question: Question) -> Choice:
        began = perf_counter()
        try:
            return await worker.ask(question)
        except NoAnswerError as error:
            self._log_failure(question, error)
            return self.library.fallback_choice(question, elapsed(began))
        finally:
            self._keep(self._give_back(worker))

    async def _give_back(self, worker: WorkerProcess) -> None:
        try:
            await worker.renew()
        finally:
            self.idle.put_nowait(worker)

    def _keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Keep a reference to a background task: the event loop alone would drop it half done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def _log_failure(self, question: Question, error: NoAnswerError) -> None:
        """Log a failure for the operator. Never the observation, which holds a hand, nor the dice, which hold the
        seed."""
        if not self.closed:
            _log.warning("%s of %s did not choose: %s", question.bot, question.game, error)

"""Bots in processes of their own: a bot that never stops thinking costs a process, never the server.

A process takes one question at a time; further questions wait, each table in turn, and the more wait, the shorter each
bot thinks. A process that dies is replaced, and its question is asked again elsewhere. One that is too slow is killed
and replaced, and a fallback choice is made."""

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
from saltsea.server.bots.fair_queue import FairQueue, Rank
from saltsea.server.bots.frames import (
    HEAD,
    BotChoice,
    Failed,
    Ready,
    ThinkingStarted,
    WorkerMessage,
    decode_message,
    encode_frame,
)
from saltsea.server.bots.turn_budget import BotTurn, Turns, cores, paced, shared
from saltsea.server.bots.worker import Choice, Effort, Question

KILL_AFTER: Final[Millis] = 4000
"""A bot that is still thinking then will never stop."""
ATTEMPTS: Final = 2
"""A process may die by no fault of its bot, but hardly twice in a row."""
START_WITHIN: Final[Millis] = 30_000
"""Loading a game's rules may take a while on a busy machine, and is not thinking time."""
GONE_WITHIN: Final[Millis] = 50
"""A process that has closed its pipe ends in a moment; one that has not is killed."""
T = TypeVar("T")
_log: Final = logging.getLogger(__name__)


class NoAnswerError(Exception):
    """A bot did not choose, and why. Its process may still be usable."""


class ProcessLostError(NoAnswerError):
    """The process is lost."""


class EndedError(ProcessLostError):
    """The process has ended by itself."""


class WorkerProcess:
    """One process: started with the first question, and again when it was lost."""

    def __init__(self, games: str, kill_after: Millis, added: str = "") -> None:
        # The process's own watchdog comes second: it is for a process that has lost its server while thinking.
        self.command = ("-P", "-m", "saltsea.server.bots.process", games, str(2 * kill_after / 1000), added)
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
            raise ProcessLostError(f"no process could be started: {error}") from error
        self.process = process
        if self.closed:
            raise ProcessLostError("the server closes")
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
        except ProcessLostError as error:
            code = await self.end()
            raise type(error)(f"{error} (exit code {code})") from error

    async def _ask(self, question: Question) -> Choice:
        if self.closed:
            raise ProcessLostError("the server closes")
        process = await self._begin(question)
        return (await expect(process, BotChoice, max(self.kill_after, question.budget))).choice

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
    await expect(process, ThinkingStarted, START_WITHIN)
    return process


async def expect(process: Process, kind: type[T], within: Millis) -> T:
    """The next message of a process, which must be of this kind."""
    try:
        async with asyncio.timeout(within / 1000):
            message = await read_message(process)
    except TimeoutError as error:
        raise ProcessLostError(f"it took more than {within} ms") from error
    except (EOFError, ConnectionError) as error:
        raise EndedError("its process ended") from error
    except msgspec.DecodeError as error:
        raise ProcessLostError(f"it said something else: {error}") from error
    if isinstance(message, Failed):
        raise NoAnswerError(message.why)
    if not isinstance(message, kind):
        raise ProcessLostError(f"it said {type(message).__name__} instead of {kind.__name__}")
    return message


async def read_message(process: Process) -> WorkerMessage:
    assert process.stdout is not None
    size: int = HEAD.unpack(await process.stdout.readexactly(HEAD.size))[0]
    return decode_message(await process.stdout.readexactly(size))


def environment() -> dict[str, str]:
    """The environment of a process: ours, with the same import path."""
    path = os.pathsep.join(place or os.getcwd() for place in sys.path)
    return {**os.environ, "PYTHONPATH": path}


def rank_of(question: Question) -> Rank:
    if question.patient:
        return Rank.HINT
    return Rank.UNDER_WAY if question.goes_on else Rank.TURN


class BotProcesses:
    """A `BotWorker` with several processes. `games` says where they find a catalogue, `package.module:NAME`, and
    `added` the folder of bots that the operator has added."""

    def __init__(self, games: str, *, workers: int = 2, kill_after: Millis = KILL_AFTER, added: str = "") -> None:
        # For fallback choices; and a missing catalogue is an error now, not at the first question.
        self.library = BotLibrary(games_at(games))
        self.workers = [WorkerProcess(games, kill_after, added) for _ in range(workers)]
        self.lanes = min(workers, cores())
        self.queue: FairQueue[WorkerProcess] = FairQueue()
        self.unused = [*self.workers]
        """Those that were not needed yet."""
        self.turns: Turns[WorkerProcess] = Turns()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closed = False

    async def choose(self, question: Question) -> Choice:
        turn, began = self.turns.turn_of(question), perf_counter()
        known = turn.foreseen_choice(question)
        if known is not None:
            return known
        try:
            choice = await self._choose(question, turn, began)
        finally:
            turn.spent += elapsed(began)
        turn.note(question, choice)
        return choice

    def get_ready(self) -> None:
        """Start another process if none has nothing to do. Questions that can have one earlier do not wait."""
        if self.unused and not self.queue.idle:
            self._keep(self._give_back(self.unused.pop()))

    def waiting(self) -> int:
        return self.queue.waiting()

    async def close(self) -> None:
        """End all processes. Pending questions get a fallback choice."""
        self.closed = True
        await asyncio.gather(*(worker.close() for worker in self.workers))
        while self.tasks:
            await asyncio.wait(self.tasks)

    async def _choose(self, question: Question, turn: BotTurn[WorkerProcess], began: float) -> Choice:
        rank = rank_of(question)
        for attempt in range(1, ATTEMPTS + 1):
            self.get_ready()
            turn.home = worker = await self.queue.get(question.table, rank, turn.home)
            asked, effort = self._paced(question, turn, elapsed(began))
            # The caller may stop waiting; the process stays busy until it has answered or is gone.
            answer = self._keep(self._answer(worker, asked, is_last=attempt == ATTEMPTS))
            choice = await asyncio.shield(answer)
            if choice is not None:
                return msgspec.structs.replace(choice, effort=effort)
            turn.home, rank = None, Rank.HINT if question.patient else Rank.UNDER_WAY
        raise AssertionError("the last attempt has an answer")

    def _paced(self, question: Question, turn: BotTurn[WorkerProcess], waited: Millis) -> tuple[Question, Effort]:
        """The question with the time that its bot may take now."""
        rank = Rank.HINT if question.patient else Rank.TURN
        longest = max(waited, round(1000 * self.queue.longest_wait(rank)))
        share = shared(question.budget, self.lanes, self.queue.waiting(rank), longest)
        return paced(question, turn, self.library.games, share=share, waited=waited)

    async def _answer(self, worker: WorkerProcess, question: Question, *, is_last: bool) -> Choice | None:
        """What a worker chooses, or a fallback choice; None if its process died and another should be asked."""
        began = perf_counter()
        try:
            return await worker.ask(question)
        except NoAnswerError as error:
            if isinstance(error, EndedError) and not is_last and not self.closed:
                return None
            self._log_failure(question, error)
            return self.library.fallback_choice(question, elapsed(began))
        finally:
            self._keep(self._give_back(worker))

    async def _give_back(self, worker: WorkerProcess) -> None:
        try:
            await worker.renew()
        finally:
            self.queue.put(worker)

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

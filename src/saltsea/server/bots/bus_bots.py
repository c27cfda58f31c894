"""Bots on any machine: questions go over the bus to a group of workers, one of whom answers.

A worker says that it is there, and while it thinks that it still does. One that falls silent is not waited for: the
question is asked again elsewhere, at last of this node's own processes, which answer also where there are no
workers."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Final, TypeAlias

import msgspec

from saltsea.bus.port import Bus, BusError, BusMessage
from saltsea.server.bots.worker import BotWorker, Choice, Question

QUESTIONS: Final = "saltsea.bots"
"""Where any worker of the group takes questions; a worker's own subject ends with its name."""
WORKERS: Final = "saltsea.bots-here"
"""Where workers say that they are there."""
GROUP: Final = "bots"
SIGN: Final = 1.0
"""Seconds between two signs of life."""
SILENCE: Final = 3.0
"""Seconds after which a worker that says nothing counts as gone."""
ATTEMPTS: Final = 2
MOST_HOMES: Final = 10_000

log = logging.getLogger(__name__)


class NumberedQuestion(msgspec.Struct, frozen=True, array_like=True):
    """A question, by the number that its node gave it."""

    number: int
    question: Question


class Thinking(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A worker has the question, and thinks."""

    number: int
    worker: str


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A worker's answer."""

    number: int
    worker: str
    choice: Choice


FromWorker: TypeAlias = Thinking | Chosen
encode = msgspec.msgpack.Encoder().encode
decode_asked = msgspec.msgpack.Decoder(NumberedQuestion).decode
decode_answer = msgspec.msgpack.Decoder(FromWorker).decode


class PendingQuestion:
    """A question that was asked."""

    def __init__(self, now: float) -> None:
        self.answer: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        self.heard = now


class BusBots:
    """A `BotWorker` that asks the workers of a cluster, and this node's own processes if there are none."""

    def __init__(
        self, bus: Bus, own: BotWorker, *, clock: Callable[[], float] = time.monotonic, silence: float = SILENCE
    ) -> None:
        self.bus = bus
        self.own = own
        self.clock = clock
        self.silence = silence
        self.inbox = ""
        self.numbers = count(1)
        self.waits: dict[int, PendingQuestion] = {}
        self.seen: dict[str, float] = {}
        """When each worker was last heard of."""
        self.homes: OrderedDict[str, str] = OrderedDict()
        """The worker that answered a table last: it remembers the rest of a turn."""

    async def open(self) -> None:
        """Begin to hear workers; the bus is open."""
        self.inbox = self.bus.new_inbox()
        await self.bus.subscribe(self.inbox, self.answered)
        await self.bus.subscribe(WORKERS, lambda message: self.notice(message.data.decode()))

    def notice(self, worker: str) -> None:
        self.seen[worker] = self.clock()

    def workers(self) -> list[str]:
        since = self.clock() - self.silence
        return [worker for worker, seen in self.seen.items() if seen > since]

    async def choose(self, question: Question) -> Choice:
        for attempt in range(ATTEMPTS):
            if not self.workers():
                break
            with contextlib.suppress(BusError):
                return await self.ask(question, self.subject(question, first=attempt == 0))
            self.homes.pop(question.table, None)
            log.warning("a computer player's worker is gone: its question is asked again")
        return await self.own.choose(question)

    def subject(self, question: Question, *, first: bool) -> str:
        """A turn goes on where it began, if that worker is still there."""
        home = self.homes.get(question.table)
        if first and question.goes_on and home is not None and home in self.workers():
            return f"{QUESTIONS}.{home}"
        return QUESTIONS

    async def ask(self, question: Question, subject: str) -> Choice:
        """Ask one worker, and wait for as long as it says that it thinks."""
        number, waiting = next(self.numbers), PendingQuestion(self.clock())
        self.waits[number] = waiting
        try:
            await self.bus.publish(subject, encode(NumberedQuestion(number, question)), self.inbox)
            while not waiting.answer.done():
                left = waiting.heard + self.silence - self.clock()
                if left <= 0:
                    raise BusError("the worker fell silent")
                await asyncio.wait([waiting.answer], timeout=left)
            chosen = waiting.answer.result()
        finally:
            del self.waits[number]
        self.remember(question.table, chosen.worker)
        return chosen.choice

    def answered(self, message: BusMessage) -> None:
        if not message.data:
            return  # the bus says that no node has subscribed: silence will tell
        answer = decode_answer(message.data)
        self.notice(answer.worker)
        waiting = self.waits.get(answer.number)
        if waiting is None:
            return
        waiting.heard = self.clock()
        if isinstance(answer, Chosen) and not waiting.answer.done():
            waiting.answer.set_result(answer)

    def remember(self, table: str, worker: str) -> None:
        self.homes[table] = worker
        self.homes.move_to_end(table)
        while len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)

    def get_ready(self) -> None:
        if not self.workers():
            self.own.get_ready()

    def waiting(self) -> int:
        return len(self.waits) + self.own.waiting()

    async def close(self) -> None:
        await self.own.close()


class BusWorker:
    """A worker of the group: answers questions of all nodes with its own processes."""

    def __init__(self, bus: Bus, name: str, bots: BotWorker, *, sign: float = SIGN) -> None:
        self.bus = bus
        self.name = name
        self.bots = bots
        self.sign = sign
        self.tasks: set[asyncio.Task[None]] = set()
        self.here: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.taking = await self.bus.subscribe(QUESTIONS, self.asked, GROUP)
        await self.bus.subscribe(f"{QUESTIONS}.{self.name}", self.asked)
        self.here = asyncio.create_task(self.say_here(), name="here")

    async def say_here(self) -> None:
        while True:
            with contextlib.suppress(BusError):
                await self.bus.publish(WORKERS, self.name.encode())
            await asyncio.sleep(self.sign)

    def asked(self, message: BusMessage) -> None:
        task = asyncio.get_running_loop().create_task(self.answer(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def answer(self, message: BusMessage) -> None:
        """Think, and say each second that it still does; the choice may be a fallback, but there is one."""
        asked = decode_asked(message.data)
        choosing = asyncio.ensure_future(self.bots.choose(asked.question))
        try:
            while not choosing.done():
                await self.bus.publish(message.reply, encode(Thinking(asked.number, self.name)))
                await asyncio.wait([choosing], timeout=self.sign)
            await self.bus.publish(message.reply, encode(Chosen(asked.number, self.name, choosing.result())))
        except BusError:
            log.warning("an answer was lost: the bus is gone")

    async def close(self) -> None:
        """Take no more questions, answer those that were taken, then end."""
        if self.here is not None:
            self.here.cancel()
        with contextlib.suppress(BusError):
            await self.taking.end()
        while self.tasks:
            await asyncio.wait(self.tasks)
        await self.bots.close()
        await self.bus.close()

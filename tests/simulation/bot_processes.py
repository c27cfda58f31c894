"""The processes of bots, simulated: the server's own code starts, asks, kills and replaces them.

A process that is ill hangs, dies, or says something else than it was asked."""

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from saltsea.game import Game
from saltsea.server.bots.bot_library import BotLibrary
from saltsea.server.bots.fair_queue import FairQueue
from saltsea.server.bots.frames import (
    HEAD,
    BotChoice,
    Failed,
    Ready,
    ThinkingStarted,
    WorkerMessage,
    _questions,
    encode_frame,
)
from saltsea.server.bots.processes import KILL_AFTER, START_WITHIN, BotProcesses, WorkerProcess, expect
from saltsea.server.bots.turn_budget import Turns
from saltsea.server.bots.worker import Choice, Question
from simulation.loop import VirtualLoop

THINKING: Final = (0.005, 0.4)
"""Seconds that a bot thinks."""
ILLS: Final = ("hangs", "dies", "garbage", "no such action", "silent end")


class Health:
    """How the processes of one machine are."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.chance = 0.0
        """How often a question makes its process ill."""
        self.on_ill: Callable[[str], None] = lambda ill: None

    def ill(self) -> str:
        ill = self.dice.choice(ILLS) if self.dice.random() < self.chance else ""
        if ill:
            self.on_ill(ill)
        return ill


class SimulatedPipe:
    """What the server writes to: each frame is a question."""

    def __init__(self, process: "SimulatedProcess") -> None:
        self.process = process

    def write(self, frame: bytes) -> None:
        if self.process.returncode is None:
            self.process.asked(_questions.decode(frame[HEAD.size :]))


class SimulatedProcess:
    """As much of a process as the server uses."""

    def __init__(self, loop: VirtualLoop, library: BotLibrary, health: Health) -> None:
        self.loop = loop
        self.library = library
        self.health = health
        self.returncode: int | None = None
        self.ended = asyncio.Event()
        self.stdin = SimulatedPipe(self)
        self.stdout = asyncio.StreamReader()
        self.later(health.dice.uniform(0.05, 0.5), self.say, Ready())

    def later(self, seconds: float, *what: Any) -> None:
        self.loop.call_outside(seconds, *what)

    def say(self, message: WorkerMessage | bytes) -> None:
        if self.returncode is None:
            self.stdout.feed_data(message if isinstance(message, bytes) else encode_frame(message))

    def asked(self, question: Question) -> None:
        ill, dice = self.health.ill(), self.health.dice
        if ill == "silent end":
            self.later(dice.uniform(0, 0.1), self.end, 1)
            return
        self.later(0.001, self.say, ThinkingStarted())
        thinking = 0.002 + dice.uniform(*THINKING)
        if ill == "dies":
            self.later(thinking, self.end, -9)
        elif ill == "garbage":
            self.later(thinking, self.say, HEAD.pack(5) + dice.randbytes(5))
        elif ill == "no such action":
            wrong = dice.choice((-1, 1 << 20, None))
            self.later(thinking, self.say, BotChoice(Choice(action=wrong, late=False, took=1)))
        elif not ill:
            self.later(thinking, self.answer, question)

    def answer(self, question: Question) -> None:
        if self.returncode is None:
            try:
                self.say(BotChoice(self.library.prepare(question).choice()))
            except Exception as error:  # as a real process answers
                self.say(Failed(str(error)))

    def end(self, code: int) -> None:
        if self.returncode is None:
            self.returncode = code
            self.stdout.feed_eof()
            self.ended.set()

    def kill(self) -> None:
        self.end(-9)

    async def wait(self) -> int:
        await self.ended.wait()
        assert self.returncode is not None
        return self.returncode


class SimulatedWorker(WorkerProcess):
    """The server's own keeper of a process, whose process is simulated."""

    def __init__(self, library: BotLibrary, health: Health) -> None:
        super().__init__("", KILL_AFTER)
        self.library = library
        self.health = health

    async def start(self) -> Any:
        await self.end()
        loop = cast(VirtualLoop, asyncio.get_running_loop())
        process: Any = SimulatedProcess(loop, self.library, self.health)
        self.process = process
        await expect(process, Ready, START_WITHIN)
        return process


class SimulatedBots(BotProcesses):
    """The server's own bot processes, except for the processes."""

    def __init__(self, games: Mapping[str, Game], health: Health, loop: VirtualLoop) -> None:
        self.library = BotLibrary(games)
        self.workers = [SimulatedWorker(self.library, health) for _ in range(2)]
        self.lanes = 2
        self.queue = FairQueue(loop.time)
        self.unused = [*self.workers]
        self.turns = Turns()
        self.tasks = set()
        self.closed = False
        self.on_choice: Callable[[], None] = lambda: None

    async def choose(self, question: Question) -> Choice:
        choice = await super().choose(question)
        self.on_choice()
        return choice

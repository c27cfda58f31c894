"""One server of the simulation: the whole web application on a machine that can crash, and whose clock can be wrong.

Several nodes share one disk and one bus, if they are a cluster. A node can be stopped and continued, too."""

import asyncio
import secrets
from asyncio.events import Handle
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from contextvars import Context
from random import Random
from typing import Any, Final, cast
from unittest.mock import patch

from starlette.types import ASGIApp

from saltsea.catalog import mounts
from saltsea.game import Game
from saltsea.server.application import Application
from saltsea.server.bots import bot_library, processes
from saltsea.server.bots.bus_bots import BusBots, BusWorker
from saltsea.server.bots.worker import BotWorker
from saltsea.server.cluster import node as cluster_node
from saltsea.server.cluster import peers
from saltsea.server.notifications import notification_service
from saltsea.server.tables import clock
from saltsea.server.tables.clock import WorldClock
from saltsea.server.web import app
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.server.web.protection.request_pace import RequestPace
from simulation.bot_processes import Health, SimulatedBots
from simulation.bus import Board, SimulatedBus
from simulation.database import Database
from simulation.direct import SimulatedDirect, Wires
from simulation.disk import Disk
from simulation.loop import NODE, VirtualLoop

START: Final = 1_800_000_000.0
"""The date at the beginning, in seconds since 1970."""


class Machine:
    """A machine's clocks: the date, which people and programs correct, and the time since its start."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.correction = 0.0

    def time(self) -> float:
        return START + self.loop.time() + self.correction

    def monotonic(self) -> float:
        return self.loop.time()


class Clocks:
    """Stands for the module `time`: whoever asks gets the clock of the machine that it runs on."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop

    def machine(self) -> Machine:
        node = NODE.get()
        return Machine(self.loop) if node is None else node.machine

    def time(self) -> float:
        return self.machine().time()

    def time_ns(self) -> int:
        return round(self.time() * 1e9)

    def monotonic(self) -> float:
        return self.machine().monotonic()


class Node:
    """One server process. After a crash another Node takes its place on the same machine and disk."""

    def __init__(
        self,
        name: str,
        machine: Machine,
        disk: Disk | Database,
        games: Mapping[str, Game],
        health: Health,
        loop: VirtualLoop,
        board: Board | None = None,
        wires: Wires | None = None,
    ) -> None:
        self.name = name
        self.machine = machine
        self.disk = disk
        self.games = games
        self.health = health
        self.loop = loop
        self.bus = None if board is None else SimulatedBus(board)
        """Its way to the other nodes; None for a server that is alone."""
        self.direct = None if wires is None else SimulatedDirect(wires)
        """Its connections to them beside the bus, if there are any."""
        self.is_dead = False
        self.is_open = False
        self.is_stopped = False
        self.held: list[Handle] = []
        """What it will do once it is continued."""
        self.tasks: dict[asyncio.Task[Any], None] = {}
        """In the order in which they began: a set would end them in another order in each run."""
        self.context = Context()
        self.context.run(NODE.set, self)
        self.application: Application | None = None
        self.app: ASGIApp | None = None

    async def start(self) -> None:
        """Open the server. It is opened in its own context, so that all its tasks and timers are known to be its."""
        self.context.copy().run(self.build)
        await self.spawn(self.open())

    def build(self) -> None:
        own = SimulatedBots(self.games, self.health, self.loop)
        store, mounted = self.disk.store(), {name: mount for name, mount in mounts().items() if name in self.games}
        node, bots = None, cast(BotWorker, own)
        if self.bus is not None:
            node = cluster_node.Node(self.bus, store, self.name, direct=self.direct, clock=self.machine.monotonic)
            bots = node.bots = BusBots(self.bus, own, clock=self.machine.monotonic)
        self.application = Application(self.games, store, bots, WorldClock(), mounts=mounted, node=node)
        routes = make_app(tuple, About("simulated", "plain"), self.application)
        self.app = RequestPace(routes, self.application.clock, self.application.limits.limits.connections)

    async def open(self) -> None:
        assert self.application is not None
        await self.application.open(self.app)
        self.is_open = True

    def spawn(self, work: Any) -> "asyncio.Task[Any]":
        """A task of this server."""
        return self.loop.create_task(work, context=self.context.copy())

    def crash(self) -> None:
        """Die between two steps. What its tasks do when they end reaches neither disk nor network."""
        self.is_dead, self.is_open = True, False
        self.go_on()
        if self.bus is not None:
            self.bus.leave()
        if self.direct is not None:
            self.direct.crash()
        self.leave_disk()
        for task in [*self.tasks]:
            task.cancel()

    def leave_disk(self) -> None:
        self.disk.crash(self)

    async def stop(self) -> None:
        """Stop as for an update: hand tables over or say goodbye, finish what was accepted, close."""
        assert self.application is not None
        await self.spawn(self.application.before_the_end())
        self.is_open = False
        await self.spawn(self.application.close())
        self.is_dead = True
        for task in [*self.tasks]:
            task.cancel()

    # --- SIGSTOP and SIGCONT ---

    def halt(self) -> None:
        """Do nothing from now on, and know nothing of it."""
        if not self.is_stopped and not self.is_dead:
            self.is_stopped = True
            self.loop.stopped += 1

    def go_on(self) -> None:
        """Do what was to be done, late as it is."""
        if self.is_stopped:
            self.is_stopped = False
            self.loop.stopped -= 1
            held, self.held = self.held, []
            self.loop.go_on_with(held)


class BotMachine(Node):
    """A process that only answers for computer players, over the bus."""

    on_choice: Callable[[], None]

    def build(self) -> None:
        assert self.bus is not None
        bots = SimulatedBots(self.games, self.health, self.loop)
        bots.on_choice = self.on_choice
        self.worker = BusWorker(self.bus, self.name, bots)

    async def open(self) -> None:
        assert self.bus is not None
        await self.bus.open()
        await self.worker.open()

    def leave_disk(self) -> None:
        """It has none."""


@contextmanager
def deterministic(loop: VirtualLoop, dice: Random) -> Iterator[None]:
    """Clocks and secrets come from the simulation as long as this lasts."""
    clocks = Clocks(loop)
    with ExitStack() as patches:
        for module, name, instead in (
            (clock, "time", clocks),
            (peers, "time", clocks),
            (secrets, "token_hex", lambda size=32: dice.randbytes(size or 32).hex()),
            (processes, "perf_counter", loop.time),
            (bot_library, "perf_counter", loop.time),
            (secrets, "token_bytes", lambda size=32: dice.randbytes(size or 32)),
            (secrets, "token_urlsafe", lambda size=32: dice.randbytes(size or 32).hex()),
            (secrets, "choice", dice.choice),
            (secrets, "randbits", dice.getrandbits),
            (app, "openapi", lambda routes, version: {}),  # a page for authors, and half of the time that a start takes
            (notification_service, "token_bytes", dice.randbytes),
        ):
            patches.enter_context(patch.object(module, name, instead))
        yield

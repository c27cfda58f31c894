"""One run of the simulation: servers, disk, network, people and faults of one seed, and what the judge says.

The faults come in a storm; then all is well, and every table has to go on, every client to catch up."""

import asyncio
import logging
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from saltsea.bus.port import BusError
from saltsea.store.port import FencedError, StoreError
from simulation.bot_processes import Health
from simulation.bus import Board
from simulation.client import Client
from simulation.comparing import different
from simulation.database import Database, instead_of_postgresql
from simulation.direct import Wires
from simulation.disk import Disk, MemoryBackend
from simulation.holders import Holders
from simulation.judge import InvariantError, Judge
from simulation.loop import NODE, StuckError, VirtualLoop
from simulation.network import Listener, Network, Plain
from simulation.node import BotMachine, Machine, Node, deterministic
from simulation.oracle import Library
from simulation.players import PlayedTable
from simulation.rude import RudeClient
from simulation.scenario import BOTS, GAMES, Scenario
from simulation.sqlite_disk import SqliteBackend
from simulation.storm import Storm
from simulation.trace import Trace

DATABASE: Final = "saltsea.store.postgresql"
"""Whoever waits for a database that is gone says so, and that is no mistake."""
LOOKS: Final = 40
"""How many times the end is looked for, half a second apart: a table in real time goes on meanwhile."""


class Outcome:
    """What came of a run."""

    def __init__(self, world: "World", violation: AssertionError | None) -> None:
        self.scenario = world.scenario
        self.trace = world.trace
        self.violation = violation
        self.steps = world.loop.steps
        self.seconds = world.loop.time()
        self.checked = world.judge.checked
        self.lines = sum(len(game.lines) for game in world.judge.games.values())
        self.counts = world.counts


@cache
def library() -> Library:
    return Library(dict(GAMES))


class World:
    """Everything that one seed brings about."""

    def __init__(self, scenario: Scenario, loop: VirtualLoop, folder: Path) -> None:
        self.scenario = scenario
        self.loop = loop
        self.trace = Trace()
        self.counts: dict[str, int] = {}
        self.judge = Judge(library())
        self.disk = self.new_disk(folder)
        self.disk.on_commit = self.judge.committed
        self.disk.on_claim = self.judge.claimed
        self.disk.on_fault = self.write_failed
        self.disk.on_slip = lambda what: self.count(f"{what} slipped")
        self.disk.on_unheard = lambda: self.count("write unheard of")
        self.network = Network(loop, self.dice("network"))
        self.network.on_sent = self.sent
        self.network.note = self.mistreated
        self.board = Board(loop, self.dice("bus")) if scenario.nodes > 1 else None
        self.wires = Wires(loop, self.dice("direct")) if scenario.direct else None
        self.machines = [Machine(loop) for _ in range(scenario.nodes)]
        self.health = Health(self.dice("bots"))
        self.health.on_ill = lambda ill: self.count(f"bot {ill}")
        self.nodes: list[Node | None] = [None] * scenario.nodes
        """The server of each machine, while there is one."""
        self.workers: list[BotMachine | None] = [None] * scenario.workers
        """Machines that answer for computer players only."""
        self.lives = 0
        self.crash_in, self.crashes = -1, 0
        """Steps until a server dies, and which."""
        self.wheel = self.dice("balancer")
        self.storm = Storm(self)
        chaos = self.storm.dice
        self.tables = [
            PlayedTable(self, place, plan, self.dice(f"table {place}")) for place, plan in enumerate(scenario.tables)
        ]
        self.rude = [
            RudeClient(self, place, chaos.choice(self.tables), self.dice(f"rude {place}"))
            for place in range(scenario.rude)
        ]
        self.holders = Holders(self)
        loop.before_step = self.before_step

    def new_disk(self, folder: Path) -> Disk | Database:
        """Where everything is stored: a disk, or a database that can be gone."""
        if self.scenario.database:
            return Database(self.loop, self.dice("database"))
        backend = SqliteBackend(folder, self.dice("sqlite")) if self.scenario.sqlite else MemoryBackend()
        return Disk(self.loop, self.dice("disk"), backend)

    def dice(self, name: str) -> Random:
        """Dice of their own for each part, so that one more throw here changes nothing there."""
        return Random(f"{self.scenario.seed} {name}")

    def note(self, who: str, what: str, more: Any = None) -> None:
        self.trace.add(self.loop.time(), who, what, more)

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    def write_failed(self, name: str, fault: StoreError) -> None:
        self.note("disk", "fails", f"{name}: {fault}")
        self.judge.crashed()
        self.count("write fenced" if isinstance(fault, FencedError) else f"write failed: {self.disk.fault}")

    def mistreated(self, what: str, more: Any) -> None:
        self.note("proxy", what, more)
        self.count(f"message {what}")

    # --- people ---

    def client(self, name: str, form: str) -> Client:
        client = Client(self.network, self.any_node, name, self.dice(name), form)
        client.note = lambda what, more: self.note(name, what, more)
        client.watch = self.judge.received
        return client

    def bot_of(self, game: str) -> str:
        return BOTS[game]

    def sent(self, listener: Listener, message: Plain) -> None:
        if isinstance(listener, Client):
            self.judge.sent(listener, message)

    # --- the server ---

    def any_node(self) -> Node | None:
        """The server to which a balancer sends the next connection; None if there is none."""
        up = [node for node in self.nodes if node is not None and node.is_open]
        return self.wheel.choice(up) if len(up) > 1 else up[0] if up else None

    async def start(self, place: int) -> None:
        self.lives += 1
        name = f"server {self.lives}"
        parts = self.machines[place], self.disk, self.scenario.games, self.health, self.loop, self.board
        node = self.nodes[place] = Node(name, *parts, self.wires)
        self.note(node.name, "starts")
        try:
            await node.start()
        except asyncio.CancelledError:
            if not node.is_dead:
                raise
        except Exception as error:
            self.note(node.name, "fails", f"{type(error).__name__}: {error}")
            self.crash(place)

    def before_step(self) -> None:
        """Between any two steps a server may die, and a violation ends the run."""
        self.holders.look()
        if self.judge.violation is not None:
            raise self.judge.violation
        if self.crash_in > 0:
            self.crash_in -= 1
            if self.crash_in == 0:
                self.crash(self.crashes)

    def crash(self, place: int) -> None:
        """A server dies, and another one starts some time later."""
        node, self.nodes[place], self.crash_in = self.nodes[place], None, -1
        if node is None or node.is_dead:
            return
        self.note(node.name, "crashes")
        self.count("crashed")
        self.judge.crashed()
        node.crash()
        self.network.crashed(node)
        self.later(self.storm.dice.uniform(0.1, 4), self.start(place))

    async def start_worker(self, place: int) -> None:
        self.lives += 1
        parts = Machine(self.loop), self.disk, self.scenario.games, self.health, self.loop, self.board
        worker = self.workers[place] = BotMachine(f"worker {self.lives}", *parts)
        worker.on_choice = lambda: self.count("worker answered")
        self.note(worker.name, "starts")
        try:
            await worker.start()
        except (BusError, asyncio.CancelledError):
            self.note(worker.name, "fails")
            self.crash_worker(place)

    def crash_worker(self, place: int) -> None:
        """A machine of bots dies, and another one comes some time later."""
        worker, self.workers[place] = self.workers[place], None
        if worker is not None and not worker.is_dead:
            self.note(worker.name, "crashes")
            self.count("worker crashed")
            worker.crash()
            self.later(self.storm.dice.uniform(0.5, 4), self.start_worker(place))

    def later(self, seconds: float, work: Any) -> None:
        self.loop.call_outside(seconds, lambda: self.loop.create_task(work))

    async def restart(self, place: int) -> None:
        """A server is stopped and started as for an update."""
        node = self.nodes[place]
        if node is None or not node.is_open:
            return
        self.note(node.name, "stops")
        try:
            await node.stop()
        except asyncio.CancelledError:
            return  # it crashed meanwhile
        if self.nodes[place] is node:
            self.nodes[place] = None
            self.count("restarted")
            self.network.crashed(node)
            self.later(0.2, self.start(place))

    # --- from the beginning to the end ---

    async def run(self) -> None:
        for place in range(self.scenario.nodes):
            await self.start(place)
        for place in range(self.scenario.workers):
            await self.start_worker(place)
        storm = self.loop.create_task(self.storm.blow())
        for table in self.tables:
            table.begin()
        rude = [self.loop.create_task(one.act()) for one in self.rude]
        await asyncio.sleep(self.scenario.storm)
        self.storm.end()
        await storm
        await self.go_on()
        await self.finish()
        for task in rude:
            task.cancel()
        for node in self.nodes:
            if node is not None:
                await node.stop()
        self.judge.verify_records()
        self.count_rest()
        self.before_step()

    def count_rest(self) -> None:
        """What disk, network and bus have counted themselves, and which tables have moved."""
        found = {"message late": self.network.late, "write slow": self.disk.slowed, "stalled": self.loop.stalled}
        if self.board is not None:
            found["bus message carried"] = self.board.carried
            found["bus message lost"] = self.board.lost
            found["bus message doubled"] = self.board.doubled
            found["table taken over"] = self.judge.taken_over
        if self.wires is not None:
            found["direct message carried"] = self.wires.carried
            found["direct message lost"] = self.wires.lost
        if isinstance(self.disk, Database):
            found["commit in doubt"] = self.disk.in_doubt
            found["commit done and not answered"] = self.disk.unanswered
            found["transaction ended while its node slept"] = self.disk.idle
        self.counts.update({what: number for what, number in found.items() if number})

    async def go_on(self) -> None:
        """Invariants 5 and 6: every table goes on, and every honest request is answered."""
        await asyncio.sleep(self.scenario.calm)
        before = [table.lines() for table in self.tables]
        for _ in range(LOOKS):
            await asyncio.sleep(self.scenario.patience / LOOKS)
            if all(map(self.has_gone_on, self.tables, before)):
                break
        for table, lines in zip(self.tables, before, strict=True):
            why = f"{table.code}: {table.lines()} lines, as {self.scenario.patience:.0f} s before"
            self.judge.demand(self.has_gone_on(table, lines), "every table goes on", why)

    def has_gone_on(self, table: PlayedTable, before: int) -> bool:
        return table.is_finished() or table.lines() > before

    async def finish(self) -> None:
        """Invariants 1 and 4: people stop, and have what fresh readers are shown."""
        for table in self.tables:
            table.is_stopping = True
        await asyncio.sleep(12)
        for table in self.tables:
            for client in table.clients:
                waiting = [pending.message for pending in client.pending.values()]
                self.judge.demand(not waiting, "honest people are served", f"{client.name} waits: {waiting}")
                self.judge.demand(
                    client.status == "open", "honest people are served", f"{client.name}: {client.status}"
                )
        self.before_step()
        for table in self.tables:
            for client in table.clients:
                await self.compare_with_fresh_reader(client)

    async def compare_with_fresh_reader(self, client: Client) -> None:
        reader = self.client(client.name, client.form)
        reader.open(client.code)
        found = "no answer"
        for _ in range(LOOKS):
            await asyncio.sleep(0.5)
            found = different(client, reader)
            if not found:
                break
        self.judge.demand(not found, "every client has what a fresh reader sees", f"{client.name}: {found}")
        self.before_step()
        reader.end()
        await asyncio.sleep(0.2)


class Mistakes(logging.Handler):
    """Reads the server's log: whatever it calls a failure that is no fault of the disk is a mistake of ours."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        node = NODE.get()
        if isinstance(error, StoreError | BusError) or (node is not None and node.is_dead):
            return
        if error is None and record.name.startswith(DATABASE):
            return
        told = "" if error is None else "".join(traceback.format_exception(error))
        self.world.judge.demand(False, "the server makes no mistakes", f"{record.getMessage()}\n{told}")


@contextmanager
def reading_the_log(world: World) -> Iterator[None]:
    """Read the server's log instead of printing it."""
    log, handler = logging.getLogger(), Mistakes(world)
    before, log.handlers = log.handlers, [handler]
    try:
        yield
    finally:
        log.handlers = before


def run(seed: int, scenario: Scenario | None = None) -> Outcome:
    """Run one seed to its end, or to its first violation."""
    with tempfile.TemporaryDirectory() as folder:
        loop = VirtualLoop(Random(f"{seed} loop"))
        with deterministic(loop, Random(f"{seed} secrets")):
            return run_on(loop, scenario or Scenario(seed), Path(folder))


def run_on(loop: VirtualLoop, scenario: Scenario, folder: Path) -> Outcome:
    asyncio.set_event_loop(loop)
    world = World(scenario, loop, folder)
    violation: AssertionError | None = None
    try:
        with reading_the_log(world), instead_of_postgresql(world.disk):
            loop.run_until_complete(world.run())
    except (InvariantError, StuckError) as found:
        violation = found
    finally:
        loop.before_step = lambda: None
        world.trace.end()
        end(loop)
        asyncio.set_event_loop(None)
    world.disk.backend.close()
    return Outcome(world, violation)


def end(loop: VirtualLoop) -> None:
    """Cancel what is left, and let it end."""
    for _ in range(20):
        left = asyncio.all_tasks(loop)
        if not left:
            break
        for task in left:
            task.cancel()
        with suppress(RuntimeError):  # what had to stop the loop when the run was broken off does so now
            loop.run_until_complete(asyncio.wait(left, timeout=60))
    loop.close()

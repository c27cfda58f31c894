"""One run of the simulation: servers, disk, network, people and faults of one seed, and what the judge says.

The faults come in a storm; then all is well, and every table has to go on, every client to catch up."""

import asyncio
import logging
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from saltsea.store.port import StoreError
from simulation.bot_processes import Health
from simulation.client import Client, Scene
from simulation.disk import FAULTS, Disk, MemoryBackend
from simulation.judge import InvariantError, Judge, difference
from simulation.loop import NODE, StuckError, VirtualLoop
from simulation.network import Faults, Listener, Network, Plain, Socket
from simulation.node import Machine, Node, deterministic
from simulation.oracle import Library
from simulation.players import PlayedTable
from simulation.rude import RudeClient
from simulation.scenario import BOTS, GAMES, Scenario
from simulation.sqlite_disk import SqliteBackend
from simulation.trace import Trace

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
        self.chaos = self.dice("chaos")
        backend = SqliteBackend(folder, self.dice("sqlite")) if scenario.sqlite else MemoryBackend()
        self.disk = Disk(loop, self.dice("disk"), backend)
        self.disk.on_commit = self.judge.committed
        self.disk.on_fault = lambda name, fault: self.note("disk", "fails", f"{name}: {fault}")
        self.network = Network(loop, self.dice("network"))
        self.network.on_sent = self.sent
        self.network.note = lambda what, more: self.note("proxy", what, more)
        self.machine = Machine(loop)
        self.health = Health(self.dice("bots"))
        self.node: Node | None = None
        self.lives = 0
        self.crash_in = -1
        """Steps until the server dies."""
        self.is_stormy = True
        self.tables = [
            PlayedTable(self, place, plan, self.dice(f"table {place}")) for place, plan in enumerate(scenario.tables)
        ]
        self.rude = [
            RudeClient(self, place, self.chaos.choice(self.tables), self.dice(f"rude {place}"))
            for place in range(scenario.rude)
        ]
        loop.before_step = self.before_step

    def dice(self, name: str) -> Random:
        """Dice of their own for each part, so that one more throw here changes nothing there."""
        return Random(f"{self.scenario.seed} {name}")

    def note(self, who: str, what: str, more: Any = None) -> None:
        self.trace.add(self.loop.time(), who, what, more)

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    # --- people ---

    def client(self, name: str, form: str) -> Client:
        client = Client(self.network, lambda: self.node, name, self.dice(name), form)
        client.note = lambda what, more: self.note(name, what, more)
        client.watch = self.judge.received
        return client

    def bot_of(self, game: str) -> str:
        return BOTS[game]

    def sent(self, listener: Listener, message: Plain) -> None:
        if isinstance(listener, Client):
            self.judge.sent(listener, message)

    # --- the server ---

    async def start(self) -> None:
        self.lives += 1
        node = Node(f"server {self.lives}", self.machine, self.disk, self.scenario.games, self.health, self.loop)
        self.node = node
        self.note(node.name, "starts")
        try:
            await node.start()
        except asyncio.CancelledError:
            if not node.is_dead:
                raise
        except Exception as error:
            self.note(node.name, "fails", f"{type(error).__name__}: {error}")
            self.crash()

    def before_step(self) -> None:
        """Between any two steps a server may die, and a violation ends the run."""
        if self.judge.violation is not None:
            raise self.judge.violation
        if self.crash_in > 0:
            self.crash_in -= 1
            if self.crash_in == 0:
                self.crash()

    def crash(self) -> None:
        """The server dies, and another one starts some time later."""
        node, self.node, self.crash_in = self.node, None, -1
        if node is None or node.is_dead:
            return
        self.note(node.name, "crashes")
        self.count("crash")
        node.crash()
        self.network.crashed(node)
        self.later(self.chaos.uniform(0.1, 4), self.start())

    def later(self, seconds: float, work: Any) -> None:
        self.loop.call_outside(seconds, lambda: self.loop.create_task(work))

    async def restart(self) -> None:
        """The server is stopped and started as for an update."""
        node = self.node
        if node is None or not node.is_open:
            return
        self.note(node.name, "stops")
        try:
            await node.stop()
        except asyncio.CancelledError:
            return  # it crashed meanwhile
        if self.node is node:
            self.node = None
            self.network.crashed(node)
            self.later(0.2, self.start())

    # --- the storm ---

    async def blow(self) -> None:
        """One fault after the other, until the storm is over."""
        strike: dict[str, Callable[[], Any]] = {
            "cut": lambda: self.hit(Socket.cut),
            "half-open": lambda: self.hit(Socket.half_open),
            "freeze": lambda: self.hit(lambda socket: socket.freeze(self.chaos.uniform(1, 15))),
            "slow reader": lambda: self.hit(self.slow_down),
            "mistreat": self.mistreat,
            "spikes": lambda: setattr(self.network.faults, "spike", self.chaos.choice((0, 0.1, 0.5))),
            "disk fault": lambda: setattr(self.disk, "fault", self.chaos.choice((*FAULTS, "", "", ""))),
            "slow disk": lambda: setattr(self.disk, "slow", self.chaos.choice((1, 10, 300))),
            "crash": lambda: setattr(self, "crash_in", self.chaos.randrange(1, 600)),
            "restart": lambda: self.later(0, self.restart()),
            "clock": self.correct_date,
            "stall": lambda: setattr(self.loop, "stalls", self.chaos.choice((0.05, 0.5, 3))),
            "bots": lambda: setattr(self.health, "chance", self.chaos.choice((0, 0.3, 0.8))),
        }
        while self.is_stormy:
            await asyncio.sleep(self.chaos.expovariate(1 / self.scenario.between))
            if self.is_stormy:
                fault = self.chaos.choice(self.scenario.faults)
                self.note("storm", fault)
                self.count(fault)
                strike[fault]()

    def hit(self, how: Callable[[Socket], Any]) -> None:
        up = [socket for socket in self.network.sockets if socket.is_up()]
        if up:
            socket = self.chaos.choice(up)
            self.note("storm", "hits", getattr(socket.listener, "name", ""))
            how(socket)

    def slow_down(self, socket: Socket) -> None:
        socket.down.pace = self.chaos.uniform(0.2, 2)
        self.loop.call_outside(self.chaos.uniform(2, 12), setattr, socket.down, "pace", 0.0)

    def mistreat(self) -> None:
        faults = self.network.faults
        faults.lose, faults.double, faults.swap = (self.chaos.choice((0, 0.05, 0.2)) for _ in range(3))

    def correct_date(self) -> None:
        """Somebody sets the machine's date, by up to a day."""
        self.machine.correction += self.chaos.choice((-1, 1)) * self.chaos.choice((0.5, 60, 3600, 86_400))

    def heal(self) -> None:
        """All is well again. What was broken stays broken: a connection that is cut, a server that has to start."""
        self.note("storm", "ends")
        self.is_stormy, self.crash_in = False, -1
        self.network.faults = Faults()
        for socket in self.network.sockets:
            socket.down.pace = 0.0
        self.disk.fault, self.disk.slow = "", 1.0
        self.health.chance = 0.0

    # --- from the beginning to the end ---

    async def run(self) -> None:
        await self.start()
        storm = self.loop.create_task(self.blow())
        for table in self.tables:
            table.begin()
        rude = [self.loop.create_task(one.act()) for one in self.rude]
        await asyncio.sleep(self.scenario.storm)
        self.heal()
        await storm
        await self.go_on()
        await self.finish()
        for task in rude:
            task.cancel()
        if self.node is not None:
            await self.node.stop()
        self.judge.verify_records()
        self.before_step()

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


def different(client: Client, reader: Client) -> str:
    """What two clients of one person know differently; empty if nothing."""
    pairs: dict[str, tuple[Any, Any]] = {
        "person": (client.person, reader.person),
        "seats": (client.seats, reader.seats),
        "table": (seated(client.table), seated(reader.table)),
        "presence": (client.presence, reader.presence),
        "time": (lasting(client.time), lasting(reader.time)) if is_told_time(client) else (None, None),
        "scenes": ({*client.scenes}, {*reader.scenes}),
        "talk": ({*reader.talk} - {*client.talk}, set()),
    }
    for seat in {*client.scenes} & {*reader.scenes}:
        pairs[f"seat {seat}"] = shown(client.scenes[seat]), shown(reader.scenes[seat])
    return "; ".join(f"{what}{difference(*both)}" for what, both in pairs.items() if both[0] != both[1])


def seated(table: Plain | None) -> Plain:
    """A table without who is connected, which Presence tells."""
    table = table or {}
    sitting = {chair[name] for chair in table.get("chairs", ()) for name in ("person", "guest")}
    names = {one["person"]: one["name"] for one in table.get("people", ()) if one["person"] in sitting}
    return {**table, "people": names}


def is_told_time(client: Client) -> bool:
    """Whether this client is still told the time: not one that has given up its seat where nobody may watch."""
    return bool(client.seats) or (client.table or {})["settings"]["watching"] != "none"


def lasting(time: Plain | None) -> Plain | None:
    """What a Time message says that does not change from moment to moment."""
    if time is None:
        return None
    stands = {} if time["runs"] else {"at": time["at"]}
    return {**{name: time[name] for name in ("game", "runs", "why", "resumes", "waits", "ready")}, **stands}


def shown(scene: Scene) -> tuple[Any, ...]:
    return scene.game, scene.line, scene.view, scene.undo, scene.outcome, scene.waiting_on


class Mistakes(logging.Handler):
    """Reads the server's log: whatever it calls a failure that is no fault of the disk is a mistake of ours."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        node = NODE.get()
        if isinstance(error, StoreError) or (node is not None and node.is_dead):
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
        with reading_the_log(world):
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

"""The storm: one fault after the other, as the seed draws them, until all is well again."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from simulation.bus import REFUSED, SILENT, BusFaults
from simulation.database import Connection, Database
from simulation.disk import FAULTS
from simulation.network import Faults, Socket
from simulation.node import Node

if TYPE_CHECKING:
    from simulation.world import World

Strike = Callable[[], Any]
CUT_OFF: Final = (0.5, 8.0)
BLIP: Final = (0.5, 2.5)
"""Seconds for which a node's connection to the bus is away: less than its session lasts."""
HALTED: Final = (0.5, 12.0)
"""Seconds for which a node is cut off from the bus, or stopped."""


class Storm:
    """The faults of one run."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.dice = world.dice("chaos")
        self.is_on = True
        self.strikes: dict[str, Strike] = {
            "cut": lambda: self.hit(Socket.cut),
            "half-open": lambda: self.hit(Socket.half_open),
            "freeze": lambda: self.hit(lambda socket: socket.freeze(self.dice.uniform(1, 15))),
            "slow reader": lambda: self.hit(self.slow_down),
            "mistreat": self.mistreat,
            "spikes": lambda: setattr(world.network.faults, "spike", self.dice.choice((0, 0.1, 0.5))),
            "disk fault": lambda: setattr(world.disk, "fault", self.dice.choice((*FAULTS, "", "", ""))),
            "disk slip": lambda: world.disk.slips.update(write=1, read=1),
            "slow disk": lambda: setattr(world.disk, "slow", self.dice.choice((1, 10, 300))),
            "crash": self.crash_soon,
            "restart": lambda: world.later(0, world.restart(self.place())),
            "clock": self.correct_date,
            "stall": lambda: setattr(world.loop, "stalls", self.dice.choice((0.05, 0.5, 3))),
            "bots": lambda: setattr(world.health, "chance", self.dice.choice((0, 0.3, 0.8))),
            "halt": self.halt,
            "partition": self.partition,
            "bus blip": self.blip,
            "bus messages": self.trouble_bus,
            "bus restart": self.restart_bus,
            "bot worker": self.trouble_worker,
            "database": self.trouble_database,
            "direct connections": self.trouble_wires,
        }

    async def blow(self) -> None:
        """One fault after the other, until the storm is over."""
        scenario = self.world.scenario
        while self.is_on:
            await asyncio.sleep(self.dice.expovariate(1 / scenario.between))
            if self.is_on:
                fault = self.dice.choice(scenario.faults)
                self.world.note("storm", fault)
                self.world.count(fault)
                self.strikes[fault]()

    def place(self) -> int:
        """Some server."""
        places = len(self.world.nodes)
        return self.dice.randrange(places) if places > 1 else 0

    # --- connections ---

    def hit(self, how: Callable[[Socket], Any]) -> None:
        up = [socket for socket in self.world.network.sockets if socket.is_up()]
        if up:
            socket = self.dice.choice(up)
            self.world.note("storm", "hits", getattr(socket.listener, "name", ""))
            self.world.count("connection hit")
            how(socket)

    def slow_down(self, socket: Socket) -> None:
        socket.down.pace = self.dice.uniform(0.2, 2)
        self.world.loop.call_outside(self.dice.uniform(2, 12), setattr, socket.down, "pace", 0.0)

    def mistreat(self) -> None:
        faults = self.world.network.faults
        faults.lose, faults.double, faults.swap = (self.dice.choice((0, 0.05, 0.2)) for _ in range(3))

    # --- servers ---

    def crash_soon(self) -> None:
        self.world.crash_in, self.world.crashes = self.dice.randrange(1, 600), self.place()

    def correct_date(self) -> None:
        """Somebody sets a machine's date, by up to a day; nodes of a cluster are kept within seconds of each other."""
        many = len(self.world.nodes) > 1
        step = self.dice.choice((0.1, 0.5, 2) if many else (0.5, 60, 3600, 86_400))
        self.world.count("date set")
        self.world.machines[self.place()].correction += self.dice.choice((-1, 1)) * step

    def halt(self) -> None:
        """A server is stopped, and continued some time later."""
        node = self.world.nodes[self.place()]
        if node is not None and node.is_open:
            self.world.count("server halted")
            self.stop(node)

    def stop(self, node: Node) -> None:
        self.world.note(node.name, "is stopped")
        node.halt()
        self.world.loop.call_outside(self.dice.uniform(*HALTED), self.go_on, node)

    def trouble_worker(self) -> None:
        """A machine of bots dies, is stopped, or is cut off."""
        place, what = self.dice.randrange(len(self.world.workers)), self.dice.choice(("crash", "halt", "cut"))
        worker = self.world.workers[place]
        if what == "crash":
            self.world.crash_worker(place)
        elif worker is not None and what == "halt":
            self.world.count("worker halted")
            self.stop(worker)
        elif worker is not None:
            self.cut_off(worker, self.dice.uniform(*CUT_OFF))

    def go_on(self, node: Node) -> None:
        if node.is_stopped:
            self.world.note(node.name, "goes on")
            node.go_on()

    # --- the bus ---

    def partition(self) -> None:
        """A server is cut off from the bus for a while."""
        self.cut_off(self.world.nodes[self.place()], self.dice.uniform(*CUT_OFF))

    def blip(self) -> None:
        """A server's connection to the bus is lost and made again at once: the bus says that it knows nobody there, and
        the server comes back before its session has run out."""
        self.cut_off(self.world.nodes[self.place()], self.dice.uniform(*BLIP), (REFUSED,))

    def cut_off(self, node: Node | None, seconds: float, ways: Sequence[str] = (REFUSED, SILENT)) -> None:
        if node is not None and node.bus is not None:
            how = self.dice.choice(ways)
            self.world.note(node.name, "is cut off", how)
            self.world.count(f"bus {how}")
            node.bus.cut_off(how)
            self.world.loop.call_outside(seconds, node.bus.join)

    def restart_bus(self) -> None:
        """The bus is gone for a moment, and sometimes comes back with an empty disk."""
        assert self.world.board is not None
        for node in self.world.nodes:
            self.cut_off(node, self.dice.uniform(0.2, 3))
        if self.dice.random() < 0.5:
            self.world.note("bus", "loses all")
            self.world.count("bus emptied")
            self.world.board.lose_data()

    def trouble_bus(self) -> None:
        assert self.world.board is not None
        faults = self.world.board.faults
        faults.lose, faults.double, faults.spike = (self.dice.choice((0, 0.02, 0.1)) for _ in range(3))

    def trouble_wires(self) -> None:
        """A connection between two servers breaks, or falls silent; or all become slow."""
        wires = self.world.wires
        assert wires is not None
        wires.spike, up = self.dice.choice((0, 0, 0.2)), wires.all()
        if up:
            wire, is_silent = self.dice.choice(up), self.dice.random() < 0.4
            self.world.note("direct", "is silent" if is_silent else "is cut")
            self.world.count(f"direct {'silent' if is_silent else 'cut'}")
            (wire.silence if is_silent else wire.cut)()

    # --- the database ---

    def trouble_database(self) -> None:
        """The database is killed and comes back, or a connection to it is lost, with or without anybody knowing: now,
        or while the next commit is on its way."""
        database, what = self.world.disk, self.dice.choice(("killed", "connection cut", "connection silent"))
        assert isinstance(database, Database)
        self.world.note("database", what)
        self.world.count(f"database {what}")
        silent = what == "connection silent"
        if what == "killed":
            away = self.dice.choice((0.3, 3, 20)) * self.dice.random()
            self.strike(database, lambda: self.kill(database, away), lambda connection: self.kill(database, away))
        else:
            losing = partial(database.lose, silent=silent)
            self.strike(database, lambda: database.lose_any(silent=silent), losing)

    def strike(self, database: Database, now: Strike, at_commit: Callable[[Connection], None]) -> None:
        if self.dice.random() < 0.3:
            now()
        else:
            database.strike = at_commit

    def kill(self, database: Database, away: float) -> None:
        if self.is_on:
            database.kill()
            self.world.loop.call_outside(away, database.start)

    # --- the end ---

    def end(self) -> None:
        """All is well again. What was broken stays broken: a connection that is cut, a server that has to start."""
        world = self.world
        world.note("storm", "ends")
        self.is_on, world.crash_in = False, -1
        world.network.faults = Faults()
        for socket in world.network.sockets:
            socket.down.pace = 0.0
        world.disk.fault, world.disk.slow = "", 1.0
        if isinstance(world.disk, Database):
            world.disk.mend()
        world.health.chance = 0.0
        for node in (*world.nodes, *world.workers):
            self.mend(node)
        if world.board is not None:
            world.board.faults = BusFaults()
        if world.wires is not None:
            world.wires.spike = 0.0

    def mend(self, node: Node | None) -> None:
        if node is not None:
            self.go_on(node)
            if node.bus is not None:
                node.bus.join()

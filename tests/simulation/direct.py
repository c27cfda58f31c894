"""Direct connections between the nodes of a simulated cluster: each carries messages in order until it breaks.

They know nothing of the bus: a message may overtake one that was published before, and one that is on its way when a
connection breaks is lost. Mostly both ends are told; a connection may also fall silent, and nobody is."""

import asyncio
from contextvars import Context, copy_context
from random import Random
from typing import Final

from saltsea.server.cluster.direct import Neighbours
from simulation.loop import NODE, VirtualLoop

QUICK: Final = (0.000_1, 0.002)
SLOW: Final = (0.05, 0.8)
LOOK: Final = 1.0
PLACE: Final = "a simulated place"


class Wires:
    """What the direct connections of all nodes share."""

    def __init__(self, loop: VirtualLoop, dice: Random) -> None:
        self.loop = loop
        self.dice = dice
        self.spike = 0.0
        """How often a message takes long."""
        self.ends: dict[str, SimulatedDirect] = {}
        """The nodes that take connections, by their names."""
        self.carried = self.lost = 0

    def delay(self) -> float:
        return self.dice.uniform(*(SLOW if self.dice.random() < self.spike else QUICK))

    def all(self) -> list["Wire"]:
        found = {wire: None for end in self.ends.values() for wire in end.wires.values()}
        return [wire for wire in found if wire.is_up]


class Wire:
    """One connection."""

    def __init__(self, wires: Wires, *ends: "SimulatedDirect") -> None:
        self.wires = wires
        self.ends = ends
        self.is_up = True
        self.last = dict.fromkeys(ends, 0.0)
        """When the last message to each end arrives."""

    def other(self, end: "SimulatedDirect") -> "SimulatedDirect":
        return next(one for one in self.ends if one is not end)

    def send(self, end: "SimulatedDirect", data: bytes) -> None:
        to, loop = self.other(end), self.wires.loop
        arrives = max(self.last[to] + 1e-6, loop.time() + self.wires.delay())
        self.last[to] = arrives
        loop.call_later(arrives - loop.time(), self.arrive, to, data, context=to.context)

    def arrive(self, to: "SimulatedDirect", data: bytes) -> None:
        if self.is_up and to.wires.get(self.other(to).name) is self:
            self.wires.carried += 1
            to.heard(data)
        else:
            self.wires.lost += 1

    def silence(self) -> None:
        """Nothing gets through any more, and nobody is told."""
        self.is_up = False

    def cut(self) -> None:
        """Both ends learn that it broke; what was on its way is lost."""
        self.is_up = False
        for end in self.ends:
            self.wires.loop.call_later(self.wires.delay(), end.disconnected, self, context=end.context)


class SimulatedDirect:
    """The direct connections of one node."""

    def __init__(self, wires: Wires) -> None:
        self.all = wires
        self.wires: dict[str, Wire] = {}
        self.name = ""
        self.neighbours: Neighbours | None = None
        self.context: Context = copy_context()
        self.keeping: asyncio.Task[None] | None = None

    def join(self, neighbours: Neighbours) -> None:
        self.neighbours, self.name = neighbours, neighbours.name

    async def open(self) -> str:
        self.context = copy_context()
        self.all.ends[self.name] = self
        self.keeping = asyncio.get_running_loop().create_task(self.keep())
        return PLACE

    async def close(self) -> None:
        if self.keeping is not None:
            self.keeping.cancel()
        for wire in [*self.wires.values()]:
            last = max(wire.last.values()) - self.all.loop.time()
            self.all.loop.call_outside(max(0.0, last) + 1e-5, wire.cut)  # after what was sent
        self.wires.clear()
        self.all.ends.pop(self.name, None)

    def crash(self) -> None:
        """The process dies; mostly its machine tells the others."""
        self.all.ends.pop(self.name, None)
        for wire in [*self.wires.values()]:
            (wire.silence if self.all.dice.random() < 0.3 else wire.cut)()

    def leads_to(self, node: str) -> bool:
        return node in self.wires

    def send(self, node: str, data: bytes) -> None:
        owner = NODE.get()
        if owner is None or not owner.is_dead:
            self.wires[node].send(self, data)

    def heard(self, data: bytes) -> None:
        assert self.neighbours is not None
        self.neighbours.heard(data)

    def drop(self, node: str) -> None:
        wire = self.wires.get(node)
        if wire is not None:
            if wire.is_up:
                wire.cut()
            self.disconnected(wire)

    def disconnected(self, wire: Wire) -> None:
        assert self.neighbours is not None
        node = wire.other(self).name
        if self.wires.get(node) is wire:
            del self.wires[node]
            self.neighbours.lost(node)

    # --- finding the others ---

    async def keep(self) -> None:
        assert self.neighbours is not None
        while True:
            await asyncio.sleep(LOOK * self.all.dice.random())
            for node in self.neighbours.others():
                if self.name < node and node not in self.wires and await self.neighbours.where(node) == PLACE:
                    await asyncio.sleep(self.all.delay())
                    self.connect(node)

    def connect(self, node: str) -> None:
        there = self.all.ends.get(node)
        if there is None or there.context.run(is_stopped):
            return
        there.drop(self.name)
        self.drop(node)
        self.wires[node] = there.wires[self.name] = Wire(self.all, self, there)


def is_stopped() -> bool:
    node = NODE.get()
    return node is None or node.is_stopped or node.is_dead

"""Nodes of a cluster in one process: they share a store and a bus, and each can die, be cut off or fall asleep."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any, Protocol, TypeVar
from unittest.mock import patch

import msgspec

from saltsea.bus.in_process import InProcessBus, Switchboard
from saltsea.catalog import CATALOG, mounts
from saltsea.kernel.chance import named_seed
from saltsea.narrator import narrators
from saltsea.server.bots.inline import InlineBots
from saltsea.server.cluster.node import Node
from saltsea.server.notifications.reminder_handlers import Reminders
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Settings
from saltsea.server.web.client_links import ClientLink, Tables, TablesHere
from saltsea.store.memory import MemoryStore
from server.kit import ANSWERS, KEY, TOKENS, FakeClock, ListTransport, Plain
from simulation.loop import VirtualLoop

T = TypeVar("T")
LIFETIME = 3.0
"""Seconds of a session, on virtual time: no machine is too busy for it."""
PATIENCE = 20.0


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for a state."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


class FakeNode:
    """One server of a cluster."""

    def __init__(self, cluster: "FakeCluster", name: str) -> None:
        self.clock = cluster.clock
        self.bus = InProcessBus(cluster.board)
        self.node = Node(self.bus, cluster.store, name, lifetime=LIFETIME, clock=cluster.time)
        self.registry = TableRegistry(
            CATALOG,
            cluster.store,
            cluster.clock,
            InlineBots(CATALOG),
            narrators,
            mounts=mounts(),
            reminders=Reminders,
            ownership=self.node.leases,
        )
        self.tables = self.node.attach(self.registry, TablesHere(self.registry, cluster.clock))

    async def open_table(self, game: str = "corto", **settings: Any) -> str:
        chosen = msgspec.convert({"players": 2, **settings}, Settings)
        table = await self.registry.open(game, chosen, "Ann", KEY.format("Ann"))
        assert isinstance(table, Table), table
        return table.info.code

    def fall_asleep(self) -> None:
        """The process is stopped: it renews nothing and hears nothing, and does not know."""
        self.bus.is_connected = False
        assert self.node.peers is not None
        for task in (self.node.session.task, self.node.peers.beating, *self.node.tasks):
            if task is not None:
                task.cancel()

    async def die(self) -> None:
        """kill -9: nothing runs any more, and nobody is told."""
        self.fall_asleep()
        await self.bus.close()
        for table in self.registry.tables.values():
            table.stop_work()
        for task in self.registry.tasks.values():
            task.cancel()
        self.registry.tables.clear()
        await asyncio.sleep(0)


class FakeCluster:
    """Some nodes, one store, one bus."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = FakeClock()
        self.time = asyncio.get_running_loop().time
        self.board = Switchboard(self.time)
        self.nodes: list[FakeNode] = []

    async def add(self, name: str) -> FakeNode:
        made = FakeNode(self, name)
        await made.node.open(None)
        self.nodes.append(made)
        return made


class AnyNode(Protocol):
    """Whatever takes clients."""

    tables: Tables


class ClusterGuest:
    """A guest whose device talks to one node, wherever the table is."""

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        self.code = code
        self.have = 0
        self.transport = ListTransport()
        self.link: ClientLink | None = None

    async def come(self, node: AnyNode) -> "ClusterGuest":
        """Connect by any node, and wait to be welcomed; a table that moves is tried again."""
        async with asyncio.timeout(PATIENCE):
            while not await self.tries(node):
                await asyncio.sleep(0.05)
        return self

    async def tries(self, node: AnyNode) -> bool:
        self.have = max([self.have, *(message.get("n", 0) for message in self.transport.messages)])
        self.transport = ListTransport()
        try:
            self.link = await node.tables.link(self.code, Connection(self.transport))
        except UnownedError:
            return False
        assert self.link is not None
        self.say({"kind": "Hello", "have": self.have, "key": KEY.format(self.name), "form": "observation"})
        await until(lambda: bool(self.all("Welcome")) or self.transport.closed)
        return bool(self.all("Welcome"))

    def say(self, message: Plain) -> None:
        assert self.link is not None
        self.link.receive(msgspec.json.encode(message).decode())

    async def ask(self, kind: str, token: str = "", **fields: Any) -> Plain:
        """Send a request; its answer."""
        token = token or f"{self.name}-{next(TOKENS)}"
        self.say({"kind": kind, "token": token, **fields})
        await until(lambda: bool(self.answers(token)))
        return self.answers(token)[0]

    def answers(self, token: str) -> list[Plain]:
        return [one for one in self.transport.messages if one["kind"] in ANSWERS and one["token"] == token]

    def all(self, kind: str) -> list[Plain]:
        return [message for message in self.transport.messages if message["kind"] == kind]

    def legal(self) -> list[Plain]:
        last = [message for message in self.transport.messages if message["kind"] in ("Step", "Snapshot")][-1]
        return list(last["update"]["legal"] if last["kind"] == "Step" else last["view"]["legal"])


async def act(guests: dict[int, ClusterGuest], token: str = "") -> Plain:
    """Let whoever can act do so; the answer."""
    seat = next(seat for seat, guest in guests.items() if guest.legal())
    return await guests[seat].ask("Act", token=token, seat=seat, action=guests[seat].legal()[0])


async def two_at_a_table(cluster: FakeCluster) -> tuple[FakeNode, FakeNode, dict[int, ClusterGuest]]:
    """Ann at the node that holds the table, Bob at another; their game has begun."""
    here, there = await cluster.add("here"), await cluster.add("there")
    code = await here.open_table()
    ann, bob = await ClusterGuest("Ann", code).come(here), await ClusterGuest("Bob", code).come(there)
    assert (await bob.ask("Sit", name="Bob", seat=1))["kind"] == "Done"
    assert (await ann.ask("Begin"))["kind"] == "Done"
    await until(lambda: bool(bob.all("Snapshot")))
    return here, there, {0: ann, 1: bob}


async def lines_of(cluster: FakeCluster, code: str) -> list[bytes]:
    return [row.body for row in await cluster.store.lines(f"{code}-0")]


def with_cluster(test: Callable[[FakeCluster], Awaitable[T]]) -> T:
    async def run() -> T:
        cluster = FakeCluster()
        try:
            return await test(cluster)
        finally:
            for one in cluster.nodes:
                one.registry.abandon_all()
                await one.node.close() if one.bus.is_connected else one.fall_asleep()

    seed = named_seed("saltsea")
    with patch("saltsea.server.tables.handlers.host_handlers.secrets.token_bytes", return_value=seed):
        return on_virtual_time(run())


def on_virtual_time(test: Coroutine[Any, Any, T]) -> T:
    """Run a test whose seconds take no time, so that no machine is too busy for it."""
    with asyncio.Runner(loop_factory=lambda: VirtualLoop(Random(1))) as runner:
        return runner.run(test)

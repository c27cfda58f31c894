"""Whole servers that share a store and a bus, with their web applications, without a network."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from saltsea.bus.in_process import InProcessBus, Switchboard
from saltsea.server.accounts.passwords import Passwords
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.cluster.node import Node
from saltsea.server.web.app import make_app
from saltsea.store.memory import MemoryStore
from server.account_kit import QUICK
from server.cluster_kit import on_virtual_time
from server.kit import KEY, FakeClock
from server.operator_kit import ABOUT, CORTO, NOWHERE, STRANGER, Web


class KeptOpen(MemoryStore):
    """A store that outlives each of the servers."""

    async def close(self) -> None: ...


class SharedServer:
    """One node as a whole server."""

    def __init__(self, shared: "SharedServers", name: str) -> None:
        self.bus = InProcessBus(shared.board)
        self.node = Node(self.bus, shared.store, name, clock=asyncio.get_running_loop().time)
        self.server = Application(CORTO, shared.store, InlineBots(CORTO), shared.clock, node=self.node)
        self.tables = self.server.tables
        quick = Passwords(QUICK)
        self.app = make_app(list, ABOUT, self.server, client=NOWHERE, passwords=quick)

    def web(self, address: str = STRANGER) -> Web:
        transport = httpx.ASGITransport(self.app, client=(address, 5000))
        return Web(transport=transport, base_url="http://saltsea", follow_redirects=True)

    async def open_table(self, number: int, **more: Any) -> httpx.Response:
        """Order a table, each time another."""
        key = KEY.format(f"Ann{number}")
        order = {"game": "corto", "name": "Ann", "key": key, "settings": {"players": 2}, **more}
        return await self.web().post("/api/tables", json=order)


class SharedServers:
    """Some servers, one store, one bus, one clock."""

    def __init__(self) -> None:
        self.store = KeptOpen()
        self.clock = FakeClock()
        self.board = Switchboard(asyncio.get_running_loop().time)
        self.servers: list[SharedServer] = []

    async def add(self, name: str) -> SharedServer:
        made = SharedServer(self, name)
        await made.server.open(made.app)
        self.servers.append(made)
        return made


def with_servers(test: Callable[[SharedServers], Awaitable[None]]) -> None:
    async def run() -> None:
        shared = SharedServers()
        try:
            await test(shared)
        finally:
            for one in shared.servers:
                one.bus.is_connected = True
                await one.server.close()

    on_virtual_time(run())


async def a_moment() -> None:
    """Long enough for a message between nodes."""
    await asyncio.sleep(0.1)

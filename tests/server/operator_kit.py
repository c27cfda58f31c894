"""A server with its web application, without a network: guests at tables, and visitors over HTTP from any address."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from saltsea.catalog import CATALOG
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.operations.disk import MEGABYTE, Disk
from saltsea.server.operations.metrics import Metrics
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from server.kit import KEY, FakeServer

ABOUT = About("1.2.3", "plain")
NOWHERE = Path("/nowhere")
STRANGER = "198.51.100.7"
HERE = "127.0.0.1"
CORTO = {"corto": CATALOG["corto"]}


class FakeDisk(Disk):
    """As full as a test says."""

    def __init__(self) -> None:
        super().__init__(Path("/data"), look=lambda _: self.megabytes * MEGABYTE)
        self.megabytes = 5000


class Web(httpx.AsyncClient):
    """A browser at some address. It remembers cookies, and follows to where it is sent."""

    async def operate(self, does: str, **fields: str) -> httpx.Response:
        """Send one of the operator's forms, as the page shows it."""
        page = await self.get("/operator")
        word = re.search(r'name="form" value="([^"]+)"', page.text)
        assert word is not None, page.text
        return await self.post(f"/operator/{does}", data={**fields, "form": word[1]})


class Served(FakeServer):
    """The whole server."""

    server: Application
    disk: FakeDisk

    def new_registry(self) -> TableRegistry:
        self.disk, meter = FakeDisk(), Metrics()
        self.server = Application(
            self.games,
            self.store,
            InlineBots(self.games),
            self.clock,
            mounts=self.mounts,
            disk=self.disk,
            meter=meter,
        )
        meter.watch(self.server.registry, self.disk)
        self.app = make_app(list, ABOUT, self.server, client=NOWHERE)
        return self.server.registry

    def open_metrics(self) -> None:
        self.app = make_app(list, ABOUT, self.server, client=NOWHERE, open_metrics=True)

    def web(self, address: str = STRANGER, **headers: str) -> Web:
        transport = httpx.ASGITransport(self.app, client=(address, 5000))
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Web(transport=transport, base_url="http://saltsea", headers=named, follow_redirects=True)

    async def operator(self, **headers: str) -> Web:
        """A browser that has shown the secret."""
        web = self.web(**headers)
        done = await web.post("/operator/enter", data={"secret": self.server.operator.fresh})
        assert done.status_code == 200, done.text
        return web

    async def open_by_web(self, web: Web, name: str = "Ann", **more: Any) -> httpx.Response:
        settings = {"players": 2, **more.pop("settings", {})}
        return await web.post(
            "/api/tables", json={"game": "corto", "name": name, "key": KEY.format(name), "settings": settings, **more}
        )


def served(test: Callable[[Served], Awaitable[None]], **given: Any) -> None:
    """Run a test with a server of its own, from its first start on."""

    async def run() -> None:
        fake = Served(games=CORTO, **given)
        await fake.server.operator.open()
        try:
            await test(fake)
        finally:
            await fake.registry.close()

    asyncio.run(run())

"""A server with accounts, without a network: devices that keep their cookie, and guests who come with one."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher

from saltsea.game import Game
from saltsea.server.accounts.authentication import COOKIE
from saltsea.server.accounts.passwords import Passwords
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.network.urls import ServerUrls
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from server.kit import GAMES, FakeServer, Guest, ListTransport, Plain

STRANGER = "198.51.100.7"
ADDRESS = "https://saltsea.example"
GOOD = "nine ropes and a parrot"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""A password hash that is fast and unsafe, for tests."""
CORTO: Mapping[str, Game] = {"corto": GAMES["corto"]}


class Device(httpx.AsyncClient):
    """A browser on our page: it says that it is, and keeps cookies."""

    async def make(self, name: str = "Anne", password: str = GOOD) -> httpx.Response:
        return await self.post("/api/account", json={"name": name, "password": password})

    async def sign_in(self, name: str = "Anne", password: str = GOOD) -> httpx.Response:
        return await self.post("/api/session", json={"name": name, "password": password})

    async def me(self) -> Plain:
        """The account as its owner sees it."""
        found = (await self.get("/api/account")).json()["account"]
        assert found is not None
        return dict(found)

    async def is_signed_in(self) -> bool:
        return (await self.get("/api/account")).json()["account"] is not None

    def secret(self) -> str:
        return str(self.cookies[COOKIE])


class AccountServer(FakeServer):
    """The whole server."""

    public = ""

    def new_registry(self) -> TableRegistry:
        server = Application(self.games, self.store, InlineBots(self.games), self.clock, mounts=self.mounts)
        urls = ServerUrls(public=self.public, any_name=True)
        self.passwords = Passwords(QUICK)
        self.app = make_app(
            list, About("0", "plain"), server, client=Path("/nowhere"), urls=urls, passwords=self.passwords
        )
        return server.registry

    def device(self, base: str = ADDRESS, address: str = STRANGER, **headers: str) -> Device:
        transport = httpx.ASGITransport(self.app, client=(address, 5000))
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Device(transport=transport, base_url=base, headers={"sec-fetch-site": "same-origin", **named})

    async def anne(self, name: str = "Anne") -> Device:
        """A device of a player who has an account."""
        device = self.device()
        assert (await device.make(name)).status_code == 201
        return device

    async def account(self, device: Device) -> str:
        session = await self.store.session(hashed(device.secret()))
        assert session is not None
        return session.account

    async def come(self, code: str, name: str, account: str | None, key: str = "") -> Guest:
        """A connection to a table from a device that is signed in, perhaps with a key of its own."""
        guest = Guest(self, code, name)
        guest.transport = ListTransport()
        guest.connection = Connection(guest.transport, account)
        guest.table = await self.registry.connect(code, guest.connection)
        await guest.send({"kind": "Hello", "key": key or guest.key})
        return guest


def with_account_server(
    test: Callable[[Any], Awaitable[None]],
    games: Mapping[str, Game] = CORTO,
    kind: type[AccountServer] = AccountServer,
    **given: Any,
) -> None:
    """Run a test with a server of its own."""

    async def run() -> None:
        fake = kind(games=games, **given)
        try:
            await test(fake)
        finally:
            await fake.registry.close()

    asyncio.run(run())


def refusal(answer: httpx.Response) -> str:
    """The text of a refusal by rule T24, in a sentence."""
    told = answer.json()
    assert told["rule"] == "table.T24", told
    assert told["sentence"]
    return str(told["text"]).removeprefix("refusal-table-")

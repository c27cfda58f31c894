"""A fake server with its routes, and games that are played to their end on it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any
from unittest.mock import patch

import httpx

from saltsea.game import Game
from saltsea.kernel.chance import named_seed
from saltsea.server.application import Application
from saltsea.server.reading.reading_processes import ReadingProcesses
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from server.kit import GAMES, FakeServer, Guest

Visit = Callable[[FakeServer, httpx.AsyncClient], Awaitable[None]]


def with_archive(test: Visit, games: Mapping[str, Game] = GAMES, reading: ReadingProcesses | None = None) -> None:
    """A fake server with its routes, where each game has a seed of its own, and the same in every run."""
    numbers = count()

    async def run() -> None:
        fake = FakeServer(games=games)
        server = Application(fake.games, fake.store, fake.bots, fake.clock, mounts=fake.mounts)
        fake.registry = server.registry
        app = make_app(list, About("0", "plain"), server, reading=reading)
        transport = httpx.ASGITransport(app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
            await test(fake, client)
        await fake.registry.close()

    with patch(
        "saltsea.server.tables.handlers.host_handlers.secrets.token_bytes",
        lambda _: named_seed(f"archive {next(numbers)}"),
    ):
        asyncio.run(run())


async def bots_play(fake: FakeServer, game: str = "corto", **settings: Any) -> Guest:
    """A game among bots, with a watcher."""
    ann = await fake.open(game, **settings)
    await ann.done("Remove", seat=0)
    for seat in range(2):
        await ann.done("AddBot", seat=seat, bot="random")
    await ann.done("Begin")
    return ann


async def to_the_end(fake: FakeServer, ann: Guest) -> str:
    """The id of the game, once it is over."""
    while ann.last("Table")["table"]["phase"] != "over":
        await fake.clock.advance(10_000)
    return str(ann.last("Table")["table"]["playing"])

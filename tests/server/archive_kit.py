"""A house with its doors open, and games that are played to their end in it."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any
from unittest.mock import patch

import httpx

from saltsea.kernel.chance import named_seed
from saltsea.server.house import House as ServerHouse
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from server.kit import Guest, House

Visit = Callable[[House, httpx.AsyncClient], Awaitable[None]]


def visiting(test: Visit) -> None:
    """A house with its doors open, where each game has a seed of its own, and the same in every run."""
    numbers = count()

    async def run() -> None:
        house = House()
        server = ServerHouse(house.games, house.store, house.bots, house.clock)
        house.hall = server.hall
        app = make_app([], About("0", "plain"), server)
        transport = httpx.ASGITransport(app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
            await test(house, client)
        await house.hall.close()

    with patch("saltsea.server.tables.hosting.secrets.token_bytes", lambda _: named_seed(f"archive {next(numbers)}")):
        asyncio.run(run())


async def bots_play(house: House, game: str = "corto", **settings: Any) -> Guest:
    """A game among computer players, with somebody who looks on."""
    ann = await house.open(game, **settings)
    await ann.done("Remove", seat=0)
    for seat in range(2):
        await ann.done("AddBot", seat=seat, bot="random")
    await ann.done("Begin")
    return ann


async def to_the_end(house: House, ann: Guest) -> str:
    """The id of the game, once it is over."""
    while ann.last("Table")["table"]["phase"] != "over":
        await house.clock.advance(10_000)
    return str(ann.last("Table")["table"]["playing"])

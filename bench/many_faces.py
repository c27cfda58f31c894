"""Rude visitors who would be taken for many: by a forged header, or by the many addresses of one IPv6 network.

`limits.py` runs them beside an honest pair. They open tables and connections, which are limited per address, and their
answers tell whether they were taken for one."""

import asyncio
import json
import secrets
from collections.abc import Callable
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from within_pace import Attack, Count, drain

Header = Callable[[], str]
"""What X-Forwarded-For says this time."""
AT_ONCE = 100
"""Connections that one address may have."""
OPENED = 15
"""Tables that one address can open in the time of an attack: ten, and one in thirty seconds. Who is taken for many
opens hundreds."""
NAMES = ("forged tables", "forged connections", "tables of a /56", "connections of a /56")
dice = Random(7)


def forged(address: str) -> Header:
    """Another forged address each time; behind it is what the proxy has added, if there is one."""
    return lambda: f"203.0.{dice.randrange(114, 256)}.{dice.randrange(256)}, {address}"


def in_network() -> str:
    """An address of one network that a provider gives to one customer."""
    parts = [0xAB00 + dice.randrange(256), *(dice.randrange(65_536) for _ in range(4))]
    return "2001:db8:7:" + ":".join(f"{part:x}" for part in parts)


def tables(header: Header) -> Attack:
    async def attack(base: str, _: str, count: Count) -> None:
        while True:
            status = await asyncio.to_thread(opened, base, header())
            count["messages"] += 1
            count["cuts"] += status >= 400
            count["accepted"] += status < 400

    return attack


def opened(base: str, header: str) -> int:
    order = {"game": "corto", "name": "Eve", "key": secrets.token_urlsafe(24), "settings": {"players": 2}}
    try:
        with urlopen(Request(f"{base}/api/tables", json.dumps(order).encode(), {"X-Forwarded-For": header})) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def connections(header: Header) -> Attack:
    """One of many connections, kept as long as the server allows."""

    async def attack(base: str, code: str, count: Count) -> None:
        url = f"{base.replace('http', 'ws')}/api/tables/{code}/line"
        try:
            async with connect(url, proxy=None, additional_headers={"X-Forwarded-For": header()}) as line:
                await line.send('{"kind":"Hello"}')
                if json.loads(await line.recv())["kind"] != "Goodbye":
                    await stay(line, count)
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.2)
        count["messages"] += 1
        count["cuts"] += 1

    return attack


async def stay(line: ClientConnection, count: Count) -> None:
    count["open"] += 1
    count["accepted"] = max(count["accepted"], count["open"])
    try:
        await drain(line)
    finally:
        count["open"] -= 1


def attacks_by_many(address: str) -> dict[str, tuple[int, Attack]]:
    """By name: how many at once, and what each does."""
    headers: tuple[Header, Header] = (forged(address), in_network)
    kinds = ((8, tables), (3 * AT_ONCE, connections))
    pairs = [(number, kind(header)) for header in headers for number, kind in kinds]
    return dict(zip(NAMES, pairs, strict=True))


def was_one(name: str, count: Count) -> bool:
    """Whether the attacker was taken for one address."""
    most = {"tables": OPENED, "connections": AT_ONCE}
    return all(count["accepted"] <= limit for what, limit in most.items() if name in NAMES and what in name)

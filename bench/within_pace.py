"""Rude visitors who keep within every pace and ask for what costs much; `limits.py` runs them beside an honest pair.

Each begins with a long game of its own: one action, done and taken back some thousand times, which is carried here."""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saltsea.catalog import CATALOG
from saltsea.kernel.match import Match, start
from saltsea.kernel.record import Record, Resign, Undo
from saltsea.kernel.record_file import write
from saltsea.kernel.seat import members

Plain = dict[str, Any]
Count = Counter[str]
Attack = Callable[[str, str, Count], Awaitable[None]]
LINES = 4000
"""A long game has 300; from 5,000 on nothing is taken back."""
SEED = bytes(range(32))
BETWEEN = 0.06
"""Seconds between two messages of one connection, which may send twenty a second."""


class LongGame(NamedTuple):
    """A game of many lines, and whose turn it is after them."""

    match: Match
    seat: int
    action: Plain
    undo: Plain

    def record(self) -> str:
        """As it is carried."""
        header = self.match.header.with_seed(None)
        return write(self.match.rules, Record(header, self.match.lines, None)).decode()

    def finished(self) -> bytes:
        """As it is imported."""
        self.match.submit(self.seat, Resign(), self.match.now(), "")
        return write(self.match.rules, self.match.record())


@cache
def long_game() -> LongGame:
    rules = CATALOG["corto"].rules()
    match, dice = start(rules, 2, {}, SEED), Random(2)
    assert isinstance(match, Match)
    while True:
        seat = members(match.waiting_on())[0]
        legal = rules.legal(match.state, seat)
        played = [action for action in legal if type(action).__name__ == "Play"]
        if played:
            break
        match.submit(seat, dice.choice(legal), match.now() + 10, "")
    line = match.count() - 1
    while match.count() < LINES:
        match.submit(seat, played[0], match.now() + 1, "")
        match.keep_base(match.after(line))
        match.submit(seat, Undo(line), match.now() + 1, "")
    return LongGame(match, seat, rules.vocabulary.plain(played[0]), {"kind": "Undo", "to": line})


def arrival(key: str) -> bytes:
    """The request by which it arrives."""
    game = long_game()
    seats: list[Plain] = [{"bot": "random"}, {"bot": "random"}]
    seats[game.seat] = {}
    settings, reached = {"players": 2}, game.match.now()
    carried = {"name": "Eve", "settings": settings, "seats": seats, "seed": SEED.hex(), "record": game.record()}
    return json.dumps({"game": {**carried, "reached": reached}, "key": key}).encode()


def asked(base: str, path: str, address: str, data: bytes | None = None, key: str = "") -> tuple[int, bytes]:
    headers = {"X-Forwarded-For": address, "Authorization": f"Bearer {key}", "Sec-Fetch-Site": "same-origin"}
    local = base.replace("127.0.0.1", "localhost")
    try:
        with urlopen(Request(f"{local}{path}", data, headers), timeout=60) as answer:
            return answer.status, answer.read()
    except HTTPError as error:
        return error.code, error.read()


async def again(count: Count, ask: Callable[[], tuple[int, bytes]], size: int = 0) -> None:
    """Ask for ever; a refusal counts as a cut."""
    while True:
        status, _ = await asyncio.to_thread(ask)
        count["messages"] += 1
        count["bytes"] += size
        count["cuts"] += status >= 400
        await asyncio.sleep(0.02)


async def come(base: str, code: str, address: str, key: str) -> ClientConnection:
    url, more = f"{base.replace('http', 'ws')}/api/tables/{code}/line", {"X-Forwarded-For": address}
    line = await connect(url, max_size=None, proxy=None, additional_headers=more)
    await line.send(json.dumps({"kind": "Hello", "key": key}))
    return line


async def drain(line: ClientConnection) -> None:
    """Take what comes, until the server cuts the connection: that is what it is to do with a rude one."""
    with suppress(ConnectionClosed):
        async for _ in line:
            pass


def undoing(address: str) -> Attack:
    """Act and take it back, in turn, in a long game."""

    async def attack(base: str, _: str, count: Count) -> None:
        key, game = secrets.token_urlsafe(24), long_game()
        status, body = await asyncio.to_thread(asked, base, "/api/carried", address, arrival(key))
        if status != 201:
            count["cuts"] += 1
            return
        line = await come(base, json.loads(body)["code"], address, key)
        reading = asyncio.create_task(drain(line))
        while not reading.done():
            action = game.undo if count["messages"] % 2 else game.action
            act = {"kind": "Act", "token": secrets.token_hex(8), "seat": game.seat, "action": action}
            await line.send(json.dumps(act))
            count["messages"] += 1
            await asyncio.sleep(BETWEEN)

    return attack


def importing(address: str) -> Attack:
    async def attack(base: str, _: str, count: Count) -> None:
        data = long_game().finished()
        await again(count, lambda: asked(base, "/api/games", address, data), len(data))

    return attack


def bringing(address: str) -> Attack:
    async def attack(base: str, _: str, count: Count) -> None:
        await again(count, lambda: asked(base, "/api/carried", address, arrival(secrets.token_urlsafe(24))))

    return attack


def taking_along(address: str) -> Attack:
    """Ask for the whole game of one's own table, to go on elsewhere."""

    async def attack(base: str, _: str, count: Count) -> None:
        key = secrets.token_urlsafe(24)
        status, body = await asyncio.to_thread(asked, base, "/api/carried", address, arrival(key))
        path = f"/api/tables/{json.loads(body)['code'] if status == 201 else 'none'}/carried"
        await again(count, lambda: asked(base, path, address, key=key))

    return attack


def beginning(address: str) -> Attack:
    """Ask for challenges of passkeys."""

    async def attack(base: str, _: str, count: Count) -> None:
        await again(count, lambda: asked(base, "/api/session/passkey/begin", address, b"{}"))

    return attack


def crowding(address: str) -> Attack:
    """One of a hundred connections that each keep their own pace."""

    async def attack(base: str, code: str, count: Count) -> None:
        try:
            line = await come(base, code, address, secrets.token_urlsafe(24))
            reading = asyncio.create_task(drain(line))
            while not reading.done():
                await line.send('{"kind":"Log","token":"x"}')
                count["messages"] += 1
                await asyncio.sleep(BETWEEN)
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(1)
        count["cuts"] += 1

    return attack


def attacks_from(address: str) -> dict[str, tuple[int, Attack]]:
    """By name: how many at once, and what each does."""
    return {
        "undoing": (2, undoing(address)),
        "importing": (2, importing(address)),
        "games brought": (2, bringing(address)),
        "games taken along": (2, taking_along(address)),
        "passkeys begun": (4, beginning(address)),
        "a hundred connections": (100, crowding(address)),
    }

"""How a server carries many tables: `python bench/tables.py [--tables N]` starts one and plays at all of them at once.

At every table two guests play Corto, each acting a moment after it is their turn; beside them crews of computer players
sail a chapter in real time. Measured is, over real sockets and a real store: from sending an action until everybody has
its step, and how late sand runs down at the pirates' tables."""

import argparse
import asyncio
import json
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import websockets

Plain = dict[str, Any]
PACE = (0.5, 2.0)
"""Seconds that a guest thinks, from and to."""


class Measured:
    """What was seen."""

    def __init__(self) -> None:
        self.steps: list[float] = []
        self.late: list[float] = []
        self.refused = 0


def open_table(base: str, game: str, players: int) -> tuple[str, str]:
    """The code of a new table, and its host's key."""
    key = secrets.token_urlsafe(16)
    asked = {"game": game, "name": "Ann", "key": key, "settings": {"players": players}}
    request = Request(f"{base}/api/tables", json.dumps(asked).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)["code"], key


class Player:
    """One guest over one socket."""

    def __init__(self, base: str, code: str, key: str, measured: Measured) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/tables/{code}/line"
        self.key = key
        self.measured = measured
        self.sent: dict[str, float] = {}

    async def play(self, first: Iterable[Plain], seat: int) -> None:
        async with websockets.connect(self.address, compression=None) as line:
            for message in ({"kind": "Hello", "key": self.key}, *first):
                await line.send(json.dumps(message))
            async for text in line:
                await self.hear(line, json.loads(text), seat)

    async def hear(self, line: Any, message: Plain, seat: int) -> None:  # noqa: ANN401 (websockets has no one type)
        if message["kind"] == "Refused":
            self.measured.refused += 1
        if message["kind"] == "Done" and message["token"] in self.sent:
            self.measured.steps.append(perf_counter() - self.sent.pop(message["token"]))
        seen: Plain = message.get("update") or message.get("view") or {}
        legal = seen.get("legal") if "seat" in message else None
        if legal and message["seat"] == seat:
            asyncio.get_running_loop().create_task(self.act(line, seat, random.choice(legal)))

    async def act(self, line: Any, seat: int, action: Plain) -> None:  # noqa: ANN401
        await asyncio.sleep(random.uniform(*PACE))
        token = secrets.token_hex(6)
        self.sent[token] = perf_counter()
        with suppress(websockets.ConnectionClosed):
            await line.send(json.dumps({"kind": "Act", "token": token, "seat": seat, "action": action}))


async def watch_sand(base: str, code: str, key: str, measured: Measured) -> None:
    """Computer players alone; the host looks on and compares each deadline with the clock."""
    address = f"{base.replace('http', 'ws')}/api/tables/{code}/line"
    bots = [{"kind": "AddBot", "token": f"b{seat}", "seat": seat, "bot": "able"} for seat in range(4)]
    first = [{"kind": "Hello", "key": key}, {"kind": "Remove", "token": "r", "seat": 0}, *bots]
    async with websockets.connect(address, compression=None) as line:
        for message in (*first, {"kind": "Begin", "token": "go"}):
            await line.send(json.dumps(message))
        at, seen = 0, 0.0
        async for text in line:
            message = json.loads(text)
            if message["kind"] == "Time":
                at, seen = message["at"], perf_counter()
            elif message["kind"] == "Step" and message["update"]["by"] == 14 and seen:
                measured.late.append(perf_counter() - seen - (message["update"]["at"] - at) / 1000)


async def load(base: str, tables: int, crews: int, seconds: float) -> Measured:
    measured, tasks = Measured(), []
    for _ in range(tables):
        code, key = open_table(base, "corto", 2)
        other = secrets.token_urlsafe(16)
        sit = [{"kind": "Sit", "token": "s", "name": "Bob", "seat": 1}]
        tasks.append(asyncio.create_task(Player(base, code, other, measured).play(sit, 1)))
        await asyncio.sleep(0.02)
        tasks.append(asyncio.create_task(Player(base, code, key, measured).play(begin(), 0)))
    for _ in range(crews):
        tasks.append(asyncio.create_task(watch_sand(base, *open_table(base, "pirates", 4), measured)))
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured


def begin() -> list[Plain]:
    return [{"kind": "Begin", "token": f"go{number}"} for number in range(2)]


def summary(name: str, times: list[float]) -> str:
    if len(times) < 2:
        return f"{name}: {len(times)}"
    cuts = statistics.quantiles(times, n=1000)
    shown = [f"{1000 * cuts[place]:.1f}" for place in (499, 949, 989)]
    return f"{name}: {len(times)}; p50 {shown[0]} ms, p95 {shown[1]} ms, p99 {shown[2]} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--crews", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "saltsea", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            base = server.stdout.readline().split()[-1]
            try:
                measured = asyncio.run(load(base, given.tables, given.crews, given.seconds))
            finally:
                server.terminate()
    print(f"{given.tables} tables of Corto and {given.crews} crews, {given.seconds:.0f} s")
    print(summary("actions, until they are kept and answered", measured.steps), f"({measured.refused} refused)")
    print(summary("how late a deadline was heard", measured.late))


if __name__ == "__main__":
    main()

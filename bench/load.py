"""What a command costs the server: `python bench/load.py [--tables 40] [--rate 200] [--seconds 10] [--form view]`.

At every table four guests play Corto, each over a real socket with the store on disk. A command is an action of one of
them; it is done when its sender has the answer and all four have the step. Printed are the server's processor time per
command (of its own process, so that a busy machine disturbs it little), latencies, memory and bytes. With `--bare` the
same traffic runs beside it against a bare Starlette that sends 3 kB to four sockets, and their ratio is printed.
`--crews N [--speed 1000]` adds crews of green computer sailors in real time, and how late their deadlines come."""

import argparse
import asyncio
import json
import math
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import msgspec
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection

Plain = dict[str, Any]
SEATS = 4
BARE = Path(__file__).with_name("bare.py")
MAX_WAIT = 60.0
"""Seconds after which a table that hears nothing has failed."""


class Server(NamedTuple):
    """A server in a process of its own."""

    base: str
    pid: int

    def cpu(self) -> float:
        """Seconds of processor time that the threads of its process have used, to the nanosecond."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def started(*command: str) -> Iterator[Server]:
    """A server that prints its address as the last word of its first line, until the end of the block."""
    words = [sys.executable, *command]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield Server(process.stdout.readline().split()[-1], process.pid)
        finally:
            process.terminate()


@contextmanager
def saltsea(*more: str) -> Iterator[Server]:
    """Our server, with its store in a folder of its own."""
    with (
        tempfile.TemporaryDirectory() as data,
        started("-m", "saltsea", "serve", "--port", "0", "--data", data, *more) as server,
    ):
        yield server


class ClientTimes:
    """What the clients of one run have heard."""

    def __init__(self) -> None:
        self.commands: list[float] = []
        """Seconds of each command, until all four had its step."""
        self.late: list[float] = []
        """How late each deadline was heard, in seconds."""
        self.bytes = self.messages = self.refused = 0

    def forget(self) -> None:
        """Forget the warm-up."""
        self.commands.clear()
        self.late.clear()
        self.bytes = self.messages = self.refused = 0


class Seat:
    """One guest over one socket: keeps what it may do, and counts what it hears."""

    def __init__(self, heard: ClientTimes) -> None:
        self.heard = heard
        self.socket: ClientConnection | None = None
        self.offers: list[Plain] = []
        self.steps = 0
        self.over = False
        self.welcomed = False
        self.done: set[str] = set()
        self.news = asyncio.Event()

    async def listen(self, address: str, *first: Plain) -> None:
        """Connect, send some messages, and keep listening."""
        async with websockets.connect(address, compression=None, ping_interval=None, max_size=None) as socket:
            self.socket = socket
            for message in first:
                await self.send(message)
            async for data in socket:
                self.hear(data)

    async def send(self, message: Plain) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, data: str | bytes) -> None:
        self.heard.bytes += len(data)
        self.heard.messages += 1
        message = msgspec.json.decode(data)
        kind = message["kind"]
        self.welcomed |= kind == "Welcome"
        if kind == "Step":
            self.steps += 1
            self.look(message["update"])
        elif kind == "Snapshot":
            self.look(message["view"])
            self.over = message["outcome"] is not None
        elif kind in ("Done", "Refused"):
            self.heard.refused += kind == "Refused"
            self.done.add(message["token"])
        self.news.set()

    def look(self, seen: Plain) -> None:
        """The actions that this seat may do now, of either form."""
        offers = seen.get("offers", [])
        named = [{"kind": offer["kind"], **choice.get("args", {})} for offer in offers for choice in offer["choices"]]
        self.offers = seen.get("legal", named)
        self.over = seen.get("outcome") is not None

    def is_ready(self, token: str) -> bool:
        """Whether it is welcome, and has the answer to its first request if it sent one."""
        return self.welcomed and (not token or token in self.done)

    def has_more(self, steps: int) -> bool:
        return self.steps > steps

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(MAX_WAIT):
            while not reached():
                self.news.clear()
                await self.news.wait()


class CortoTable:
    """One table of four guests, and the driver who lets them act in turn."""

    def __init__(self, server: Server, form: str, heard: ClientTimes, seed: int) -> None:
        self.server, self.form, self.heard = server, form, heard
        self.dice = random.Random(seed)
        self.seats = [Seat(heard) for _ in range(SEATS)]
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        code, key = await asyncio.to_thread(open_table, self.server.base, "corto", {"players": SEATS})
        address = f"{self.server.base.replace('http', 'ws', 1)}/api/tables/{code}/line"
        for place, seat in enumerate(self.seats):
            hello = {"kind": "Hello", "key": key if place == 0 else secrets.token_urlsafe(16), "form": self.form}
            sit = [{"kind": "Sit", "token": "sit", "name": f"Guest {place}", "seat": place}] if place else []
            self.tasks.append(asyncio.create_task(seat.listen(address, hello, *sit)))
            await seat.until(partial(seat.is_ready, "sit" if place else ""))
        await self.begin()

    async def begin(self) -> None:
        token = secrets.token_hex(6)
        for seat in self.seats:
            seat.over, seat.offers = False, []
        await self.seats[0].send({"kind": "Begin", "token": token})
        await self.seats[0].until(lambda: token in self.seats[0].done and not self.seats[0].over)

    async def command(self) -> None:
        """Let a seat that may act do one thing, and wait until everybody knows."""
        acting = next((place for place, seat in enumerate(self.seats) if seat.offers), None)
        if acting is None or self.seats[acting].over:
            await self.begin()
            return
        seat, token = self.seats[acting], secrets.token_hex(6)
        action, before = self.dice.choice(seat.offers), [one.steps for one in self.seats]
        began = perf_counter()
        await seat.send({"kind": "Act", "token": token, "seat": acting, "action": action})
        await seat.until(lambda: token in seat.done)
        for one, steps in zip(self.seats, before, strict=True):
            await one.until(partial(one.has_more, steps))
        self.heard.commands.append(perf_counter() - began)
        seat.done.discard(token)

    async def play(self, every: float) -> None:
        """One command per `every` seconds; a late one does not hold up the next."""
        due = perf_counter() + self.dice.random() * every
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            await self.command()
            due = max(due + every, perf_counter())

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


class BareTable:
    """Four sockets of a bare server that sends every message's answer to all of them."""

    def __init__(self, server: Server, heard: ClientTimes, room: int) -> None:
        self.address = f"{server.base.replace('http', 'ws', 1)}/{room}"
        self.heard = heard
        self.dice = random.Random(room)
        self.sockets: list[ClientConnection] = []

    async def open(self) -> None:
        for _ in range(SEATS):
            self.sockets.append(await websockets.connect(self.address, compression=None, ping_interval=None))

    async def play(self, every: float) -> None:
        act = json.dumps({"kind": "Act", "token": "0123456789ab", "seat": 0, "action": {"kind": "Play", "card": "C7"}})
        due = perf_counter() + self.dice.random() * every
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            began = perf_counter()
            await self.dice.choice(self.sockets).send(act)
            for socket in self.sockets:
                data = await socket.recv()
                self.heard.bytes += len(data)
                self.heard.messages += 1
            self.heard.commands.append(perf_counter() - began)
            due = max(due + every, perf_counter())

    def close(self) -> None:
        for socket in self.sockets:
            socket.transport.abort()


def open_table(base: str, game: str, settings: Plain) -> tuple[str, str]:
    """The code of a new table, and its host's key."""
    key = secrets.token_urlsafe(16)
    asked = {"game": game, "name": "Guest 0", "key": key, "settings": settings}
    request = Request(f"{base}/api/tables", json.dumps(asked).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)["code"], key


async def watch_crew(server: Server, speed: int, heard: ClientTimes) -> None:
    """Green computer sailors alone; their host looks on and compares each deadline with the server's clock."""
    code, key = await asyncio.to_thread(open_table, server.base, "pirates", {"players": SEATS, "speed": speed})
    bots = [{"kind": "AddBot", "token": f"b{seat}", "seat": seat, "bot": "green"} for seat in range(SEATS)]
    first = [{"kind": "Hello", "key": key}, {"kind": "Remove", "token": "r", "seat": 0}, *bots]
    address = f"{server.base.replace('http', 'ws', 1)}/api/tables/{code}/line"
    async with websockets.connect(address, compression=None, ping_interval=None, max_size=None) as socket:
        for message in (*first, {"kind": "Begin", "token": "go"}):
            await socket.send(json.dumps(message))
        at, seen, again = 0, 0.0, 0
        async for data in socket:
            message = msgspec.json.decode(data)
            if message["kind"] == "Time":
                at, seen = message["at"], perf_counter() if message["runs"] else 0.0
            elif message["kind"] == "Step" and message["update"]["by"] == 14 and seen:
                due = (message["update"]["at"] - at) / speed / 10
                heard.late.append(perf_counter() - seen - due)
            if message["kind"] == "Step" and message["update"]["outcome"] is not None:
                again += 1
                await socket.send(json.dumps({"kind": "Begin", "token": f"again{again}"}))


class Measured(NamedTuple):
    """One run's figures."""

    name: str
    heard: ClientTimes
    cpu: float
    """Seconds of the server's processor."""
    seconds: float
    memory: tuple[int, int]
    """Of the server, when the measured part began and when it ended."""

    def micros(self) -> float:
        """Processor time per command."""
        return self.cpu / max(1, len(self.heard.commands)) * 1e6

    def lines(self) -> list[str]:
        heard, count = self.heard, max(1, len(self.heard.commands))
        before, after = (size / 1e6 for size in self.memory)
        rate, core = len(heard.commands) / self.seconds, self.cpu / self.seconds
        lines = [
            f"{self.name}: {len(heard.commands)} commands, {rate:.0f} a second; {self.micros():.0f} µs of the server's "
            f"processor each ({core:.0%} of a core), {heard.bytes / count / SEATS:.0f} bytes and "
            f"{heard.messages / count / SEATS:.1f} messages per command and seat; memory {before:.0f} to {after:.0f} MB"
            + (f"; {heard.refused} refused" if heard.refused else ""),
            percentiles("  until all had the step", heard.commands),
        ]
        return lines + ([percentiles("  how late deadlines were heard", heard.late)] if heard.late else [])


def percentiles(name: str, times: Sequence[float]) -> str:
    if len(times) < 2:
        return f"{name}: {len(times)}"
    p50, p95, p99 = (percentile(times, share) for share in (50, 95, 99))
    return f"{name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, most {1000 * max(times):.1f} ms"


def percentile(times: Sequence[float], share: int) -> float:
    """Milliseconds, which so many of a hundred do not exceed; without end if nothing was heard."""
    if len(times) < 2:
        return 1000 * max(times, default=math.inf)
    return 1000 * statistics.quantiles(times, n=100, method="inclusive")[share - 1]


async def measured(
    name: str, server: Server, tables: Sequence[CortoTable | BareTable], heard: ClientTimes, given: argparse.Namespace
) -> Measured:
    """Open the tables, let them warm up for a third of the time, and measure."""
    for table in tables:
        await table.open()
    crews = [asyncio.create_task(watch_crew(server, given.speed, heard)) for _ in range(given.crews)]
    every = len(tables) / given.rate if tables else 1.0
    players = [asyncio.create_task(table.play(every)) for table in tables]
    await asyncio.sleep(given.seconds / 3)
    heard.forget()
    began, cpu, memory = perf_counter(), server.cpu(), server.memory()
    await asyncio.sleep(given.seconds)
    found = Measured(name, heard, server.cpu() - cpu, perf_counter() - began, (memory, server.memory()))
    for failed in (task for task in (*players, *crews) if task.done()):
        failed.result()
    for task in (*players, *crews):
        task.cancel()
    for table in tables:
        table.close()
    await asyncio.gather(*players, *crews, return_exceptions=True)
    return found


async def run_saltsea(given: argparse.Namespace) -> Measured:
    heard = ClientTimes()
    with saltsea() as server:
        tables = [CortoTable(server, given.form, heard, seed) for seed in range(given.tables)]
        return await measured("saltsea", server, tables, heard, given)


async def run_bare(given: argparse.Namespace) -> Measured:
    heard = ClientTimes()
    with started(str(BARE)) as server:
        tables = [BareTable(server, heard, room) for room in range(given.tables)]
        return await measured("bare", server, tables, heard, argparse.Namespace(**{**vars(given), "crews": 0}))


async def side_by_side(given: argparse.Namespace) -> tuple[Measured, Measured]:
    """Both at the same time, so that whatever else the machine does disturbs both."""
    return await asyncio.gather(run_saltsea(given), run_bare(given))


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=200, help="commands a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--form", choices=("view", "observation"), default="view")
    parser.add_argument("--bare", action="store_true", help="a bare server beside it")
    parser.add_argument("--crews", type=int, default=0)
    parser.add_argument("--speed", type=int, default=100, help="of the crews' sand, in hundredths")
    return parser.parse_args(arguments)


def main() -> None:
    given = parse()
    if not given.bare:
        print(*uvloop.run(run_saltsea(given)).lines(), sep="\n")
        return
    ours, bare = uvloop.run(side_by_side(given))
    print(*ours.lines(), *bare.lines(), f"ratio: {ours.micros() / bare.micros():.2f} times bare", sep="\n")


if __name__ == "__main__":
    main()

"""Rude visitors beside an honest pair: how long the pair waits for durable requests while each attack runs.

`python bench/limits.py [--only NAME ...] [--setup SETUP ...]` starts a server with its store in a folder of its own,
behind one proxy that it counts (`proxy`), and one that is exposed directly (`direct`). Two people pause and
resume the clock of their game for some seconds, first alone and then beside each attack. Printed is what was sent, how
often the attacker was cut, the pair's median and slowest answer, how many times the quiet median that is, by how much
the pair's clock was wrong (the game's time that passed between two requests, against this process's own), and whether
the pair kept its connection. The attackers are processes and come from one address: told by the proxy, or that of this
machine in its network, whatever their headers say. The pair comes by a proxy on this machine. It ends with code 1 if a
connection of the pair was lost, if an attacker was taken for many, or if a median of answers or of the clock's error is
more than twice the quiet one and longer than a person notices."""

import argparse
import asyncio
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from statistics import median
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from many_faces import NAMES, attacks_by_many, was_one
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from within_pace import attacks_from

SECONDS = float(os.environ.get("SALTSEA_ATTACK_SECONDS", "10"))
EVERY = 0.1
"""Seconds between two honest requests."""
TWICE = 2.0
UNNOTICED = 0.01
"""Seconds: on a quiet machine a move takes two thousandths, and twice nearly nothing is noise."""
ATTACKER, HONEST = f"198.51.100.{os.getpid() % 250}", "203.0.113.5"
"""Each attack is a process, and comes from an address of its own."""
Plain = dict[str, Any]
Count = Counter[str]


# --- the honest pair ---


class Person:
    """One of the pair, and what came."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.answers: dict[str, asyncio.Future[Plain]] = {}
        self.at = 0
        """The game's time when the clock last began or ceased to run, in milliseconds."""
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = json.loads(await self.line.recv())
                if message["kind"] == "Time":
                    self.at = message["at"]
                waiting = self.answers.pop(message.get("token", ""), None)
                if waiting is not None and message["kind"] in ("Done", "Refused", "Failed"):
                    waiting.set_result(message)

    async def ask(self, kind: str, **fields: Any) -> float:
        """Seconds until the answer."""
        token, started = secrets.token_hex(8), time.perf_counter()
        self.answers[token] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"kind": kind, "token": token, **fields}))
        answer = await asyncio.wait_for(self.answers.get(token, asyncio.Future()), 30)
        assert answer["kind"] == "Done", answer
        return time.perf_counter() - started


async def come(base: str, code: str, key: str) -> Person:
    line = await connect(
        f"{base.replace('http', 'ws')}/api/tables/{code}/line",
        max_size=None,
        proxy=None,
        additional_headers={"X-Forwarded-For": HONEST},
    )
    await line.send(json.dumps({"kind": "Hello", "key": key, "form": "view"}))
    return Person(line)


async def pair_at(base: str) -> tuple[str, Person, Person]:
    code, key = open_table(base), secrets.token_urlsafe(24)
    ann, bob = await come(base, code[0], code[1]), await come(base, code[0], key)
    await bob.ask("Sit", name="Bob")
    await ann.ask("Begin")
    return code[0], ann, bob


def open_table(base: str) -> tuple[str, str]:
    key = secrets.token_urlsafe(24)
    order = {
        "game": "corto",
        "name": "Ann",
        "key": key,
        "settings": {"players": 2, "clock": {"kind": "live", "bank": 3600}},
    }
    with urlopen(Request(f"{base}/api/tables", json.dumps(order).encode())) as answer:
        return str(json.load(answer)["code"]), key


class Measured(NamedTuple):
    """Seconds that the pair waited for its requests, and seconds by which its clock was wrong."""

    waits: list[float]
    errors: list[float]


async def measure(ann: Person, bob: Person, seconds: float) -> Measured:
    """Let the pair stop and start its clock: all requests are durable, and told to both."""
    found, end = Measured([], []), time.monotonic() + seconds
    began: tuple[int, float] | None = None
    while time.monotonic() < end:
        asked = time.perf_counter()
        found.waits.append(await ann.ask("Pause"))
        await asyncio.sleep(EVERY)
        if began is not None:  # by now both have heard where the clock stands
            found.errors.append(abs((ann.at - began[0]) / 1000 - (asked - began[1])))
        asked, at = time.perf_counter(), ann.at
        found.waits.append(await bob.ask("GoOn"))
        began = at, asked
        await asyncio.sleep(EVERY)
    return found


# --- the attacks ---


async def flood(base: str, code: str, text: str, count: Count) -> None:
    """Messages as fast as they can be sent, and back again after each cut."""
    url = f"{base.replace('http', 'ws')}/api/tables/{code}/line"
    try:
        async with connect(url, proxy=None, additional_headers={"X-Forwarded-For": ATTACKER}) as line:
            await line.send('{"kind":"Hello"}')
            while True:
                await line.send(text)
                count["messages"] += 1
                count["bytes"] += len(text)
                if count["messages"] % 100 == 0:
                    await asyncio.sleep(0)
    except (ConnectionClosed, InvalidHandshake, OSError):
        count["cuts"] += 1


def flooding(text: str) -> "Attack":
    return lambda base, code, count: flood(base, code, text, count)


async def raw(base: str, data: bytes, count: Count, pause: float = 0.0) -> None:
    """Bytes over a bare connection, until it is cut."""
    host, _, port = base.rpartition("//")[2].rpartition(":")
    try:
        reader, writer = await asyncio.open_connection(host, int(port))
        for first in range(0, len(data), 65_536):
            writer.write(data[first : first + 65_536])
            count["bytes"] += len(data[first : first + 65_536])
            await writer.drain()
        count["messages"] += 1
        await asyncio.wait_for(reader.read(), 30) if pause else None
        writer.close()
    except (OSError, TimeoutError):
        pass
    count["cuts"] += 1


def head(code: str) -> bytes:
    start = f"GET /api/tables/{code}/line HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {ATTACKER}\r\n"
    more = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return f"{start}{more}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()


def fragments(base: str, code: str, count: Count) -> Awaitable[None]:
    """15.9 MB of a message that never ends."""
    body = b"\x01\xff" + (15_900_000).to_bytes(8, "big") + bytes(4) + bytes(15_900_000)
    return raw(base, head(code) + body, count)


def pings(base: str, code: str, count: Count) -> Awaitable[None]:
    return raw(base, head(code) + b"\x89\x80\0\0\0\0" * 200_000, count)


def long_header(base: str, _: str, count: Count) -> Awaitable[None]:
    return raw(base, b"GET / HTTP/1.1\r\nX-Long: " + bytes(100_000_000).replace(b"\0", b"x"), count)


def never_done(base: str, _: str, count: Count) -> Awaitable[None]:
    return raw(base, b"GET / HTTP/1.1\r\nHost: local", count, pause=1)


def asking(path: str) -> "Attack":
    async def ask(base: str, code: str, count: Count) -> None:
        start = f"GET {path.format(code=code)} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {ATTACKER}\r\n"
        await raw(base, f"{start}Connection: close\r\n\r\n".encode(), count, pause=1)

    return ask


Attack = Callable[[str, str, Count], Awaitable[None]]
ATTACKS: dict[str, tuple[int, Attack]] = {
    "requests": (4, flooding('{"kind":"Sit","token":"x"}')),
    "ticks": (4, flooding('{"kind":"Tick","sent":1}')),
    "greetings": (4, flooding('{"kind":"Hello"}')),
    "pings": (4, pings),
    "unfinished fragments": (60, fragments),
    "headers of 100 MB": (4, long_header),
    "heads that never end": (300, never_done),
    "views": (4, asking("/api/games/{code}-0/views?form=view")),
    "logs": (4, asking("/api/games/{code}-0/log")),
    "lists of games": (4, asking("/api/games")),
    "statistics": (4, asking("/api/statistics")),
    **attacks_from(ATTACKER),
    **attacks_by_many(ATTACKER),
}
"""By name: how many at once, and what each does again and again."""
WITHOUT_PROXY = ("requests", "pings", "unfinished fragments", "headers of 100 MB", "heads that never end", *NAMES[:2])
"""Where no proxy stands in front, the limits of addresses are those of the transport."""


async def attack(name: str, base: str, code: str) -> None:
    """Run one attack until this process is ended; it prints what it did every second."""
    number, one = ATTACKS[name]
    count: Count = Counter()

    async def again() -> None:
        while True:
            await one(base, code, count)
            await asyncio.sleep(0)

    tasks = [asyncio.ensure_future(again()) for _ in range(number)]
    while tasks:
        await asyncio.sleep(0.5)
        print(json.dumps(count), flush=True)


# --- the measurement ---


async def beside(name: str, base: str, code: str, pair: tuple[Person, Person]) -> tuple[Measured, Count]:
    command = [sys.executable, __file__, "--attacker", name, base, code]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        while not any(json.loads(await process.stdout.readline()).values()):
            pass  # it prepares itself
        found = await measure(*pair, SECONDS)
    finally:
        process.kill()
    lines = (await process.stdout.read()).decode().splitlines()
    await process.wait()
    return found, Counter(json.loads(lines[-1]) if lines else {})


def row(name: str, sent: str, found: Measured, usual: Measured, lost: str = "") -> str:
    """One line of the table."""
    waited, error = median(found.waits), median(found.errors)
    times = f"{waited / median(usual.waits):8.1f}"
    waits = f"{waited * 1000:12.1f}{max(found.waits) * 1000:12.1f}{times}"
    return f"{name:<24}{sent:>26}{waits}{error * 1000:10.1f}{max(found.errors) * 1000:10.1f}{lost}"


def is_good(found: Measured, usual: Measured) -> bool:
    """Whether both medians are within twice those of a quiet server, or too short to be noticed."""
    pairs = zip(found, usual, strict=True)
    return all(median(one) <= TWICE * median(other) or median(one) <= UNNOTICED for one, other in pairs)


async def main(base: str, attackers: str, attacks: Sequence[str]) -> bool:
    code, ann, bob = await pair_at(base)
    target, _ = open_table(base)
    usual, good = await measure(ann, bob, SECONDS), True
    heads = ("sent", 10), ("MB", 8), ("cuts", 8), ("median ms", 12), ("slowest ms", 12), ("times", 8)
    print(f"{'attack':<24}" + "".join(f"{head:>{width}}" for head, width in (*heads, ("clock ms", 10), ("worst", 10))))
    print(row("none", "", usual, usual))
    for name in attacks:
        found, count = await beside(name, attackers, target if "views" not in name else code, (ann, bob))
        kept = not ann.reading.done() and not bob.reading.done()
        taken_for_one = was_one(name, count)
        good = good and kept and taken_for_one and is_good(found, usual)
        sent = f"{count['messages']:10,}{count['bytes'] / 1e6:8.1f}{count['cuts']:8,}"
        wrong = ("" if kept else "  connection lost") + (
            "" if taken_for_one else f"  taken for many: {count['accepted']}"
        )
        print(row(name, sent, found, usual, wrong), flush=True)
        await asyncio.sleep(1)
    return good


SETUPS = {"proxy": ("--proxies", "1"), "direct": ("--lan",)}


def own_address() -> str:
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(("192.0.2.254", 9))
        return str(asked.getsockname()[0])


def serve(setup: str, attacks: Sequence[str]) -> bool:
    print(f"--- {setup}: serve {' '.join(SETUPS[setup])}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "saltsea", "serve", "--port", "0", "--data", folder, *SETUPS[setup]]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+?:(\d+)", process.stdout.readline())
                assert found is not None
                base = f"http://127.0.0.1:{found[1]}"
                attackers = f"http://{own_address()}:{found[1]}" if setup == "direct" else base
                good = asyncio.run(main(base, attackers, attacks))
                with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
                    print("memory of the server at the end:", re.search(r"VmRSS:\s+(.*)", status.read())[1])  # type: ignore[index]
            finally:
                process.kill()
    return good


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument(
        "--only", nargs="+", choices=ATTACKS, default=[*ATTACKS], metavar="NAME", help=", ".join(ATTACKS)
    )
    parser.add_argument("--setup", nargs="+", choices=SETUPS, default=[*SETUPS])
    parser.add_argument("--attacker", nargs=3, metavar=("NAME", "BASE", "CODE"), help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    given = asked()
    if given.attacker:
        with suppress(KeyboardInterrupt):
            asyncio.run(attack(*given.attacker))
    else:
        chosen = {"proxy": given.only, "direct": [name for name in given.only if name in WITHOUT_PROXY]}
        held = [serve(setup, chosen[setup]) for setup in given.setup]
        sys.exit(0 if all(held) else 1)

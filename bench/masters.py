"""How a server carries many Masters: `python bench/masters.py [--tables N]` starts one and plays at all tables at once.

First a few tables of two people each, beside nothing; then the same beside tables where a person plays against Masters,
one at every second table and three at the others. Measured is, over real sockets and a real store: how long tables
wait for the answers of a Master's turn, and how soon an action of a person is seen by another, alone and beside them.

It fails if a table waits longer than 5 s for the answers of a turn, or if an action is seen later than 100 ms in the
median. `PYTHONPATH=build/compiled` measures the compiled engine."""

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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from urllib.request import urlopen

import websockets
from tables import Plain, open_table, summary

from saltsea.cli.common.version import engine
from saltsea.server.tables.timing.turn_scheduler import FURTHER, MOMENT

PACE = (0.5, 2.0)
"""Seconds that a person thinks before each action, from and to."""
RUSH = (0.0, 0.3)
"""The same for people who do not think."""
LONGEST = 5.0
SEEN_WITHIN = 0.1
SETTLED = 2.0
"""Seconds at the start in which it is not measured how soon actions are seen: all tables are opened then."""


class Measured:
    """What was seen, in seconds."""

    def __init__(self) -> None:
        self.began = perf_counter()
        self.seen: list[float] = []
        """From an action of a person until the other person had it."""
        self.answers: list[float] = []
        """From when a Master was to act until it did, without the pause that a table makes to let people follow."""
        self.thoughts: list[float] = []
        """The same for all the answers of a turn together."""
        self.turns: list[float] = []
        """The same with the pauses: what a person sees."""


class Person:
    """One person over one socket, who acts at random a while after being allowed to."""

    def __init__(self, base: str, code: str, key: str, seat: int, pace: tuple[float, float]) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/tables/{code}/line"
        self.key = key
        self.seat = seat
        self.pace = pace
        self.acted: float | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_step: Callable[[int], None] = lambda _: None
        """Called with the seat that has acted."""

    async def play(self, *first: Plain) -> None:
        async with websockets.connect(self.address, compression=None) as socket:
            for message in ({"kind": "Hello", "key": self.key}, *first):
                await socket.send(json.dumps(message))
            async for text in socket:
                self.hear(socket, json.loads(text))

    def hear(self, socket: websockets.ClientConnection, message: Plain) -> None:
        if message["kind"] == "Step":
            self.on_step(message["update"]["by"])
        seen: Plain = message.get("update") or message.get("view") or {}
        legal = seen.get("legal") if "seat" in message else None
        if legal and message["seat"] == self.seat:
            task = asyncio.get_running_loop().create_task(self.act(socket, random.choice(legal)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def act(self, socket: websockets.ClientConnection, action: Plain) -> None:
        await asyncio.sleep(random.uniform(*self.pace))
        asked = {"kind": "Act", "token": secrets.token_hex(6), "seat": self.seat, "action": action}
        self.acted = perf_counter()
        with suppress(websockets.ConnectionClosed):
            await socket.send(json.dumps(asked))


class MasterTurns:
    """Times the turns of the Masters at one table, by the steps that a person sees."""

    def __init__(self, measured: Measured, person: int) -> None:
        self.measured = measured
        self.person = person
        self.mover = person
        self.last = perf_counter()
        self.turn = self.thought = 0.0

    def step(self, by: int) -> None:
        now = perf_counter()
        gap, self.last = now - self.last, now
        if by != self.mover:
            self.finish()
            self.mover = by
        if by != self.person:
            pause = FURTHER if self.turn else MOMENT
            answer = max(0.0, gap - pause / 1000)
            self.measured.answers.append(answer)
            self.turn += gap
            self.thought += answer

    def finish(self) -> None:
        """Note the turn that has ended, if it was a Master's."""
        if self.turn:
            self.measured.turns.append(self.turn)
            self.measured.thoughts.append(self.thought)
        self.turn = self.thought = 0.0


# --- tables ---


def people(base: str, measured: Measured) -> list[asyncio.Task[None]]:
    """Two people at a table of their own, whose actions are timed from one to the other."""
    code, key = open_table(base, "corto", 2)
    ann = Person(base, code, key, 0, PACE)
    bob = Person(base, code, secrets.token_urlsafe(16), 1, PACE)

    def watch(one: Person, other: Person) -> None:
        def step(by: int) -> None:
            if by == other.seat and other.acted is not None:
                if perf_counter() - measured.began > SETTLED:
                    measured.seen.append(perf_counter() - other.acted)
                other.acted = None

        one.on_step = step

    watch(ann, bob)
    watch(bob, ann)
    sit = {"kind": "Sit", "token": "s", "name": "Bob", "seat": 1}

    async def begin_later() -> None:
        await asyncio.sleep(0.5)
        await ann.play({"kind": "Begin", "token": "go"})

    return [asyncio.create_task(bob.play(sit)), asyncio.create_task(begin_later())]


def masters(base: str, players: int, pace: tuple[float, float], measured: Measured) -> asyncio.Task[None]:
    """A person against Masters."""
    code, key = open_table(base, "corto", players)
    ann = Person(base, code, key, 0, pace)
    ann.on_step = MasterTurns(measured, 0).step
    bots = [{"kind": "AddBot", "token": f"b{seat}", "seat": seat, "bot": "master"} for seat in range(1, players)]
    return asyncio.create_task(ann.play(*bots, {"kind": "Begin", "token": "go"}))


async def measure(base: str, pairs: int, tables: int, pace: tuple[float, float], seconds: float) -> Measured:
    measured = Measured()
    tasks = [task for _ in range(pairs) for task in people(base, measured)]
    for number in range(tables):
        tasks.append(masters(base, 4 if number % 2 else 2, pace, measured))
        await asyncio.sleep(0)
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured


# --- the server ---


@contextmanager
def serving(workers: int) -> Iterator[str]:
    """The address of a server with a store on the disk."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "saltsea", "serve", "--port", "0", "--data", data, "--workers", str(workers)]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1]
            finally:
                server.terminate()


def efforts(base: str) -> str:
    """How hard the Masters could think, as the server itself counts."""
    with urlopen(f"{base}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    found = [line.partition("bot_efforts_total")[2].split() for line in lines if "bot_efforts_total{" in line]
    return ", ".join(f"{label[9:-2]} {float(number):.0f}" for label, number in found)


def run(name: str, tables: int, pace: tuple[float, float], given: argparse.Namespace) -> Measured:
    """Measure one server and print what was seen."""
    with serving(given.workers) as base:
        measured = asyncio.run(measure(base, given.pairs, tables, pace, given.seconds))
        print(f"\n{name}")
        print(summary("an action of a person, until another has it", measured.seen))
        if tables:
            for what, times in (
                ("an answer of a Master", measured.answers),
                ("all answers of its turn", measured.thoughts),
                ("its turn as seen, with pauses between its steps", measured.turns),
            ):
                print(f"{summary(what, times)}, longest {1000 * max(times, default=0):.0f} ms")
            late = sum(turn > LONGEST for turn in measured.turns)
            print(f"turns over {LONGEST:.0f} s as seen: {late} of {len(measured.turns)}")
            print(f"answers by effort: {efforts(base)}", flush=True)
    return measured


def is_kept(measured: Measured, patience: float) -> bool:
    """Whether nobody has waited too long. Where nothing was seen at all, a player waits still."""
    longest = max([*measured.answers, *measured.thoughts], default=math.inf)
    seen = statistics.median(measured.seen or [math.inf])
    return longest <= LONGEST * patience and seen <= SEEN_WITHIN * patience


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pairs", type=int, default=10, help="tables of two people")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--patience", type=float, default=1, help="so many times longer where the machine is shared")
    parser.add_argument("--rush", action="store_true", help="measure only the hardest case")
    given = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before, engine {engine()}")
    print(f"{given.workers} workers, {given.seconds:.0f} s each")
    paces = {"people who think 0.5 to 2 s an action": PACE, "people who hardly think": RUSH}
    if given.rush:
        del paces["people who think 0.5 to 2 s an action"]
    else:
        run(f"{given.pairs} tables of two people and nothing else", 0, PACE, given)
    found = [
        run(f"beside {given.tables} tables of Masters, {name}", given.tables, pace, given)
        for name, pace in paces.items()
    ]
    kept = all(is_kept(measured, given.patience) for measured in found)
    times = f"{LONGEST * given.patience:g} s for the answers of a turn, {1000 * SEEN_WITHIN * given.patience:g} ms"
    print(f"\n{'kept' if kept else 'FAILED'}: at most {times} to see an action")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())

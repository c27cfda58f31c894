"""Where the time of a command goes at a table: `python bench/layers.py [--tables 20] [--rounds 60] [--pause 0]`.

Four guests at each table, over connections that throw everything away, with the store in memory: sockets, the loop's
own work and the disk are not in it (load.py has them). Each layer is timed without those inside it; of its times the
slowest twentieth is left out, which the rest of the machine has made. Timing costs a little, too: compare layers."""

import argparse
import asyncio
import logging
import random
from collections import defaultdict
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any, ParamSpec, TypeVar

import msgspec
import uvloop
from memory import opened, tell

from saltsea.catalog import CATALOG
from saltsea.kernel.seat import members
from saltsea.narrator import narrators
from saltsea.server.bots.inline import InlineBots
from saltsea.server.tables.clock import WorldClock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.game_handlers import GameHandlers
from saltsea.server.tables.messages.from_client import Begin
from saltsea.server.tables.people.presence import PresenceTracker
from saltsea.server.tables.play import Play
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.sending.publisher import Publisher
from saltsea.server.tables.table import Table
from saltsea.server.web.client_links import LinkHere
from saltsea.store import memory as store_module
from saltsea.store.memory import MemoryStore
from saltsea.wire.forms import ViewForm

Given = ParamSpec("Given")
Found = TypeVar("Found")
LAYERS: tuple[tuple[Any, str, str], ...] = (
    (LinkHere, "receive", "read: decode, pace, inbox"),
    (GameHandlers, "action_of", "find the action"),
    (Play, "submit", "check, apply, hash, clocks"),
    (Publisher, "add_pending", "describe to each seat, and copy the state"),
    (ViewForm, "step", "describe to all: views and patches"),
    (Publisher, "audiences", "who is told"),
    (Publisher, "undo_targets", "undo targets and final actions"),
    (Table, "line_row", "the line's row"),
    (store_module, "check_rows", "check the row"),
    (Play, "mark_saved", "put old lines away"),
    (Publisher, "publish_steps", "encode and send the step"),
    (PresenceTracker, "update", "who is there"),
    (Publisher, "publish_time", "the game's time"),
    (Table, "set_alarm", "the next alarm"),
    (Connection, "send", "the answer"),
)
REST = "requests, coroutines, the loop"
WARM_UP = 60


class Watch:
    """Times layers, each without those inside it."""

    def __init__(self) -> None:
        self.is_on = False
        self.inner: list[int] = []
        self.spent: defaultdict[str, int] = defaultdict(int)
        self.times: defaultdict[str, list[int]] = defaultdict(list)

    def wrapped(self, name: str, call: Callable[Given, Found]) -> Callable[Given, Found]:
        def timed(*args: Given.args, **named: Given.kwargs) -> Found:
            if not self.is_on:
                return call(*args, **named)
            began = perf_counter_ns()
            self.inner.append(0)
            try:
                return call(*args, **named)
            finally:
                took = perf_counter_ns() - began
                self.spent[name] += took - self.inner.pop()
                if self.inner:
                    self.inner[-1] += took

        return timed

    def put_in(self) -> None:
        for owner, method, name in LAYERS:
            setattr(owner, method, self.wrapped(name, getattr(owner, method)))

    def note(self, whole: int) -> None:
        """A command is done."""
        self.times[REST].append(whole - sum(self.spent.values()))
        for name, spent in self.spent.items():
            self.times[name].append(spent)
        self.spent.clear()

    def lines(self) -> list[str]:
        names = [name for _, _, name in LAYERS] + [REST]
        found = {name: usual(self.times[name]) for name in names}
        return [
            *(f"{micros:8.1f} µs  {name}" for name, micros in found.items()),
            f"{sum(found.values()):8.1f} µs in all",
        ]


def usual(times: list[int]) -> float:
    """The mean without the slowest twentieth, in microseconds."""
    kept = sorted(times)[: max(1, len(times) * 19 // 20)]
    return sum(kept) / max(1, len(kept)) / 1000


class Driven:
    """A table whose guests act at random."""

    def __init__(self, table: Table, guests: list[Connection], clock: WorldClock, seed: int) -> None:
        self.table, self.guests, self.dice = table, guests, random.Random(seed)
        self.links = [LinkHere(table, guest, clock) for guest in guests]
        self.count = 0

    def act(self) -> tuple[LinkHere, str]:
        """Who acts next, and the message."""
        play, rules = self.table.play, self.table.services.rules
        assert play is not None
        seat = members(play.match.waiting_on())[0]
        action = self.table.services.forms.views.describe(self.dice.choice(rules.legal(play.match.state, seat)))
        self.count += 1
        asked = {"kind": "Act", "token": f"act {self.count}", "seat": seat, "action": action}
        return self.links[seat], msgspec.json.encode(asked).decode()

    async def command(self, watch: Watch) -> None:
        play = self.table.play
        if play is None or play.match.is_over():
            await tell(self.table, self.guests[0], Begin(token=f"begin {self.count}"))
        link, text = self.act()
        link.is_first, link.connection.bucket.full_at = False, 0
        began = perf_counter_ns()
        link.receive(text)
        await asyncio.sleep(0)
        while self.table.busy or not self.table.inbox.empty():
            await asyncio.sleep(0)
        if watch.is_on:
            watch.note(perf_counter_ns() - began)


async def measure(tables: int, rounds: int, pause: float = 0.0) -> list[str]:
    watch, clock = Watch(), WorldClock()
    watch.put_in()
    registry = TableRegistry(CATALOG, MemoryStore(), clock, InlineBots(CATALOG), narrators)
    driven = [Driven(*await opened(registry), clock, seed) for seed in range(tables)]
    for number in range(WARM_UP + rounds):
        watch.is_on = number >= WARM_UP
        for table in driven:
            if watch.is_on and pause:
                await asyncio.sleep(pause)
            await table.command(watch)
    watch.is_on = False
    await registry.close()
    return watch.lines()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between commands: then caches are cold")
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)
    print(*uvloop.run(measure(given.tables, given.rounds, given.pause)), sep="\n")


if __name__ == "__main__":
    main()

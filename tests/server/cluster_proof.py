"""A cluster whose parts die under load: `python -m server.cluster_proof [--tables 200] [--seconds 600] [--every 20]`.

Without options it is the short form, with every part, in about two minutes; `dev.py proof cluster` is the long one.
Three nodes, PostgreSQL, NATS and a balancer that asks for /healthz. At every table two players act once a second. In
turn: all nodes are restarted one after the other; a node is stopped with SIGSTOP and goes on; the way between a node
and the bus is cut; every --every seconds a random node is killed with kill -9, in between NATS or PostgreSQL, and what
was killed is started again. After each of them every client must know what a fresh reader is told, every answered
command must be stored once, and none twice."""

import argparse
import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple
from urllib.request import urlopen

from cluster import Cluster, NodeProcess, Proxy
from free_port import free_port
from nats_server import NatsServer
from postgres_server import QUICK, PostgresServer

from server.cluster_load import LoadTable, Statistics, check_stored
from server.processor_time import Spent

MOVED_WITHIN: Final = 10.0
"""Seconds within which 95 of 100 clients are back at their table."""
SLICE: Final = 60.0
MOST_SLICES: Final = 6
"""Seconds, at least, and parts, at most, of a long run that are looked at by themselves."""
INSTALLING: Final = 3.0
"""Seconds between the end of a node and the start of the next version: whoever upgrades installs it meanwhile."""


class TrialPlan(NamedTuple):
    """How much is done."""

    tables: int
    seconds: float
    every: float
    asleep: float
    pace: float
    after: float
    """Seconds of play after the last fault of a part."""
    stories: int
    """How many of the longest gaps are told."""
    stay: float
    """Seconds for which players look at the end of their game before they leave."""


def tables_at(node: NodeProcess) -> int:
    """How many tables a node holds, as it says itself."""
    with urlopen(f"{node.url}/metrics", timeout=30) as answer:
        found = [line for line in answer.read().decode().splitlines() if line.startswith("saltsea_tables_in_memory ")]
    return int(float(found[0].split()[1]))


class Trial:
    """One cluster under load."""

    def __init__(self, plan: TrialPlan, cluster: Cluster, proxy: Proxy, ways: Sequence[Proxy]) -> None:
        self.plan = plan
        self.cluster = cluster
        self.ways = ways
        """Each node's way to the bus."""
        self.base = f"http://127.0.0.1:{proxy.port}"
        self.dice = random.Random("cluster")
        self.statistics = Statistics()
        self.tables: list[LoadTable] = []
        self.finished: list[LoadTable] = []
        """Tables whose players have left: their games are over, and were as a fresh reader is told."""
        self.leaving: set[asyncio.Task[None]] = set()
        """Their players have not left yet."""
        self.number = 0
        self.ended = False

    async def part(self, name: str, faults: Callable[[], Awaitable[str]]) -> None:
        """Play while something happens, then look at everything."""
        self.statistics, self.ended, before = Statistics(), False, Spent.now()
        print(f"\n## {name}\n", flush=True)
        while len(self.tables) < self.plan.tables:
            self.tables.append(await self.new_table())
        playing = [asyncio.create_task(self.keep_playing(place)) for place in range(self.plan.tables)]
        await asyncio.sleep(2)
        told = await faults()
        await asyncio.sleep(self.plan.after)
        self.ended = True
        await asyncio.gather(*playing)
        await asyncio.gather(*self.leaving)
        spent = Spent.now().since(before)
        await self.look(told)
        print(f"- {spent.in_words()}", flush=True)
        held = [str(await asyncio.to_thread(tables_at, node)) for node in self.cluster.nodes]
        print(f"- the nodes have {', '.join(held)} tables now", flush=True)

    async def keep_playing(self, place: int) -> None:
        """Play at one table, and open another when its game is over."""
        while not self.ended:
            table = self.tables[place]
            table.statistics = self.statistics
            if table.is_over():
                self.leave(table)
                self.tables[place] = await self.new_table()
            else:
                await table.play(1, self.plan.pace)

    def leave(self, table: LoadTable) -> None:
        """Let the players of a game that is over go, after a while. If they stayed for ever, there would be more and
        more of them, at tables where nobody plays."""
        task = asyncio.create_task(self.look_and_leave(table))
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def look_and_leave(self, table: LoadTable) -> None:
        until = time.monotonic() + self.plan.stay
        while time.monotonic() < until and not self.ended:
            await asyncio.sleep(0.2)
        await table.settle()
        await table.check()
        await table.close()
        self.finished.append(table)

    async def new_table(self) -> LoadTable:
        self.number += 1
        game = "pirates" if self.number % 4 == 0 else "corto"
        table = LoadTable(lambda: self.base, game, self.number, self.statistics)
        await table.open()
        return table

    async def look(self, told: str) -> None:
        statistics = self.statistics
        for table in self.tables:
            await table.settle()
            await table.check()
        lines, answered = await check_stored(self.cluster.postgres.url(), [*self.tables, *self.finished])
        gaps = sorted(statistics.gaps)
        print(f"- {told}")
        print(f"- {statistics.commands:,} commands were answered with Done, {statistics.failed} with Failed; ", end="")
        print(f"{sum(statistics.refused.values())} were refused by a rule")
        print(f"- of all {answered:,} answered so far none is lost and none is stored twice, in {lines:,} lines")
        print(f"- all {2 * len(self.tables)} clients know what a fresh reader is told")
        if gaps:
            print(
                f"- {len(gaps)} connections were lost; back at the table after {median(gaps):.1f} s (median), "
                f"{late_of(gaps):.1f} s for 95 of 100, {gaps[-1]:.1f} s at most",
                flush=True,
            )
            print(f"- back took {statistics.attempts / len(gaps):.2f} connections (mean)", flush=True)
            for told in by_time(statistics):
                print(f"    - {told}", flush=True)
            for gap, story in sorted(statistics.stories)[-self.plan.stories :] if self.plan.stories else ():
                print(f"    - {gap:.1f} s: {story}", flush=True)
        for what, waits in (("an undisturbed", statistics.latencies), ("a disturbed", statistics.disturbed)):
            if waits:
                print(f"- {what} command takes {seconds(waits)}", flush=True)

    # --- what happens ---

    async def killed(self) -> str:
        """kill -9 of a random node every so often, and in the middle of every other pause of NATS or PostgreSQL. What
        was killed is started again."""
        count = {"a node": 0, "NATS": 0, "PostgreSQL": 0}
        end = time.monotonic() + self.plan.seconds
        for between in cycle(("NATS", "", "PostgreSQL", "")):
            began = time.monotonic()
            if began >= end:
                break
            for what, until in (("a node", began + self.plan.every / 2), (between, began + self.plan.every)):
                if what:
                    count[what] += 1
                    await asyncio.to_thread(self.kill, what)
                await asyncio.sleep(max(1.0, until - time.monotonic()))
        return "kill -9 of " + ", ".join(f"{what} {number} times" for what, number in count.items())

    def kill(self, what: str) -> None:
        victim: NodeProcess | NatsServer | PostgresServer
        if what == "a node":
            node = self.dice.choice(self.cluster.nodes)
            node.end(signal.SIGKILL)
            time.sleep(1)
            node.start()
            node.wait()
            return
        victim = self.cluster.nats if what == "NATS" else self.cluster.postgres
        victim.kill()
        time.sleep(1)
        victim.start()

    async def slept(self) -> str:
        """SIGSTOP, SIGCONT: what it wrote after that is refused by the store."""
        number, held = await self.fullest()
        node = self.cluster.nodes[number]
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self.plan.asleep)
        node.send(signal.SIGCONT)
        return f"{node.name} with {held} tables was stopped for {self.plan.asleep:.0f} s and went on"

    async def parted(self) -> str:
        """The node with most tables at this moment: the part before this one has emptied another."""
        number, held = await self.fullest()
        self.ways[number].cut()
        await asyncio.sleep(min(self.plan.asleep, 15))
        self.ways[number].mend()
        node = self.cluster.nodes[number]
        return f"{node.name} with {held} tables did not reach the bus for {min(self.plan.asleep, 15):.0f} s"

    async def fullest(self) -> tuple[int, int]:
        """The node with most tables, by its place among them, and how many. If it had none, its fault would prove
        nothing."""
        held = [await asyncio.to_thread(tables_at, node) for node in self.cluster.nodes]
        print(f"- the nodes have {', '.join(map(str, held))} tables before", flush=True)
        number = max(range(len(held)), key=held.__getitem__)
        share = self.plan.tables / len(held)
        assert held[number] >= share / 2, f"the fullest node has {held[number]} tables: some may move, not all"
        return number, held[number]

    async def rolled(self) -> str:
        for node in self.cluster.nodes:
            await asyncio.to_thread(node.end)
            await asyncio.sleep(INSTALLING)
            node.start()
            await asyncio.to_thread(node.wait)
            await asyncio.sleep(2)
        return "every node was stopped with SIGTERM and started again, one after the other"


class Part(NamedTuple):
    """One kind of fault."""

    title: str
    within: float = MOVED_WITHIN
    """Seconds within which clients should be back."""
    share: float = 0.95
    """How many of them."""


PARTS: Final = {
    "rolled": Part("Rolling restart", 2.0, 1.0),
    "slept": Part("A node that sleeps"),
    "parted": Part("A node without its bus"),
    "killed": Part("kill -9"),
}


async def prove(plan: TrialPlan, only: str = "", logs: Path | None = None) -> bool:
    """Whether clients were back in time in every part; anything else that is wrong ends it at once."""
    in_time = True
    port = free_port()
    ways = [Proxy([port], free_port()) for _ in range(3)]
    buses = [f"nats://127.0.0.1:{await way.open()}" for way in ways]
    cluster = Cluster(3, "--workers", "1", settings=QUICK, folder=logs, ways=buses)
    cluster.nats.port = port
    await asyncio.to_thread(cluster.__enter__)
    try:
        proxy = Proxy([node.port for node in cluster.nodes], asks=True)
        await proxy.open()
        trial = Trial(plan, cluster, proxy, ways)
        for name, part in PARTS.items():
            if only in ("", name):
                await trial.part(part.title, getattr(trial, name))
                in_time = check_late(trial.statistics, part) and in_time
        for table in trial.tables:
            await table.close()
    finally:
        await asyncio.to_thread(cluster.stop)
    return in_time


def late_of(gaps: list[float]) -> float:
    """The seconds after which 95 of 100 were back."""
    return quantiles(gaps, n=20, method="inclusive")[-1] if len(gaps) > 1 else gaps[0]


def by_time(statistics: Statistics) -> list[str]:
    """The same for each minute or more in which connections were lost: it should not get later and later."""
    first, last = min(statistics.lost_at), max(statistics.lost_at)
    length = max(SLICE, (last - first) / MOST_SLICES)
    slices: dict[int, list[float]] = {}
    for lost_at, gap in zip(statistics.lost_at, statistics.gaps, strict=True):
        slices.setdefault(int((lost_at - first) / length), []).append(gap)
    return [
        f"from {number * length:.0f} s on: {len(gaps)} lost, {median(gaps):.1f} s (median), "
        f"{late_of(sorted(gaps)):.1f} s for 95 of 100, {max(gaps):.1f} s at most"
        for number, gaps in sorted(slices.items())
        if len(slices) > 1
    ]


def seconds(waits: list[float]) -> str:
    """How long something takes, in words."""
    known = sorted(waits)
    late = known[int(0.99 * (len(known) - 1))]
    return f"{median(known):.2f} s (median), {late:.2f} s for 99 of 100, {known[-1]:.2f} s at most"


def check_late(statistics: Statistics, part: Part) -> bool:
    """Whether enough clients were back in time; says it if not."""
    late = sum(gap > part.within for gap in statistics.gaps)
    if late <= (1 - part.share) * len(statistics.gaps):
        return True
    print(f"- TOO LATE: {late} of {len(statistics.gaps)} were away for longer than {part.within:.0f} s; ", end="")
    print("nobody should be" if part.share == 1 else "one in twenty may be", flush=True)
    return False


def main() -> None:
    full = os.environ.get("SALTSEA_PROOF") == "1"
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200 if full else 10)
    parser.add_argument("--seconds", type=float, default=600 if full else 25)
    parser.add_argument("--every", type=float, default=20 if full else 5)
    parser.add_argument("--asleep", type=float, default=30 if full else 6)
    parser.add_argument("--only", default="", help="one part: rolled, slept, parted or killed")
    parser.add_argument("--logs", type=Path, help="a folder that keeps what the nodes say")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two commands of a table")
    parser.add_argument("--after", type=float, default=12 if full else 5, help="seconds of play after a part's faults")
    parser.add_argument("--stories", type=int, default=3, help="how many of the longest gaps are told")
    parser.add_argument("--stay", type=float, default=10, help="seconds for which players stay after their game")
    asked = parser.parse_args()
    plan = TrialPlan(
        asked.tables,
        asked.seconds,
        asked.every,
        asked.asleep,
        asked.pace,
        asked.after,
        asked.stories,
        asked.stay,
    )
    print(
        f"# {plan.tables} tables at 3 nodes on {os.cpu_count()} processors, a command each {plan.pace:g} s", flush=True
    )
    print(f"{Path('/proc/loadavg').read_text().split()[0]} is the load of the machine before", flush=True)
    if not asyncio.run(prove(plan, asked.only, asked.logs)):
        raise SystemExit("clients were away for too long")


if __name__ == "__main__":
    main()

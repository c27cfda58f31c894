"""What a command costs a cluster: `python bench/cluster_cost.py [--tables 30] [--seconds 20] [--pace 0.25]`.

The same load, two players at every table of Corto who come by the balancer, runs against one server with SQLite and
against clusters with PostgreSQL and NATS, all in one run; N nodes also stand beside one server that has an N-th of the
tables, because a server does more with each commit and each turn of its loop the more it has to do. `--direct` names
what is compared: nodes that connect directly, or leave all to the bus (`off`), or `--rounds` of both.

Printed are commands per second, latencies, the processor time per command of nodes, PostgreSQL and NATS apart, what
the bus carried per command, and messages per command from node to node beside it. Processor times are of the processes
themselves, so a busy machine disturbs their ratios little; wall times it does disturb."""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from cluster import SALTSEA, Cluster, Proxy, environment  # noqa: E402
from free_port import free_port  # noqa: E402

from server.cluster_load import LoadTable, Statistics  # noqa: E402

TICKS: Final = os.sysconf("SC_CLK_TCK")


class Load(NamedTuple):
    """How much is asked."""

    tables: int
    seconds: float
    pace: float


class Parts(NamedTuple):
    """The processes whose time is measured, and the ports of the servers."""

    ports: Sequence[int]
    nodes: Sequence[int]
    postgres: int | None = None
    cluster: Cluster | None = None


def own_cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def tree_cpu(pid: int) -> float:
    """The same with the processes that it has started, and those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(map(int, fields[11:15])) / TICKS + sum(own_cpu(int(child)) for child in children)


class Spent(NamedTuple):
    """Processor seconds of all parts, and what the bus has carried."""

    nodes: float
    postgres: float
    nats: float
    messages: int
    bytes: int
    direct: int

    @staticmethod
    def of(parts: Parts) -> "Spent":
        nodes = sum(own_cpu(pid) for pid in parts.nodes)
        if parts.cluster is None or parts.postgres is None:
            return Spent(nodes, 0, 0, 0, 0, 0)
        direct = sum(map(sent_directly, parts.ports))
        carried = parts.cluster.nats.carried()
        return Spent(nodes, tree_cpu(parts.postgres), own_cpu(parts.cluster.nats.pid), *carried, direct)


def sent_directly(port: int) -> int:
    """Messages that a node has sent to others beside the bus."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return int(sum(float(line.split()[1]) for line in lines if line.startswith("saltsea_direct_messages ")))


async def measured(name: str, parts: Parts, load: Load) -> float:
    """Run the load and print a line; the processor time of the nodes per command, in milliseconds."""
    proxy = Proxy(parts.ports)
    await proxy.open()
    statistics = Statistics()
    base = f"http://127.0.0.1:{proxy.port}"
    tables = [LoadTable(lambda: base, "corto", number, statistics) for number in range(load.tables)]
    for number, table in enumerate(tables):
        proxy.turn += number % 2  # three connections open a table: not always at the same node
        await table.open()
    before = Spent.of(parts)
    await asyncio.gather(*(table.play(load.seconds, load.pace) for table in tables))
    after = Spent.of(parts)
    for table in tables:
        await table.close()
    done, waits = statistics.commands, sorted(statistics.latencies)
    each = [1000 * (now - then) / done for then, now in zip(before[:3], after[:3], strict=True)]
    carried = [(now - then) / done for then, now in zip(before[3:], after[3:], strict=True)]
    print(
        f"| {name} | {done / load.seconds:.0f} "
        f"| {1000 * median(waits):.0f} | {1000 * waits[int(0.99 * len(waits))]:.0f} "
        f"| {each[0]:.2f} | {each[1]:.2f} | {each[2]:.2f} "
        f"| {carried[0]:.1f} | {carried[1] / 1000:.1f} | {carried[2]:.1f} |",
        flush=True,
    )
    return each[0]


@contextmanager
def alone() -> Iterator[Parts]:
    """One server with SQLite."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [*SALTSEA, "serve", "--port", str(port), "--data", data, "--workers", "1"]
        pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
        with subprocess.Popen(command, stdout=pipe, stderr=quiet, env=environment()) as process:
            assert process.stdout is not None
            process.stdout.readline()
            try:
                yield Parts([port], [process.pid])
            finally:
                process.terminate()


@contextmanager
def clustered(nodes: int, direct: str = "auto") -> Iterator[Parts]:
    """So many nodes, with a database that waits for its disk."""
    with Cluster(nodes, "--workers", "1", "--direct", direct) as cluster:
        ports, pids = [node.port for node in cluster.nodes], [node.pid for node in cluster.nodes]
        yield Parts(ports, pids, cluster.postgres.pid, cluster)


def measured_alone(load: Load) -> float:
    with alone() as parts:
        return asyncio.run(measured(f"one server, SQLite, {load.tables} tables", parts, load))


def measured_together(nodes: int, direct: str, load: Load) -> float:
    name = f"{nodes} nodes" if nodes > 1 else "1 node"
    with clustered(nodes, direct) as parts:
        return asyncio.run(measured(f"{name}, direct {direct}", parts, load))


def compare(nodes: Sequence[int], ways: Sequence[str], load: Load) -> None:
    """One round."""
    single = measured_alone(load)
    for number in nodes:
        share = measured_alone(load._replace(tables=load.tables // number)) if number > 1 else single
        for direct in ways if number > 1 else ways[:1]:
            cost = measured_together(number, direct, load)
            print(f"\nOf what a single server does with a second of its processor, {number} do {single / cost:.2f}; ")
            print(f"of one with as many tables as each of them has, {share / cost:.2f}\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=0.25, help="seconds between two commands of a table")
    parser.add_argument("--nodes", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--direct", nargs="*", default=["auto"], help="auto, off or both")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    load = Load(asked.tables, asked.seconds, asked.pace)
    print(f"{load.tables} tables of Corto, a command each {load.pace:g} s, for {load.seconds:g} s; ", end="")
    print(f"{os.cpu_count()} processors, load before {os.getloadavg()[0]:.1f}\n")
    print("| | commands/s | ms, median | ms, 99 of 100 | nodes, CPU ms | PostgreSQL | NATS ", end="")
    print("| messages | kB on bus | direct messages |\n|---|---|---|---|---|---|---|---|---|---|", flush=True)
    for _ in range(asked.rounds):
        compare(asked.nodes, asked.direct, load)


if __name__ == "__main__":
    main()

"""A real cluster: two nodes as processes, PostgreSQL and NATS; the owner is killed, and nothing is lost."""

import asyncio
import itertools
import json
import signal
from functools import partial
from urllib.request import urlopen

import pytest
from cluster import Cluster
from postgres_server import QUICK

from server.cluster_load import LoadTable, Plain, Statistics, check_stored, post

pytestmark = pytest.mark.timeout(240)
PACE = 0.05


def table_at(base: str, code: str) -> Plain:
    with urlopen(f"{base}/api/tables/{code}", timeout=30) as answer:
        found: Plain = json.load(answer)
    return found


async def until_answered(table: LoadTable, number: int) -> None:
    """Play until so many commands were answered."""
    async with asyncio.timeout(100):
        while len(table.answered) < number:
            await table.play(0.5, PACE)


def test_clients_at_two_nodes_play_on_when_the_owner_is_killed() -> None:
    async def test(cluster: Cluster) -> None:
        statistics = Statistics()
        first, other = cluster.nodes
        bases = itertools.cycle([first.url, other.url])
        table = LoadTable(lambda: next(bases), "corto", 1, statistics)  # opened at the first, Ann at the other
        await table.open()
        shown = [await asyncio.to_thread(table_at, node.url, table.code) for node in cluster.nodes]
        assert shown[0] == shown[1], "any node tells of any table"
        order = {"game": "corto", "name": "Ann", "key": "k" * 32, "settings": {"players": 2}}
        codes = [
            await asyncio.to_thread(post, partial(getattr, node, "url"), "/api/tables", order) for node in cluster.nodes
        ]
        assert codes[0] == codes[1], "an order that is sent again to another node opens no second table"
        await until_answered(table, 10)
        before = len(table.answered)
        await asyncio.to_thread(first.end, signal.SIGKILL)
        table.bases = lambda: other.url
        await until_answered(table, before + 10)
        await table.settle()
        await table.check()
        lines, answered = await check_stored(cluster.postgres.url(), [table])
        assert lines > answered >= before + 10
        assert statistics.losses >= 1
        await table.close()

    with Cluster(2, "--workers", "1", settings=QUICK) as cluster:
        asyncio.run(test(cluster))

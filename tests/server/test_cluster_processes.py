"""A real cluster: two nodes as processes, PostgreSQL and NATS; the owner is killed, and nothing is lost."""

import asyncio
import itertools
import signal

import pytest
from cluster import Cluster
from postgres_server import QUICK

from server.cluster_load import LoadTable, Statistics, check_stored

pytestmark = pytest.mark.timeout(240)
PACE = 0.05


def test_clients_at_two_nodes_play_on_when_the_owner_is_killed() -> None:
    async def test(cluster: Cluster) -> None:
        statistics = Statistics()
        first, other = cluster.nodes
        bases = itertools.cycle([first.url, other.url])
        table = LoadTable(lambda: first.url, "corto", 1, statistics)
        table.bases = lambda: next(bases)
        opened = [first.url]
        table.bases = lambda: opened.pop() if opened else next(bases)
        await table.open()
        await table.play(2, PACE)
        before = len(table.answered)
        assert before
        await asyncio.to_thread(first.end, signal.SIGKILL)
        table.bases = lambda: other.url
        await table.play(12, PACE)
        await table.settle()
        assert len(table.answered) > before, "the game goes on at the other node"
        await table.check()
        lines, answered = await check_stored(cluster.postgres.url(), [table])
        assert lines > answered > before
        assert statistics.losses >= 1
        table.close()

    with Cluster(2, "--workers", "1", settings=QUICK) as cluster:
        asyncio.run(test(cluster))

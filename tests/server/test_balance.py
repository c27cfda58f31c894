"""Nodes even out their tables: a node that joins gets some, slowly, and no game in real time is disturbed."""

import asyncio

from saltsea.server.cluster.balance import EVERY, FEW
from saltsea.server.tables.opening import REMEMBERED
from server.cluster_kit import ClusterGuest, FakeCluster, FakeNode, until, with_cluster

TABLES = 30
A_WHILE = 300


async def crowded(cluster: FakeCluster) -> tuple[FakeNode, list[ClusterGuest]]:
    """A node with many tables, and one guest at each."""
    here, guests = await cluster.add("here"), []
    for _ in range(TABLES):
        guests.append(await ClusterGuest("Ann", await here.open_table()).come(here))
        await cluster.clock.advance(REMEMBERED)  # the same order again is another table
    return here, guests


async def stay(guest: ClusterGuest, nodes: list[FakeNode], place: int) -> None:
    """Come back whenever one is sent away, by each node in turn."""
    while True:
        await until_closed(guest)
        await asyncio.sleep(0.5)
        place += 1
        await guest.come(nodes[place % len(nodes)])


async def until_closed(guest: ClusterGuest) -> None:
    while not guest.transport.closed:
        await asyncio.sleep(1)


def test_a_node_that_joins_gets_its_share_and_then_all_is_quiet() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, guests = await crowded(cluster)
        there = await cluster.add("there")
        staying = [asyncio.ensure_future(stay(guest, [here, there], n)) for n, guest in enumerate(guests)]
        await asyncio.sleep(EVERY * 3)
        assert len(here.registry.tables) >= TABLES - 3, "a few at a time"
        await asyncio.sleep(A_WHILE)
        both = [len(node.registry.tables) for node in (here, there)]
        assert sum(both) == TABLES
        assert abs(both[0] - both[1]) <= 2 * FEW + 1, both
        moved = here.node.balance.moved + there.node.balance.moved
        await asyncio.sleep(A_WHILE)
        assert here.node.balance.moved + there.node.balance.moved == moved
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)

    with_cluster(test)


def test_a_node_lets_nothing_go_before_all_others_have_said_what_they_have() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        await until(lambda: bool(here.node.session.others()))
        balance = here.node.balance
        balance.loads.clear()
        assert balance.surplus(1000) == 0
        await asyncio.sleep(2 * EVERY)
        assert balance.surplus(1000) == 50
        assert balance.surplus(2 * FEW) == 0
        assert balance.surplus(2 * FEW + 2) == 1
        await there.die()
        await asyncio.sleep(2 * EVERY)
        assert balance.surplus(1000) == 0, "it is alone"

    with_cluster(test)


def test_a_game_in_real_time_is_not_moved() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table("pirates", options={"chapter": "1"})
        ann, bob = await ClusterGuest("Ann", code).come(here), await ClusterGuest("Bob", code).come(there)
        assert (await bob.ask("Sit", name="Bob", seat=1))["kind"] == "Done"
        here.node.balance.surplus = lambda here: 5  # type: ignore[method-assign]
        assert (await ann.ask("Begin"))["kind"] == "Done"
        await asyncio.sleep(3 * EVERY)
        assert here.node.balance.moved == 0
        assert not ann.transport.closed

    with_cluster(test)

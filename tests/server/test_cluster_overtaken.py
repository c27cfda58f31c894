"""A node that another one has taken for gone, and that lives: it learns soon which tables it has lost."""

import asyncio
from unittest.mock import patch

import pytest

from saltsea.bus.port import BusError
from saltsea.server.tables.ports.ownership import UnownedError
from server.cluster_kit import (
    LIFETIME,
    ClusterGuest,
    FakeCluster,
    FakeNode,
    act,
    lines_of,
    two_at_a_table,
    until,
    with_cluster,
)

SOON = 5.0
"""Seconds in which a client that is where its table was is sent away."""


async def overtaken(cluster: FakeCluster) -> tuple[FakeNode, FakeNode, ClusterGuest, ClusterGuest]:
    """The node that holds a table loses its connection to the bus for less than its session lasts. Bob, who is next to
    act, comes back by another node meanwhile, which takes the table."""
    here, there, guests = await two_at_a_table(cluster)
    ann, bob = guests[0], guests[1]
    while not bob.legal():
        assert (await ann.ask("Act", seat=0, action=ann.legal()[0]))["kind"] == "Done"
        await asyncio.sleep(0.1)
    await asyncio.sleep(LIFETIME + 0.5)
    here.bus.is_connected = False
    await asyncio.sleep(1.2)
    assert bob.link is not None
    bob.link.gone()
    coming = asyncio.ensure_future(bob.come(there))
    await asyncio.sleep(0.4)
    here.bus.is_connected = True
    await coming
    return here, there, ann, bob


def test_who_is_at_a_node_that_was_overtaken_while_its_connection_was_away_hears_of_the_next_move() -> None:
    """The node came back in time to renew its session, and both held the table for hours."""

    async def test(cluster: FakeCluster) -> None:
        here, there, ann, bob = await overtaken(cluster)
        before = await lines_of(cluster, ann.code)
        assert (await bob.ask("Act", seat=1, action=bob.legal()[0]))["kind"] == "Done"
        await asyncio.sleep(SOON)
        assert len(await lines_of(cluster, ann.code)) == len(before) + 1
        assert ann.transport.closed or len(ann.all("Step")) > len(before)
        assert [one.node.leases.holds(ann.code) for one in (here, there)].count(True) == 1
        await ann.come(here)
        seen = [message for message in ann.transport.messages if message["kind"] in ("Step", "Snapshot")]
        assert seen, "it is shown what it missed"

    with_cluster(test)


def test_a_node_that_cannot_ask_at_once_which_tables_it_has_lost_asks_again() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code, asked = guests[0].code, 0
        real = here.node.leases.written_again

        async def away_at_first(code: str) -> int | None:
            nonlocal asked
            asked += 1
            if asked < 4:
                raise BusError("away")
            return await real(code)

        with patch.object(here.node.leases, "written_again", away_at_first):
            cluster.board.values["saltsea-tables", code] = cluster.board.values["saltsea-tables", code]._replace(
                entry=cluster.board.values["saltsea-tables", code].entry._replace(value=there.node.name.encode())
            )
            here.node.rebuilt()
            await until(lambda: guests[0].transport.closed)
        assert code not in here.registry.tables

    with_cluster(test)


def test_a_node_whose_connection_was_away_between_two_renewals_looks_at_its_tables() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, _, guests = await two_at_a_table(cluster)
        before = here.node.leases.held[guests[0].code]
        until_then = here.node.session.until
        await until(lambda: here.node.session.until > until_then)
        here.bus.is_connected = False
        await asyncio.sleep(0.1)
        here.bus.is_connected = True
        await until(lambda: here.node.leases.held[guests[0].code] > before)
        assert here.node.session.answered
        assert not guests[0].transport.closed

    with_cluster(test)


def test_a_node_that_renews_in_the_same_moment_is_not_taken_for_gone() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        await asyncio.sleep(LIFETIME + 0.5)
        real, session = there.node.session.has_left, there.node.session

        async def has_left(node: str) -> bool:
            here.bus.is_connected = False
            left = await real(node)
            here.bus.is_connected = True
            await here.node.session.renew()
            return left

        with patch.object(session, "has_left", has_left):
            session.heard.clear()
            assert await session.is_alive(here.node.name)
        assert here.node.leases.holds(guests[0].code)

    with_cluster(test)


@pytest.mark.parametrize("first", ["here", "there"])
def test_two_nodes_that_want_a_table_at_the_same_time_do_not_both_have_it(first: str) -> None:
    """The other node may come back between the end of its session and the moment in which its table is taken."""

    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        await asyncio.sleep(LIFETIME + 0.5)
        code, real = guests[0].code, there.node.leases.bucket.update
        here.bus.is_connected = False
        await asyncio.sleep(1.2)

        async def update(key: str, value: bytes, last: int) -> int | None:
            done = await real(key, value, last) if first == "there" else None
            here.bus.is_connected = True
            await asyncio.sleep(0.5)
            return done if first == "there" else await real(key, value, last)

        with patch.object(there.node.leases.bucket, "update", update):
            taken = await asyncio.gather(there.node.leases.take(code), return_exceptions=True)
        await asyncio.sleep(SOON)
        assert isinstance(taken[0], Exception) == (first == "here")
        assert [one.node.leases.holds(code) for one in (here, there)] == [first == "here", first == "there"]

    with_cluster(test)


# --- a node that is late with its claim ---


async def freed(cluster: FakeCluster) -> tuple[FakeNode, FakeNode, dict[int, ClusterGuest]]:
    """A table that nobody holds, and two nodes."""
    here, there, guests = await two_at_a_table(cluster)
    await asyncio.sleep(LIFETIME + 0.5)
    await here.registry.unload(guests[0].code)
    return here, there, guests


async def sleep_through(cluster: FakeCluster, here: FakeNode, there: FakeNode, guests: dict[int, ClusterGuest]) -> None:
    """The node does nothing until another one has its table; then it is back, with a session that lasts."""
    here.bus.is_connected = False
    await asyncio.sleep(LIFETIME + 1)
    for guest in guests.values():
        await guest.come(there)
    here.bus.is_connected = True
    await until(here.node.session.lasts)


@pytest.mark.parametrize("sleeps", ["before its claim is sent", "while its claim is on its way"])
def test_a_claim_that_comes_too_late_takes_the_table_from_nobody(sleeps: str) -> None:
    """The owner's next write was refused, though it held the table by rights."""

    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await freed(cluster)
        code, write, claim = guests[0].code, here.node.leases.write, cluster.store.claim

        async def written_late(code: str) -> int:
            revision = await write(code)
            await sleep_through(cluster, here, there, guests)
            return revision

        async def claimed_late(table: str, number: int, **how: bool) -> int:
            with patch.object(cluster.store, "claim", claim):
                await sleep_through(cluster, here, there, guests)
            return await claim(table, number, **how)

        late = (
            patch.object(here.node.leases, "write", written_late)
            if sleeps == "before its claim is sent"
            else patch.object(cluster.store, "claim", claimed_late)
        )
        with late, pytest.raises(UnownedError):
            await here.node.leases.take(code)
        assert [one.node.leases.holds(code) for one in (here, there)] == [False, True]
        owner = there.registry.tables[code]
        assert (await act(guests))["kind"] == "Done"
        assert there.registry.tables[code] is owner

    with_cluster(test)


def test_a_table_is_claimed_above_what_was_in_force_when_the_bus_counts_anew() -> None:
    async def test(cluster: FakeCluster) -> None:
        _, there, guests = await freed(cluster)
        code = guests[0].code
        await cluster.store.claim(code, 1000)
        fence = await there.node.leases.take(code)
        assert fence.number == 1001
        assert there.node.leases.held[code] < 1000

    with_cluster(test)

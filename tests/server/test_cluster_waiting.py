"""A client whose table is between two nodes waits where it is: one that is sent away comes back later and later."""

import asyncio
from unittest.mock import Mock, patch

import msgspec
import pytest

from saltsea.server.cluster.frames import Close
from saltsea.server.cluster.links import MOST_EARLY, PATIENCE, SLOW, Guest, LinkElsewhere, RemoteTransport
from saltsea.server.cluster.peers import Peers
from saltsea.server.tables.connection import BURST, EACH_SECOND, Connection
from saltsea.server.tables.ports.ownership import StoppingError, UnownedError
from server.cluster_kit import LIFETIME, ClusterGuest, FakeCluster, FakeNode, act, two_at_a_table, until, with_cluster
from server.kit import KEY, ListTransport

HELLO = msgspec.json.encode({"kind": "Hello", "have": 0, "key": KEY.format("Ann"), "form": "observation"}).decode()
STEADY = LIFETIME + 0.5
"""Seconds after which nodes believe the bus that another one has left."""


async def come_to_a_dead_node(cluster: FakeCluster) -> tuple[FakeNode, dict[int, ClusterGuest]]:
    """Two who play; the node that has their table was killed a moment ago, and the other does not know."""
    here, there, guests = await two_at_a_table(cluster)
    await asyncio.sleep(STEADY)
    await here.die()
    return there, guests


def test_who_comes_to_a_table_whose_node_was_just_killed_is_not_sent_away() -> None:
    async def test(cluster: FakeCluster) -> None:
        there, guests = await come_to_a_dead_node(cluster)
        began = cluster.time()
        assert await guests[0].tries(there), "the table was looked for anew"
        assert cluster.time() - began < LIFETIME
        await until(lambda: guests[1].transport.closed)
        await guests[1].come(there)
        assert (await act(guests))["kind"] == "Done"

    with_cluster(test)


def test_who_comes_while_no_node_reaches_the_bus_waits_until_one_does() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        for one in (here, there):
            one.bus.is_connected = False
        await until(lambda: all(guest.transport.closed for guest in guests.values()))
        coming = [asyncio.ensure_future(guests[0].tries(here)), asyncio.ensure_future(guests[1].tries(there))]
        await asyncio.sleep(1)
        for one in (here, there):
            one.bus.is_connected = True
        assert await asyncio.gather(*coming) == [True, True]
        assert (await act(guests))["kind"] == "Done"

    with_cluster(test)


def test_nobody_waits_for_longer_than_a_page_would() -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        code = await here.open_table()
        await here.registry.unload(code)
        here.bus.is_connected = False
        await until(lambda: not here.node.session.lasts())
        began = cluster.time()
        unread = patch.object(cluster.store, "table", side_effect=AssertionError("read for nothing"))
        with unread, pytest.raises(UnownedError):
            await here.tables.link(code, Connection(ListTransport()))
        assert PATIENCE <= cluster.time() - began < PATIENCE + 1

    with_cluster(test)


def test_a_node_that_stops_sends_away_at_once() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, _, guests = await two_at_a_table(cluster)
        await here.node.leave()
        began = cluster.time()
        with pytest.raises(StoppingError):
            await here.tables.link(guests[0].code, Connection(ListTransport()))
        assert cluster.time() == began

    with_cluster(test)


@pytest.mark.parametrize("when", ["before", "meanwhile", "after"])
def test_who_leaves_while_the_table_is_looked_for_stays_nowhere_as_a_ghost(when: str) -> None:
    async def test(cluster: FakeCluster) -> None:
        there, guests = await come_to_a_dead_node(cluster)
        code = guests[0].code
        link = await there.tables.link(code, Connection(ListTransport()))
        assert isinstance(link, LinkElsewhere)
        link.receive(HELLO)
        if when != "before":
            await until(lambda: link.key is None)
        if when == "after":
            await until(lambda: link.instead is not None)
        link.gone()
        await guests[1].come(there)
        await asyncio.sleep(PATIENCE)
        assert len(there.registry.tables[code].connections) == 1
        assert not there.node.clients_elsewhere()

    with_cluster(test)


async def bob_says_hello(there: FakeNode, code: str) -> tuple[ClusterGuest, LinkElsewhere]:
    """A client of one node greets a table of another, and has no answer yet."""
    bob = ClusterGuest("Bob", code)
    link = bob.link = await there.tables.link(bob.code, Connection(bob.transport))
    assert isinstance(link, LinkElsewhere)
    bob.say({"kind": "Hello", "have": 0, "key": KEY.format("Bob"), "form": "observation"})
    return bob, link


def test_a_table_that_is_nowhere_any_more_is_told_so() -> None:
    async def test(cluster: FakeCluster) -> None:
        there, guests = await come_to_a_dead_node(cluster)
        coming = asyncio.ensure_future(guests[0].tries(there))
        await asyncio.sleep(0.1)
        await cluster.store.forget_table(guests[0].code)
        assert not await coming
        assert [message["reason"] for message in guests[0].all("Goodbye")] == ["not-welcome"]

    with_cluster(test)


@pytest.mark.parametrize("looking", [False, True])
def test_who_says_too_much_before_the_first_answer_is_sent_away_and_says_it_again(*, looking: bool) -> None:
    async def test(cluster: FakeCluster) -> None:
        there, guests = await come_to_a_dead_node(cluster)
        bob, link = await bob_says_hello(there, guests[1].code)
        await until(lambda: link.key is None or not looking)
        for number in range(MOST_EARLY):
            cluster.clock.time += 1000 // EACH_SECOND
            bob.say({"kind": "Say", "token": str(number), "phrase": "hello"})
        await until(lambda: bob.transport.closed)
        assert [message["reason"] for message in bob.all("Goodbye")] == ["stopping"]
        table = await there.registry.table(bob.code)
        assert table is not None
        await until(lambda: not table.connections and not table.arriving)

    with_cluster(test)


def test_a_guest_who_says_more_than_waits_for_its_table_is_told_to_come_again() -> None:
    peers = Mock(spec=Peers)
    guest = Guest(RemoteTransport(peers, "there", 7))
    for _ in range(MOST_EARLY):
        guest.receive(HELLO)
    assert not peers.method_calls
    for _ in range(2):
        guest.receive(HELLO)
    (node, link, goodbye), (to, close) = (call.args for call in peers.method_calls)
    assert (node, link, msgspec.json.decode(goodbye)["reason"]) == ("there", 7, "slow")
    assert (to, close) == ("there", Close(7, SLOW))


def test_what_is_said_again_at_a_table_that_came_here_is_not_too_fast() -> None:
    async def test(cluster: FakeCluster) -> None:
        there, guests = await come_to_a_dead_node(cluster)
        bob, link = await bob_says_hello(there, guests[1].code)
        for number in range(BURST - 10):
            bob.say({"kind": "Tick", "sent": number})
        await until(lambda: link.instead is not None)
        await until(lambda: len(bob.all("Tock")) == BURST - 10)

    with_cluster(test)


@pytest.mark.parametrize("first", [0, 1])
def test_who_plays_by_another_node_does_not_notice_a_bus_that_is_started_again(first: int) -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        await asyncio.sleep(STEADY)
        nodes = (here, there)
        for one in nodes:
            one.bus.is_connected = False
        guests[1].say({"kind": "Say", "token": "from there", "phrase": "hello"})
        guests[0].say({"kind": "Say", "token": "from here", "phrase": "oops"})
        await asyncio.sleep(1.5)
        nodes[first].bus.is_connected = True
        await asyncio.sleep(0.3)
        nodes[1 - first].bus.is_connected = True
        await until(lambda: bool(guests[1].answers("from there")))
        assert [said["phrase"] for said in guests[1].all("Said")] == ["oops", "hello"]
        assert (await act(guests))["kind"] == "Done"
        assert not any(guest.transport.closed for guest in guests.values())

    with_cluster(test)

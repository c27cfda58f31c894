"""What one client sends at another node costs nobody else anything: it is refused, cut off or sent away, and all other
traffic between the two nodes goes on."""

import asyncio
from unittest.mock import patch

import pytest

from saltsea.bus.in_process import LARGEST
from saltsea.server.cluster.links import LinkElsewhere
from saltsea.server.tables.connection import BURST, FLOODING, MOST_REFUSED, Connection
from saltsea.server.web.protection.limits import LARGEST_MESSAGE
from server.cluster_kit import ClusterGuest, FakeCluster, FakeNode, act, two_at_a_table, until, with_cluster
from server.kit import KEY

LONG = "\U0001f3f4" * LARGEST_MESSAGE
SPEECH = {"kind": "Say", "phrase": "hello"}


async def a_watcher(node: FakeNode, code: str, language: str = "en") -> ClusterGuest:
    """Somebody else who watches the table by this node, and hears of it."""
    guest = ClusterGuest("Cid", code)
    guest.link = await node.tables.link(code, Connection(guest.transport))
    assert isinstance(guest.link, LinkElsewhere)
    guest.say({"kind": "Hello", "have": 0, "key": KEY.format("Cid"), "language": language})
    await until(lambda: bool(guest.all("Welcome")))
    return guest


def test_long_messages_in_one_turn_stop_nobody_else() -> None:
    async def test(cluster: FakeCluster) -> None:
        _, there, guests = await two_at_a_table(cluster)
        rude = await a_watcher(there, guests[0].code)
        assert rude.link is not None
        for _ in range(BURST - 1):
            rude.link.receive(LONG)
        assert (await act(guests))["kind"] == "Done"
        await until(lambda: rude.transport.closed)
        assert [message["reason"] for message in rude.all("Goodbye")] == ["nonsense"]
        assert not any(guest.transport.closed for guest in guests.values())

    with_cluster(test)


def test_what_comes_too_fast_is_refused_where_it_comes() -> None:
    async def test(cluster: FakeCluster) -> None:
        _, there, guests = await two_at_a_table(cluster)
        hasty = await a_watcher(there, guests[0].code, "fr")
        assert there.node.peers is not None
        with patch.object(there.node.peers, "send", wraps=there.node.peers.send) as send:
            for number in range(BURST + 20):
                hasty.say({**SPEECH, "token": f"t{number}"})
        assert send.call_count == BURST - 1, "one was the Hello"
        await cluster.clock.advance(50)
        answers = hasty.answers(f"t{BURST + 19}")
        assert [(one["kind"], one["rule"]) for one in answers] == [("Refused", "table.T20")]
        assert answers[0]["text"] == "refusal-table-too-fast"
        assert not hasty.transport.closed
        await cluster.clock.advance(1000)
        assert (await hasty.ask("Say", phrase="hello"))["kind"] in ("Done", "Refused")

    with_cluster(test)


def test_who_does_not_stop_is_cut_off_where_it_comes_and_leaves_the_table() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        rude = await a_watcher(there, guests[0].code, "fr")
        table = here.registry.tables[guests[0].code]
        assert len(table.connections) == 3
        for number in range(BURST + MOST_REFUSED + 1):
            rude.say({**SPEECH, "token": f"t{number}"})
        assert (rude.transport.closed, rude.transport.code) == (True, FLOODING)
        (last,) = rude.all("Goodbye")
        assert (last["reason"], last["again"]) == ("flooding", False)
        assert last["sentence"].startswith("Cet appareil")
        assert isinstance(rude.link, LinkElsewhere)
        assert rude.link.connection.is_cut
        assert not rude.link.receive("more")
        await until(lambda: len(table.connections) == 2)
        assert (await act(guests))["kind"] == "Done"

    with_cluster(test)


def test_what_the_table_cannot_say_over_the_bus_closes_that_connection_alone() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        other = await a_watcher(there, guests[0].code)
        table = here.registry.tables[guests[0].code]
        bob = next(one for one in table.connections if one.person == 1)
        bob.transport.send(b" " * LARGEST)
        await until(lambda: guests[1].transport.closed)
        (last,) = guests[1].all("Goodbye")
        assert (last["reason"], last["again"]) == ("slow", True)
        await guests[1].come(there)
        assert (await act(guests))["kind"] == "Done"
        assert not other.transport.closed
        assert len(table.connections) == 3
        assert here.node.links is not None
        assert len(here.node.links.guests) == 2

    with_cluster(test)


def test_what_a_client_says_that_the_bus_cannot_carry_closes_that_connection_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        rude = await a_watcher(there, guests[0].code)
        assert rude.link is not None
        monkeypatch.setattr("saltsea.bus.in_process.LARGEST", 50_000)
        rude.link.receive(LONG)
        await until(lambda: rude.transport.closed)
        assert [message["reason"] for message in rude.all("Goodbye")] == ["slow"]
        assert (await act(guests))["kind"] == "Done"
        await until(lambda: len(here.registry.tables[guests[0].code].connections) == 2)

    with_cluster(test)


def test_whom_the_table_sends_away_does_not_stay_there_as_a_ghost() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        rude = await a_watcher(there, guests[0].code)
        assert rude.link is not None
        rude.link.receive("nonsense")
        await until(lambda: rude.transport.closed)
        await asyncio.sleep(0.1)
        assert len(here.registry.tables[guests[0].code].connections) == 2
        assert here.node.links is not None
        assert len(here.node.links.guests) == 1

    with_cluster(test)

"""Direct connections between nodes: what they carry keeps its order beside the bus, what they lose breaks links that
come again, and nobody gets in who has not learned the secret over the bus."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import click
import msgspec
import pytest

from saltsea.bus.port import BusMessage
from saltsea.cli.server_options.cluster import direct_at
from saltsea.server.cluster.direct import Neighbours
from saltsea.server.cluster.direct_tcp import (
    LENGTH,
    MOST_STRANGERS,
    VERSION,
    DirectTcp,
    Greeting,
    NodeAddress,
    local_address,
)
from saltsea.server.cluster.frames import AnyFrame, Gone, Restart, Text, decode_batch
from saltsea.server.cluster.peers import Peers
from server.test_peers import LONG, HeldBus, always, never

PATIENCE = 20.0


class HeldDirect:
    """A connection to whoever is asked for, which keeps what is sent for the test to carry."""

    def __init__(self) -> None:
        self.held: list[bytes] = []
        self.is_up = True
        self.lost: Callable[[str], None] = lambda node: None

    def join(self, neighbours: Neighbours) -> None: ...

    async def open(self) -> str:
        return ""

    async def close(self) -> None: ...

    def leads_to(self, node: str) -> bool:
        return self.is_up

    def send(self, node: str, data: bytes) -> None:
        self.held.append(data)

    def drop(self, node: str) -> None:
        if self.is_up:
            self.is_up = False
            self.lost(node)


class End:
    """One end of a stream that has two ways."""

    def __init__(self, name: str, other: str) -> None:
        self.other = other
        self.bus, self.direct = HeldBus(), HeldDirect()
        self.heard: list[AnyFrame | str] = []
        self.now = 0.0
        self.peers = Peers(
            self.bus,
            name,
            received=lambda node, frame: self.heard.append(frame),
            broken=lambda node: self.heard.append("broken"),
            too_large=lambda node, frame: self.heard.append(frame),
            has_left=never,
            is_here=always,
            direct=self.direct,
            clock=lambda: self.now,
        )
        self.direct.lost = self.peers.direct_lost

    async def say(self, *links: int) -> None:
        for link in links:
            self.peers.send(self.other, Gone(link))
            await self.peers.flush()

    def by_bus(self) -> list[bytes]:
        sent, self.bus.held = self.bus.held, []
        return sent

    def directly(self) -> list[bytes]:
        sent, self.direct.held = self.direct.held, []
        return sent

    async def hear(self, *messages: bytes) -> None:
        for message in messages:
            self.peers.hear(BusMessage(message))
        await self.peers.flush()

    async def hear_directly(self, *messages: bytes) -> None:
        for message in messages:
            self.peers.hear_directly(message)
        await self.peers.flush()

    async def lose_connection(self) -> None:
        self.direct.is_up = False
        self.peers.direct_lost(self.other)
        await self.peers.flush()


def two(test: Callable[[End, End], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        await test(End("here", "there"), End("there", "here"))

    asyncio.run(run())


def test_what_goes_directly_does_not_use_the_bus_and_is_one_message_each_turn() -> None:
    async def test(here: End, there: End) -> None:
        for link in range(3):
            here.peers.send("there", Gone(link))
        await asyncio.sleep(0)
        sent = here.directly()
        assert len(sent) == 1
        assert here.by_bus() == []
        assert here.peers.published_directly == here.peers.published == 1
        await there.hear_directly(*sent)
        assert there.heard == [Gone(0), Gone(1), Gone(2)]

    two(test)


def test_what_overtakes_the_bus_waits_for_what_is_before_it() -> None:
    async def test(here: End, there: End) -> None:
        here.direct.is_up = False
        await here.say(1, 2)
        here.direct.is_up = True
        await here.say(3, 4)
        first, second = here.by_bus()
        await there.hear_directly(*here.directly())
        assert there.heard == []
        await there.hear(first)
        assert there.heard == [Gone(1)]
        await there.hear(second)
        assert there.heard == [Gone(1), Gone(2), Gone(3), Gone(4)]

    two(test)


def test_what_was_lost_at_the_bus_is_not_waited_for_for_ever() -> None:
    async def test(here: End, there: End) -> None:
        here.direct.is_up = False
        await here.say(1, 2)
        here.direct.is_up = True
        await here.say(3)
        first, _lost = here.by_bus()
        await there.hear(first)
        await there.hear_directly(*here.directly())
        peer = there.peers.peer("here")
        await there.peers.look_after(peer, is_lost=False)
        assert there.heard == [Gone(1)]
        there.now = 2 * there.peers.pulse
        await there.peers.look_after(peer, is_lost=False)
        await there.peers.flush()
        assert there.heard == [Gone(1), "broken"]
        asked = [frame for sent in there.directly() for frame in decode_batch(sent).frames]
        assert asked == [Restart(here.peers.peer("there").stream)]

    two(test)


def test_a_lost_connection_breaks_links_once_at_both_ends_and_all_goes_on_over_the_bus() -> None:
    async def test(here: End, there: End) -> None:
        await here.say(1)
        await there.hear_directly(*here.directly())
        await there.say(11)
        await here.hear_directly(*there.directly())
        await here.say(2)
        here.directly()  # and is lost with the connection
        await here.lose_connection()
        await here.say(3)
        await there.lose_connection()
        await there.say(13)
        await there.hear(*here.by_bus())
        await here.hear(*there.by_bus())
        assert here.heard == [Gone(11), "broken", Gone(13)]
        assert there.heard == [Gone(1), "broken", Gone(3)]

    two(test)


def test_one_end_may_hear_of_the_loss_long_after_the_other() -> None:
    async def test(here: End, there: End) -> None:
        await here.say(1)
        await there.hear_directly(*here.directly())
        await there.say(11)
        await here.hear_directly(*there.directly())
        await here.say(2)
        await here.lose_connection()
        await here.say(3)
        await there.hear(*here.by_bus())  # a new stream, before the rest of the old one
        await there.hear_directly(*here.directly())
        assert there.heard == [Gone(1), "broken", Gone(3)]
        await there.lose_connection()
        for link in (4, 5):
            await here.say(link)
            await there.hear(*here.by_bus())
            await here.hear(*there.by_bus())
        assert there.heard == [Gone(1), "broken", Gone(3), "broken", Gone(5)]

    two(test)


def test_two_nodes_do_not_begin_anew_because_the_other_one_does() -> None:
    async def test(here: End, there: End) -> None:
        for _ in range(2):
            await here.say(1)
            await there.say(2)
            await there.hear_directly(*here.directly())
            await here.hear_directly(*there.directly())
        here.peers.lose("there")
        there.peers.direct_lost("here")
        here.direct.is_up = True
        for _ in range(10):
            await here.say(3)
            await there.say(4)
            await there.hear_directly(*here.directly())
            await here.hear_directly(*there.directly())
        assert here.heard.count("broken") <= 2
        assert there.heard.count("broken") <= 2
        assert (here.heard[-1], there.heard[-1]) == (Gone(4), Gone(3))

    two(test)


def test_a_connection_that_leads_nowhere_is_given_up_though_the_other_node_is_heard_by_the_bus() -> None:
    async def test(here: End, there: End) -> None:
        there.direct.is_up = False  # and here was not told
        for _ in range(5):
            here.now += here.peers.pulse
            await there.say(1)
            await here.hear(*there.by_bus())
            await here.say(2)
            await here.peers.look_after(here.peers.peer("there"), is_lost=False)
        assert not here.direct.is_up
        here.directly(), here.by_bus()
        await here.say(3)
        assert here.directly() == []
        assert len(here.by_bus()) == 1

    two(test)


def test_nothing_overtakes_what_is_on_its_way_to_the_bus() -> None:
    async def test(here: End, there: End) -> None:
        here.direct.is_up = False
        slow = asyncio.Event()
        publish = here.bus.publish

        async def slowly(subject: str, data: bytes, reply: str = "") -> None:
            await slow.wait()
            await publish(subject, data, reply)

        here.bus.publish = slowly  # type: ignore[method-assign]
        for number in range(9):  # in two messages
            here.peers.send("there", Text(number, LONG))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        here.direct.is_up = True
        here.peers.send("there", Gone(99))
        await asyncio.sleep(0)
        assert here.directly() == []
        slow.set()
        while here.peers.flushing is not None:
            await asyncio.sleep(0)
        sent = here.by_bus()
        assert len(sent) == 2
        await there.hear(*sent)
        await there.hear_directly(*here.directly())
        assert there.heard == [*(Text(number, LONG) for number in range(9)), Gone(99)]

    two(test)


# --- over TCP ---


class Station:
    """A node that only connects."""

    def __init__(self, name: str, direct: DirectTcp) -> None:
        self.name, self.direct = name, direct
        self.heard: list[bytes] = []
        self.lost: list[str] = []
        self.places: dict[str, str] = {}

    async def open(self, places: dict[str, str]) -> None:
        self.places = places
        self.direct.join(Neighbours(self.name, self.others, self.where, self.heard.append, self.lost.append))
        places[self.name] = await self.direct.open()

    def others(self) -> list[str]:
        return [name for name in self.places if name != self.name]

    async def where(self, node: str) -> str:
        return self.places.get(node, "")


@asynccontextmanager
async def stations(*names: str) -> Any:
    places: dict[str, str] = {}
    made = [Station(name, DirectTcp("127.0.0.1")) for name in names]
    try:
        for one in made:
            await one.open(places)
        yield made
    finally:
        for one in made:
            await one.direct.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def connected(test: Callable[[Station, Station], Awaitable[None]]) -> None:
    async def run() -> None:
        async with stations("a", "b") as (a, b):
            await until(lambda: a.direct.leads_to("b") and b.direct.leads_to("a"))
            await test(a, b)

    asyncio.run(run())


def test_messages_of_any_size_come_in_their_order_both_ways() -> None:
    async def test(a: Station, b: Station) -> None:
        said = [b"", b"x", bytes(300_000), b"last"]
        for message in said:
            a.direct.send("b", message)
            b.direct.send("a", message)
        await until(lambda: len(a.heard) == len(b.heard) == len(said))
        assert a.heard == b.heard == said

    connected(test)


def test_a_lost_connection_is_told_at_both_ends_and_made_again() -> None:
    async def test(a: Station, b: Station) -> None:
        b.direct.drop("a")
        await until(lambda: a.lost == ["b"] and b.lost == ["a"])
        await until(lambda: a.direct.leads_to("b") and b.direct.leads_to("a"))

    connected(test)


@pytest.mark.parametrize(
    "greeting",
    [
        msgspec.msgpack.encode(Greeting(VERSION, "c", "guessed")),
        msgspec.msgpack.encode(Greeting(VERSION, "c")),
        b"\xc1",
        b"",
        b"\x93\x01\xa2\xff\xfe\xa1x",  # a name that is no UTF-8
        b"\x94\x01\xa1x\xa1x" + b"\x91" * 1000 + b"\x01",  # a list in a list in a list
    ],
)
def test_a_stranger_is_left_and_hears_nothing(greeting: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def test(a: Station, b: Station) -> None:
        place = NodeAddress.read(b.places["b"])
        reader, writer = await asyncio.open_connection(place.host, place.port)
        writer.write(len(greeting).to_bytes(LENGTH, "big") + greeting)
        writer.write(len(b"frame").to_bytes(LENGTH, "big") + b"frame")
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
        assert b.heard == []
        assert not b.direct.leads_to("c")

    connected(test)
    assert not caplog.records  # a stranger writes no log


def test_strangers_who_say_nothing_do_not_keep_this_node_from_connecting_to_others() -> None:
    async def run() -> None:
        async with stations("a") as (a,):
            place = NodeAddress.read(a.places["a"])
            silent = [await asyncio.open_connection(place.host, place.port) for _ in range(2 * MOST_STRANGERS)]
            await until(lambda: len(a.direct.strangers) >= MOST_STRANGERS)
            b = Station("b", DirectTcp("127.0.0.1"))
            await b.open(a.places)
            try:
                await a.direct.connect("b")
                assert a.direct.leads_to("b")
            finally:
                await b.direct.close()
            for _, writer in silent:
                writer.close()

    asyncio.run(run())


def test_a_message_that_no_node_sends_ends_a_strangers_connection() -> None:
    async def test(a: Station, b: Station) -> None:
        place = NodeAddress.read(b.places["b"])
        reader, writer = await asyncio.open_connection(place.host, place.port)
        writer.write((2**31).to_bytes(LENGTH, "big"))
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()

    connected(test)


def test_a_node_without_an_address_is_told_of_in_words(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")

    async def run() -> None:
        async with stations("a") as (a,):
            a.places["b"] = ""
            await a.direct.connect("b")

    asyncio.run(run())
    told = "another node is reached by the bus alone: it does not say where it can be connected to"
    assert told in [record.getMessage() for record in caplog.records]


def test_an_address_at_which_another_node_answers_is_not_used() -> None:
    async def run() -> None:
        async with stations("a", "b") as (a, b):
            await until(lambda: a.direct.leads_to("b"))
            a.places["c"] = b.places["b"]
            await until(lambda: "c" in a.direct.pauses)
            assert not a.direct.leads_to("c")

    asyncio.run(run())


def test_a_node_that_cannot_be_reached_is_tried_later_and_later() -> None:
    async def test() -> None:
        direct = DirectTcp()
        for expected in (1.0, 2.0, 4.0):
            direct.failed("b", "nobody answers")
            assert direct.pauses["b"][1] == expected

    asyncio.run(test())


def test_the_address_towards_the_bus_is_one_of_this_machine() -> None:
    assert asyncio.run(local_address("127.0.0.1", 4222)) == "127.0.0.1"


# --- the option ---


def test_nobody_whose_bus_is_encrypted_gets_connections_that_are_not() -> None:
    assert direct_at("auto", "tls://bus:4222") is None
    assert direct_at("off", "nats://bus:4222") is None
    auto, chosen = direct_at("auto", "nats://user:secret@bus,nats://bus2"), direct_at("10.0.0.7:7431", "tls://bus")
    assert isinstance(auto, DirectTcp)
    assert auto.towards == ("bus", 4222)
    assert isinstance(chosen, DirectTcp)
    assert (chosen.host, chosen.port) == ("10.0.0.7", 7431)


@pytest.mark.parametrize("asked", ["host:port", ":7431", "", "10.0.0.7:99999"])
def test_an_address_that_is_none_is_told(asked: str) -> None:
    with click.Context(click.Command("serve")), pytest.raises(click.ClickException, match="address of this machine"):
        direct_at(asked, "nats://bus")

"""The streams of frames between two nodes: what is missing breaks all links between them, and nothing that comes
later."""

import asyncio

import pytest

from saltsea.bus.in_process import InProcessBus
from saltsea.bus.port import BusMessage, TooLargeError
from saltsea.server.cluster.frames import AnyFrame, Batch, Close, Gone, Open, Send, Text, decode_batch, encode_batch
from saltsea.server.cluster.peers import Peers
from saltsea.server.cluster.unsent import LARGEST, MOST_BYTES, MOST_WAITING, parts, weight

LONG = "\U0001f3f4" * 16_385
"""The longest message of a client that is passed on, in the longest characters."""


class HeldBus(InProcessBus):
    """A bus that keeps what is published, for the test to carry."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[bytes] = []

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        self.check()
        self.check_size(data)
        self.held.append(data)


class End:
    """One end of the stream."""

    def __init__(self, name: str, other: str) -> None:
        self.other = other
        self.bus = HeldBus()
        self.told: list[AnyFrame | str] = []
        self.peers = Peers(
            self.bus,
            name,
            received=lambda node, frame: self.told.append(frame),
            broken=lambda node: self.told.append("broken"),
            too_large=lambda node, frame: self.told.append(frame),
            has_left=never,
            is_here=always,
        )

    async def say(self, *links: int) -> None:
        """Send frames, each as a message of its own."""
        for link in links:
            self.peers.send(self.other, Gone(link))
            await self.peers.flush()

    async def hear(self, *messages: bytes) -> None:
        for message in messages:
            self.peers.hear(BusMessage(message))
        await self.peers.flush()

    def sent(self) -> list[bytes]:
        sent, self.bus.held = self.bus.held, []
        return sent


async def never(node: str) -> bool:
    return False


async def always(node: str) -> bool:
    return True


def test_what_is_opened_after_a_loss_is_not_broken_by_what_was_still_on_its_way() -> None:
    async def test() -> None:
        here, there = End("here", "there"), End("there", "here")
        await here.say(1, 2, 3, 4)
        first, _, third, fourth = here.sent()
        await there.hear(first, third)
        assert there.told == [Gone(1), "broken"]
        await there.say(9)  # a client of that node opens a link, after it has asked for another stream
        await there.hear(fourth)
        assert there.told == [Gone(1), "broken"]
        await here.hear(*there.sent())
        assert here.told == ["broken", Gone(9)]
        await here.say(5)
        await there.hear(*here.sent())
        assert there.told == [Gone(1), "broken", Gone(5)]

    asyncio.run(test())


def test_a_node_that_never_heard_that_it_has_to_begin_anew_is_told_again() -> None:
    async def test() -> None:
        here, there = End("here", "there"), End("there", "here")
        await here.say(1, 2, 3)
        first, _, third = here.sent()
        await there.hear(first, third)
        there.sent()  # and is lost
        for link in range(4, 8):
            await here.say(link)
            await there.hear(*here.sent())
            await here.hear(*there.sent())
        assert "broken" in here.told
        assert there.told[-1] == Gone(7)

    asyncio.run(test())


def test_what_is_said_while_the_bus_is_away_comes_later_and_in_its_order() -> None:
    async def test() -> None:
        here, there = End("here", "there"), End("there", "here")
        await here.say(1)
        here.bus.is_connected = False
        await here.say(2, 3)
        assert here.told == []
        here.bus.is_connected = True
        await here.say(4)
        await there.hear(*here.sent())
        assert there.told == [Gone(1), Gone(2), Gone(3), Gone(4)]

    asyncio.run(test())


def test_nothing_is_sent_to_a_node_that_is_not_back_at_the_bus() -> None:
    async def test() -> None:
        here = End("here", "there")
        here.bus.is_connected = False
        await here.say(1)
        here.bus.is_connected, here.peers.is_here = True, never
        await here.say(2)
        assert here.sent() == []
        here.peers.is_here = always
        await here.say(3)
        assert len(here.sent()) == 1

    asyncio.run(test())


def test_a_node_for_which_too_much_waits_is_lost() -> None:
    async def test() -> None:
        here = End("here", "there")
        here.bus.is_connected = False
        for link in range(MOST_WAITING + 1):
            here.peers.send("there", Gone(link))
        await here.peers.flush()
        assert here.told == ["broken"]
        assert not here.peers.peers

    asyncio.run(test())


def test_while_the_bus_stays_away_what_waits_is_bounded() -> None:
    async def test() -> None:
        here = End("here", "there")
        here.bus.is_connected, here.peers.is_here = False, never
        await here.say(1)
        for link in range(MOST_WAITING + 1):
            here.peers.send("there", Gone(link))
        assert here.told == ["broken"]
        assert sum(len(peer.unsent.frames) for peer in here.peers.peers.values()) < 10

    asyncio.run(test())


def test_what_waits_is_bounded_by_its_size_too() -> None:
    async def test() -> None:
        here = End("here", "there")
        here.bus.is_connected, here.peers.is_here = False, never
        await here.say(1)
        data = bytes(LARGEST)
        for link in range(MOST_BYTES // LARGEST + 1):
            here.peers.send_data("there", link, bytes(data + b"."))
        assert here.told == ["broken"]

    asyncio.run(test())


@pytest.mark.parametrize(
    "frame",
    [
        Open(2**62, "abcdef", "account", "2001:db8::1"),
        Open(1, "abcdef", None, "x" * 300),
        Text(2**62, "a" * 70_000),
        Text(2**62, LONG),
        Send([2**62] * 100, b"x" * 70_000),
        Close(2**62, 4429),
    ],
)
def test_a_frame_weighs_what_it_has_and_little_more(frame: AnyFrame) -> None:
    size = len(encode_batch(Batch("", 0, 0, [frame])))
    assert size <= weight(frame) <= size + 100


def test_frames_to_many_links_weigh_more() -> None:
    async def test() -> None:
        here, data = End("here", "there"), b"x"
        for link in range(1000):
            here.peers.send_data("there", link, data)
        unsent = here.peers.peer("there").unsent
        assert unsent.size == sum(map(weight, unsent.frames)) > 9000

    asyncio.run(test())


def test_many_long_messages_in_one_turn_are_carried_in_several() -> None:
    async def test() -> None:
        here, there = End("here", "there"), End("there", "here")
        said: list[AnyFrame] = [Text(number, LONG) for number in range(17)]
        for frame in said:
            here.peers.send("there", frame)
        await here.say(99)
        sent = here.sent()
        assert len(sent) == len(parts(said)) == 3
        await there.hear(*sent)
        assert there.told == [*said, Gone(99)]

    asyncio.run(test())


def test_what_no_bus_can_carry_is_left_out_and_all_after_it_is_sent() -> None:
    async def test() -> None:
        here, there = End("here", "there"), End("there", "here")
        large = Send([5], bytes(1024 * 1024))
        here.peers.send("there", Gone(1))
        here.peers.send_data("there", 5, large.data)
        await here.say(2)
        assert here.told == [large]
        await there.hear(*here.sent())
        assert there.told == [Gone(1), Gone(2)]
        assert not here.peers.peer("there").waits

    asyncio.run(test())


def test_a_bus_that_carries_less_gets_smaller_messages() -> None:
    class Narrow(HeldBus):
        def check_size(self, data: bytes) -> None:
            if len(data) > 200_000:
                raise TooLargeError

    async def test() -> None:
        here = End("here", "there")
        here.peers.bus = here.bus = Narrow()
        for number in range(7):
            here.peers.send("there", Text(number, LONG))
        await here.say(9)
        frames = [frame for message in here.sent() for frame in decode_batch(message).frames]
        assert frames == [*(Text(number, LONG) for number in range(7)), Gone(9)]

    asyncio.run(test())


def test_what_waited_for_a_node_that_has_begun_anew_is_not_sent() -> None:
    async def test() -> None:
        here, there = End("here", "there"), End("there", "here")
        await there.say(1)
        await here.hear(*there.sent())
        here.peers.send("there", Gone(2))  # of a link that the other node has just lost
        there.peers.lose("here")
        await there.say(3)
        await here.hear(*there.sent())
        assert here.told == [Gone(1), "broken", Gone(3)]
        assert here.sent() == []

    asyncio.run(test())


@pytest.mark.parametrize("while_asked", [False, True])
def test_what_waited_for_a_node_that_is_lost_meanwhile_is_not_sent(*, while_asked: bool) -> None:
    async def test() -> None:
        here = End("here", "there")
        here.bus.is_connected = False
        await here.say(1)
        here.bus.is_connected = True

        async def lost_meanwhile(node: str) -> bool:
            here.peers.lose(node)
            return True

        async def lost_while_sent(subject: str, data: bytes, reply: str = "") -> None:
            here.bus.held.append(data)
            here.peers.lose("there")

        if while_asked:
            here.peers.is_here = lost_meanwhile
        else:
            here.bus.publish = lost_while_sent  # type: ignore[method-assign]
        here.peers.send("there", Text(2, LONG * 8))
        await here.peers.flush()
        assert len(here.sent()) == (not while_asked)

    asyncio.run(test())

"""The streams of frames between two nodes: what is missing breaks all links between them, and nothing that comes
later."""

import asyncio

from saltsea.bus.in_process import InProcessBus
from saltsea.bus.port import BusMessage
from saltsea.server.cluster.frames import AnyFrame, Gone
from saltsea.server.cluster.peers import MOST_WAITING, Peers


class HeldBus(InProcessBus):
    """A bus that keeps what is published, for the test to carry."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[bytes] = []

    async def publish(self, subject: str, data: bytes, reply: str = "") -> None:
        self.check()
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

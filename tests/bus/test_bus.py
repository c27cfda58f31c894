"""The bus: the same promises in one process and over a real NATS server, which is killed and loses its disk."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest
from nats_server import NatsServer

from saltsea.bus.in_process import InProcessBus, Switchboard
from saltsea.bus.nats_bus import NatsBus
from saltsea.bus.port import Bus, BusError, BusMessage, NobodyError, TooLargeError

PATIENCE = 30.0
MakeBus = Callable[[], Bus]


@pytest.fixture(scope="module")
def server() -> Iterator[NatsServer]:
    with NatsServer() as started:
        yield started


@pytest.fixture(params=["in process", "NATS"])
def make(request: pytest.FixtureRequest) -> MakeBus:
    if request.param == "NATS":
        url = request.getfixturevalue("server").url
        return lambda: NatsBus(url)
    board = Switchboard()
    return lambda: InProcessBus(board)


def with_two(make: MakeBus, test: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    """Run a test between two nodes."""

    async def run() -> None:
        here, there = make(), make()
        await here.open()
        await there.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await test(here, there)
        finally:
            await here.close()
            await there.close()

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_messages_arrive_in_order_at_all_who_listen(make: MakeBus) -> None:
    async def test(here: Bus, there: Bus) -> None:
        heard: dict[str, list[bytes]] = {"one": [], "other": []}
        await there.subscribe("order", lambda message: heard["one"].append(message.data))
        ended = await there.subscribe("order", lambda message: heard["other"].append(message.data))
        await settled(here, there)
        for number in range(100):
            await here.publish("order", b"%d" % number)
        await until(lambda: len(heard["one"]) == 100 == len(heard["other"]))
        assert heard["one"] == [b"%d" % number for number in range(100)]
        await ended.end()
        await settled(there, here)
        await here.publish("order", b"more")
        await until(lambda: len(heard["one"]) == 101)
        assert len(heard["other"]) == 100

    with_two(make, test)


async def settled(asker: Bus, listener: Bus) -> None:
    """What the listener has subscribed to is known to the server: questions come after it."""

    async def answer(message: BusMessage) -> None:
        await listener.publish(message.reply, b"")

    subject = listener.new_inbox()
    tasks = []
    await listener.subscribe(subject, lambda message: tasks.append(asyncio.ensure_future(answer(message))))
    while True:
        try:
            await asker.request(subject, b"", 1)
            return
        except NobodyError:
            await asyncio.sleep(0.01)


def test_of_a_group_one_gets_each_message(make: MakeBus) -> None:
    async def test(here: Bus, there: Bus) -> None:
        heard: list[bytes] = []
        for member in (here, there):
            await member.subscribe("work", lambda message: heard.append(message.data), "group")
        await settled(here, there)
        await settled(there, here)
        for number in range(20):
            await here.publish("work", b"%d" % number)
        await until(lambda: len(heard) >= 20)
        assert sorted(heard) == sorted(b"%d" % number for number in range(20))

    with_two(make, test)


def test_a_request_is_answered_or_fails_at_once_where_nobody_listens(make: MakeBus) -> None:
    async def test(here: Bus, there: Bus) -> None:
        tasks = []

        def answer(message: BusMessage) -> None:
            tasks.append(asyncio.ensure_future(there.publish(message.reply, message.data[::-1])))

        await there.subscribe("backwards", answer)
        await settled(here, there)
        assert await here.request("backwards", b"salt", 5) == b"tlas"
        with pytest.raises(NobodyError):
            await here.request("nobody", b"", 5)
        await there.subscribe("silent", lambda message: None)
        await settled(here, there)
        with pytest.raises(BusError):
            await here.request("silent", b"", 0.2)

    with_two(make, test)


def test_what_is_too_large_is_said_at_once_and_stops_nothing(make: MakeBus) -> None:
    async def test(here: Bus, there: Bus) -> None:
        heard: list[int] = []
        await there.subscribe("size", lambda message: heard.append(len(message.data)))
        await settled(here, there)
        most = 1024 * 1024
        with pytest.raises(TooLargeError):
            await here.publish("size", bytes(most + 1))
        with pytest.raises(TooLargeError):
            await here.request("size", bytes(most + 1), 1)
        await here.publish("size", bytes(most))
        await until(lambda: heard == [most])

    with_two(make, test)


def test_a_value_changes_only_by_its_last_revision(make: MakeBus) -> None:
    async def test(here: Bus, there: Bus) -> None:
        mine, theirs = here.bucket("values", 60), there.bucket("values", 60)
        assert await mine.get("key") is None
        first = await mine.create("key", b"here")
        assert first is not None
        assert await theirs.create("key", b"there") is None
        found = await theirs.get("key")
        assert found == (b"here", first)
        second = await theirs.update("key", b"there", first)
        assert second is not None
        assert second > first
        assert await mine.update("key", b"here", first) is None
        assert not await mine.delete("key", first)
        assert await mine.keys() == ["key"]
        assert await theirs.delete("key", second)
        assert (await mine.get("key"), await mine.keys()) == (None, [])
        third = await mine.create("key", b"again")
        assert third is not None
        assert third > second

    with_two(make, test)


def test_a_value_that_is_not_written_again_is_gone(make: MakeBus) -> None:
    async def test(here: Bus, there: Bus) -> None:
        bucket = here.bucket("short", 1.0)
        revision = await bucket.create("key", b"")
        assert revision is not None
        while await there.bucket("short", 1.0).get("key") is not None:
            await asyncio.sleep(0.05)
        assert await bucket.update("key", b"", revision) is None
        assert await bucket.create("key", b"") is not None

    with_two(make, test)


@pytest.mark.parametrize("loses", [False, True], ids=["keeps its disk", "loses its disk"])
def test_a_nats_server_that_dies_is_found_again(*, loses: bool) -> None:
    async def test(server: NatsServer) -> None:
        bus = NatsBus(server.url)
        await bus.open()
        heard: list[bytes] = []
        await bus.subscribe("after", lambda message: heard.append(message.data))
        bucket = bus.bucket("values", 60)
        first = await bucket.create("key", b"before")
        assert first is not None
        await asyncio.to_thread(server.kill)
        await until(lambda: bus.client is not None and not bus.client.is_connected)
        with pytest.raises(BusError):
            await bucket.get("key")
        if loses:
            server.lose_data()
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(PATIENCE):
            again = await when_back(lambda: bucket.update("key", b"after", first))
            assert (again is None) == loses
            if loses:
                assert await bucket.create("key", b"after") is not None
            found = await bucket.get("key")
            assert found is not None
            assert found.value == b"after"
            await bus.publish("after", b"heard")
            await until(lambda: heard == [b"heard"])
            await until(lambda: bus.returns == 1)
        await bus.close()

    with NatsServer() as server:
        asyncio.run(test(server))


async def when_back(question: Callable[[], Awaitable[int | None]]) -> int | None:
    while True:
        try:
            return await question()
        except BusError:
            await asyncio.sleep(0.05)


def test_a_bus_that_is_not_there_is_said() -> None:
    async def test() -> None:
        with pytest.raises(BusError):
            await NatsBus("nats://127.0.0.1:1", patience=0.2).open()

    asyncio.run(test())

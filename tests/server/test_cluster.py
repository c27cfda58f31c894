"""Several nodes share tables: any node takes any client, one node holds each table, and any node may die."""

import asyncio
from unittest.mock import patch

import msgspec
import pytest

from saltsea.bus.in_process import InProcessBus, Switchboard
from saltsea.server.bots.bus_bots import BusBots, BusWorker
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.answers import ForgetAsked
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.tables.table import Table
from saltsea.store.port import Fence, FencedError
from server.cluster_kit import (
    LIFETIME,
    ClusterGuest,
    FakeCluster,
    act,
    lines_of,
    on_virtual_time,
    two_at_a_table,
    until,
    with_cluster,
)
from server.kit import KEY, ListTransport


def test_a_client_plays_at_a_table_that_another_node_holds() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        for _ in range(20):
            assert (await act(guests))["kind"] == "Done"
            await asyncio.sleep(0.01)
        code = guests[0].code
        assert (code in here.registry.tables, code in there.registry.tables) == (True, False)
        assert len(guests[1].all("Step")) == len(await lines_of(cluster, code)) - 1

    with_cluster(test)


def test_when_a_node_dies_another_takes_its_table_with_all_that_was_answered() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        for number in range(6):
            assert (await act(guests, f"before-{number}"))["kind"] == "Done"
            await asyncio.sleep(0.01)
        code, before = guests[0].code, await lines_of(cluster, guests[0].code)
        await here.die()
        await until(lambda: guests[1].transport.closed)
        assert guests[1].all("Goodbye")[0]["again"], "the client is asked to come back"
        for guest in guests.values():
            await guest.come(there)
        assert await lines_of(cluster, code) == before
        assert code in there.registry.tables
        assert (await act(guests))["kind"] == "Done"
        assert len(await lines_of(cluster, code)) == len(before) + 1

    with_cluster(test)


def test_a_node_that_slept_and_was_overtaken_writes_nothing_and_sends_its_clients_away() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code, stale = guests[0].code, guests[0]
        here.fall_asleep()
        await until(lambda: guests[1].transport.closed)
        fresh = {seat: await ClusterGuest(guest.name, code).come(there) for seat, guest in guests.items()}
        assert (await act(fresh))["kind"] == "Done"
        after = await lines_of(cluster, code)
        if not stale.legal():  # it believes that it is the other's turn, and the table asks its clock anyway
            stale = guests[1]
        stale.say({"kind": "Say", "token": "late", "phrase": "", "words": "I was asleep."})
        if stale is guests[0]:
            await until(lambda: stale.transport.closed)
            assert code not in here.registry.tables
        assert await lines_of(cluster, code) == after
        assert not await cluster.store.said(code)

    with_cluster(test)


def test_a_node_that_is_cut_off_gives_its_tables_up_by_its_own_clock() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        here.bus.is_connected = False
        await until(lambda: guests[0].transport.closed)
        assert not here.registry.tables
        with pytest.raises(UnownedError):
            await here.registry.table(guests[0].code)
        for guest in guests.values():
            await guest.come(there)
        here.bus.is_connected = True
        await until(here.node.session.lasts)
        await guests[0].come(here)
        assert (await act(guests))["kind"] == "Done"

    with_cluster(test)


def test_a_table_that_another_node_has_taken_is_not_said_to_be_here() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, _, guests = await two_at_a_table(cluster)
        code = guests[0].code
        await cluster.store.claim(code, 1)
        assert code in here.node.leases.held
        guests[0].say({"kind": "Say", "token": "late", "phrase": "hello"})
        await until(lambda: code not in here.registry.tables)
        assert code not in here.node.leases.held

    with_cluster(test)


def test_a_missing_message_between_two_nodes_breaks_the_connection_and_nothing_else() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        assert here.node.peers is not None
        here.node.peers.peer(there.node.name).number += 1  # as if the bus had lost one
        assert (await guests[0].ask("Say", phrase="", words="Hello?"))["kind"] == "Done"
        await until(lambda: guests[1].transport.closed)
        await guests[1].come(there)
        assert [said["words"] for said in guests[1].all("Said")] == ["Hello?"]
        assert (await act(guests))["kind"] == "Done"

    with_cluster(test)


def test_what_is_asked_of_a_table_elsewhere_is_done_there() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code = guests[0].code
        bob = (await cluster.store.people(code))[1]
        assert bob.key == hashed(KEY.format("Bob"))
        assert await there.registry.adopt(bob, "account-of-bob")
        assert here.registry.tables[code].people[1].account == "account-of-bob"
        await there.registry.forget(code, 1)
        assert here.registry.tables[code].people[1].name == ""
        asked = msgspec.json.encode(ForgetAsked(code, 99))
        assert await there.node.leases.ask(here.node.name, "forget", asked) == b"null"

    with_cluster(test)


def test_the_store_refuses_the_fence_of_an_earlier_owner() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code = guests[0].code
        earlier = here.registry.tables[code].fence
        await here.die()
        await guests[1].come(there)
        with pytest.raises(FencedError):
            await cluster.store.write([], earlier)
        assert earlier != there.registry.tables[code].fence
        assert isinstance(there.registry.tables[code].fence, Fence)

    with_cluster(test)


def test_a_table_that_is_unloaded_is_free_for_all() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table()
        with pytest.raises(ElsewhereError):
            await there.registry.table(code)
        await here.registry.unload(code)
        assert await there.registry.table(code) is not None
        await asyncio.sleep(LIFETIME)
        with pytest.raises(ElsewhereError):
            await here.registry.table(code)

    with_cluster(test)


def test_who_has_just_come_when_a_table_is_given_up_is_sent_away_too() -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        code, transport = await here.open_table(), ListTransport()
        await asyncio.sleep(0.1)
        assert await here.tables.link(code, Connection(transport)) is not None
        here.registry.abandon_all()  # before the table has looked at who came
        assert [message["kind"] for message in transport.messages] == ["Goodbye"]
        assert transport.closed

    with_cluster(test)


def test_a_table_that_could_not_be_taken_up_at_first_is_restored_once() -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        code = await here.open_table()
        await here.registry.unload(code)
        real, woken = here.registry.wake, 0

        async def wake(code: str) -> Table | None:
            nonlocal woken
            woken += 1
            await asyncio.sleep(1)
            if woken == 1:
                raise UnownedError("not yet")
            return await real(code)

        async def again() -> Table | None:
            try:
                return await here.registry.table(code)
            except UnownedError:
                return await here.registry.table(code)

        async def later() -> Table | None:
            await asyncio.sleep(1.5)
            return await here.registry.table(code)

        with patch.object(here.registry, "wake", wake):
            gone = asyncio.ensure_future(here.registry.table(code))
            tables = asyncio.gather(again(), again(), later())
            await asyncio.sleep(0.5)
            gone.cancel()  # who asked first waits no longer
            assert len(set(map(id, await tables))) == 1
        assert woken == 2

    with_cluster(test)


def test_nobody_is_connected_to_a_table_that_was_let_go_in_between() -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        code = await here.open_table()
        table = await here.registry.unload(code)
        with patch.object(here.registry, "table", return_value=table), pytest.raises(UnownedError):
            await here.registry.connect(code, Connection(ListTransport()))

    with_cluster(test)


# --- bots on other machines ---


class CountingBots:
    """Bots that count what they are asked, and may be told to think for ever."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, question: Question) -> Choice:
        self.asked += 1
        await self.may_answer.wait()
        return Choice(action=self.action, late=False, took=0)

    def get_ready(self) -> None: ...

    def waiting(self) -> int:
        return 0

    async def close(self) -> None: ...


QUESTION = Question(game="corto", bot="greedy", observation=b"", dice="", budget=2000, table="t", may_wait=False)


def test_a_question_goes_to_a_worker_and_to_own_processes_where_there_is_none() -> None:
    async def test() -> None:
        time = asyncio.get_running_loop().time
        board, own, far = Switchboard(time), CountingBots(1), CountingBots(2)
        bots = BusBots(InProcessBus(board), own, clock=time)
        await bots.open()
        assert (await bots.choose(QUESTION)).action == 1
        worker = BusWorker(InProcessBus(board), "w", far, sign=0.05)
        await worker.open()
        await until(lambda: bool(bots.workers()))
        assert (await bots.choose(QUESTION)).action == 2
        await worker.close()
        assert (own.asked, far.asked) == (1, 1)

    on_virtual_time(test())


def test_a_worker_that_dies_is_asked_again_elsewhere() -> None:
    async def test() -> None:
        time = asyncio.get_running_loop().time
        board, own = Switchboard(time), CountingBots(1)
        bots = BusBots(InProcessBus(board), own, clock=time, silence=0.4)
        await bots.open()
        both = [CountingBots(2), CountingBots(3)]
        buses = [InProcessBus(board), InProcessBus(board)]
        workers = [BusWorker(buses[n], f"w{n}", far, sign=0.05) for n, far in enumerate(both)]
        for worker, far in zip(workers, both, strict=True):
            far.may_answer.clear()
            await worker.open()
        await until(lambda: len(bots.workers()) == 2)
        asked = asyncio.ensure_future(bots.choose(QUESTION))
        await until(lambda: sum(far.asked for far in both) == 1)
        first = next(n for n, far in enumerate(both) if far.asked)
        buses[first].is_connected = False
        both[1 - first].may_answer.set()
        assert (await asked).action == both[1 - first].action
        assert own.asked == 0

    on_virtual_time(test())

"""Several nodes share tables: any node takes any client, one node holds each table, and any node may die."""

import asyncio
from itertools import accumulate, count
from unittest.mock import patch

import msgspec
import pytest

from saltsea.bus.in_process import InProcessBus, Switchboard
from saltsea.bus.port import BusError, NobodyError
from saltsea.server.bots.bus_bots import BusBots, BusWorker
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.cluster.node import TAKEN_AT_ONCE
from saltsea.server.tables.answers import ForgetAsked
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.tables.registry import AT_ONCE, BETWEEN
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Settings
from saltsea.store.port import Fence, FencedError
from server.cluster_kit import LIFETIME, ClusterGuest, FakeCluster, FakeNode, act, on_virtual_time, until, with_cluster
from server.kit import KEY, ListTransport
from store.store_kit import a_table


async def two_at_a_table(cluster: FakeCluster) -> tuple[FakeNode, FakeNode, dict[int, ClusterGuest]]:
    """Ann at the node that holds the table, Bob at another; their game has begun."""
    here, there = await cluster.add("here"), await cluster.add("there")
    code = await here.open_table()
    ann, bob = await ClusterGuest("Ann", code).come(here), await ClusterGuest("Bob", code).come(there)
    assert (await bob.ask("Sit", name="Bob", seat=1))["kind"] == "Done"
    assert (await ann.ask("Begin"))["kind"] == "Done"
    await until(lambda: bool(bob.all("Snapshot")))
    return here, there, {0: ann, 1: bob}


async def lines_of(cluster: FakeCluster, code: str) -> list[bytes]:
    return [row.body for row in await cluster.store.lines(f"{code}-0")]


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


def test_a_killed_node_is_not_waited_for_because_the_bus_knows_that_it_has_left() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        await asyncio.sleep(LIFETIME + 0.5)
        died = cluster.time()
        await here.die()
        await until(lambda: guests[1].transport.closed)
        await guests[1].come(there)
        assert cluster.time() - died < LIFETIME

    with_cluster(test)


def test_a_bus_that_has_just_come_back_is_not_believed_that_a_node_has_left() -> None:
    """Others may still be on their way to it."""

    async def test(cluster: FakeCluster) -> None:
        here, there, _ = await two_at_a_table(cluster)
        await asyncio.sleep(LIFETIME + 0.5)
        for one in (here, there):
            one.bus.is_connected = False
        await asyncio.sleep(LIFETIME / 2)
        there.bus.is_connected = True
        with patch.object(there.bus, "request", side_effect=NobodyError("nobody")):
            assert await there.node.session.is_alive(here.node.name)
            await asyncio.sleep(LIFETIME / 3)
            assert not await there.node.session.has_left(here.node.name)

    with_cluster(test)


def test_a_node_that_has_left_the_bus_and_lives_writes_nothing_once_it_is_overtaken() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        await asyncio.sleep(LIFETIME + 0.5)
        code = guests[0].code
        with patch.object(there.bus, "request", side_effect=NobodyError("nobody")):
            there.node.session.heard.clear()
            assert not await there.node.session.is_alive(here.node.name)
            await there.registry.table(code)
        before = await lines_of(cluster, code)
        assert here.node.session.lasts()
        guests[0].say({"kind": "Act", "token": "stale", "seat": 0, "action": {"kind": "Start"}})
        guests[0].say({"kind": "Say", "token": "late", "phrase": "hello"})
        await until(lambda: guests[0].transport.closed)
        assert await lines_of(cluster, code) == before
        assert code not in here.registry.tables

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


def test_a_node_whose_renewal_was_done_and_not_answered_believes_no_longer_in_its_session_than_the_bus() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        session, update = here.node.session, here.node.session.bucket.update

        async def unanswered(key: str, value: bytes, last: int) -> int | None:
            await update(key, value, last)
            raise BusError("no answer")

        with patch.object(session.bucket, "update", unanswered):
            await asyncio.sleep(1.5 * LIFETIME / 3)
        await asyncio.sleep(LIFETIME / 3)
        assert session.lasts()
        here.bus.is_connected = False
        while session.until > cluster.time():
            assert await there.node.session.bucket.get(here.node.name) is not None
            await asyncio.sleep(0.01)

    with_cluster(test)


def test_a_bus_that_has_lost_its_disk_is_told_again_and_no_number_goes_back() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code = guests[0].code
        before = here.registry.tables[code].fence
        cluster.board.lose_data()
        await until(lambda: ("saltsea-tables", code) in cluster.board.values)
        assert (await act(guests))["kind"] == "Done"
        with pytest.raises(ElsewhereError):
            await there.registry.table(code)
        await here.die()
        await guests[1].come(there)
        after = there.registry.tables[code].fence
        assert before is not None
        assert after is not None
        assert after.number > before.number

    with_cluster(test)


@pytest.mark.parametrize("does", ["says it again", "releases it"])
def test_a_bus_that_counts_anew_does_not_take_a_table_for_anothers(does: str) -> None:
    """Seed 412 of the simulated clusters: another node's value had by chance the revision that this one remembered.
    Both then had the table, and players who came by one did not see those who came by the other."""

    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code = guests[0].code
        remembered = here.node.leases.held[code]
        here.bus.is_connected = False
        cluster.board.lose_data()
        cluster.board.revisions = count(remembered)
        await there.registry.table(code)
        assert there.node.leases.held[code] == remembered
        here.bus.is_connected = True
        if does == "releases it":
            await here.node.leases.release(code)
        else:
            assert await here.node.leases.say_again() == [code]
        assert cluster.board.values["saltsea-tables", code].entry.value == there.node.name.encode()

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


def test_a_planned_stop_hands_tables_over_before_a_session_could_run_out() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        assert (await act(guests))["kind"] == "Done"
        await here.node.leave()
        await until(lambda: all(guest.transport.closed for guest in guests.values()))
        for guest in guests.values():
            assert await guest.tries(there), "at once"
        with pytest.raises(UnownedError):
            await here.registry.table(guests[0].code)
        assert (await act(guests))["kind"] == "Done"

    with_cluster(test)


def test_a_planned_stop_hands_over_a_few_tables_at_a_time() -> None:
    """The players of all of them at once would wait for each other at the nodes that take them up."""

    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        for number in range(3 * AT_ONCE):
            await here.registry.open("corto", Settings(players=2), "Ann", KEY.format(f"Ann{number}"))
        leaving = asyncio.create_task(here.registry.hand_over())
        left = []
        while not leaving.done():
            await asyncio.sleep(BETWEEN / 2)
            left.append(len(here.registry.tables))
        assert {2 * AT_ONCE, AT_ONCE, 0} <= {*left}
        assert not here.node.leases.held

    with_cluster(test)


def test_a_table_of_bots_whose_node_dies_goes_on_at_another_though_nobody_watches() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table()
        ann = await ClusterGuest("Ann", code).come(here)
        assert (await ann.ask("AddBot", seat=1, bot="greedy"))["kind"] == "Done"
        assert (await ann.ask("Begin"))["kind"] == "Done"
        row = await cluster.store.table(code)
        assert row is not None
        assert row.due is not None, "the store knows that somebody must hold it"
        await until(lambda: bool(there.node.session.others()))
        await here.die()
        await until(lambda: code in there.registry.tables)

    with_cluster(test)


def test_who_took_a_seat_and_was_lost_before_the_answer_is_told_what_was_said_before() -> None:
    """A stranger has heard nothing of it, though its last number is higher."""

    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        code = await here.open_table(watching="none")
        ann = await ClusterGuest("Ann", code).come(here)
        assert (await ann.ask("Say", phrase="hello"))["kind"] == "Done"
        assert (await ann.ask("Rename", name="Anne"))["kind"] == "Done"
        bob = await ClusterGuest("Bob", code).come(here)
        assert not bob.all("Said")
        assert bob.link is not None
        bob.link.gone()
        again = await ClusterGuest("Bob", code).come(here)
        assert (await again.ask("Sit", name="Bob", seat=1))["kind"] == "Done"
        await bob.come(here)
        await until(lambda: bool(bob.all("Said")))

    with_cluster(test)


def test_a_sweep_takes_up_many_tables_at_once() -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        due = [a_table(f"T{number}", phase="playing", due=1) for number in range(3 * TAKEN_AT_ONCE)]
        await cluster.store.write(due)
        waiting: list[int] = []

        async def slowly(code: str) -> None:
            waiting.append(1)
            await asyncio.sleep(1)
            waiting.append(-1)

        with patch.object(here.registry, "table", slowly):
            began = cluster.time()
            await here.node.sweep()
        assert 3 <= cluster.time() - began < 4
        assert max(accumulate(waiting)) == TAKEN_AT_ONCE

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

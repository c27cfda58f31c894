"""How tables move: from a node that is killed, that stops or that has lost the bus, and when nobody holds them."""

import asyncio
from itertools import accumulate, count
from unittest.mock import patch

import pytest

from saltsea.bus.port import BusError, NobodyError
from saltsea.server.cluster import node
from saltsea.server.cluster.node import STEP_ASIDE, SWEEP, TAKEN_AT_ONCE
from saltsea.server.operations.retention import forget_unfinished
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.tables.registry import AT_ONCE, BETWEEN, IDLE
from saltsea.server.tables.table_settings import Settings
from saltsea.store.port import Fence, StoreError
from server.cluster_kit import (
    LIFETIME,
    ClusterGuest,
    FakeCluster,
    act,
    lines_of,
    two_at_a_table,
    until,
    with_cluster,
)
from server.kit import KEY
from store.store_kit import a_table


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


@pytest.mark.parametrize("away", [1.0, 2.1, 2.5])
def test_a_bus_that_is_back_before_a_session_runs_out_costs_nobody_a_table(away: float) -> None:
    """A bus that was killed and started again at once took all tables from their nodes, more often than not."""

    async def test(cluster: FakeCluster) -> None:
        here, _, guests = await two_at_a_table(cluster)
        began = here.node.session.until
        await until(lambda: here.node.session.until > began)
        here.bus.is_connected = False
        await asyncio.sleep(away)
        here.bus.is_connected = True
        await asyncio.sleep(LIFETIME)
        assert not guests[0].transport.closed
        assert here.node.session.lasts()
        assert guests[0].code in here.registry.tables

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


def test_a_table_that_nobody_is_at_is_taken_up_when_somebody_asks_and_let_go_when_all_have_left() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        code = guests[0].code
        await until(lambda: bool(there.node.session.others()))
        await here.die()
        await asyncio.sleep(SWEEP + LIFETIME)
        assert not there.registry.tables, "its players have not come back, and no bot plays there"
        await guests[1].come(there)
        assert code in there.registry.tables
        assert guests[1].link is not None
        guests[1].link.gone()
        await until(lambda: not there.registry.tables[code].connections)
        await cluster.clock.advance(IDLE)
        await there.registry.sweep()
        assert not there.registry.tables
        assert not there.node.leases.held
        assert ("saltsea-tables", code) not in cluster.board.values

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


def test_an_old_table_that_another_node_holds_is_not_deleted_under_its_guests() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there, guests = await two_at_a_table(cluster)
        await cluster.store.write([a_table("OLD", phase="open")])
        assert await forget_unfinished(there.registry, 10**15) == 1
        assert [row.id for row in await cluster.store.tables()] == [guests[0].code]
        assert ("saltsea-tables", "OLD") not in cluster.board.values
        assert guests[0].code in here.registry.tables

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


def test_a_sweep_reaches_a_deadline_behind_any_number_of_tables_that_are_always_due() -> None:
    """Bots play at the first: they are due since they were made, also while this node holds them."""

    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        held = {f"T{number}": object() for number in range(7)}
        await cluster.store.write([a_table(code, phase="playing", due=1) for code in held])
        await cluster.store.write([a_table("LATER", phase="playing", due=2)])
        with (
            patch.object(node, "PAGE", 3),
            patch.object(here.registry, "tables", held),
            patch.object(here.registry, "table") as taken,
        ):
            await here.node.sweep()
        taken.assert_awaited_once_with("LATER")

    with_cluster(test)


@pytest.mark.parametrize("waiting", [0.5, 60.0])
def test_a_sweep_lets_tables_that_somebody_waits_at_come_first_but_not_for_ever(waiting: float) -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        await cluster.store.write([a_table("BOTS22", phase="playing", due=1)])
        asked = asyncio.ensure_future(asyncio.sleep(waiting))
        here.registry.waking["PEOPLE"] = asked  # type: ignore[assignment]
        asked.add_done_callback(lambda _: here.registry.waking.clear())
        with patch.object(here.registry, "table") as taken:
            began = cluster.time()
            await here.node.sweep()
        taken.assert_awaited_once_with("BOTS22")
        assert cluster.time() - began == pytest.approx(min(waiting, STEP_ASIDE), abs=0.05)

    with_cluster(test)


@pytest.mark.parametrize(("error", "tries"), [(ValueError("damaged"), 1), (StoreError("away"), 2)])
def test_a_due_table_that_cannot_be_read_is_tried_once_and_one_that_the_store_does_not_give_again(
    error: Exception, tries: int
) -> None:
    async def test(cluster: FakeCluster) -> None:
        here = await cluster.add("here")
        await cluster.store.write([a_table("BAD222", phase="playing", due=1)])
        with patch.object(here.registry, "from_store", side_effect=error) as read:
            for _ in range(2):
                await here.node.sweep()
        assert read.await_count == tries
        assert not here.node.leases.held

    with_cluster(test)


def test_a_table_that_its_last_owner_deletes_while_it_is_taken_is_gone() -> None:
    """What the next owner had read before would have come back with its first save."""

    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table()
        taken = there.node.leases.take

        async def late(code: str) -> Fence:
            await here.registry.unload(code, lambda: cluster.store.forget_table(code))
            return await taken(code)

        with patch.object(there.node.leases, "take", late):
            assert await there.registry.table(code) is None
        assert code not in there.registry.tables
        assert not there.node.leases.held

    with_cluster(test)

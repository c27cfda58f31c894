"""An order for a table that is sent again, to whichever node: it opens one table."""

import asyncio

import pytest

from saltsea.server.operations.retention import clean
from saltsea.server.tables.opening import OPENED, REMEMBERED
from saltsea.server.tables.ports.ownership import ElsewhereError
from server.cluster_kit import FakeCluster, with_cluster


def test_an_order_sent_again_to_another_node_is_answered_by_the_one_that_has_its_table() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table()
        with pytest.raises(ElsewhereError) as elsewhere:
            await there.open_table()
        assert (elsewhere.value.code, elsewhere.value.node) == (code, here.node.name)
        assert await here.open_table() == code, "where the request is passed on to"
        assert len(await cluster.store.tables()) == 1

    with_cluster(test)


def test_an_order_sent_to_two_nodes_at_once_opens_one_table() -> None:
    async def test(cluster: FakeCluster) -> None:
        nodes = [await cluster.add(name) for name in ("a", "b", "c")]
        answers = await asyncio.gather(*(node.open_table() for node in nodes), return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["ElsewhereError", "ElsewhereError", "str"]
        assert len(await cluster.store.tables()) == 1

    with_cluster(test)


def test_an_order_whose_node_died_after_it_was_stored_is_answered_with_its_table() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table()
        await here.die()
        await asyncio.sleep(5)
        assert await there.open_table() == code
        assert code in there.registry.tables

    with_cluster(test)


def test_an_order_is_forgotten_after_a_minute_and_its_note_with_the_next_cleaning() -> None:
    async def test(cluster: FakeCluster) -> None:
        here, there = await cluster.add("here"), await cluster.add("there")
        code = await here.open_table()
        await cluster.clock.advance(REMEMBERED)
        other = await there.open_table()
        assert other != code
        await cluster.clock.advance(REMEMBERED - 1)
        await clean(there.registry)
        assert len(await cluster.store.notes(OPENED)) == 1
        await cluster.clock.advance(1)
        await clean(there.registry)
        assert await cluster.store.notes(OPENED) == []

    with_cluster(test)

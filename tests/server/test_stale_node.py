"""A node that was paused, overtaken, and goes on without knowing: nothing that it writes reaches the store."""

import msgspec
import pytest

from saltsea.games.pirates.campaign.server.clashes import Clash, Clashes, clashes_of
from saltsea.server.notifications.notification_service import TableReminderPolicy, reminders_of
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.tables.stored.carried import forget_carried
from saltsea.server.tables.table import Table
from saltsea.store.port import FencedError
from saltsea.store.rows import ReminderRow
from server.cluster_kit import ClusterGuest, FakeCluster, FakeNode, until, with_cluster

WAY = "mail"


async def overtaken(cluster: FakeCluster, game: str = "corto", **settings: object) -> tuple[Table, FakeNode, FakeNode]:
    """A table at a node that sleeps, and the two nodes; the other one holds it by now."""
    here, there = await cluster.add("here"), await cluster.add("there")
    code = await here.open_table(game, **settings)
    ann, bob = await ClusterGuest("Ann", code).come(here), await ClusterGuest("Bob", code).come(there)
    assert (await bob.ask("Sit", name="Bob", seat=1))["kind"] == "Done"
    assert (await ann.ask("Begin"))["kind"] == "Done"
    stale = here.registry.tables[code]
    here.fall_asleep()
    await until(lambda: bob.transport.closed)
    await bob.come(there)
    assert code in there.registry.tables
    return stale, here, there


def test_a_stale_node_does_not_forget_a_game_that_goes_on_at_another() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, here, _ = await overtaken(cluster)
        with pytest.raises(UnownedError):
            await forget_carried(here.registry, stale)
        code = stale.info.code
        assert await cluster.store.table(code) is not None
        assert await cluster.store.game(f"{code}-0") is not None
        assert code not in here.registry.tables

    with_cluster(test)


def test_a_stale_node_does_not_forget_the_second_game_of_a_table_either() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, here, _ = await overtaken(cluster)
        stale.info = msgspec.structs.replace(stale.info, games=2)
        before = await cluster.store.table(stale.info.code)
        with pytest.raises(UnownedError):
            await forget_carried(here.registry, stale)
        assert await cluster.store.table(stale.info.code) == before

    with_cluster(test)


def test_the_owner_forgets_a_carried_game_and_lets_the_table_go() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, _, there = await overtaken(cluster)
        code = stale.info.code
        await forget_carried(there.registry, there.registry.tables[code])
        assert await cluster.store.table(code) is None
        assert not there.node.leases.held

    with_cluster(test)


def test_the_last_clashes_of_a_stale_node_are_not_kept() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, here, _ = await overtaken(cluster, "pirates", options={"chapter": "1"})
        assert stale.play is not None
        notes = stale.play.notes
        assert isinstance(notes, Clashes)
        notes.note(Clash(0, 0, 1, 0, {"kind": "Place"}, "late"))
        await here.registry.unload(stale.info.code)
        assert await clashes_of(cluster.store, f"{stale.info.code}-0") == []

    with_cluster(test)


def test_the_last_clashes_of_the_owner_are_kept() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, _, there = await overtaken(cluster, "pirates", options={"chapter": "1"})
        play = there.registry.tables[stale.info.code].play
        assert play is not None
        assert isinstance(play.notes, Clashes)
        play.notes.note(Clash(0, 0, 1, 0, {"kind": "Place"}, "in time"))
        await there.registry.unload(stale.info.code)
        assert [one.token for one in await clashes_of(cluster.store, play.id)] == ["in time"]

    with_cluster(test)


async def reminded(cluster: FakeCluster, table: Table) -> None:
    """Bob has asked to be reminded, at the new owner."""
    row = ReminderRow(
        table=table.info.code, person=1, way=WAY, target=b"bob@example.org", language="en", asked=0, sure=1
    )
    await table.put([row])
    reminders_of(table).load([row])


def test_a_stale_node_does_not_forget_a_reminder_that_was_asked_for_at_another() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, here, there = await overtaken(cluster)
        await reminded(cluster, there.registry.tables[stale.info.code])
        with pytest.raises(FencedError):
            await reminders_of(stale).forget(1, WAY)
        with pytest.raises(FencedError):
            await TableReminderPolicy(here.registry).forget(stale.info.code, 1, WAY)
        assert len(await cluster.store.reminders(stale.info.code)) == 1

    with_cluster(test)


def test_a_reminder_is_forgotten_where_its_table_is() -> None:
    async def test(cluster: FakeCluster) -> None:
        stale, _, there = await overtaken(cluster)
        table = there.registry.tables[stale.info.code]
        await reminded(cluster, table)
        third = await cluster.add("third")
        with pytest.raises(ElsewhereError):
            await TableReminderPolicy(third.registry).forget(stale.info.code, 1, WAY)
        await TableReminderPolicy(there.registry).forget(stale.info.code, 1, WAY)
        assert await cluster.store.reminders(stale.info.code) == []
        assert not reminders_of(table).known

    with_cluster(test)

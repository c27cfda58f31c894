"""What every store does with reminders and with the messages that are to be sent."""

from typing import Any

import pytest

from saltsea.store.port import Store
from saltsea.store.rows import Rows
from store.store_kit import a_message, a_person, a_reminder, a_table, in_loop, one_of_each, refused

FOREVER = 10**15


@in_loop
async def test_what_is_written_is_read_back(store: Store) -> None:
    await store.write(one_of_each())
    assert await store.reminders("T") == [a_reminder()]
    assert await store.outbox(50) == [a_message()]
    assert (await store.reminders("U"), await store.outbox(49)) == ([], [])


@in_loop
async def test_a_known_key_replaces_the_row(store: Store) -> None:
    await store.write(one_of_each())
    changed: list[Rows] = [a_reminder(target=b"{}", language="en"), a_message(due=60, tries=1, state="sending")]
    await store.write(changed)
    assert [*await store.reminders("T"), *await store.outbox(FOREVER)] == changed


@pytest.mark.parametrize("row", [a_reminder(), a_message()], ids=lambda row: type(row).__name__)
@in_loop
async def test_both_belong_to_a_table_that_is_there(store: Store, row: Rows) -> None:
    await refused(store.write([row]))


@in_loop
async def test_reminders_come_by_person_and_way(store: Store) -> None:
    rows = [a_reminder(1, way="push"), a_reminder(1), a_reminder(0, way="push"), a_reminder(0, table="U")]
    await store.write([a_table(), a_table("U"), *rows])
    assert [(row.person, row.way) for row in await store.reminders("T")] == [(0, "push"), (1, "mail"), (1, "push")]


@in_loop
async def test_messages_come_the_longest_due_first(store: Store) -> None:
    await store.write([a_table(), *(a_message(name, due=due) for name, due in zip("ABCD", (7, 3, 9, 3), strict=True))])

    async def named(due: int, **asked: Any) -> str:
        return "".join(row.id for row in await store.outbox(due, **asked))

    assert await named(FOREVER) == "BDAC"
    assert await named(7) == "BDA"
    assert await named(FOREVER, most=1) == "B"
    assert await named(FOREVER, most=-1) == ""


@in_loop
async def test_what_was_sent_is_gone(store: Store) -> None:
    await store.write([a_table(), *(a_message(name) for name in "ABC")])
    await store.outbox_done("A", "C", "Z")
    assert [row.id for row in await store.outbox(FOREVER)] == ["B"]


@in_loop
async def test_stopping_one_channel_keeps_the_other(store: Store) -> None:
    ways: list[Rows] = [row for way in ("mail", "push") for row in (a_reminder(way=way), a_message(f"M{way}", way=way))]
    await store.write([a_table(), *ways, a_reminder(1), a_message("N", person=1)])
    await store.forget_reminders("T", 0, "mail")
    assert [(row.person, row.way) for row in await store.reminders("T")] == [(0, "push"), (1, "mail")]
    assert [row.id for row in await store.outbox(FOREVER)] == ["Mpush", "N"]


@in_loop
async def test_a_forgotten_person_has_no_reminders(store: Store) -> None:
    await store.write([*one_of_each(), a_person(1), a_reminder(1), a_message("N", person=1)])
    await store.forget_person("T", 0)
    assert [row.person for row in await store.reminders("T")] == [1]
    assert [row.id for row in await store.outbox(FOREVER)] == ["N"]


@in_loop
async def test_a_forgotten_table_sends_no_reminders(store: Store) -> None:
    await store.write([*one_of_each(), a_table("U"), a_reminder(table="U"), a_message("N", table="U")])
    await store.forget_table("T")
    assert (await store.reminders("T"), await store.reminders("U")) == ([], [a_reminder(table="U")])
    assert [row.id for row in await store.outbox(FOREVER)] == ["N"]


@in_loop
async def test_addresses_of_games_long_over_are_forgotten_and_counted(store: Store) -> None:
    tables = [a_table("A", phase="over", touched=10), a_table("B", touched=10), a_table("C", phase="over", touched=30)]
    mine = [row for name in "ABC" for row in (a_reminder(table=name), a_message(name, table=name))]
    await store.write([*tables, *mine])
    assert await store.forget_old_reminders(30) == 1
    assert [len(await store.reminders(name)) for name in "ABC"] == [0, 1, 1]
    assert [row.id for row in await store.outbox(FOREVER)] == ["B", "C"]


@in_loop
async def test_unconfirmed_reminders_are_forgotten_and_counted(store: Store) -> None:
    rows = [a_reminder(0, asked=1), a_reminder(1, asked=1, sure=2), a_reminder(2, asked=9)]
    await store.write([a_table(), *rows, *(a_message(str(person), person=person) for person in range(3))])
    assert await store.forget_unsure(9) == 1
    assert [row.person for row in await store.reminders("T")] == [1, 2]
    assert [row.id for row in await store.outbox(FOREVER)] == ["1", "2"]

"""Fences: who has lost a table to another process can write nothing there any more."""

import asyncio
from pathlib import Path

import pytest

from saltsea.store.port import Due, Fence, FencedError, Store
from saltsea.store.sqlite import SqliteStore
from store.store_kit import a_game, a_line, a_note, a_person, a_table, everything, in_loop, one_of_each, refused

NOT_FENCES = (-1, 2**63 - 1, 2**80)


@in_loop
async def test_the_owner_writes_with_the_number_it_has_claimed(store: Store) -> None:
    fence = Fence("T", await store.claim("T", 7))
    await store.write([a_table(), a_game(), a_line()], fence)
    await store.write([a_line(1)], fence)
    assert (fence.number, await store.line_count("G")) == (7, 2)


@in_loop
async def test_an_owner_that_lost_its_table_writes_nothing(store: Store) -> None:
    stale = Fence("T", await store.claim("T", 1))
    await store.write(one_of_each(), stale)
    await store.claim("T", 2)
    before = await everything(store)
    with pytest.raises(FencedError, match="it was number 1, and now number 2 has it"):
        await store.write([a_note(body=b"other"), a_line(1)], stale)
    assert (await everything(store), await store.note("switch")) == (before, b"on")


@in_loop
async def test_an_owner_that_lost_its_table_deletes_nothing(store: Store) -> None:
    stale = Fence("T", await store.claim("T", 1))
    await store.write(one_of_each(), stale)
    await store.claim("T", 2)
    before = await everything(store)
    assert "has lost table 'T'" in await refused(store.forget_person("T", 0, stale))
    assert "has lost table 'T'" in await refused(store.forget_table("T", stale))
    assert "has lost table 'T'" in await refused(store.forget_reminders("T", 0, "mail", stale))
    assert await everything(store) == before


@in_loop
async def test_who_claimed_nothing_has_no_fence(store: Store) -> None:
    with pytest.raises(FencedError, match="no server has claimed it"):
        await store.write([a_table()], Fence("T", 1))
    await store.claim("T", 1)
    with pytest.raises(FencedError):
        await store.write([a_table()], Fence("T", 9))
    assert await store.table("T") is None


@in_loop
async def test_a_claim_never_goes_back(store: Store) -> None:
    """Not even when those who count the claims have lost their count."""
    assert [await store.claim("T", number) for number in (5, 9, 1, 9, 11)] == [5, 9, 10, 11, 12]
    assert await store.claim("U", 1) == 1


@in_loop
async def test_a_newer_claim_that_is_late_changes_nothing(store: Store) -> None:
    assert await store.claim("T", 5, newer=True) == 5
    owner = Fence("T", await store.claim("T", 9, newer=True))
    for late in (4, 9):
        with pytest.raises(FencedError):
            await store.claim("T", late, newer=True)
    await store.write([a_table()], owner)
    done = await asyncio.gather(*(store.claim(name, 9, newer=True) for name in "STU"), return_exceptions=True)
    assert [one if isinstance(one, int) else type(one) for one in done] == [9, FencedError, 9]


@in_loop
async def test_a_fence_is_of_one_table(store: Store) -> None:
    fence = Fence("T", await store.claim("T", 1))
    await store.claim("U", 2)
    await store.write([a_table()], fence)
    assert await store.table("T") == a_table()


@in_loop
async def test_a_deleted_table_is_not_brought_back_by_an_owner_that_slept(store: Store) -> None:
    stale = Fence("T", await store.claim("T", 1))
    await store.write([a_table(), a_person()], stale)
    await store.forget_table("T")
    with pytest.raises(FencedError):
        await store.write([a_table(), a_person()], stale)
    assert await store.table("T") is None


@in_loop
async def test_old_tables_are_cleaned_away_with_their_fences(store: Store) -> None:
    stale = Fence("T", await store.claim("T", 1))
    await store.write([a_table(touched=5)], stale)
    assert await store.forget_unfinished(before=9) == 1
    with pytest.raises(FencedError):
        await store.write([a_table()], stale)


@in_loop
async def test_a_refused_fence_fails_alone_among_many_writes(store: Store) -> None:
    """Writes of many tables that wait together are one transaction."""
    fences = [Fence(name, await store.claim(name, 1)) for name in "ABCD"]
    await store.claim("B", 2)
    done = await asyncio.gather(
        *(store.write([a_table(fence.table)], fence) for fence in fences), return_exceptions=True
    )
    assert [type(one) for one in done] == [type(None), FencedError, type(None), type(None)]
    assert [row.id for row in await store.tables()] == ["A", "C", "D"]


@pytest.mark.parametrize("number", NOT_FENCES)
@in_loop
async def test_a_number_that_no_store_can_keep_is_refused(store: Store, number: int) -> None:
    assert "is no number of a fence" in await refused(store.claim("T", number))


@in_loop
async def test_claims_outlive_the_process(file: Path) -> None:
    store = SqliteStore(file)
    await store.claim("T", 4)
    await store.close()
    store = SqliteStore(file)
    assert await store.claim("T", 1) == 5
    await store.close()


# --- deadlines ---


@in_loop
async def test_tables_are_found_by_their_deadline(store: Store) -> None:
    dues = {"A": 30, "B": None, "C": 10, "D": 10, "E": 31}
    await store.write([a_table(name, due=due) for name, due in dues.items()])
    assert [row.id for row in await store.tables_due(30)] == ["C", "D", "A"]
    assert [row.due for row in await store.tables_due(30, most=1)] == [10]
    assert await store.tables_due(9) == []
    assert await store.tables_due(99, most=-1) == []


@in_loop
async def test_all_deadlines_are_read_page_by_page(store: Store) -> None:
    """Also where several are at the same time: the page ends between them."""
    dues = {"A": 30, "B": None, "C": 10, "D": 10, "E": 31, "F": 10, "é\0": 10}
    await store.write([a_table(name, due=due) for name, due in dues.items()])
    assert await store.due_ids(30, most=3) == [(10, "C"), (10, "D"), (10, "F")]
    assert await store.due_ids(30, Due(10, "D"), most=2) == [(10, "F"), (10, "é\0")]
    assert await store.due_ids(30, Due(10, "é\0")) == [(30, "A")]
    assert await store.due_ids(30, Due(30, "A")) == await store.due_ids(9) == await store.due_ids(99, most=-1) == []


@in_loop
async def test_a_table_without_deadline_is_due_no_more(store: Store) -> None:
    await store.write([a_table(due=5)])
    await store.write([a_table(due=None)])
    assert await store.tables_due(99) == []

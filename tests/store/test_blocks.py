"""What every store does with blocks: whose they are, and what is left of a forgotten person."""

from saltsea.store.port import Store
from saltsea.store.rows import Rows
from store.store_kit import a_block, a_person, a_table, an_account, in_loop, one_of_each, refused

ANNE = "anne@example.org"


@in_loop
async def test_what_is_written_is_read_back_the_last_first(store: Store) -> None:
    await store.write(one_of_each())
    assert await store.blocks(ANNE) == [a_block()]
    assert await store.blocks("bob") == []
    later = [a_block("D", made=9, other=None), a_block("C", made=9)]
    await store.write(later)
    assert [row.id for row in await store.blocks(ANNE)] == ["C", "D", "B"]
    await store.write([a_block("C", name="Robert")])
    assert [row.name for row in await store.blocks(ANNE)] == ["Bob", "Bob", "Robert"]


@in_loop
async def test_a_block_belongs_to_an_account_that_is_there(store: Store) -> None:
    await refused(store.write([a_block()]))


@in_loop
async def test_one_takes_back_ones_own_blocks_alone(store: Store) -> None:
    await store.write([*one_of_each(), an_account("bob", folded="bob")])
    await store.forget_block("bob", "B")
    assert await store.blocks(ANNE) == [a_block()]
    await store.forget_block(ANNE, "B")
    await store.forget_block(ANNE, "B")
    assert await store.blocks(ANNE) == []


async def with_guest(store: Store) -> None:
    """Anne has blocked an account and a guest, whom she met at the same table."""
    people: list[Rows] = [a_person(1, account="bob"), a_person(2, account=None)]
    await store.write([*one_of_each(), *people, a_block("C", other=None, person=2, name="Cay")])


@in_loop
async def test_a_person_forgotten_at_a_table_has_no_name_there_and_a_guest_is_unblocked(store: Store) -> None:
    await with_guest(store)
    await store.forget_person("T", 1)
    await store.forget_person("T", 2)
    assert await store.blocks(ANNE) == [a_block(name="")]


@in_loop
async def test_a_forgotten_account_is_in_no_block_list(store: Store) -> None:
    await with_guest(store)
    await store.write([an_account("bob", folded="bob")])
    await store.forget_account("bob")
    assert [row.id for row in await store.blocks(ANNE)] == ["C"]
    await store.forget_account(ANNE)
    assert await store.blocks(ANNE) == []


@in_loop
async def test_with_a_table_its_guests_are_forgotten_and_no_account(store: Store) -> None:
    await with_guest(store)
    await store.forget_table("T")
    assert [row.id for row in await store.blocks(ANNE)] == ["B"]
    await store.write([a_table("U", touched=1), a_block("D", other=None, table="U")])
    assert await store.forget_unfinished(5) == 1
    assert [row.id for row in await store.blocks(ANNE)] == ["B"]


@in_loop
async def test_tables_in_a_phase_are_paged_through(store: Store) -> None:
    await store.write([a_table(name, phase="playing") for name in "DACEB"] + [a_table("F", phase="over")])
    assert await store.table_ids("playing", most=2) == ["A", "B"]
    assert await store.table_ids("playing", "B", most=2) == ["C", "D"]
    assert await store.table_ids("playing", "D") == ["E"]
    assert await store.table_ids("playing", "E") == await store.table_ids("playing", most=-1) == []


@in_loop
async def test_a_closed_store_refuses_everything(store: Store) -> None:
    await store.close()
    for asked in (store.blocks(ANNE), store.forget_block(ANNE, "B"), store.forget_unsure(0), store.table_ids("open")):
        await refused(asked)

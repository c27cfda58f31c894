"""What every store does with accounts, the devices that are signed in, and campaigns."""

import pytest

from saltsea.store.port import Store
from saltsea.store.rows import Rows
from store.store_kit import a_campaign, a_person, a_session, a_table, a_word, an_account, in_loop, one_of_each, refused

ANNE = "anne@example.org"


@in_loop
async def test_what_is_written_is_read_back(store: Store) -> None:
    await store.write(one_of_each())
    assert await store.account(ANNE) == await store.account_called("anne") == an_account()
    assert await store.session("S") == a_session()
    assert await store.sessions(ANNE) == [a_session()]
    assert await store.progress(ANNE) == [a_campaign()]


@in_loop
async def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert (await store.account("x"), await store.account_called("x"), await store.session("x")) == (None, None, None)
    assert (await store.sessions("x"), await store.progress("x")) == ([], [])
    await store.forget_account("x")
    await store.forget_session("x")
    await store.forget_sessions("x")
    assert await store.forget_old_sessions(10**15) == 0


@in_loop
async def test_a_known_key_replaces_the_row(store: Store) -> None:
    await store.write(one_of_each())
    changed: list[Rows] = [an_account(name="Bonny", folded="bonny"), a_session(seen=20), a_campaign(body=b"[]")]
    await store.write(changed)
    assert [await store.account(ANNE), await store.session("S"), *await store.progress(ANNE)] == changed
    assert await store.account_called("anne") is None


@in_loop
async def test_a_name_is_one_accounts_alone(store: Store) -> None:
    await store.write([an_account("a", folded="anne"), an_account("b", folded="bob")])
    await refused(store.write([an_account("c", folded="anne")]))
    await refused(store.write([an_account("b", folded="anne")]))
    await store.write([an_account("a", folded="carl"), an_account("b", folded="anne")])
    assert await store.account_called("anne") == an_account("b", folded="anne")


@pytest.mark.parametrize("row", [a_session(), a_campaign()], ids=lambda row: type(row).__name__)
@in_loop
async def test_both_belong_to_an_account_that_is_there(store: Store, row: Rows) -> None:
    await refused(store.write([row]))
    await refused(store.write([an_account("other"), row]))
    assert await store.account("other") is None


@in_loop
async def test_devices_come_last_seen_first_and_campaigns_by_game(store: Store) -> None:
    await store.write([an_account(), *(a_session(key, seen=seen) for key, seen in (("A", 3), ("B", 9), ("C", 3)))])
    await store.write([a_campaign(game="z"), a_campaign(game="b")])
    assert [row.key for row in await store.sessions(ANNE)] == ["B", "A", "C"]
    assert [row.game for row in await store.progress(ANNE)] == ["b", "z"]


@in_loop
async def test_devices_are_forgotten_one_by_one_all_but_one_or_when_they_are_old(store: Store) -> None:
    await store.write([an_account(), an_account("bob", folded="bob"), a_session("X", account="bob", seen=1)])
    await store.write([a_session(key, seen=ord(key)) for key in "ABCDE"])
    await store.forget_session("A")
    assert await store.forget_old_sessions(ord("C")) == 2
    assert [row.key for row in await store.sessions(ANNE)] == ["E", "D", "C"]
    await store.forget_sessions(ANNE, but="D")
    assert [row.key for row in await store.sessions(ANNE)] == ["D"]
    await store.write([a_session("X", account="bob")])
    await store.forget_sessions(ANNE)
    assert (await store.session("D"), await store.session("X")) == (None, a_session("X", account="bob"))


@in_loop
async def test_an_account_that_is_forgotten_leaves_nothing_at_any_table(store: Store) -> None:
    others: list[Rows] = [a_table("U"), a_person(2, table="U"), a_word(1, table="U", person=2)]
    bob: list[Rows] = [an_account("bob", folded="bob"), a_session("X", account="bob"), a_campaign(account="bob")]
    await store.write([*one_of_each(), *others, *bob, a_person(1, account="bob"), a_word(2, person=1)])
    await store.forget_account(ANNE)
    assert (await store.account(ANNE), await store.session("S"), await store.progress(ANNE)) == (None, None, [])
    blank = {"name": "", "key": "", "account": None}
    assert await store.people("T") == [a_person(0, **blank), a_person(1, account="bob")]
    assert await store.people("U") == [a_person(2, table="U", **blank)]
    assert (await store.said("T"), await store.said("U")) == ([a_word(2, person=1)], [])
    assert (await store.reminders("T"), await store.outbox(10**15)) == ([], [])
    assert [await store.account("bob"), await store.session("X"), *await store.progress("bob")] == bob


@in_loop
async def test_a_closed_store_refuses_everything(store: Store) -> None:
    await store.close()
    asked = [
        store.account(ANNE),
        store.account_called("anne"),
        store.session("S"),
        store.sessions(ANNE),
        store.progress(ANNE),
        store.forget_account(ANNE),
        store.forget_session("S"),
        store.forget_sessions(ANNE),
        store.forget_old_sessions(0),
    ]
    for one in asked:
        await refused(one)

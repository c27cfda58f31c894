"""What every store does with log books, chapters of one's own, and the boards of daily voyages."""

from saltsea.store.port import Store
from store.store_kit import (
    a_campaign,
    a_chapter,
    a_game,
    a_logbook,
    a_person,
    a_sailor,
    a_voyage,
    an_account,
    in_loop,
    one_of_each,
    refused,
)

DAY = "2027-01-01"


@in_loop
async def test_a_log_book_is_found_by_its_key_and_game(store: Store) -> None:
    await store.write(one_of_each())
    assert await store.logbook("L", "pirates") == a_logbook()
    assert await store.logbook("L", "corto") is None
    assert await store.logbook("M", "pirates") is None
    await store.write([a_logbook(body=b"[]", touched=20)])
    assert await store.logbook("L", "pirates") == a_logbook(body=b"[]", touched=20)


@in_loop
async def test_log_books_are_forgotten_one_by_one_or_when_they_are_old(store: Store) -> None:
    await store.write([a_logbook(), a_logbook("M", touched=20), a_logbook("N", touched=30)])
    await store.forget_logbook("L", "corto")
    assert await store.forget_old_logbooks(20) == 1
    assert await store.logbook("L", "pirates") is None
    await store.forget_logbook("M", "pirates")
    assert await store.logbook("M", "pirates") is None
    assert await store.logbook("N", "pirates") == a_logbook("N", touched=30)


@in_loop
async def test_tables_with_a_chapter_of_their_own_are_known(store: Store) -> None:
    assert await store.tables_with_chapters() == set()
    await store.write(one_of_each())
    assert await store.tables_with_chapters() == {a_chapter().table}


@in_loop
async def test_a_campaign_is_forgotten_without_its_account(store: Store) -> None:
    account = an_account().id
    await store.write([an_account(), a_campaign(), a_campaign(game="corto")])
    await store.forget_progress(account, "pirates")
    assert await store.progress(account) == [a_campaign(game="corto")]
    assert await store.account(account) == an_account()


@in_loop
async def test_a_forgotten_person_has_no_log_book_and_is_not_named(store: Store) -> None:
    await store.write([*one_of_each(), a_person(logbook="L", named=1)])
    await store.forget_person("T", 0)
    assert await store.people("T") == [a_person(name="", key="", account=None)]
    assert await store.logbook("L", "pirates") == a_logbook()


@in_loop
async def test_a_chapter_and_the_voyages_of_a_day_go_with_their_table(store: Store) -> None:
    await refused(store.write([a_chapter()]))
    await refused(store.write([a_voyage()]))
    await store.write(one_of_each())
    assert await store.own_chapter("T") == a_chapter()
    await store.forget_table("T")
    assert await store.own_chapter("T") is None
    assert await store.voyages("pirates", DAY, "1") == []


@in_loop
async def test_players_of_daily_voyages_are_forgotten_some_days_later(store: Store) -> None:
    await store.write([a_sailor(), a_sailor("V", day="2027-01-03")])
    assert await store.sailor("W") == a_sailor()
    assert await store.forget_old_sailors("2027-01-03") == 1
    assert [await store.sailor(who) for who in "WV"] == [None, a_sailor("V", day="2027-01-03")]


@in_loop
async def test_a_board_has_the_most_points_first_and_its_own_day_and_sea_alone(store: Store) -> None:
    await store.write(one_of_each())
    await store.write([a_game(id) for id in "HIJK"])
    others = [a_voyage("J", day="2027-01-02"), a_voyage("K", sea="4")]
    await store.write([a_voyage("H", points=120), a_voyage("I", ended=20), *others])
    assert [row.id for row in await store.voyages("pirates", DAY, "1")] == ["H", "I", "G"]
    assert [row.id for row in await store.voyages("pirates", DAY, "1", most=1)] == ["H"]
    assert await store.voyages("corto", DAY, "1") == []

"""What every store does, whatever it is made of."""

import asyncio
from typing import Any

import pytest

from saltsea.store.memory import MemoryStore
from saltsea.store.port import Store, StoreError
from saltsea.store.rows import Rows
from store.store_kit import (
    a_clash,
    a_game,
    a_line,
    a_note,
    a_person,
    a_table,
    a_word,
    everything,
    in_loop,
    one_of_each,
    refused,
)

# --- keeping and finding ---


@in_loop
async def test_what_is_written_is_read_back(store: Store) -> None:
    await store.write(one_of_each())
    assert await store.table("T") == a_table()
    assert await store.people("T") == [a_person()]
    assert await store.game("G") == a_game()
    assert await store.lines("G") == [a_line()]
    assert await store.clashes("G") == [a_clash()]
    assert await store.said("T") == [a_word()]
    assert await store.note("switch") == b"on"


@in_loop
async def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert (await store.table("T"), await store.game("G"), await store.note("switch")) == (None, None, None)
    assert (await store.people("T"), await store.lines("G"), await store.said("T")) == ([], [], [])
    assert await store.clashes("G") == []
    assert (await store.tables(), await store.games(), await store.person_tables("anne@example.org")) == ([], [], [])


@in_loop
async def test_nothing_can_be_written_too(store: Store) -> None:
    await store.write([])


@in_loop
async def test_odd_texts_and_large_values_come_back_as_they_were(store: Store) -> None:
    odd = a_table("é\0'\"🦜", game="", body=bytes(range(256)) * 4096, made=-(2**62), touched=2**62)
    await store.write([odd, a_note("", b"")])
    assert await store.table(odd.id) == odd
    assert await store.note("") == b""


@in_loop
async def test_a_known_key_replaces_the_row(store: Store) -> None:
    await store.write(one_of_each())
    over = a_game(ended=99, outcome=b"{}")
    changed: list[Rows] = [a_table(phase="playing", n=8), a_person(name="Bonny", account=None), over, a_note(body=b"")]
    await store.write(changed)
    found = [await store.table("T"), *await store.people("T"), await store.game("G")]
    assert [*found, a_note(body=await store.note("switch") or b"")] == changed


@in_loop
async def test_a_replaced_row_keeps_what_belongs_to_it(store: Store) -> None:
    await store.write(one_of_each())
    await store.write([a_table(phase="over"), a_game(ended=50)])
    assert await store.people("T") == [a_person()]
    assert (await store.lines("G"), await store.clashes("G")) == ([a_line()], [a_clash()])
    assert await store.said("T") == [a_word()]


# --- refusing ---


@pytest.mark.parametrize(
    "again",
    [a_line(body=b"another"), a_clash(body=b"another"), a_word(body=b"another")],
    ids=["line", "clash", "word"],
)
@in_loop
async def test_lines_clashes_and_words_are_written_once(store: Store, again: Rows) -> None:
    await store.write(one_of_each())
    await refused(store.write([again]))
    found = await store.lines("G"), await store.clashes("G"), await store.said("T")
    assert found == ([a_line()], [a_clash()], [a_word()])


@pytest.mark.parametrize("line", [-1, 2, 7])
@in_loop
async def test_a_line_follows_the_one_before_it(store: Store, line: int) -> None:
    await store.write(one_of_each())
    await refused(store.write([a_line(line)]))
    await store.write([a_line(1), a_line(2)])
    assert await store.lines("G") == [a_line(0), a_line(1), a_line(2)]


@pytest.mark.parametrize(
    "row", [a_person(), a_game(), a_line(), a_clash(), a_word()], ids=lambda row: type(row).__name__
)
@in_loop
async def test_a_row_belongs_to_something_that_is_there(store: Store, row: Rows) -> None:
    await refused(store.write([row]))
    await refused(store.write([row, a_table()]))
    assert await store.table("T") is None


@in_loop
async def test_all_of_a_request_or_nothing(store: Store) -> None:
    await store.write(one_of_each())
    before = await everything(store)
    changed: list[Rows] = [a_table(phase="playing"), a_table("U"), a_person(1), a_game("H"), a_line(1), a_word(2)]
    changed.append(a_clash(1))
    await refused(store.write([*changed, a_note(body=b"off"), a_line(1)]))
    assert await everything(store) == before
    assert await store.note("switch") == b"on"
    await store.write(changed)


BROKEN: dict[str, Any] = {
    "a word for a number": a_table(n="many"),
    "text for bytes": a_table(body="text"),
    "nothing for text": a_table(phase=None),
    "no Unicode": a_table("\udcff"),
    "too big": a_table(touched=2**63),
    "true for a number": a_table(made=True),
    "half a number": a_table(made=1.5),
    "a word for a number or nothing": a_game(ended="late"),
    "no row": "row",
    "nothing": None,
}


@pytest.mark.parametrize("row", BROKEN.values(), ids=list(BROKEN))
@in_loop
async def test_a_broken_row_is_refused_with_its_whole_request(store: Store, row: Any) -> None:
    await refused(store.write([a_table("U"), row]))
    assert await store.tables() == []


@in_loop
async def test_a_refusal_tells_no_secret(store: Store) -> None:
    await store.write([a_table()])
    for row in (a_game(seed="5ecret", players="two"), a_game(seed="5ecret", table="none"), a_person(table="5ecret")):
        assert "5ecret" not in await refused(store.write([row]))


# --- lists ---


@in_loop
async def test_tables_come_last_touched_first_by_phase_and_listing(store: Store) -> None:
    rows = [
        a_table("A", touched=3),
        a_table("B", touched=9, listing="public"),
        a_table("C", touched=5, phase="over", listing="public"),
        a_table("D", touched=9, phase="over"),
    ]
    await store.write(rows)

    async def named(**asked: Any) -> str:
        return "".join(row.id for row in await store.tables(**asked))

    assert await named() == "BDCA"
    assert await named(most=2) == "BD"
    assert await named(most=0) == await named(most=-1) == ""
    assert await named(phase="over") == "DC"
    assert await named(listing="public") == "BC"
    assert await named(phase="over", listing="public") == "C"
    assert await named(phase="") == ""


@in_loop
async def test_games_come_last_started_first_by_table_kind_and_end(store: Store) -> None:
    await store.write([a_table("T"), a_table("U")])
    rows = [
        a_game("A", started=3, ended=4),
        a_game("B", started=9, table="U"),
        a_game("C", started=5, game="pirates"),
        a_game("D", started=5, number=1, ended=7, outcome=b"{}"),
    ]
    await store.write(rows)

    async def named(**asked: Any) -> str:
        return "".join(row.id for row in await store.games(**asked))

    assert await named() == "BDCA"
    assert await named(most=1) == "B"
    assert await named(table="T") == "DCA"
    assert await named(game="pirates") == "C"
    assert await named(over=True) == "DA"
    assert await named(over=False) == "BC"
    assert await named(table="T", game="corto", over=True, most=1) == "D"


@in_loop
async def test_games_come_page_by_page_whatever_has_the_same_start(store: Store) -> None:
    await store.write([a_table("T"), a_table("U")])
    begun = {"A": (5, 0), "B": (5, 0), "C": (5, 1), "D": (7, 0), "E": (5, 0), "F": (3, 4)}
    rows = [a_game(id, started=at, number=number, ended=9) for id, (at, number) in begun.items()]
    await store.write([*rows, a_game("G", started=5, table="U")])
    seen, last = "", None
    while page := await store.games(over=True, after=last, most=2):
        seen, last = seen + "".join(row.id for row in page), page[-1]
    assert seen == "DCABEF"
    assert [row.id for row in await store.games(after=rows[0])] == [*"BEGF"]


@in_loop
async def test_people_come_by_number_and_an_account_is_found_everywhere(store: Store) -> None:
    await store.write([a_table("T"), a_table("S"), a_person(2), a_person(0, account=None), a_person(1, table="S")])
    assert [row.person for row in await store.people("T")] == [0, 2]
    found = await store.person_tables("anne@example.org")
    assert [(row.table, row.person) for row in found] == [("S", 1), ("T", 2)]


@in_loop
async def test_clashes_come_in_their_order_and_from_one_game_alone(store: Store) -> None:
    await store.write([a_table(), a_game(), a_game("H"), *(a_clash(number) for number in (2, 0, 10, 1))])
    await store.write([a_clash(game="H")])
    assert [row.number for row in await store.clashes("G")] == [0, 1, 2, 10]
    assert await store.clashes("H") == [a_clash(game="H")]


@in_loop
async def test_words_are_the_last_ones_in_their_order(store: Store) -> None:
    await store.write([a_table(), *(a_word(n) for n in (5, 1, 9, 3))])

    async def numbers(**asked: Any) -> list[int]:
        return [row.n for row in await store.said("T", **asked)]

    assert await numbers() == [1, 3, 5, 9]
    assert await numbers(since=3) == [5, 9]
    assert await numbers(most=2) == [5, 9]
    assert await numbers(since=1, most=1) == [9]
    assert await numbers(most=0) == []


# --- forgetting ---


@in_loop
async def test_a_forgotten_person_leaves_a_blank_and_the_game(store: Store) -> None:
    await store.write([*one_of_each(), a_person(1), a_word(2, person=1)])
    await store.forget_person("T", 0)
    assert await store.people("T") == [a_person(0, name="", key="", account=None), a_person(1)]
    assert await store.said("T") == [a_word(2, person=1)]
    assert (await store.lines("G"), await store.clashes("G")) == ([a_line()], [a_clash()])
    assert [row.person for row in await store.person_tables("anne@example.org")] == [1]


@in_loop
async def test_a_forgotten_table_takes_everything_with_it_but_no_other(store: Store) -> None:
    other: list[Rows] = [a_table("U"), a_person(table="U"), a_game("H", table="U"), a_line(game="H"), a_word(table="U")]
    clash = a_clash(game="H")
    await store.write([*one_of_each(), *other, clash])
    await store.forget_table("T")
    left = [[other[0]], [other[2]], [[other[1]]], [[other[4]]], [[other[3]]], [[]], [], [[clash]]]
    assert await everything(store) == left
    assert (await store.people("T"), await store.said("T"), await store.lines("G")) == ([], [], [])
    assert await store.clashes("G") == []
    await refused(store.write([a_line(1)]))
    await store.write(one_of_each())


@in_loop
async def test_a_forgotten_game_takes_its_lines_with_it_and_leaves_its_table(store: Store) -> None:
    await store.write(one_of_each())
    await store.forget_game("G")
    assert (await store.game("G"), await store.lines("G"), await store.clashes("G")) == (None, [], [])
    assert (await store.table("T"), await store.people("T")) == (a_table(), [a_person()])
    await store.write([a_game(), a_line()])


@in_loop
async def test_old_words_are_forgotten_and_counted(store: Store) -> None:
    await store.write([a_table(), a_table("U"), *(a_word(n) for n in range(1, 6)), a_word(1, table="U")])
    assert await store.forget_said(300) == 3
    assert [row.n for row in await store.said("T")] == [3, 4, 5]
    assert await store.forget_said(300) == 0


@in_loop
async def test_unfinished_tables_of_guests_are_forgotten_when_unused(store: Store) -> None:
    await store.write(
        [
            *(a_table(name, touched=10) for name in "ABCDE"),
            a_table("F", touched=10, phase="over"),
            a_table("G", touched=20),
            a_person(table="A", account=None),
            a_person(table="B"),
            a_game("H", table="C", ended=30),
            a_game("I", table="D"),
            a_line(game="I"),
            a_clash(game="I"),
        ]
    )
    assert await store.unfinished(20) == ["A", "D", "E"]
    assert await store.forget_unfinished(20, ["E"]) == 2
    assert sorted(row.id for row in await store.tables()) == ["B", "C", "E", "F", "G"]
    assert (await store.lines("I"), await store.clashes("I")) == ([], [])
    assert await store.forget_unfinished(20, {"E"}) == 0


@in_loop
async def test_notes_are_found_by_how_they_begin_and_can_be_forgotten(store: Store) -> None:
    await store.write([a_note(name) for name in ("a/1", "a/2", "a/10", "b/%", "b/x", "a")])
    assert [row.name for row in await store.notes("a/")] == ["a/2", "a/10", "a/1"]
    assert [row.name for row in await store.notes("a/", most=1)] == ["a/2"]
    assert [row.name for row in await store.notes("b/%")] == ["b/%"]
    assert len(await store.notes("")) == 6
    await store.forget_note("a/2")
    assert [row.name for row in await store.notes("a/")] == ["a/10", "a/1"]


@in_loop
async def test_to_forget_what_is_not_there_is_nothing(store: Store) -> None:
    await store.forget_person("T", 0)
    await store.forget_table("T")
    await store.forget_game("G")
    await store.forget_note("switch")
    await store.forget_reminders("T", 0, "mail")
    await store.outbox_done("M", "N")
    assert await store.forget_old_reminders(10**15) == 0
    assert await store.forget_said(10**15) == 0
    assert await store.forget_unfinished(10**15) == 0


# --- many at once ---


@in_loop
async def test_what_was_written_is_seen_at_once_by_many(store: Store) -> None:
    async def player(number: int) -> None:
        table, game = f"T{number}", f"G{number}"
        await store.write([a_table(table), a_game(game, table=table)])
        for line in range(5):
            await store.write([a_line(line, game=game), a_table(table, n=line)])
            assert len(await store.lines(game)) == await store.line_count(game) == line + 1
            old = store.old_lines(game)
            assert old is None or old(0, line + 2) == [row.body for row in await store.lines(game)]
            assert old is None or old(line, 1) == [(await store.lines(game))[-1].body]
            found = await store.table(table)
            assert found is not None
            assert found.n == line

    await asyncio.gather(*(player(number) for number in range(20)))


@in_loop
async def test_of_many_writers_of_the_same_line_one_succeeds(store: Store) -> None:
    await store.write([a_table(), a_game()])
    tried = (store.write([a_line(body=str(number).encode())]) for number in range(10))
    answers = await asyncio.gather(*tried, return_exceptions=True)
    assert [type(answer) for answer in answers].count(StoreError) == 9
    winner = answers.index(None)
    assert await store.lines("G") == [a_line(body=str(winner).encode())]


# --- the end ---


@in_loop
async def test_a_closed_store_refuses_everything(store: Store) -> None:
    await store.write(one_of_each())
    await store.close()
    asked = [
        store.write([a_note()]),
        store.forget_person("T", 0),
        store.forget_table("T"),
        store.forget_game("G"),
        store.forget_said(0),
        store.forget_note("switch"),
        store.forget_unfinished(0),
        store.unfinished(0),
        store.due_ids(0),
        store.table("T"),
        store.tables(),
        store.people("T"),
        store.person_tables(""),
        store.game("G"),
        store.games(),
        store.lines("G"),
        store.line_count("G"),
        store.said("T"),
        store.note("switch"),
        store.notes(""),
        store.reminders("T"),
        store.outbox(0),
        store.forget_reminders("T", 0, "mail"),
        store.forget_old_reminders(0),
        store.outbox_done("M"),
        store.backup("copy.db"),
    ]
    for one in asked:
        await refused(one)
    await store.close()


@in_loop
async def test_what_is_in_memory_has_no_copy() -> None:
    assert "memory" in await refused(MemoryStore().backup("copy.db"))

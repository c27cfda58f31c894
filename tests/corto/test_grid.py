"""Chapter G: the table and its geometry."""

import pytest

from corto.deeds import END, SKIP, allowed, choose, do, kill, mark, move, offered, place, play, refused
from corto.matches import opened, submit
from corto.tables import RED, RULES, THE_CORTO, at, cards, hand, is_over, public, table, waits_for
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options


def strips(players: int, options: Options, seed: str) -> str:
    """The strips that a new game lays out, from the top."""
    match = start(RULES, players, options, named_seed(seed))
    assert isinstance(match, Match)
    return "".join("ABCDEF"[adventure] for adventure in public(match.state).strips)


def sitting_down(players: int, options: Options) -> str:
    """The rule that forbids this table, if any does."""
    answer = start(RULES, players, options, named_seed("sit"))
    return answer.rule if isinstance(answer, Refusal) else ""


# --- G1: players and strips ---


@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 4)])
def test_corto_G1_three_strips_for_two_and_four_for_more(players: int, number: int) -> None:
    laid = strips(players, {}, "any")
    assert len(laid) == number
    assert len(set(laid)) == number


@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_corto_G1_two_to_four_players(players: int) -> None:
    assert sitting_down(players, {}) == "table.T6"


def test_corto_G1_strips_and_their_order_are_random() -> None:
    laid = [strips(2, {}, f"deal {number}") for number in range(40)]
    assert set("".join(laid)) == set("ABCDEF")
    assert len({"".join(sorted(one)) for one in laid}) > 5
    assert len(set(laid)) > len({"".join(sorted(one)) for one in laid})


def test_corto_G1_the_host_chooses_the_strips_and_chance_their_order() -> None:
    laid = {strips(2, {"strips": "FDB"}, f"deal {number}") for number in range(30)}
    assert {"".join(sorted(one)) for one in laid} == {"BDF"}
    assert len(laid) > 1


@pytest.mark.parametrize(("players", "order"), [(2, "FDB"), (3, "ECAB"), (4, "DCBA")])
def test_corto_G1_the_host_chooses_the_order_too(players: int, order: str) -> None:
    for number in range(4):
        assert strips(players, {"strips": order, "order": "given"}, f"deal {number}") == order


@pytest.mark.parametrize(
    ("players", "chosen"),
    [(2, "AB"), (2, "ABCD"), (3, "ABC"), (4, "ABCDE"), (2, "AAB"), (2, "ABG"), (2, "abc"), (2, "")],
)
def test_corto_G1_a_table_takes_exactly_its_number_of_different_strips(players: int, chosen: str) -> None:
    assert sitting_down(players, {"strips": chosen}) == "corto.G1"


# --- G2: squares ---


def test_corto_G2_a_strip_has_eight_squares() -> None:
    # Everything within six steps of b4 on a grid of three strips by eight.
    state = table({}, hands=["A20"], corto="b4")
    do(state, play("A20"), choose(THE_CORTO))
    assert set(offered(state, "Move")) == {f"{row}{number}" for row in "abc" for number in range(1, 9)}


def test_corto_G2_no_character_lies_off_the_board() -> None:
    state = table({"c2": "C1 r"}, hands=["C2"])
    do(state, play("C2"))
    assert refused(state, place("d2")) == "G2"
    assert refused(state, place("c9")) == "G2"


@pytest.mark.parametrize("length", [6, 7, 8, 9])
def test_corto_G2_the_length_is_a_table_option(length: int) -> None:
    state = table({}, hands=["A18"], corto=f"a{length - 1}", options={"length": length})
    do(state, play("A18"))
    assert allowed(state, move(f"a{length}"))
    if length < 9:
        assert refused(state, move(f"a{length + 1}")) == "G2"
    assert refused(state, move("d2")) == "G2"


@pytest.mark.parametrize("length", [5, 10, "8"])
def test_corto_G2_strips_have_six_to_nine_squares(length: int | str) -> None:
    assert sitting_down(2, {"length": length}) == "table.T5"


def test_corto_G2_square_1_holds_the_deck_and_square_2_the_first_character() -> None:
    match = opened(3, {"strips": "ABCD", "order": "given"})
    for row, letter in zip("abcd", "ABCD", strict=True):
        assert at(match.state, f"{row}1") == ""
        assert at(match.state, f"{row}2").startswith(letter)
        assert [at(match.state, f"{row}{number}") for number in range(3, 9)] == [""] * 6


# --- G3: adjacent ---

AROUND_B4 = {
    "a3": "A1", "a4": "A2", "a5": "A3",
    "b3": "B1",             "b5": "B2",
    "c3": "C1", "c4": "C2", "c5": "C3",
}  # fmt: skip


def test_corto_G3_adjacent_squares_share_an_edge_also_across_strips() -> None:
    state = table(AROUND_B4, hands=["B6"])
    do(state, play("B6"), place("b4"))
    assert offered(state, "Kill") == ["a4", "b3", "b5", "c4"]


@pytest.mark.parametrize("corner", ["a3", "a5", "c3", "c5"])
def test_corto_G3_a_corner_is_not_adjacent(corner: str) -> None:
    state = table(AROUND_B4, hands=["B6"])
    do(state, play("B6"), place("b4"))
    assert refused(state, kill(corner)) == "G3"


def test_corto_G3_two_squares_away_is_not_adjacent() -> None:
    state = table({"b2": "B1", "b3": "B2"}, hands=["B6"])
    do(state, play("B6"), place("b4"))
    assert refused(state, kill("b2")) == "G3"


@pytest.mark.parametrize("length", [6, 7, 8, 9])
def test_corto_G3_a_strip_does_not_run_on_into_the_next(length: int) -> None:
    # a: . . . . . . . #     the end of a strip touches neither the deck nor the first character below
    # b: C X . . . . . .
    last = f"a{length}"
    options: Options = {"length": length}
    state = table({f"a{length - 1}": "A1", "b2": "B1"}, hands=["A6"], corto="b1", options=options)
    do(state, play("A6"), place(last), SKIP)
    assert offered(state, "Kill") == [f"a{length - 1}"]
    state = table({"b2": "B1"}, hands=["A6"], corto="b1", options=options)
    do(state, play("A6"))
    assert offered(state, "Place") == ["a2"]


# --- G4: rows and columns ---


def test_corto_G4_a_row_is_the_strip_and_a_column_the_same_number_on_all_strips() -> None:
    # a: . x . . x . . x      what a long-range card at b5 can see
    # b: . x . . @ . . x
    # c: . x . . x . . x
    # d: . x . . x . . x
    board = {f"{row}{number}": "" for row in "abcd" for number in (2, 5, 8) if (row, number) != ("b", 5)}
    names = iter(["A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3", "D1", "D2", "D3"])
    state = table({square: next(names) for square in board}, players=3, hands=["B5"], corto="b4")
    do(state, play("B5"), place("b5"))
    assert offered(state, "Kill") == ["a5", "b2", "b8", "c5", "d5"]


# --- G5: deck squares ---


def test_corto_G5_no_character_is_laid_on_a_deck() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2 C16"], corto="a1")
    do(state, play("A2"))
    assert refused(state, place("a1")) == "G5"
    assert refused(state, place("b1")) == "G5"


def test_corto_G5_not_even_where_any_strip_would_do() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2 C16"])
    do(state, play("C16"), play("A2"))
    assert [refused(state, place(f"{row}1")) for row in "abc"] == ["G5"] * 3


def test_corto_G5_figurines_stop_on_decks() -> None:
    state = table({"a2": "A1"}, hands=["A18"], corto="a3")
    do(state, play("A18"), move("a1"))
    assert waits_for(state) == "visit"


def test_corto_G5_figurines_pass_over_decks() -> None:
    # From b2 over the deck on b1 to the deck on c1.
    state = table({}, hands=["A18"], corto="b2", strips="ABC")
    do(state, play("A18"))
    assert {"a1", "b1", "c1"} <= set(offered(state, "Move"))


FULL_A_AND_B = {f"a{number}": f"A{number}" for number in range(2, 9)} | {
    f"b{number}": f"B{number - 1}" for number in range(2, 9)
}


def test_corto_G5_decks_do_not_count_for_the_end() -> None:
    board = dict(FULL_A_AND_B)
    del board["b8"]
    state = table(board, hands=["B8"])
    do(state, play("B8"), place("b8"), SKIP, END)
    assert is_over(state)


def test_corto_G5_nor_once_they_are_empty() -> None:
    board = dict(FULL_A_AND_B)
    del board["b8"]
    state = table(board, hands=["B8"], decks="")
    do(state, play("B8"))
    assert refused(state, place("b1")) == "G5"
    do(state, place("b8"), SKIP, END)
    assert is_over(state)


def test_corto_G5_a_figurine_on_a_deck_fills_nothing() -> None:
    board = dict(FULL_A_AND_B)
    del board["b8"]
    state = table(board, hands=["C18"])
    do(state, play("C18"), move("b1"), SKIP, END)
    assert not is_over(state)


# --- G6: what everybody has ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corto_G6_thirteen_markers_each_and_nothing_else(players: int) -> None:
    match = opened(players, {})
    state = match.state
    assert list(state.stock) == [13] * players
    assert [hand(state, seat) for seat in range(players)] == [""] * players
    assert (state.corto, state.rasputin) == (-1, -1)
    assert (list(state.pile), list(state.sealed)) == ([], [])


def test_corto_G6_a_marker_on_the_board_is_not_in_the_stock() -> None:
    match = opened(2, {"strips": "ABC", "order": "given"}, *cards("A1 B1 C1"), RED)
    submit(match, mark("b2"))
    assert list(match.state.stock) == [12, 13]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corto_G6_twenty_cards_per_adventure(players: int) -> None:
    match = opened(players, {})
    seen = public(match.state)
    assert seen.decks == [19] * len(seen.strips)

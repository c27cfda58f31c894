"""Chapter F: Corto and Rasputin. What they do where they arrive (F3 to F5) is in test_figurine_actions.py."""

import pytest

from corto.deeds import (
    SKIP,
    choose,
    do,
    hit,
    kill,
    mark,
    move,
    offered,
    pick,
    place,
    play,
    refused,
    remove,
)
from corto.tables import (
    GREEN,
    RED,
    THE_CORTO,
    THE_RASPUTIN,
    at,
    gold,
    pile,
    sealed,
    sq,
    square_name,
    table,
)


def within(square: str, steps: int, rows: str = "abc", length: int = 8) -> set[str]:
    """Every square so many steps away, counted on fingers."""
    row, number = rows.index(square[0]), int(square[1:])
    return {
        f"{letter}{other}"
        for down, letter in enumerate(rows)
        for other in range(1, length + 1)
        if abs(down - row) + abs(other - number) <= steps
    }


# --- F1: how they move ---


@pytest.mark.parametrize("name", ["A18", "A19"])
def test_corto_F1_the_first_time_it_appears_on_a_deck_of_your_choice(name: str) -> None:
    state = table({}, hands=[name])
    do(state, play(name))
    assert set(offered(state, "Move")) == within("a1", 3) | within("b1", 3) | within("c1", 3)
    assert refused(state, move("a5")) == "F1"


@pytest.mark.parametrize("row", "abcd")
def test_corto_F1_it_may_stay_on_that_deck(row: str) -> None:
    state = table({}, players=3, hands=["A18"])
    do(state, play("A18"), move(f"{row}1"))
    assert square_name(state.corto) == f"{row}1"


def test_corto_F1_after_that_it_goes_on_from_where_it_stands() -> None:
    state = table({}, hands=["A18"], corto="b7")
    do(state, play("A18"))
    assert set(offered(state, "Move")) == within("b7", 3)
    assert refused(state, move("a1")) == "F1"
    assert refused(state, move("b3")) == "F1"


@pytest.mark.parametrize("square", ["a1", "b1", "c1", "a2"])
def test_corto_F1_also_from_a_deck_where_it_has_stopped(square: str) -> None:
    state = table({}, hands=["A18"], corto=square)
    do(state, play("A18"))
    assert set(offered(state, "Move")) == within(square, 3)


@pytest.mark.parametrize("square", ["b7", "b6", "a6", "b4", "a8"])
def test_corto_F1_none_to_three_steps(square: str) -> None:
    state = table({}, hands=["A18"], corto="b7")
    do(state, play("A18"), move(square))
    assert square_name(state.corto) == square


def test_corto_F1_a_vehicle_takes_it_six_steps() -> None:
    state = table({}, hands=["A20"], corto="a8")
    do(state, play("A20"), choose(THE_CORTO))
    assert set(offered(state, "Move")) == within("a8", 6)
    assert refused(state, move("a1")) == "F1"
    assert refused(state, move("b2")) == "F1"


def test_corto_F1_a_vehicle_the_first_time_too() -> None:
    state = table({}, hands=["A20"])
    do(state, play("A20"), choose(THE_RASPUTIN))
    assert set(offered(state, "Move")) == within("a1", 6) | within("b1", 6) | within("c1", 6)
    assert refused(state, move("a8")) == "F1"


def test_corto_F1_nothing_blocks_it() -> None:
    # a: . x x x x x x x
    # b: . x x x C x x x     everything around is full, and Rasputin stands there too
    # c: . x x x x x x x
    board = {f"{row}{number}": f"{row.upper()}{number}" for row in "abc" for number in range(2, 9)}
    del board["a8"], board["b8"]
    state = table(board, hands=["A18"], corto="b5", rasputin="b6")
    do(state, play("A18"))
    assert set(offered(state, "Move")) == within("b5", 3)


def test_corto_F1_it_may_end_on_a_character_or_with_the_other_figurine() -> None:
    state = table({"b4": "B1"}, hands=["A18 B18"], corto="b3", rasputin="a3")
    do(state, play("A18"), move("b4"), SKIP)
    assert (square_name(state.corto), at(state, "b4")) == ("b4", "B1")
    do(state, play("B18"), move("a3"), SKIP)
    assert state.corto == state.rasputin == sq("a3")


def test_corto_F1_two_figurines_on_one_square_part_again() -> None:
    state = table({}, hands=["A19"], corto="b4", rasputin="b4")
    do(state, play("A19"), move("b6"))
    assert (square_name(state.corto), square_name(state.rasputin)) == ("b4", "b6")


def test_corto_F1_a_card_with_both_asks_which() -> None:
    for figurine in (THE_CORTO, THE_RASPUTIN):
        state = table({}, hands=["A20"], corto="b2", rasputin="b8")
        do(state, play("A20"))
        assert offered(state, "Choose") == ["0", "1"]
        do(state, choose(figurine), move("b5"))
        moved = (square_name(state.corto), square_name(state.rasputin))
        assert moved == (("b5", "b8") if figurine == THE_CORTO else ("b2", "b5"))


@pytest.mark.parametrize(("name", "where"), [("A18", ("b4", "b8")), ("A19", ("b2", "b6"))])
def test_corto_F1_a_card_with_one_moves_that_one(name: str, where: tuple[str, str]) -> None:
    state = table({}, hands=[name], corto="b2", rasputin="b8")
    do(state, play(name))
    assert refused(state, choose(THE_CORTO)) == "T6"
    do(state, move(where[0] if name == "A18" else where[1]))
    assert (square_name(state.corto), square_name(state.rasputin)) == where


def test_corto_F1_the_card_is_discarded_before_the_figurine_moves() -> None:
    for name in ("A18", "A19", "A20"):
        state = table({}, hands=[name], pile="C12")
        do(state, play(name))
        assert pile(state) == f"C12 {name}"


# --- F2: the area ---

EVERYWHERE = {f"{row}{number}": f"{row.upper()}{number}" for row in "abc" for number in range(2, 9) if number != 7}


@pytest.mark.parametrize(
    ("square", "reached"),
    [
        ("b4", ["a3", "a4", "a5", "b3", "b4", "b5", "c3", "c4", "c5"]),
        ("a3", ["a2", "a3", "a4", "b2", "b3", "b4"]),
        ("c8", ["b8", "c8"]),
        ("b1", ["a2", "b2", "c2"]),
        ("c1", ["b2", "c2"]),
        ("a7", ["a6", "a8", "b6", "b8"]),
    ],
)
def test_corto_F2_its_square_and_the_eight_around_it(square: str, reached: list[str]) -> None:
    state = table(EVERYWHERE, hands=["C10 A18", ""], corto=square)
    do(state, play("A18"), move(square))
    assert offered(state, "Mark") == reached
    other = table(EVERYWHERE, hands=["A19"], rasputin=square)
    do(other, play("A19"), move(square))
    assert offered(other, "Remove") == reached


def test_corto_F2_nothing_beyond_it() -> None:
    state = table(EVERYWHERE, hands=["A18 A19"], corto="b4", rasputin="b4")
    do(state, play("A18"), move("b4"))
    assert refused(state, mark("b6")) == "F2"
    assert refused(state, mark("b7")) == "F2"
    do(state, SKIP, play("A19"), move("b4"))
    assert refused(state, remove("b2")) == "F2"
    assert refused(state, remove("a6")) == "F2"


def test_corto_F2_it_is_where_the_figurine_ends_its_move() -> None:
    state = table({"b3": "B1", "b7": "B3"}, hands=["A19"], rasputin="b3")
    do(state, play("A19"), move("b6"))
    assert offered(state, "Remove") == ["b7"]


# --- F6: figurines and objects ---


@pytest.mark.parametrize("name", ["A18", "A19"])
def test_corto_F6_figurines_use_objects_from_their_square(name: str) -> None:
    # b: . x F x .
    # c: . . x . .      their objects reach adjacent squares, not the area
    board = {"b2": "B6 g", "b4": "B7", "c3": "C6 g", "c4": "C7 g"}
    state = table(board, hands=[f"{name} A12 A14"], corto="b3", rasputin="b3", tiles="")
    do(state, play(name), move("b3"), SKIP if name == "A18" else remove("c4"))
    do(state, play("A12"))
    assert offered(state, "Hit") == ["b2 g", "c3 g"]
    assert offered(state, "Kill") == ["b4"]
    do(state, kill("b4"), play("A14"))
    assert offered(state, "Mark") == ["b2", "c3"]


def test_corto_F6_in_addition_to_their_action() -> None:
    state = table({"b4": "B6", "a3": "A6"}, hands=["A19 A13"], rasputin="b3")
    do(state, play("A19"), move("b3"), remove("b4"), play("A13"), kill("a3"))
    assert sealed(state, RED) == "B6 A6"


# --- F7: the character under a figurine ---

UNDER = {"b2": "B1 g", "b3": "B6", "c3": "C6"}
"""A figurine stands on b2."""


@pytest.mark.parametrize("figurine", ["corto", "rasputin"])
def test_corto_F7_it_is_marked_and_hit_like_any_other(figurine: str) -> None:
    board = {"b2": "B1 g", "a3": "A6"}
    state = table(board, hands=["B10 A14 A12"], **{figurine: "b2"})  # type: ignore[arg-type]
    do(state, play("B10"), place("b3"))
    assert offered(state, "Mark") == ["a3", "b2"]
    assert offered(state, "Hit") == ["b2 g"]
    do(state, hit("b2", GREEN), play("A14"), mark("b2"), play("A12"), hit("b2", RED))
    assert at(state, "b2") == "B1"


@pytest.mark.parametrize("figurine", ["corto", "rasputin"])
def test_corto_F7_and_killed(figurine: str) -> None:
    state = table({"b2": "B1", "a3": "A6"}, hands=["B6"], **{figurine: "b2"})  # type: ignore[arg-type]
    do(state, play("B6"), place("b3"), kill("b2"))
    assert at(state, "b2") == ""
    assert sq("b2") in (state.corto, state.rasputin)


def test_corto_F7_and_removed_by_rasputin() -> None:
    state = table(UNDER, hands=["A19"], corto="b2", rasputin="b3")
    do(state, play("A19"), move("b3"))
    assert offered(state, "Remove") == ["b2", "b3", "c3"]
    do(state, remove("b3"))
    assert square_name(state.rasputin) == "b3"


def test_corto_F7_and_exchanged() -> None:
    state = table(UNDER, hands=["A16"], corto="b2", tiles="")
    do(state, play("A16"), pick("b2"), pick("c3"))
    assert (at(state, "b2"), at(state, "c3")) == ("C6", "B1 g")
    assert square_name(state.corto) == "b2"


def test_corto_F7_and_visited_by_corto_himself() -> None:
    state = table(UNDER, hands=["A18"], corto="b2", rasputin="b3", tiles="")
    do(state, play("A18"), move("b2"), mark("b2"), mark("b3"))
    assert (at(state, "b2"), at(state, "b3")) == ("B1 rg", "B6 r")


def test_corto_F7_it_counts_for_its_controller() -> None:
    state = table({"b2": "B1 g", "b3": "B6 g"}, corto="b2", rasputin="b3")
    assert gold(state, GREEN) == 4

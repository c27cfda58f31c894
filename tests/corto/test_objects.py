"""Chapters O and L: objects and long range."""

import pytest

from corto.deeds import (
    END,
    SKIP,
    Script,
    allowed,
    do,
    hit,
    hit_train,
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
from corto.tables import GREEN, RED, RULES, at, card, pile, sealed, sq, table, waits_for
from saltsea.kernel.step import Trace, settle

# --- O1: who acts ---


def test_corto_O1_an_object_goes_with_a_character_or_figurine() -> None:
    state = table({"b2": "B1", "b3": "B3 r"}, hands=["A12 A14 B2 B6"], corto="b4")
    assert refused(state, play("A12")) == "O1"
    assert refused(state, play("A14")) == "O1"
    do(state, play("B2"), place("b5"))
    assert waits_for(state) == "main"
    assert refused(state, play("A12")) == "T4"


def test_corto_O1_it_acts_from_the_square_of_the_one_just_played() -> None:
    state = table({"b2": "B1", "b7": "B3"}, hands=["B2 A12"])
    do(state, play("B2"), place("b3"), SKIP, play("A12"))
    assert offered(state, "Kill") == ["b2"]


def test_corto_O1_the_latest_and_no_other() -> None:
    # b: . x @ . . @ x .     first b3, then b6
    state = table({"b2": "B1", "b7": "B3"}, hands=["B2 B6 A12"])
    do(state, play("B2"), place("b3"), SKIP, play("B6"), place("b6"), SKIP, play("A12"))
    assert offered(state, "Kill") == ["b7"]
    assert refused(state, kill("b2")) == "G3"


def test_corto_O1_a_figurine_after_a_character_and_the_other_way_round() -> None:
    board = {"b2": "B1", "c7": "C1"}
    state = table(board, hands=["B2 B18 A12"], corto="c6", tiles="")
    do(state, play("B2"), place("b3"), SKIP, play("B18"), move("c6"), SKIP, play("A12"))
    assert offered(state, "Kill") == ["c7"]
    state = table(board, hands=["B2 B18 A12"], corto="c6", tiles="")
    do(state, play("B18"), move("c6"), SKIP, play("B2"), place("b3"), SKIP, play("A12"))
    assert offered(state, "Kill") == ["b2"]


def test_corto_O1_several_objects_with_the_same_character() -> None:
    state = table({"b2": "B1", "a3": "A1"}, hands=["B2 A12 A14 C12"])
    do(state, play("B2"), place("b3"), SKIP)
    do(state, play("A14"), mark("b2"), play("A12"), kill("a3"), play("C12"), hit("b2", RED))
    assert (at(state, "b2"), at(state, "a3")) == ("B1", "")


def test_corto_O1_no_character_was_played_when_a_turn_begins() -> None:
    state = table({"b2": "B1"}, hands=["B2", "A12 A13 A14 A15"])
    do(state, play("B2"), place("b3"), SKIP, END)
    assert [refused(state, play(name)) for name in ("A12", "A13", "A14", "A15")] == ["O1"] * 4


def test_corto_O1_an_advantage_is_no_character() -> None:
    state = table({"b2": "B1", "b3": "B3"}, hands=["C16 C17 A12"])
    do(state, play("C16"), play("C17"))
    assert refused(state, play("A12")) == "O1"


def test_corto_O1_one_that_was_exchanged_acts_from_where_it_stands_now() -> None:
    # b: . x @ . . . . .      B2 changes places with C1
    # c: . . . . . y C1 .
    state = table({"b2": "B1", "c6": "C2", "c7": "C1 g"}, hands=["B2 A16 A12"], tiles="")
    do(state, play("B2"), place("b3"), SKIP, play("A16"), pick("b3"), pick("c7"))
    assert (at(state, "b3"), at(state, "c7")) == ("C1 g", "B2 r")
    do(state, play("A12"))
    assert offered(state, "Kill") == ["c6"]


def test_corto_O1_named_second_it_moves_all_the_same() -> None:
    state = table({"b2": "B1", "c6": "C2", "c7": "C1 g"}, hands=["B2 A16 A12"], tiles="")
    do(state, play("B2"), place("b3"), SKIP, play("A16"), pick("c7"), pick("b3"), play("A12"))
    assert offered(state, "Kill") == ["c6"]


def test_corto_O1_an_exchange_of_others_changes_nothing() -> None:
    state = table({"b2": "B1", "c6": "C2", "c7": "C1"}, hands=["B2 A16 A12"], tiles="")
    do(state, play("B2"), place("b3"), SKIP, play("A16"), pick("c6"), pick("b2"), play("A12"))
    assert offered(state, "Kill") == ["b2"]
    assert at(state, "b2") == "C2"


def test_corto_O1_a_figurine_stays_when_the_character_under_it_is_exchanged() -> None:
    state = table({"b3": "B1", "b4": "B3", "c7": "C1", "c8": "C2"}, hands=["B18 A16 A12"], corto="b3", tiles="")
    do(state, play("B18"), move("b3"), SKIP, play("A16"), pick("b3"), pick("c7"), play("A12"))
    assert offered(state, "Kill") == ["b4"]


def test_corto_O1_when_rasputin_removes_the_card_just_played_objects_act_from_his_square() -> None:
    # b: . x @ . .      B2 is played on b3, Rasputin comes to c3 and removes it
    # c: . x R . .
    state = table({"b2": "B1", "c2": "C1"}, hands=["B2 B19 A12"], rasputin="c4", tiles="")
    do(state, play("B2"), place("b3"), SKIP, play("B19"), move("c3"), remove("b3"), play("A12"))
    assert offered(state, "Kill") == ["c2"]


def test_corto_O1_no_character_acts_for_a_card_that_has_left_the_board() -> None:
    # No card of the box can do this yet, so the fact is written into the table by hand.
    state = table({"b2": "B1", "b4": "B3"}, hands=["B2 B6 A12"])
    do(state, play("B2"), place("b3"), SKIP)
    fact = {"kind": "Killed", "seat": GREEN, "square": sq("b3"), "card": card("B2")}
    RULES.evolve(state, RULES.vocabulary.event(fact))
    settle(RULES, state, Script(), Trace())
    assert refused(state, play("A12")) == "O1"
    do(state, play("B6"), place("b3"), SKIP)
    assert allowed(state, play("A12"))


# --- O2: what it does ---


def test_corto_O2_white_adds_a_marker() -> None:
    state = table({"b2": "B1 g", "a3": "A1"}, hands=["B6 A14"])
    do(state, play("B6"), place("b3"), SKIP, play("A14"))
    assert offered(state, "Mark") == ["a3", "b2"]
    do(state, mark("b2"))
    assert at(state, "b2") == "B1 rg"
    assert waits_for(state) == "main"


def test_corto_O2_black_hits_or_kills() -> None:
    state = table({"b2": "B1 gr", "a3": "A1"}, hands=["B2 A12"])
    do(state, play("B2"), place("b3"), SKIP, play("A12"))
    assert offered(state, "Hit") == ["b2 r", "b2 g"]
    assert offered(state, "Kill") == ["a3"]
    do(state, kill("a3"))
    assert sealed(state, RED) == "A1"
    assert waits_for(state) == "main"


def test_corto_O2_twice_on_the_same_character() -> None:
    state = table({"b2": "B1"}, hands=["B2 B15"])
    do(state, play("B2"), place("b3"), SKIP, play("B15"), mark("b2"), mark("b2"))
    assert at(state, "b2") == "B1 rr"
    assert waits_for(state) == "main"


def test_corto_O2_twice_on_different_characters() -> None:
    state = table({"b2": "B1", "a3": "A1", "c3": "C1"}, hands=["B2 A13"])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), kill("a3"), kill("c3"))
    assert sealed(state, RED) == "A1 C1"


def test_corto_O2_the_first_hit_takes_the_last_marker_and_the_second_kills() -> None:
    state = table({"b2": "B1 g"}, hands=["B2 A13"])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), hit("b2", GREEN), kill("b2"))
    assert sealed(state, RED) == "B1"
    assert list(state.stock) == [12, 13]


@pytest.mark.parametrize("name", ["A12", "A13", "A14", "B15"])
def test_corto_O2_at_least_once(name: str) -> None:
    state = table({"b2": "B1"}, hands=[f"B2 {name}"])
    do(state, play("B2"), place("b3"), SKIP, play(name))
    assert refused(state, SKIP) == "O2"


def test_corto_O2_the_second_time_is_free() -> None:
    state = table({"b2": "B1", "a3": "A1"}, hands=["B2 A13"])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), kill("b2"))
    assert waits_for(state) == "act"
    do(state, SKIP)
    assert waits_for(state) == "main"
    assert at(state, "a3") == "A1"


def test_corto_O2_at_most_as_often_as_it_says() -> None:
    state = table({"b2": "B1 g4"}, hands=["B2 A12 A13"])
    do(state, play("B2"), place("b3"), SKIP, play("A12"), hit("b2", GREEN))
    assert refused(state, hit("b2", GREEN)) == "T6"
    do(state, play("A13"), hit("b2", GREEN), hit("b2", GREEN))
    assert refused(state, hit("b2", GREEN)) == "T6"
    assert at(state, "b2") == "B1 g"


def test_corto_O2_it_stops_when_no_target_is_left() -> None:
    state = table({"b2": "B1"}, hands=["B2 A13"])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), kill("b2"))
    assert waits_for(state) == "main"
    assert pile(state) == "A13"


@pytest.mark.parametrize("character", ["B2", "B6", "B10"])
@pytest.mark.parametrize("name", ["A12", "A14"])
def test_corto_O2_any_object_goes_with_any_border(character: str, name: str) -> None:
    state = table({"b2": "B1"}, hands=[f"{character} {name}"])
    do(state, play(character), place("b3"), SKIP)
    assert allowed(state, play(name))


def test_corto_O2_a_white_object_does_not_hit_and_a_black_one_does_not_mark() -> None:
    state = table({"b2": "B1"}, hands=["B10 A12 A14"])
    do(state, play("B10"), place("b3"), SKIP, play("A12"))
    assert refused(state, mark("b2")) == "O2"
    state = table({"b2": "B1"}, hands=["B10 A12 A14"])
    do(state, play("B10"), place("b3"), SKIP, play("A14"))
    assert refused(state, kill("b2")) == "O2"


def test_corto_O2_it_lies_on_the_pile_after_its_effect() -> None:
    state = table({"b2": "B1 g", "a3": "A1"}, hands=["B2 A13"], pile="C12")
    do(state, play("B2"), place("b3"), SKIP, play("A13"))
    assert pile(state) == "C12"
    do(state, kill("a3"))
    assert pile(state) == "C12"
    do(state, hit("b2", GREEN))
    assert pile(state) == "C12 A13"


def test_corto_O2_markers_and_hits_on_characters_only() -> None:
    state = table({"b2": "B1"}, hands=["B2 A12 A14"])
    do(state, play("B2"), place("b3"), SKIP, play("A12"))
    assert refused(state, kill("b4")) in ("C5", "O2")
    state = table({"b2": "B1"}, hands=["B2 A12 A14"])
    do(state, play("B2"), place("b3"), SKIP, play("A14"))
    assert not allowed(state, mark("c3"))


def test_corto_O2_says_why_an_empty_square_takes_no_marker() -> None:
    # A white object does not hit: the rule about hits would explain nothing.
    state = table({"b2": "B1"}, hands=["B2 A14"])
    do(state, play("B2"), place("b3"), SKIP, play("A14"))
    assert refused(state, mark("c3")) == "O2"


# --- O3: never the own square ---


def test_corto_O3_a_character_is_not_the_target_of_its_own_objects() -> None:
    state = table({"b2": "B1"}, hands=["B2 A12 A14"])
    do(state, play("B2"), place("b3"), SKIP, play("A12"))
    assert refused(state, hit("b3", RED)) == "O3"
    state = table({"b2": "B1"}, hands=["B2 A12 A14"])
    do(state, play("B2"), place("b3"), SKIP, play("A14"))
    assert refused(state, mark("b3")) == "O3"


def test_corto_O3_a_figurine_does_not_hit_the_character_under_it() -> None:
    state = table({"b3": "B1", "b4": "B3"}, hands=["B18 A12 A14"], corto="b3")
    do(state, play("B18"), move("b3"), SKIP, play("A12"))
    assert refused(state, kill("b3")) == "O3"
    do(state, kill("b4"))
    assert refused(state, play("A14")) == "T4"


def test_corto_O3_nor_at_long_range() -> None:
    state = table({"b3": "B1", "b8": "B3"}, hands=["B18 B13"], corto="b3")
    do(state, play("B18"), move("b3"), SKIP, play("B13"))
    assert refused(state, kill("b3")) == "O3"
    assert offered(state, "Kill") == ["b8"]
    state = table({"b2": "B1"}, hands=["B4"])
    do(state, play("B4"), place("b3"))
    assert refused(state, mark("b3")) == "O3"


def test_corto_O3_only_the_train_is_hit_from_its_own_square() -> None:
    # The train rolls from c4 to c3 while E2 is laid there.
    state = table({"c2": "E1 g"}, strips="ABE", hands=["E2 A12"], train="c4")
    do(state, play("E2"), place("c3"), SKIP)
    assert state.train == sq("c3")
    do(state, play("A12"), hit_train(0))


# --- L1: row and column ---

#  number 2 3 4 5 6 7 8
#  a      x . x x . . x
#  b      x x . @ . x x      @ is b5
#  c      x . . x . . x
WIDE = {
    "a2": "A1", "a4": "A2", "a5": "A3 g", "a8": "A6",
    "b2": "B1", "b3": "B2 r", "b4": "B3", "b7": "B7 g", "b8": "B6",
    "c2": "C1", "c5": "C2", "c8": "C3",
}  # fmt: skip


def test_corto_L1_a_long_range_character_acts_on_its_whole_row_and_column() -> None:
    state = table(WIDE, hands=["B5 B10"])
    do(state, play("B5"), place("b5"))
    assert offered(state, "Kill") == ["b2", "b4", "b8", "c5"]
    assert offered(state, "Hit") == ["a5 g", "b3 r", "b7 g"]
    assert refused(state, kill("a4")) == "L1"
    assert refused(state, kill("c8")) == "L1"


def test_corto_L1_a_white_one_too() -> None:
    state = table(WIDE, hands=["B4"])
    do(state, play("B4"), place("b5"))
    assert offered(state, "Mark") == ["a5", "b2", "b3", "b4", "b7", "b8", "c5"]
    do(state, mark("b8"))
    assert at(state, "b8") == "B6 r"


def test_corto_L1_nothing_blocks() -> None:
    state = table(WIDE, hands=["B5"], corto="b6", rasputin="b7")
    do(state, play("B5"), place("b5"), kill("b8"))
    assert sealed(state, RED) == "B6"


@pytest.mark.parametrize("name", ["B13", "D13", "E13"])
def test_corto_L1_a_double_cannon(name: str) -> None:
    board = {"a5": "B1 g", "a4": "B2", "b2": "D1", "b8": "D2", "c5": "E1", "c8": "E2", "d5": "A1"}
    state = table(board, players=3, strips="BDEA", hands=[f"D3 {name}"], train="", leopards=0)
    do(state, play("D3"), place("b5"), SKIP, play(name))
    assert offered(state, "Kill") == ["b2", "b8", "c5", "d5"]
    assert offered(state, "Hit") == ["a5 g"]
    do(state, hit("a5", GREEN), kill("b8"))
    assert waits_for(state) == "main"


@pytest.mark.parametrize("name", ["A15", "C15", "F15"])
def test_corto_L1_a_white_object(name: str) -> None:
    board = {"a5": "A1 g", "a4": "A2", "b2": "C1", "b8": "C2", "c5": "F1", "c8": "F2"}
    state = table(board, strips="ACF", hands=[f"C3 {name}"], tiles="")
    do(state, play("C3"), place("b5"), SKIP, play(name))
    assert offered(state, "Mark") == ["a5", "b2", "b8", "c5"]


@pytest.mark.parametrize("name", ["A13", "C13", "F13", "A12", "C12", "F12"])
def test_corto_L1_an_object_without_triangles_acts_beside_it_only(name: str) -> None:
    state = table({"b2": "C1", "b4": "C2"}, strips="ACF", hands=[f"A18 {name}"], corto="b5", tiles="")
    do(state, play("A18"), move("b5"), SKIP, play(name))
    assert offered(state, "Kill") == ["b4"]


def test_corto_L1_from_a_deck_square_along_its_strip() -> None:
    state = table({"a8": "A1", "b8": "B1"}, hands=["B18 B13"], corto="a1")
    do(state, play("B18"), move("a1"), play("B13"))
    assert offered(state, "Kill") == ["a8"]


# --- L2: only the card's own action ---


def test_corto_L2_an_object_keeps_its_own_range_beside_a_long_range_character() -> None:
    state = table(WIDE, hands=["B5 A12 A14"])
    do(state, play("B5"), place("b5"), SKIP, play("A12"))
    assert offered(state, "Kill") == ["b4", "c5"]
    assert offered(state, "Hit") == ["a5 g"]
    assert refused(state, kill("b8")) == "G3"


def test_corto_L2_a_character_keeps_its_own_range_beside_a_long_range_object() -> None:
    state = table(WIDE, hands=["B10 B13"])
    do(state, play("B10"), place("b5"))
    assert offered(state, "Kill") == ["b4", "c5"]
    do(state, SKIP, play("B13"))
    assert offered(state, "Kill") == ["b2", "b4", "b8", "c5"]


def test_corto_L2_two_objects_each_with_its_own() -> None:
    state = table(WIDE, hands=["B10 B13 A12"])
    do(state, play("B10"), place("b5"), SKIP, play("B13"), kill("b2"), kill("b8"), play("A12"))
    assert offered(state, "Kill") == ["b4", "c5"]
    assert refused(state, hit("b7", GREEN)) == "G3"

"""The quests of the Ballad, of Capricorn and of the Celts."""

import pytest

from corto.deeds import (
    END,
    SKIP,
    Deed,
    could_come,
    do,
    hit,
    kill,
    lift,
    mark,
    move,
    names_of,
    offered,
    pick,
    place,
    play,
    refused,
    sail,
    send_home,
)
from corto.tables import (
    BLACK,
    CROW,
    GREEN,
    INGOT,
    RED,
    YELLOW,
    at,
    counted,
    ended,
    gold,
    public,
    sealed,
    square_name,
    squares,
    table,
    waits_for,
    won,
)
from saltsea.games.corto.engine.state import CortoState

# --- QA: the vessel ---


def test_corto_QA_who_plays_a_character_on_its_strip_may_sail_it_one_step() -> None:
    # a: . x @ . . . . .     the vessel lies on b5
    # b: . . . . V . . .
    state = table({"a2": "A1"}, hands=["A2"], vessel="b5")
    do(state, play("A2"), place("a3"))
    assert offered(state, "Sail") == ["a5", "b4", "b6", "c5"]
    do(state, sail("c5"))
    assert square_name(state.vessel) == "c5"


def test_corto_QA_one_step_along_edges() -> None:
    state = table({"a2": "A1"}, hands=["A2"], vessel="b5")
    do(state, play("A2"), place("a3"))
    for square in ("b5", "a4", "b7", "c6", "d5"):
        assert refused(state, sail(square)) == "QA"


def test_corto_QA_it_starts_at_the_end_of_its_strip() -> None:
    state = table({"a2": "A1"}, hands=["A2"])
    do(state, play("A2"), place("a3"))
    assert offered(state, "Sail") == ["a7", "b8"]


def test_corto_QA_never_to_a_deck() -> None:
    state = table({"a2": "A1"}, hands=["A2"], vessel="b2")
    do(state, play("A2"), place("a3"))
    assert offered(state, "Sail") == ["a2", "b3", "c2"]
    assert refused(state, sail("b1")) == "QA"


def test_corto_QA_it_may_stay() -> None:
    state = table({"a2": "A1"}, hands=["A2"], vessel="b5")
    do(state, play("A2"), place("a3"), SKIP)
    assert square_name(state.vessel) == "b5"
    assert waits_for(state) == "border"


def test_corto_QA_after_the_marker_and_before_the_action() -> None:
    state = table({"a2": "A1"}, hands=["A2"], vessel="b5")
    do(state, play("A2"), place("a3"))
    assert (waits_for(state), at(state, "a3")) == ("sail", "A2 r")
    assert refused(state, mark("a2")) == "T6"
    do(state, sail("b4"), mark("a2"))
    assert at(state, "a2") == "A1 r"


def test_corto_QA_also_when_that_marker_had_to_be_moved() -> None:
    state = table({"a2": "A1 r6", "c7": "C1 r7"}, hands=["A2"], vessel="b5", tiles="")
    do(state, play("A2"), place("a3"))
    assert waits_for(state) == "lift"
    do(state, lift("c7"))
    assert waits_for(state) == "sail"


def test_corto_QA_once_per_character() -> None:
    state = table({"a2": "A1"}, hands=["A2 A6"], vessel="b5")
    do(state, play("A2"), place("a3"), sail("b4"), SKIP)
    assert refused(state, sail("b3")) == "T6"
    do(state, play("A6"), place("a4"), sail("b3"), SKIP)
    assert square_name(state.vessel) == "b3"


def test_corto_QA_the_strip_counts_and_not_the_card() -> None:
    # A8 may lie on strip b as well: there it does not sail.
    state = table({"b2": "B1"}, hands=["A8"], vessel="b5")
    do(state, play("A8"), place("b3"))
    assert waits_for(state) == "border"
    # F8 may lie on the Ballad's strip.
    state = table({"a2": "A1"}, strips="AFB", hands=["F8"], vessel="b5")
    do(state, play("F8"), place("a3"))
    assert waits_for(state) == "sail"


def test_corto_QA_a_figurine_on_its_strip_does_not_sail_it() -> None:
    state = table({"a2": "A1"}, hands=["A18"], vessel="b5")
    do(state, play("A18"), move("a1"))
    assert waits_for(state) == "visit"


def test_corto_QA_it_occupies_nothing() -> None:
    state = table({"a2": "A1"}, hands=["A2 A18"], vessel="a3")
    do(state, play("A2"), place("a3"), SKIP, SKIP)
    assert at(state, "a3") == "A2 r"
    # Nor is it a neighbour.
    lonely = table({"b2": "B1"}, hands=["A2"], vessel="a5")
    do(lonely, play("A2"))
    assert offered(lonely, "Place") == ["a2"]


@pytest.mark.parametrize(("under", "scores"), [("A2 r", [5, 0]), ("A2 rgg", [0, 5]), ("A2 rg", [0, 0]), ("A2", [0, 0])])
def test_corto_QA_five_gold_for_the_controller_of_the_character_under_it(under: str, scores: list[int]) -> None:
    assert counted(table({"b5": under}, vessel="b5")).scores == scores
    assert counted(table({"b5": under}, vessel="b6")).scores == [0, 0]


# --- QB: the four aces ---


def after_the_turn(board: dict[str, str], holder: int = -1, players: int = 3) -> CortoState:
    """Red passes, and the tile is looked at."""
    state = table(board, players=players, strips="ABCD", hands=["A3 A4 A5 A6", "A7 A8"], aces=holder)
    do(state, END)
    return state


@pytest.mark.parametrize("name", ["B3", "B5", "B9", "B10"])
def test_corto_QB_one_ace_is_enough(name: str) -> None:
    assert after_the_turn({"b4": f"{name} g"}).ace_holder == GREEN


@pytest.mark.parametrize("name", ["B1", "B2", "B4", "B6", "B7", "B8", "B11"])
def test_corto_QB_only_the_four_aces_count(name: str) -> None:
    assert after_the_turn({"b4": f"{name} g"}).ace_holder == -1


def test_corto_QB_the_player_who_alone_controls_most_takes_the_tile() -> None:
    board = {"b4": "B3 g", "b6": "B5 rgg", "b8": "B9 y"}
    assert after_the_turn(board).ace_holder == GREEN


def test_corto_QB_also_from_its_holder() -> None:
    board = {"b4": "B3 g", "b6": "B5 g", "b8": "B9 r"}
    assert after_the_turn(board, holder=RED).ace_holder == GREEN


def test_corto_QB_a_tie_moves_nothing() -> None:
    board = {"b4": "B3 g", "b6": "B5 y"}
    assert after_the_turn(board).ace_holder == -1
    assert after_the_turn(board, holder=RED).ace_holder == RED
    assert after_the_turn(board, holder=GREEN).ace_holder == GREEN


def test_corto_QB_at_least_one() -> None:
    assert after_the_turn({"b4": "B3", "b6": "B5 rg"}).ace_holder == -1
    assert after_the_turn({"b4": "B3", "b6": "B5 rg"}, holder=YELLOW).ace_holder == YELLOW


def test_corto_QB_control_counts_and_not_markers() -> None:
    board = {"b4": "B3 gggr", "b6": "B5 r", "b8": "B9 ry"}
    assert after_the_turn(board).ace_holder == -1
    board = {"b4": "B3 ggg", "b6": "B5 r", "b8": "B9 rry"}
    assert after_the_turn(board).ace_holder == RED


def test_corto_QB_on_any_strip() -> None:
    # An exchange can carry an ace anywhere.
    assert after_the_turn({"d8": "B3 y"}).ace_holder == YELLOW


@pytest.mark.parametrize("strips", ["BCDE", "CBDE", "DEBC", "EFDB"])
def test_corto_QB_wherever_capricorns_strip_lies(strips: str) -> None:
    state = table({"c4": "B10 y"}, players=3, strips=strips, hands=["B12 B13 B14 B15"])
    do(state, END)
    assert state.ace_holder == YELLOW


def test_corto_QB_at_the_end_of_each_turn_and_not_before() -> None:
    state = table({"b2": "B1"}, hands=["B10"])
    do(state, play("B10"), place("b3"), SKIP)
    assert state.ace_holder == -1
    do(state, END)
    assert state.ace_holder == RED


def test_corto_QB_the_holder_keeps_it_without_any_ace_until_another_player_has_most() -> None:
    state = table({"b2": "B3 r", "b5": "B6"}, hands=["A3 A4 A5 A6", "B7"], aces=-1)
    do(state, END)
    assert state.ace_holder == RED
    do(state, play("B7"), place("b3"), hit("b2", RED), END)
    assert state.ace_holder == RED


def test_corto_QB_is_settled_before_the_end_is_tested() -> None:
    # The move that ends the game also brings the tile.
    board = {f"a{number}": f"A{number}" for number in range(2, 9)}
    board |= dict(zip([f"b{number}" for number in range(2, 8)], ["B1", "B2", "B4", "B6", "B7", "B8"], strict=True))
    state = table(board, hands=["B10"], vessel="")
    do(state, play("B10"), place("b8"), SKIP, END)
    assert ended(state).scores == [5, 0]
    assert state.ace_holder == RED


def test_corto_QB_five_gold() -> None:
    assert counted(table({"a2": "A1"}, players=3, aces=YELLOW)).scores == [0, 0, 5]


# --- QC: ingots and crows ---

CELTS = {"c2": "C1"}


def test_corto_QC_an_ingot_goes_to_who_plays_a_character_there() -> None:
    state = table(CELTS, hands=["C6"])
    do(state, play("C6"), place("c3", INGOT))
    assert won(state, RED, "ingots") == 1
    assert public(state).tiles == squares("c4 c5 c6 c7 c8")
    assert gold(state, RED) == 3


def test_corto_QC_three_gold_each_and_none_for_crows() -> None:
    state = table(CELTS, won=[{"ingots": 3}, {"crows": 3}])
    assert counted(state).scores == [9, 0]


def test_corto_QC_a_crow_may_send_any_marker_of_an_opponent_home() -> None:
    state = table(CELTS | {"a8": "A1 rgg", "b5": "B1 y", "b7": "B2 r"}, players=3, hands=["C6"])
    do(state, play("C6"), place("c3", CROW))
    assert offered(state, "SendHome") == ["a8 g", "b5 y"]
    do(state, send_home("a8", GREEN))
    assert at(state, "a8") == "A1 rg"
    assert state.stock[GREEN] == 12
    assert won(state, RED, "crows") == 1


def test_corto_QC_never_the_own_nor_one_that_is_not_there() -> None:
    state = table(CELTS | {"a8": "A1 rg"}, players=3, hands=["C6"])
    do(state, play("C6"), place("c3", CROW))
    for square, owner in (("a8", RED), ("a8", YELLOW), ("a8", BLACK), ("b2", GREEN), ("c3", RED)):
        assert refused(state, send_home(square, owner)) == "QC"


def test_corto_QC_the_crow_may_stay_at_home() -> None:
    state = table(CELTS | {"a8": "A1 g"}, hands=["C6"])
    do(state, play("C6"), place("c3", CROW), SKIP)
    assert at(state, "a8") == "A1 g"
    assert waits_for(state) == "border"


def test_corto_QC_without_a_foreign_marker_it_has_nothing_to_do() -> None:
    state = table(CELTS | {"a8": "A1 r"}, hands=["C6"])
    do(state, play("C6"), place("c3", CROW))
    assert waits_for(state) == "border"
    assert won(state, RED, "crows") == 1


def test_corto_QC_an_ingot_sends_no_character_home() -> None:
    state = table(CELTS | {"a8": "A1 g"}, hands=["C6"])
    do(state, play("C6"), place("c3", INGOT))
    assert waits_for(state) == "border"
    assert refused(state, send_home("a8", GREEN)) == "T6"


def test_corto_QC_after_the_marker_and_before_the_action() -> None:
    # The crow takes the only marker of c2, and then the black border kills it.
    state = table({"c2": "C1 g"}, hands=["C6"])
    do(state, play("C6"), place("c3", CROW))
    assert at(state, "c3") == "C6 r"
    do(state, send_home("c2", GREEN), kill("c2"))
    assert sealed(state, RED) == "C1"


def test_corto_QC_also_when_that_marker_had_to_be_moved() -> None:
    state = table({"c2": "C1 r6", "a7": "A1 r7g"}, hands=["C6"])
    do(state, play("C6"), place("c3"))
    assert len(public(state).tiles) == 6
    do(state, Deed(lift("a7").action, (CROW,)), send_home("a7", GREEN))
    assert at(state, "a7") == "A1 rrrrrr"
    assert waits_for(state) == "border"


def test_corto_QC_only_three_of_each() -> None:
    state = table(CELTS, hands=["C6 C7 C3 C4"])
    for number, name in enumerate(["C6", "C7", "C3"], 3):
        do(state, play(name), place(f"c{number}", CROW), SKIP)
    do(state, play("C4"), place("c6"), SKIP)
    assert (won(state, RED, "crows"), won(state, RED, "ingots")) == (3, 1)


def test_corto_QC_what_is_left_may_lie_anywhere() -> None:
    state = table(CELTS, hands=["C6 C7 C3 C4"])
    do(state, play("C6"))
    assert could_come(state, place("c3")) == [CROW] * 3 + [INGOT] * 3
    do(state, place("c3", CROW), SKIP, play("C7"))
    assert could_come(state, place("c4")) == [CROW] * 2 + [INGOT] * 3


def test_corto_QC_a_tile_is_taken_once() -> None:
    state = table(CELTS | {"c3": "C2"}, hands=["C6 C7"], tiles="c4 c5")
    do(state, play("C6"), place("c4", INGOT), kill("c3"), play("C7"))
    events = do(state, place("c3"))
    assert "TileTurned" not in names_of(events)


def test_corto_QC_square_2_has_none() -> None:
    state = table({"c3": "C1"}, hands=["C6"])
    events = do(state, play("C6"), place("c2"))
    assert "TileTurned" not in names_of(events)


def test_corto_QC_nor_has_any_other_strip() -> None:
    # A11 and B8 belong to the Celts too, but here they lie at home.
    state = table({"a2": "A1", "b2": "B1"}, hands=["A11 B8"], vessel="")
    events = do(state, play("B8"), place("b3"), SKIP)
    assert "TileTurned" not in names_of(events)
    visitor = table({"b2": "B1", "c2": "C1"}, hands=["B8"])
    do(visitor, play("B8"), place("c3", INGOT))
    assert won(visitor, RED, "ingots") == 1


def test_corto_QC_figurines_and_exchanges_take_none() -> None:
    state = table({"c2": "C1", "a2": "A1"}, hands=["C18 A16"], corto="c2")
    events = do(state, play("C18"), move("c4"), play("A16"), pick("a2"), pick("c2"))
    assert "TileTurned" not in names_of(events)
    assert len(public(state).tiles) == 6


@pytest.mark.parametrize("tile", [INGOT, CROW])
@pytest.mark.parametrize("number", range(3, 9))
def test_corto_QC_either_may_lie_on_any_of_the_squares_3_to_8(number: int, tile: int) -> None:
    state = table({}, hands=["C6"], corto=f"c{number - 1}")
    do(state, play("C6"), place(f"c{number}", tile))
    assert (won(state, RED, "ingots"), won(state, RED, "crows")) == (tile, 1 - tile)


def test_corto_QC_a_longer_strip_has_no_tile_beyond_the_sixth() -> None:
    state = table({"c8": "C1"}, hands=["C6"], options={"length": 9})
    events = do(state, play("C6"), place("c9"))
    assert "TileTurned" not in names_of(events)
    assert len(public(state).tiles) == 5


@pytest.mark.parametrize(("length", "number"), [(6, 4), (7, 5), (8, 6), (9, 6)])
def test_corto_QC_a_shorter_strip_has_fewer_drawn_from_all_six(length: int, number: int) -> None:
    state = table(CELTS, hands=["C6 C7 C3 C4"], options={"length": length})
    assert len(public(state).tiles) == number
    for place_number, name in enumerate(["C6", "C7", "C3"], 3):
        do(state, play(name), place(f"c{place_number}", INGOT), SKIP)
    assert won(state, RED, "ingots") == 3

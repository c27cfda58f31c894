"""Chapter C: characters."""

import pytest

from corto.deeds import SKIP, allowed, do, hit, kill, lift, mark, offered, place, play, refused
from corto.tables import GREEN, RED, YELLOW, at, hand, pile, sealed, table, waits_for
from saltsea.kernel.options import Options

ENGLISH: Options = {"black_border": "english"}


# --- C1: where ---


def test_corto_C1_on_an_empty_square_of_its_colour_beside_a_character() -> None:
    # a: . x . . x . . .     A6 may lie where a + is
    # b: . . . . . . . x
    # c: . . x . . . . .
    state = table({"a2": "A1", "a5": "A2", "b8": "B1", "c3": "C1"}, hands=["A6"])
    do(state, play("A6"))
    assert offered(state, "Place") == ["a3", "a4", "a6", "a8"]


def test_corto_C1_the_card_goes_from_the_hand_to_the_board() -> None:
    state = table({"a2": "A1"}, hands=["A6 B2"])
    do(state, play("A6"), place("a3"))
    assert at(state, "a3") == "A6 r"
    assert hand(state, RED) == "B2"
    assert pile(state) == ""


def test_corto_C1_not_on_another_character() -> None:
    state = table({"a2": "A1", "a3": "A2"}, hands=["A6"])
    do(state, play("A6"))
    assert refused(state, place("a2")) == "C1"
    assert refused(state, place("a3")) == "C1"


def test_corto_C1_not_on_another_colour() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A6"])
    do(state, play("A6"))
    assert refused(state, place("b3")) == "C1"
    assert refused(state, place("c2")) == "C1"


def test_corto_C1_not_beside_an_empty_square_nor_at_a_corner() -> None:
    # a: . . . . . . . .
    # b: . . . x . . . .
    state = table({"b4": "B1", "c3": "C1"}, hands=["A6", "B6"])
    do(state, play("A6"))
    assert offered(state, "Place") == ["a4"]
    for square in ("a3", "a5", "a8"):
        assert refused(state, place(square)) == "C1"


@pytest.mark.parametrize("figurine", ["corto", "rasputin"])
def test_corto_C1_a_figurine_is_neighbour_enough(figurine: str) -> None:
    state = table({}, hands=["A6"], **{figurine: "a5"})  # type: ignore[arg-type]
    do(state, play("A6"))
    assert offered(state, "Place") == ["a4", "a6"]


@pytest.mark.parametrize("figurine", ["corto", "rasputin"])
def test_corto_C1_also_one_on_another_strip_or_on_a_deck(figurine: str) -> None:
    state = table({}, hands=["A6"], **{figurine: "b5"})  # type: ignore[arg-type]
    do(state, play("A6"))
    assert offered(state, "Place") == ["a5"]
    state = table({}, hands=["A6"], **{figurine: "a1"})  # type: ignore[arg-type]
    do(state, play("A6"))
    assert offered(state, "Place") == ["a2"]


@pytest.mark.parametrize("figurine", ["corto", "rasputin"])
def test_corto_C1_not_where_a_figurine_stands(figurine: str) -> None:
    state = table({"a2": "A1", "a4": "A2"}, hands=["A6"], **{figurine: "a3"})  # type: ignore[arg-type]
    do(state, play("A6"))
    assert refused(state, place("a3")) == "C1"
    assert offered(state, "Place") == ["a5"]


def test_corto_C1_two_backgrounds_are_two_strips() -> None:
    # A8 also belongs to B, A11 also to C.
    board = {"a2": "A1", "b2": "B1", "c2": "C1"}
    state = table(board, hands=["A8"])
    do(state, play("A8"))
    assert offered(state, "Place") == ["a3", "b3"]
    assert refused(state, place("c3")) == "C1"
    state = table(board, hands=["A11"])
    do(state, play("A11"))
    assert offered(state, "Place") == ["a3", "c3"]


def test_corto_C1_the_place_of_a_character_that_was_killed_is_empty() -> None:
    state = table({"a2": "A1", "a3": "A2"}, hands=["A6 A7"])
    do(state, play("A6"), place("a4"), SKIP, kill("a3"))
    do(state, play("A7"), place("a3"))
    assert at(state, "a3") == "A7 r"


def test_corto_C1_the_strips_keep_their_colours_in_any_order() -> None:
    state = table({"a2": "C1", "b2": "A1", "c2": "B1"}, strips="CAB", hands=["A6"], tiles="")
    do(state, play("A6"))
    assert offered(state, "Place") == ["b3"]


# --- C2: its marker ---


def test_corto_C2_then_one_marker_from_the_stock() -> None:
    state = table({"b2": "B1 rg"}, hands=["", "B6"], turn=GREEN)
    do(state, play("B6"), place("b3"))
    assert at(state, "b3") == "B6 g"
    assert at(state, "b2") == "B1 rg"
    assert list(state.stock) == [12, 11]


def test_corto_C2_the_last_marker_of_the_stock_is_good_enough() -> None:
    state = table({"b2": "B1 r12"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert waits_for(state) == "border"
    assert at(state, "b3") == "B6 r"


def test_corto_C2_with_an_empty_stock_one_is_moved_from_another_character() -> None:
    state = table({"b2": "B1 r12g", "c2": "C1 r", "a2": "A1 g"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert waits_for(state) == "lift"
    assert offered(state, "Lift") == ["b2", "c2"]
    do(state, lift("c2"))
    assert (at(state, "b3"), at(state, "c2"), at(state, "b2")) == ("B6 r", "C1", f"B1 {'r' * 12}g")
    assert state.stock[RED] == 0


def test_corto_C2_it_must_be_moved() -> None:
    state = table({"b2": "B1 r12", "c2": "C1 r"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert refused(state, SKIP) == "T6"
    assert refused(state, lift("a2")) == "M1"
    assert refused(state, lift("b3")) == "M1"


def test_corto_C2_the_marker_comes_before_the_action() -> None:
    # The last marker goes on the character itself, so its white border has none left but those on the board.
    state = table({"b2": "B1 r12", "a2": "A1"}, hands=["B2"])
    do(state, play("B2"), place("b3"), mark("b2"))
    assert waits_for(state) == "lift"
    assert offered(state, "Lift") == ["b3"]


# --- C3: its action ---


def test_corto_C3_acting_is_optional() -> None:
    state = table({"b2": "B1"}, hands=["B2 B6"])
    do(state, play("B2"), place("b3"), SKIP)
    assert (at(state, "b2"), at(state, "b3")) == ("B1", "B2 r")
    do(state, play("B6"), place("b4"), SKIP)
    assert (at(state, "b3"), sealed(state, RED)) == ("B2 r", "")


@pytest.mark.parametrize("name", ["B2", "B6", "B10"])
def test_corto_C3_it_acts_once(name: str) -> None:
    state = table({"b2": "B1 g", "a3": "A1"}, hands=[name])
    do(state, play(name), place("b3"), mark("b2") if name != "B6" else hit("b2", GREEN))
    assert waits_for(state) == "main"


def test_corto_C3_both_borders_choose_one() -> None:
    board = {"b2": "B1 g", "a3": "A1"}
    state = table(board, hands=["B10"])
    do(state, play("B10"), place("b3"))
    assert offered(state, "Mark") == ["a3", "b2"]
    assert offered(state, "Kill") == ["a3"]
    assert offered(state, "Hit") == ["b2 g"]
    do(state, mark("b2"))
    assert refused(state, kill("a3")) == "T6"
    state = table(board, hands=["B10"])
    do(state, play("B10"), place("b3"), kill("a3"))
    assert refused(state, mark("b2")) == "T6"


def test_corto_C3_with_no_target_in_reach_the_turn_goes_on() -> None:
    state = table({}, hands=["B6"], corto="b4")
    do(state, play("B6"), place("b5"))
    assert waits_for(state) == "main"


def test_corto_C3_a_character_acts_when_it_is_played_and_not_later() -> None:
    state = table({"b2": "B1 g", "b4": "B3 g"}, hands=["B6 B2"])
    do(state, play("B6"), place("b3"), SKIP, play("B2"), place("b5"))
    assert offered(state, "Hit") == []
    assert offered(state, "Mark") == ["b4"]


# --- C4: white ---


def test_corto_C4_white_adds_one_of_your_markers_to_an_adjacent_character() -> None:
    # a: . . x . .
    # b: . x @ . x
    # c: . . x . .
    state = table({"a3": "A1", "b2": "B1 gg", "c3": "C1 r", "b5": "B3"}, hands=["B2"])
    do(state, play("B2"), place("b3"))
    assert offered(state, "Mark") == ["a3", "b2", "c3"]
    do(state, mark("b2"))
    assert at(state, "b2") == "B1 rgg"
    assert list(state.stock) == [10, 11]


def test_corto_C4_not_to_itself_nor_to_an_empty_square_nor_far_away() -> None:
    state = table({"b2": "B1", "b5": "B3"}, hands=["B2"])
    do(state, play("B2"), place("b3"))
    assert refused(state, mark("b3")) == "O3"
    assert not allowed(state, mark("b4"))
    assert refused(state, mark("b5")) == "G3"


def test_corto_C4_says_why_an_empty_square_takes_no_marker() -> None:
    # A white border does not hit: the rule about hits would explain nothing.
    state = table({"b2": "B1"}, hands=["B2"])
    do(state, play("B2"), place("b3"))
    assert refused(state, mark("b4")) == "C4"


def test_corto_C4_white_hits_no_character() -> None:
    state = table({"b2": "B1", "a3": "A1 g"}, hands=["B2"])
    do(state, play("B2"), place("b3"))
    assert refused(state, kill("b2")) == "C5"
    assert refused(state, hit("a3", GREEN)) == "C5"


def test_corto_C4_black_marks_no_character() -> None:
    state = table({"b2": "B1", "a3": "A1 g"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert refused(state, mark("b2")) == "C4"
    assert offered(state, "Mark") == []


# --- C5: black ---


def test_corto_C5_a_hit_takes_one_marker_home() -> None:
    state = table({"b2": "B1 ggr"}, hands=["B6"])
    do(state, play("B6"), place("b3"), hit("b2", GREEN))
    assert at(state, "b2") == "B1 rg"
    assert list(state.stock) == [11, 12]


def test_corto_C5_of_any_owner_the_own_one_too() -> None:
    state = table({"b2": "B1 rgyk"}, players=4, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert offered(state, "Hit") == ["b2 r", "b2 g", "b2 y", "b2 k"]
    do(state, hit("b2", RED))
    assert at(state, "b2") == "B1 gyk"
    assert list(state.stock) == [12, 12, 12, 12]


@pytest.mark.parametrize("letters", ["r13", "g8", "y8", "k8", "g13", "y13", "g9y4", "r8k1", "r1y9k8"])
def test_corto_C5_however_many_there_are(letters: str) -> None:
    state = table({"b2": f"B1 {letters}", "b4": "B3"}, players=4, hands=["", "B6"], turn=GREEN, corto="b4")
    if state.stock[GREEN]:
        do(state, play("B6"), place("b3"))
    else:
        do(state, play("B6"), place("b3"), lift("b2"))
    assert offered(state, "Hit") == [f"b2 {colour}" for colour in "rgyk" if colour in letters]


def test_corto_C5_only_a_marker_that_is_there() -> None:
    state = table({"b2": "B1 g"}, players=3, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert refused(state, hit("b2", YELLOW)) == "C5"
    assert refused(state, hit("b2", RED)) == "C5"


def test_corto_C5_a_character_without_markers_is_killed() -> None:
    state = table({"b2": "B1", "a3": "A1"}, hands=["B6"], sealed=["A5"])
    do(state, play("B6"), place("b3"), kill("b2"))
    assert at(state, "b2") == ""
    assert sealed(state, RED) == "A5 B1"
    assert pile(state) == ""
    assert at(state, "a3") == "A1"


def test_corto_C5_a_white_border_hits_no_marker() -> None:
    state = table({"b2": "B1 rg"}, hands=["B2"])
    do(state, play("B2"), place("b3"))
    assert refused(state, hit("b2", GREEN)) == "C5"


def test_corto_C5_markers_protect() -> None:
    state = table({"b2": "B1 r"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert refused(state, kill("b2")) == "C5"
    do(state, hit("b2", RED))
    assert at(state, "b2") == "B1"


def test_corto_C5_only_adjacent_characters() -> None:
    state = table({"b2": "B1", "b5": "B2", "c4": "C1", "a2": "A1"}, hands=["B6"])
    do(state, play("B6"), place("b3"))
    assert offered(state, "Kill") == ["b2"]
    assert refused(state, kill("b5")) == "G3"
    assert refused(state, kill("c4")) == "G3"
    assert refused(state, kill("a3")) == "C5"
    assert refused(state, kill("b3")) == "O3"


def test_corto_C5_english_only_an_opponents_marker() -> None:
    state = table({"b2": "B1 rg", "a3": "A1 r", "c3": "C1"}, hands=["B6"], options=ENGLISH)
    do(state, play("B6"), place("b3"))
    assert offered(state, "Hit") == ["b2 g"]
    assert offered(state, "Kill") == ["c3"]
    assert refused(state, hit("b2", RED)) == "C5"
    assert refused(state, hit("a3", RED)) == "C5"
    assert refused(state, kill("a3")) == "C5"


def test_corto_C5_english_nothing_to_do_among_friends() -> None:
    board = {"b2": "B1 r", "a3": "A1 rr"}
    state = table(board, hands=["B6"], options=ENGLISH)
    do(state, play("B6"), place("b3"))
    assert waits_for(state) == "main"
    french = table(board, hands=["B6"])
    do(french, play("B6"), place("b3"))
    assert offered(french, "Hit") == ["a3 r", "b2 r"]


def test_corto_C5_english_both_borders_may_still_mark() -> None:
    state = table({"b2": "B1 r"}, hands=["B10"], options=ENGLISH)
    do(state, play("B10"), place("b3"))
    assert offered(state, "Hit") == []
    assert offered(state, "Mark") == ["b2"]


def test_corto_C5_english_speaks_of_borders_only_not_of_objects() -> None:
    state = table({"b2": "B1 rg"}, hands=["B2 A12"], options=ENGLISH)
    do(state, play("B2"), place("b3"), SKIP, play("A12"))
    assert offered(state, "Hit") == ["b2 r", "b2 g"]
    do(state, hit("b2", RED))
    assert at(state, "b2") == "B1 g"


# --- C6: two backgrounds, one of them absent ---


def test_corto_C6_playable_on_the_one_that_is_there() -> None:
    # A8 belongs to A and B, A11 to A and C; neither B nor C is in play.
    board = {"a2": "A1", "b2": "D1", "c2": "E1"}
    for name in ("A8", "A11"):
        state = table(board, strips="ADE", hands=[name])
        do(state, play(name))
        assert offered(state, "Place") == ["a3"]
        assert refused(state, place("b3")) == "C6"
        assert refused(state, place("c3")) == "C6"


@pytest.mark.parametrize(("name", "strips"), [("E8", "EBC"), ("D11", "DBC"), ("F8", "FBC"), ("E11", "EBC")])
def test_corto_C6_whichever_of_the_two_is_absent(name: str, strips: str) -> None:
    # E8 and D11 lack Samarkand, F8 and E11 the Ballad.
    state = table({"a2": f"{strips[0]}1", "b2": "B1", "c2": "C1"}, strips=strips, hands=[name], tiles="")
    do(state, play(name))
    assert offered(state, "Place") == ["a3"]
    assert refused(state, place("b3")) == "C6"


def test_corto_C6_the_ring_of_adventures_closes() -> None:
    # E11 belongs to E and A, F8 to F and A.
    board = {"a2": "A1", "b2": "E1", "c2": "F1"}
    for name, squares in (("E11", ["a3", "b3"]), ("F8", ["a3", "c3"])):
        state = table(board, strips="AEF", hands=[name])
        do(state, play(name))
        assert offered(state, "Place") == squares


def test_corto_C6_no_playing_when_the_one_that_is_there_has_no_room() -> None:
    state = table({"b2": "D1"}, strips="ADE", hands=["A8"])
    assert allowed(state, play("A8"))
    state = table({"c2": "E1"}, strips="ADE", hands=["A8"])
    assert refused(state, play("A8")) == "T4"

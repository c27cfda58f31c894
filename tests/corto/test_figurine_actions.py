"""Rules F3 to F5: what Corto and Rasputin do where they arrive."""

import pytest

from corto.deeds import (
    AGREE,
    SKIP,
    choose,
    do,
    hit,
    lift,
    mark,
    move,
    names_of,
    offered,
    play,
    refused,
    remove,
)
from corto.tables import (
    GREEN,
    RED,
    THE_CORTO,
    at,
    gold,
    pile,
    sealed,
    table,
    waits_for,
    won,
)
from saltsea.kernel.options import Options

MAY: Options = {"figurines": "may"}

# --- F3: the friends of Corto pay ---


def test_corto_F3_a_friend_pays_the_player_with_most_markers() -> None:
    state = table({"b3": "B1 rrg"}, hands=["A18"], corto="b4", pile="C12")
    do(state, play("A18"), move("b4"))
    # The Corto card just played is already on the pile: it is the gold.
    assert sealed(state, RED) == "A18"
    assert pile(state) == "C12"


def test_corto_F3_an_opponent_too() -> None:
    state = table({"b3": "B1 rgg"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert (sealed(state, RED), sealed(state, GREEN)) == ("", "A18")


@pytest.mark.parametrize("letters", ["", "rg", "rrgg", "rgy", "rrggy"])
def test_corto_F3_a_tie_pays_no_player(letters: str) -> None:
    state = table({"b3": f"B1 {letters}"}, players=3, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert [sealed(state, seat) for seat in range(3)] == ["", "", ""]
    assert pile(state) == "A18"


def test_corto_F3_strictly_most_is_not_more_than_half() -> None:
    state = table({"b3": "B1 rggyk"}, players=4, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert sealed(state, GREEN) == "A18"


@pytest.mark.parametrize("name", ["B4", "B6", "B10"])
def test_corto_F3_others_pay_nothing(name: str) -> None:
    state = table({"b3": f"{name} r"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert sealed(state, RED) == ""


def test_corto_F3_only_friends_in_his_area() -> None:
    state = table({"b2": "B1 r", "b3": "B2 r", "b6": "B3 r"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert sealed(state, RED) == "A18"


def test_corto_F3_also_the_one_under_him() -> None:
    state = table({"b4": "B9 r"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert sealed(state, RED) == "A18"


def test_corto_F3_one_gold_each_from_the_top_of_the_pile_in_reading_order() -> None:
    # a: . . g . .       number of the friend: a3 first, then a5, b3, b5, c4
    # b: . . r C g
    # c: . . . r .
    board = {"a3": "A1 g", "a5": "A2 r", "b3": "B1 r", "b5": "B2 g", "c4": "C1 r"}
    state = table(board, hands=["A18"], corto="b4", pile="C12 C13 C14")
    do(state, play("A18"), move("b4"))
    assert sealed(state, GREEN) == "A18 C12"
    assert sealed(state, RED) == "C14 C13 *"
    assert pile(state) == ""


def test_corto_F3_friends_side_by_side_pay_one_after_the_other() -> None:
    board = {"a3": "A1 r", "a4": "A2 g", "a5": "A3 r", "b3": "B1 g", "b4": "B2 r"}
    state = table(board, hands=["A18"], corto="b4", pile="C12 C13 C14 C15")
    do(state, play("A18"), move("b4"))
    assert (sealed(state, RED), sealed(state, GREEN)) == ("A18 C14 C12", "C15 C13")


def test_corto_F3_when_the_pile_is_empty_a_card_of_an_unused_adventure_serves() -> None:
    state = table({"b3": "B1 r", "b5": "B2 g", "a4": "A1 r"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert (sealed(state, RED), sealed(state, GREEN)) == ("A18 *", "*")
    assert (gold(state, RED), gold(state, GREEN)) == (2, 1)


def test_corto_F3_before_the_markers_of_the_visit() -> None:
    state = table({"b3": "B1 g"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"), mark("b3"), mark("b3"))
    assert at(state, "b3") == "B1 rrg"
    assert (sealed(state, RED), sealed(state, GREEN)) == ("", "A18")


def test_corto_F3_with_the_vehicle_card_too() -> None:
    state = table({"b3": "B1 g"}, hands=["A20"], corto="b4")
    do(state, play("A20"), choose(THE_CORTO), move("b4"))
    assert sealed(state, GREEN) == "A20"


def test_corto_F3_every_time_he_comes() -> None:
    state = table({"b3": "B1 g"}, hands=["A18 B18"], corto="b4")
    do(state, play("A18"), move("b4"), SKIP, play("B18"), move("b4"), SKIP)
    assert sealed(state, GREEN) == "A18 B18"


def test_corto_F3_rasputin_has_no_friends() -> None:
    state = table({"b3": "B1 g", "b5": "B6"}, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"), remove("b5"))
    assert sealed(state, GREEN) == ""


# --- F4: the visit ---


def test_corto_F4_up_to_two_markers_on_characters_in_his_area() -> None:
    state = table({"a3": "A6", "b4": "B6 g", "c8": "C6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert offered(state, "Mark") == ["a3", "b4"]
    do(state, mark("a3"), mark("b4"))
    assert (at(state, "a3"), at(state, "b4")) == ("A6 r", "B6 rg")
    assert state.stock[RED] == 11
    assert waits_for(state) == "main"


def test_corto_F4_both_on_the_same_one() -> None:
    state = table({"a3": "A6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"), mark("a3"), mark("a3"))
    assert at(state, "a3") == "A6 rr"


@pytest.mark.parametrize("placed", [0, 1])
def test_corto_F4_or_fewer(placed: int) -> None:
    state = table({"a3": "A6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"), *[mark("a3")] * placed, SKIP)
    assert at(state, "a3") == ("A6 r" if placed else "A6")
    assert waits_for(state) == "main"


def test_corto_F4_never_a_third() -> None:
    state = table({"a3": "A6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"), mark("a3"), mark("a3"))
    assert refused(state, mark("a3")) == "T6"


def test_corto_F4_not_on_empty_squares() -> None:
    state = table({"a3": "A6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert refused(state, mark("b4")) in ("F2", "F4")
    assert refused(state, mark("a4")) in ("F2", "F4")


def test_corto_F4_with_no_character_around_there_is_nothing_to_place() -> None:
    state = table({"a8": "A6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert waits_for(state) == "main"


def test_corto_F4_with_an_empty_stock_markers_may_be_moved() -> None:
    state = table({"a3": "A6", "b4": "B6 r12", "c8": "C6"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"), mark("a3"), mark("a3"))
    assert waits_for(state) == "lift"
    assert offered(state, "Lift") == ["b4"]
    do(state, lift("b4"))
    assert (at(state, "a3"), at(state, "b4")) == ("A6 rr", f"B6 {'r' * 11}")


def test_corto_F4_rasputin_places_no_markers() -> None:
    state = table({"a3": "A6"}, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"))
    assert refused(state, mark("a3")) == "T6"


# --- F5: Rasputin ---


def test_corto_F5_he_removes_one_character_whatever_its_markers() -> None:
    state = table({"a3": "A6 rgggyy", "b5": "B6"}, players=3, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"))
    assert offered(state, "Remove") == ["a3", "b5"]
    do(state, remove("a3"))
    assert at(state, "a3") == ""
    assert sealed(state, RED) == "A6"
    assert list(state.stock) == [13, 13, 13]
    assert at(state, "b5") == "B6"
    assert waits_for(state) == "main"


def test_corto_F5_only_one() -> None:
    state = table({"a3": "A6", "b5": "B6"}, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"), remove("a3"))
    assert refused(state, remove("b5")) == "T6"


def test_corto_F5_he_must() -> None:
    state = table({"a3": "A6 r"}, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"))
    assert refused(state, SKIP) == "F5"


def test_corto_F5_if_there_is_one() -> None:
    state = table({"a8": "A6 r"}, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"))
    assert waits_for(state) == "main"


def test_corto_F5_not_on_an_empty_square() -> None:
    state = table({"a3": "A6 r"}, hands=["A19"], rasputin="b4")
    do(state, play("A19"), move("b4"))
    assert refused(state, remove("b4")) in ("F2", "F5")


def test_corto_F5_english_he_may() -> None:
    state = table({"a3": "A6 r"}, hands=["A19"], rasputin="b4", options=MAY)
    do(state, play("A19"), move("b4"), SKIP)
    assert at(state, "a3") == "A6 r"
    assert waits_for(state) == "main"
    state = table({"a3": "A6 r"}, hands=["A19"], rasputin="b4", options=MAY)
    do(state, play("A19"), move("b4"), remove("a3"))
    assert sealed(state, RED) == "A6"


def test_corto_F5_english_corto_may_all_of_it_or_nothing() -> None:
    state = table({"a3": "A1 g"}, hands=["A18"], corto="b4", options=MAY)
    do(state, play("A18"), move("b4"))
    assert sealed(state, GREEN) == ""
    do(state, SKIP)
    assert (sealed(state, GREEN), pile(state)) == ("", "A18")
    assert waits_for(state) == "main"
    assert refused(state, mark("a3")) == "T6"


def test_corto_F5_english_corto_acts_as_ever_if_he_is_let() -> None:
    state = table({"a3": "A1 g"}, hands=["A18"], corto="b4", options=MAY)
    do(state, play("A18"), move("b4"), AGREE)
    assert sealed(state, GREEN) == "A18"
    do(state, mark("a3"), mark("a3"))
    assert at(state, "a3") == "A1 rrg"


def test_corto_F5_french_corto_does_not_ask() -> None:
    state = table({"a3": "A1 g"}, hands=["A18"], corto="b4")
    do(state, play("A18"), move("b4"))
    assert sealed(state, GREEN) == "A18"
    assert refused(state, AGREE) == "T6"


def test_corto_F5_english_objects_follow_also_an_action_left_out() -> None:
    state = table({"b5": "B6 r"}, hands=["A19 A12"], rasputin="b4", options=MAY)
    do(state, play("A19"), move("b4"), SKIP, play("A12"), hit("b5", RED))
    assert at(state, "b5") == "B6"


def test_corto_F5_it_is_a_kill_that_wakes_the_leopards() -> None:
    state = table({"a3": "A6 r", "b3": "D1 g"}, strips="ADE", hands=["A19"], rasputin="a4")
    events = do(state, play("A19"), move("a4"), remove("a3"))
    assert "LeopardsWoke" in names_of(events)
    assert won(state, GREEN, "leopards") == 1


MATTERS: Options = {"figurines": "matters"}


def test_corto_F5_where_it_matters_the_question_is_asked_only_if_a_friend_would_pay() -> None:
    state = table({"b3": "B6 r"}, hands=["A18"], options=MATTERS)
    do(state, play("A18"), move("b4"))
    assert offered(state, "Agree") == []
    assert offered(state, "Mark")
    paid = table({"b3": "B1 g"}, hands=["A18"], options=MATTERS, corto="b4")
    do(paid, play("A18"), move("b4"))
    assert offered(paid, "Agree")


def test_corto_F5_where_it_matters_rasputin_may_still_spare_them() -> None:
    state = table({"b3": "B6 g"}, hands=["A19"], options=MATTERS, rasputin="b4")
    do(state, play("A19"), move("b4"), SKIP)
    assert at(state, "b3") == "B6 g"

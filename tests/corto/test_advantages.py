"""Chapter A: the advantages. The guard (A6) is in test_guard.py."""

import pytest

from corto.deeds import (
    END,
    SKIP,
    allowed,
    discard,
    do,
    draw,
    lift,
    mark,
    move,
    names_of,
    offered,
    pick,
    place,
    play,
    recover,
    refused,
)
from corto.tables import GREEN, RED, at, hand, pile, table, waits_for

# --- A1: exchange ---


def test_corto_A1_two_characters_change_places_with_their_markers() -> None:
    state = table({"a2": "A1 rrg", "c5": "C1 g"}, hands=["A16"], tiles="")
    do(state, play("A16"), pick("a2"), pick("c5"))
    assert (at(state, "a2"), at(state, "c5")) == ("C1 g", "A1 rrg")
    assert list(state.stock) == [11, 11]


def test_corto_A1_any_two_on_the_board_whatever_their_colours() -> None:
    state = table({"a2": "A1", "b6": "B1 g", "c5": "C1"}, hands=["B16"], tiles="")
    do(state, play("B16"))
    assert offered(state, "Pick") == ["a2", "b6", "c5"]
    do(state, pick("b6"))
    assert offered(state, "Pick") == ["a2", "c5"]


def test_corto_A1_two_different_ones_and_no_empty_square() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A16"])
    do(state, play("A16"))
    assert refused(state, pick("a3")) == "A1"
    do(state, pick("a2"))
    assert refused(state, pick("a2")) == "A1"
    assert refused(state, pick("c2")) == "A1"
    assert refused(state, SKIP) == "T6"


def test_corto_A1_figurines_vessel_train_and_tiles_stay() -> None:
    # a is Ballad, b Celts, c Siberia; the exchanged characters have all of it on their squares.
    state = table(
        {"a8": "A1", "b2": "C1", "c8": "E1"}, strips="ACE", hands=["A16"], corto="a8", rasputin="c8", tiles="b3 b4"
    )
    before = (state.corto, state.rasputin, state.vessel, state.train, state.tiles)
    do(state, play("A16"), pick("a8"), pick("c8"))
    assert (at(state, "a8"), at(state, "c8")) == ("E1", "A1")
    assert (state.corto, state.rasputin, state.vessel, state.train, state.tiles) == before


def test_corto_A1_nothing_happens_as_if_they_had_been_played() -> None:
    # No sailing, no rolling, no tile, no marker, no action.
    state = table({"a2": "A1", "b2": "C1", "c2": "E1"}, strips="ACE", hands=["A16 B16"], tiles="b2 b3")
    events = do(state, play("A16"), pick("a2"), pick("b2"), play("B16"), pick("a2"), pick("c2"))
    assert waits_for(state) == "main"
    assert not {"TrainRolled", "TileTurned", "VesselSailed", "Marked"} & set(names_of(events))


def test_corto_A1_the_exchange_card_goes_on_the_pile() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A16"], pile="C12")
    do(state, play("A16"), pick("a2"))
    assert pile(state) == "C12"
    do(state, pick("b2"))
    assert pile(state) == "C12 A16"


# --- A2: shift ---


def test_corto_A2_one_to_three_of_your_markers_move_among_your_characters() -> None:
    state = table({"a2": "A1 rrrg", "b2": "B1 r", "c2": "C1 r", "c3": "C2 g"}, hands=["A17"], tiles="")
    do(state, play("A17"))
    assert offered(state, "Lift") == ["a2", "b2", "c2"]
    do(state, lift("a2"), mark("b2"), lift("a2"), mark("c2"), lift("b2"), mark("c2"))
    assert [at(state, square) for square in ("a2", "b2", "c2")] == ["A1 rg", "B1 r", "C1 rrr"]
    assert waits_for(state) == "main"


@pytest.mark.parametrize("number", [1, 2])
def test_corto_A2_fewer_than_three_are_enough(number: int) -> None:
    state = table({"a2": "A1 rrr", "b2": "B1 r"}, hands=["A17"])
    do(state, play("A17"), *[lift("a2"), mark("b2")] * number, SKIP)
    assert at(state, "b2") == "B1 " + "r" * (1 + number)
    assert pile(state) == "A17"


def test_corto_A2_at_least_one() -> None:
    state = table({"a2": "A1 rrr", "b2": "B1 r"}, hands=["A17"])
    do(state, play("A17"))
    assert refused(state, SKIP) == "A2"


def test_corto_A2_to_another_character_that_bears_one_of_yours() -> None:
    state = table({"a2": "A1 rr", "b2": "B1 r", "c2": "C1 g", "c5": "C2"}, hands=["A17"], tiles="")
    do(state, play("A17"), lift("a2"))
    assert offered(state, "Mark") == ["b2"]
    assert refused(state, mark("a2")) == "A2"
    assert refused(state, mark("c2")) == "A2"
    assert refused(state, mark("c5")) == "A2"
    assert refused(state, mark("a3")) == "A2"


def test_corto_A2_at_that_moment() -> None:
    # Once its last marker has gone, a2 is none of yours any more.
    state = table({"a2": "A1 rg", "b2": "B1 r", "c2": "C1 r"}, hands=["A17"])
    do(state, play("A17"), lift("a2"), mark("b2"))
    assert offered(state, "Lift") == ["b2", "c2"]
    do(state, lift("b2"))
    assert offered(state, "Mark") == ["c2"]
    assert refused(state, mark("a2")) == "A2"


def test_corto_A2_it_ends_when_only_one_character_is_left() -> None:
    state = table({"a2": "A1 r", "b2": "B1 r"}, hands=["A17"])
    do(state, play("A17"), lift("a2"), mark("b2"))
    assert waits_for(state) == "main"
    assert at(state, "b2") == "B1 rr"


def test_corto_A2_only_your_own() -> None:
    state = table({"a2": "A1 rg", "b2": "B1 rg", "c2": "C1 g"}, hands=["A17"])
    do(state, play("A17"))
    assert refused(state, lift("c2")) == "A2"
    assert refused(state, lift("a4")) == "A2"


def test_corto_A2_whatever_the_stock_holds() -> None:
    state = table({"a2": "A1 rr", "b2": "B1 r"}, hands=["A17"])
    do(state, play("A17"), lift("a2"), mark("b2"), SKIP)
    assert state.stock[RED] == 10
    full = table({"a2": "A1 r7", "b2": "B1 r6"}, hands=["D16"], players=3)
    do(full, play("D16"), lift("a2"), mark("b2"), SKIP)
    assert (at(full, "a2"), at(full, "b2")) == ("A1 rrrrrr", "B1 rrrrrrr")


def test_corto_A2_a_lifted_marker_is_put_down_before_anything_else() -> None:
    state = table({"a2": "A1 rr", "b2": "B1 r"}, hands=["A17"])
    do(state, play("A17"), lift("a2"))
    assert refused(state, SKIP) == "T6"
    assert refused(state, lift("b2")) == "T6"


# --- A3: anywhere ---


def test_corto_A3_the_next_character_may_go_on_any_strip() -> None:
    # a: . x . . . . . .     still beside a character, on an empty square
    # b: . . . . x . . .
    # c: . x . . . . . .
    state = table({"a2": "A1", "b5": "B1", "c2": "C1"}, hands=["C16 A6"], tiles="")
    do(state, play("C16"), play("A6"))
    assert offered(state, "Place") == ["a3", "a5", "b2", "b4", "b6", "c3", "c5"]
    assert refused(state, place("b5")) == "C1"
    assert refused(state, place("c7")) == "C1"
    do(state, place("c3"))
    assert at(state, "c3") == "A6 r"


def test_corto_A3_the_own_strip_too() -> None:
    state = table({"a2": "A1"}, hands=["C16 A6"])
    do(state, play("C16"), play("A6"), place("a3"))
    assert at(state, "a3") == "A6 r"


def test_corto_A3_only_the_next_one() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["C16 A6 A7"])
    do(state, play("C16"), play("A6"), place("b3"), SKIP, play("A7"))
    assert offered(state, "Place") == ["a3"]


def test_corto_A3_two_do_not_add_up() -> None:
    state = table({"a2": "A1", "b2": "B1"}, players=3, strips="ABCF", hands=["C16 F16 A6 A7"])
    do(state, play("C16"), play("F16"), play("A6"), place("b3"), SKIP, play("A7"))
    assert offered(state, "Place") == ["a3"]


def test_corto_A3_figurines_objects_and_advantages_do_not_use_it_up() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["C16 B18 C17 A6"])
    do(state, play("C16"), play("B18"), move("b1"), SKIP, play("C17"), play("A6"))
    assert allowed(state, place("b3"))


def test_corto_A3_this_turn_only() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["C16 A6", "B3 B4 B5 B6"])
    do(state, play("C16"), END, END, play("A6"))
    assert offered(state, "Place") == ["a3"]


def test_corto_A3_it_makes_a_character_playable() -> None:
    state = table({"b2": "B1", "c2": "C1"}, hands=["A6 C16"], decks="")
    assert allowed(state, play("A6"))
    state = table({"c5": "C1"}, hands=["A6 C16"])
    assert refused(state, play("A6")) == "T4"
    do(state, play("C16"))
    assert allowed(state, play("A6"))


def test_corto_A3_the_quest_of_that_strip_takes_notice() -> None:
    # A B card on the Ballad's strip: the vessel may sail.
    state = table({"a2": "A1"}, hands=["C16 B6"])
    do(state, play("C16"), play("B6"), place("a3"))
    assert waits_for(state) == "sail"


# --- A4: draw more ---


def test_corto_A4_two_cards_more_at_the_end_of_this_turn() -> None:
    state = table({"a2": "A1"}, strips="ABE", hands=["E16"])
    do(state, play("E16"), draw("A2"), draw("A3"), draw("A4"))
    assert state.turn == RED
    do(state, draw("A5"))
    assert state.turn == GREEN
    assert hand(state, RED) == "A2 A3 A4 A5"


def test_corto_A4_up_to_two() -> None:
    for number in range(4):
        state = table({"a2": "A1"}, strips="ABE", hands=["E16"])
        do(state, play("E16"), *[draw(f"A{place}") for place in range(2, 2 + number)], END)
        assert len(hand(state, RED).split()) == number


def test_corto_A4_the_hand_limit_stands() -> None:
    state = table({"a2": "A1"}, strips="ABE", hands=["E16 A12 A13 A14"])
    do(state, play("E16"), draw("A2"))
    assert state.turn == GREEN
    assert hand(state, RED) == "A2 A12 A13 A14"


def test_corto_A4_three_where_two_would_have_been_the_most() -> None:
    state = table({"a2": "A1", "b2": "B1"}, strips="ABE", hands=["E16 B2 A12"])
    do(state, play("E16"), play("B2"), place("b3"), SKIP, draw("A2"), draw("A3"), draw("A4"))
    assert hand(state, RED) == "A2 A3 A4 A12"


def test_corto_A4_at_the_end_of_this_turn_not_at_once_and_not_in_the_next() -> None:
    state = table({"a2": "A1", "b2": "B1"}, strips="ABE", hands=["E16 B2", "A3 A4 A5 A6"])
    do(state, play("E16"))
    assert hand(state, RED) == "B2"
    do(state, END, END, play("B2"), place("b3"), SKIP, draw("A7"), draw("A8"))
    assert state.turn == GREEN
    assert hand(state, RED) == "A7 A8"


def test_corto_A4_drawing_ends_the_playing_as_ever() -> None:
    state = table({"a2": "A1", "b2": "B1"}, strips="ABE", hands=["E16 B2"])
    do(state, play("E16"), draw("A2"))
    assert not allowed(state, play("B2"))


def test_corto_A4_it_goes_on_the_pile() -> None:
    state = table({"a2": "A1"}, strips="ABE", hands=["E16"])
    do(state, play("E16"))
    assert pile(state) == "E16"


# --- A5: recover ---


def test_corto_A5_an_object_or_figurine_card_of_the_top_five() -> None:
    # From the bottom up; A13 is the sixth from the top.
    state = table({"a2": "A1"}, hands=["B17"], pile="A13 A12 A2 A16 A18 C14")
    do(state, play("B17"))
    assert offered(state, "Recover") == ["A12", "A18", "C14"]
    assert refused(state, recover("A13")) == "A5"


def test_corto_A5_no_characters_and_no_advantages() -> None:
    state = table({"a2": "A1"}, hands=["B17"], pile="A2 A16 A12")
    do(state, play("B17"))
    assert refused(state, recover("A2")) == "A5"
    assert refused(state, recover("A16")) == "A5"
    assert refused(state, recover("C12")) == "A5"


def test_corto_A5_into_the_hand_and_out_of_the_pile() -> None:
    state = table({"a2": "A1"}, hands=["B17 C3"], pile="A13 A12 A18 C14")
    do(state, play("B17"), recover("A12"))
    assert hand(state, RED) == "A12 C3"
    # A5 itself was not yet among them: it comes on top now.
    assert pile(state) == "A13 A18 C14 B17"


def test_corto_A5_is_not_yet_on_the_pile_itself() -> None:
    state = table({"a2": "A1"}, hands=["B17"], pile="A12 A2 A3 A4 A5")
    do(state, play("B17"))
    assert pile(state) == "A12 A2 A3 A4 A5"
    assert offered(state, "Recover") == ["A12"]


def test_corto_A5_one_and_one_only() -> None:
    state = table({"a2": "A1"}, hands=["B17"], pile="A12 A13")
    do(state, play("B17"))
    assert refused(state, SKIP) == "T6"
    do(state, recover("A12"))
    assert refused(state, recover("A13")) == "T6"


def test_corto_A5_what_comes_back_may_be_played_at_once() -> None:
    state = table({"a2": "A1"}, hands=["B17"], pile="A18")
    do(state, play("B17"), recover("A18"), play("A18"), move("a1"), SKIP)
    assert state.plays == 2
    assert pile(state) == "B17 A18"


def test_corto_A5_even_the_figurine_card_that_was_just_played() -> None:
    state = table({"a2": "A1"}, hands=["A18 B17"])
    do(state, play("A18"), move("a1"), SKIP, play("B17"), recover("A18"), play("A18"), move("a3"), SKIP)
    assert state.plays == 3
    assert pile(state) == "B17 A18"


def test_corto_A5_a_card_that_came_back_can_be_discarded_and_forgotten() -> None:
    state = table({"a2": "A1"}, hands=["B17", "B3 B4 B5 B6"], pile="A12")
    do(state, play("B17"), recover("A12"), END, END)
    do(state, discard("A12"))
    assert list(state.shown) == []
    assert pile(state) == "B17 A12"


# --- every advantage is a card played and needs no character ---


@pytest.mark.parametrize("name", ["A16", "A17", "C16", "B17", "C17"])
def test_corto_A1_to_A6_an_advantage_counts_as_a_card_played(name: str) -> None:
    state = table({"a2": "A1 r", "b2": "B1 r"}, hands=[f"{name} A12"], pile="A13")
    do(state, play(name))
    if name == "A16":
        do(state, pick("a2"), pick("b2"))
    elif name == "A17":
        do(state, lift("a2"), mark("b2"))
    elif name == "B17":
        do(state, recover("A13"))
    assert state.plays == 1
    assert refused(state, discard("A12")) == "T1"
    assert refused(state, play("A12")) == "O1"

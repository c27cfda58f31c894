"""Chapter T: a turn. What is public (T3) is in test_public.py, taking back (T5) in test_take_back.py."""

import pytest

from corto.deeds import (
    END,
    SKIP,
    Deed,
    allowed,
    choose,
    could_come,
    discard,
    do,
    draw,
    hit,
    kill,
    mark,
    move,
    names_of,
    offered,
    pick,
    place,
    play,
    recover,
    refused,
    remove,
)
from corto.tables import (
    CROW,
    GREEN,
    RED,
    RULES,
    YELLOW,
    card_names,
    cards,
    hand,
    pile,
    private,
    table,
    waits_for,
)

OPEN = {"a2": "A1", "b2": "B1 g", "c2": "C1"}
"""Three starting characters and a lot of room."""


# --- T1: play and draw, or discard and refill ---


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_corto_T1_after_playing_draw_none_one_or_two(drawn: int) -> None:
    state = table(OPEN, hands=["B2 B3"])
    do(state, play("B2"), place("b3"), SKIP, play("B3"), place("b4"), SKIP)
    for name in ["A2", "A3"][:drawn]:
        do(state, draw(name))
    if drawn < 2:
        do(state, END)
    assert state.turn == GREEN
    assert len(hand(state, RED).split()) == drawn


def test_corto_T1_never_a_third_card_after_playing() -> None:
    state = table(OPEN, hands=["B2"])
    events = do(state, play("B2"), place("b3"), SKIP, draw("A2"), draw("A3"))
    assert "TurnEnded" in names_of(events)
    assert refused(state, draw("A"), RED) == "T6"


def test_corto_T1_never_more_than_four_in_hand() -> None:
    state = table(OPEN, hands=["B2 A12 A13 A14"])
    do(state, play("B2"), place("b3"), SKIP, draw("A2"))
    assert state.turn == GREEN
    assert hand(state, RED) == "A2 A12 A13 A14"


def test_corto_T1_a_full_hand_draws_nothing_even_after_playing() -> None:
    # Red plays one card and gets one back from the pile: four in hand.
    state = table(OPEN, hands=["B17 A12 A13 A14"], pile="C12")
    do(state, play("B17"), recover("C12"))
    assert offered(state, "Draw") == []
    assert refused(state, draw("A")) == "T1"
    do(state, END)
    assert state.turn == GREEN


def test_corto_T1_one_card_is_enough() -> None:
    state = table(OPEN, hands=["B2 A12"])
    do(state, play("B2"), place("b3"), SKIP, END)
    assert hand(state, RED) == "A12"


def test_corto_T1_four_cards_are_the_most() -> None:
    state = table(OPEN, hands=["B17 B18 B2 B12"], pile="C12", rasputin="a1", corto="a1")
    do(state, play("B17"), recover("C12"))
    do(state, play("B18"), move("b1"), SKIP)
    do(state, play("B2"), place("b3"), SKIP)
    do(state, play("B12"), hit("b2", GREEN))
    assert hand(state, RED) == "C12"
    assert refused(state, play("C12")) == "T1"
    assert offered(state, "Play") == []
    assert offered(state, "Draw") == ["A", "B", "C"]


def test_corto_T1_who_has_played_does_not_discard() -> None:
    state = table(OPEN, hands=["B2 A12"])
    do(state, play("B2"), place("b3"), SKIP)
    assert refused(state, discard("A12")) == "T1"


def test_corto_T1_who_has_discarded_does_not_play() -> None:
    state = table(OPEN, hands=["B2 A12 A13"])
    do(state, discard("A12"))
    assert refused(state, play("B2")) == "T1"
    assert offered(state, "Play") == []
    assert offered(state, "Discard") == ["A13", "B2"]


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_corto_T1_discard_none_to_four_and_draw_back_to_four(number: int) -> None:
    names = ["A12", "A13", "B12", "B13"]
    state = table(OPEN, hands=[" ".join(names)])
    do(state, *[discard(name) for name in names[:number]])
    if number == 0:
        do(state, END)
    for name in ["C2", "C3", "C4", "C5"][:number]:
        assert state.turn == RED
        do(state, draw(name))
    assert state.turn == GREEN
    assert len(hand(state, RED).split()) == 4


@pytest.mark.parametrize("first", [play("A2"), discard("A12")])
def test_corto_T1_no_more_cards_once_one_was_drawn(first: Deed) -> None:
    state = table(OPEN, hands=["A2 A12"])
    do(state, draw("C2"))
    assert refused(state, first) in ("T1", "T6")
    state = table(OPEN, hands=["B2 A2 A12"])
    do(state, play("B2"), place("b3"), SKIP, draw("C2"))
    assert refused(state, first) in ("T1", "T6")


def test_corto_T1_only_cards_of_the_own_hand() -> None:
    state = table(OPEN, hands=["B2", "A2"])
    assert refused(state, play("A2")) == "T1"
    assert refused(state, discard("A2")) == "T1"
    assert refused(state, play("C2")) == "T1"


def test_corto_T1_the_next_turn_counts_anew() -> None:
    state = table(OPEN, hands=["B2 B3 B4 B6", "C2"])
    for number, name in enumerate(["B2", "B3", "B4", "B6"], 3):
        do(state, play(name), place(f"b{number}"), SKIP)
    do(state, draw("A2"), draw("A3"))
    do(state, play("C2"), place("c3", CROW), SKIP, SKIP, draw("A4"), draw("A5"))
    assert state.turn == RED
    do(state, play("A2"), place("a3"))


# --- T2: drawing and refilling ---


def test_corto_T2_every_card_from_a_deck_of_your_choice() -> None:
    state = table(OPEN, hands=["B2"])
    do(state, play("B2"), place("b3"), SKIP)
    assert offered(state, "Draw") == ["A", "B", "C"]
    do(state, draw("C7"))
    assert offered(state, "Draw") == ["A", "B", "C"]
    do(state, draw("A7"))
    assert hand(state, RED) == "A7 C7"


def test_corto_T2_whichever_decks_are_in_play() -> None:
    state = table({"a2": "D1"}, players=3, strips="FDEC", hands=["A12"])
    assert offered(state, "Draw") == ["C", "D", "E", "F"]
    do(state, draw("F7"))
    assert hand(state, RED) == "A12 F7"


def test_corto_T2_a_card_is_seen_before_the_next_is_drawn() -> None:
    state = table(OPEN, hands=["A12"])
    do(state, discard("A12"), draw("B7"))
    assert private(state, RED).hand == cards("B7")
    assert waits_for(state) == "draw"


def test_corto_T2_an_empty_deck_gives_nothing() -> None:
    state = table(OPEN, hands=["A12"], decks="A2 C2")
    assert offered(state, "Draw") == ["A", "C"]
    assert refused(state, draw("B")) == "T2"
    assert refused(state, draw("D")) == "T2"


def test_corto_T2_any_card_of_that_deck_may_come_and_no_other() -> None:
    state = table(OPEN, hands=["A12"], decks="A2 A10 A11 A20 B2 C2")
    assert card_names(could_come(state, draw("A"))) == "A2 A10 A11 A20"
    assert card_names(could_come(state, draw("C"))) == "C2"
    do(state, draw("A10"))
    assert card_names(could_come(state, draw("A"))) == "A2 A11 A20"


def test_corto_T2_the_card_leaves_its_deck() -> None:
    state = table(OPEN, hands=["A12"], decks="A2 A3 B2 C2 C3")
    do(state, draw("A2"), draw("B2"))
    assert offered(state, "Draw") == ["A", "C"]
    do(state, draw("A3"))
    assert hand(state, RED) == "A2 A3 A12 B2"


def test_corto_T2_after_discarding_the_hand_is_refilled() -> None:
    state = table(OPEN, hands=["A12 A13 B12 B13"])
    do(state, discard("A12"), discard("A13"))
    assert refused(state, END) == "T2"
    do(state, draw("C2"))
    assert refused(state, END) == "T2"
    do(state, draw("C3"))
    assert state.turn == GREEN


def test_corto_T2_also_when_nothing_was_discarded() -> None:
    state = table(OPEN, hands=["A12 A13 B12"])
    assert refused(state, END) == "T2"
    do(state, draw("C2"))
    assert state.turn == GREEN


def test_corto_T2_only_while_a_deck_has_cards() -> None:
    state = table(OPEN, hands=["A12 A13", "B2"], decks="C2")
    do(state, discard("A12"), draw("C2"))
    assert state.turn == GREEN
    assert hand(state, RED) == "A13 C2"


def test_corto_T2_without_decks_there_is_nothing_to_refill_from() -> None:
    state = table(OPEN, hands=["A12 A2", "B2"], decks="")
    do(state, discard("A12"))
    assert offered(state, "Draw") == []
    do(state, END)
    assert state.turn == GREEN


def test_corto_T2_who_has_played_need_not_draw() -> None:
    state = table(OPEN, hands=["B2"])
    do(state, play("B2"), place("b3"), SKIP, draw("A2"))
    assert allowed(state, END)


def test_corto_T2_discards_lie_in_the_order_of_discarding() -> None:
    state = table(OPEN, hands=["A12 A13 B12 B13"], pile="C12")
    do(state, discard("B12"), discard("A13"), discard("B13"))
    assert pile(state) == "C12 B12 A13 B13"


# --- T4: a first step must be possible ---


@pytest.mark.parametrize("name", ["C16", "F17", "D17"])
def test_corto_T4_a_card_without_a_choice_is_always_playable(name: str) -> None:
    state = table({}, players=3, strips="CDFE", hands=[name])
    assert allowed(state, play(name))


def test_corto_T4_a_character_needs_a_square() -> None:
    # No character is near strip a.
    state = table({"c4": "C1"}, hands=["A2"])
    assert refused(state, play("A2")) == "T4"
    assert allowed(table({"b4": "B1"}, hands=["A2"]), play("A2"))


def test_corto_T4_an_object_needs_a_target() -> None:
    state = table({}, hands=["B18 A12 A14 B13"])
    do(state, play("B18"), move("a1"))
    assert [refused(state, play(name)) for name in ("A12", "A14", "B13")] == ["T4"] * 3
    # a2 is beside a1; c1 is in its column, but no character can be there.
    state = table({"a2": "A1"}, hands=["B18 A12 A14 B13"])
    do(state, play("B18"), move("a1"), SKIP)
    assert offered(state, "Play") == ["A12", "A14", "B13"]


def test_corto_T4_only_its_own_range_counts() -> None:
    # a: C . . . x . . .     B13 is long range, A12 and A14 are not.
    # b: . . . . . . . .
    # c: . . . . . . . .
    state = table({"a5": "A1"}, hands=["B18 A12 A14 B13"])
    do(state, play("B18"), move("a1"))
    assert offered(state, "Play") == ["B13"]


def test_corto_T4_a_white_object_needs_a_marker_to_place() -> None:
    # All thirteen red markers lie on the only character within reach.
    state = table({"b3": "B1 r13"}, hands=["B18 A14 A12"], corto="b4")
    do(state, play("B18"), move("b4"))
    assert refused(state, play("A14")) == "T4"
    assert allowed(state, play("A12"))


def test_corto_T4_an_exchange_needs_two_characters() -> None:
    assert refused(table({"a2": "A1"}, hands=["A16"]), play("A16")) == "T4"
    assert allowed(table({"a2": "A1", "c8": "C1"}, hands=["A16"]), play("A16"))


def test_corto_T4_a_shift_needs_two_characters_with_your_markers() -> None:
    assert refused(table({"a2": "A1 rrg", "b2": "B1 g"}, hands=["A17"]), play("A17")) == "T4"
    assert allowed(table({"a2": "A1 r", "b2": "B1 rg"}, hands=["A17"]), play("A17"))


def test_corto_T4_a_recovery_needs_something_to_recover() -> None:
    assert refused(table(OPEN, hands=["B17"]), play("B17")) == "T4"
    assert refused(table(OPEN, hands=["B17"], pile="A16 A2"), play("B17")) == "T4"
    assert allowed(table(OPEN, hands=["B17"], pile="A16 A19"), play("B17"))


def test_corto_T4_a_figurine_can_always_stay_where_it_is() -> None:
    state = table({}, hands=["A18 A19 A20"])
    assert offered(state, "Play") == ["A18", "A19", "A20"]


def test_corto_T4_later_steps_need_no_choice() -> None:
    # A black character without a target: it is laid, marked, and that is all.
    state = table({}, hands=["A6"], corto="b4", vessel="a8")
    do(state, play("A6"), place("a4"), SKIP)
    assert waits_for(state) == "main"


# --- T6: whose turn, which step ---


def test_corto_T6_only_the_player_whose_turn_it_is_acts() -> None:
    state = table(OPEN, players=3, hands=["B2", "C2", "A2"], turn=GREEN)
    for seat, name in ((RED, "B2"), (YELLOW, "A2")):
        assert refused(state, play(name), seat) == "T6"
        assert refused(state, draw("A"), seat) == "T6"
        assert refused(state, END, seat) == "T6"
        assert RULES.legal(state, seat) == []
    assert allowed(state, play("C2"))


def test_corto_T6_the_turn_passes_to_the_left() -> None:
    state = table(OPEN, players=3, hands=["A3 A4 A5 A6", "B2 B3 B4 B5", "C2 C3 C4 C5"])
    seats = []
    for _ in range(2):
        seats.append(int(state.turn))
        do(state, END)
    assert [*seats, int(state.turn)] == [RED, GREEN, YELLOW]
    do(state, discard("C2"), draw("C6"))
    assert state.turn == RED


@pytest.mark.parametrize(
    "other",
    [play("B3"), discard("B3"), draw("A"), END, mark("b2"), kill("b2"), move("b1"), remove("b2"), pick("b2"), SKIP],
)
def test_corto_T6_one_step_after_the_other(other: Deed) -> None:
    state = table(OPEN, hands=["B2 B3"])
    do(state, play("B2"))
    assert refused(state, other) == "T6"


@pytest.mark.parametrize(
    "other",
    [place("b3"), mark("a2"), kill("a2"), move("a1"), choose(0), remove("a2"), pick("a2"), recover("A12"), SKIP],
)
def test_corto_T6_between_two_cards_there_is_nothing_to_do_but_play_or_end(other: Deed) -> None:
    assert refused(table(OPEN, hands=["B2"], pile="A12"), other) == "T6"

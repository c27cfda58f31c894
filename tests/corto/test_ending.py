"""Chapter E: how a game ends."""

import pytest

from corto.deeds import (
    END,
    SKIP,
    allowed,
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
    refused,
    remove,
)
from corto.tables import GREEN, RED, RULES, YELLOW, ended, is_over, table, waits_for
from saltsea.games.corto.engine.state import CortoState


def row(strip: str, letter: str, *empty: int, length: int = 8) -> dict[str, str]:
    """A strip full of its own characters X1, X2 … on its squares 2, 3 …, but for these numbers."""
    return {f"{strip}{number}": f"{letter}{number - 1}" for number in range(2, length + 1) if number not in empty}


# --- E1: two full strips ---


def test_corto_E1_the_game_ends_when_two_strips_are_full_at_the_end_of_a_turn() -> None:
    state = table(row("a", "A") | row("b", "B", 8), hands=["B7", "C2 C3"])
    do(state, play("B7"), place("b8"), SKIP)
    assert not is_over(state)
    do(state, END)
    outcome = ended(state)
    assert outcome.ended_by == "corto.E1"
    assert RULES.waiting_on(state) == 0


def test_corto_E1_at_once_no_player_has_another_turn() -> None:
    state = table(row("a", "A") | row("b", "B", 8), players=4, hands=["", "", "B7", "C2 C3"], turn=YELLOW)
    events = do(state, play("B7"), place("b8"), SKIP, END)
    assert names_of(events)[-1] == "Ended"
    assert "TurnBegan" not in names_of(events)


def test_corto_E1_one_full_strip_is_not_enough() -> None:
    state = table(row("a", "A", 8) | row("b", "B", 7, 8), hands=["A7"])
    do(state, play("A7"), place("a8"), SKIP, SKIP, END)
    assert not is_over(state)
    assert state.turn == GREEN


def test_corto_E1_one_square_less_is_not_enough() -> None:
    state = table(row("a", "A") | row("b", "B", 7, 8), hands=["B6"])
    do(state, play("B6"), place("b7"), SKIP, END)
    assert not is_over(state)


@pytest.mark.parametrize("name", ["A18", "A19"])
def test_corto_E1_a_figurine_alone_fills_its_square(name: str) -> None:
    # Rasputin must remove a character, so there is none beside b8 but on strip c.
    board = row("a", "A") | row("b", "B", 8) | {"c8": "C1"}
    state = table(board, hands=[name], corto="c7", rasputin="c7", tiles="")
    do(state, play(name), move("b8"), SKIP if name == "A18" else remove("c8"), END)
    assert ended(state).ended_by == "corto.E1"


def test_corto_E1_both_figurines_may_be_needed() -> None:
    board = row("a", "A", 5) | row("b", "B", 8)
    state = table(board, hands=["A18"], corto="a1", rasputin="a5")
    do(state, play("A18"), move("a4"), SKIP, END)
    assert not is_over(state)
    state = table(board, hands=["A18"], corto="c8", rasputin="a5")
    do(state, play("A18"), move("b8"), SKIP, END)
    assert is_over(state)


def test_corto_E1_a_figurine_that_has_gone_fills_nothing() -> None:
    state = table(row("a", "A", 8) | row("b", "B", 8), hands=["B7 A18"], corto="a8")
    do(state, play("A18"), move("a7"), SKIP, END)
    assert not is_over(state)


def test_corto_E1_a_figurine_on_a_character_does_not_count_twice() -> None:
    state = table(row("a", "A") | row("b", "B", 7, 8), hands=["A18"], corto="c7", rasputin="b6")
    do(state, play("A18"), move("b7"), SKIP, END)
    assert not is_over(state)


def test_corto_E1_two_strips_or_more() -> None:
    # Two are as good as full; the last squares of a and b are empty, and Corto fills only one of them.
    board = row("a", "A") | row("b", "B") | row("c", "C", 8)
    del board["b8"]
    state = table(board, players=3, strips="ABCD", hands=["B7"], corto="c8")
    do(state, play("B7"), place("b8"), SKIP, END)
    assert is_over(state)


def test_corto_E1_the_turn_is_finished_first() -> None:
    state = table(row("a", "A") | row("b", "B", 8), hands=["B7 A12"])
    do(state, play("B7"), place("b8"), SKIP, draw("C2"))
    assert not is_over(state)
    do(state, draw("C3"))
    assert is_over(state)


@pytest.mark.parametrize("length", [6, 7, 9])
def test_corto_E1_a_strip_of_any_length(length: int) -> None:
    board = row("a", "A", length=length) | row("b", "B", length, length=length)
    state = table(board, hands=["B10"], options={"length": length})
    do(state, play("B10"), place(f"b{length}"), SKIP, END)
    assert is_over(state)


def test_corto_E1_any_two_strips() -> None:
    state = table(row("a", "A") | row("d", "D", 8), players=3, strips="ABCD", hands=["D7"])
    do(state, play("D7"), place("d8"), SKIP, END)
    assert is_over(state)


def test_corto_E1_opened_again_is_not_full() -> None:
    # B7 fills the second strip, and its own border kills a neighbour: the game goes on.
    state = table(row("a", "A") | row("b", "B", 8), hands=["B7"])
    do(state, play("B7"), place("b8"), kill("b7"), END)
    assert not is_over(state)


# --- E2: the last turn ---


def test_corto_E2_not_the_second_strip_after_another_character() -> None:
    # a is full, b lacks b8, c has room: first c, then b8 would end it.
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C6 B8"], tiles="")
    do(state, play("C6"), place("c3"), SKIP, play("B8"))
    assert refused(state, place("b8")) == "E2"
    assert "b8" not in offered(state, "Place")


def test_corto_E2_nor_after_a_figurine() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["A18 B8"], tiles="")
    do(state, play("A18"), move("c1"), SKIP, play("B8"))
    assert refused(state, place("b8")) == "E2"


def test_corto_E2_nor_with_a_figurine() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C6 A18"], corto="c8", tiles="")
    do(state, play("C6"), place("c3"), SKIP, play("A18"))
    assert refused(state, move("b8")) == "E2"
    assert allowed(state, move("c8"))
    assert allowed(state, move("b7"))


def test_corto_E2_alone_it_is_allowed() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    assert allowed(played(table(board, hands=["B7"], tiles=""), "B7"), place("b8"))
    assert allowed(played(table(board, hands=["A18"], corto="c8", tiles=""), "A18"), move("b8"))


def played(state: CortoState, name: str) -> CortoState:
    do(state, play(name))
    return state


def test_corto_E2_the_first_full_strip_may_come_second() -> None:
    board = row("a", "A", 7, 8) | {"b2": "B1"}
    state = table(board, hands=["A6 A7"])
    do(state, play("A6"), place("a7"), SKIP, SKIP, play("A7"), place("a8"), SKIP, SKIP, END)
    assert not is_over(state)


def test_corto_E2_once_two_strips_are_full_no_more_characters_are_played() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["B7 C6 A18 A12"], tiles="")
    do(state, play("B7"), place("b8"), SKIP)
    assert refused(state, play("C6")) == "E2"
    assert refused(state, play("A18")) == "E2"
    assert offered(state, "Play") == ["A12"]


def test_corto_E2_even_if_a_strip_was_opened_again() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["B7 C6 A18"], tiles="")
    do(state, play("B7"), place("b8"), kill("b7"))
    assert refused(state, play("C6")) == "E2"
    assert refused(state, play("A18")) == "E2"
    do(state, END)
    assert not is_over(state)


def test_corto_E2_judged_before_any_action() -> None:
    # Rasputin would open the strip that he fills, but he must not go there as the second.
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C6 A19"], rasputin="c8", tiles="")
    do(state, play("C6"), place("c3"), SKIP, play("A19"))
    assert refused(state, move("b8")) == "E2"


def test_corto_E2_a_figurine_that_closes_the_second_strip_is_the_last_too() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["A18 C6 A20"], corto="c8", tiles="")
    do(state, play("A18"), move("b8"), SKIP)
    assert refused(state, play("C6")) == "E2"
    assert refused(state, play("A20")) == "E2"


def test_corto_E2_objects_and_advantages_are_not_limited() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["B7 A12 A14 C17"], tiles="")
    do(state, play("B7"), place("b8"), SKIP)
    do(state, play("C17"), play("A14"), mark("b7"), play("A12"), hit("b7", RED))
    assert state.plays == 4
    do(state, END)
    assert is_over(state)


def test_corto_E2_an_object_may_open_the_strip_again() -> None:
    board = row("a", "A") | row("b", "B", 8)
    state = table(board, hands=["B7 A12"])
    do(state, play("B7"), place("b8"), SKIP, play("A12"), kill("b7"), END)
    assert not is_over(state)


def test_corto_E2_an_exchange_opens_nothing() -> None:
    state = table(row("a", "A") | row("b", "B", 8) | {"c2": "C1"}, hands=["B7 A16"])
    do(state, play("B7"), place("b8"), SKIP, play("A16"), pick("b8"), pick("c2"), END)
    assert is_over(state)


def test_corto_E2_a_figurine_that_leaves_one_strip_may_fill_another() -> None:
    # a is full only because Corto stands on a8; b lacks b8. Moving there opens a.
    board = row("a", "A", 8) | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C6 A18"], corto="a8", tiles="")
    do(state, play("C6"), place("c3"), SKIP, play("A18"))
    assert allowed(state, move("b8"))
    assert allowed(state, move("a8"))
    do(state, move("b8"), SKIP, END)
    assert not is_over(state)


def test_corto_E2_two_figurines_on_the_last_square_hold_it_when_one_leaves() -> None:
    # Both stand on a8; Rasputin keeps it full while Corto would fill b.
    board = row("a", "A", 8) | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C6 A18"], corto="a8", rasputin="a8", tiles="")
    do(state, play("C6"), place("c3"), SKIP, play("A18"))
    assert refused(state, move("b8")) == "E2"


def test_corto_E2_a_strip_that_was_opened_counts_as_open() -> None:
    # The long shot of C5 opens a3, so b8 is the end of the first full strip; filling a3 again would be the second.
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C5 B7 A10"], tiles="")
    do(state, play("C5"), place("c3"), kill("a3"), play("B7"), place("b8"), SKIP)
    assert refused(state, play("A10")) in ("E2", "T4")
    do(state, END)
    assert not is_over(state)


def test_corto_E2_it_speaks_of_one_turn() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["B7", "B8 C6 C7 A12"], tiles="")
    do(state, play("B7"), place("b8"), kill("b7"), END)
    do(state, play("C6"), place("c3"), SKIP)
    assert allowed(state, play("C7"))
    do(state, END)
    assert state.turn == RED


def test_corto_E2_not_by_a_card_that_goes_anywhere() -> None:
    board = row("a", "A") | row("b", "B", 8) | {"c2": "C1"}
    state = table(board, hands=["C6 C16 C7"], tiles="")
    do(state, play("C6"), place("c3"), SKIP, play("C16"), play("C7"))
    assert refused(state, place("b8")) == "E2"
    assert allowed(state, place("c4"))


# --- E3: no player goes on ---


def test_corto_E3_without_decks_play_goes_on() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2 A3", "B2"], decks="")
    do(state, play("A2"), place("a3"), SKIP, SKIP)
    assert offered(state, "Draw") == []
    do(state, END)
    assert (state.turn, waits_for(state)) == (GREEN, "main")
    assert not is_over(state)


def test_corto_E3_a_player_who_cannot_play_is_skipped() -> None:
    # Green holds only objects, yellow nothing.
    state = table({"a2": "A1", "b2": "B1"}, players=3, hands=["A2 A3", "B12 B14", ""], decks="")
    events = do(state, play("A2"), place("a3"), SKIP, SKIP, END)
    assert names_of(events).count("Skipped") == 2
    assert (state.turn, waits_for(state)) == (RED, "main")


def test_corto_E3_with_cards_in_a_deck_no_player_is_skipped() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2", "B12 B14"], decks="C2 C3 C4 C5 C6")
    do(state, play("A2"), place("a3"), SKIP, SKIP, END)
    assert (state.turn, waits_for(state)) == (GREEN, "main")


def test_corto_E3_the_game_ends_when_no_player_can_play() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2", "B12 B14"], decks="")
    do(state, play("A2"), place("a3"), SKIP, SKIP, END)
    assert ended(state).ended_by == "corto.E3"


@pytest.mark.parametrize("name", ["C16", "C17"])
def test_corto_E3_who_holds_an_advantage_without_a_choice_can_play(name: str) -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2", name], decks="")
    do(state, play("A2"), place("a3"), SKIP, SKIP, END)
    assert (state.turn, waits_for(state)) == (GREEN, "main")


def test_corto_E3_who_can_play_may_still_pass_or_discard() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2 A3", "B2"], decks="")
    assert allowed(state, END)
    do(state, discard("A3"), END)
    assert state.turn == GREEN
    do(state, END)
    assert state.turn == RED
    assert not is_over(state)


def test_corto_E3_one_player_alone_goes_on() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2 A3", "B12"], decks="")
    do(state, play("A2"), place("a3"), SKIP, SKIP, END)
    assert state.turn == RED
    do(state, play("A3"), place("a4"), SKIP, SKIP, END)
    assert is_over(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_corto_E3_a_full_round_of_passing_ends_the_game_whatever_the_decks_hold(players: int) -> None:
    hands = ["A3 A4 A5 A6", "B3 B4 B5 B6", "C3 C4 C5 C6", "D3 D4 D5 D6"][:players]
    state = table({"a2": "A1", "b2": "B1"}, players=players, hands=hands)
    for _ in range(players - 1):
        do(state, END)
    assert not is_over(state)
    do(state, END)
    assert ended(state).ended_by == "corto.E3"


def test_corto_E3_as_many_turns_as_players_whichever_player_began() -> None:
    hands = ["A3 A4 A5 A6", "B3 B4 B5 B6", "C3 C4 C5 C6"]
    state = table({"a2": "A1", "b2": "B1"}, players=3, hands=hands)
    do(state, END, discard("B3"), draw("B7"), END, END)
    assert not is_over(state)
    do(state, END)
    assert is_over(state)


@pytest.mark.parametrize("first", ["play", "discard", "draw"])
def test_corto_E3_playing_discarding_and_drawing_break_the_standstill(first: str) -> None:
    # Green has passed already.
    hand = "A3 A4 A5" if first == "draw" else "A3 A4 A5 A6"
    state = table({"a2": "A1"}, hands=[hand, "B3 B4 B5 B6"], facts={"idle": 1})
    if first == "play":
        do(state, play("A3"), place("a3"), SKIP, SKIP, END)
    elif first == "discard":
        do(state, discard("A3"), draw("A7"))
    else:
        do(state, draw("A7"))
    assert not is_over(state)
    do(state, END)
    assert not is_over(state)


def test_corto_E3_skipped_turns_count_for_the_round() -> None:
    # Red can play and passes, green and yellow cannot: that is a round.
    state = table({"a2": "A1", "b2": "B1"}, players=3, hands=["A2", "B12", ""], decks="")
    events = do(state, END)
    assert names_of(events).count("Skipped") == 2
    assert is_over(state)


def test_corto_E3_discarding_without_decks_is_not_standing_still() -> None:
    state = table({"a2": "A1", "b2": "B1"}, hands=["A2 A3", "B12"], decks="", facts={"idle": 1})
    do(state, discard("A2"), END)
    assert not is_over(state)
    assert state.turn == RED


def test_corto_E3_two_full_strips_come_before_it() -> None:
    state = table(row("a", "A") | row("b", "B", 8), hands=["B7", ""], decks="")
    do(state, play("B7"), place("b8"), SKIP, END)
    assert ended(state).ended_by == "corto.E1"

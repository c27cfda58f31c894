"""Rule T5: taking back."""

from corto.deeds import (
    END,
    SKIP,
    discard,
    draw,
    hit,
    hit_train,
    kill,
    mark,
    move,
    place,
    play,
    send_home,
)
from corto.matches import dealt, submit, take_back
from corto.tables import CROW, GREEN, RED, at, hand, pile, waits_for
from saltsea.kernel.match import Match

# --- T5: taking back ---

RED_HAND = "A2 A12 A16 B18"


def at_first_turn(hands: str = RED_HAND, undo: str = "on") -> tuple[Match, int]:
    """A match at red's first turn, and the number of its last line."""
    match = dealt([hands, "A3 A4 A5 A6"], options={"undo": undo})
    return match, len(match.lines) - 1


def test_corto_T5_a_card_comes_back_with_all_its_steps() -> None:
    match, before = at_first_turn()
    submit(match, play("A2"), place("a3"), SKIP, mark("a2"))
    assert take_back(match, before) == ""
    assert hand(match.state, RED) == RED_HAND
    assert (at(match.state, "a3"), at(match.state, "a2")) == ("", "A1 rg")
    assert match.lines[-1].hash == match.lines[before].hash


def test_corto_T5_also_one_that_is_half_played() -> None:
    match, before = at_first_turn()
    submit(match, play("A2"))
    assert take_back(match, before) == ""
    submit(match, play("A2"), place("a3"))
    assert take_back(match, before) == ""
    assert waits_for(match.state) == "main"


def test_corto_T5_back_to_a_cards_start_and_not_to_its_middle() -> None:
    match, before = at_first_turn()
    middle = submit(match, play("A2"))
    later = submit(match, place("a3"))
    submit(match, SKIP, mark("a2"))
    assert take_back(match, middle) == "corto.T5"
    assert take_back(match, later) == "corto.T5"
    assert take_back(match, before) == ""


def test_corto_T5_several_cards_or_only_the_last() -> None:
    match, before = at_first_turn()
    first = submit(match, play("A2"), place("a3"), SKIP, SKIP)
    submit(match, play("A12"), hit("a2", GREEN))
    assert take_back(match, first) == ""
    assert at(match.state, "a2") == "A1 rg"
    assert hand(match.state, RED) == "A12 A16 B18"
    submit(match, play("B18"), move("b1"), SKIP)
    assert take_back(match, before) == ""
    assert match.state.corto == -1
    assert pile(match.state) == ""


def test_corto_T5_draws_are_final() -> None:
    match, before = at_first_turn()
    submit(match, play("A2"), place("a3"), SKIP, SKIP, play("A12"), hit("a2", GREEN), draw("C2"))
    assert match.state.turn == RED
    assert take_back(match, before) == "table.T4"


def test_corto_T5_discards_are_final() -> None:
    match, before = at_first_turn()
    first = submit(match, discard("A2"))
    submit(match, discard("A12"))
    assert take_back(match, before) == "corto.T5"
    assert take_back(match, first) == "corto.T5"


def test_corto_T5_never_back_over_a_turned_tile() -> None:
    match, before = at_first_turn("C2 A12 B18 A16")
    laid = submit(match, play("C2"), place("c3", CROW), send_home("a2", GREEN), SKIP)
    assert take_back(match, before) == "table.T4"
    # Cards played after it may be taken back.
    submit(match, play("B18"), move("c1"), SKIP)
    assert take_back(match, before) == "table.T4"
    assert take_back(match, laid) == ""
    assert hand(match.state, RED) == "A12 A16 B18"
    assert at(match.state, "c3") == "C2 r"


def test_corto_T5_nor_to_the_middle_of_the_card_that_turned_it() -> None:
    match, _ = at_first_turn("C2 A12 B18 A16")
    turned = submit(match, play("C2"), place("c3", CROW))
    submit(match, send_home("a2", GREEN))
    assert take_back(match, turned) == "corto.T5"


def test_corto_T5_nor_over_a_turned_carriage() -> None:
    # The train rolls to c7 when E2 is laid; the double cannon reaches it from c3.
    match = dealt(["E2 E13 B18 A16", "A3 A4 A5 A6"], starts="A1 B1 E1")
    before = len(match.lines) - 1
    submit(match, play("E2"), place("c3"), SKIP)
    between = len(match.lines) - 1
    submit(match, play("E13"), hit_train(8), kill("c2"))
    assert take_back(match, before) == "table.T4"
    assert take_back(match, between) == "table.T4"


def test_corto_T5_only_this_turn() -> None:
    match, before = at_first_turn()
    submit(match, play("A2"), place("a3"), SKIP, SKIP)
    submit(match, END)
    assert match.state.turn == GREEN
    assert take_back(match, before, RED) == "corto.T5"
    submit(match, play("A3"))
    assert take_back(match, before, RED) == "table.T3"
    assert take_back(match, before, GREEN) == "table.T3"


def test_corto_T5_an_ended_turn_cannot_be_begun_again() -> None:
    match, _ = at_first_turn()
    last = submit(match, play("A2"), place("a3"), SKIP, SKIP)
    submit(match, END)
    assert take_back(match, last, RED) == "corto.T5"


def test_corto_T5_nor_the_set_up() -> None:
    match = dealt(["A2 A12 B18 A16", "A3 A4 A5 A6"])
    assert take_back(match, 0, GREEN) in ("table.T3", "table.T4")


def test_corto_T5_a_table_may_do_without() -> None:
    match, before = at_first_turn(undo="off")
    submit(match, play("A2"), place("a3"), SKIP, SKIP)
    assert take_back(match, before) == "corto.T5"

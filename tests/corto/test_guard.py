"""Rule A6: the advantage that waits in front of its player."""

from corto.deeds import (
    END,
    SKIP,
    do,
    draw,
    hit,
    hit_train,
    kill,
    move,
    pick,
    place,
    play,
    remove,
    send_home,
)
from corto.tables import CROW, GREEN, RED, YELLOW, at, guards, hand, pile, sealed, table, waits_for

# --- A6: guard ---

GUARDED = {"b2": "B1 gg", "a3": "A1"}


def test_corto_A6_it_lies_in_front_of_its_player() -> None:
    state = table(GUARDED, hands=["C17"])
    do(state, play("C17"))
    assert (guards(state, RED), pile(state), hand(state, RED)) == ("C17", "", "")
    assert waits_for(state) == "main"


def test_corto_A6_the_first_hit_on_a_character_that_you_control_is_cancelled() -> None:
    state = table(GUARDED, hands=["B6"], guards=[(GREEN, "C17")])
    do(state, play("B6"), place("b3"), hit("b2", GREEN))
    assert at(state, "b2") == "B1 gg"
    assert (guards(state, GREEN), pile(state)) == ("", "C17")
    # The hit is spent.
    assert waits_for(state) == "main"


def test_corto_A6_of_an_object_too() -> None:
    state = table(GUARDED, hands=["B2 A12"], guards=[(GREEN, "C17")])
    do(state, play("B2"), place("b3"), SKIP, play("A12"), hit("b2", GREEN))
    assert at(state, "b2") == "B1 gg"
    assert pile(state) == "C17 A12"


def test_corto_A6_only_the_first() -> None:
    state = table(GUARDED, hands=["B2 A13"], guards=[(GREEN, "C17")])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), hit("b2", GREEN), hit("b2", GREEN))
    assert at(state, "b2") == "B1 g"


def test_corto_A6_whichever_players_marker_was_meant() -> None:
    # Red aims at its own marker on a character that green controls.
    state = table({"b2": "B1 rgg"}, hands=["B6"], guards=[(GREEN, "C17")])
    do(state, play("B6"), place("b3"), hit("b2", RED))
    assert at(state, "b2") == "B1 rgg"
    assert guards(state, GREEN) == ""


def test_corto_A6_not_where_you_only_tie() -> None:
    state = table({"b2": "B1 rg"}, hands=["B6"], guards=[(GREEN, "C17")])
    do(state, play("B6"), place("b3"), hit("b2", GREEN))
    assert at(state, "b2") == "B1 r"
    assert guards(state, GREEN) == "C17"


def test_corto_A6_not_where_another_controls() -> None:
    state = table({"b2": "B1 gyy"}, players=3, hands=["B6"], guards=[(GREEN, "C17")])
    do(state, play("B6"), place("b3"), hit("b2", GREEN))
    assert at(state, "b2") == "B1 yy"
    assert guards(state, GREEN) == "C17"


def test_corto_A6_not_your_own_hit() -> None:
    state = table({"b2": "B1 rr"}, hands=["B6"], guards=[(RED, "C17")])
    do(state, play("B6"), place("b3"), hit("b2", RED))
    assert at(state, "b2") == "B1 r"
    assert guards(state, RED) == "C17"


def test_corto_A6_not_a_character_without_markers() -> None:
    state = table(GUARDED, hands=["B6"], guards=[(GREEN, "C17")])
    do(state, play("B6"), place("b3"), kill("a3"))
    assert sealed(state, RED) == "A1"
    assert guards(state, GREEN) == "C17"


def test_corto_A6_rasputin_is_not_a_hit() -> None:
    state = table(GUARDED, hands=["B19"], guards=[(GREEN, "C17")], rasputin="b3")
    do(state, play("B19"), move("b3"), remove("b2"))
    assert sealed(state, RED) == "B1"
    assert guards(state, GREEN) == "C17"


def test_corto_A6_nor_is_a_crow() -> None:
    state = table(GUARDED | {"c2": "C1"}, hands=["C6"], guards=[(GREEN, "D17")])
    do(state, play("C6"), place("c3", CROW), send_home("b2", GREEN))
    assert at(state, "b2") == "B1 g"
    assert guards(state, GREEN) == "D17"


def test_corto_A6_nor_is_an_exchange_or_a_hit_on_the_train() -> None:
    state = table({"c2": "E1 gg", "a2": "A1"}, strips="ABE", hands=["E6 A16"], guards=[(GREEN, "C17")], train="c4")
    do(state, play("E6"), place("c3"), hit_train(0), play("A16"), pick("c2"), pick("a2"))
    assert at(state, "a2") == "E1 gg"
    assert guards(state, GREEN) == "C17"


def test_corto_A6_one_per_hit_the_older_first() -> None:
    state = table(GUARDED, hands=["B2 A13 B6"], guards=[(GREEN, "D17"), (GREEN, "C17")])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), hit("b2", GREEN))
    assert guards(state, GREEN) == "C17"
    assert pile(state) == "D17"
    do(state, hit("b2", GREEN))
    assert guards(state, GREEN) == ""
    assert at(state, "b2") == "B1 gg"


def test_corto_A6_older_means_laid_earlier() -> None:
    state = table({"a2": "B1 rr"}, strips="BCD", hands=["D17 C17", "B6"])
    do(state, play("D17"), play("C17"), END)
    assert guards(state, RED) == "D17 C17"
    do(state, play("B6"), place("a3"), hit("a2", RED))
    assert (guards(state, RED), pile(state)) == ("C17", "D17")


def test_corto_A6_everybody_has_only_the_own_one() -> None:
    state = table({"b2": "B1 yy"}, players=3, hands=["B6"], guards=[(GREEN, "C17"), (YELLOW, "D17")])
    do(state, play("B6"), place("b3"), hit("b2", YELLOW))
    assert (guards(state, GREEN), guards(state, YELLOW)) == ("C17", "")
    assert at(state, "b2") == "B1 yy"


def test_corto_A6_it_waits_as_long_as_it_must() -> None:
    # Green lays it; yellow and green itself do something else before red hits.
    state = table({"b2": "B1 gg"}, players=3, hands=["B6", "C17", "C3 C4 C5 C6"], turn=GREEN)
    do(state, play("C17"), END, END, draw("A2"), draw("A3"), draw("A4"))
    do(state, draw("B3"), draw("B4"), draw("B5"), draw("B7"), END)
    do(state, play("B6"), place("b3"), hit("b2", GREEN))
    assert (at(state, "b2"), guards(state, GREEN)) == ("B1 gg", "")


def test_corto_A6_control_is_looked_at_when_the_hit_falls() -> None:
    # The first hit takes a red marker, then green has the majority: the second is stopped.
    state = table({"b2": "B1 rg"}, hands=["B2 A13"], guards=[(GREEN, "C17")])
    do(state, play("B2"), place("b3"), SKIP, play("A13"), hit("b2", RED), hit("b2", GREEN))
    assert at(state, "b2") == "B1 g"
    assert guards(state, GREEN) == ""

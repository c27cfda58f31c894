"""Chapter M: placing markers without any."""

import pytest

from corto.deeds import SKIP, do, lift, mark, move, offered, place, play, refused
from corto.tables import RED, at, table, waits_for

FULL = {"b2": "B1 r6g", "a5": "A1 r6", "c6": "C1 r", "c7": "C2 g"}
"""All thirteen red markers are on the board."""


def test_corto_M1_a_new_character_must_take_one_from_another() -> None:
    state = table(FULL, hands=["B6"], tiles="")
    do(state, play("B6"), place("b3"))
    assert offered(state, "Lift") == ["a5", "b2", "c6"]
    assert refused(state, SKIP) == "T6"
    do(state, lift("c6"))
    assert (at(state, "b3"), at(state, "c6")) == ("B6 r", "C1")


def test_corto_M1_a_white_border_may() -> None:
    state = table(FULL, hands=["B2"], tiles="")
    do(state, play("B2"), place("b3"), lift("a5"), mark("b2"))
    assert offered(state, "Lift") == ["a5", "b3", "c6"]
    assert refused(state, lift("b2")) == "M1"
    do(state, lift("b3"))
    assert (at(state, "b2"), at(state, "b3")) == ("B1 rrrrrrrg", "B2")
    assert state.stock[RED] == 0
    # It may also leave it.
    state = table(FULL, hands=["B2"], tiles="")
    do(state, play("B2"), place("b3"), lift("a5"), SKIP)
    assert waits_for(state) == "main"


def test_corto_M1_a_white_object_may() -> None:
    state = table(FULL, hands=["B6 B15"], tiles="")
    do(state, play("B6"), place("b3"), lift("a5"), SKIP, play("B15"), mark("b2"), lift("c6"), mark("b2"), lift("a5"))
    assert at(state, "b2") == "B1 rrrrrrrrg"
    assert (at(state, "a5"), at(state, "c6")) == ("A1 rrrr", "C1")


def test_corto_M1_a_visit_may() -> None:
    state = table(FULL, hands=["B18"], corto="c7", tiles="")
    do(state, play("B18"), move("c7"), mark("c7"), lift("c6"), SKIP)
    assert (at(state, "c6"), at(state, "c7")) == ("C1", "C2 rg")


def test_corto_M1_with_markers_in_stock_none_may_be_moved() -> None:
    state = table({"b2": "B1 r6g", "a5": "A1 r4"}, hands=["B2"])
    do(state, play("B2"), place("b3"))
    assert waits_for(state) == "border"
    assert refused(state, lift("a5")) == "T6"
    do(state, mark("b2"))
    assert waits_for(state) == "main"
    assert state.stock[RED] == 1
    assert (at(state, "a5"), at(state, "b2")) == ("A1 rrrr", "B1 rrrrrrrg")


def test_corto_M1_the_last_of_the_stock_first() -> None:
    state = table({"b2": "B1 r6g", "a5": "A1 r5"}, hands=["B6 B15"])
    do(state, play("B6"), place("b3"), SKIP, play("B15"), mark("b2"))
    assert state.stock[RED] == 0
    do(state, mark("b2"))
    assert waits_for(state) == "lift"


def test_corto_M1_from_another_character_not_from_the_same() -> None:
    # Twelve on b2 and one on b3, which was just laid: b2 can only get the one from b3.
    state = table({"b2": "B1 r13"}, hands=["B2"])
    do(state, play("B2"), place("b3"), lift("b2"))
    assert offered(state, "Mark") == ["b2"]
    do(state, mark("b2"))
    assert offered(state, "Lift") == ["b3"]
    assert refused(state, lift("b2")) == "M1"


def test_corto_M1_no_other_character_no_marker() -> None:
    # All thirteen on b3, where Corto stands; b2 and b4 can get one, b3 cannot.
    state = table({"b3": "B1 r13", "b4": "B6"}, hands=["B18"], corto="b3")
    do(state, play("B18"), move("b3"))
    assert offered(state, "Mark") == ["b4"]
    assert refused(state, mark("b3")) == "M1"


def test_corto_M1_only_your_own() -> None:
    state = table(FULL, hands=["B6"], tiles="")
    do(state, play("B6"), place("b3"))
    assert refused(state, lift("c7")) == "M1"
    assert refused(state, lift("a8")) == "M1"


@pytest.mark.parametrize("source", ["a5", "b2", "c6"])
def test_corto_M1_a_moved_marker_is_neither_lost_nor_found(source: str) -> None:
    state = table(FULL, hands=["B6"], tiles="")
    do(state, play("B6"), place("b3"), lift(source))
    assert sum(at(state, square).count("r") for square in ("a5", "b2", "b3", "c6", "c7")) == 13
    assert list(state.stock) == [0, 11]

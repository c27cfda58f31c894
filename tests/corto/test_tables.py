"""The legend in tables.py is true of the box, so that the other tests may name cards by their place in the deck."""

import json
from typing import Any

import pytest

from corto.tables import LETTERS, at, card, card_name, hand, markers, pile, sq, square_name, table
from saltsea.games.corto.definition import CONTENT

BOX: dict[str, dict[str, Any]] = {
    entry["id"]: entry for entry in json.loads((CONTENT / "cards.json").read_text(encoding="utf-8"))["cards"]
}
LONG_OBJECTS = {"B13", "D13", "E13", "A15", "C15", "F15"}
ACES = {"B3", "B5", "B9", "B10"}
VERBS = {
    "exchange": {"A16", "B16"},
    "shift": {"A17", "D16"},
    "anywhere": {"C16", "F16"},
    "draw-more": {"E16", "F17"},
    "recover": {"B17", "E17"},
    "guard": {"C17", "D17"},
}


@pytest.mark.parametrize("letter", LETTERS)
def test_the_legend_is_true_of_every_deck(letter: str) -> None:
    ring = LETTERS * 2
    following, next_but_one = ring[ring.index(letter) + 1], ring[ring.index(letter) + 2]
    entries = [BOX[f"{letter}{number}"] for number in range(1, 21)]
    assert [entry["kind"] for entry in entries] == (
        ["character"] * 11 + ["object"] * 4 + ["advantage"] * 2 + ["figurine"] * 3
    )
    characters, objects, figurines = entries[:11], entries[11:15], entries[17:]
    assert [entry["border"] for entry in characters] == ["white"] * 4 + ["black"] * 4 + ["both"] * 3
    assert [number for number, entry in enumerate(characters, 1) if entry.get("friend")] == [1, 2, 3, 9]
    assert [number for number, entry in enumerate(characters, 1) if entry.get("long")] == [4, 5]
    seconds = {number: entry["second"] for number, entry in enumerate(characters, 1) if "second" in entry}
    assert seconds == {8: following, 11: next_but_one}
    assert [(entry["border"], entry["times"]) for entry in objects] == [
        ("black", 1),
        ("black", 2),
        ("white", 1),
        ("white", 2),
    ]
    assert [entry["who"] for entry in figurines] == ["corto", "rasputin", "both"]
    assert [entry.get("vehicle", False) for entry in figurines] == [False, False, True]


def test_the_legend_is_true_of_the_rest() -> None:
    assert {name for name, entry in BOX.items() if entry["kind"] == "object" and entry.get("long")} == LONG_OBJECTS
    assert {name for name, entry in BOX.items() if entry.get("ace")} == ACES
    for verb, names in VERBS.items():
        assert {name for name, entry in BOX.items() if entry.get("verb") == verb} == names


def test_names_of_squares_and_cards_go_both_ways() -> None:
    for name in ("a1", "b3", "d9"):
        assert square_name(sq(name)) == name
    for name in ("A1", "B20", "F7"):
        assert card_name(card(name)) == name


def test_a_table_is_what_was_written() -> None:
    state = table({"a2": "A1", "b3": "B6 rrg"}, hands=["A2 A12", "C1"], pile="A13 B1", players=3)
    assert (at(state, "a2"), at(state, "b3"), at(state, "b4")) == ("A1", "B6 rrg", "")
    assert markers(state, "b3") == "rrg"
    assert list(state.stock) == [11, 12, 13]
    assert (hand(state, 0), hand(state, 1), pile(state)) == ("A2 A12", "C1", "A13 B1")

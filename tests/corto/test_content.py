"""What is in the box: the cards as data, their schema, and what happens to a box that is spoiled."""

import copy
import json
import re
from collections import Counter
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from saltsea.games.corto.definition import CONTENT
from saltsea.games.corto.engine.cards import ADVANTAGES as VERBS
from saltsea.games.corto.engine.cards import Cards, ContentError, cards_from

Card = dict[str, Any]
Box = dict[str, Any]

BOX: Final[Box] = json.loads((CONTENT / "cards.json").read_bytes())
SCHEMA: Final = json.loads((CONTENT / "cards.schema.json").read_bytes())
CARDS: Final[list[Card]] = BOX["cards"]


def refused(box: Box) -> bool:
    return not Draft202012Validator(SCHEMA).is_valid(box)


def test_the_schema_is_a_schema_and_the_box_fits_it() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    Draft202012Validator(SCHEMA).validate(BOX)
    assert BOX["$schema"] == "cards.schema.json"
    assert isinstance(cards_from(BOX), Cards)


def deck(letter: str, **wanted: object) -> list[Card]:
    """The cards of a deck that have these properties; what is not written is false."""
    own = [card for card in CARDS if card["id"].startswith(letter)]
    return [card for card in own if all(card.get(name, False) == value for name, value in wanted.items())]


def borders(cards: list[Card]) -> Counter[str]:
    return Counter(card["border"] for card in cards)


def test_six_decks_of_twenty_in_order() -> None:
    assert [card["id"] for card in CARDS] == [f"{letter}{number}" for letter in "ABCDEF" for number in range(1, 21)]
    assert BOX["decks"] == dict.fromkeys("ABCDEF", 20)


@pytest.mark.parametrize("letter", "ABCDEF")
def test_each_deck_has_eleven_characters_of_the_given_borders(letter: str) -> None:
    characters = deck(letter, kind="character")
    assert borders(characters) == {"white": 4, "black": 4, "both": 3}
    assert borders(deck(letter, friend=True)) == {"white": 3, "both": 1}
    assert borders(deck(letter, kind="character", long=True)) == {"white": 1, "black": 1}
    assert not [card for card in characters if card.get("friend") and card.get("long")]


@pytest.mark.parametrize("letter", "ABCDEF")
def test_second_backgrounds_come_from_the_next_two_adventures_in_the_ring(letter: str) -> None:
    place = "ABCDEF".index(letter)
    following = {"ABCDEF"[(place + 1) % 6], "ABCDEF"[(place + 2) % 6]}
    two = [card for card in deck(letter) if "second" in card]
    assert borders(two) == {"black": 1, "both": 1}
    assert {card["second"] for card in two} == following


@pytest.mark.parametrize("letter", "ABCDEF")
def test_each_deck_has_four_objects_one_of_long_range(letter: str) -> None:
    objects = deck(letter, kind="object")
    assert sorted((card["border"], card["times"]) for card in objects) == [
        ("black", 1), ("black", 2), ("white", 1), ("white", 2),
    ]  # fmt: skip
    long = [(card["border"], card["times"]) for card in objects if card.get("long")]
    assert long == [("black" if letter in "BDE" else "white", 2)]


def test_advantages_come_in_pairs_and_each_twice() -> None:
    dealt = {letter: [card["verb"] for card in deck(letter, kind="advantage")] for letter in "ABCDEF"}
    assert dealt == {
        "A": ["exchange", "shift"],
        "B": ["exchange", "recover"],
        "C": ["anywhere", "guard"],
        "D": ["shift", "guard"],
        "E": ["draw-more", "recover"],
        "F": ["anywhere", "draw-more"],
    }
    assert Counter(verb for verbs in dealt.values() for verb in verbs) == dict.fromkeys(VERBS, 2)


@pytest.mark.parametrize("letter", "ABCDEF")
def test_each_deck_has_three_figurine_cards(letter: str) -> None:
    cards = [(card["who"], card.get("vehicle", False)) for card in deck(letter, kind="figurine")]
    assert cards == [("corto", False), ("rasputin", False), ("both", True)]


def test_the_four_aces_are_characters_of_capricorn() -> None:
    assert borders(deck("B", ace=True)) == {"white": 1, "black": 1, "both": 2}
    assert len(deck("", ace=True)) == 4


def test_the_totals_of_the_box() -> None:
    kinds = Counter(card["kind"] for card in CARDS)
    assert kinds == {"character": 66, "object": 24, "advantage": 12, "figurine": 18}
    assert len(deck("", friend=True)) == 24
    assert len([card for card in CARDS if "second" in card]) == 12


# --- spoiled cards ---


def changed(card_id: str, **values: object) -> Box:
    """The box with one card altered; None takes a property away."""
    box = copy.deepcopy(BOX)
    card = next(card for card in box["cards"] if card["id"] == card_id)
    for field, value in values.items():
        card[field] = value
        if value is None:
            del card[field]
    return box


def declared(letter: str, size: object) -> Box:
    box = copy.deepcopy(BOX)
    box["decks"][letter] = size
    return box


def without(*names: str) -> Box:
    """The box without these cards, its sizes put right."""
    box = copy.deepcopy(BOX)
    box["cards"] = [card for card in box["cards"] if card["id"] not in names]
    for name in names:
        box["decks"][name[0]] -= 1
    return box


SPOILED: Final[list[tuple[Box, str]]] = [
    (changed("A16", verb="fly"), "card A16: verb is 'fly', not one of exchange, shift"),
    (changed("A16", verb=None), "card A16: verb is None"),
    (changed("B2", kind="ghost"), "card B2: kind is 'ghost', not one of character, object"),
    (changed("B2", kind=None), "card B2: kind is None"),
    (changed("C1", border="grey"), "card C1: border is 'grey', not one of white, black, both"),
    (changed("C1", border=None), "card C1: border is None"),
    (changed("C12", border="both"), "card C12: border is 'both', not one of white, black"),
    (changed("C12", times=3), "card C12: times is 3, not 1 or 2"),
    (changed("C12", times=True), "card C12: times is True"),
    (changed("C12", times=None), "card C12: times is None"),
    (changed("D1", friend="yes"), "card D1: friend is 'yes', not true or false"),
    (changed("D5", long=1), "card D5: long is 1, not true or false"),
    (changed("D8", second="G"), "card D8: second is 'G', not one of A, B"),
    (changed("E18", who="pandora"), "card E18: who is 'pandora', not one of corto, rasputin, both"),
    (changed("E20", vehicle=6), "card E20: vehicle is 6, not true or false"),
    (changed("F1", name="Cassandra"), "card F1: 'name' is no property of this kind (character): id, kind, border"),
    (changed("F1", times=1), "card F1: 'times' is no property of this kind (character)"),
    (changed("F16", border="white"), "card F16: 'border' is no property of this kind (advantage)"),
    (changed("A1", id="G1"), "card 'G1': an id is a letter A to F and a number 1 to 20"),
    (changed("A1", id="A21"), "card 'A21': an id is"),
    (changed("A1", id=None), "card 'None': an id is"),
    (changed("A1", ace=True), "aces are A1, B3, B5, B9, B10: not four of deck B"),
    (changed("B3", ace=False), "aces are B5, B9, B10: not four of deck B"),
    (without(*(f"F{number}" for number in range(1, 12))), "deck F: has no character, so its strip cannot start"),
    (declared("C", "twenty"), "deck C: 'twenty' cards are declared and 20 are there"),
]
BEYOND_A_SCHEMA: Final[list[tuple[Box, str]]] = [
    (changed("A2", id="A1"), "card A1: occurs twice"),
    (declared("C", 19), "deck C: 19 cards are declared and 20 are there"),
]


@pytest.mark.parametrize(("box", "message"), SPOILED + BEYOND_A_SCHEMA, ids=lambda part: str(part)[:40])
def test_spoiled_cards_are_refused_and_named(box: Box, message: str) -> None:
    with pytest.raises(ContentError, match=f"^{re.escape(message)}"):
        cards_from(box)


@pytest.mark.parametrize(("box", "message"), SPOILED, ids=lambda part: str(part)[:40])
def test_the_schema_refuses_what_the_rules_refuse(box: Box, message: str) -> None:
    assert refused(box), message


def test_the_schema_wants_nothing_beside_decks_and_cards() -> None:
    assert refused({**BOX, "remark": "mine"})
    assert refused({"decks": BOX["decks"]})
    assert refused(declared("G", 3))
    assert not refused(without("A12", "F20")), "a table that owns the box may have fewer cards in a deck"
    assert isinstance(cards_from(without("A12", "F20")), Cards)

"""The 120 cards as tables of small numbers, made from content data and checked loudly while they are made.

A card is adventure * 20 + its place in the deck. Names and sentences are not here: the rules never need them."""

from typing import Any, Final, TypeAlias, final

Card: TypeAlias = int
Adventure: TypeAlias = int
"""0 … 5 for the Ballad, Capricorn, the Celts, the Ethiopians, Siberia, Samarkand."""

ADVENTURES: Final = "ABCDEF"
PER_DECK: Final = 20
CARDS: Final = PER_DECK * 6
NO_CARD: Final = -1
LONGEST_QUOTE: Final = 60
_NUMBERS: Final = [str(number + 1) for number in range(PER_DECK)]

CHARACTER: Final = 0
OBJECT: Final = 1
ADVANTAGE: Final = 2
FIGURINE: Final = 3
KINDS: Final = ["character", "object", "advantage", "figurine"]

WHITE: Final = 1
BLACK: Final = 2
BOTH: Final = 3
COLOURS: Final = {"white": WHITE, "black": BLACK, "both": BOTH}

CORTO: Final = 0
RASPUTIN: Final = 1
EITHER: Final = 3
"""Of the two figurines, as a set."""
FIGURINES: Final = {"corto": 1, "rasputin": 2, "both": EITHER}
WALK: Final = 3
RIDE: Final = 6

EXCHANGE: Final = 1
SHIFT: Final = 2
ANYWHERE: Final = 3
DRAW_MORE: Final = 4
RECOVER: Final = 5
GUARD: Final = 6
ADVANTAGES: Final = {
    "exchange": EXCHANGE,
    "shift": SHIFT,
    "anywhere": ANYWHERE,
    "draw-more": DRAW_MORE,
    "recover": RECOVER,
    "guard": GUARD,
}

ACES: Final = 4
ACES_OF: Final = 1

_FIELDS: Final = {
    "character": ["border", "friend", "long", "second", "ace"],
    "object": ["border", "times", "long"],
    "advantage": ["verb"],
    "figurine": ["who", "vehicle"],
}


class ContentError(ValueError):
    """Content data that no table could play with: says which card and what is wrong with it, in English, and as the
    name of a fault with facts for a sentence in any language."""

    def __init__(self, message: str, fault: str, facts: dict[str, str | int]) -> None:
        super().__init__(message)
        self.fault = fault
        self.facts = facts


@final
class Cards:
    """One number per card and question. A card that a box does not have is in no deck."""

    def __init__(self) -> None:
        self.kind = [-1] * CARDS
        self.colour = [0] * CARDS
        self.friend = [0] * CARDS
        self.long = [0] * CARDS
        self.backgrounds = [0] * CARDS
        """A set of adventures as a bit mask."""
        self.ace = [0] * CARDS
        self.times = [0] * CARDS
        self.verb = [0] * CARDS
        self.who = [0] * CARDS
        """A set of figurines: 1 Corto, 2 Rasputin."""
        self.walk = [0] * CARDS
        self.decks = [0] * 6
        """Per adventure, the set of places in its deck that hold a card."""


def adventure_of(card: Card) -> Adventure:
    return card // PER_DECK


def card_name(card: Card) -> str:
    """The id of a card: its adventure's letter and its number, such as C7."""
    return f"{ADVENTURES[card // PER_DECK]}{card % PER_DECK + 1}"


def card_named(name: str) -> Card:
    """The card with this id, or NO_CARD."""
    letter, number = name[:1], name[1:]
    if letter in ADVENTURES and number in _NUMBERS:
        return ADVENTURES.index(letter) * PER_DECK + _NUMBERS.index(number)
    return NO_CARD


def cards_from(content: dict[str, Any]) -> Cards:
    """The tables for a box of cards as content data gives it: how many each deck has, and the cards."""
    cards = Cards()
    for entry in content["cards"]:
        if not isinstance(entry, dict):
            value = _written(entry)
            raise ContentError(f"card {value}: a card is an object with an id and a kind", "card", {"value": value})
        _add(cards, entry)
    for letter in content["decks"]:
        if letter not in ADVENTURES:
            value = _written(letter)
            raise ContentError(f"deck {value}: the decks are A to F", "deck", {"value": value})
    for adventure, letter in enumerate(ADVENTURES):
        _check_deck(cards, adventure, letter, content["decks"].get(letter))
    _check_aces(cards)
    return cards


def _add(cards: Cards, entry: dict[str, Any]) -> None:
    name = str(entry.get("id"))
    card = card_named(name)
    if card == NO_CARD:
        value = _written(name)
        message = f"card {value}: an id is a letter A to F and a number 1 to {PER_DECK}"
        raise ContentError(message, "id", {"value": value, "most": PER_DECK})
    if cards.kind[card] != -1:
        raise ContentError(f"card {name}: occurs twice", "twice", {"card_id": name})
    kind = _choice(name, entry, "kind", {kind: number for number, kind in enumerate(KINDS)})
    _check_fields(name, entry, KINDS[kind])
    cards.kind[card] = kind
    cards.decks[card // PER_DECK] |= 1 << card % PER_DECK
    if kind == CHARACTER:
        _add_character(cards, card, name, entry)
    elif kind == OBJECT:
        _add_object(cards, card, name, entry)
    elif kind == ADVANTAGE:
        cards.verb[card] = _choice(name, entry, "verb", ADVANTAGES)
    else:
        cards.who[card] = _choice(name, entry, "who", FIGURINES)
        cards.walk[card] = RIDE if _flag(name, entry, "vehicle") else WALK


def _add_character(cards: Cards, card: Card, name: str, entry: dict[str, Any]) -> None:
    cards.colour[card] = _choice(name, entry, "border", COLOURS)
    cards.friend[card] = _flag(name, entry, "friend")
    cards.long[card] = _flag(name, entry, "long")
    cards.ace[card] = _flag(name, entry, "ace")
    cards.backgrounds[card] = 1 << card // PER_DECK
    if "second" in entry:
        second = _choice(name, entry, "second", {letter: number for number, letter in enumerate(ADVENTURES)})
        if second == card // PER_DECK:
            message = f"card {name}: second is {entry['second']!r}, its own adventure"
            raise ContentError(message, "second", {"card_id": name})
        cards.backgrounds[card] |= 1 << second


def _add_object(cards: Cards, card: Card, name: str, entry: dict[str, Any]) -> None:
    cards.colour[card] = _choice(name, entry, "border", {"white": WHITE, "black": BLACK})
    cards.long[card] = _flag(name, entry, "long")
    times = entry.get("times")
    if type(times) is not int or not 1 <= times <= 2:
        raise _not_one_of(name, "times", times, "1 or 2", "1, 2")
    cards.times[card] = times


def _check_fields(name: str, entry: dict[str, Any], kind: str) -> None:
    known = ["id", "kind", *_FIELDS[kind]]
    for field in entry:
        if field not in known:
            value, choices = _written(field), ", ".join(known)
            message = f"card {name}: {value} is no property of this kind ({kind}): {choices}"
            raise ContentError(message, "property", {"card_id": name, "value": value, "choices": choices})


def _choice(name: str, entry: dict[str, Any], field: str, choices: dict[str, int]) -> int:
    value = entry.get(field)
    if not isinstance(value, str) or value not in choices:
        known = ", ".join(choices)
        raise _not_one_of(name, field, value, f"one of {known}", known)
    return choices[value]


def _flag(name: str, entry: dict[str, Any], field: str) -> int:
    value = entry.get(field, False)
    if value is not True and value is not False:
        raise _not_one_of(name, field, value, "true or false", "true, false")
    return 1 if value else 0


def _check_deck(cards: Cards, adventure: Adventure, letter: str, declared: object) -> None:
    """A deck has as many cards as the box says, and one of them can start its strip."""
    own = [card for card in range(adventure * PER_DECK, (adventure + 1) * PER_DECK) if cards.kind[card] != -1]
    if declared != len(own):
        message = f"deck {letter}: {_written(declared)} cards are declared and {len(own)} are there"
        raise ContentError(message, "deck-size", {"deck": letter, "value": _written(declared), "there": len(own)})
    if CHARACTER not in [cards.kind[card] for card in own]:
        message = f"deck {letter}: has no character, so its strip cannot start"
        raise ContentError(message, "deck-start", {"deck": letter})


def _check_aces(cards: Cards) -> None:
    """The quest of the aces counts four characters of its own adventure."""
    aces = [card for card in range(CARDS) if cards.ace[card]]
    if len(aces) != ACES or any(adventure_of(card) != ACES_OF for card in aces):
        names = ", ".join([card_name(card) for card in aces])
        raise ContentError(f"aces are {names}: not four of deck B", "aces", {"names": names, "number": len(aces)})


def _not_one_of(name: str, field: str, value: object, known: str, choices: str) -> ContentError:
    """A property that has another value than those it can have."""
    facts: dict[str, str | int] = {"card_id": name, "property": field, "value": _written(value), "choices": choices}
    return ContentError(f"card {name}: {field} is {_written(value)}, not {known}", "value", facts)


def _written(value: object) -> str:
    """What an author wrote, cut off where it is long: a sentence tells it again."""
    written = repr(value)
    return written if len(written) <= LONGEST_QUOTE else f"{written[:LONGEST_QUOTE]}…"

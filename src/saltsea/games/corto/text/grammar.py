"""Corto's grammar and words: what its actions, cards, squares, seats and decks are called when typed or printed."""

from collections.abc import Callable, Iterable
from typing import Final

from saltsea.game import Game, Spoken
from saltsea.games.corto.engine.cards import ADVENTURES, CARDS, NO_CARD, card_name
from saltsea.games.corto.engine.menu import MOST_SEATS
from saltsea.games.corto.rules.grid import MOST_STRIPS, SQUARES, STRIDE, number_of, strip_of
from saltsea.kernel.rules import AnyRules
from saltsea.sentences import Sentences
from saltsea.text_table.field_format import NameFormat
from saltsea.text_table.grammar import Grammar, Verb
from saltsea.texts import CONTENT_ROOT, TABLE_TEXTS, Texts, load

TYPED: Final = CONTENT_ROOT / "corto" / "texts", "typed"
ROWS: Final = "abcd"
FIGURINES: Final = 2
LOOSE: Final = {"Kill": "Hit"}
"""A hit on a character without markers kills it, so a player who types the one may mean the other."""
BARE: Final = {"Play": True, "Discard": False, "Draw": False}
"""A card that stands alone is played. What cannot be taken back, a discard or a draw, must be said."""


def renderer_texts(game: Game, language: str) -> Texts:
    """All that a text table of Corto says."""
    return load(language, (TABLE_TEXTS, "play"), *game.subjects(), TYPED)


def named_card(texts: Sentences, card: int) -> str:
    """`Puck (C2)`: the name to read, the id to type."""
    if card == NO_CARD:
        return card_title(texts, card)
    return texts.say("corto-named", {"name": card_title(texts, card), "id": card_name(card)})


def card_title(texts: Sentences, card: int) -> str:
    """A card's name; NO_CARD is one of an adventure that is not in play."""
    return texts.say("card-corto-unused" if card == NO_CARD else f"card-corto-{card_name(card)}")


def named_adventure(texts: Sentences, adventure: int) -> str:
    letter = ADVENTURES[adventure]
    return texts.say("corto-named", {"name": texts.say(f"adventure-corto-{letter}"), "id": letter})


def named_figurine(texts: Sentences, figurine: int) -> str:
    return texts.say(f"figurine-corto-{figurine}")


def named_seat(texts: Sentences, seat: int) -> str:
    return texts.say(f"seat-corto-{seat}")


def square_id(square: int) -> str:
    """Row letter from the top and number: b3."""
    return f"{ROWS[strip_of(square)]}{number_of(square)}"


def listed(texts: Sentences, cards: Iterable[int]) -> str:
    return ", ".join(named_card(texts, card) for card in cards)


def with_ids(plain: Spoken, texts: Sentences) -> Spoken:
    """The game's own way of saying its args, with ids behind the names of cards and decks."""
    named: dict[str, Callable[[int], str]] = {
        "card": lambda card: named_card(texts, card),
        "adventure": lambda adventure: named_adventure(texts, adventure),
        "strips": lambda adventure: named_adventure(texts, adventure),
    }
    return {**plain, **named}


def words(texts: Sentences, text: str) -> list[str]:
    return [word.strip() for word in texts.say(text).split(",")]


def grammar(rules: AnyRules, texts: Sentences, english: Sentences) -> Grammar:
    """Every action of Corto as it is typed, in the words of one language; English ones always serve."""
    kinds = dict.fromkeys(type(action).__name__ for action in rules.vocabulary.actions)
    verbs = {
        kind: Verb(
            phrases=both(texts, english, f"typed-corto-{kind}"),
            loose=both(texts, english, f"typed-corto-{LOOSE[kind]}") if kind in LOOSE else (),
            bare=BARE.get(kind),
        )
        for kind in kinds
    }
    return Grammar(rules.vocabulary, verbs, formats(texts, english))


def both(texts: Sentences, english: Sentences, text: str) -> list[str]:
    """The words of a language, and then the English ones."""
    return list(dict.fromkeys([*words(texts, text), *words(english, text)]))


def formats(texts: Sentences, english: Sentences) -> dict[str, NameFormat]:
    squares = {place: square_id(place) for place in range(MOST_STRIPS * STRIDE)}
    assert len(squares) == SQUARES
    cards = {card: card_name(card) for card in range(CARDS)}
    names = {card: [texts.say(f"card-corto-{name}")] for card, name in cards.items()}
    decks = dict(enumerate(ADVENTURES))
    titles = {adventure: [texts.say(f"adventure-corto-{letter}")] for adventure, letter in decks.items()}
    return {
        "square": NameFormat(squares),
        "card": NameFormat(cards, names),
        "adventure": NameFormat(decks, titles),
        "owner": called(texts, english, "seat", MOST_SEATS, also=lambda seat: [str(seat)]),
        "figurine": called(texts, english, "figurine", FIGURINES, also=lambda who: [named_figurine(texts, who)]),
    }


def called(
    texts: Sentences, english: Sentences, what: str, number: int, also: Callable[[int], list[str]]
) -> NameFormat:
    """A few things with one word each, which a single letter may stand for."""
    own = {value: words(texts, f"typed-corto-{what}-{value}") for value in range(number)}
    more = {value: [*own[value], *words(english, f"typed-corto-{what}-{value}"), *also(value)] for value in own}
    return NameFormat({value: given[0] for value, given in own.items()}, more, shortest=1)

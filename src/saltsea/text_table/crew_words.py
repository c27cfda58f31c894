"""What players type to and about a crew: seats, standing orders and ready phrases, found by their words."""

from collections.abc import Sequence
from typing import Final

from saltsea.kernel.seat import Seat
from saltsea.sentences import Sentences
from saltsea.text_table.word_matching import folded, is_abbreviation, whole_number
from saltsea.texts import TABLE_TEXTS, text_file, variables

PHRASE: Final = "phrase-"


def find_seat(word: str, called: Sequence[Sequence[str]]) -> Seat | None:
    """A seat by its number, or by one of its names or the beginning of one; `called` are the names of each seat."""
    number = whole_number(word)
    if number is not None:
        return number if number < len(called) else None
    given, names = folded(word), [[folded(name) for name in own] for own in called]
    exact = [seat for seat, own in enumerate(names) if given in own]
    short = [seat for seat, own in enumerate(names) if any(is_abbreviation(given, name, 1) for name in own)]
    found = exact or short
    return found[0] if len(found) == 1 else None


def find_order(texts: Sentences, known: Sequence[str], words: Sequence[str]) -> str | None:
    """The order that words mean: empty for none, None if they mean no order."""
    if not words:
        return ""
    given, named = folded(" ".join(words)), {name: folded(texts.say(f"order-{name}")) for name in known}
    return next((name for name, said in named.items() if name == given or said.startswith(given)), None)


def order_names(texts: Sentences, known: Sequence[str]) -> str:
    return ", ".join(texts.say(f"order-{name}") for name in known)


def phrases() -> list[str]:
    """The ids of all ready phrases."""
    known = variables(text_file(TABLE_TEXTS, "table", "en").read_text(encoding="utf-8"))
    return [text.removeprefix(PHRASE) for text in known if text.startswith(PHRASE)]


def find_phrase(texts: Sentences, words: Sequence[str]) -> str:
    """The ready phrase that words mean, by its id or its own words; empty for none."""
    given = folded(" ".join(words))
    return next((name for name in phrases() if given in (folded(name), folded(texts.say(PHRASE + name)))), "")

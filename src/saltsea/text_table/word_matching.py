"""Matches words as players type them: any case, accents and hyphens optional, abbreviated if clear."""

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final
from unicodedata import combining, normalize

SHORTEST: Final = 2
"""The fewest letters that abbreviate a verb or command."""
STOPS: Final = (".", "!", "?", "…")
_CLOSE: Final = 0.6
"""The least similarity (of 1) of a suggestion."""
_AS_CLOSE: Final = 0.05
"""Words within this distance of the best one are suggested too."""
_OFFERED: Final = 3
_DIGITS: Final = 15
_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(text: str) -> str:
    """What two spellings of a word have in common: small letters and digits alone. `Éà-7` -> `ea7`."""
    plain = normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if letter.isalnum() and not combining(letter)) or text


def sentence(text: str) -> str:
    """A capital in front, a stop behind."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(STOPS) else '.'}"


def split_words(line: str) -> list[str]:
    """The words of a line as they were typed."""
    return line.split()


def whole_number(word: str) -> int | None:
    """The number that a word writes in digits; None if it is not a number, or too long."""
    return int(word) if word.isdecimal() and len(word) <= _DIGITS else None


def is_abbreviation(given: str, word: str, shortest: int = SHORTEST) -> bool:
    """Whether `given` abbreviates this word; both are folded."""
    return len(given) >= shortest and word.startswith(given)


def close_matches(given: str, known: Iterable[str]) -> list[str]:
    """Suggestions, the likeliest first: the same word in other letters, the part after its dot, or a similar word."""
    wanted = folded(given)
    words = {name: folded(name) for name in known}
    same = [name for name, word in words.items() if wanted in (word, folded(name.rpartition(".")[2]))]
    if same:
        return same
    ranked = sorted(((similarity(wanted, word), name) for name, word in words.items()), key=lambda pair: -pair[0])
    return [name for ratio, name in ranked[:_OFFERED] if ratio >= max(_CLOSE, ranked[0][0] - _AS_CLOSE)]


def similarity(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()

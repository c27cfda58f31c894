"""Letters of different alphabets that look alike: a name of Cyrillic or Greek letters is welcome, but no guest may pass
for another by them."""

import re
import unicodedata
from typing import Final

WITH_DOUBLES: Final = frozenset(["LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU"])
"""Alphabets with letters that look like those of another one. Each word keeps to one of them."""
WORD: Final = re.compile(r"[^\W\d_]+")
CYRILLIC: Final = dict(zip("АВЕЅІЈКМНОРСТУҮХԚԜҺаеѕіјӏорсухԛԝһԁѵ", "ABESIJKMHOPCTYYXQWHaesijlopcyxqwhdv", strict=True))
GREEK: Final = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυγκ", "ABEZHIKMNOPTYXaivopuyk", strict=True))
OTHERS: Final = dict(zip("ɑɡօսոհցք", "agounhgp", strict=True))
"""Letters of phonetic writing and Armenian ones."""
DOUBLES: Final = str.maketrans(CYRILLIC | GREEK | OTHERS)
"""Letters, and the Latin letter that each of them looks like."""


def has_mixed_word(name: str) -> bool:
    """Whether a word of this name has letters of two alphabets that look alike."""
    marks_left_out = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not is_mark(letter))
    return any(len({alphabet(letter) for letter in word} & WITH_DOUBLES) > 1 for word in WORD.findall(marks_left_out))


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def alphabet(letter: str) -> str:
    """The first word of a letter's name, as in LATIN SMALL LETTER A."""
    return unicodedata.name(letter, "").partition(" ")[0]


def in_latin(name: str) -> str:
    """A name with each letter as the Latin one that it looks like."""
    marks_apart = unicodedata.normalize("NFKD", name).translate(DOUBLES)
    return unicodedata.normalize("NFKC", marks_apart).casefold()

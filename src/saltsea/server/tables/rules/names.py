"""Which names can be read, and which two are read as one: no guest may look like another by letters that are not
seen."""

import unicodedata
from typing import Final

from saltsea.server.tables.rules.alphabets import in_latin

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 4
"""Marks on one letter: scripts have up to three, and more cover the lines above and below."""
NOT_SEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that are drawn as nothing, though Python calls them printable."""
KEYCAP: Final = "\u20e3"


def can_be_read(name: str) -> bool:
    """Whether a name is short, and each of its letters is seen."""
    if not name or name != " ".join(name.split()) or len(name) > LONGEST_NAME or not name.isprintable():
        return False
    return not NOT_SEEN & {*name} and has_marks_on_letters(name) and has_styles_on_signs(name)


def has_marks_on_letters(name: str) -> bool:
    """Whether no mark stands alone, and none too many on one letter."""
    marks = "".join("m" if unicodedata.category(letter)[0] == "M" else "-" for letter in name)
    words = "".join(" " if letter == " " else kind for letter, kind in zip(name, marks, strict=True))
    return " m" not in f" {words}" and "m" * (MOST_MARKS + 1) not in marks


def has_styles_on_signs(name: str) -> bool:
    """Whether styles, which are not seen by themselves, stand only where keyboards put them: behind signs such as a
    heart, and in keycaps."""
    around = zip(" " + name, name, name[1:] + " ", strict=False)
    return all(
        unicodedata.category(before)[0] == "S" or after == KEYCAP
        for before, letter, after in around
        if is_style(letter)
    )


def is_style(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def folded(name: str) -> str:
    """A name folded for comparison: the same for names that differ only in capitals, or in the width of letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def looks_like(name: str, other: str) -> bool:
    """Whether two names are read as one: alike but for capitals, or drawn alike by letters of two alphabets."""
    return folded(name) == folded(other) or in_latin(name) == in_latin(other)

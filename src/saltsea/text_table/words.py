"""Words as people type them: any case, accents and hyphens optional, shortened as long as it is clear what is meant."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final
from unicodedata import combining, normalize

SHORTEST: Final = 2
"""A verb or command may be cut down to so many letters."""
_CLOSE: Final = 0.6
_OFFERED: Final = 3
_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss"})


def folded(text: str) -> str:
    """What two spellings of a word have in common: small letters and digits alone. `Éà-7` -> `ea7`."""
    plain = normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in plain if letter.isalnum() and not combining(letter)) or text


def words_of(line: str) -> list[str]:
    """The words of a line as they were typed."""
    return line.split()


def is_short_for(given: str, word: str, shortest: int = SHORTEST) -> bool:
    """Whether something typed begins this word; both are folded."""
    return len(given) >= shortest and word.startswith(given)


def near(given: str, known: Iterable[str]) -> list[str]:
    """What was perhaps meant, the likeliest first, in the spelling of the list."""
    spelled = {folded(word): word for word in known}
    return [spelled[word] for word in get_close_matches(folded(given), spelled, _OFFERED, _CLOSE)]

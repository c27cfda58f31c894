"""Words as people type them: any case, accents and hyphens optional, shortened as long as it is clear what is meant."""

from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final
from unicodedata import combining, normalize

SHORTEST: Final = 2
"""A verb or command may be cut down to so many letters."""
STOPS: Final = (".", "!", "?", "…")
_CLOSE: Final = 0.6
"""How alike two words are, of 1, for one to be meant by the other."""
_AS_CLOSE: Final = 0.05
"""Words that are hardly less alike than the best one are offered, too."""
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


def words_of(line: str) -> list[str]:
    """The words of a line as they were typed."""
    return line.split()


def whole(word: str) -> int | None:
    """The number that a word writes in digits; nothing if it is none, or longer than any number here can be."""
    return int(word) if word.isdecimal() and len(word) <= _DIGITS else None


def is_short_for(given: str, word: str, shortest: int = SHORTEST) -> bool:
    """Whether something typed begins this word; both are folded."""
    return len(given) >= shortest and word.startswith(given)


def near(given: str, known: Iterable[str]) -> list[str]:
    """What was meant, the likeliest first: the same in other letters, the part after the dot, or something alike."""
    wanted = folded(given)
    words = {name: folded(name) for name in known}
    same = [name for name, word in words.items() if wanted in (word, folded(name.rpartition(".")[2]))]
    if same:
        return same
    ranked = sorted(((alike(wanted, word), name) for name, word in words.items()), key=lambda pair: -pair[0])
    return [name for ratio, name in ranked[:_OFFERED] if ratio >= max(_CLOSE, ranked[0][0] - _AS_CLOSE)]


def alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()

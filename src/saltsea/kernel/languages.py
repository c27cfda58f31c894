"""The languages in which Saltsea is written. A new one is added here, and its texts beside those of the others."""

from collections.abc import Mapping
from typing import Final

OWN_NAMES: Final = {"en": "English", "fr": "Français"}
"""Each language by its code, with what its speakers call it. The first is for readers who ask for none."""
LANGUAGES: Final = tuple(OWN_NAMES)
USUAL: Final = LANGUAGES[0]


def is_language(code: str) -> bool:
    """Whether this is how a language is called, ours or another: two small letters."""
    return len(code) == 2 and code.isascii() and code.isalpha() and code.islower()


def in_language(texts: Mapping[str, str], language: str) -> str:
    """A text in the wished language, or in one that it has: a player may have written it in one alone."""
    return next(texts[known] for known in (language, *LANGUAGES, *texts) if known in texts)

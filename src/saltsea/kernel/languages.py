"""The languages in which Saltsea is written. A new one is added here, and its texts beside those of the others."""

from collections.abc import Mapping
from typing import Final

OWN_NAMES: Final = {"en": "English", "fr": "Français"}
"""Each language by its code, with what its speakers call it. The first is for readers who ask for none."""
LANGUAGES: Final = tuple(OWN_NAMES)
USUAL: Final = LANGUAGES[0]


def in_language(texts: Mapping[str, str], language: str) -> str:
    """A text in the wished language, or in the first of ours that it has: a player may have written it in one alone."""
    return texts.get(language) or next(texts[known] for known in LANGUAGES if known in texts)

"""The languages in which Saltsea is written. A new one is added here, and its texts beside those of the others."""

from typing import Final

OWN_NAMES: Final = {"en": "English", "fr": "Français"}
"""Each language by its code, with what its speakers call it. The first is for readers who ask for none."""
LANGUAGES: Final = tuple(OWN_NAMES)

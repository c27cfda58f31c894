"""Colours of the art on paper, and what becomes of them when ink is to be saved."""

from __future__ import annotations

from typing import Final, NamedTuple


class Colour(NamedTuple):
    """Red, green and blue from 0 to 1, and how much covers what lies below."""

    red: float
    green: float
    blue: float
    cover: float = 1.0


INK: Final = "#17181d"
PAPER: Final = "#fdf6e3"
WHITE: Final = "#ffffff"
CUT: Final = "#9a9a92"
"""Marks for scissors and folds."""

_DARK: Final = 0.16
_LEFT: Final = 0.28
"""How much of a wash is left on paper that saves ink."""
_DARK_LEFT: Final = 0.62


def colour(written: str) -> Colour:
    """A colour as the art writes it: #rrggbb or #rrggbbaa."""
    if not written.startswith("#") or len(written) not in (7, 9):
        raise ValueError(f"the art has a colour {written!r}")
    parts = [int(written[place : place + 2], 16) / 255 for place in range(1, len(written), 2)]
    return Colour(*parts)


def spared(full: Colour) -> Colour:
    """A wash as a tint, and black as grey: lines stay legible, and most of the ink stays in the printer."""
    light = 0.3 * full.red + 0.59 * full.green + 0.11 * full.blue
    left = _DARK_LEFT if light < _DARK else _LEFT
    red, green, blue = (1 - (1 - part) * left for part in full[:3])
    return Colour(red, green, blue, full.cover)

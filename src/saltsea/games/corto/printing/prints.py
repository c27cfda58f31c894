"""What Corto can print. Fonts and PDF are loaded when something is made: a catalogue asks only for names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from saltsea.game import Game
from saltsea.printing.booklets import Prints
from saltsea.printing.options import PrintOptions, Tell, silent

BOX: Final = "box"


class CortoPrints(Prints):
    """Prints the cards of one box."""

    game = "corto"

    def __init__(self, entry: Game) -> None:
        self.entry = entry

    def basics(self) -> Sequence[str]:
        return [BOX]

    def file_name(self, booklet: str, options: PrintOptions) -> str:
        """A box with values of a player's own is not mistaken for ours."""
        own = re.sub(r"[^a-z0-9]+", "-", self.entry.content_name.casefold()).strip("-")
        return super().file_name(f"{booklet}-{own}" if own else booklet, options)

    def made(self, booklet: str, options: PrintOptions, tell: Tell = silent) -> bytes:
        from saltsea.games.corto.printing.box import box_file

        self.checked(booklet)
        return box_file(self.entry, options, tell)

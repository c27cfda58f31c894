"""What the pirates can print. Fonts and PDF are loaded when something is made: a catalogue asks only for names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from saltsea.game import Game
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.printing.booklets import Prints
from saltsea.printing.options import PrintOptions, Tell, silent

SHIP: Final = "ship"


class OwnPaper(NamedTuple):
    """A chapter that a player has written: what its file says, and how many chapters of ours bring what it uses."""

    data: dict[str, Any]
    reached: int


class PiratesPrints(Prints):
    """Prints the chapters of one box, or the one that a player has written for it."""

    game = "pirates"

    def __init__(self, entry: Game, own: OwnPaper | None = None) -> None:
        self.entry = entry
        self.own = own

    def rules(self) -> PiratesRules:
        rules = self.entry.rules()
        assert isinstance(rules, PiratesRules)
        return rules

    def basics(self) -> Sequence[str]:
        return [SHIP]

    def chapters(self) -> Sequence[str]:
        return [chapter.name for chapter in self.rules().chapters]

    def made(self, booklet: str, options: PrintOptions, tell: Tell = silent) -> bytes:
        from saltsea.games.pirates.printing.box import chapter_file, own_chapter_file, ship_file

        if self.checked(booklet) == SHIP:
            return ship_file(self.entry, options, tell)
        if self.own is not None:
            return own_chapter_file(self.entry, self.rules(), self.own, options, tell)
        return chapter_file(self.entry, self.rules(), [*self.chapters()].index(booklet) + 1, options, tell)

"""What a player chooses before printing: paper, language, ink."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from saltsea.kernel.languages import USUAL


class Paper(NamedTuple):
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    def turned(self) -> Paper:
        return Paper(self.name, self.height, self.width)


PAPERS: Final = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}


Tell: TypeAlias = Callable[[float], None]
"""Told which share of a file is done."""


def silent(_: float) -> None:
    """For who does not wait for it."""


class PrintOptions(NamedTuple):
    """How to print, whatever is printed."""

    paper: str = "a4"
    language: str = USUAL
    ink_saving: bool = False

    def name(self) -> str:
        """What of a file's name tells these options apart: `a4-en`, `letter-fr-ink-saving`."""
        return "-".join([self.paper, self.language, *(["ink-saving"] if self.ink_saving else [])])

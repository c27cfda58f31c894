"""What a game can print: files by name, each made whole."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from saltsea.printing.options import PrintOptions, Tell, silent


class UnknownBookletError(LookupError):
    """A file is asked for that the game does not print."""


class Prints(ABC):
    """A game on paper."""

    game: str

    @abstractmethod
    def basics(self) -> Sequence[str]:
        """The files that every table needs."""

    def chapters(self) -> Sequence[str]:
        """The files of chapters, each needed when it is played."""
        return ()

    @abstractmethod
    def made(self, booklet: str, options: PrintOptions, tell: Tell = silent) -> bytes:
        """The PDF of one of these files; the same bytes for the same options."""

    def booklets(self) -> list[str]:
        return [*self.basics(), *self.chapters()]

    def file_name(self, booklet: str, options: PrintOptions) -> str:
        """`pirates-chapter-3-a4-fr.pdf`: what it is can be told from its name."""
        name = f"chapter-{booklet}" if booklet in self.chapters() else booklet
        return f"{self.game}-{name}-{options.name()}.pdf"

    def checked(self, booklet: str) -> str:
        if booklet not in self.booklets():
            raise UnknownBookletError(booklet)
        return booklet

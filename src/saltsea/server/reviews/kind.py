"""What the reviews of one game are called and what they hold."""

from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

ReviewState: TypeAlias = Literal["none", "working", "ready", "failed"]
"""Whether it was asked for, is being made, is here, or could not be made."""
R = TypeVar("R", bound=msgspec.Struct)
"""A review."""


@dataclass(frozen=True)
class ReviewKind(Generic[R]):
    """The reviews of one game."""

    game: str
    """The game's name."""
    part: str
    """The last part of their address, and the first of the notes that keep them."""
    version: int
    """Of what reviews say and how they find it: one of another version is made again."""
    shape: type[R]

    def name_of(self, game: str) -> str:
        """The name of the note that keeps the review of a game."""
        return f"{self.part}/{self.version}/{game}"

    @property
    def attempts(self) -> str:
        """What the names of all notes about attempts at such reviews begin with, those of other versions too."""
        return f"attempt/{self.part}/"

    def attempt_at(self, game: str) -> str:
        """The name of the note that says how far a review is, and of the lock under which one is begun."""
        return f"{self.attempts}{self.version}/{game}"

"""Answers that a position was asked for: each is worked out once, however often clients ask."""

from collections.abc import Callable
from typing import Any, TypeVar

from saltsea.kernel.record import Line

T = TypeVar("T")


class PositionMemory:
    """The answers about the position after the last line of a game."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.known: dict[tuple[object, ...], Any] = {}

    def answer(self, line: Line, question: tuple[object, ...], make: Callable[[], T]) -> T:
        """What is known, or else what is made now. A new line makes another position, of which nothing is known."""
        if line is not self.line:
            self.line, self.known = line, {}
        if question not in self.known:
            self.known[question] = make()
        found: T = self.known[question]
        return found

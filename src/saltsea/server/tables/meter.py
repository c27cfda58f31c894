"""What a table tells about its own work: a stop-watch and some counters. This one keeps only what the operator's page
shows; metrics.py has the one that a monitoring system reads."""

from collections import deque
from time import perf_counter
from typing import Final

from saltsea.kernel.seat import Millis
from saltsea.server.bots.worker import Choice

WINDOW: Final = 60.0
"""Seconds over which a rate is told."""


class Meter:
    """Takes note and never fails. Times are those of its own watch, which shows nothing but how long something took."""

    def __init__(self) -> None:
        self.recent: deque[tuple[float, int]] = deque()

    def time(self) -> float:
        return perf_counter()

    def kept(self, lines: int, since: float) -> None:  # noqa: ARG002 (for those who measure more)
        """Something was written to the store, with so many lines of a game."""
        if lines:
            self.recent.append((self.time(), lines))
        self._drop_old()

    def lines_each_second(self) -> float:
        self._drop_old()
        return sum(lines for _, lines in self.recent) / WINDOW

    def _drop_old(self) -> None:
        while self.recent and self.recent[0][0] < self.time() - WINDOW:
            self.recent.popleft()

    def command(self, millis: Millis) -> None:
        """So long after a client's message had come, everybody was told."""

    def late(self, millis: Millis) -> None:
        """Something was due so long ago."""

    def bot(self, choice: Choice) -> None:
        """A computer player has answered."""

    def refused(self, rule: str) -> None:
        """Somebody was told no."""

    def failed(self, reason: str) -> None:
        """Something could not be done."""

    def page(self) -> bytes:
        """All numbers for a monitoring system."""
        return b""

"""Counters of a table's work. This meter keeps only what the operator's page shows; metrics.py has the one that a
monitoring system reads."""

from collections import deque
from time import perf_counter
from typing import Final

from saltsea.kernel.seat import Millis
from saltsea.server.bots.worker import Choice

WINDOW: Final = 60.0
"""Seconds over which the rate is averaged."""


class Meter:
    """Counts and never fails. Its times are differences of a stop-watch, not dates."""

    def __init__(self) -> None:
        self.recent: deque[tuple[float, int]] = deque()

    def time(self) -> float:
        return perf_counter()

    def kept(self, lines: int, since: float) -> None:
        """Rows were written to the store, with so many lines of a game."""
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
        """A client's message was handled so many milliseconds after it arrived."""

    def late(self, millis: Millis) -> None:
        """Work started so many milliseconds after it was due."""

    def bot(self, choice: Choice) -> None:
        """A bot has answered."""

    def refused(self, rule: str) -> None:
        """A request was refused."""

    def failed(self, reason: str) -> None:
        """A request or due work failed."""

    def page(self) -> bytes:
        """All numbers, for a monitoring system."""
        return b""

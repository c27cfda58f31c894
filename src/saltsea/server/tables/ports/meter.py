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
        self.recent: deque[list[int]] = deque()
        """Lines that were written, each with its second: one entry for all of a second."""
        self.waits: deque[tuple[float, float]] = deque()
        """When a bot answered, and how many seconds its table had waited."""

    def time(self) -> float:
        return perf_counter()

    def kept(self, lines: int, since: float) -> None:
        """Rows were written to the store, with so many lines of a game."""
        second = int(self.time())
        if lines and self.recent and self.recent[-1][0] == second:
            self.recent[-1][1] += lines
        elif lines:
            self.recent.append([second, lines])
            self._drop_old()

    def lines_each_second(self) -> float:
        self._drop_old()
        return sum(lines for _, lines in self.recent) / WINDOW

    def _drop_old(self) -> None:
        past = self.time() - WINDOW
        while self.recent and self.recent[0][0] < past:
            self.recent.popleft()
        while self.waits and self.waits[0][0] < past:
            self.waits.popleft()

    def command(self, millis: Millis) -> None:
        """A client's message was handled so many milliseconds after it arrived."""

    def late(self, millis: Millis) -> None:
        """Work started so many milliseconds after it was due."""

    def bot(self, choice: Choice, since: float) -> None:
        """A bot has answered a table that has waited since this time."""
        self.waits.append((self.time(), self.time() - since))
        self._drop_old()

    def longest_wait(self) -> float:
        """How many seconds a table has waited for a bot, at most, in the last minute."""
        self._drop_old()
        return max((wait for _, wait in self.waits), default=0.0)

    def refused(self, rule: str) -> None:
        """A request was refused."""

    def failed(self, reason: str) -> None:
        """A request or due work failed."""

    def page(self) -> bytes:
        """All numbers, for a monitoring system."""
        return b""

"""A table on stderr, if that is a screen, which is drawn again while its numbers come in. Programs read stdout."""

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from shutil import get_terminal_size
from time import monotonic
from types import TracebackType
from typing import Final

DELAY: Final = 1.0
"""Seconds of silence before the table appears."""
PAUSE: Final = 0.5
"""Seconds between two drawings."""
_CLEAR: Final = "\x1b[J"


class LiveStandings(AbstractContextManager["LiveStandings"]):
    """Standings that appear when the work takes longer than a second, and go when it is done."""

    def __init__(self, label: str, total: int, *, clock: Callable[[], float] = monotonic) -> None:
        self.label = label
        self.total = total
        self.clock = clock
        self.wanted = sys.stderr.isatty()
        self.began = clock()
        self.drawn_at = self.began + DELAY - PAUSE
        self.resumed: int | None = None
        """How many were done before the work began: what a file had."""
        self.height = 0

    def update(self, done: int, rows: Callable[[], Sequence[str]]) -> None:
        """So many are done; the rows are made only when they are drawn."""
        self.resumed = done if self.resumed is None else self.resumed
        now = self.clock()
        if self.wanted and now - self.drawn_at >= PAUSE:
            self.draw([self.head(done, now - self.began), *rows()])
            self.drawn_at = self.clock()

    def head(self, done: int, seconds: float) -> str:
        """`corto: 120 of 400 games, 2.5 a second, 1:52 left`."""
        pace = (done - (self.resumed or 0)) / seconds
        left = f", {minutes((self.total - done) / pace)} left" if pace else ""
        return f"{self.label}: {done:,} of {self.total:,}, {pace:,.1f} a second{left}"

    def draw(self, rows: Sequence[str]) -> None:
        width, tallest = get_terminal_size()
        shown = [row[: width - 1] for row in rows[: tallest - 1]]
        sys.stderr.write("\n".join([f"{self.up()}{_CLEAR}{shown[0]}", *shown[1:], ""]))
        sys.stderr.flush()
        self.height = len(shown)

    def up(self) -> str:
        return f"\x1b[{self.height}A\r" if self.height else ""

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.height:
            sys.stderr.write(f"{self.up()}{_CLEAR}")
            sys.stderr.flush()


def minutes(seconds: float) -> str:
    """Time as `1:05`, or `2:01:05`."""
    whole = round(seconds)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"

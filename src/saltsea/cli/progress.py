"""Showing that work goes on, to a person who looks on: on stderr, where that is a screen. Programs read stdout."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from time import monotonic
from types import TracebackType
from typing import Any, Final

import click

PATIENCE: Final = 1.0
"""Seconds of silence before the bar appears."""
_STEPS: Final = 1000


class Progress(AbstractContextManager["Progress"]):
    """A bar on stderr that appears when the work takes longer than a second."""

    def __init__(self, label: str, *, clock: Callable[[], float] = monotonic) -> None:
        self.label = label
        self.wanted = sys.stderr.isatty()
        self.clock = clock
        self.began = clock()
        self.bar: Any = None

    def reach(self, share: float) -> None:
        """So much of the whole, of 1, is done. Cheap: call it as often as you like."""
        if self.wanted and self.bar is None and self.clock() - self.began > PATIENCE:
            self.bar = click.progressbar(length=_STEPS, label=self.label, file=sys.stderr)
            self.bar.__enter__()
        if self.bar is not None:
            self.bar.update(int(share * _STEPS) - self.bar.pos)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.__exit__(kind, value, trace)

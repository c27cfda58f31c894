"""A progress bar on stderr, if that is a screen. Programs read stdout."""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from time import monotonic
from types import TracebackType
from typing import Any, Final

import click

DELAY: Final = 1.0
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

    def update(self, share: float) -> None:
        """Set the share (of 1) that is done. Cheap: call it as often as you like."""
        if self.wanted and self.bar is None and self.clock() - self.began > DELAY:
            self.bar = click.progressbar(length=_STEPS, label=self.label, file=sys.stderr)
            self.bar.__enter__()
        if self.bar is not None:
            self.bar.update(int(share * _STEPS) - self.bar.pos)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.__exit__(kind, value, trace)

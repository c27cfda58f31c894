"""What happened, step by step: kept as it is, and written only when somebody wants to read it."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

LONGEST: Final = 220
"""So many characters of a message are shown."""


class Step(NamedTuple):
    """One thing that happened."""

    at: float
    who: str
    what: str
    more: Any

    def __str__(self) -> str:
        more = "" if self.more is None else self.more if isinstance(self.more, str) else plain(self.more)
        return f"{self.at:10.4f} {self.who:<14} {self.what:<10} {more[:LONGEST]}".rstrip()


class Trace:
    """All steps of one run."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.has_ended = False

    def add(self, at: float, who: str, what: str, more: Any = None) -> None:
        if not self.has_ended:
            self.steps.append(Step(at, who, what, more))

    def end(self) -> None:
        """Nothing more belongs to the run: what is left is cancelled, in no order."""
        self.has_ended = True

    def lines(self) -> Iterator[str]:
        return map(str, self.steps)

    def digest(self) -> str:
        """The same for two runs in which the same things happened at the same times."""
        whole = sha256()
        for step in self.steps:
            whole.update(f"{step.at:.6f} {step.who} {step.what} {plain(step.more)}\n".encode())
        return whole.hexdigest()


def plain(more: Any) -> str:
    return msgspec.json.encode(more, order="deterministic").decode()

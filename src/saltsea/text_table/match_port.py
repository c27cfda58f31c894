"""What a text table needs of a match in progress: a local match and a remote match both have it."""

from collections.abc import Callable
from typing import Any, Protocol

from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Header, Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat

OwnCheck = Callable[[Action], Refusal | None]
"""Why this table does not allow what the rules of its game do."""


def allow_all(action: Action) -> None:
    """Most tables allow all that the rules do."""
    del action


class MatchHistory(Protocol):
    """What was played so far. A remote match has only what its own seat may know."""

    @property
    def header(self) -> Header: ...

    @property
    def lines(self) -> list[Line]: ...

    def after(self, line: int) -> Any:  # noqa: ANN401 (any game's)
        """A copy of the State after a line, or None if that is not known."""
        ...


class MatchPort(MatchHistory, Protocol):
    """A match in progress that accepts actions."""

    @property
    def rules(self) -> AnyRules: ...

    @property
    def seed(self) -> str: ...

    @property
    def state(self) -> Any: ...  # noqa: ANN401 (any game's)

    def now(self) -> Millis: ...

    def is_over(self) -> bool: ...

    def look(self, at: Millis) -> None: ...

    def check(self, seat: Seat, action: Action, at: Millis) -> Refusal | None: ...

    def submit(self, seat: Seat, action: Action, at: Millis) -> Refusal | int: ...

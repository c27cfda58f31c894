"""What a text table needs of a game in progress: a match on this computer has it, and one at the end of a line, too."""

from typing import Any, Protocol

from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Header, Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat


class Past(Protocol):
    """What was played so far, as whoever tells it knows it: over a line one hears what one's own seat may."""

    @property
    def header(self) -> Header: ...

    @property
    def lines(self) -> list[Line]: ...

    def after(self, line: int) -> Any:  # noqa: ANN401 (any game's)
        """A State of one's own to look at: the table after a line, or nothing where that is not known."""
        ...


class Course(Past, Protocol):
    """A game in progress that one can act in."""

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

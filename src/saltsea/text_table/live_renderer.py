"""What a renderer of a real-time game adds."""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.options import Options
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Seat
from saltsea.text_table.renderer import Renderer


@runtime_checkable
class LiveRenderer(Renderer, Protocol):
    """One real-time game in one language."""

    def set_seats(self, people: Sequence[Seat], players: int, options: Options) -> None:
        """Sets the seats of this keyboard: players need not type their own seat."""
        ...

    def colour(self, seat: Seat) -> str:
        """What a seat is called, for any player who has it."""
        ...

    def call_seats(self, called: Callable[[Seat], str]) -> None:
        """Sets what players are called, at a table that knows their names."""
        ...

    def place_typed(self, observation: Observation, words: Sequence[str]) -> str:
        """The place that a player means, by the name that views give it; empty if it is not clear which."""
        ...

    def place_name(self, observation: Observation, place: str) -> str:
        """A place in words; empty for a name that views do not have."""
        ...

    def acting_seat(self, action: Action) -> Seat | None:
        """The only seat that can do this, or None if several can."""
        ...

    def briefing(self, observation: Observation) -> list[str]:
        """The briefing before a round; empty if no round is about to start."""
        ...

    def possible(self, observation: Observation) -> list[str]:
        """What the players at this keyboard can do now, as they would type it."""
        ...

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """What the players at this keyboard can do now because of a line."""
        ...

    def hint_says_all(self, line: Line) -> bool:
        """Whether the hint says everything about a line."""
        ...

    def report(self, observation: Observation) -> list[str]:
        """How the game ended, and the score."""
        ...

"""What a game in real time shows of itself beside what every game does."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.options import Options
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Seat
from saltsea.text_table.face import Face


@runtime_checkable
class LiveFace(Face, Protocol):
    """One game of real time in one language."""

    def take_seats(self, people: Sequence[Seat], players: int, options: Options) -> None:
        """Who sits at this keyboard: what is theirs may be left unsaid."""
        ...

    def whose(self, action: Action) -> Seat | None:
        """The seat that alone can do this, or nobody's in particular."""
        ...

    def briefing(self, observation: Observation) -> list[str]:
        """What a crew hears before a round; nothing while none is to be started."""
        ...

    def possible(self, observation: Observation) -> list[str]:
        """What the people here can do now, in few words, as it is typed."""
        ...

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """What the people here can do now because of a line."""
        ...

    def is_hint_enough(self, line: Line) -> bool:
        """Whether what can be done now tells all that a line has to tell."""
        ...

    def report(self, observation: Observation) -> list[str]:
        """How it ended and what it is worth."""
        ...

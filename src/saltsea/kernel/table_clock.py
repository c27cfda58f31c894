"""A table's clock: from real time to the logical time of a game.

It is told what time it is and reads no clock. Whatever it does, no rule changes: a game only ever sees logical time,
and the same commands at the same logical times lead to the same game."""

from typing import Final

from mypy_extensions import mypyc_attr

from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Millis, Seats

FULL: Final = 100
"""Speeds are in hundredths of the world's."""
SLOWEST: Final = 50
FASTEST: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Tempo:
    """What a table must know of a real-time game to run its clock."""

    def percent(self, options: Options) -> int:
        """How fast a table with these options runs, in hundredths."""
        return FULL

    def stands(self, state: State) -> bool:
        """Whether time stands until a player goes on: a start, a pause, an event that waits."""
        raise NotImplementedError

    def stops(self, action: Action) -> bool:
        """Whether this action pauses time: bots leave such actions to people."""
        return False

    def starts(self, action: Action) -> bool:
        """Whether this action starts a round: it is done when all people are ready for it."""
        return False

    def reaction(self, state: State) -> Millis:
        """A bot's reaction time, similar to a person's."""
        raise NotImplementedError

    def awaited(self, state: State) -> Seats:
        """The seats that have something in their hands: step mode waits for them."""
        raise NotImplementedError

    def owes(self, state: State) -> bool:
        """Whether a player must make a choice: in step mode time waits for it."""
        raise NotImplementedError

    def waits_for_lost(self) -> bool:
        """Whether time stands while a player's connection is lost: not where it is measured elsewhere, too."""
        return True

    def left(self, state: State, at: Millis) -> Millis | None:
        """The time left on the countdown; None while none runs."""
        raise NotImplementedError

    def look(self, observation: Observation, at: Millis) -> None:
        """Let an observation, which is a copy, show this moment: a state knows only the time of the last action."""
        raise NotImplementedError


class TableClock:
    """Runs at a percentage of real time, or is paused. Its time never goes back."""

    def __init__(self, at: Millis, percent: int) -> None:
        self.at = at
        """The logical time when the clock was last changed."""
        self.since: Millis = 0
        """The real time at that moment, while the clock runs."""
        self.percent = percent
        self.runs = False

    def now(self, real: Millis) -> Millis:
        """The logical time at this real time."""
        return self.at + max(0, real - self.since) * self.percent // FULL if self.runs else self.at

    def run(self, real: Millis) -> None:
        if not self.runs:
            self.since, self.runs = real, True

    def stand(self, real: Millis) -> None:
        self.at, self.runs = self.now(real), False

    def skip(self, start: Millis, end: Millis) -> None:
        """Leave out the time between these real times, in which the computer was suspended."""
        if self.runs:
            self.at, self.since = self.now(start), end

    def jump(self, at: Millis) -> None:
        """Jump to a later time: only while paused."""
        if self.runs or at < self.at:
            raise ValueError(f"a clock that stands jumps forward, not from {self.at} to {at}")
        self.at = at

    def real_at(self, at: Millis) -> Millis | None:
        """The real time of this logical time; None while paused."""
        if not self.runs:
            return None
        return self.since - max(0, at - self.at) * FULL // -self.percent


class Steps:
    """Step mode: time stands until everybody who has something in their hands has used it, or is content to wait.

    Then it jumps to the next thing that happens. While a choice is owed it never jumps."""

    def __init__(self, tempo: Tempo, people: Seats) -> None:
        self.tempo = tempo
        self.people = people
        self.waits: Seats = 0

    def wait(self, seats: Seats) -> None:
        """These seats wait until something happens."""
        self.waits |= seats

    def happened(self) -> None:
        """After a jump with a result, all seats are asked again."""
        self.waits = 0

    def undecided(self, state: State) -> Seats:
        """The seats that time still waits for."""
        return self.tempo.awaited(state) & self.people & ~self.waits

    def may_jump(self, state: State) -> bool:
        return not self.tempo.stands(state) and not self.tempo.owes(state) and not self.undecided(state)

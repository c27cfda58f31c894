"""When computer players act in a game by turns: a moment after it is up to them, so that people can follow.

The same questions as bots/reflexes.py answers for a game in real time."""

from collections.abc import Sequence
from typing import Final

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Millis, Seat, holds

MOMENT: Final[Millis] = 900
"""Time enough to see what the last one did."""
FURTHER: Final[Millis] = 450
"""Before each further step of a turn: one looks at the same hands, and a turn of eight steps should not drag."""


class Turns:
    """The computer players of one match by turns."""

    def __init__(self, match: Match, seats: Sequence[Seat], moment: Millis = MOMENT) -> None:
        self.match = match
        self.moment = moment
        self.wakes: dict[Seat, Millis | None] = dict.fromkeys(seats)

    def notice(self, now: Millis) -> None:
        """Whoever must act will, a moment from now."""
        waiting = self.match.rules.waiting_on(self.match.state)
        for seat, wake in self.wakes.items():
            if not holds(waiting, seat):
                self.wakes[seat] = None
            elif wake is None:
                self.wakes[seat] = now + self.pause(seat)

    def pause(self, seat: Seat) -> Millis:
        goes_on = bool(self.match.lines) and self.match.lines[-1].seat == seat
        return min(self.moment, FURTHER) if goes_on else self.moment

    def next_wake(self) -> Millis | None:
        return min((wake for wake in self.wakes.values() if wake is not None), default=None)

    def first(self) -> Seat:
        return min((wake, seat) for seat, wake in self.wakes.items() if wake is not None)[1]

    def observation(self, seat: Seat, now: Millis) -> Observation:  # noqa: ARG002 (time changes nothing here)
        return self.match.rules.observe(self.match.state, seat)

    def rouse(self, now: Millis) -> None:
        """Whoever must act is noticed anyway."""

    def look_up(self, seat: Seat) -> None:
        self.wakes[seat] = None

    def goes_on(self, seat: Seat, now: Millis, *, acted: bool) -> bool:  # noqa: ARG002
        """One step at a time."""
        return False

    def forget(self) -> None:
        """It is up to people."""
        self.wakes = dict.fromkeys(self.wakes)

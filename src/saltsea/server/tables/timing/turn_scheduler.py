"""The bot scheduler of turn-based games: a bot acts a moment after its turn begins, so that people can follow.

`saltsea.bots.scheduler` is its counterpart for real time."""

from collections.abc import Sequence
from typing import Final

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Millis, Seat, holds

MOMENT: Final[Millis] = 600
"""Time enough to see what the last player did."""
FURTHER: Final[Millis] = 200
"""Before each further step of a bot's own turn. It is short because a client shows steps at its reader's own pace."""

UNHURRIED: Final[Millis] = 4400
"""Pauses and twice the time that a turn's answers took: beyond that the rest of the turn has no pauses. So a turn stays
under 5 s on a server where bots must wait for each other, and keeps its pauses where they need not."""


class TurnScheduler:
    """Schedules the bots of one turn-based match."""

    def __init__(self, match: Match, seats: Sequence[Seat], moment: Millis = MOMENT) -> None:
        self.match = match
        self.moment = moment
        self.wakes: dict[Seat, Millis | None] = dict.fromkeys(seats)

    def notice(self, now: Millis) -> None:
        """Schedule each bot whose turn it is, a moment from now."""
        waiting = self.match.waiting_on()
        for seat, wake in self.wakes.items():
            if not holds(waiting, seat):
                self.wakes[seat] = None
            elif wake is None:
                self.wakes[seat] = now + self.pause(seat, now)

    def pause(self, seat: Seat, now: Millis) -> Millis:
        """How long the table waits before it asks a bot."""
        steps, began = self.turn_so_far(seat)
        if not steps:
            return self.moment
        further = min(self.moment, FURTHER)
        paused = self.moment + (steps - 1) * further
        lasted = now - began
        return further if lasted + max(0, lasted - paused) < UNHURRIED else 0

    def turn_so_far(self, seat: Seat) -> tuple[int, Millis]:
        """How many steps this seat has just taken in a row, and when the last one before them was taken."""
        steps = 0
        for line in reversed(self.match.lines):
            if line.seat != seat:
                return steps, line.at
            steps += 1
        return steps, self.match.lines[0].at if steps else 0

    def next_wake(self) -> Millis | None:
        return min((wake for wake in self.wakes.values() if wake is not None), default=None)

    def first(self) -> Seat:
        return min((wake, seat) for seat, wake in self.wakes.items() if wake is not None)[1]

    def observation(self, seat: Seat, now: Millis) -> Observation:
        return self.match.rules.observe(self.match.state, seat)

    def rouse(self, now: Millis) -> None:
        """Nothing to do: each bot whose turn it is gets noticed anyway."""

    def look_up(self, seat: Seat) -> None:
        self.wakes[seat] = None

    def goes_on(self, seat: Seat, now: Millis, *, acted: bool) -> bool:
        """A bot acts one step at a time."""
        return False

    def forget(self) -> None:
        """Cancel all scheduled actions: the game waits for people."""
        self.wakes = dict.fromkeys(self.wakes)

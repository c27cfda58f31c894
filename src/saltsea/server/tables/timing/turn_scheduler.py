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
                self.wakes[seat] = now + self.pause(seat)

    def pause(self, seat: Seat) -> Millis:
        goes_on = bool(self.match.lines) and self.match.lines[-1].seat == seat
        return min(self.moment, FURTHER) if goes_on else self.moment

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

"""The bot scheduler of turn-based games: a bot acts a moment after its turn begins, so that people can follow.

`saltsea.bots.scheduler` is its counterpart for real time."""

from collections.abc import Sequence
from typing import Final, NamedTuple

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

SLOW: Final[Millis] = 1500
"""Who kept the table waiting so long in the last turn is asked sooner in the next."""


class LastTurn(NamedTuple):
    """How long a bot's turn has lasted, and how much of it was no pause."""

    lasted: Millis
    thought: Millis


class TurnScheduler:
    """Schedules the bots of one turn-based match."""

    def __init__(self, match: Match, seats: Sequence[Seat], moment: Millis = MOMENT) -> None:
        self.match = match
        self.moment = moment
        self.wakes: dict[Seat, Millis | None] = dict.fromkeys(seats)

    def notice(self, now: Millis) -> None:
        """Schedule each bot whose turn it is, a moment from now."""
        if not self.wakes:
            return
        waiting = self.match.waiting_on()
        for seat, wake in self.wakes.items():
            if not holds(waiting, seat):
                self.wakes[seat] = None
            elif wake is None:
                self.wakes[seat] = now + self.pause(seat, now)

    def pause(self, seat: Seat, now: Millis) -> Millis:
        """How long the table waits before it asks a bot."""
        end, further = self.last_step(seat), min(self.moment, FURTHER)
        if end < self.match.count():
            was_slow = end > 0 and self.turn_until(end, self.match.time_of(end - 1)).thought > SLOW
            return further if was_slow else self.moment
        turn = self.turn_until(end, now)
        return further if turn.lasted + turn.thought < UNHURRIED else 0

    def last_step(self, seat: Seat) -> int:
        """How many lines the record has up to this seat's last one; -1 if there is none."""
        match = self.match
        return next((place for place in range(match.count(), 0, -1) if match.seat_of(place - 1) == seat), -1)

    def turn_until(self, end: int, now: Millis) -> LastTurn:
        """The turn to which the line before `end` belongs, up to this moment."""
        match, start = self.match, end - 1
        while start and match.seat_of(start - 1) == match.seat_of(end - 1):
            start -= 1
        lasted = now - match.time_of(max(0, start - 1))
        paused = self.moment + (end - start - 1) * min(self.moment, FURTHER)
        return LastTurn(lasted, max(0, lasted - paused))

    def next_wake(self) -> Millis | None:
        return min((wake for wake in self.wakes.values() if wake is not None), default=None) if self.wakes else None

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

"""When computer players look up in real time: a moment after something has happened, like people.

One clock for all of them, whether a game is simulated, played at a text table or on a server: whoever has something to
do and has not seen the last that happened looks up after a moment, does as much as two hands can do at once, and looks
again later if it still holds something."""

from collections.abc import Callable, Sequence
from typing import Final

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Millis, Seat, holds
from saltsea.kernel.table_clock import Tempo

AT_ONCE: Final = 2
"""Somebody who looks up lifts one timer and sets it anew; for another they must look up again."""
GLANCE: Final[Millis] = 8000
"""So long does somebody wait for others before they look up again."""
NOTHING: Final = -1


class Reflexes:
    """The computer players of one match in real time."""

    def __init__(self, match: Match, tempo: Tempo, seats: Sequence[Seat]) -> None:
        self.match = match
        self.tempo = tempo
        self.wakes: dict[Seat, Millis | None] = dict.fromkeys(seats)
        self.seen: dict[Seat, int] = dict.fromkeys(seats, NOTHING)
        """Per seat how many lines it has taken notice of."""
        self.hands: dict[Seat, int] = dict.fromkeys(seats, 0)
        """How many deeds are left to whoever has looked up."""

    # --- when ---

    def notice(self, now: Millis) -> None:
        """Whoever has something to do, and has not seen the last that happened, will look up."""
        lines, soon = len(self.match.lines), now + self.tempo.reaction(self.match.state)
        for seat, wake in self.wakes.items():
            if self.seen[seat] != lines and (wake is None or wake > soon):
                self.seen[seat] = lines
                if self.has_to_do(seat):
                    self.wakes[seat] = soon

    def has_to_do(self, seat: Seat) -> bool:
        """Whether there is anything for this seat but to watch the sand."""
        state = self.match.state
        if not holds(self.match.rules.waiting_on(state), seat):
            return False
        return self.tempo.stands(state) or self.tempo.owes(state) or holds(self.tempo.awaited(state), seat)

    def next_wake(self) -> Millis | None:
        return min((wake for wake in self.wakes.values() if wake is not None), default=None)

    def first(self) -> Seat:
        """Who looks up next."""
        return min((wake, seat) for seat, wake in self.wakes.items() if wake is not None)[1]

    def rouse(self, now: Millis) -> None:
        """Nothing else will happen: whoever can do anything looks up once more."""
        self.seen = dict.fromkeys(self.seen, NOTHING)
        self.notice(now)

    def forget(self) -> None:
        """Nobody looks up any more for what was: others decide."""
        self.wakes = dict.fromkeys(self.wakes)

    # --- what they see and do ---

    def observation(self, seat: Seat, now: Millis) -> Observation:
        """What a computer player chooses from: it shows this moment, and lets time run."""
        observation = self.match.rules.observe(self.match.state, seat)
        self.tempo.look(observation, now)
        observation.legal = [action for action in observation.legal if not self.tempo.stops(action)]
        return observation

    def act(self, seat: Seat, now: Millis, deed: Callable[[], bool]) -> None:
        """Do what two hands can do at once; what is left comes after another moment. A deed may make something due at
        once (an event that waited for a choice), and then that comes first."""
        self.look_up(seat)
        while not self.is_due(now) and self.goes_on(seat, now, acted=not self.match.is_over() and deed()):
            pass

    def look_up(self, seat: Seat) -> None:
        """Two hands are free."""
        self.wakes[seat] = None
        self.hands[seat] = AT_ONCE

    def goes_on(self, seat: Seat, now: Millis, *, acted: bool) -> bool:
        """Whether there is a hand left for something else at once, after a deed or after finding nothing to do."""
        self.hands[seat] -= 1
        if not acted:
            self.look_later(seat, now)
        return acted and self.hands[seat] > 0

    def is_due(self, now: Millis) -> bool:
        """Whether time acts before anybody else can."""
        deadline = self.match.rules.next_deadline(self.match.state)
        return deadline is not None and deadline <= now

    def look_later(self, seat: Seat, now: Millis) -> None:
        """Whoever waits for others looks at the clock now and then."""
        self.seen[seat] = len(self.match.lines)
        if holds(self.tempo.awaited(self.match.state), seat):
            self.wakes[seat] = now + GLANCE

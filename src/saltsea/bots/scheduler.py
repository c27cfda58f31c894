"""The bot scheduler of real-time games: a bot looks at the game a moment after something has happened, as people do.

Simulations, the text table and the server share it. A bot that has something to do and has not seen the last line looks
up after its reaction time, drawn anew each time, acts as often as two hands allow, and looks again later if it still
holds a timer."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from saltsea.bots.reaction import Reaction
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Millis, Seat, holds
from saltsea.kernel.table_clock import Tempo

AT_ONCE: Final = 2
"""Actions of one look: a bot lifts one timer and sets it anew; for another it must look again."""
GLANCE: Final[Millis] = 8000
"""How long a bot waits for others before it looks again."""
HURRY: Final = 2
"""How many times as fast as usual a bot makes a choice that is owed."""
NOTHING: Final = -1


class Reactions:
    """The reactions of the bots at one table, each drawn from its own range."""

    def __init__(self, by_seat: Mapping[Seat, Reaction], dice: Dice) -> None:
        self.by_seat = by_seat
        self.dice = dice

    def draw(self, seat: Seat) -> Millis | None:
        """How long this seat takes now; None if it has no range of its own."""
        found = self.by_seat.get(seat)
        return None if found is None else found.draw(self.dice)

    def slowest(self, seat: Seat) -> Millis | None:
        found = self.by_seat.get(seat)
        return None if found is None else found.most


def no_reactions() -> Reactions:
    """For bots that all react as their game's tempo says."""
    return Reactions({}, dice_for(""))


class RealTimeScheduler:
    """Schedules the bots of one match in real time."""

    def __init__(self, match: Match, tempo: Tempo, seats: Sequence[Seat], reactions: Reactions | None = None) -> None:
        self.match = match
        self.tempo = tempo
        self.reactions = reactions or no_reactions()
        self.wakes: dict[Seat, Millis | None] = dict.fromkeys(seats)
        self.seen: dict[Seat, int] = dict.fromkeys(seats, NOTHING)
        """Per seat how many lines the bot has noticed."""
        self.hands: dict[Seat, int] = dict.fromkeys(seats, 0)
        """How many actions are left to a bot that has looked up."""

    # --- when ---

    def notice(self, now: Millis) -> None:
        """Schedule each bot that has something to do and has not seen the last line. A bot that is about to look is not
        hurried by what else happens: the quickest of many draws would be no reaction of a person."""
        lines = self.match.count()
        for seat, wake in self.wakes.items():
            if self.seen[seat] != lines and (wake is None or wake > now + self.slowest(seat)):
                self.seen[seat] = lines
                if self.has_to_do(seat):
                    self.wakes[seat] = now + self.reaction(seat)

    def reaction(self, seat: Seat) -> Millis:
        return self.hurried(self.reactions.draw(seat))

    def slowest(self, seat: Seat) -> Millis:
        return self.hurried(self.reactions.slowest(seat))

    def hurried(self, drawn: Millis | None) -> Millis:
        """A choice that the crew owes is made twice as fast: everybody has been waiting for it."""
        if drawn is None:
            return self.tempo.reaction(self.match.state)
        return drawn // HURRY if self.tempo.owes(self.match.state) else drawn

    def has_to_do(self, seat: Seat) -> bool:
        """Whether this seat has anything to do but wait for the sand."""
        state = self.match.state
        if not holds(self.match.rules.waiting_on(state), seat):
            return False
        return self.tempo.stands(state) or self.tempo.owes(state) or holds(self.tempo.awaited(state), seat)

    def next_wake(self) -> Millis | None:
        return min((wake for wake in self.wakes.values() if wake is not None), default=None)

    def first(self) -> Seat:
        """The seat of the bot that looks up next."""
        return min((wake, seat) for seat, wake in self.wakes.items() if wake is not None)[1]

    def rouse(self, now: Millis) -> None:
        """Schedule every bot that can do anything: nothing else will happen by itself."""
        self.seen = dict.fromkeys(self.seen, NOTHING)
        self.notice(now)

    def forget(self) -> None:
        """Cancel all scheduled looks: people decide."""
        self.wakes = dict.fromkeys(self.wakes)

    # --- what they see and do ---

    def observation(self, seat: Seat, now: Millis) -> Observation:
        """The bot's observation at this time, without actions that stop the clock."""
        observation = self.match.rules.observe(self.match.state, seat)
        self.tempo.look(observation, now)
        observation.legal = [action for action in observation.legal if not self.tempo.stops(action)]
        return observation

    def act(self, seat: Seat, now: Millis, deed: Callable[[], bool]) -> None:
        """Let a bot act as often as two hands allow; the rest comes after another reaction time. If an action makes a
        deadline due at once, the deadline comes first."""
        self.look_up(seat)
        while not self.is_due(now) and self.goes_on(seat, now, acted=not self.match.is_over() and deed()):
            pass

    def look_up(self, seat: Seat) -> None:
        """Begin a look with both hands free."""
        self.wakes[seat] = None
        self.hands[seat] = AT_ONCE

    def goes_on(self, seat: Seat, now: Millis, *, acted: bool) -> bool:
        """Whether the bot may act again at once, after an action or after finding nothing to do."""
        self.hands[seat] -= 1
        if not acted:
            self.look_later(seat, now)
        return acted and self.hands[seat] > 0

    def is_due(self, now: Millis) -> bool:
        """Whether a deadline comes before the next action."""
        deadline = self.match.rules.next_deadline(self.match.state)
        return deadline is not None and deadline <= now

    def look_later(self, seat: Seat, now: Millis) -> None:
        """Schedule another look for a bot that waits for others."""
        self.seen[seat] = self.match.count()
        if holds(self.tempo.awaited(self.match.state), seat):
            self.wakes[seat] = now + GLANCE

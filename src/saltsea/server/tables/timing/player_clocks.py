"""The players' clocks of a turn-based game: a bank for the whole game with an increment per turn, or days per turn.

They are not stored: they follow from the times of the record's lines, so a restart costs no player a second."""

from saltsea.kernel.match import Match
from saltsea.kernel.seat import Millis, Seat, Seats, holds, members
from saltsea.server.tables.table_settings import ClockProfile
from saltsea.server.tables.timing.waiting_seats import waits


class Banks:
    """The time left to each seat."""

    def __init__(self, profile: ClockProfile, players: int) -> None:
        self.profile = profile
        self.whole: Millis = profile.bank * 1000
        self.left: list[Millis] = [self.whole] * players
        self.waiting: Seats = 0
        self.since: Millis = 0

    def counts(self) -> bool:
        return self.profile.kind != "none"

    def passed(self, waiting: Seats, at: Millis) -> None:
        """Update the clocks after a line at this time; from now on these seats are waited for."""
        for seat in members(self.waiting):
            self.left[seat] = self.left_at(seat, at)
            if not holds(waiting, seat) and self.profile.kind == "live":
                self.left[seat] += self.profile.increment * 1000
        if self.profile.kind == "days":
            for seat in members(waiting & ~self.waiting):
                self.left[seat] = self.whole
        self.waiting, self.since = waiting, at

    def left_at(self, seat: Seat, at: Millis) -> Millis:
        spent = at - self.since if holds(self.waiting, seat) else 0
        return max(0, self.left[seat] - spent)

    def run_out(self, at: Millis) -> list[Seat]:
        """The seats whose time is over."""
        return [seat for seat in members(self.waiting) if self.counts() and self.left_at(seat, at) == 0]

    def next_end(self, at: Millis) -> Millis | None:
        """When the next clock after this time runs out, if no player acts."""
        ends = [self.since + self.left[seat] for seat in members(self.waiting)] if self.counts() else []
        return min((end for end in ends if end > at), default=None)


def banks_of(match: Match, profile: ClockProfile) -> Banks:
    """The clocks after all lines of a match, from the record alone. Lines inherited from an earlier game cost no
    time."""
    banks = Banks(profile, match.header.players)
    if not banks.counts():
        return banks
    for line, waiting in waits(match):
        if line.number < match.header.inherited():
            banks.waiting, banks.since = waiting, line.at
        else:
            banks.passed(waiting, line.at)
    return banks

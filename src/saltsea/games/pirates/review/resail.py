"""Sails on from an instant of a finished voyage: with the crew's own choices for a while, or with a planner's at once.

What chance decides is drawn anew, the same for all who are compared: so luck of the voyage itself is no part of it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saltsea.bots.scheduler import no_reactions
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import WON
from saltsea.games.pirates.rules.ship import Space
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, fork
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Line, Record, ends_early
from saltsea.kernel.seat import TABLE, Millis, Seat
from saltsea.research.real_time import SlowTable

WINDOW: Final[Millis] = 20_000
"""So long the crew's own choices are kept."""
EARLIER: Final[Millis] = 6_000


class Instant(NamedTuple):
    """A timer that a player placed: `line` is the last one before it."""

    line: int
    at: Millis
    seat: Seat
    action: Place


class Sailed(NamedTuple):
    """How one tail of the voyage ended, and where the seat in question placed a timer first."""

    won: bool
    space: Space | None


class Resailing:
    """Tails of one voyage."""

    def __init__(self, rules: PiratesRules, record: Record) -> None:
        self.rules = rules
        self.record = record
        self.tempo = PiratesTempo()

    def planner(self, instant: Instant, number: int) -> Sailed:
        return self.finished(self.forked(instant.line, number), instant, number)

    def crew(self, instant: Instant, number: int) -> Sailed:
        """The crew does what it did, as far as it can, and then sails on as the planner does."""
        match = self.forked(instant.line, number)
        repeat(match, self.commands(instant.line, instant.at + WINDOW))
        return self.finished(match, instant, number)

    def earlier(self, instant: Instant, number: int) -> Sailed | None:
        """The same with this timer placed six seconds earlier; None where the rules forbid that."""
        at = instant.at - EARLIER
        line = self.line_at(at)
        if line is None:
            return None
        match = self.forked(line, number)
        if isinstance(match.submit(instant.seat, instant.action, max(at, match.now())), Refusal):
            return None
        repeat(match, self.commands(line, instant.at + WINDOW))
        return self.finished(match, instant, number)

    def forked(self, line: int, number: int) -> Match:
        match = fork(self.rules, self.record, line, named_seed(f"resail {number}"))
        match.hashing = False
        return match

    def commands(self, line: int, until: Millis) -> list[Line]:
        """What players did after this line, until a moment; not that they gave up, which judges nothing before it."""
        after = [one for one in self.record.lines[line + 1 :] if one.at <= until]
        return [one for one in after if one.seat != TABLE and not ends_early(one)]

    def line_at(self, at: Millis) -> int | None:
        """The last line until this moment; None before the first round."""
        found = [line.number for line in self.record.lines if line.at <= at]
        return found[-1] if found and at > 0 else None

    def finished(self, match: Match, instant: Instant, number: int) -> Sailed:
        before = len(match.lines)
        if not match.is_over():
            bots = [OldSalt(self.rules) for _ in range(match.header.players)]
            table = SlowTable(match, self.tempo, bots, dice_for(f"resail {number}"), no_reactions())
            table.now = match.now()
            table.play()
        placed = [
            line.action.space
            for line in match.lines[before:]
            if line.seat == instant.seat and isinstance(line.action, Place) and line.at <= instant.at + WINDOW
        ]
        return Sailed(match.state.log.result == WON, placed[0] if placed else None)


def repeat(match: Match, commands: Sequence[Line]) -> None:
    """Submit these again at their own times. What chance has made impossible meanwhile is left out."""
    for line in commands:
        if match.is_over():
            return
        match.submit(line.seat, line.action, max(line.at, match.now()))

"""Which seats a match waited for, line by line, from its record alone."""

from collections.abc import Iterator
from typing import NamedTuple

from saltsea.kernel.match import Match
from saltsea.kernel.record import Line, ends_early, states_after
from saltsea.kernel.seat import Seat, Seats, members


class SeatsAwaited(NamedTuple):
    """A line, and the seats waited for after it."""

    line: Line
    seats: Seats


def waits(match: Match, upto: int | None = None) -> Iterator[SeatsAwaited]:
    """The waits after each line, of all lines or the first `upto`."""
    for line, state in states_after(match.rules, match.header, match.lines[:upto]):
        yield SeatsAwaited(line, 0 if ends_early(line) else match.rules.waiting_on(state))


def turns(match: Match, upto: int) -> dict[Seat, int]:
    """The seats waited for after `upto` lines, each with the line since which it has been waited for."""
    found: dict[Seat, int] = {}
    for wait in waits(match, upto):
        found = {seat: found.get(seat, wait.line.number) for seat in members(wait.seats)}
    return found

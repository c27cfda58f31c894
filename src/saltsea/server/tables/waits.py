"""Whom a match has waited for, line by line, from its record alone."""

from collections.abc import Iterator
from typing import NamedTuple

from saltsea.kernel.match import Match
from saltsea.kernel.record import Line, states_after
from saltsea.kernel.seat import Seat, Seats, members


class Wait(NamedTuple):
    """A line, and who was waited for after it."""

    line: Line
    seats: Seats


def waits(match: Match, upto: int | None = None) -> Iterator[Wait]:
    """Line by line, all of them or the first so many."""
    for line, state in states_after(match.rules, match.header, match.lines[:upto]):
        yield Wait(line, match.rules.waiting_on(state))


def turns(match: Match, upto: int) -> dict[Seat, int]:
    """Per seat that is waited for after so many lines, the line since which it has been."""
    found: dict[Seat, int] = {}
    for wait in waits(match, upto):
        found = {seat: found.get(seat, wait.line.number) for seat in members(wait.seats)}
    return found

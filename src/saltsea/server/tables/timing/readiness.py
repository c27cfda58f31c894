"""Readiness: a round in real time starts when every person aboard has said that they are ready, after three-two-one.

A crew need not wait for ever: those who are ready may start without the rest after a while."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat

PATIENCE: Final[Millis] = 20_000
"""So long after the first mark those who are ready may start without the others."""


class DueStart(NamedTuple):
    """The action that starts the round when the countdown is over, and the seat that it is done by."""

    seat: Seat
    action: Action
    token: str


class Readiness:
    """Who is ready for the round that waits for its start."""

    def __init__(self) -> None:
        self.seats: set[Seat] = set()
        self.since: Millis | None = None
        """When the first player was ready."""
        self.wanted: DueStart | None = None
        """The start that was asked for first."""
        self.is_due = False
        """Whether the countdown to it has begun."""

    def mark(self, seats: Sequence[Seat], start: DueStart, real: Millis) -> None:
        """Mark these seats as ready. One who is ready and asks again after a while starts without the others."""
        hurries = self.hurries()
        self.is_due = hurries is not None and real >= hurries and self.seats.issuperset(seats)
        self.since = real if self.since is None else self.since
        self.seats.update(seats)
        self.wanted = self.wanted or start

    def is_complete(self, people: Sequence[Seat]) -> bool:
        """Whether all people are ready, or those who are do not wait any longer."""
        return self.is_due or (self.wanted is not None and self.seats.issuperset(people))

    def hurries(self) -> Millis | None:
        """From when on those who are ready may start without the others."""
        return None if self.since is None else self.since + PATIENCE

    def clear(self) -> None:
        self.seats.clear()
        self.since, self.wanted, self.is_due = None, None, False

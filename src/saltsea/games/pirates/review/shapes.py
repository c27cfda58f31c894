"""What the review of a voyage says, as it is sent. Chances are whole numbers in thousandths."""

from typing import Final

from msgspec import field

from saltsea.games.pirates.view.naming import SpaceName
from saltsea.view import Sentence, Shape

VERSION: Final = 1
"""Of what reviews say and how they find it."""
WHOLE: Final = 1000


class VoyageMoment(Shape, frozen=True):
    """An instant from which the crew's choices cost it much."""

    line: int
    """The line after which it begins."""
    round: int
    """Its round, from 1 on."""
    at: int
    """What the round's clock showed, in milliseconds from the round's start."""
    seat: int
    """Who placed a timer then."""
    space: SpaceName
    """Where."""
    crew: int
    """The chance to win if the crew does for a while what it did, and then sails as the planner does."""
    planner: int
    """The chance to win if it sails as the planner does at once."""
    earlier: int | None = None
    """The chance of the crew if that timer had been placed six seconds earlier; null where that could not be."""
    better: SpaceName | None = None
    """Where the planner places this player's timer most often; null where it does not place it within that time."""
    say: list[Sentence] = field(default_factory=list)
    """The same in words."""


class VoyageReview(Shape, frozen=True):
    """The review of a finished voyage."""

    version: int
    voyages: int
    """How often each chance was sailed."""
    moments: list[VoyageMoment]
    """The instants that cost most, the worst first; none where the crew lost nothing by its choices."""

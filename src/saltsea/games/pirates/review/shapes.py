"""What the review of a voyage says, as it is sent. Chances are whole numbers in thousandths."""

from typing import Final

from msgspec import field

from saltsea.games.pirates.view.names import SpaceName
from saltsea.view import Sentence, Shape

VERSION: Final = 4
"""Of what reviews say and how they find it."""
WHOLE: Final = 1000


class VoyageMoment(Shape, frozen=True):
    """What one player did, or left undone, that cost the crew much."""

    line: int
    """The line after which it begins."""
    round: int
    """Its round, from 1 on."""
    at: int
    """What the round's clock showed, in milliseconds from the round's start."""
    seat: int
    """Who placed a timer then, or began to let one lie."""
    crew: int
    """The chance to win if this player does what they did, and all others and they themselves sail on as planners."""
    planner: int
    """The chance to win if they do what a planner does."""
    space: SpaceName | None = None
    """Where they placed it; null if they let timers lie."""
    idle: int = 0
    """How long they let timers lie that could have been of use, from here to the voyage's end, in milliseconds."""
    ready: int = 0
    """How much of that they stood on a space with their sand down, in milliseconds; else they were in hand."""
    earlier: int | None = None
    """The chance if each of these timers had been used six seconds earlier; null where none was, or where luck
    may be the reason for the difference."""
    better: SpaceName | None = None
    """Where the planner places the timer; null where it does something else."""
    say: list[Sentence] = field(default_factory=list)
    """The same in words."""


class VoyageReview(Shape, frozen=True):
    """The review of a finished voyage."""

    version: int
    """Of what reviews say and how they find it."""
    voyages: int
    """How often each chance was sailed."""
    moments: list[VoyageMoment]
    """What cost most, the worst first; none where nothing that one player did or left undone cost the crew much."""

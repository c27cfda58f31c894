"""The evaluation of a position for search: one number per seat."""

from typing import Generic

from mypy_extensions import mypyc_attr

from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import S
from saltsea.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Evaluates positions. It may read the whole State: search passes possible worlds, never the table's State."""

    def value(self, state: S, seat: Seat) -> int:
        """More is better for this seat; only differences count."""
        raise NotImplementedError(type(self).__name__)

    def at_rest(self, state: S, seat: Seat) -> bool:
        """Whether a plan of this seat may end here, with nothing half done."""
        raise NotImplementedError(type(self).__name__)

    def lead(self, state: S, seat: Seat) -> int:
        """What this seat has more than its strongest opponent: how a playout is judged."""
        raise NotImplementedError(type(self).__name__)

    def chance(self, state: S, lead: int) -> int:
        """How likely a victory is with this lead, in any unit: playouts compare chances, where an evaluator knows them,
        since a sure small victory is better than a likely great one."""
        return lead

    def is_open(self, state: S, seat: Seat) -> bool:
        """Whether much may depend on the next choice of this seat, so that more thought pays."""
        return False

    def is_draw(self, action: Action) -> bool:
        """Whether an action does nothing but ask chance, so that before the answer all such actions look alike."""
        return False

    def key(self, state: S, seat: Seat) -> int:
        """A number for everything that this seat knows of a position: equal positions have equal numbers."""
        raise NotImplementedError(type(self).__name__)

    def clock(self, state: S) -> int:
        """How many turns have ended: search measures its depth by it."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class WrappedEvaluator(Evaluator[S]):
    """Another evaluator as it is: a subclass says what it judges otherwise."""

    def __init__(self, base: Evaluator[S]) -> None:
        self.base = base

    def value(self, state: S, seat: Seat) -> int:
        return self.base.value(state, seat)

    def at_rest(self, state: S, seat: Seat) -> bool:
        return self.base.at_rest(state, seat)

    def lead(self, state: S, seat: Seat) -> int:
        return self.base.lead(state, seat)

    def chance(self, state: S, lead: int) -> int:
        return self.base.chance(state, lead)

    def is_open(self, state: S, seat: Seat) -> bool:
        return self.base.is_open(state, seat)

    def is_draw(self, action: Action) -> bool:
        return self.base.is_draw(action)

    def key(self, state: S, seat: Seat) -> int:
        return self.base.key(state, seat)

    def clock(self, state: S) -> int:
        return self.base.clock(state)

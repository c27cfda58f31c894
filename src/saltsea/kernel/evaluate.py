"""How good a position looks: what a game tells those who search, in one number per seat."""

from typing import Generic

from mypy_extensions import mypyc_attr

from saltsea.kernel.rules import S
from saltsea.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """A judge of positions. It may look at everything: it is shown imagined worlds, never the table's."""

    def value(self, state: S, seat: Seat) -> int:
        """More is better for this seat; only differences count."""
        raise NotImplementedError(type(self).__name__)

    def at_rest(self, state: S, seat: Seat) -> bool:
        """Whether a plan of this seat may end here: nothing begun is left open."""
        raise NotImplementedError(type(self).__name__)

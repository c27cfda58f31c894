"""Beliefs: the worlds that a seat considers possible, made from its Observation alone, so that a bot cannot cheat."""

from mypy_extensions import mypyc_attr

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """All worlds that fit one observation."""

    def deal(self, dice: Dice) -> State:
        """One possible world for search: the seat cannot tell it from the true one."""
        raise NotImplementedError(type(self).__name__)

"""What a computer player is: somebody who looks at a View and chooses."""

from typing import Protocol

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, View


class Bot(Protocol):
    """A seat's mind."""

    def choose(self, view: View, dice: Dice) -> Action | None:
        """One of the view's legal actions, or nothing: wait for time to act (only where time can)."""
        ...

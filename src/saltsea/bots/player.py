"""The interface of a bot: it gets an Observation and chooses an action."""

from typing import Protocol

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation


class Bot(Protocol):
    """A seat's mind."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        """One of the observation's legal actions, or nothing: wait for time to act (only where time can)."""
        ...

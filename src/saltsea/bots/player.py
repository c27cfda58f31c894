"""The interface of a bot: it gets an Observation and chooses an action."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation


class Bot(Protocol):
    """A seat's mind."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        """One of the observation's legal actions, or nothing: wait for time to act (only where time can)."""
        ...


@runtime_checkable
class AnytimeBot(Protocol):
    """A bot that has an answer soon and a better one later."""

    def limit(self, is_late: Callable[[], bool]) -> None:
        """From now on stop to think as soon as this says so."""
        ...

"""The interface of a bot: it gets an Observation and chooses an action."""

from collections.abc import Callable, Mapping
from typing import Protocol, runtime_checkable

from saltsea.kernel.dice import Dice
from saltsea.kernel.heard_words import HeardWords
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Seat


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


@runtime_checkable
class ListeningBot(Protocol):
    """A bot that hears what the others at its table say."""

    def choose_hearing(self, observation: Observation, heard: HeardWords, dice: Dice) -> Action | None:
        """As `choose`, with what it has heard."""
        ...


@runtime_checkable
class LeadingBot(Protocol):
    """A bot that stands for a person who gives standing orders."""

    def orders(self, observation: Observation) -> Mapping[Seat, str]:
        """What it orders now, by seat; other orders stay."""
        ...


@runtime_checkable
class PlanningAhead(Protocol):
    """A bot that remembers how its turn shall go on."""

    def planned(self, observation: Observation, dice: Dice) -> Action | None:
        """What it has planned to do here, at once; nothing if it would have to think."""
        ...

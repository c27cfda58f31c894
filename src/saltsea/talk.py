"""How the bots of a crew talk at a table: what they say before they act, and which orders they understand.

It is a game's port to its table. Nothing that is said is part of the game's record."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from saltsea.kernel.heard_words import HeardWords, Said
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat

Intent: TypeAlias = Literal["", "leave", "take"]
"""What a bot is about to do with a place: to take it, to leave it to others, or neither."""


@dataclass(frozen=True)
class Announcement:
    """What a bot says: a text of the table with its arguments, and the place that it is about."""

    seat: Seat
    text: str
    facts: dict[str, str | int] = field(default_factory=dict)
    place: str = ""
    """By the name that the game's views give it; empty for none."""
    means: Intent = ""


class Talk(Protocol):
    """The words of one game's bots."""

    @property
    def orders(self) -> Sequence[str]:
        """The standing orders that any player may give to a bot; the text `order-NAME` says each."""
        ...

    def announcement(self, observation: Observation, heard: HeardWords, action: Action) -> Announcement | None:
        """What a bot says before it does this, after what it has heard; None for what needs no word."""
        ...

    def begun(self, observation: Observation) -> Observation | None:
        """What a bot will see as soon as time runs, as far as it is known while people plan; None where none do."""
        ...

    def answer(self, observation: Observation, phrase: str, place: str) -> Announcement | None:
        """What a bot says to a word or a finger of another player; None for what needs no answer."""
        ...

    def yielding(self, observation: Observation, heard: HeardWords, action: Action) -> Announcement | None:
        """What a bot says that leaves what it has announced to another player, after what it has heard since; None if
        it need not."""
        ...

    def recalls(self, observation: Observation, heard: HeardWords, action: Action) -> bool:
        """Whether what a bot has heard sends it elsewhere than this action, which it has announced."""
        ...

    def settles(self, said: Said, seat: Seat, action: Action) -> bool:
        """Whether a word or a finger has got what it asked for, or is given up, once a seat does this."""
        ...

    def usual_bot(self, options: Options) -> str:
        """The level that is offered first beside a person."""
        ...

"""The port to bots: a question with an observation goes out, a choice comes back. Never the table's State.

A bot may be late, fail or die; a choice comes all the same, so that the table goes on."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

import msgspec

from saltsea.game import Game
from saltsea.kernel.seat import Millis

Games: TypeAlias = Mapping[str, Game]
"""A catalogue, as an importer passes it in."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What would this bot do?"""

    game: str
    bot: str
    """The name of one of the game's bots."""
    observation: bytes
    """Everything it may know, as `GameJson.observation` writes it."""
    dice: str
    """The name that seeds its dice: the same question with the same dice has the same answer."""
    budget: Millis
    """How long it should think at most."""
    content: str = ""
    """The text of player-made content; empty for the game of the catalogue."""
    steps: int = 1
    """How many actions in a row it should tell, as far as chance stays silent and the budget lasts."""
    may_wait: bool
    """Whether time goes on by itself: only then is waiting a choice."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The choice of a bot."""

    action: int | None
    """A number in the game's vocabulary; None waits."""
    late: bool
    """Whether it is a fallback choice: the bot was too slow, failed or died."""
    took: Millis
    then: list[int] = []
    """What it would do after that, if it was asked for more than one action."""


class BotWorker(Protocol):
    """Lets bots think outside of the event loop."""

    async def choose(self, question: Question) -> Choice:
        """Always a choice, and always one that the observation allows."""
        ...

    async def close(self) -> None:
        """No more questions come."""
        ...

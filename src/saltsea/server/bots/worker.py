"""The port to bots: a question goes out with an observation, a choice comes back. Never the table's State.

Whoever thinks may be late, may fail, may die; an answer comes all the same, so that a table always goes on."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

import msgspec

from saltsea.game import Game
from saltsea.kernel.seat import Millis

Games: TypeAlias = Mapping[str, Game]
"""A catalogue, as the rooms above hand it down."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What would this computer player do?"""

    game: str
    bot: str
    """Which of the game's computer players."""
    observation: bytes
    """All that it may know, as `GameJson.observation` writes it."""
    dice: str
    """The name that seeds its dice: the same question with the same dice has the same answer."""
    budget: Millis
    """How long it should think at most."""
    chapter: str = ""
    """The text of a chapter of somebody's own that is sailed; empty: the game as it is in the catalogue."""
    may_wait: bool
    """Whether time goes on if nobody acts: only then is doing nothing an answer."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """What it does."""

    action: int | None
    """A number in the game's vocabulary; None waits."""
    late: bool
    """Whether the computer player did not choose itself: too slow, broken or gone."""
    took: Millis


class BotWorker(Protocol):
    """Somebody who lets computer players think, somewhere else than in the loop."""

    async def choose(self, question: Question) -> Choice:
        """Always an answer, and always one that the observation allows."""
        ...

    async def close(self) -> None:
        """Nobody asks any more."""
        ...

"""The port to bots: a question with an observation goes out, a choice comes back. Never the table's State.

A bot may be late, fail or die; a choice comes all the same, so that the table goes on."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Literal, Protocol, TypeAlias

import msgspec

from saltsea.game import Game
from saltsea.kernel.seat import Millis

Games: TypeAlias = Mapping[str, Game]
"""A catalogue, as an importer passes it in."""
Effort: TypeAlias = Literal["full", "short", "quick"]
"""How hard a bot has thought: in full, for a shorter time because others wait, or so short that a quick one chose."""


class HeardWord(msgspec.Struct, frozen=True, array_like=True):
    """A word of another player at the table; see `kernel/heard_words.py`."""

    seat: int
    phrase: str
    place: str
    age: Millis


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What would this bot do?"""

    game: str
    bot: str
    """The name of one of the game's bots."""
    observation: bytes
    """Everything it may know, as `GameJson.observation` writes it."""
    order: str = ""
    """The standing order that this seat has been given."""
    words: list[HeardWord] = []
    """What others have said or pointed at, the oldest first."""
    dice: str
    """The name that seeds its dice: the same question with the same dice has the same answer."""
    budget: Millis
    """How long it should think at most."""
    table: str = ""
    """Who asks: workers are shared fairly between those who do."""
    goes_on: bool = False
    """Whether its last action began this turn: the worker that planned it remembers the rest."""
    patient: bool = False
    """Whether it waits until no table waits for a turn, as a hint does."""
    in_full: bool = False
    """Whether it has all its time, though others wait: its choice must be the same everywhere."""
    content: str = ""
    """The text of player-made content; empty for the game of the catalogue."""
    edition: str = ""
    """The name of the older content by which its game was begun; empty for that of this release."""
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
    effort: Effort = "full"
    then: list[int] = []
    """What it would do after that, if it was asked for more than one action."""
    foreseen: dict[bytes, int] = {}
    """The same, each by the digest of the observation that it would then have."""


def observation_digest(observation: bytes) -> bytes:
    """A short name for an observation as it was written: who has the same can be given the same answer."""
    return blake2b(observation, digest_size=16).digest()


class BotWorker(Protocol):
    """Lets bots think outside of the event loop."""

    async def choose(self, question: Question) -> Choice:
        """Always a choice, and always one that the observation allows."""
        ...

    def get_ready(self) -> None:
        """A game with bots has begun: questions will come in a moment."""
        ...

    def waiting(self) -> int:
        """How many questions wait to be thought about."""
        ...

    async def close(self) -> None:
        """No more questions come."""
        ...

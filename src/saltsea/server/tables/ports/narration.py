"""The port to what makes the few sentences that a server says itself: in mails, goodbyes and answers over HTTP."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from saltsea.game import Game
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.sentences import Sentences


class Narrator(Protocol):
    """Makes the sentences of one game in one language."""

    @property
    def texts(self) -> Sentences: ...

    def reason(self, refusal: Refusal) -> str:
        """Why something is refused, for a reader without texts."""
        ...


Narrators: TypeAlias = Mapping[str, Narrator]
"""By language."""
NarratorFactory: TypeAlias = Callable[[Game, AnyRules], Narrators]

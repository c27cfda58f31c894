"""The port to what makes sentences for a table: texts and details in words, in each language of the protocol."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from saltsea.game import Game
from saltsea.kernel.nouns import Details
from saltsea.kernel.rules import AnyRules
from saltsea.sentences import Sentences


class Narrator(Protocol):
    """Makes the sentences of one game in one language."""

    @property
    def texts(self) -> Sentences: ...

    def arg(self, name: str, value: object) -> str | int:
        """A detail in words; a LookupError if the game has no word for it."""
        ...

    def address(self, name: str, value: object) -> dict[str, str | int]:
        """What verbs and possessives need to know beside a detail that names players."""
        ...

    def args(self, given: Mapping[str, object]) -> dict[str, str | int]:
        """All details in words."""
        ...


Narrators: TypeAlias = Mapping[str, Narrator]
"""By language."""
NarratorFactory: TypeAlias = Callable[[Game, AnyRules], Narrators]


def spoken_details(narrator: Narrator, details: Details) -> dict[str, str | int]:
    """The details of a refusal in words. The game has no word for a seat that does not exist."""
    found: dict[str, str | int] = {}
    for name, detail in details.items():
        try:
            found[name] = narrator.arg(name, detail)
        except LookupError:
            found[name] = detail
        found |= narrator.address(name, detail)
    return found

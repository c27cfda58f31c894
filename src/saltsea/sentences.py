"""The port to what makes sentences: texts by id in one language. `saltsea.texts` makes them from Fluent files."""

from collections.abc import Mapping
from typing import Protocol


class Sentences(Protocol):
    """The sentences of some subjects in one language."""

    language: str

    def has(self, text: str) -> bool:
        """Whether there is a text of this id."""
        ...

    def say(self, text: str, facts: Mapping[str, str | int] | None = None) -> str:
        """The sentence with its arguments filled in."""
        ...

    def title(self, text: str) -> str:
        """The short name that stands above a sentence."""
        ...

    def part(self, text: str, attribute: str) -> str:
        """Something that hangs on a sentence, such as a card's line; empty if it has none of the kind."""
        ...

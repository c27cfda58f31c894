"""The port to what makes sentences: texts by id in one language. `saltsea.texts` makes them from Fluent files."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

IS: Final = "-is"
"""Beside each argument that names players, `seat`, comes `seat-is`: whether the reader is among them. Each language
uses it where its grammar needs it, for verbs and possessives."""


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


def addressed(name: str, *, is_reader: bool) -> dict[str, str | int]:
    """What a sentence gets beside an argument that names players."""
    return {f"{name}{IS}": "you" if is_reader else "other"}


class Roll:
    """What players are called in sentences for one reader, who is "you"; without a reader all have their names."""

    def __init__(self, texts: Sentences, called: Callable[[int], str], reader: int | None) -> None:
        self.texts = texts
        self.called = called
        self.reader = reader

    def args(self, name: str, seats: Sequence[int]) -> dict[str, str | int]:
        """An argument that names these players, and what goes with it."""
        words = [self.texts.say("you") if seat == self.reader else self.called(seat) for seat in seats]
        return {name: ", ".join(words), **addressed(name, is_reader=self.reader in seats)}

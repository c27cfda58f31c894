"""How one field of an action is written: a square as b3, a card by its id or name, a seat by its colour."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from saltsea.text_table.words import folded, is_short_for, whole

NAME: Final = 3
"""A name may be cut down to so many letters."""


@dataclass(frozen=True)
class Read:
    """A value found at the head of some words: how many it takes, and whether it was spelled out."""

    value: object
    used: int
    exact: bool
    second: int = 0
    """Of things that are as good as each other, such as two holes of one area, the smaller is meant."""


class Spelling(ABC):
    """Writes values and reads them back."""

    @abstractmethod
    def written(self, value: object) -> str:
        """The one word for a value."""

    @abstractmethod
    def read(self, words: Sequence[str]) -> Iterator[Read]:
        """Every value that these words may begin with."""

    def known(self) -> list[str]:
        """Words to offer to somebody who mistyped one."""
        return []


class Numbers(Spelling):
    """For a game without better names: digits are a number, anything else stands for itself."""

    def written(self, value: object) -> str:
        return str(value)

    def read(self, words: Sequence[str]) -> Iterator[Read]:
        if words:
            number = whole(words[0])
            yield Read(words[0] if number is None else number, 1, exact=True)


class Names(Spelling):
    """Every value has an id, one word that is spelled out; and names, which may be shortened.

    A name may have several words, and may be called by any of them: `bantam` is Tristan Bantam."""

    def __init__(
        self, ids: Mapping[int, str], names: Mapping[int, Sequence[str]] | None = None, shortest: int = NAME
    ) -> None:
        self.ids = ids
        self.names = names or {}
        self.shortest = shortest
        self.by_id = {folded(name): value for value, name in ids.items()}
        self.calls = [(call, value) for value, given in self.names.items() for name in given for call in calls(name)]

    def written(self, value: object) -> str:
        if not isinstance(value, int):
            raise TypeError(f"{value!r} has no name")
        return self.ids[value]

    def read(self, words: Sequence[str]) -> Iterator[Read]:
        if words and folded(words[0]) in self.by_id:
            yield Read(self.by_id[folded(words[0])], 1, exact=True)
            return
        for used in range(1, len(words) + 1):
            for value in self.called("".join(folded(word) for word in words[:used])):
                yield Read(value, used, exact=False)

    def called(self, given: str) -> list[int]:
        """Whoever has this name; if nobody, all whose name begins so. Two cards may share a name, so it is no id."""
        same = [value for call, value in self.calls if call == given]
        return list(dict.fromkeys(same or [v for call, v in self.calls if is_short_for(given, call, self.shortest)]))

    def known(self) -> list[str]:
        return [*self.ids.values(), *(name for given in self.names.values() for name in given)]


def calls(name: str) -> list[str]:
    """What one may call a thing of this name: all of it, or from any of its words on."""
    words = [folded(word) for word in name.split()]
    return ["".join(words[start:]) for start in range(len(words))]


class Optional(Spelling):
    """A value that is left out when it is the usual one; then nothing is written either."""

    def __init__(self, spelling: Spelling, usual: object) -> None:
        self.spelling = spelling
        self.usual = usual

    def written(self, value: object) -> str:
        return "" if value == self.usual else self.spelling.written(value)

    def read(self, words: Sequence[str]) -> Iterator[Read]:
        found = list(self.spelling.read(words))
        yield from found or [Read(self.usual, 0, exact=True)]

    def known(self) -> list[str]:
        return self.spelling.known()

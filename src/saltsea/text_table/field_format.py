"""How one field of an action is written and parsed: a square as b3, a card by its id or name, a seat by its colour."""

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from saltsea.text_table.word_matching import folded, is_abbreviation, whole_number

NAME: Final = 3
"""The fewest letters that abbreviate a name."""


@dataclass(frozen=True)
class ParsedValue:
    """A value at the start of some words: how many words it takes, and whether it was spelled out."""

    value: object
    used: int
    exact: bool
    second: int = 0
    """The rank among equal values, such as two holes of one area: the smallest is meant."""


class FieldFormat(ABC):
    """Formats values and parses them back."""

    @abstractmethod
    def written(self, value: object) -> str:
        """The word for a value."""

    @abstractmethod
    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        """Every value that these words may begin with."""

    def known(self) -> list[str]:
        """Words to suggest to a player who mistyped one."""
        return []


class NumberFormat(FieldFormat):
    """For a game without names: digits are a number, anything else stands for itself."""

    def written(self, value: object) -> str:
        return str(value)

    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        if words:
            number = whole_number(words[0])
            yield ParsedValue(words[0] if number is None else number, 1, exact=True)


class NameFormat(FieldFormat):
    """Every value has an id of one word, and names, which may be abbreviated.

    A name may have several words, and may be called by any of them: `bantam` is Tristan Bantam."""

    def __init__(
        self, ids: Mapping[int, str], names: Mapping[int, Sequence[str]] | None = None, shortest: int = NAME
    ) -> None:
        self.ids = ids
        self.names = names or {}
        self.shortest = shortest
        self.by_id = {folded(name): value for value, name in ids.items()}
        self.calls = [(call, value) for value, given in self.names.items() for name in given for call in calls(name)]
        self.at_hand: Container[int] = frozenset(ids)
        """The values that a name means before any other; ids are unambiguous."""

    def written(self, value: object) -> str:
        if not isinstance(value, int):
            raise TypeError(f"{value!r} has no name")
        return self.ids[value]

    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        if words and folded(words[0]) in self.by_id:
            yield ParsedValue(self.by_id[folded(words[0])], 1, exact=True)
            return
        for used in range(1, len(words) + 1):
            for value in self.called("".join(folded(word) for word in words[:used])):
                yield ParsedValue(value, used, exact=False)

    def called(self, given: str) -> list[int]:
        """The values with this name; if there are none, those whose name begins so. Two cards may share a name."""
        near = [(call, value) for call, value in self.calls if value in self.at_hand]
        return self.among(near, given) or self.among(self.calls, given)

    def among(self, known: Sequence[tuple[str, int]], given: str) -> list[int]:
        same = [value for call, value in known if call == given]
        return list(dict.fromkeys(same or [v for call, v in known if is_abbreviation(given, call, self.shortest)]))

    def known(self) -> list[str]:
        near = [value for value in self.ids if value in self.at_hand]
        return [*(self.ids[value] for value in near), *(name for value in near for name in self.names.get(value, ()))]


def calls(name: str) -> list[str]:
    """The ways to type a name: all of it, or from any of its words on."""
    words = [folded(word) for word in name.split()]
    return ["".join(words[start:]) for start in range(len(words))]


class OptionalFormat(FieldFormat):
    """A value that is left out, typed and printed, if it is the usual one."""

    def __init__(self, field_format: FieldFormat, usual: object) -> None:
        self.field_format = field_format
        self.usual = usual

    def written(self, value: object) -> str:
        return "" if value == self.usual else self.field_format.written(value)

    def read(self, words: Sequence[str]) -> Iterator[ParsedValue]:
        found = list(self.field_format.read(words))
        yield from found or [ParsedValue(self.usual, 0, exact=True)]

    def known(self) -> list[str]:
        return self.field_format.known()

"""What can be wrong with a chapter, and where: in words that its author understands."""

from collections.abc import Iterable, Sequence
from json import dumps
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Where in a file: the names of fields and the numbers of entries, from the outside in."""

_SHOWN: Final = 60


class Said:
    """A sentence about a chapter: in English, and with an id and facts, by which it can be said in other languages."""

    def __init__(self, text: str, name: str, **facts: str | int) -> None:
        self.text = text
        self.name = name
        self.facts = facts


class Fault:
    """Something in a chapter that no crew could sail with."""

    def __init__(self, path: Path, said: Said, given: str = "", known: Sequence[str] = ()) -> None:
        self.path = path
        self.said = said
        self.text = said.text
        self.given = given
        """A name that means nothing here; empty if the fault is another one."""
        self.known = known
        """The names that would."""

    def __str__(self) -> str:
        return f"{dotted(self.path)}: {self.text}{f'; it can be {either(self.known)}' if self.known else ''}"


class ChapterError(ValueError):
    """A chapter with faults."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults


def dotted(path: Path) -> str:
    """`rounds[0].deal.fog`"""
    said = ""
    for step in path:
        said += f"[{step}]" if isinstance(step, int) else f".{plain(step)}" if said else plain(step)
    return said or "the file"


def plain(name: str) -> str:
    """A field's name as it is, unless it would spoil the line."""
    return name if name.isprintable() and name.strip() and len(name) <= _SHOWN else shown(name)


def shown(value: object) -> str:
    """A value as its author wrote it: not too long, and nothing in it that a terminal would obey."""
    try:
        text = dumps(value, ensure_ascii=False)
        text = dumps(value) if any(spoils(letter) for letter in text) else text
    except (RecursionError, ValueError):
        return "something that is too much for a chapter"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def key_of(value: object) -> str:
    """The same for equal values."""
    try:
        return dumps(value)
    except (RecursionError, ValueError):
        return "?"


def spoils(letter: str) -> bool:
    """Whether this is a control character, a line break excepted, or half of a character."""
    code = ord(letter)
    return (code < 32 and letter != "\n") or 127 <= code < 160 or 0xD800 <= code < 0xE000


def listed(names: Iterable[str], last: str = "and") -> str:
    """`fog, rocks and wreck`"""
    words = list(names)
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def either(names: Iterable[str]) -> str:
    """`fog, rocks or wreck`"""
    return listed(names, "or")

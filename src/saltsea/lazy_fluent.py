"""Fluent messages that are parsed when they are first said. A game has thousands, a process says some of them, and to
parse them all took longer than all the rest of a server's start. The library is imported with the first of them."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.runtime.types import FluentType
    from fluent.syntax.ast import Resource

_START: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Only a message or a term begins a line with its name: whatever belongs to one is indented, or begins with a brace."""
_NAME: Final = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_MOST: Final = 16_384


class LazyBundle:
    """As much of FluentBundle as `Texts` uses."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.unread: dict[str, str] = {}
        """The messages and terms that no reader has asked for, by name. Where a name is twice the first one counts."""
        for source in sources:
            self.unread = {**entries_of(source), **self.unread}
        self.names = frozenset(self.unread)
        self.lock = RLock()
        """Threads say things too: none may look for a message while another one is still parsing it."""

    @cached_property
    def bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def has_message(self, name: str) -> bool:
        return name in self.names and not name.startswith("-")

    def get_message(self, name: str) -> "Message":
        with self.lock:
            self.read(name)
            return self.bundle.get_message(name)

    def format_pattern(
        self, pattern: "Pattern", args: Mapping[str, str | float]
    ) -> "tuple[str | FluentType, list[Exception]]":
        return self.bundle.format_pattern(pattern, dict(args))

    def read(self, name: str) -> None:
        """Parse an entry, and all that it may refer to: whatever is called like a word in it."""
        source = self.unread.pop(name, None)
        if source is not None:
            self.bundle.add_resource(parsed_entry(source))
            for other in _NAME.findall(source):
                self.read(other)


@lru_cache(maxsize=64)
def entries_of(source: str) -> Mapping[str, str]:
    """The messages and terms of a file by name, each as it is written."""
    starts = [*_START.finditer(source)]
    ends = [*(start.start() for start in starts[1:]), len(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], source[start.start() : end])
    return found


@lru_cache(maxsize=_MOST)
def parsed_entry(source: str) -> "Resource":
    """Several games have the same messages, and each of them is parsed once."""
    from fluent.syntax import FluentParser

    return FluentParser().parse(source)

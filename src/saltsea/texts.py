"""Every sentence that a person reads, by id, in each language. Written in Fluent; a missing one is loud.

Files are called SUBJECT.LANGUAGE.ftl, so that a translator opens one file and sees one subject. Fluent is imported
when the first text is read: help pages and the names of languages do without."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from saltsea.sentences import IS

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

    from saltsea.lazy_fluent import LazyBundle
    from saltsea.page_fluent import PageBundle

Args: TypeAlias = dict[str, str | int]
"""The arguments of a sentence, by name."""

CONTENT_ROOT: Final = Path(__file__).parent / "content"
"""The folder of all data: a folder per game, and the texts of table and page."""
TABLE_TEXTS: Final = CONTENT_ROOT / "texts"
_LONG: Final = 500
"""Fluent refuses longer args; they are put in after it."""
_FRENCH: Final = "fr"
_BEFORE_ARG: Final = re.compile(r"\b([Dd]|[Qq]u)e (?=\{ ?\$)")
"""“de” and “que” where an arg follows: before a vowel they lose their e."""
_MARK: Final = "\ue010"
_LOST: Final = re.compile(rf"e {_MARK}(?=[aeiouàâäæéèêëîïôöœùûü][^\W\d_]|habitu)", re.IGNORECASE)
"""A letter alone is called by its name, and of an h nothing but the word says whether it is heard."""


class Texts:
    """The sentences of some subjects in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.bundle = bundle_of(language, [prepared(source) for source in sources] if language == _FRENCH else sources)

    def has(self, text: str) -> bool:
        return self.bundle.has_message(text)

    def say(self, text: str, args: Mapping[str, str | float] | None = None) -> str:
        """The sentence with its args filled in."""
        message = self.bundle.get_message(text)
        if message.value is None:
            raise LookupError(f"text {text!r} has no sentence in {self.language!r}")
        return self._filled(text, message.value, args)

    def title(self, text: str) -> str:
        """The short name that stands above a sentence."""
        return self._filled(text, self.bundle.get_message(text).attributes["title"], None)

    def part(self, text: str, attribute: str) -> str:
        """Something that hangs on a sentence, such as a card's line; nothing if it has none of the kind."""
        pattern = self.bundle.get_message(text).attributes.get(attribute)
        return self._filled(text, pattern, None) if pattern else ""

    def _filled(self, text: str, pattern: object, args: Mapping[str, str | float] | None) -> str:
        given = dict(args or {})
        long = {f"\ue000{name}\ue001": str(fact) for name, fact in given.items() if len(str(fact)) > _LONG}
        given |= {mark[1:-1]: mark for mark in long}
        said, errors = self.bundle.format_pattern(pattern, given)  # type: ignore[arg-type]
        if errors:
            raise LookupError(f"text {text!r} in {self.language!r}: {errors[0]}")
        filled = _LOST.sub("’", str(said)).replace(_MARK, "")
        for mark, fact in long.items():
            filled = filled.replace(mark, fact)
        return filled


@lru_cache(maxsize=64)
def prepared(source: str) -> str:
    """A French file whose “de” and “que” are marked where an arg follows: only the filled sentence shows its letter."""
    return _BEFORE_ARG.sub(rf"\1e {_MARK}", source)


def bundle_of(language: str, sources: Iterable[str]) -> LazyBundle | PageBundle:
    """The messages of some files. Inside a page the page's own Fluent fills them in."""
    if sys.platform == "emscripten":
        from saltsea.page_fluent import PageBundle

        return PageBundle(language, sources)
    from saltsea.lazy_fluent import LazyBundle

    return LazyBundle(language, sources)


def load(language: str, *subjects: tuple[Path, str]) -> Texts:
    """The texts of these (folder, subject) pairs, with the table's own and the names of computer players."""
    everywhere = ((TABLE_TEXTS, "table"), (TABLE_TEXTS, "bots"))
    files = [text_file(folder, subject, language) for folder, subject in (*everywhere, *subjects)]
    return texts_of(language, tuple(file.read_text(encoding="utf-8") for file in files))


@lru_cache(maxsize=32)
def texts_of(language: str, sources: tuple[str, ...]) -> Texts:
    """The same files are read for many tables and commands of a process, and a bundle never changes."""
    return Texts(language, sources)


def text_file(folder: Path, subject: str, language: str) -> Path:
    return folder / f"{subject}.{language}.ftl"


@lru_cache(maxsize=64)
def parsed(source: str) -> Resource:
    """All messages of a file."""
    from fluent.syntax import FluentParser

    return FluentParser().parse(source)


def variables(source: str) -> dict[str, frozenset[str]]:
    """Each message's id (and id.attribute) with the args it speaks of; a line that Fluent cannot read is an error."""
    from fluent.syntax.ast import Junk, Message

    found: dict[str, frozenset[str]] = {}
    for entry in parsed(source).body:
        if isinstance(entry, Junk):
            raise ValueError(f"not Fluent: {entry.content!r}")
        if isinstance(entry, Message):
            found[entry.id.name] = _facts_in(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _facts_in(attribute.value)
    return found


def _facts_in(part: object) -> frozenset[str]:
    """The variables in a part of Fluent's tree: a node, a list of nodes, or anything else that it is made of."""
    from fluent.syntax.ast import BaseNode, VariableReference

    if isinstance(part, VariableReference):
        return frozenset({part.id.name.removesuffix(IS)})
    inner = part if isinstance(part, list) else vars(part).values() if isinstance(part, BaseNode) else ()
    return frozenset().union(*map(_facts_in, inner))

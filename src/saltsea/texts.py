"""Every sentence that a person reads, by id, in each language. Written in Fluent; a missing one is loud.

Files are called SUBJECT.LANGUAGE.ftl, so that a translator opens one file and sees one subject."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

OWN_NAMES: Final = {"en": "English", "fr": "Français"}
"""Every language that Saltsea speaks, as it calls itself."""
LANGUAGES: Final = tuple(OWN_NAMES)
CONTENT_ROOT: Final = Path(__file__).parent / "content"
"""The folder of all data: a folder per game, and the texts of table and page."""
TABLE_TEXTS: Final = CONTENT_ROOT / "texts"
_LONG: Final = 500
"""Fluent refuses longer facts; they are put in after it."""


class Texts:
    """The sentences of some subjects in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(parsed(source))

    def has(self, text: str) -> bool:
        return self.bundle.has_message(text)

    def say(self, text: str, facts: Mapping[str, str | int] | None = None) -> str:
        """The sentence with its facts filled in."""
        message = self.bundle.get_message(text)
        if message.value is None:
            raise LookupError(f"text {text!r} has no sentence in {self.language!r}")
        return self._filled(text, message.value, facts)

    def title(self, text: str) -> str:
        """The short name that stands above a sentence."""
        return self._filled(text, self.bundle.get_message(text).attributes["title"], None)

    def part(self, text: str, attribute: str) -> str:
        """Something that hangs on a sentence, such as a card's line; nothing if it has none of the kind."""
        pattern = self.bundle.get_message(text).attributes.get(attribute)
        return self._filled(text, pattern, None) if pattern else ""

    def _filled(self, text: str, pattern: object, facts: Mapping[str, str | int] | None) -> str:
        given = dict(facts or {})
        long = {f"\ue000{name}\ue001": str(fact) for name, fact in given.items() if len(str(fact)) > _LONG}
        given |= {mark[1:-1]: mark for mark in long}
        said, errors = self.bundle.format_pattern(pattern, given)  # type: ignore[arg-type]
        if errors:
            raise LookupError(f"text {text!r} in {self.language!r}: {errors[0]}")
        filled = str(said)
        for mark, fact in long.items():
            filled = filled.replace(mark, fact)
        return filled


def load(language: str, *subjects: tuple[Path, str]) -> Texts:
    """The texts of these (folder, subject) pairs, with the table's own."""
    files = [text_file(folder, subject, language) for folder, subject in ((TABLE_TEXTS, "table"), *subjects)]
    return Texts(language, [file.read_text(encoding="utf-8") for file in files])


def text_file(folder: Path, subject: str, language: str) -> Path:
    return folder / f"{subject}.{language}.ftl"


@lru_cache(maxsize=64)
def parsed(source: str) -> Resource:
    """A file's messages. Parsing takes longer than all the rest of a start, and one file serves many times."""
    return FluentParser().parse(source)


def variables(source: str) -> dict[str, frozenset[str]]:
    """Each message's id (and id.attribute) with the facts it speaks of; a line that Fluent cannot read is an error."""
    found: dict[str, frozenset[str]] = {}
    for entry in parsed(source).body:
        if isinstance(entry, Junk):
            raise ValueError(f"not Fluent: {entry.content!r}")
        if isinstance(entry, Message):
            found[entry.id.name] = _facts_in(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _facts_in(attribute.value)
    return found


def _facts_in(pattern: object) -> frozenset[str]:
    seeker = _FactSeeker()
    seeker.visit(pattern)
    return frozenset(seeker.found)


class _FactSeeker(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)

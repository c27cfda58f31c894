"""A chapter's file: read and checked, and what is wrong with it told with file, line and field."""

from pathlib import Path
from shlex import quote
from typing import Any, Final, NamedTuple, TypeGuard

from saltsea.games.pirates.authoring.fault_writer import FaultWriter, stopped
from saltsea.games.pirates.authoring.json_file import BadJsonError, read_json_file
from saltsea.games.pirates.authoring.json_lines import Read
from saltsea.games.pirates.authoring.unlocked_content import EVERYTHING, UnlockedContent
from saltsea.games.pirates.chapters.chapter import Chapter
from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.chapters.faults import ChapterError, Fault
from saltsea.games.pirates.chapters.remarks import remarks
from saltsea.games.pirates.engine.kinds import Content
from saltsea.text_table.word_matching import close_matches

_MOST_NAMED: Final = 30
_LONGEST: Final = 60
_EXPLAINED: Final = 200
"""No author reads on so far, and looking for what was meant takes time."""


class Diagnostic(NamedTuple):
    """One thing about a file: in which line (0: in none), in which field, and what."""

    line: int
    field: str
    text: str

    def said(self, file: Path) -> str:
        """`my-chapter.json:12: round 1, deal, fogbank: there is no card "fogbank". Did you mean fog-bank?`"""
        where = f"{str(file).encode(errors='replace').decode()}{f':{self.line}' if self.line else ''}"
        return ": ".join(filter(None, [where, self.field, self.text]))


class ChapterFileError(ValueError):
    """A file that is no chapter, and why, in the order of its lines."""

    def __init__(self, file: Path, faults: list[Diagnostic]) -> None:
        more = f" And {len(faults) - 1} more: saltsea chapter check {quote(str(file))}" if len(faults) > 1 else ""
        super().__init__(f"{faults[0].said(file)}{more}")
        self.file = file
        self.faults = faults


class ChapterFile(NamedTuple):
    """A chapter as it is written and as it is sailed."""

    file: Path
    data: dict[str, Any]
    chapter: Chapter
    remarks: list[Diagnostic]


def read_chapter(file: Path, content: Content) -> ChapterFile:
    """The chapter of a file, or a ChapterFileError."""
    try:
        read = read_json_file(file)
    except BadJsonError as error:
        raise ChapterFileError(file, [Diagnostic(error.line, "", stopped(error.text))]) from error
    return chapter_in(file, read, content)


def chapter_in(
    file: Path, read: Read, content: Content, voice: FaultWriter | None = None, met: UnlockedContent = EVERYTHING
) -> ChapterFile:
    """The chapter of what was read, or a ChapterFileError that names nothing but what its author has met."""
    said = voice or FaultWriter()
    early = met.too_early(read.value)
    if early:
        raise ChapterFileError(file, in_order(read, early, said))
    try:
        chapter = chapter_from(read.value, content)
    except ChapterError as error:
        raise ChapterFileError(file, in_order(read, met.without_secrets(error.faults), said)) from error
    if read.twice or not is_object(read.value):
        raise ChapterFileError(file, in_order(read, [], said))
    return ChapterFile(file, read.value, chapter, in_order(read, met.without_secrets(remarks(chapter, content)), said))


def is_object(value: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def in_order(read: Read, faults: list[Fault], voice: FaultWriter) -> list[Diagnostic]:
    """The faults of a chapter and the names that come twice, each once, by line."""
    placed = sorted(((read.line(fault.path), fault) for fault in faults), key=lambda pair: pair[0])
    diagnostics = [
        Diagnostic(
            line, voice.spelled(fault.path), explained(fault, voice) if place < _EXPLAINED else plainly(fault, voice)
        )
        for place, (line, fault) in enumerate(placed)
    ]
    diagnostics += [Diagnostic(it.line, voice.spelled(it.path), voice.twice(it.first)) for it in read.twice]
    return sorted(dict.fromkeys(diagnostics), key=lambda one: one.line)


def plainly(fault: Fault, voice: FaultWriter) -> str:
    return stopped(voice.said(fault.said))


def explained(fault: Fault, voice: FaultWriter) -> str:
    """A sentence, with the names that were perhaps meant."""
    meant = close_matches(fault.given[:_LONGEST], fault.known) if fault.given else []
    if meant:
        return voice.meant(plainly(fault, voice), meant)
    if 0 < len(fault.known) <= _MOST_NAMED:
        return stopped(voice.can_be(voice.said(fault.said), fault.known))
    return plainly(fault, voice)

"""JSON as people write it by hand: every value with its line, every name that comes twice, and what is wrong in words.

The usual readers forget lines and stop with a remark for programmers. Content files are small, so this one may take
its time: it is read once, and every fault that is found later can say where it is."""

import re
from bisect import bisect_right
from json import JSONDecodeError, JSONDecoder
from typing import Final, NamedTuple

from saltsea.games.pirates.chapters.faults import Said

Path = tuple[str | int, ...]
"""The names of fields and the numbers of entries, from the outside in."""

DEEPEST: Final = 40
MOST_DIGITS: Final = 40
_SPACE: Final = re.compile(r"[ \t\n]*")
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?(?![0-9A-Za-z_.+-])")
_WORD: Final = re.compile(r"[^\s,:\[\]{}\"]{1,30}")
_WORDS: Final = {"true": True, "false": False, "null": None}
_TEXT: Final = JSONDecoder()
_CLOSING: Final = {"{": "}", "[": "]"}
_QUOTES: Final = "'‘’“”«»`"
_COMMENTS: Final = ("//", "/*", "#")
_TEXT_ERRORS: Final = {
    "Unterminated": Said('this text has no end: a " is missing', "json-text-end"),
    "Invalid control": Said(
        'a text ends on the line where it begins: a " is missing, or a tab or line break is too much', "json-text-line"
    ),
    "Invalid \\": Said("a backslash in a text is written twice: \\\\", "json-backslash"),
}


class BrokenJsonError(ValueError):
    """This is not JSON, from this line on."""

    def __init__(self, line: int, said: Said) -> None:
        super().__init__(f"line {line}: {said.text}")
        self.line = line
        self.said = said
        self.text = said.text


class DuplicateField(NamedTuple):
    """A name that an object has more than once."""

    path: Path
    line: int
    first: int


class Read(NamedTuple):
    """A value, and where each part of it stands."""

    value: object
    lines: dict[Path, int]
    twice: list[DuplicateField]

    def line(self, path: Path) -> int:
        """The line of this part; of what should hold it, if it is missing."""
        while path not in self.lines:
            path = path[:-1]
        return self.lines[path]


def read_json(text: str) -> Read:
    """All of a text, or a BrokenJsonError."""
    reader = _Reader(text.replace("\r\n", "\n").replace("\r", "\n"))
    value = reader.value((), 0)
    if reader.next():
        raise reader.broken(Said("something follows after the end", "json-after"))
    return Read(value, reader.lines, reader.twice)


class _Reader:
    """One text and how far it is read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [place for place, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.twice: list[DuplicateField] = []
        self.open: list[tuple[str, int]] = []
        """The brackets that are not closed yet, with their lines."""

    def line(self, at: int) -> int:
        return bisect_right(self.breaks, at - 1) + 1

    def broken(self, said: Said, at: int | None = None) -> BrokenJsonError:
        return BrokenJsonError(self.line(self.at if at is None else at), said)

    def next(self) -> str:
        """The next letter that is no space; nothing at the end."""
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.text[self.at : self.at + 1]

    # --- values ---

    def value(self, path: Path, depth: int) -> object:
        letter = self.next()
        if depth > DEEPEST:
            raise self.broken(Said(f"brackets within brackets, more than {DEEPEST} deep", "json-deep", most=DEEPEST))
        self.lines.setdefault(path, self.line(self.at))
        if letter == "{":
            return self.fields(path, depth)
        if letter == "[":
            return self.entries(path, depth)
        return self.string() if letter == '"' else self.simple()

    def simple(self) -> object:
        """A number, true, false or null."""
        number = _NUMBER.match(self.text, self.at)
        word = _WORD.match(self.text, self.at)
        if number:
            self.at = number.end()
            return self.number(number)
        if word and word.group() in _WORDS:
            self.at = word.end()
            return _WORDS[word.group()]
        raise self.broken(self.no_value(self.next(), word.group() if word else ""))

    def number(self, found: re.Match[str]) -> int | float:
        if len(found.group()) > MOST_DIGITS:
            digits = len(found.group())
            raise self.broken(Said(f"a number of {digits} digits", "json-digits", number=digits), found.start())
        return float(found.group()) if found.group(1) or found.group(2) else int(found.group())

    def string(self) -> str:
        try:
            text, self.at = _TEXT.raw_decode(self.text, self.at)
        except JSONDecodeError as error:
            known = [said for mark, said in _TEXT_ERRORS.items() if error.msg.startswith(mark)]
            raise self.broken(known[0] if known else Said(error.msg, "json-text"), error.pos) from error
        return str(text)

    def fields(self, path: Path, depth: int) -> dict[str, object]:
        found: dict[str, object] = {}
        self.opened()
        while self.goes_on("}", bool(found)):
            start, name = self.at, self.name()
            own: Path = (*path, name)
            if name in found:
                self.twice.append(DuplicateField(own, self.line(start), self.lines[own]))
            self.lines[own] = self.line(start)
            found[name] = self.value(own, depth + 1)
        return found

    def name(self) -> str:
        if self.next() != '"':
            word = _WORD.match(self.text, self.at)
            raise self.broken(self.no_name(self.next(), word.group() if word else ""))
        name = self.string()
        if self.next() != ":":
            said = Said(f"a colon is missing after {name[:30]!a}", "json-colon", field=f"{name[:30]!a}")
            raise self.broken(said, self.at - 1)
        self.at += 1
        return name

    def entries(self, path: Path, depth: int) -> list[object]:
        found: list[object] = []
        self.opened()
        while self.goes_on("]", bool(found)):
            found.append(self.value((*path, len(found)), depth + 1))
        return found

    # --- brackets and commas ---

    def opened(self) -> None:
        self.open.append((self.text[self.at], self.line(self.at)))
        self.at += 1

    def goes_on(self, closing: str, another: bool) -> bool:  # noqa: FBT001 (whether something came before)
        """Whether an entry follows; a comma or the closing bracket is read."""
        end, letter = self.at, self.next()
        if letter == closing:
            self.at += 1
            self.open.pop()
            return False
        if another:
            if letter != ",":
                raise self.no_comma(letter, end)
            self.after_comma(closing)
        return True

    def after_comma(self, closing: str) -> None:
        comma = self.at
        self.at += 1
        if self.next() == closing:
            said = Said(f"the comma before the closing {closing} is one too many", "json-comma-more", closing=closing)
            raise self.broken(said, comma)

    def no_comma(self, letter: str, end: int) -> BrokenJsonError:
        bracket, line = self.open[-1]
        word = _WORD.match(self.text, self.at)
        if not letter:
            return self.broken(self.no_end())
        if letter in "}]":
            closing = _CLOSING[bracket]
            text = f"the {bracket} of line {line} is closed by a {letter}, not by a {closing}"
            return self.broken(Said(text, "json-bracket", bracket=bracket, line=line, letter=letter, closing=closing))
        if letter == ":":
            return self.broken(
                Said('a colon belongs between a field and its value, as in {"life": 5}', "json-colon-place")
            )
        if word and word.group().startswith(_COMMENTS):
            return self.broken(no_comments())
        said = Said("a comma is missing at the end of what comes before", "json-comma")
        return self.broken(said, max(0, end - 1))

    # --- what is wrong ---

    def no_end(self) -> Said:
        missing = "".join(_CLOSING[bracket] for bracket, _ in reversed(self.open))
        if not missing:
            return Said("the file is empty", "json-empty")
        return Said(f"the file ends too early: {missing} is missing at the end", "json-end", missing=missing)

    def no_name(self, letter: str, word: str) -> Said:
        if not letter:
            return self.no_end()
        if letter in "}],:":
            return Said(f"the name of a field belongs here, not a {letter}", "json-name", letter=letter)
        text = f'the name of a field stands in double quotes: "{word}"'
        return self.foreign(letter, word) or Said(text, "json-name-quotes", word=word)

    def no_value(self, letter: str, word: str) -> Said:
        if not letter:
            return self.no_end()
        if letter in "}],:":
            return Said(f"a value belongs here, not a {letter}", "json-value", letter=letter)
        if word.lower() in ("true", "false", "null", "none"):
            right = "null" if word.lower() == "none" else word.lower()
            return Said(f"{word} is written {right}, in small letters", "json-small", word=word, right=right)
        if letter in "+-.0123456789":
            return Said(f"{word} is not a number as JSON writes them", "json-number", word=word)
        return self.foreign(letter, word) or Said(f'a text stands in double quotes: "{word}"', "json-quotes", word=word)

    def foreign(self, letter: str, word: str) -> Said | None:
        """What people bring along from elsewhere."""
        if letter in _QUOTES:
            return Said(f'a text stands in straight double quotes ("), not in {letter}', "json-straight", letter=letter)
        if word.startswith(_COMMENTS):
            return no_comments()
        known = word.isprintable() and word
        return None if known else Said("a character that does not belong here", "json-character")


def no_comments() -> Said:
    return Said("JSON has no comments: take this out", "json-comment")

"""JSON as people write it by hand: every value with its line, every name that comes twice, and what is wrong in words.

The usual readers forget lines and stop with a remark for programmers. Content files are small, so this one may take
its time: it is read once, and every fault that is found later can say where it is."""

import re
from bisect import bisect_right
from json import JSONDecodeError, JSONDecoder
from typing import Final, NamedTuple

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
_NO_COMMENTS: Final = "JSON has no comments: take this out"
_TEXT_ERRORS: Final = {
    "Unterminated": 'this text has no end: a " is missing',
    "Invalid control": 'a text ends on the line where it begins: a " is missing, or a tab or line break is too much',
    "Invalid \\": "a backslash in a text is written twice: \\\\",
}


class BrokenJsonError(ValueError):
    """This is not JSON, from this line on."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


class Twice(NamedTuple):
    """A name that an object has more than once."""

    path: Path
    line: int
    first: int


class Read(NamedTuple):
    """A value, and where each part of it stands."""

    value: object
    lines: dict[Path, int]
    twice: list[Twice]

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
        raise reader.broken("something follows after the end")
    return Read(value, reader.lines, reader.twice)


class _Reader:
    """One text and how far it is read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [place for place, letter in enumerate(text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.twice: list[Twice] = []
        self.open: list[tuple[str, int]] = []
        """The brackets that are not closed yet, with their lines."""

    def line(self, at: int) -> int:
        return bisect_right(self.breaks, at - 1) + 1

    def broken(self, text: str, at: int | None = None) -> BrokenJsonError:
        return BrokenJsonError(self.line(self.at if at is None else at), text)

    def next(self) -> str:
        """The next letter that is no space; nothing at the end."""
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.text[self.at : self.at + 1]

    # --- values ---

    def value(self, path: Path, depth: int) -> object:
        letter = self.next()
        if depth > DEEPEST:
            raise self.broken(f"brackets within brackets, more than {DEEPEST} deep")
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
            raise self.broken(f"a number of {len(found.group())} digits", found.start())
        return float(found.group()) if found.group(1) or found.group(2) else int(found.group())

    def string(self) -> str:
        try:
            text, self.at = _TEXT.raw_decode(self.text, self.at)
        except JSONDecodeError as error:
            said = next((said for mark, said in _TEXT_ERRORS.items() if error.msg.startswith(mark)), error.msg)
            raise self.broken(said, error.pos) from error
        return str(text)

    def fields(self, path: Path, depth: int) -> dict[str, object]:
        found: dict[str, object] = {}
        self.opened()
        while self.goes_on("}", bool(found)):
            start, name = self.at, self.name()
            own: Path = (*path, name)
            if name in found:
                self.twice.append(Twice(own, self.line(start), self.lines[own]))
            self.lines[own] = self.line(start)
            found[name] = self.value(own, depth + 1)
        return found

    def name(self) -> str:
        if self.next() != '"':
            word = _WORD.match(self.text, self.at)
            raise self.broken(self.no_name(self.next(), word.group() if word else ""))
        name = self.string()
        if self.next() != ":":
            raise self.broken(f"a colon is missing after {name[:30]!a}", self.at - 1)
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
            raise self.broken(f"the comma before the closing {closing} is one too many", comma)

    def no_comma(self, letter: str, end: int) -> BrokenJsonError:
        bracket, line = self.open[-1]
        word = _WORD.match(self.text, self.at)
        if not letter:
            return self.broken(self.no_end())
        if letter in "}]":
            return self.broken(f"the {bracket} of line {line} is closed by a {letter}, not by a {_CLOSING[bracket]}")
        if letter == ":":
            return self.broken('a colon belongs between a field and its value, as in {"life": 5}')
        if word and word.group().startswith(_COMMENTS):
            return self.broken(_NO_COMMENTS)
        return self.broken("a comma is missing at the end of what comes before", max(0, end - 1))

    # --- what is wrong ---

    def no_end(self) -> str:
        missing = "".join(_CLOSING[bracket] for bracket, _ in reversed(self.open))
        return f"the file ends too early: {missing} is missing at the end" if missing else "the file is empty"

    def no_name(self, letter: str, word: str) -> str:
        if not letter:
            return self.no_end()
        if letter in "}],:":
            return f"the name of a field belongs here, not a {letter}"
        return self.foreign(letter, word) or f'the name of a field stands in double quotes: "{word}"'

    def no_value(self, letter: str, word: str) -> str:
        if not letter:
            return self.no_end()
        if letter in "}],:":
            return f"a value belongs here, not a {letter}"
        if word.lower() in ("true", "false", "null", "none"):
            return f"{word} is written {'null' if word.lower() == 'none' else word.lower()}, in small letters"
        if letter in "+-.0123456789":
            return f"{word} is not a number as JSON writes them"
        return self.foreign(letter, word) or f'a text stands in double quotes: "{word}"'

    def foreign(self, letter: str, word: str) -> str:
        """What people bring along from elsewhere."""
        if letter in _QUOTES:
            return f'a text stands in straight double quotes ("), not in {letter}'
        if word.startswith(_COMMENTS):
            return _NO_COMMENTS
        return "" if word.isprintable() and word else "a character that does not belong here"

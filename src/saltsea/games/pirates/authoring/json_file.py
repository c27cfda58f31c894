"""A file of JSON that an author wrote: read, or refused in words, whatever it is."""

from pathlib import Path
from typing import Final

from saltsea.games.pirates.authoring.json_lines import BrokenJsonError, Read, read_json
from saltsea.text_table.word_matching import close_matches

LARGEST: Final = 1 << 18
_MARKS: Final = {b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16", b"\x1f\x8b": "packed with gzip", b"PK": "a zip file"}


class BadJsonError(ValueError):
    """A file that cannot be read as JSON: what is wrong, and in which line (0: in none)."""

    def __init__(self, file: Path, line: int, text: str) -> None:
        super().__init__(f"{file}{f':{line}' if line else ''}: {text}")
        self.file = file
        self.line = line
        self.text = text


def read_json_file(file: Path) -> Read:
    """What a file holds, with lines, or a BadJsonError."""
    text = decoded(file, content_of(file))
    if not text.strip():
        raise BadJsonError(file, 0, "the file is empty")
    try:
        return read_json(text)
    except BrokenJsonError as error:
        raise BadJsonError(file, error.line, error.text) from error


def content_of(file: Path) -> bytes:
    """The bytes of a file that is not too large."""
    try:
        with file.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise BadJsonError(file, 0, f"there is no such file{meant(file)}") from error
    except IsADirectoryError as error:
        raise BadJsonError(file, 0, "this is a folder, not a file") from error
    except (OSError, ValueError) as error:
        raise BadJsonError(file, 0, f"the file cannot be read: {getattr(error, 'strerror', None) or error}") from error
    if len(data) > LARGEST:
        raise BadJsonError(file, 0, f"the file is larger than {LARGEST >> 10} KiB, so it is something else")
    return data


def meant(file: Path) -> str:
    """`. Did you mean fog.json?` where a file beside it has a name much like it."""
    try:
        beside = sorted(other.name for other in file.parent.iterdir() if other.suffix == ".json")
    except OSError:
        return ""
    found = close_matches(file.name, beside)
    return f". Did you mean {' or '.join(str(file.parent / name) for name in found)}?" if found else ""


def decoded(file: Path, data: bytes) -> str:
    """Its text, which must be UTF-8, with a mark in front or without."""
    for mark, what in _MARKS.items():
        if data.startswith(mark):
            raise BadJsonError(file, 1, f"the file is {what}, not plain text: save it as UTF-8")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        text = f"a character is not UTF-8 (byte {data[error.start]:02x}): save the file as UTF-8"
        raise BadJsonError(file, line, text) from error

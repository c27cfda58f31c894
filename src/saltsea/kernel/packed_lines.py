"""The old lines of a game in progress, read again when they are asked for: from the store where that can be asked
at once, else from deflated text."""

from array import array
from collections.abc import Callable
from json import loads
from typing import Any, Final, TypeAlias
from zlib import compress, decompress

from saltsea.kernel.record import Header, Line
from saltsea.kernel.record_file import LineReader, plain_line
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.strict_json import dump

CHUNK: Final = 8
"""So many lines are put away together: more would be smaller as text, and leave more as they are."""
RECENT: Final = 8
"""So many of the last lines stay as they are: what a player may take back is looked for among them."""
_QUICKLY: Final = 1
Stored: TypeAlias = Callable[[int, int], list[dict[str, Any]]]
"""Lines of this game as its store has them, in the form of a record: from this number on, so many."""


class PackedLines:
    """The first lines of a game, `CHUNK` by `CHUNK`."""

    def __init__(self, rules: Rules[Any], header: Header, stored: Stored | None = None) -> None:
        self.rules = rules
        self.header = header
        self.stored = stored
        """Reads what is stored; without it the text of each chunk stays here."""
        self.chunks: list[bytes | None] = []
        """None for a chunk that only the store has."""
        self.seats = bytearray()
        self.times = array("q")
        self.answered = bytearray()
        """Whether chance has answered in a line: 0 or 1."""

    def __len__(self) -> int:
        return len(self.chunks) * CHUNK

    def pack(self, lines: list[Line]) -> None:
        """Add the next `CHUNK` lines, which are stored."""
        self.chunks.append(self.deflated(lines) if self.stored is None else None)
        for line in lines:
            self.seats.append(line.seat)
            self.times.append(line.at)
            self.answered.append(1 if line.answers else 0)

    def deflated(self, lines: list[Line]) -> bytes:
        return compress(dump([plain_line(self.rules, line) for line in lines]).encode(), _QUICKLY)

    def seat(self, number: int) -> Seat:
        """Who acted in a line, without reading it."""
        return self.seats[number]

    def time(self, number: int) -> Millis:
        """When a line was written, without reading it."""
        return int(self.times[number])

    def has_answers(self, number: int) -> bool:
        """Whether chance has answered in a line, without reading it."""
        return self.answered[number] == 1

    def line(self, number: int) -> Line:
        return self.unpacked(number // CHUNK)[number % CHUNK]

    def all(self) -> list[Line]:
        """Every line again."""
        if self.stored is not None and not any(self.chunks):
            return self.read(0, len(self), self.stored(0, len(self)))
        found: list[Line] = []
        for place in range(len(self.chunks)):
            found.extend(self.unpacked(place))
        return found

    def unpacked(self, place: int) -> list[Line]:
        """The lines of one chunk."""
        text, first = self.chunks[place], place * CHUNK
        if text is not None:
            return self.read(first, CHUNK, loads(decompress(text)))
        assert self.stored is not None
        return self.read(first, CHUNK, self.stored(first, CHUNK))

    def read(self, first: int, count: int, plain: list[dict[str, Any]]) -> list[Line]:
        """So many lines from this one on. They were written in the words of today, whatever the game began with."""
        if len(plain) != count:
            raise ValueError(f"of the {count} lines from {first} on the store has {len(plain)}")
        reader = LineReader(self.rules, self.header, self.rules.vocabulary.version)
        reader.next = first
        return [reader.line(each) for each in plain]

"""The old lines of a game in progress, kept small: deflated text, read again when somebody asks for it."""

from array import array
from json import loads
from typing import Any, Final
from zlib import compress, decompress

from saltsea.kernel.record import Header, Line
from saltsea.kernel.record_file import LineReader, plain_line
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.strict_json import dump

CHUNK: Final = 16
"""So many lines are packed together: more would be smaller, and slower to read."""
RECENT: Final = 8
"""So many of the last lines stay as they are: what a player may take back is looked for among them."""
_QUICKLY: Final = 1


class PackedLines:
    """The first lines of a game, `CHUNK` by `CHUNK`."""

    def __init__(self, rules: Rules[Any], header: Header) -> None:
        self.rules = rules
        self.header = header
        self.chunks: list[bytes] = []
        self.seats = bytearray()
        self.times = array("q")

    def __len__(self) -> int:
        return len(self.chunks) * CHUNK

    def pack(self, lines: list[Line]) -> None:
        """Add the next `CHUNK` lines."""
        text = dump([plain_line(self.rules, line) for line in lines])
        self.chunks.append(compress(text.encode(), _QUICKLY))
        for line in lines:
            self.seats.append(line.seat)
            self.times.append(line.at)

    def seat(self, number: int) -> Seat:
        """Who acted in a line, without reading it."""
        return self.seats[number]

    def time(self, number: int) -> Millis:
        """When a line was written, without reading it."""
        return int(self.times[number])

    def line(self, number: int) -> Line:
        return self.unpacked(number // CHUNK)[number % CHUNK]

    def all(self) -> list[Line]:
        """Every line again."""
        found: list[Line] = []
        for place in range(len(self.chunks)):
            found.extend(self.unpacked(place))
        return found

    def unpacked(self, place: int) -> list[Line]:
        """The lines of one chunk. They were written in the words of today, whatever the game began with."""
        reader = LineReader(self.rules, self.header, self.rules.vocabulary.version)
        reader.next = place * CHUNK
        return [reader.line(plain) for plain in loads(decompress(self.chunks[place]))]

"""The lines of a match: the last ones as they are, and the old ones of a long game packed, or in its store alone."""

from array import array
from bisect import bisect_right
from typing import Any

from saltsea.kernel.packed_lines import CHUNK, RECENT, PackedLines, Stored
from saltsea.kernel.record import Header, Line, Undo, lines_in_force
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.undo_bases import UndoBases


class WrittenLines:
    """All lines of a match in progress. Nothing is packed until its owner says what is stored."""

    def __init__(self, rules: Rules[Any], header: Header) -> None:
        self.rules = rules
        self.header = header
        self.packed = PackedLines(rules, header)
        """The first lines, if the game is long."""
        self.recent: list[Line] = []
        """All others."""
        self.whole: list[Line] | None = None
        """All lines, while they are looked at."""
        self.counting: array[int] | None = None
        """The numbers of the lines in force, once they were asked for."""
        self.bases = UndoBases()

    @property
    def lines(self) -> list[Line]:
        """Every line, in order. Those that are packed are read again, so that what needs few asks `line` or `since`."""
        if not self.packed.chunks:
            return self.recent
        if self.whole is None:
            self.whole = self.packed.all() + self.recent
        return self.whole

    @lines.setter
    def lines(self, lines: list[Line]) -> None:
        self.packed = PackedLines(self.rules, self.header, self.packed.stored)
        self.recent = lines
        self.forget()

    def add(self, line: Line) -> None:
        """Write the next line."""
        if self.bases.bases:
            self.bases.add(line, self.last_in_force())
        self.recent.append(line)
        self.whole = None
        if self.counting is None:
            return
        if isinstance(line.action, Undo):
            del self.counting[bisect_right(self.counting, line.action.to) :]
        else:
            self.counting.append(line.number)

    def forget(self) -> None:
        """Forget what was worked out from lines that are not there any more."""
        self.whole = self.counting = None
        self.bases.clear()

    def count(self) -> int:
        """How many lines there are."""
        return len(self.packed) + len(self.recent)

    def line(self, number: int) -> Line:
        packed = len(self.packed)
        return self.recent[number - packed] if number >= packed else self.packed.line(number)

    def since(self, number: int) -> list[Line]:
        """The lines from this number on."""
        packed = len(self.packed)
        return self.recent[number - packed :] if number >= packed else self.lines[number:]

    def seat_of(self, number: int) -> Seat:
        """Who acted in a line."""
        return self.packed.seat(number) if number < len(self.packed) else self.line(number).seat

    def time_of(self, number: int) -> Millis:
        """When a line was written."""
        return self.packed.time(number) if number < len(self.packed) else self.line(number).at

    def has_answers(self, number: int) -> bool:
        """Whether chance has answered in a line."""
        return self.packed.has_answers(number) if number < len(self.packed) else bool(self.line(number).answers)

    def in_force(self) -> "array[int]":
        """The numbers of the lines that count, in order. The game is read for them once."""
        if self.counting is None:
            self.counting = array("i", [line.number for line in lines_in_force(self.lines, self.count() - 1)])
        return self.counting

    def in_force_at(self, last: int) -> Line:
        """The last line that counts after line `last`."""
        line = self.line(last)
        while isinstance(line.action, Undo):
            line = self.bases.last_line(line.action.to) or self.line(line.action.to)
        return line

    def last_in_force(self) -> Line:
        """The last line that counts now."""
        return self.in_force_at(self.count() - 1)

    def keep_in(self, stored: Stored) -> None:
        """From now on old lines are only in the store, if their words there are those of today."""
        if self.header.vocabulary == self.rules.vocabulary.version:
            self.packed.stored = stored

    def pack(self, stored: int) -> None:
        """Keep old lines small, of those that are stored: they never change, and are seldom asked for."""
        self.whole = None
        while len(self.recent) >= RECENT + CHUNK and len(self.packed) + CHUNK <= stored:
            self.packed.pack(self.recent[:CHUNK])
            del self.recent[:CHUNK]

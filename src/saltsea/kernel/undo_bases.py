"""States that the last steps of a game began from, kept so that taking a step back never reads the whole game again.

Only who wants that keeps them: a thousand games without an undo need no copy of any State."""

from typing import Any, Final

from saltsea.kernel.nouns import State
from saltsea.kernel.record import Line, Undo
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Seat

MOST_BASES: Final = 2
"""A turn without chance can be taken back, and then the one before it: so many are taken back without reading. Each
keeps a State in memory, of every table."""


class UndoBase:
    """A State, and the lines in force from the one that led to it on: all others are of one seat, and nothing but the
    last has an answer of chance."""

    def __init__(self, lines: list[Line], state: State) -> None:
        self.lines = lines
        self.state = state
        """After the first of these lines."""

    def goes_on_with(self, line: Line, earlier: Line) -> bool:
        """Whether a new line, after this earlier one, is one more step of the same seat."""
        last = self.lines[-1]
        return len(self.lines) > 1 and last is earlier and last.seat == line.seat and not last.answers

    def after(self, rules: Rules[Any], number: int) -> State | None:
        """The State after one of these lines; None if it is none of them."""
        state = self.state.copy()
        for line in self.lines:
            for event in line.events if line is not self.lines[0] else []:
                rules.evolve(state, event)
            if line.number == number:
                return state
        return None


class UndoBases:
    """The last bases of a match, each beginning with the line that the one before it ends with."""

    def __init__(self) -> None:
        self.bases: list[UndoBase] = []

    def clear(self) -> None:
        self.bases.clear()

    def last_line(self, number: int) -> Line | None:
        """The line of this number, if it is the last of those that are known."""
        line = self.bases[-1].lines[-1] if self.bases else None
        return line if line is not None and line.number == number else None

    def of(self, seat: Seat, line: Line) -> UndoBase | None:
        """Where the last steps of a seat began, of which this line is the last."""
        base = self.bases[-1] if self.bases else None
        known = base is not None and len(base.lines) > 1 and base.lines[-1] is line and line.seat == seat
        return base if known else None

    def begin(self, lines: list[Line], state: State) -> None:
        """Begin anew with these lines, and the State after the first of them."""
        self.bases = [UndoBase(lines, state)]

    def add(self, line: Line, earlier: Line) -> None:
        """A new line, after the last one in force before it. One that begins anew is known once `push` tells its
        State; until then nothing here ends with it."""
        if isinstance(line.action, Undo):
            self.cut(line.action.to)
        elif self.bases[-1].goes_on_with(line, earlier):
            self.bases[-1].lines.append(line)

    def push(self, line: Line, earlier: Line, before: State) -> None:
        """A line that begins anew, and the State before it."""
        if self.bases and (len(self.bases[-1].lines) == 1 or self.bases[-1].lines[-1] is not earlier):
            self.bases.pop()
        if self.bases and self.bases[-1].lines[-1] is not earlier:
            self.bases.clear()
        self.bases.append(UndoBase([earlier, line], before))
        del self.bases[:-MOST_BASES]

    def cut(self, to: int) -> None:
        """Forget what comes after this line."""
        while self.bases and self.bases[-1].lines[0].number >= to and (len(self.bases) > 1 or not self.has(to)):
            self.bases.pop()
        if self.bases:
            base = self.bases[-1]
            base.lines = [line for line in base.lines if line.number <= to]

    def has(self, number: int) -> bool:
        return any(line.number == number for line in self.bases[-1].lines)

    def after(self, rules: Rules[Any], number: int) -> State | None:
        """The State after a line; None if it lies further back."""
        for base in reversed(self.bases):
            if base.lines[0].number <= number:
                return base.after(rules, number)
        return None

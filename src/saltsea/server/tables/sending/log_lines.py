"""The log of a game as one seat may know it, line by line, and in portions that fit into messages."""

from collections.abc import Iterator, Sequence
from typing import Final

from saltsea.kernel.record import Header, Line, Undo
from saltsea.kernel.seat import Seat
from saltsea.server.tables.messages.to_client import LineShown
from saltsea.wire.forms import Form

PORTION: Final = 100
"""Lines of a log in one message; more where a long game would need too many messages."""


def log_lines(form: Form, header: Header, lines: Sequence[Line], since: int, seat: Seat) -> Iterator[LineShown]:
    """The lines from `since` on, as one seat may know them."""
    for line, events in zip(lines[since:], form.log(header, lines, since, seat), strict=True):
        to = line.action.to if isinstance(line.action, Undo) else None
        yield LineShown(line.number, line.at, line.seat, to, events)


def portions(lines: Sequence[Line], most: int) -> list[Sequence[Line]]:
    """Split a log so that no message is too long and there are not too many; an empty log is one message."""
    size = max(PORTION, -(-len(lines) // most))
    return [lines[first : first + size] for first in range(0, max(1, len(lines)), size)]

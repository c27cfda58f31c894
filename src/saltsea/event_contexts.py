"""What led to each event that a text table tells, so that the View decides how, as it does for the page."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from saltsea.kernel.nouns import Event, Observation
from saltsea.kernel.record import Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER
from saltsea.text_table.match_port import MatchHistory
from saltsea.view import Context

Heard = Sequence[tuple[Line, Event]]
"""Events with their lines, as far as the reader may know them."""


@runtime_checkable
class SeenHistory(Protocol):
    """A history of what one seat saw, without any State."""

    def seen(self, line: int) -> Observation | None:
        """What the seat saw after a line, or None if that is not known."""
        ...


class HeardEvent(NamedTuple):
    """An event and what led to it; no context where the game before its line is not known."""

    line: Line
    event: Event
    context: Context | None


def seen_after(rules: AnyRules, history: MatchHistory, line: int) -> Observation | None:
    """What all may know after a line; a remote match knows what its own seat saw."""
    if isinstance(history, SeenHistory):
        return history.seen(line)
    state = history.after(line)
    return None if state is None else rules.observe(state, WATCHER)


def with_contexts(rules: AnyRules, history: MatchHistory, heard: Heard) -> Iterator[HeardEvent]:
    """Each event with what led to it. The game is looked at once for each line."""
    current: Line | None = None
    before: Observation | None = None
    earlier: list[Event] = []
    for line, event in heard:
        if line is not current:
            current, before, earlier = line, seen_after(rules, history, line.number - 1), []
        context = None if before is None else Context(before, [*earlier], line.seat, pictured=False)
        yield HeardEvent(line, event, context)
        earlier.append(event)

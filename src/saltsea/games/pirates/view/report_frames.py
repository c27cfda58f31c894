"""A finished voyage line by line, for its report: each line with the voyage after it."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import SAILING, PiratesState, ship_time
from saltsea.games.pirates.rules.ship import SHIP_SPACES, Space
from saltsea.games.pirates.view.names import card_name
from saltsea.kernel.nouns import Event
from saltsea.kernel.record import Header, Line, states_after
from saltsea.kernel.seat import Millis

E = TypeVar("E", bound=Event)


class Frame(NamedTuple):
    """One line and how the voyage stood after it."""

    line: int
    at: Millis
    events: Sequence[Event]
    state: PiratesState

    def clock(self, at: Millis) -> Millis:
        """What the round's clock shows at this moment, if nothing happened since the frame."""
        return ship_time(self.state, at)

    def is_sailing(self) -> bool:
        return self.state.agenda.phase == SAILING

    def first(self, kind: type[E]) -> E | None:
        """The first event of this kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)

    def card(self, space: Space) -> str:
        """The id of the card whose space this is; empty on the ship."""
        kind = self.state.sea.kinds[space - SHIP_SPACES] if space >= SHIP_SPACES else -1
        return card_name(self.state.voyage.content, kind) if kind >= 0 else ""


def frames_of(rules: PiratesRules, header: Header, lines: list[Line]) -> list[Frame]:
    return [
        Frame(line.number, line.at, line.events, state.copy()) for line, state in states_after(rules, header, lines)
    ]

"""What chapter and clock do: rounds are dealt, started, fought out and ended, and the App calls its events."""

from typing import final

from saltsea.games.pirates.engine.kinds import Happening, Kind
from saltsea.games.pirates.events.crew_events import Deed
from saltsea.games.pirates.rules.ship import Area, Position, Sector, Space
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Millis, Seat

# --- rounds ---


@final
class Dealt(Event):
    """The cards of a round lie around the ship, face down."""

    def __init__(self, round: int, positions: list[Position], deal: list[Kind]) -> None:
        self.round = round
        self.positions = positions
        self.deal = deal
        """What was dealt, as the crew is told; which lies where is not known."""


@final
class EventPlanned(Event):
    """The moment of one of the round's events is fixed; the crew is not told."""

    def __init__(self, moment: Millis | None) -> None:
        self.moment = moment


@final
class Ready(Event):
    """Everything is laid out: the crew may start."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class RoundStarted(Deed):
    """The clock runs."""

    def __init__(self, at: Millis, seat: Seat) -> None:
        self.at = at
        self.seat = seat


@final
class SailsUp(Event):
    """The bow's sector lies open and the timer-phase has begun."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class ClockRanOut(Deed):
    """The round's time is over."""

    def __init__(self, at: Millis) -> None:
        self.at = at


@final
class StageReached(Event):
    """A stage of the goal is done; the next is open."""

    def __init__(self, stage: int) -> None:
        self.stage = stage


@final
class GoalReached(Event):
    """The goal of this round, or of the chapter, is reached, with so many milliseconds on the clock."""

    def __init__(self, left: Millis) -> None:
        self.left = left


@final
class TimersCleared(Event):
    """The round is over: all timers are back and have forgotten where they were."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class FiringBegan(Event):
    """All cards lie open; those that shoot will."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class TookAim(Event):
    """The next card in the order of fire has so many shots."""

    def __init__(self, shooter: int, position: Position, shots: int) -> None:
        self.shooter = shooter
        self.position = position
        self.shots = shots


@final
class RoundEnded(Event):
    """The board is cleared for the next round."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class VoyageEnded(Event):
    """Won, sunk or too late."""

    def __init__(self, result: int) -> None:
        self.result = result


# --- the App's events ---


@final
class EventCalled(Deed):
    """The App calls an event; the sky will tell which. At the lowest level the clock stands."""

    def __init__(self, at: Millis, stands: int) -> None:
        self.at = at
        self.stands = stands


@final
class EventCame(Event):
    """Which event it is."""

    def __init__(self, happening: Happening) -> None:
        self.happening = happening


@final
class FireSpreads(Event):
    """The Fire in this space reaches these, clockwise of it."""

    def __init__(self, space: Space, spaces: int) -> None:
        self.space = space
        self.spaces = spaces


@final
class EventDone(Event):
    """Nothing (more) comes of an event."""

    def __init__(self, happening: Happening) -> None:
        self.happening = happening


@final
class WindChanged(Event):
    """The event moved the sails."""

    def __init__(self, sails: int) -> None:
        self.sails = sails


@final
class Drifted(Event):
    """The event turned the bow."""

    def __init__(self, heading: Sector) -> None:
        self.heading = heading


@final
class AreaClosed(Event):
    """No timer works in this area until this ship's time."""

    def __init__(self, area: Area, until: Millis) -> None:
        self.area = area
        self.until = until


@final
class AreaOpened(Deed):
    """The Lookout is open again."""

    def __init__(self, at: Millis) -> None:
        self.at = at


@final
class CardsFogged(Event):
    """The event turned these cards down."""

    def __init__(self, positions: list[Position]) -> None:
        self.positions = positions


@final
class NeedArose(Event):
    """The event makes the crew owe a choice."""

    def __init__(self, need: int) -> None:
        self.need = need

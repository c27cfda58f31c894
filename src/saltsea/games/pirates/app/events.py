"""What only happens at a table with cardboard; everything else is told by the events of the digital game."""

from typing import Final, final

from saltsea.games.pirates.engine.kinds import Happening, Kind
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.events.crew_events import Deed
from saltsea.games.pirates.rules.ship import Position, Sector, Space, Timer
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Millis, Seat

# What is in a space.
NO_CORK: Final = 0
A_CORK: Final = 1
A_FIRE: Final = 2

A_KIND: Final = 16
"""What is kept of a ship that is dealt again: its kind times this, and its damage."""


@final
class EventApplied(Deed):
    """The crew has done what an event says, and goes on."""

    def __init__(self, at: Millis, seat: Seat, happening: Happening) -> None:
        self.at = at
        self.seat = seat
        self.happening = happening


@final
class BoardForgotten(Event):
    """The sand is down: where the cards were dealt says nothing any more."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class HeadingNoted(Event):
    """Where the bow points."""

    def __init__(self, heading: Sector) -> None:
        self.heading = heading


@final
class SpaceNoted(Event):
    """What is in a space: no cork, a cork, a Fire."""

    def __init__(self, space: Space, holds: int) -> None:
        self.space = space
        self.holds = holds


@final
class LivesNoted(Event):
    """How many life points are left."""

    def __init__(self, lives: int) -> None:
        self.lives = lives


@final
class CardNoted(Event):
    """A card that still lies there, with the damage that it had when it was named last."""

    def __init__(self, position: Position, card: Kind, damage: int) -> None:
        self.position = position
        self.card = card
        self.damage = damage


@final
class CardUnnoted(Event):
    """A card that does not lie there after all."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


@final
class DamageNoted(Event):
    """How much damage lies on a card."""

    def __init__(self, position: Position, damage: int) -> None:
        self.position = position
        self.damage = damage


@final
class HullNoted(Event):
    """Whether the Reinforced Hull can still hold in this round."""

    def __init__(self, hull: int) -> None:
        self.hull = hull


@final
class WishNoted(Event):
    """Whether an optional goal is met."""

    def __init__(self, wish: int, met: int) -> None:
        self.wish = wish
        self.met = met


@final
class CurseNoted(Event):
    """Whether a timer is cursed."""

    def __init__(self, timer: Timer, cursed: int) -> None:
        self.timer = timer
        self.cursed = cursed


@final
class Reported(Event):
    """The crew has told everything; so many of each returning ship were sunk."""

    def __init__(self, round: int, sunk: list[int]) -> None:
        self.round = round
        self.sunk = sunk


@final
class DieAsked(Event):
    """The App is to roll."""

    def __init__(self, position: Position) -> None:
        self.position = position


OF_THE_APP: Final[list[type[Event]]] = [
    EventApplied, BoardForgotten, HeadingNoted, SpaceNoted, LivesNoted, CardNoted, CardUnnoted, DamageNoted, HullNoted,
    WishNoted, Reported, DieAsked, CurseNoted,
]  # fmt: skip
OF_THE_SEA: Final[list[type[Event]]] = [
    round_events.Dealt, round_events.EventPlanned, round_events.Ready, round_events.RoundStarted,
    round_events.SailsUp, round_events.ClockRanOut, round_events.StageReached, round_events.GoalReached,
    round_events.TimersCleared, round_events.FiringBegan, round_events.TookAim, round_events.RoundEnded,
    round_events.VoyageEnded, round_events.EventCalled, round_events.EventCame, sea_events.CardTurned,
    sea_events.EnemyShot, sea_events.Burnt, crew_events.CorkPut, crew_events.LifeLost, crew_events.HullHeld,
    crew_events.ChoiceOpened, crew_events.Paused, crew_events.WentOn,
]  # fmt: skip
"""Those of the digital game that an App tells, too."""

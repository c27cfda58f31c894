"""What the crew does aboard and what it suffers: timers, actions performed, damage, choices, and the pause.

A `Deed` is the direct fact of a player's action or of a deadline, so it carries the time of the table's clock."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from saltsea.games.pirates.engine.kinds import Token
from saltsea.games.pirates.rules.ship import Position, Sector, Space, Timer
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Millis, Seat

# What a shot leads to.
NO_MORE: Final = 0
SINKS: Final = 1
WAKES: Final = 2

# What became of a cork.
CORKED: Final = 0
LIFE_LOST: Final = 1
HULL_HELD: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Event):
    """A player or time acted at this moment of the table's clock."""

    def __init__(self, at: Millis) -> None:
        self.at = at


# --- timers ---


@final
class TimerPlaced(Deed):
    """A timer runs on a space until this ship's time."""

    def __init__(self, at: Millis, seat: Seat, timer: Timer, space: Space, ends: Millis) -> None:
        self.at = at
        self.seat = seat
        self.timer = timer
        self.space = space
        self.ends = ends


@final
class SandRanOut(Deed):
    """A timer is ready."""

    def __init__(self, at: Millis, timer: Timer) -> None:
        self.at = at
        self.timer = timer


@final
class TimerBack(Deed):
    """A timer was taken back unperformed."""

    def __init__(self, at: Millis, seat: Seat, timer: Timer) -> None:
        self.at = at
        self.seat = seat
        self.timer = timer


@final
class TimerHurried(Event):
    """Rum: a timer is ready at once."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer


# --- what the crew performs ---


@final
class SailsSet(Deed):
    """The crew moved the sails."""

    def __init__(self, at: Millis, timer: Timer, sails: int) -> None:
        self.at = at
        self.timer = timer
        self.sails = sails


@final
class ShipTurned(Deed):
    """The crew turned the bow."""

    def __init__(self, at: Millis, timer: Timer, heading: Sector) -> None:
        self.at = at
        self.timer = timer
        self.heading = heading


@final
class LookedOut(Deed):
    """The Lookout called a card."""

    def __init__(self, at: Millis, timer: Timer, position: Position) -> None:
        self.at = at
        self.timer = timer
        self.position = position


@final
class Repaired(Deed):
    """A cork is back in the supply (none if `space` is -1); the timer's curse is off."""

    def __init__(self, at: Millis, timer: Timer, space: Space) -> None:
        self.at = at
        self.timer = timer
        self.space = space


@final
class Loaded(Deed):
    """Cannons were loaded."""

    def __init__(self, at: Millis, timer: Timer, cannons: int) -> None:
        self.at = at
        self.timer = timer
        self.cannons = cannons


@final
class Fired(Deed):
    """A cannon was fired at a card; the die will tell."""

    def __init__(self, at: Millis, timer: Timer, position: Position, powder: int) -> None:
        self.at = at
        self.timer = timer
        self.position = position
        self.powder = powder


@final
class ShotFell(Event):
    """What the die said of the crew's shot, how much damage was laid on the card, and what that leads to."""

    def __init__(self, timer: Timer, position: Position, face: int, damage: int, leads: int) -> None:
        self.timer = timer
        self.position = position
        self.face = face
        self.damage = damage
        self.leads = leads


@final
class CannonBroke(Event):
    """The timer is back; a cork took its place, or a life, or the hull held."""

    def __init__(self, timer: Timer, space: Space, cost: int) -> None:
        self.timer = timer
        self.space = space
        self.cost = cost


@final
class TokenTaken(Deed):
    """The crew boarded or landed: the token is aboard and the card gone."""

    def __init__(self, at: Millis, timer: Timer, position: Position, token: Token) -> None:
        self.at = at
        self.timer = timer
        self.position = position
        self.token = token


@final
class Salvaged(Deed):
    """The Wreck gave planks for a cork, or (`space` is -1) Powder."""

    def __init__(self, at: Millis, timer: Timer, position: Position, space: Space) -> None:
        self.at = at
        self.timer = timer
        self.position = position
        self.space = space


# --- damage and choices ---


@final
class DamageDue(Event):
    """So many corks must go into these spaces."""

    def __init__(self, corks: int, spaces: int, fire: int) -> None:
        self.corks = corks
        self.spaces = spaces
        self.fire = fire


@final
class CorkPut(Deed):
    """A space is damaged. `seat` is the table's if the crew did not choose it."""

    def __init__(self, at: Millis, seat: Seat, space: Space, fire: int) -> None:
        self.at = at
        self.seat = seat
        self.space = space
        self.fire = fire


@final
class LifeLost(Event):
    """A cork found no place."""

    def __init__(self, lives: int) -> None:
        self.lives = lives


@final
class HullHeld(Event):
    """The Reinforced Hull ignored a cork."""

    def __init__(self, round: int) -> None:
        self.round = round


@final
class ChoiceOpened(Event):
    """The crew owes a choice until this ship's time."""

    def __init__(self, need: int, ends: Millis) -> None:
        self.need = need
        self.ends = ends


@final
class NeedDropped(Event):
    """There is nothing (any more) to choose from."""

    def __init__(self, need: int) -> None:
        self.need = need


@final
class BallLost(Deed):
    """A cannon was unloaded."""

    def __init__(self, at: Millis, seat: Seat, cannon: int) -> None:
        self.at = at
        self.seat = seat
        self.cannon = cannon


@final
class CorkOff(Deed):
    """Good Omen: a cork is off."""

    def __init__(self, at: Millis, seat: Seat, space: Space) -> None:
        self.at = at
        self.seat = seat
        self.space = space


@final
class CardHidden(Deed):
    """A card was turned down again. `seat` is the table's if the crew did not choose it."""

    def __init__(self, at: Millis, seat: Seat, position: Position) -> None:
        self.at = at
        self.seat = seat
        self.position = position


# --- the clock ---


@final
class Paused(Deed):
    """Clock and sand stand."""

    def __init__(self, at: Millis, seat: Seat) -> None:
        self.at = at
        self.seat = seat


@final
class WentOn(Deed):
    """Clock and sand run again, after a pause or an event."""

    def __init__(self, at: Millis, seat: Seat) -> None:
        self.at = at
        self.seat = seat

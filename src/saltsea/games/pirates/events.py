"""What happens on a voyage, in the past tense and complete: applying an event needs no decision.

A `Deed` is the direct fact of somebody's action or of a deadline, so it carries the time of the table's clock."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from saltsea.games.pirates.kinds import Happening, Kind, Token
from saltsea.games.pirates.rules.ship import Area, Position, Sector, Space, Timer
from saltsea.kernel.nouns import Event
from saltsea.kernel.seat import Millis, Seat

# How a card came to lie face up.
BY_START: Final = 0
BY_BOW: Final = 1
BY_LOOKOUT: Final = 2
BY_END: Final = 3
BY_DEAL: Final = 4
BY_KRAKEN: Final = 5

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
    """Somebody or time acted at this moment of the table's clock."""

    def __init__(self, at: Millis) -> None:
        self.at = at


# --- rounds ---


@final
class Dealt(Event):
    """The cards of a round lie around the ship, face down."""

    def __init__(self, round: int, positions: list[Position], deal: list[Kind]) -> None:
        self.round = round
        self.positions = positions
        self.deal = deal
        """What was dealt, as the crew is told; which lies where, nobody knows."""


@final
class EventPlanned(Event):
    """The moment of one of the round's events is fixed; nobody is told."""

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


# --- cards ---


@final
class CardTurned(Event):
    """A card lies face up; a Fog that somebody turns up leaves at once. Old damage is laid on it again."""

    def __init__(self, position: Position, card: Kind, how: int, leaves: int, wounds: int) -> None:
        self.position = position
        self.card = card
        self.how = how
        self.leaves = leaves
        self.wounds = wounds


@final
class CardHidden(Deed):
    """A card was turned down again. `seat` is nobody's if the crew did not choose it."""

    def __init__(self, at: Millis, seat: Seat, position: Position) -> None:
        self.at = at
        self.seat = seat
        self.position = position


@final
class CardLeft(Event):
    """A card was discarded."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


@final
class Chased(Event):
    """Ships sailed from these places to those, in this order."""

    def __init__(self, sources: list[Position], targets: list[Position]) -> None:
        self.sources = sources
        self.targets = targets


@final
class CardCame(Event):
    """A ship joined the enemy."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


@final
class CardSunk(Event):
    """Its life points are covered; it may leave Loot in its sector."""

    def __init__(self, position: Position, card: Kind, loot: int) -> None:
        self.position = position
        self.card = card
        self.loot = loot


@final
class KrakenWoke(Event):
    """The first hit: known Tentacles are face up again, and so many that nobody has seen come up as well."""

    def __init__(self, known: list[Position], unseen: int) -> None:
        self.known = known
        self.unseen = unseen


@final
class GoalPointedAt(Event):
    """Ellen pointed at a goal card with its speed."""

    def __init__(self, position: Position, card: Kind) -> None:
        self.position = position
        self.card = card


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
    """Somebody boarded or landed: the token is aboard and the card gone."""

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


@final
class LootFished(Event):
    """The Loot that lay in the bow's sector is aboard."""

    def __init__(self, sector: Sector, loot: int) -> None:
        self.sector = sector
        self.loot = loot


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
    """A space is damaged. `seat` is nobody's if the crew did not choose it."""

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


# --- coming to rest ---


@final
class CameTo(Event):
    """The next step of coming to rest, from this slot on."""

    def __init__(self, rest: int, slot: int) -> None:
        self.rest = rest
        self.slot = slot


@final
class Struck(Event):
    """The bow lies on Rocks: so many corks must go into these spaces."""

    def __init__(self, position: Position, corks: int, spaces: int) -> None:
        self.position = position
        self.corks = corks
        self.spaces = spaces


@final
class FogSpread(Event):
    """The bow turned up a Fog Bank: a card beside it will be hidden."""

    def __init__(self, position: Position) -> None:
        self.position = position


@final
class Whirled(Event):
    """The Whirlpool turned Ellen and is gone."""

    def __init__(self, position: Position, heading: Sector) -> None:
        self.position = position
        self.heading = heading


# --- the enemy's fire ---


@final
class EnemyShot(Event):
    """A card fired: what its die said, into which spaces, and the timer that it cursed (-1: none)."""

    def __init__(self, position: Position, face: int, spaces: int, curses: Timer) -> None:
        self.position = position
        self.face = face
        self.spaces = spaces
        self.curses = curses


@final
class Burnt(Event):
    """A Fireship ran into Ellen: so many burning corks must go into these spaces."""

    def __init__(self, shooter: int, position: Position, corks: int, spaces: int) -> None:
        self.shooter = shooter
        self.position = position
        self.corks = corks
        self.spaces = spaces


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


ALL: Final[list[type[Event]]] = [
    Dealt, EventPlanned, Ready, RoundStarted, SailsUp, ClockRanOut, StageReached, GoalReached, TimersCleared,
    FiringBegan, TookAim, RoundEnded, VoyageEnded, CardTurned, CardHidden, CardLeft, Chased, CardCame, CardSunk,
    KrakenWoke, GoalPointedAt, TimerPlaced, SandRanOut, TimerBack, TimerHurried, SailsSet, ShipTurned,
    LookedOut, Repaired, Loaded, Fired, ShotFell, CannonBroke, TokenTaken, Salvaged, LootFished, DamageDue, CorkPut,
    LifeLost, HullHeld, ChoiceOpened, NeedDropped, BallLost, CorkOff, CameTo, Struck, FogSpread, Whirled, EnemyShot,
    Burnt, EventCalled, EventCame, FireSpreads, EventDone, WindChanged, Drifted, AreaClosed, AreaOpened, CardsFogged,
    NeedArose, Paused, WentOn,
]  # fmt: skip

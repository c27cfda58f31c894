"""What a seat may know and hear: everything but the moments of the events to come. A crew has no secrets."""

from typing import final

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.observed import Sand, Sea, Ship, seen_sand, seen_sea, seen_ship
from saltsea.games.pirates.engine.observed_round import Agenda, Clock, Log, seen_agenda, seen_clock, seen_log
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.events.round_events import EventPlanned
from saltsea.games.pirates.rules.damage import corks_left, options
from saltsea.games.pirates.rules.deeds import balls_left
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import held_spaces
from saltsea.games.pirates.rules.score import granted, points, stars
from saltsea.kernel.nouns import Action, Event, Observation, Private, Public
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Millis, Seat


@final
class PiratesPublic(Public):
    """The voyage as the whole crew sees it, and what a client would otherwise have to work out."""

    def __init__(
        self,
        options: Options,
        players: int,
        ship: Ship,
        sea: Sea,
        sand: Sand,
        clock: Clock,
        log: Log,
        agenda: Agenda,
        owners: list[Seat],
        lasts: Millis,
        rounds: int,
        corks_left: int,
        balls_left: int,
        held: int,
        choices: int,
        points: int,
        stars: int,
        granted: int,
    ) -> None:
        self.options = options
        self.players = players
        self.ship = ship
        self.sea = sea
        self.sand = sand
        self.clock = clock
        self.log = log
        self.agenda = agenda
        self.owners = owners
        """The seat of each timer in play."""
        self.lasts = lasts
        """How long this round is."""
        self.rounds = rounds
        self.corks_left = corks_left
        self.balls_left = balls_left
        self.held = held
        """The spaces that Tentacles hold, as a set."""
        self.choices = choices
        """What an open choice is between: spaces, cannons or positions, as a set; 0 if none is open."""
        self.points = points
        self.stars = stars
        self.granted = granted


@final
class PiratesPrivate(Private):
    """The timers that are this seat's own."""

    def __init__(self, timers: list[int]) -> None:
        self.timers = timers


def observe(state: PiratesState, seat: Seat, legal: list[Action], public: Public) -> Observation:
    private = PiratesPrivate([timer for timer, owner in enumerate(owners_of(state)) if owner == seat])
    return Observation(seat, public, private if seat < state.voyage.players else None, legal)


def owners_of(state: PiratesState) -> list[Seat]:
    """The seat that has each timer."""
    return [owner_of(state.voyage, timer) for timer in range(state.voyage.timers)]


def open_sea(state: PiratesState, owners: list[Seat]) -> PiratesPublic:
    """What all see."""
    return PiratesPublic(
        state.voyage.options,
        state.voyage.players,
        seen_ship(state.ship),
        seen_sea(state.sea),
        seen_sand(state.sand),
        seen_clock(state.clock),
        seen_log(state.log),
        seen_agenda(state.agenda),
        owners,
        plan(state).seconds * 1000,
        len(state.voyage.rounds),
        corks_left(state),
        balls_left(state),
        held_spaces(state),
        options(state) if state.clock.choice else 0,
        points(state),
        stars(state),
        granted(state),
    )


def as_state(public: PiratesPublic, voyage: Voyage) -> PiratesState:
    """The voyage as the crew sees it, for rule functions to be asked about."""
    return PiratesState(
        voyage,
        public.ship.as_state(),
        public.sea.as_state(),
        public.sand.as_state(),
        public.clock.as_state(),
        public.log.as_state(),
        public.agenda.as_state(),
    )


def mask(event: Event) -> Event | None:
    """No seat is told when an event will come."""
    return EventPlanned(None) if isinstance(event, EventPlanned) else event

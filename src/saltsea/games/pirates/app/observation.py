"""What a device may know of what the App knows: everything but the moments of the events to come."""

from typing import final

from saltsea.games.pirates.app import rules
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.belief import PiratesBelief
from saltsea.games.pirates.engine.observed import Sand, Sea, Ship, seen_sand, seen_sea, seen_ship
from saltsea.games.pirates.engine.observed_round import Agenda, Clock, Log, seen_agenda, seen_clock, seen_log
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation, Private, Public
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat


@final
class AppPublic(Public):
    """The voyage as the App knows it, the same for every device that follows."""

    def __init__(
        self,
        options: Options,
        ship: Ship,
        sea: Sea,
        sand: Sand,
        clock: Clock,
        log: Log,
        agenda: Agenda,
        wishes: int,
        reported: int,
        rolling: int,
        points: int,
        stars: int,
    ) -> None:
        self.options = options
        self.ship = ship
        self.sea = sea
        self.sand = sand
        self.clock = clock
        self.log = log
        self.agenda = agenda
        self.wishes = wishes
        """The optional goals that are met, as a set."""
        self.reported = reported
        self.rolling = rolling
        self.points = points
        self.stars = stars


@final
class AppPrivate(Private):
    """The device that the crew tells things to knows nothing that the others do not."""


def observe(state: AppState, seat: Seat, legal: list[Action]) -> Observation:
    return Observation(seat, public(state), AppPrivate() if seat == 0 else None, legal)


def public(state: AppState) -> AppPublic:
    table = state.table
    return AppPublic(
        table.voyage.options,
        seen_ship(table.ship),
        seen_sea(table.sea),
        seen_sand(table.sand),
        seen_clock(table.clock),
        seen_log(table.log),
        seen_agenda(table.agenda),
        state.wishes,
        state.reported,
        state.rolling,
        rules.points(state),
        rules.stars(state),
    )


def as_state(public: AppPublic, voyage: Voyage) -> AppState:
    """What the App knows, for rule functions to be asked about."""
    table = PiratesState(
        voyage,
        public.ship.as_state(),
        public.sea.as_state(),
        public.sand.as_state(),
        public.clock.as_state(),
        public.log.as_state(),
        public.agenda.as_state(),
    )
    return AppState(table, public.wishes, public.reported, public.rolling)


@final
class AppBelief(Belief):
    """All that fits differs in nothing but the moments to come."""

    def __init__(self, state: AppState) -> None:
        self.state = state
        self.moments = PiratesBelief(state.table)

    def deal(self, dice: Dice) -> AppState:
        known = self.state
        return AppState(self.moments.deal(dice), known.wishes, known.reported, known.rolling)

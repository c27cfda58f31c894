"""How a table keeps the time of A Tale of Pirates: when it stands, who has a timer in hand, what the clock shows."""

from typing import Final

from saltsea.bots.reaction import Reaction
from saltsea.games.pirates.engine.actions import Pause, Start
from saltsea.games.pirates.engine.observation import PiratesPublic
from saltsea.games.pirates.engine.state import BRIEFING, FREE, RUNS, SAILING, PiratesState, ship_time
from saltsea.games.pirates.rules.levels import owner_of, speed
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.ship import BIT
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Millis, Seats, only
from saltsea.kernel.table_clock import Tempo

REACTION: Final[Millis] = 3000
"""So long does a sailor take to notice what happens."""
LIKE_PEOPLE: Final = Reaction(1000, 4000)
"""How long simulated crews take who stand for people: the chapters are tuned with it, so a chapter is tried with it."""
IN_A_HURRY: Final[Millis] = 1500
"""A choice that the crew owes lasts three seconds: the whole crew has been waiting for it."""


class PiratesTempo(Tempo):
    """The sandglass of a crew."""

    def percent(self, options: Options) -> int:
        return speed(options)

    def stands(self, state: State) -> bool:
        assert isinstance(state, PiratesState)
        return state.agenda.phase == BRIEFING or state.clock.stands != RUNS

    def stops(self, action: Action) -> bool:
        return isinstance(action, Pause)

    def starts(self, action: Action) -> bool:
        return isinstance(action, Start)

    def reaction(self, state: State) -> Millis:
        return IN_A_HURRY if self.owes(state) else REACTION

    def awaited(self, state: State) -> Seats:
        assert isinstance(state, PiratesState)
        found: Seats = 0
        if state.agenda.phase == SAILING and state.clock.stands == RUNS:
            for timer in range(state.voyage.timers):
                if state.sand.at[timer] == FREE or state.sand.ready & BIT[timer]:
                    found |= only(owner_of(state.voyage, timer))
        return found

    def owes(self, state: State) -> bool:
        assert isinstance(state, PiratesState)
        return state.clock.choice != 0

    def left(self, state: State, at: Millis) -> Millis | None:
        assert isinstance(state, PiratesState)
        if state.agenda.phase != SAILING:
            return None
        return max(0, plan(state).seconds * 1000 - ship_time(state, at))

    def look(self, observation: Observation, at: Millis) -> None:
        public = observation.public
        assert isinstance(public, PiratesPublic)
        public.clock.now = max(public.clock.now, at)

"""How a table keeps the App's time: it stands but for the sand."""

from saltsea.games.pirates.app.observation import AppPublic
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.engine.actions import Pause, Start
from saltsea.games.pirates.engine.state import RUNS, SAILING, ship_time
from saltsea.games.pirates.rules.levels import speed
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.tempo import REACTION
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Millis, Seats
from saltsea.kernel.table_clock import Tempo


class AppTempo(Tempo):
    """The clock of the App. It waits for no player: sand that runs on a table of wood runs."""

    def percent(self, options: Options) -> int:
        return speed(options)

    def stands(self, state: State) -> bool:
        assert isinstance(state, AppState)
        return state.table.agenda.phase != SAILING or state.table.clock.stands != RUNS

    def stops(self, action: Action) -> bool:
        return isinstance(action, Pause)

    def starts(self, action: Action) -> bool:
        return isinstance(action, Start)

    def reaction(self, state: State) -> Millis:
        return REACTION

    def awaited(self, state: State) -> Seats:
        return 0

    def owes(self, state: State) -> bool:
        return False

    def waits_for_lost(self) -> bool:
        return False

    def left(self, state: State, at: Millis) -> Millis | None:
        assert isinstance(state, AppState)
        table = state.table
        if table.agenda.phase != SAILING:
            return None
        return max(0, plan(table).seconds * 1000 - ship_time(table, at))

    def look(self, observation: Observation, at: Millis) -> None:
        public = observation.public
        assert isinstance(public, AppPublic)
        public.clock.now = max(public.clock.now, at)

"""What a sailor may hold possible: the voyage as it is seen, with events at any moment that is left for them."""

from typing import final

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.observation import PiratesPublic, as_state
from saltsea.games.pirates.engine.state import BRIEFING, SAILING, STARTING, PiratesState, ship_time
from saltsea.games.pirates.rules.rounds import windows
from saltsea.kernel.belief import Belief
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Observation


@final
class PiratesBelief(Belief):
    """All worlds that fit the observation differ in nothing but the moments to come."""

    def __init__(self, table: PiratesState) -> None:
        self.table = table

    def deal(self, dice: Dice) -> PiratesState:
        state = self.table.copy()
        state.clock.moments = [dice.pick(seconds) * 1000 for seconds in left(state)]
        return state


def left(state: PiratesState) -> list[list[int]]:
    """For each event that is still to come the seconds at which it may."""
    if state.agenda.phase not in (BRIEFING, STARTING, SAILING):
        return []
    came = state.clock.seen.bit_count()
    past = ship_time(state, state.clock.now) // 1000 if state.agenda.phase == SAILING else -1
    windows_left = windows(state)[came:]
    return [[second for second in seconds if second > past] or seconds[-1:] for seconds in windows_left]


def belief(observation: Observation, voyage: Voyage) -> PiratesBelief:
    public = observation.public
    if not isinstance(public, PiratesPublic):
        raise TypeError("a belief needs the observation of a voyage")
    return PiratesBelief(as_state(public, voyage))

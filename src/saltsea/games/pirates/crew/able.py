"""An able sailor: sees what the crew sees, reads the same chart as the others, and so divides the work with them.

Every sailor works out the same plan from the same observation. What a timer already stands on counts as taken; a free
timer goes where it is missed most; a ready one performs if that brings the ship nearer to what she wants, waits
a moment if another sailor is about to change the course, and is taken back else."""

from collections.abc import Callable
from typing import Any, final

from saltsea.games.pirates.crew.chart import Chart
from saltsea.games.pirates.crew.craft import ABLE, Craft
from saltsea.games.pirates.crew.hearing import HEED, Hearing
from saltsea.games.pirates.crew.performing import Performing
from saltsea.games.pirates.crew.placing import Placing
from saltsea.games.pirates.crew.watch import NEVER, Watch, space_need
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import PiratesPublic, as_state
from saltsea.games.pirates.engine.state import BRIEFING, HELD, PAUSED, SAILING, PiratesState
from saltsea.games.pirates.rules.ship import CANNON_SPACE
from saltsea.kernel.dice import Dice
from saltsea.kernel.heard import SILENCE, Heard
from saltsea.kernel.nouns import Action, Observation


class Sailor:
    """Chooses for one seat of a crew; each skill sets its timers in a way of its own."""

    def __init__(self, rules: PiratesRules, craft: Craft = ABLE) -> None:
        self.rules = rules
        self.craft = craft

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return self.choose_hearing(observation, SILENCE, dice)

    def choose_hearing(self, observation: Observation, heard: Heard, dice: Dice) -> Action | None:
        if not observation.legal:
            return None
        state = self.seen(observation)
        if state.agenda.phase == BRIEFING:
            return observation.legal[0]
        if state.clock.stands == PAUSED:
            return observation.legal[-1]  # it is asked only where no person is left to go on
        if state.clock.choice:
            return self.chosen(state, observation)
        if state.clock.stands == HELD:
            return observation.legal[-1]
        if state.agenda.phase != SAILING:
            return None
        hearing = Hearing(heard, state, observation.seat)
        return self.next_deed(Watch(state, self.craft), hearing, observation.legal, dice)

    def seen(self, observation: Observation) -> PiratesState:
        """The voyage as this sailor sees it; the observation is a copy already."""
        public: Any = observation.public
        assert isinstance(public, PiratesPublic)
        voyage = self.rules.voyage(public.players, public.options)
        return as_state(public, voyage)

    def chosen(self, state: PiratesState, observation: Observation) -> Action | None:
        """A choice that the crew owes: the cork where it hurts least, the card that is least use."""
        chart = Chart(state, self.craft)
        return best_of(observation.legal, lambda action: choice_worth(chart, action), NEVER)

    def next_deed(self, watch: Watch, hearing: Hearing, legal: list[Action], dice: Dice) -> Action | None:
        """Perform with what is ready, else set what is free, else watch the sand."""
        raise NotImplementedError


@final
class AbleSailor(Sailor):
    """Divides the work by what is missed most."""

    def next_deed(self, watch: Watch, hearing: Hearing, legal: list[Action], dice: Dice) -> Action | None:
        done = performed(Performing(watch, dice), hearing, legal)
        return done or placed(Placing(watch, dice).worth, hearing, legal)


def performed(performing: Performing, hearing: Hearing, legal: list[Action]) -> Action | None:
    """The best deed of a ready timer, if one is worth it; before all what somebody has asked for."""

    def worth(action: Action) -> int:
        if hearing.goes_against(action):
            return NEVER
        return HEED if hearing.asks_for(action) else performing.worth(action)

    return best_of(legal, worth, 0)


def placed(worth_of: Callable[[Action], int], hearing: Hearing, legal: list[Action]) -> Action | None:
    """Where to set a free timer: not where somebody else wants to, and before all where one was ordered to, or where
    a finger points."""

    def worth(action: Action) -> int:
        if not isinstance(action, actions.Place) or hearing.leaves_alone(action):
            return NEVER
        own = worth_of(action)
        if hearing.sends_to(action):
            return max(own, 0) + HEED
        return own + HEED if own > 0 and hearing.is_ordered(action.space) else own

    return best_of(legal, worth, 0)


def best_of(legal: list[Action], worth_of: Callable[[Action], int], more_than: int) -> Action | None:
    """The first of those that are worth most, if that is more than this."""
    best, found = more_than, None
    for action in legal:
        worth = worth_of(action)
        if worth > best:
            best, found = worth, action
    return found


def choice_worth(chart: Chart, action: Action) -> int:
    """How gladly a crew chooses this; NEVER for what is no choice."""
    state = chart.state
    if isinstance(action, actions.Cork):
        return -space_need(chart, action.space)
    if isinstance(action, actions.Uncork):
        return space_need(chart, action.space)
    if isinstance(action, actions.Unload):
        return -space_need(chart, CANNON_SPACE[action.cannon])
    if isinstance(action, actions.Hide):
        kind = state.sea.kinds[action.position]
        use = chart.target_worth(action.position) + chart.fetch_worth(action.position)
        return 100 * chart.content.strikes[kind] - use
    return NEVER

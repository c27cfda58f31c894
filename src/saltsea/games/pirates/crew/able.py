"""An able sailor: sees what the crew sees, plans the same course as the others, and so divides the work with them.

Every sailor works out the same plan from the same observation. What a timer already stands on counts as taken; a free
timer goes where it is missed most; a ready one performs if that brings the ship nearer to what she wants, waits
a moment if another sailor is about to change the course, and is taken back else."""

from collections.abc import Callable
from typing import Any, final

from saltsea.games.pirates.crew.assessment import NEVER, Assessment, space_need
from saltsea.games.pirates.crew.performing import Performing
from saltsea.games.pirates.crew.placing import Placing
from saltsea.games.pirates.crew.planner import CoursePlanner
from saltsea.games.pirates.crew.requests import HEED, CrewRequests
from saltsea.games.pirates.crew.skill_weights import ABLE, SkillWeights
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import PiratesPublic, as_state
from saltsea.games.pirates.engine.state import BRIEFING, HELD, PAUSED, SAILING, PiratesState
from saltsea.games.pirates.rules.ship import CANNON_SPACE
from saltsea.kernel.dice import Dice
from saltsea.kernel.heard_words import SILENCE, HeardWords
from saltsea.kernel.nouns import Action, Observation


class Sailor:
    """Chooses for one seat of a crew; each skill sets its timers in a way of its own."""

    def __init__(self, rules: PiratesRules, weights: SkillWeights = ABLE) -> None:
        self.rules = rules
        self.weights = weights

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return self.choose_hearing(observation, SILENCE, dice)

    def choose_hearing(self, observation: Observation, heard: HeardWords, dice: Dice) -> Action | None:
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
        requests = CrewRequests(heard, state, observation.seat)
        return self.next_deed(Assessment(state, self.weights), requests, observation.legal, dice)

    def seen(self, observation: Observation) -> PiratesState:
        """The voyage as this sailor sees it; the observation is a copy already."""
        public: Any = observation.public
        assert isinstance(public, PiratesPublic)
        voyage = self.rules.voyage(public.players, public.options)
        return as_state(public, voyage)

    def chosen(self, state: PiratesState, observation: Observation) -> Action | None:
        """A choice that the crew owes: the cork where it hurts least, the card that is least use."""
        planner = CoursePlanner(state, self.weights)
        return best_of(observation.legal, lambda action: choice_worth(planner, action), NEVER)

    def next_deed(
        self, assessment: Assessment, requests: CrewRequests, legal: list[Action], dice: Dice
    ) -> Action | None:
        """Perform with what is ready, else set what is free, else watch the sand."""
        raise NotImplementedError


@final
class AbleSailor(Sailor):
    """Divides the work by what is missed most."""

    def next_deed(
        self, assessment: Assessment, requests: CrewRequests, legal: list[Action], dice: Dice
    ) -> Action | None:
        done = performed(Performing(assessment, dice), requests, legal)
        return done or placed(Placing(assessment, dice).worth, requests, legal)


def performed(performing: Performing, requests: CrewRequests, legal: list[Action]) -> Action | None:
    """The best deed of a ready timer, if one is worth it; before all what a player has asked for."""

    def worth(action: Action) -> int:
        if requests.goes_against(action):
            return NEVER
        return HEED if requests.asks_for(action) else performing.worth(action)

    return best_of(legal, worth, 0)


def placed(worth_of: Callable[[Action], int], requests: CrewRequests, legal: list[Action]) -> Action | None:
    """Where to set a free timer: not where another player wants to, and before all where one was ordered to, or where
    a finger points."""

    def worth(action: Action) -> int:
        if not isinstance(action, actions.Place) or requests.leaves_alone(action):
            return NEVER
        own = worth_of(action)
        if requests.sends_to(action):
            return max(own, 0) + HEED
        return own + HEED if own > 0 and requests.is_ordered(action.space) else own

    return best_of(legal, worth, 0)


def best_of(legal: list[Action], worth_of: Callable[[Action], int], more_than: int) -> Action | None:
    """The first of those that are worth most, if that is more than this."""
    best, found = more_than, None
    for action in legal:
        worth = worth_of(action)
        if worth > best:
            best, found = worth, action
    return found


def choice_worth(planner: CoursePlanner, action: Action) -> int:
    """How gladly a crew chooses this; NEVER for what is no choice."""
    state = planner.state
    if isinstance(action, actions.Cork):
        return -space_need(planner, action.space)
    if isinstance(action, actions.Uncork):
        return space_need(planner, action.space)
    if isinstance(action, actions.Unload):
        return -space_need(planner, CANNON_SPACE[action.cannon])
    if isinstance(action, actions.Hide):
        kind = state.sea.kinds[action.position]
        use = planner.target_worth(action.position) + planner.fetch_worth(action.position)
        return 100 * planner.content.strikes[kind] - use
    return NEVER

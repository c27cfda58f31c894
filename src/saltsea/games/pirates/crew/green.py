"""A green shipmate: willing, slow, and without a plan. Does what lies before it: loads an empty cannon, fires a loaded
one that has a target now, mends what is broken, looks for what is hidden.

It follows the player who leads. By itself it does not steer: it takes helm or sails when ordered or asked, goes to the
sails once another sailor has taken the helm, and dares to try only when no sailor has steered for a long time."""

from typing import Final, final

from saltsea.games.pirates.crew.able import Sailor, performed, placed
from saltsea.games.pirates.crew.assessment import NEVER, Assessment
from saltsea.games.pirates.crew.performing import Performing
from saltsea.games.pirates.crew.requests import CrewRequests
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.kinds import BOARD, LAND, SALVAGE
from saltsea.games.pirates.engine.state import ship_time
from saltsea.games.pirates.rules.sand import sand_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    CANNONBALLS,
    HELM,
    LOOKOUT,
    REPAIRS,
    SAILS,
    SHIP_SPACES,
    Area,
    Space,
    Timer,
)
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action

FIRE: Final = 60
LOAD: Final = 45
MEND: Final = 40
LOOK: Final = 32
FETCH: Final = 70
SALVAGES: Final = 38
STEER: Final = 65
HESITATES: Final = 34_000
"""So long into a round a green sailor waits for a player to lead, in milliseconds."""
FIRST_CHAPTERS: Final = ("1", "2")
AT_FIRST: Final = 110_000
"""The same in the first chapters. Their goals are near: who dared earlier would reach them without the person who
learns to lead there."""
NOT_HERE: Final = 4
"""To stand about at a cannon without use is better than nothing."""
CROWD: Final = 14
"""Less for every timer that already stands there: a green sailor fills the gaps."""


@final
class GreenSailor(Sailor):
    """Does what lies before it, and what it is told."""

    def next_deed(
        self, assessment: Assessment, requests: CrewRequests, legal: list[Action], dice: Dice
    ) -> Action | None:
        done = performed(Performing(assessment, dice), requests, legal)
        return done or placed(GreenPlacing(assessment, requests, dice).worth, requests, legal)


@final
class GreenPlacing:
    """Where a green shipmate would set a free timer."""

    def __init__(self, assessment: Assessment, requests: CrewRequests, dice: Dice) -> None:
        self.assessment = assessment
        self.state = assessment.state
        self.planner = assessment.planner
        self.requests = requests
        self.dice = dice

    def worth(self, action: Action) -> int:
        if not isinstance(action, actions.Place):
            return NEVER
        if self.planner.left() <= sand_of(self.state, action.timer):
            return NEVER
        need = self.need(action.space, action.timer)
        return need * 8 + self.dice.below(60) if need > 0 else NEVER

    def need(self, space: Space, timer: Timer) -> int:
        if space >= SHIP_SPACES:
            return self.card_need(space - SHIP_SPACES)
        area = AREA_OF[space]
        return self.area_need(area, space, timer) - CROWD * self.assessment.standing_in(area)

    def area_need(self, area: Area, space: Space, timer: Timer) -> int:
        if area in (HELM, SAILS):
            return self.steering_need(area) if self.may_steer(space) else 0
        if area == LOOKOUT:
            return LOOK if self.planner.hidden else 0
        if area == CANNONBALLS:
            return LOAD if self.assessment.empty_cannons() else 0
        if area == REPAIRS:
            return MEND if self.state.ship.corks or self.state.sand.cursed & BIT[timer] else 0
        return self.gun_need(space)

    def may_steer(self, space: Space) -> bool:
        """Whether a player has told this sailor to, or leads the way; or none has for so long that it dares."""
        if self.requests.is_ordered(space):
            return True
        is_first = self.state.voyage.chapter.name in FIRST_CHAPTERS
        led = self.assessment.standing_in(SAILS if AREA_OF[space] == HELM else HELM)
        return led > 0 or ship_time(self.state, self.state.clock.now) > (AT_FIRST if is_first else HESITATES)

    def steering_need(self, area: Area) -> int:
        """What the next deed on the way needs: one step after the other."""
        sails, turns = self.assessment.steps()
        return STEER if (sails if area == SAILS else turns) > self.assessment.standing_in(area) else 0

    def gun_need(self, space: Space) -> int:
        """A loaded cannon that has a target now: where the ship will lie later, others may know."""
        if not self.state.ship.loaded & BIT[CANNON_OF[space]]:
            return NOT_HERE
        return FIRE if self.assessment.target_of(space) >= 0 else NOT_HERE

    def card_need(self, position: int) -> int:
        verb = self.planner.content.space[self.state.sea.kinds[position]]
        if verb == SALVAGE:
            return SALVAGES if self.state.ship.corks else 0
        return FETCH if verb in (BOARD, LAND) and self.planner.fetch_worth(position) > 500 else 0

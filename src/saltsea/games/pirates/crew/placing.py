"""Where an able sailor sets a free timer: how much one is missed in each space."""

from typing import Final, final

from saltsea.games.pirates.crew.assessment import NEVER, Assessment, space_need
from saltsea.games.pirates.crew.planner import DISTANCE, course_of
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.kinds import BOARD, LAND, POWDER, SALVAGE
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
    SLOTS,
    Space,
    Timer,
)
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action

LATER: Final = 45
"""What a target counts, in hundredths, that the ship will not face when the sand is down."""
CORK_WORTH: Final = [0, 70, 95, 150]
"""What it is worth to take off one cork when there are so many."""
# How much a timer is missed somewhere, by what there is to do.
SAILS_NEED: Final = 70
HELM_NEED: Final = 75
HELM_IDLE: Final = 34
URGE: Final = 12
LOOK_NEED: Final = 20
LOAD_NEED: Final = 30
LOAD_EACH: Final = 14
LOAD_LESS: Final = 22
GUN_NEED: Final = 30
GUN_TO_LOAD: Final = 20
WRECK_NEED: Final = 30
POWDER_NEED: Final = 30
FETCH_NEED: Final = 130
FETCH_FAR: Final = 25


@final
class Placing:
    """Where a free timer of the seat could go now."""

    def __init__(self, assessment: Assessment, dice: Dice) -> None:
        self.assessment = assessment
        self.state = assessment.state
        self.planner = assessment.planner
        self.weights = assessment.weights
        self.dice = dice

    def worth(self, action: Action) -> int:
        if not isinstance(action, actions.Place):
            return NEVER
        if self.planner.left() <= sand_of(self.state, action.timer) + 1000:
            return NEVER
        worth = self.space_worth(action.space, action.timer)
        return worth * 8 + self.dice.below(8) if worth > 0 else NEVER

    def space_worth(self, space: Space, timer: Timer) -> int:
        """How much a timer is missed there."""
        if space >= SHIP_SPACES:
            return self.card_space_worth(space - SHIP_SPACES)
        area = AREA_OF[space]
        if area == SAILS:
            return self.sails_need()
        if area == HELM:
            return self.helm_need()
        if area == LOOKOUT:
            return self.look_need()
        if area == CANNONBALLS:
            return self.load_need()
        if area == REPAIRS:
            return self.mend_need(timer)
        return self.gun_need(space)

    def sails_need(self) -> int:
        missing = self.assessment.steps()[0] - self.assessment.standing_in(SAILS)
        if missing > 0:
            return SAILS_NEED + self.urgency() // URGE
        return min(6, self.weights.sails_idle) if self.assessment.standing_in(SAILS) else self.weights.sails_idle

    def helm_need(self) -> int:
        missing = self.assessment.steps()[1] - self.assessment.standing_in(HELM)
        if missing > 0:
            return HELM_NEED + self.urgency() // URGE
        return HELM_IDLE

    def urgency(self) -> int:
        """How much the destination is worth, beside where the ship is."""
        planner = self.planner
        return max(0, min(1000, planner.worth[planner.destination()]))

    def look_need(self) -> int:
        if self.planner.hidden <= self.assessment.standing_in(LOOKOUT):
            return 0
        return LOOK_NEED + self.planner.unknown_worth(by_bow=False) // (2 + 2 * self.assessment.standing_in(LOOKOUT))

    def load_need(self) -> int:
        """Balls are missed where there is, or will be, something to shoot at."""
        empty, prey = len(self.assessment.empty_cannons()), self.assessment.prey()
        balls = self.state.ship.loaded.bit_count()
        if not empty or balls >= 4 or not prey:
            return 3
        return LOAD_NEED + LOAD_EACH * min(2, empty) + prey // URGE - LOAD_LESS * balls

    def gun_need(self, space: Space) -> int:
        """A loaded cannon that has a target now, or will have one where the ship is going."""
        planner, ship = self.planner, self.state.ship
        if not ship.loaded & BIT[CANNON_OF[space]]:
            return GUN_TO_LOAD if self.assessment.standing_in(CANNONBALLS) and self.assessment.prey() > 100 else 2
        target = self.assessment.target_ahead(space)
        now = self.assessment.target_of(space)
        later = planner.target_worth(target) if target >= 0 else 0
        if self.assessment.steps_missing():
            later = later * LATER // 100
        worth = max(later, planner.target_worth(now) * 2 // 3 if now >= 0 else 0)
        return GUN_NEED + worth // 4 if worth else 8

    def mend_need(self, timer: Timer) -> int:
        corks = self.state.ship.corks.bit_count()
        if self.state.sand.cursed & BIT[timer]:
            return 75
        left = corks - self.assessment.standing_in(REPAIRS) - self.salvaging()
        if left <= 0:
            return 0
        worst = max(
            space_need(self.planner, space) for space in range(SHIP_SPACES) if self.state.ship.corks & BIT[space]
        )
        return CORK_WORTH[corks] // 2 + worst // 2 + self.weights.mend

    def salvaging(self) -> int:
        content = self.planner.content
        return sum(
            1
            for space in self.state.sand.at
            if space >= SHIP_SPACES and content.space[self.state.sea.kinds[space - SHIP_SPACES]] == SALVAGE
        )

    def card_space_worth(self, position: int) -> int:
        planner = self.planner
        verb = planner.content.space[self.state.sea.kinds[position]]
        if verb == SALVAGE:
            corks = self.state.ship.corks.bit_count() - self.assessment.standing_in(REPAIRS) - self.salvaging()
            if corks > 0:
                return CORK_WORTH[self.state.ship.corks.bit_count()] // 2 + WRECK_NEED
            return POWDER_NEED if self.assessment.prey() > 150 and self.state.ship.aboard[POWDER] < 2 else 12
        worth = planner.fetch_worth(position)
        if verb not in (BOARD, LAND) or worth < 500:
            return 5 if verb == BOARD else 0
        course = course_of(position // SLOTS, planner.content.speed[self.state.sea.kinds[position]])
        far = DISTANCE[planner.here][course]
        if planner.destination() == course:
            far = self.assessment.steps_missing()
        return FETCH_NEED - FETCH_FAR * far if far <= 4 else 20

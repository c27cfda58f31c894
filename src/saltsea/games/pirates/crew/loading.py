"""Which side a sailor means that goes to load: the cannons that are missed most, if all of them are on one side."""

from typing import Final

from saltsea.games.pirates.crew.assessment import NEVER, Assessment
from saltsea.games.pirates.crew.performing import Performing
from saltsea.games.pirates.rules.deeds import balls_left
from saltsea.games.pirates.rules.ship import AREA_OF, CANNON_SPACE, LEFT_CANNONS, RIGHT_CANNONS, Area
from saltsea.kernel.dice import dice_for

AT_ONCE: Final = 2
"""So many cannons a timer loads."""
NO_SIDE: Final = -1


def side_to_load(assessment: Assessment) -> Area:
    """The cannons on the left or on the right; NO_SIDE where both, or the Bow Chaser, may be meant."""
    performing = Performing(assessment, dice_for("side"))
    worth = {cannon: performing.cannon_worth(cannon) for cannon in assessment.empty_cannons()}
    number = min(AT_ONCE, balls_left(assessment.state), len(worth))
    least = sorted(worth.values())[-number] if number else NEVER
    areas = {AREA_OF[CANNON_SPACE[cannon]] for cannon in worth if worth[cannon] >= least}
    for side in (LEFT_CANNONS, RIGHT_CANNONS):
        if areas == {side}:
            return side
    return NO_SIDE

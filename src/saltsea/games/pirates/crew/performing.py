"""What an able sailor performs with a ready timer: how much each deed is worth now, and when to wait instead."""

from typing import Final, final

from saltsea.games.pirates.crew.assessment import NEVER, Assessment, space_need
from saltsea.games.pirates.crew.planner import SPEEDS, WAYS, course_of
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.state import FREE, ship_time
from saltsea.games.pirates.rules.rounds import is_last_round
from saltsea.games.pirates.rules.sand import sand_of
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    CANNON_SPACE,
    CANNONBALLS,
    HELM,
    NO_SPACE,
    SAILS,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    Space,
    Timer,
)
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action

SOON: Final = 4000
"""A timer that is ready in so many milliseconds is worth waiting for."""
PATIENCE: Final = 28_000
"""So long a timer stands ready for what others are about to do."""
HOLD_UNTIL: Final = 75_000
"""With less time on the clock a round's goal is no longer put off for better things."""


@final
class Performing:
    """What a ready timer of the seat could do now."""

    def __init__(self, assessment: Assessment, dice: Dice) -> None:
        self.assessment = assessment
        self.state = assessment.state
        self.planner = assessment.planner
        self.dice = dice

    def worth(self, action: Action) -> int:
        if isinstance(action, (actions.SetSails, actions.Turn)):
            return self.course_worth(action)
        if isinstance(action, actions.Fire):
            return self.fire_worth(action)
        if isinstance(action, actions.Look):
            return 60 + self.look_worth(action.position)
        if isinstance(action, actions.Load):
            return 60 + self.load_worth(action)
        if isinstance(action, (actions.Repair, actions.Salvage)):
            return self.mend_worth(action)
        if isinstance(action, (actions.Board, actions.Land)):
            return 2000
        return self.give_up_worth(action) if isinstance(action, actions.TakeBack) else NEVER

    def course_worth(self, action: Action) -> int:
        """How much nearer this brings the ship to what she wants."""
        planner, ship = self.planner, self.state.ship
        if isinstance(action, actions.SetSails):
            course = course_of(ship.heading, ship.sails + action.step)
        elif isinstance(action, actions.Turn):
            course = course_of((ship.heading + action.sectors) % SECTORS, ship.sails)
        else:
            return NEVER
        if self.lies_in_wait():
            return NEVER
        return planner.pull(course) - self.staying()

    def lies_in_wait(self) -> bool:
        """Whether the goal of the round is one deed away, and put off."""
        return any(self.is_too_early(course) for course in WAYS[self.planner.here])

    def is_too_early(self, course: int) -> bool:
        """A goal that ends only the round can wait while there is time to sink and to mend."""
        state = self.state
        if not state.voyage.chapter.each_round or is_last_round(state) or self.planner.left() < HOLD_UNTIL:
            return False
        return self.planner.ends_the_round(course) and (self.assessment.prey() > 0 or state.ship.corks != 0)

    def staying(self) -> int:
        """What this course is worth while others still want to use it."""
        planner = self.planner
        busy = self.gun_hopes() + self.fetch_hopes()
        return max(planner.pull(planner.here) * 97 // 100, busy)

    def gun_hopes(self) -> int:
        """Shots that are about to be fired from where the ship lies."""
        hopes = 0
        for timer in range(len(self.state.sand.at)):
            space = self.state.sand.at[timer]
            if 0 <= space < SHIP_SPACES and CANNON_OF[space] >= 0 and self.is_soon(timer):
                target = self.assessment.target_of(space)
                if target >= 0 and self.state.ship.loaded & BIT[CANNON_OF[space]]:
                    hopes += self.planner.target_worth(target) + 100
        return hopes

    def fetch_hopes(self) -> int:
        hopes = 0
        for timer in range(len(self.state.sand.at)):
            space = self.state.sand.at[timer]
            if space >= SHIP_SPACES and self.is_soon(timer) and self.is_pointed(space - SHIP_SPACES):
                hopes += self.planner.fetch_worth(space - SHIP_SPACES)
        return hopes

    def is_pointed(self, position: int) -> bool:
        kind, ship = self.state.sea.kinds[position], self.state.ship
        speed = self.planner.content.speed[kind]
        return speed == ship.sails and position // SLOTS == ship.heading

    def is_soon(self, timer: Timer) -> bool:
        sand = self.state.sand
        return sand.at[timer] != FREE and sand.ends[timer] - ship_time(self.state, self.state.clock.now) <= SOON

    def fire_worth(self, action: actions.Fire) -> int:
        worth = self.planner.target_worth(action.position)
        if not worth:
            return NEVER
        kind = self.state.sea.kinds[action.position]
        if action.powder:
            life = self.planner.content.life[kind] - self.state.sea.wounds[action.position]
            return worth + (205 if life > 1 and self.planner.sinks_for_goal(kind) else 150)
        return worth + 200

    def look_worth(self, position: int) -> int:
        """A card where the ship wants to go, before one elsewhere."""
        toward = self.planner.destination() // SPEEDS
        return (30 if position // SLOTS == toward else 0) + self.planner.unknown[position // SLOTS] + self.dice.below(8)

    def load_worth(self, action: actions.Load) -> int:
        return sum(self.cannon_worth(cannon) for cannon in (action.first, action.second) if cannon >= 0)

    def cannon_worth(self, cannon: int) -> int:
        """A ball is best in an undamaged cannon of a side that will have something to shoot at."""
        space = CANNON_SPACE[cannon]
        if self.state.ship.corks & BIT[space]:
            return 5
        worth = 40 if self.assessment.target_ahead(space) >= 0 else 20
        return worth + (15 if space in self.state.sand.at else 0)

    def mend_worth(self, action: Action) -> int:
        if isinstance(action, actions.Repair):
            return 100 + (space_need(self.planner, action.space) if action.space != NO_SPACE else 0)
        if isinstance(action, actions.Salvage):
            return 90 if action.space == NO_SPACE else 80 + space_need(self.planner, action.space)
        return NEVER

    def give_up_worth(self, action: actions.TakeBack) -> int:
        """Better than standing about, unless another sailor is about to change things, or the round is nearly over."""
        timer = action.timer
        space = self.state.sand.at[timer]
        if self.planner.left() < sand_of(self.state, timer) or self.waits_for_goal(space):
            return NEVER
        if space >= SHIP_SPACES and self.planner.fetch_worth(space - SHIP_SPACES) > 500 and self.course_can_change():
            return NEVER
        return NEVER if self.others_act_soon(timer) or self.is_worth_waiting(timer, space) else 1

    def is_worth_waiting(self, timer: Timer, space: Space) -> bool:
        """Whether another sailor is on the way to make this timer useful, before it could be of use elsewhere."""
        if space >= SHIP_SPACES:
            return False
        area = AREA_OF[space]
        if CANNON_OF[space] >= 0:
            return self.gun_is_worth_waiting(timer, space)
        if area == HELM:
            return self.assessment.steps()[1] > 0 and self.soonest(timer, SAILS) <= PATIENCE
        return area == SAILS and self.assessment.steps()[0] > 0 and self.soonest(timer, HELM) <= PATIENCE

    def gun_is_worth_waiting(self, timer: Timer, space: Space) -> bool:
        planner = self.planner
        if self.assessment.target_ahead(space) < 0 or self.assessment.steps_missing() or self.lies_in_wait():
            return False
        wait = 0
        if planner.destination() != planner.here:
            wait = min(self.soonest(timer, SAILS), self.soonest(timer, HELM))
        if not self.state.ship.loaded & BIT[CANNON_OF[space]]:
            wait = max(wait, self.soonest(timer, CANNONBALLS))
        return wait <= PATIENCE

    def soonest(self, timer: Timer, area: int) -> int:
        """Until another timer is ready in an area, in milliseconds; very long if none is there."""
        found = 1_000_000
        for other in range(len(self.state.sand.at)):
            space = self.state.sand.at[other]
            if other != timer and 0 <= space < SHIP_SPACES and AREA_OF[space] == area:
                found = min(found, self.state.sand.ends[other] - ship_time(self.state, self.state.clock.now))
        return found

    def waits_for_goal(self, space: Space) -> bool:
        """Whether this timer is the one that will end the round when it is time."""
        if space >= SHIP_SPACES or AREA_OF[space] not in (SAILS, HELM):
            return False
        return self.lies_in_wait()

    def course_can_change(self) -> bool:
        return any(0 <= space < SHIP_SPACES and AREA_OF[space] in (SAILS, HELM) for space in self.state.sand.at)

    def others_act_soon(self, timer: Timer) -> bool:
        """Whether a timer on sails or helm is ready, or nearly."""
        for other in range(len(self.state.sand.at)):
            space = self.state.sand.at[other]
            if other == timer or not 0 <= space < SHIP_SPACES or self.state.sand.ready & BIT[other]:
                continue
            if AREA_OF[space] in (SAILS, HELM) and self.is_soon(other):
                return True
        return False

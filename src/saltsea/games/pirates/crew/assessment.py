"""What an able sailor sees on deck: who stands where, the way to the destination, what there is to shoot at."""

from typing import Final, final

from saltsea.games.pirates.crew.planner import DISTANCE, SPEEDS, WAYS, CoursePlanner
from saltsea.games.pirates.crew.skill_weights import SkillWeights
from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    CANNON_SPACE,
    CANNONS,
    HELM,
    OFFSET_OF,
    SAILS,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    Cannon,
    Space,
)

NEVER: Final = -1_000_000
AREA_NEED: Final = [55, 25, 45, 90, 40, 25, 0, 25]
"""How much an area is missed when it is damaged."""


@final
class Assessment:
    """One sailor's look at the deck, at one moment."""

    def __init__(self, state: PiratesState, weights: SkillWeights) -> None:
        self.state = state
        self.weights = weights
        self.planner = CoursePlanner(state, weights)
        self._steps: list[int] = []
        self._prey = -1

    def target_of(self, space: Space) -> int:
        """The best card before a cannon, or -1."""
        sector = (self.state.ship.heading + OFFSET_OF[AREA_OF[space]]) % SECTORS
        return self.planner.best_target(sector, self.state.ship.sails)

    def target_ahead(self, space: Space) -> int:
        """The best card before a cannon where the ship is going, or -1."""
        goal = self.planner.destination()
        sector = (goal // SPEEDS + OFFSET_OF[AREA_OF[space]]) % SECTORS
        return self.planner.best_target(sector, goal % SPEEDS)

    def empty_cannons(self) -> list[Cannon]:
        """The cannons that could fire if they had a ball."""
        ship = self.state.ship
        whole = ship.spaces & ~ship.corks
        return [
            cannon for cannon in range(CANNONS) if whole & BIT[CANNON_SPACE[cannon]] and not ship.loaded & BIT[cannon]
        ]

    def standing_in(self, area: int) -> int:
        """How many timers already stand in an area."""
        return sum(1 for space in self.state.sand.at if 0 <= space < SHIP_SPACES and AREA_OF[space] == area)

    def steps(self) -> list[int]:
        """The speeds and headings on the way to the destination: how many sails, how many turns."""
        if not self._steps:
            self._steps = self._way()
        return self._steps

    def _way(self) -> list[int]:
        planner = self.planner
        goal = planner.destination()
        sails = turns = 0
        course = planner.here
        while course != goal:
            left = DISTANCE[course][goal]
            following = next(way for way in WAYS[course] if DISTANCE[way][goal] < left)
            if following // SPEEDS == course // SPEEDS:
                sails += 1
            else:
                turns += 1
            course = following
        return [sails, turns]

    def steps_missing(self) -> int:
        """Deeds on the way to the destination that no sailor stands ready for."""
        sails, turns = self.steps()
        return max(0, sails - self.standing_in(SAILS)) + max(0, turns - self.standing_in(HELM))

    def prey(self) -> int:
        """How much there is to shoot at, seen or not."""
        if self._prey < 0:
            self._prey = self._most_prey()
        return self._prey

    def _most_prey(self) -> int:
        planner = self.planner
        worth = max(planner.target_worth(position) for position in range(SECTORS * SLOTS))
        for kind, number in enumerate(self.state.sea.hidden):
            if number and planner.content.life[kind] and self.is_prey(kind):
                worth = max(worth, 60 if not planner.sinks_for_goal(kind) else 300)
        return worth

    def is_prey(self, kind: Kind) -> bool:
        """Whether such a card is worth a ball: for the goal, or for its fire while that can still hurt."""
        planner = self.planner
        return planner.sinks_for_goal(kind) or bool(planner.content.shots[kind] and planner.danger)


def space_need(planner: CoursePlanner, space: Space) -> int:
    """How much a space is missed when it is damaged."""
    need = AREA_NEED[AREA_OF[space]]
    cannon = CANNON_OF[space]
    return need + 10 if cannon >= 0 and planner.state.ship.loaded & BIT[cannon] else need

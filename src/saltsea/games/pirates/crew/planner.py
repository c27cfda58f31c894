"""What an able crew sees in the sea around it: where it wants to be, at which speed, and why.

A course is a heading and a speed. Each has a worth: goals to point at, cards to board, targets before the cannons,
unknown cards to find. The pull of a course is the best worth that can be reached from there, less for every sail and
every turn of the wheel that it takes."""

from typing import Final, final

from saltsea.games.pirates.chapters.chapter import CLEAR, POINT_AT, SINK, TAKE, Condition
from saltsea.games.pirates.crew.skill_weights import SkillWeights
from saltsea.games.pirates.engine.kinds import BOARD, GOAL, LAND, LEAVE, LOOT, SALVAGE, Kind
from saltsea.games.pirates.engine.state import UNKNOWN, PiratesState, ship_time
from saltsea.games.pirates.rules.damage import corks_left, facing, free_for_corks
from saltsea.games.pirates.rules.rounds import holds, is_last_round, plan, shots_of
from saltsea.games.pirates.rules.ship import (
    BIT,
    CANNON_SPACE,
    CANNONS,
    CHASER_SPACE,
    MOST_SPEED,
    POSITIONS,
    SECTORS,
    SLOTS,
    Position,
    Sector,
    spaces_towards,
)

SPEEDS: Final = MOST_SPEED + 1
COURSES: Final = SECTORS * SPEEDS
FAR: Final = 99

GOAL_WORTH: Final = 1000
FETCH_WORTH: Final = 900
WISH_WORTH: Final = 120
SHOT_WORTH: Final = 55
"""For each shot that a sunk card will not fire."""
HITS: Final = 117
"""What a shot hits on average, in hundredths."""
SIREN_WORTH: Final = 250
FIND_GOAL: Final = 260
HURRY: Final = 700
FIND_OTHER: Final = 25
STRIKE_COST: Final = 110
LIFE_COST: Final = 330
"""For a life point, where a cork would find no place."""
POSTURE: Final = 60
"""How much the crew thinks of that, in hundredths."""
CLOSE_OF_ROUND: Final = 75_000
"""With less time on the clock the crew thinks of how the ship will lie when the enemy fires."""
STUCK_COST: Final = 8
"""At speed 0 and 3 the wheel does nothing."""
FADE: Final = [1000, 860, 740, 636, 547, 471, 405, 348, 299, 257, 221, 190, 163]
"""What is left, in thousandths, of a worth that lies so many deeds away."""


def course_of(heading: Sector, speed: int) -> int:
    return heading * SPEEDS + speed


def _ways() -> list[list[int]]:
    """From each course the courses that one deed leads to."""
    found: list[list[int]] = []
    for heading in range(SECTORS):
        for speed in range(SPEEDS):
            near = [course_of(heading, other) for other in (speed - 1, speed + 1) if 0 <= other <= MOST_SPEED]
            turns = [1, -1, 2, -2] if speed == 1 else [1, -1] if speed == 2 else []
            near.extend(course_of((heading + turn) % SECTORS, speed) for turn in turns)
            found.append(near)
    return found


WAYS: Final = _ways()


def _distances() -> list[list[int]]:
    """Between any two courses, the fewest deeds."""
    found: list[list[int]] = []
    for start in range(COURSES):
        far = [FAR] * COURSES
        far[start] = 0
        waiting = [start]
        for course in waiting:
            for near in WAYS[course]:
                if far[near] == FAR:
                    far[near] = far[course] + 1
                    waiting.append(near)
        found.append(far)
    return found


DISTANCE: Final = _distances()


@final
class CoursePlanner:
    """One look at a voyage."""

    def __init__(self, state: PiratesState, weights: SkillWeights) -> None:
        self.state = state
        self.content = state.voyage.content
        self.wanted = wanted(state)
        """What the open stage still asks for."""
        self.unknown = [0] * SECTORS
        for position in range(POSITIONS):
            self.unknown[position // SLOTS] += state.sea.kinds[position] == UNKNOWN
        self.hidden = sum(state.sea.hidden)
        self.strike = self._strike_cost()
        self.danger = weights.last_danger if is_last_round(state) else 100
        """How much the enemy's fire counts, in hundredths."""
        self.hurry = self._hurry()
        self.threats = self._threats() if self.left() < CLOSE_OF_ROUND and self.danger else []
        """By sector the hits to come at the end of the round, in hundredths; empty while that is far."""
        costs = [self._fire_cost(heading) for heading in range(SECTORS)]
        self.posture = [(cost - min(costs)) * POSTURE // 100 for cost in costs]
        """By heading what it costs more than the best one to lie like this when the enemy fires."""
        self.here = course_of(state.ship.heading, state.ship.sails)
        self._targets = [self._target_worth(position) for position in range(POSITIONS)]
        self._find = self.unknown_worth(by_bow=True) if self.hidden else 0
        self._goal = -1
        self.worth = [0] * COURSES
        self._mark()

    def left(self) -> int:
        """Milliseconds of the round that are left, as far as this sailor knows."""
        return plan(self.state).seconds * 1000 - ship_time(self.state, self.state.clock.now)

    def _hurry(self) -> int:
        """The later it is in a round that must bring the goal, the more it is worth to find it."""
        if not self.state.voyage.chapter.each_round and not is_last_round(self.state):
            return 0
        lasts = plan(self.state).seconds * 1000
        return HURRY * (lasts - max(0, self.left())) // lasts

    def _strike_cost(self) -> int:
        """Rocks cost a cork, or a life if the bow has no free space for one."""
        free = free_for_corks(self.state, facing(self.state, self.state.ship.heading))
        return STRIKE_COST if free and corks_left(self.state) else LIFE_COST

    def _threats(self) -> list[int]:
        found = [0] * SECTORS
        unseen = sum(self.content.shots[kind] * number for kind, number in enumerate(self.state.sea.hidden))
        for position in range(POSITIONS):
            kind = self.state.sea.kinds[position]
            if kind >= 0:
                found[position // SLOTS] += HITS * shots_of(self.state, position) + 100 * self.content.burns[kind]
            elif kind == UNKNOWN:
                found[position // SLOTS] += HITS * unseen // self.hidden
        return found

    def _fire_cost(self, heading: Sector) -> int:
        """What the enemy's fire will cost if the ship lies like this then."""
        ship, lives, hits = self.state.ship, 0, 0
        for sector, threat in enumerate(self.threats):
            room = 0
            for space in spaces_towards(heading, sector):
                room += 100 if ship.spaces & ~ship.corks & BIT[space] else 0
            lives += max(0, threat - room)
            hits += min(threat, room)
        return LIFE_COST * (lives + max(0, hits - 100 * corks_left(self.state))) // 100

    # --- what cards are worth ---

    def sinks_for_goal(self, kind: Kind) -> bool:
        """Whether to sink such a card is what the crew is here for."""
        content = self.content
        for condition in self.wanted:
            if condition.verb == SINK and condition.kinds >> kind & 1:
                return True
            if condition.verb == TAKE and content.leaves[kind] == condition.token:
                return True
        return self._guards_a_goal(kind)

    def _guards_a_goal(self, kind: Kind) -> bool:
        """A Tentacle, once the Kraken is awake and wanted."""
        if not self.state.log.awake:
            return False
        for condition in self.wanted:
            for other in range(len(self.content.cards)):
                if condition.verb == SINK and condition.kinds >> other & 1 and self.content.guard[other] == kind:
                    return True
        return False

    def target_worth(self, position: Position) -> int:
        """What it is worth to hit the card there once; 0 for what is no target."""
        return self._targets[position]

    def _target_worth(self, position: Position) -> int:
        content, kind = self.content, self.state.sea.kinds[position]
        if kind < 0 or not self.state.sea.up & BIT[position] or not content.life[kind]:
            return 0
        if content.guard[kind] >= 0 and self.state.log.awake and self._arms_up(content.guard[kind]):
            return 0
        life = max(1, content.life[kind] - self.state.sea.wounds[position])
        if self.sinks_for_goal(kind):
            return GOAL_WORTH * 2 // (life + 2)
        if content.gives[kind] >= 0:
            return 0
        danger = content.shots[kind] + content.burns[kind]
        closes = 60 if content.closes[kind] else 0
        return (SHOT_WORTH * danger * self.danger // 100 + closes) * 3 // (life + 2)

    def _arms_up(self, kind: Kind) -> int:
        return sum(
            1 for place in range(POSITIONS) if self.state.sea.kinds[place] == kind and self.state.sea.up & BIT[place]
        )

    def best_target(self, sector: Sector, speed: int) -> Position:
        """The best card to hit in a sector at this speed, or -1."""
        best, found = 0, -1
        for position in range(sector * SLOTS, sector * SLOTS + SLOTS):
            worth = self.target_worth(position)
            if worth > best and self.content.hit_at[self.state.sea.kinds[position]] in (-1, speed):
                best, found = worth, position
        return found

    def fetch_worth(self, position: Position) -> int:
        """What it is worth to use the action space of the card there, with its speed and heading."""
        content, kind = self.content, self.state.sea.kinds[position]
        verb = content.space[kind]
        token = content.gives[kind] if verb == BOARD else self.state.voyage.chapter.island if verb == LAND else -1
        for condition in self.wanted:
            if condition.verb == TAKE and condition.token == token and verb in (BOARD, LAND):
                return FETCH_WORTH
        if verb == SALVAGE:
            return 90 * self.state.ship.corks.bit_count() + 25
        return 20 if verb == BOARD else 0

    # --- courses ---

    def _mark(self) -> None:
        for heading in range(SECTORS):
            for speed in range(SPEEDS):
                self.worth[course_of(heading, speed)] = self._worth(heading, speed)

    def _worth(self, heading: Sector, speed: int) -> int:
        worth = self.gun_worth(heading, speed) + self._find_worth(heading) + self._loot_worth(heading)
        if speed in (0, MOST_SPEED):
            worth -= STUCK_COST
        worth -= self.posture[heading]
        for position in range(heading * SLOTS, heading * SLOTS + SLOTS):
            kind = self.state.sea.kinds[position]
            if kind >= 0:
                worth += self._card_worth(position, kind, heading, speed)
        return worth

    def _card_worth(self, position: Position, kind: Kind, heading: Sector, speed: int) -> int:
        content = self.content
        worth = 0
        if content.strikes[kind] and heading != self.state.ship.heading:
            worth -= self.strike * content.strikes[kind]
        if content.whirls[kind] and speed <= content.slow[kind]:
            worth -= 40
        if content.speed[kind] == speed:
            if content.point[kind] == GOAL:
                worth += self._point_worth(kind)
            elif content.point[kind] == LEAVE:
                worth += GOAL_WORTH if self._must_clear(kind) else SIREN_WORTH
            elif content.space[kind] in (BOARD, LAND) and self.state.sea.up & BIT[position]:
                worth += self.fetch_worth(position)
        return worth

    def _point_worth(self, kind: Kind) -> int:
        for condition in self.wanted:
            if condition.verb == POINT_AT and condition.kinds >> kind & 1:
                return GOAL_WORTH
        for wish in self.state.voyage.chapter.wishes:
            if wish.is_pointing() and wish.kinds >> kind & 1:
                return WISH_WORTH
        return 0

    def ends_the_round(self, course: int) -> bool:
        """Whether this course points at a goal card that is in sight."""
        heading, speed = course // SPEEDS, course % SPEEDS
        for position in range(heading * SLOTS, heading * SLOTS + SLOTS):
            kind = self.state.sea.kinds[position]
            if kind >= 0 and self.content.speed[kind] == speed and self._point_worth(kind) == GOAL_WORTH:
                return True
        return False

    def _must_clear(self, kind: Kind) -> bool:
        return any(condition.verb == CLEAR and condition.kinds >> kind & 1 for condition in self.wanted)

    def gun_worth(self, heading: Sector, speed: int) -> int:
        """What the loaded cannons can do from here."""
        worth = 0
        for offset in (0, 1, SECTORS - 1):
            target = self.best_target((heading + offset) % SECTORS, speed)
            if target >= 0:
                shots = self.shots_at(offset)
                worth += self.target_worth(target) * min(shots, 200) // 100
        return worth

    def shots_at(self, offset: int) -> int:
        """How many shots, in hundredths, a side can hope for: loaded cannons count, manned ones more."""
        ship, shots = self.state.ship, 0
        for cannon in range(CANNONS):
            space = CANNON_SPACE[cannon]
            side = 0 if space == CHASER_SPACE else 1 if space < 3 else SECTORS - 1
            if side != offset or not ship.spaces & BIT[space] or ship.corks & BIT[space]:
                continue
            if ship.loaded & BIT[cannon]:
                shots += 100 if space in self.state.sand.at else 60
            else:
                shots += 25
        return shots

    def _find_worth(self, heading: Sector) -> int:
        """What the unknown cards there may be."""
        if not self.unknown[heading] or heading == self.state.ship.heading or not self.hidden:
            return 0
        return self.unknown[heading] * self._find

    def unknown_worth(self, *, by_bow: bool) -> int:
        """What it is worth to know one more card."""
        content, hidden, worth = self.content, self.state.sea.hidden, 0
        for kind, number in enumerate(hidden):
            if not number:
                continue
            each = FIND_OTHER if self.danger and (content.shots[kind] or content.burns[kind]) else 8
            if self.is_sought(kind):
                each = FIND_GOAL + self.hurry
            if by_bow:
                each -= self.strike * content.strikes[kind]
            worth += each * number
        return worth // self.hidden

    def is_sought(self, kind: Kind) -> bool:
        """Whether the goal needs such a card."""
        if self.sinks_for_goal(kind) or self._point_worth(kind) == GOAL_WORTH or self._must_clear(kind):
            return True
        content = self.content
        token = self.state.voyage.chapter.island if content.space[kind] == LAND else content.gives[kind]
        return any(condition.verb == TAKE and condition.token == token for condition in self.wanted)

    def _loot_worth(self, heading: Sector) -> int:
        loot = self.state.sea.loot[heading]
        if not loot or heading == self.state.ship.heading:
            return 0
        return FETCH_WORTH if any(want.verb == TAKE and want.token == LOOT for want in self.wanted) else 20

    # --- the pull ---

    def pull(self, course: int) -> int:
        """The best worth that can be reached from this course, faded by the way."""
        far = DISTANCE[course]
        best = -FAR * FAR
        for other in range(COURSES):
            worth = self.worth[other]
            best = max(best, faded(worth, far[other]))
        return best

    def destination(self) -> int:
        """The course that pulls most."""
        if self._goal < 0:
            self._goal = self._destination()
        return self._goal

    def _destination(self) -> int:
        far = DISTANCE[self.here]
        best, found = -FAR * FAR, self.here
        for other in range(COURSES):
            worth = self.worth[other]
            if faded(worth, far[other]) > best:
                best, found = faded(worth, far[other]), other
        return found


def faded(worth: int, far: int) -> int:
    """What a worth is from so far away: what is good gets less, what is bad gets no better."""
    return worth * FADE[far] // 1000 if worth > 0 else worth * (2000 - FADE[far]) // 1000


def wanted(state: PiratesState) -> list[Condition]:
    """The conditions of the open stage that do not hold yet; of a chapter's goal that is near its end, no others."""
    stages = state.voyage.chapter.stages
    if state.log.stage >= len(stages):
        return []
    return [condition for condition in stages[state.log.stage] if not holds(state, condition)]

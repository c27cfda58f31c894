"""An able sailor: sees what the crew sees, reads the same chart as the others, and so divides the work with them.

Everybody works out the same plan from the same view. What a timer already stands on counts as taken; a free timer
goes where it is missed most; a ready one performs if that brings the ship nearer to what she wants, waits a moment if
somebody else is about to change the course, and is taken back else."""

from typing import Any, Final, final

from saltsea.games.pirates import actions
from saltsea.games.pirates.chart import DISTANCE, SPEEDS, WAYS, Chart, course_of
from saltsea.games.pirates.game import PiratesRules
from saltsea.games.pirates.kinds import BOARD, LAND, POWDER, SALVAGE
from saltsea.games.pirates.rules.rounds import is_last_round
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    CANNON_SPACE,
    CANNONBALLS,
    CANNONS,
    HELM,
    LOOKOUT,
    NO_SPACE,
    OFFSET_OF,
    REPAIRS,
    SAILS,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    Space,
    Timer,
)
from saltsea.games.pirates.state import BRIEFING, FREE, HELD, PAUSED, SAILING, PiratesState, ship_time
from saltsea.games.pirates.view import PiratesPublic
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, View

NEVER: Final = -1_000_000
SOON: Final = 4000
"""A timer that is ready in so many milliseconds is worth waiting for."""
PATIENCE: Final = 28_000
"""So long a timer stands ready for what others are about to do."""
LATER: Final = 45
"""What a target counts, in hundredths, that the ship will not face when the sand is down."""
HOLD_UNTIL: Final = 75_000
"""With less time on the clock a round's goal is no longer put off for better things."""

CORK_WORTH: Final = [0, 70, 95, 150]
"""What it is worth to take off one cork when there are so many."""
# How much a timer is missed somewhere, by what there is to do.
SAILS_NEED: Final = 70
SAILS_IDLE: Final = 22
HELM_NEED: Final = 75
HELM_IDLE: Final = 34
URGE: Final = 12
LOOK_NEED: Final = 20
LOAD_NEED: Final = 30
LOAD_EACH: Final = 14
LOAD_LESS: Final = 22
GUN_NEED: Final = 30
GUN_TO_LOAD: Final = 20
MEND_NEED: Final = 20
WRECK_NEED: Final = 30
POWDER_NEED: Final = 30
FETCH_NEED: Final = 130
FETCH_FAR: Final = 25

AREA_NEED: Final = [55, 25, 45, 90, 40, 25, 0, 25]
"""How much an area is missed when it is damaged."""


@final
class AbleSailor:
    """Chooses for one seat of a crew."""

    def __init__(self, rules: PiratesRules) -> None:
        self.rules = rules

    def choose(self, view: View, dice: Dice) -> Action | None:
        if not view.legal:
            return None
        state = self.seen(view)
        if state.agenda.phase == BRIEFING:
            return view.legal[0]
        if state.clock.stands == PAUSED:
            return None
        if state.clock.choice:
            return self.chosen(state, view)
        if state.clock.stands == HELD:
            return view.legal[-1]
        if state.agenda.phase != SAILING:
            return None
        return Watch(state, view, dice).next_deed()

    def seen(self, view: View) -> PiratesState:
        """The voyage as this sailor sees it; the view is a copy already."""
        public: Any = view.public
        assert isinstance(public, PiratesPublic)
        voyage = self.rules.voyage(public.players, public.options)
        public.clock.now = max(public.clock.now, view.at)
        return PiratesState(voyage, public.ship, public.sea, public.sand, public.clock, public.log, public.agenda)

    def chosen(self, state: PiratesState, view: View) -> Action | None:
        """A choice that the crew owes: the cork where it hurts least, the card that is least use."""
        best, found = NEVER, None
        chart = Chart(state)
        for action in view.legal:
            worth = choice_worth(chart, action)
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


def space_need(chart: Chart, space: Space) -> int:
    """How much a space is missed when it is damaged."""
    need = AREA_NEED[AREA_OF[space]]
    cannon = CANNON_OF[space]
    return need + 10 if cannon >= 0 and chart.state.ship.loaded & BIT[cannon] else need


@final
class Watch:
    """One sailor's look at the deck, at one moment."""

    def __init__(self, state: PiratesState, view: View, dice: Dice) -> None:
        self.state = state
        self.view = view
        self.dice = dice
        self.chart = Chart(state)

    def next_deed(self) -> Action | None:
        """Perform with what is ready, else set what is free, else watch the sand."""
        best, found = 0, None
        for action in self.view.legal:
            worth = self.perform_worth(action)
            if worth > best:
                best, found = worth, action
        return found or self.next_place()

    def next_place(self) -> Action | None:
        best, found = 0, None
        for action in self.view.legal:
            worth = self.place_worth(action)
            if worth > best:
                best, found = worth, action
        return found

    # --- performing ---

    def perform_worth(self, action: Action) -> int:
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
        chart, ship = self.chart, self.state.ship
        if isinstance(action, actions.SetSails):
            course = course_of(ship.heading, ship.sails + action.step)
        elif isinstance(action, actions.Turn):
            course = course_of((ship.heading + action.sectors) % SECTORS, ship.sails)
        else:
            return NEVER
        if self.lies_in_wait():
            return NEVER
        return chart.pull(course) - self.staying()

    def lies_in_wait(self) -> bool:
        """Whether the goal of the round is one deed away, and put off."""
        return any(self.is_too_early(course) for course in WAYS[self.chart.here])

    def is_too_early(self, course: int) -> bool:
        """A goal that ends only the round can wait while there is time to sink and to mend."""
        state = self.state
        if not state.voyage.chapter.each_round or is_last_round(state) or self.chart.left() < HOLD_UNTIL:
            return False
        return self.chart.ends_the_round(course) and (self.prey() > 0 or state.ship.corks != 0)

    def staying(self) -> int:
        """What this course is worth while others still want to use it."""
        chart = self.chart
        busy = self.gun_hopes() + self.fetch_hopes()
        return max(chart.pull(chart.here) * 97 // 100, busy)

    def gun_hopes(self) -> int:
        """Shots that are about to be fired from where the ship lies."""
        hopes = 0
        for timer in range(len(self.state.sand.at)):
            space = self.state.sand.at[timer]
            if 0 <= space < SHIP_SPACES and CANNON_OF[space] >= 0 and self.is_soon(timer):
                target = self.target_of(space)
                if target >= 0 and self.state.ship.loaded & BIT[CANNON_OF[space]]:
                    hopes += self.chart.target_worth(target) + 100
        return hopes

    def fetch_hopes(self) -> int:
        hopes = 0
        for timer in range(len(self.state.sand.at)):
            space = self.state.sand.at[timer]
            if space >= SHIP_SPACES and self.is_soon(timer) and self.is_pointed(space - SHIP_SPACES):
                hopes += self.chart.fetch_worth(space - SHIP_SPACES)
        return hopes

    def is_pointed(self, position: int) -> bool:
        kind, ship = self.state.sea.kinds[position], self.state.ship
        speed = self.chart.content.speed[kind]
        return speed == ship.sails and position // SLOTS == ship.heading

    def is_soon(self, timer: Timer) -> bool:
        sand = self.state.sand
        return sand.at[timer] != FREE and sand.ends[timer] - ship_time(self.state, self.state.clock.now) <= SOON

    def target_of(self, space: Space) -> int:
        """The best card before a cannon, or -1."""
        sector = (self.state.ship.heading + OFFSET_OF[AREA_OF[space]]) % SECTORS
        return self.chart.best_target(sector, self.state.ship.sails)

    def fire_worth(self, action: actions.Fire) -> int:
        worth = self.chart.target_worth(action.position)
        if not worth:
            return NEVER
        kind = self.state.sea.kinds[action.position]
        if action.powder:
            life = self.chart.content.life[kind] - self.state.sea.wounds[action.position]
            return worth + (205 if life > 1 and self.chart.sinks_for_goal(kind) else 150)
        return worth + 200

    def look_worth(self, position: int) -> int:
        """A card where the ship wants to go, before one elsewhere."""
        toward = self.chart.destination() // SPEEDS
        return (30 if position // SLOTS == toward else 0) + self.chart.unknown[position // SLOTS] + self.dice.below(8)

    def load_worth(self, action: actions.Load) -> int:
        return sum(self.cannon_worth(cannon) for cannon in (action.first, action.second) if cannon >= 0)

    def cannon_worth(self, cannon: int) -> int:
        """A ball is best in an undamaged cannon of a side that will have something to shoot at."""
        space = CANNON_SPACE[cannon]
        if self.state.ship.corks & BIT[space]:
            return 5
        there = self.chart.destination() // SPEEDS
        sector = (there + OFFSET_OF[AREA_OF[space]]) % SECTORS
        worth = 40 if self.chart.best_target(sector, self.chart.destination() % SPEEDS) >= 0 else 20
        return worth + (15 if space in self.state.sand.at else 0)

    def mend_worth(self, action: Action) -> int:
        if isinstance(action, actions.Repair):
            return 100 + (space_need(self.chart, action.space) if action.space != NO_SPACE else 0)
        if isinstance(action, actions.Salvage):
            return 90 if action.space == NO_SPACE else 80 + space_need(self.chart, action.space)
        return NEVER

    def give_up_worth(self, action: actions.TakeBack) -> int:
        """Better than standing about, unless somebody is just about to change things, or the round is nearly over."""
        timer = action.timer
        space = self.state.sand.at[timer]
        if self.chart.left() < self.sand_of(timer) or self.waits_for_goal(space):
            return NEVER
        if space >= SHIP_SPACES and self.chart.fetch_worth(space - SHIP_SPACES) > 500 and self.course_can_change():
            return NEVER
        return NEVER if self.others_act_soon(timer) or self.is_worth_waiting(timer, space) else 1

    def is_worth_waiting(self, timer: Timer, space: Space) -> bool:
        """Whether somebody is on the way to make this timer useful, before it could be of use elsewhere."""
        if space >= SHIP_SPACES:
            return False
        area = AREA_OF[space]
        if CANNON_OF[space] >= 0:
            return self.gun_is_worth_waiting(timer, space)
        if area == HELM:
            return self.steps()[1] > 0 and self.soonest(timer, SAILS) <= PATIENCE
        return area == SAILS and self.steps()[0] > 0 and self.soonest(timer, HELM) <= PATIENCE

    def gun_is_worth_waiting(self, timer: Timer, space: Space) -> bool:
        chart = self.chart
        goal = chart.destination()
        there = (goal // SPEEDS + OFFSET_OF[AREA_OF[space]]) % SECTORS
        if chart.best_target(there, goal % SPEEDS) < 0 or self.steps_missing() or self.lies_in_wait():
            return False
        wait = 0
        if goal != chart.here:
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

    def sand_of(self, timer: Timer) -> int:
        content = self.chart.content
        return content.cursed_sand if self.state.sand.cursed & BIT[timer] else content.sand

    # --- placing ---

    def place_worth(self, action: Action) -> int:
        if not isinstance(action, actions.Place):
            return NEVER
        if self.chart.left() <= self.sand_of(action.timer) + 1000:
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

    def standing_in(self, area: int) -> int:
        """How many timers already stand in an area."""
        return sum(1 for space in self.state.sand.at if 0 <= space < SHIP_SPACES and AREA_OF[space] == area)

    def steps(self) -> list[int]:
        """The speeds and headings on the way to the destination: how many sails, how many turns."""
        chart = self.chart
        goal = chart.destination()
        sails = turns = 0
        course = chart.here
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
        """Deeds on the way to the destination that nobody stands ready for."""
        sails, turns = self.steps()
        return max(0, sails - self.standing_in(SAILS)) + max(0, turns - self.standing_in(HELM))

    def urgency(self) -> int:
        """How much the destination is worth, beside where the ship is."""
        chart = self.chart
        return max(0, min(1000, chart.worth[chart.destination()]))

    def sails_need(self) -> int:
        missing = self.steps()[0] - self.standing_in(SAILS)
        if missing > 0:
            return SAILS_NEED + self.urgency() // URGE
        return SAILS_IDLE if not self.standing_in(SAILS) else 6

    def helm_need(self) -> int:
        missing = self.steps()[1] - self.standing_in(HELM)
        if missing > 0:
            return HELM_NEED + self.urgency() // URGE
        return HELM_IDLE

    def look_need(self) -> int:
        if self.chart.hidden <= self.standing_in(LOOKOUT):
            return 0
        return LOOK_NEED + self.chart.unknown_worth(by_bow=False) // (2 + 2 * self.standing_in(LOOKOUT))

    def load_need(self) -> int:
        """Balls are missed where there is, or will be, something to shoot at."""
        ship = self.state.ship
        usable = [
            cannon
            for cannon in range(CANNONS)
            if ship.spaces & BIT[CANNON_SPACE[cannon]] and not ship.corks & BIT[CANNON_SPACE[cannon]]
        ]
        empty = [cannon for cannon in usable if not ship.loaded & BIT[cannon]]
        if not empty or ship.loaded.bit_count() >= 4 or not self.prey():
            return 3
        return LOAD_NEED + LOAD_EACH * min(2, len(empty)) + self.prey() // URGE - LOAD_LESS * ship.loaded.bit_count()

    def prey(self) -> int:
        """How much there is to shoot at, seen or not."""
        chart = self.chart
        worth = max(chart.target_worth(position) for position in range(SECTORS * SLOTS))
        for kind, number in enumerate(self.state.sea.hidden):
            if number and chart.content.life[kind] and (chart.content.shots[kind] or chart.sinks_for_goal(kind)):
                worth = max(worth, 60 if not chart.sinks_for_goal(kind) else 300)
        return worth

    def gun_need(self, space: Space) -> int:
        """A loaded cannon that has a target now, or will have one where the ship is going."""
        chart, ship = self.chart, self.state.ship
        if not ship.loaded & BIT[CANNON_OF[space]]:
            return GUN_TO_LOAD if self.standing_in(CANNONBALLS) and self.prey() > 100 else 2
        goal = chart.destination()
        there = (goal // SPEEDS + OFFSET_OF[AREA_OF[space]]) % SECTORS
        target = chart.best_target(there, goal % SPEEDS)
        now = self.target_of(space)
        later = chart.target_worth(target) if target >= 0 else 0
        if self.steps_missing():
            later = later * LATER // 100
        worth = max(later, chart.target_worth(now) * 2 // 3 if now >= 0 else 0)
        return GUN_NEED + worth // 4 if worth else 8

    def mend_need(self, timer: Timer) -> int:
        corks = self.state.ship.corks.bit_count()
        if self.state.sand.cursed & BIT[timer]:
            return 75
        left = corks - self.standing_in(REPAIRS) - self.salvaging()
        if left <= 0:
            return 0
        worst = max(space_need(self.chart, space) for space in range(SHIP_SPACES) if self.state.ship.corks & BIT[space])
        return CORK_WORTH[corks] // 2 + worst // 2 + MEND_NEED

    def salvaging(self) -> int:
        content = self.chart.content
        return sum(
            1
            for space in self.state.sand.at
            if space >= SHIP_SPACES and content.space[self.state.sea.kinds[space - SHIP_SPACES]] == SALVAGE
        )

    def card_space_worth(self, position: int) -> int:
        chart = self.chart
        verb = chart.content.space[self.state.sea.kinds[position]]
        if verb == SALVAGE:
            corks = self.state.ship.corks.bit_count() - self.standing_in(REPAIRS) - self.salvaging()
            if corks > 0:
                return CORK_WORTH[self.state.ship.corks.bit_count()] // 2 + WRECK_NEED
            return POWDER_NEED if self.prey() > 150 and self.state.ship.aboard[POWDER] < 2 else 12
        worth = chart.fetch_worth(position)
        if verb not in (BOARD, LAND) or worth < 500:
            return 5 if verb == BOARD else 0
        course = course_of(position // SLOTS, chart.content.speed[self.state.sea.kinds[position]])
        far = DISTANCE[chart.here][course]
        if chart.destination() == course:
            far = self.steps_missing()
        return FETCH_NEED - FETCH_FAR * far if far <= 4 else 20

"""One scripted round of A Tale of Pirates for pirates_rounds.py: a chapter of its own, and a crew that goes through
fixed stations, each sailor a moment after the sand is down. However it is driven, the round comes out the same.

Everything happens at whole tenths of a second, so that a clock that ticks ten times a second can do it too."""

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from saltsea.games.pirates.chapters.data import chapter_from
from saltsea.games.pirates.definition import CONTENT, read_content
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import content_from
from saltsea.games.pirates.engine.state import FREE, PiratesState
from saltsea.games.pirates.rules.ship import BIT
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Action, Event
from saltsea.kernel.record import state_hash
from saltsea.kernel.step import Trace, act, run_out, settle

TIMERS = 4
TICK = 100
REACTION = 1000
NEVER = 1 << 60
SEED = "round 34"
"""Decides the cards and the dice: in this round everything that a sailor can do is done."""
CANNONBALLS, RIGHT_1, RIGHT_2, SAILS_1, SAILS_2, HELM, LOOKOUT, LEFT_1, LEFT_2, REPAIRS = range(10)
STATIONS = (
    (HELM, SAILS_1, LOOKOUT, SAILS_2, REPAIRS),
    (CANNONBALLS, RIGHT_1, CANNONBALLS, LEFT_1, RIGHT_2),
    (SAILS_2, RIGHT_2, REPAIRS, LEFT_2, SAILS_1),
    (REPAIRS, LOOKOUT, CANNONBALLS, HELM, LEFT_2),
)
"""Where each sailor goes, over and over again."""
TEXT = {"en": "x", "fr": "x"}
CHAPTER: dict[str, Any] = {
    "id": "chapter.bench",
    **dict.fromkeys(("title", "story", "news", "won", "lost"), TEXT),
    "life": 5,
    "corks": 2,
    "goal": {"stages": [[{"do": "sink", "card": "flagship", "times": 1}]]},
    "fleet": {"flagship": 1},
    "events": ["gust", "current", "wet-powder", "good-omen", "rum"],
    "rounds": [
        {
            "seconds": 180,
            "deal": {"flagship": 1, "brigantine": 2, "corvette": 1, "merchant": 1, "rocks": 2, "fog": 2, "fog-bank": 1},
            "events": 2,
        }
    ],
}


EVERYTHING = ("ShipTurned", "SailsSet", "LookedOut", "Loaded", "Fired", "Repaired")


def made() -> PiratesRules:
    content = content_from(read_content(CONTENT))
    return PiratesRules(content, [chapter_from(CHAPTER, content)], "bench")


class Counting(Trace):
    """Counts what happens."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def happened(self, event: Event) -> None:
        self.counts[type(event).__name__] += 1


class Crew:
    """Four sailors with a timer each. `wakes` is when each of them acts next."""

    def __init__(self, rules: PiratesRules, trace: Trace) -> None:
        self.rules = rules
        self.trace = trace
        self.dealer = QuickDealer(dice_for(SEED))
        self.state: PiratesState = rules.setup(TIMERS, {"chapter": "bench"})
        self.wakes: list[int | None] = [None] * TIMERS
        self.visits = [0] * TIMERS
        settle(rules, self.state, self.dealer, self.trace)
        self.do(0, rules.menu.start, 0)

    def do(self, seat: int, action: Action, at: int) -> None:
        act(self.rules, self.state, seat, action, at, self.dealer, self.trace)

    def is_over(self) -> bool:
        return self.rules.outcome(self.state) is not None

    def deadline(self) -> int | None:
        return None if self.is_over() else self.rules.next_deadline(self.state)

    def look(self, at: int) -> None:
        """Let every deadline up to now act: they come before what anybody does at the same time."""
        due = self.deadline()
        while due is not None and due <= at:
            run_out(self.rules, self.state, due, self.dealer, self.trace)
            due = self.deadline()

    def notice(self, now: int) -> None:
        """A sailor with a timer in hand, or one whose sand is down, will act after a moment of their own."""
        sand = self.state.sand
        for timer in range(TIMERS):
            if self.wakes[timer] is None and (sand.at[timer] == FREE or sand.ready & BIT[timer]):
                self.wakes[timer] = now + REACTION + TICK * timer

    def next_wake(self) -> tuple[int, int]:
        """When the next sailor acts, and which; never, if none waits."""
        return min((NEVER if wake is None else wake, timer) for timer, wake in enumerate(self.wakes))

    def command(self, timer: int, now: int) -> None:
        """Perform or take back, and go to the next station that is open."""
        self.look(now)
        self.wakes[timer] = None
        if self.state.sand.at[timer] != FREE:
            ready = self.ways(timer)
            if ready:
                self.do(timer, self.best(ready), now)
        places = {action.space: action for action in self.ways(timer) if isinstance(action, actions.Place)}
        for _ in STATIONS[timer]:
            space = STATIONS[timer][self.visits[timer] % len(STATIONS[timer])]
            self.visits[timer] += 1
            if space in places:
                return self.do(timer, places[space], now)
        return None

    def ways(self, timer: int) -> list[Action]:
        """What this sailor may do with the timer."""
        return [action for action in self.rules.legal(self.state, timer) if getattr(action, "timer", -1) == timer]

    def best(self, ways: list[Action]) -> Action:
        """Middle speeds, full loads, else whatever comes first; taking back comes last."""
        sails = self.state.ship.sails
        for action in ways:
            if isinstance(action, actions.SetSails) and action.step == (1 if sails < 2 else -1):
                return action
            if isinstance(action, actions.Load) and action.second >= 0:
                return action
        return ways[0]

    def hash(self) -> str:
        return state_hash(self.rules, self.state)


# --- three ways to drive it ---


def by_deadlines(crew: Crew, until: int = NEVER) -> None:
    """Jump from one deadline or sailor to the next."""
    now = 0
    while now < until and not crew.is_over():
        crew.notice(now)
        due, (wake, timer) = crew.deadline(), crew.next_wake()
        if due is not None and due <= wake:
            now = due
            crew.look(due)
        else:
            now = wake
            crew.command(timer, wake)


def by_ticks(crew: Crew) -> None:
    """Look at the clock ten times a second."""
    now = 0
    while not crew.is_over():
        crew.look(now)
        crew.notice(now)
        for timer in range(TIMERS):
            if crew.wakes[timer] == now and not crew.is_over():
                crew.command(timer, now)
                crew.notice(now)
        now += TICK


def by_simpy(crew: Crew) -> None:
    """SimPy's way: a process for each sailor and one for the clock, and events to wait for."""
    library: Any = importlib.import_module("simpy")
    Voyage(library.Environment(), crew).run()


class Voyage:
    """The processes of one round in SimPy."""

    def __init__(self, env: Any, crew: Crew) -> None:  # noqa: ANN401 (a foreign library's own objects)
        self.env = env
        self.crew = crew
        self.changed = env.event()
        self.called = [env.event() for _ in range(TIMERS)]

    def run(self) -> None:
        for timer in range(TIMERS):
            self.env.process(self.sailor(timer))
        self.tell()
        self.env.run(until=self.env.process(self.clock()))

    def clock(self) -> Iterator[Any]:
        """Sleeps until the next deadline, unless something changes before."""
        while not self.crew.is_over():
            due = self.crew.deadline()
            if due is None:
                yield self.changed
            elif due > self.env.now:
                yield self.changed | self.env.timeout(due - self.env.now)
            if due is not None and due <= self.env.now:
                self.crew.look(due)
                self.tell()

    def sailor(self, timer: int) -> Iterator[Any]:
        """Waits for a timer in hand or ready, then for the moment that people take."""
        while True:
            yield self.called[timer]
            self.called[timer] = self.env.event()
            yield self.env.timeout((self.crew.wakes[timer] or 0) - self.env.now)
            if not self.crew.is_over():
                self.crew.command(timer, self.env.now)
                self.tell()

    def tell(self) -> None:
        """Something has changed: the clock looks again, and every sailor with something to do is called."""
        before = self.crew.wakes[:]
        self.crew.notice(self.env.now)
        for timer in range(TIMERS):
            if before[timer] is None and self.crew.wakes[timer] is not None:
                self.called[timer].succeed()
        self.changed.succeed()
        self.changed = self.env.event()


WAYS: dict[str, Callable[[Crew], None]] = {
    "deadline loop": by_deadlines,
    "SimPy": by_simpy,
    "100 ms tick": by_ticks,
}

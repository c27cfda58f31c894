"""Leads a pupil through what is new in a chapter, done on the ship before the sand runs: clock and sand wait for every
deed, events come one after the other, and the last deed reaches the goal of this small sea."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from saltsea.games.pirates.engine.actions import (
    Board,
    Continue,
    Land,
    Pause,
    Repair,
    Resume,
    Salvage,
    SetSails,
    Turn,
)
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import NO_CARD, NOTHING, WON, PiratesState
from saltsea.games.pirates.events.crew_events import HullHeld, NeedDropped
from saltsea.games.pirates.events.round_events import EventCame, EventDone
from saltsea.games.pirates.events.sea_events import Struck, Whirled
from saltsea.games.pirates.lesson.deeds import (
    CHOICES,
    GONE,
    HIDDEN,
    HIT,
    OWED,
    SPARED,
    SPUN,
    SUNK,
    Deed,
    is_meant,
    lie,
    path_of,
    where_lies,
)
from saltsea.games.pirates.lesson.lesson import instead_of, is_held, is_paused
from saltsea.games.pirates.lesson.practice_script import PRACTICES, Drilled
from saltsea.games.pirates.lesson.script import PAUSE
from saltsea.games.pirates.lesson.steps import LessonTable
from saltsea.games.pirates.rules.ship import NO_SPACE, POSITIONS
from saltsea.games.pirates.view.names import NEEDS
from saltsea.kernel.chance import named_seed
from saltsea.kernel.lesson import no_lesson, other_step
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat
from saltsea.lesson import Guide, Page, actions_done, hint_of
from saltsea.view import Advice

PUPIL: Final[Seat] = 0
PLAYERS: Final = 1
SPEED: Final = 1000
"""In hundredths: what sand runs here is only to be seen."""
TEXTS: Final = "practice-pirates-"
FREE: Final = (Pause, Resume, Continue, *CHOICES)
"""What belongs to no deed."""
REFUSALS: Final = "refusal-pirates-practice-"
OWN_WORDS: Final = (Board, Land, Repair, Salvage, SetSails, Turn)
"""What a practice asks for in its own words, where another thing was tried."""
IDLE: Final = (EventDone, NeedDropped)
"""What comes of an event that finds nothing to do."""

Choose = Callable[[list[Action]], Action]


def practice_options(chapter: int) -> Options:
    """One player with all timers, at the level at which events stop the clock."""
    return {"chapter": f"practice-{chapter}", "level": "deckhand", "timers": 4}


def practice_of(rules: PiratesRules, chapter: int) -> "Practice":
    """What leads through the cove of a chapter."""
    return Practice(rules, chapter, PRACTICES[chapter - 1])


def first(possible: list[Action]) -> Action:
    return possible[0]


class Practice(Guide):
    """What is new in one chapter, deed by deed."""

    def __init__(self, rules: PiratesRules, chapter: int, drilled: Drilled) -> None:
        self.rules = rules
        self.chapter = chapter
        self.drilled = drilled
        self.table = LessonTable(PLAYERS, practice_options(chapter), SPEED)

    # --- the deal ---

    def deal(self) -> Match | Refusal:
        """The sea with everything made ready; a box whose cards do not fit the script has no practice."""
        found = self.made_ready(self.drilled.seed) if self.fits else None
        return no_lesson() if found is None else found

    @cached_property
    def fits(self) -> bool:
        """Whether the script comes true with these cards: tried once."""
        match = self.made_ready(self.drilled.seed)
        return match is not None and self.rehearse(match)

    def made_ready(self, seed: int) -> Match | None:
        """The voyage as the pupil finds it; None if this deal does not let it be made ready before an event comes."""
        name = named_seed(f"practice {self.chapter}/{seed}")
        match = start(self.rules, self.table.players, self.table.options, name)
        if isinstance(match, Refusal):
            return None
        for words in self.drilled.made_ready:
            if not self.do(match, words):
                return None
        while self.is_sand_running(match.state):
            if not self.wait(match):
                return None
        return match

    def do(self, match: Match, words: str) -> bool:
        """Do the first thing that is meant, as soon as it is possible."""
        found = self.meant(match, words)
        while not found:
            if not self.wait(match):
                return False
            found = self.meant(match, words)
        return not isinstance(match.submit(PUPIL, found[0], match.now()), Refusal)

    def wait(self, match: Match) -> bool:
        """Let time pass to what comes next; an event, or nothing to wait for, is a no."""
        deadline = self.rules.next_deadline(match.state)
        if deadline is None or not self.is_sand_running(match.state):
            return False
        match.look(deadline)
        return not is_held(match.state)

    @staticmethod
    def is_sand_running(state: PiratesState) -> bool:
        standing = sum(at >= 0 for at in state.sand.at)
        return standing > state.sand.ready.bit_count()

    def rehearse(self, match: Match, choose: Choose = first) -> bool:
        """Whether the whole script can be done in this voyage, with the ends that it promises."""
        while not match.is_over():
            deed, state = self.next_deed(match), match.state
            owed = self.choices(match)
            if owed:
                match.submit(PUPIL, choose(owed), match.now())
            elif is_held(state):
                match.submit(PUPIL, self.rules.menu.go_on, match.now())
            elif deed is not None and self.possible(match, deed):
                if not self.comes_true(match, deed, choose(self.possible(match, deed))):
                    return False
            elif not self.is_waiting_for_time(match, deed) or not self.passes(match):
                return False
        return self.next_deed(match) is None and match.state.log.result == WON

    def is_waiting_for_time(self, match: Match, deed: Deed | None) -> bool:
        """Whether the next deed waits for sand or for an event."""
        waits = deed is not None and deed.waits and bool(match.state.clock.moments)
        return self.rules.next_deadline(match.state) is not None and (waits or self.is_sand_running(match.state))

    def passes(self, match: Match) -> bool:
        """Let time pass to what comes next. An event that does nothing to this ship shows nothing: that is a no."""
        heard = len(match.lines)
        match.look(self.rules.next_deadline(match.state) or 0)
        return not any(isinstance(event, IDLE) for line in match.lines[heard:] for event in line.events)

    def comes_true(self, match: Match, deed: Deed, action: Action) -> bool:
        """Do it, and see whether the sea lies and what came of it is as the script says."""
        if deed.is_last_hidden and len(lie(match.state, HIDDEN)) != 1:
            return False
        before = match.state.copy()
        match.submit(PUPIL, action, match.now())
        if any(isinstance(event, Struck) for event in match.lines[-1].events) and deed.ends != SPARED:
            return False  # a pupil who does what is pointed at runs onto no rocks
        return not deed.ends or deed.ends == result_of(before, match, action)

    # --- a voyage ---

    def next_deed(self, match: Match) -> Deed | None:
        place = actions_done(match, FREE) - len(self.drilled.made_ready)
        return self.drilled.deeds[place] if place < len(self.drilled.deeds) else None

    def meant(self, match: Match, words: str) -> list[Action]:
        legal = self.rules.legal(match.state, PUPIL)
        return [action for action in legal if is_meant(match.state, action, words)]

    def possible(self, match: Match, deed: Deed) -> list[Action]:
        """What does this deed now. The first one is shown; another timer does as well."""
        if is_held(match.state) or (deed.waits and match.state.clock.moments):
            return []
        found = self.meant(match, deed.words)
        return found if deed.words.startswith("Place ") else found[:1]

    def choices(self, match: Match) -> list[Action]:
        """What the crew owes now: it is chosen without hurry."""
        return [one for one in self.rules.legal(match.state, PUPIL) if isinstance(one, CHOICES)]

    def check(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        deed = self.next_deed(match)
        if deed is None or seat != PUPIL or isinstance(action, FREE):
            return None
        possible = self.possible(match, deed)
        if not possible:
            return other_step("refusal-pirates-lesson-wait", {})
        return None if action in possible else instead_of(self.rules, possible[0], refusals_for(possible[0]))

    def move(self, match: Match, seat: Seat) -> Action | None:
        """The pupil sails alone."""
        del match, seat
        return None

    def holds(self, match: Match) -> bool:
        deed = self.next_deed(match)
        return bool(self.choices(match)) or (deed is not None and bool(self.possible(match, deed)))

    # --- what is read ---

    def advice(self, match: Match, seat: Seat) -> Advice:
        deeds = self.drilled.deeds
        number = min(len(deeds), len(deeds) if match.is_over() else self.number_of(match))
        pages = self.pages(match) if seat == PUPIL else []
        return Advice([hint_of(page, "pirates") for page in pages], number, len(deeds))

    def number_of(self, match: Match) -> int:
        return actions_done(match, FREE) - len(self.drilled.made_ready) + 1

    def pages(self, match: Match) -> list[Page]:
        deed, state = self.next_deed(match), match.state
        if match.is_over() or deed is None:
            return [Page(f"{TEXTS}{'left' if deed else 'done'}")]
        if owed := self.choices(match):
            need = NEEDS[state.agenda.need - 1] if state.agenda.need != NOTHING else "cork"
            return [Page(f"{TEXTS}choose-{need}", rule="D4", path=path_of(state, owed[0]))]
        if is_held(state):
            return [self.event_page(match)]
        if is_paused(state):
            return [PAUSE]
        if possible := self.possible(match, deed):
            return pages_of(state, deed, possible[0])
        return [Page(f"{TEXTS}wait")]

    def event_page(self, match: Match) -> Page:
        """An event has stopped clock and sand: its own rule is one touch away."""
        came = [event.happening for line in match.lines for event in line.events if isinstance(event, EventCame)]
        return Page(
            "practice-pirates-event", rule=f"event.{self.rules.data.events[came[-1]]}", path=("choice-Continue",)
        )


def refusals_for(wanted: Action) -> str:
    """What a refusal begins with: the lesson speaks of its Passage and of corks, which a practice may not have."""
    if isinstance(wanted, Repair) and wanted.space != NO_SPACE:
        return "refusal-pirates-lesson-"
    return REFUSALS if isinstance(wanted, OWN_WORDS) else "refusal-pirates-lesson-"


def pages_of(state: PiratesState, deed: Deed, action: Action) -> list[Page]:
    """What is looked at first, where there is such a thing; and what is done."""
    points = tuple(filter(None, (where_lies(state, point, action) for point in deed.points)))
    path = path_of(state, action)
    if not points:
        return [Page(f"{TEXTS}{deed.text}", rule=deed.rule, path=path)]
    return [Page(f"{TEXTS}{deed.text}", points, deed.rule), Page(f"{TEXTS}{type(action).__name__}", path=path)]


def result_of(before: PiratesState, match: Match, action: Action) -> str:
    """What a deed has led to, in the words of the script."""
    after = match.state
    seen = {type(event) for event in match.lines[-1].events}
    if after.agenda.need != NOTHING:
        return OWED
    if seen & {Whirled, HullHeld}:
        return SPUN if Whirled in seen else SPARED
    position = getattr(action, "position", None)
    if position is None:
        lost = [place for place in range(POSITIONS) if before.sea.kinds[place] != NO_CARD == after.sea.kinds[place]]
        return GONE if lost else ""
    if after.sea.kinds[position] == NO_CARD:
        return SUNK if before.sea.up >> position & 1 else GONE
    return HIT if after.sea.wounds[position] > before.sea.wounds[position] else ""

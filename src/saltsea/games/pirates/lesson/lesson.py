"""Leads a pupil through the script. How far the lesson is, the lines of the match say; nothing else is kept."""

from functools import cached_property
from typing import Final

from saltsea.games.pirates.engine.actions import Continue, Pause, Resume
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import FREE as IN_HAND
from saltsea.games.pirates.engine.state import HELD, PAUSED, PiratesState
from saltsea.games.pirates.lesson.script import EVENT, LEFT, OPTIONS, PAUSE, SCRIPT, SEED, SPEED, WATCHING, WON
from saltsea.games.pirates.lesson.steps import OWN, PLAYERS, PUPIL, PUPIL_TIMER, LessonTable, Step, action_of
from saltsea.games.pirates.view.names import space_name
from saltsea.games.pirates.view.views import PiratesViews
from saltsea.kernel.chance import named_seed
from saltsea.kernel.lesson import no_lesson, other_step
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.seat import Seat
from saltsea.lesson import Guide, Page, actions_done, hint_of
from saltsea.view import Advice

FREE: Final = (Pause, Resume, Continue)
"""What the pupil may do at any time: it belongs to no step."""
UNSAID: Final = ("timer", "powder")
"""What a refusal need not name: each player has one timer, and there is no Powder in the bay."""
OWN_STEPS: Final = [place for place, step in enumerate(SCRIPT) if step.pages]
"""The places of the pupil's own steps."""


class Lesson(Guide):
    """The lesson of the pirates: its deal, and what it says and lets through at each step."""

    def __init__(self, rules: PiratesRules) -> None:
        self.rules = rules
        self.views = PiratesViews(rules)
        self.table = LessonTable(PLAYERS, OPTIONS, SPEED)

    # --- the deal ---

    def deal(self) -> Match | Refusal:
        """The voyage before its first round; a box whose cards do not fit the script has no lesson."""
        return self.begun() if self.fits else no_lesson()

    @cached_property
    def fits(self) -> bool:
        """Whether the script can be sailed with these cards: tried once, since it takes as long as many moves."""
        rehearsal = self.begun()
        return not isinstance(rehearsal, Refusal) and self.rehearse(rehearsal)

    def begun(self) -> Match | Refusal:
        return start(self.rules, PLAYERS, OPTIONS, named_seed(SEED))

    def rehearse(self, match: Match) -> bool:
        """Whether this voyage can be sailed by the script to its end, each action as soon as it is possible."""
        while not match.is_over():
            step, state = next_step(match), match.state
            possible = [] if step is None else self.possible(match, step)
            if step is not None and possible:
                match.submit(step.seat, possible[0], match.now())
            elif is_held(state):
                match.submit(PUPIL, self.rules.menu.go_on, match.now())
            else:
                deadline = self.rules.next_deadline(state)
                if deadline is None:
                    return False
                match.look(deadline)
        return next_step(match) is None

    # --- a voyage ---

    def possible(self, match: Match, step: Step) -> list[Action]:
        """What of this step the rules allow now, in the script's order."""
        named = [self.views.action(action_of(words, step.seat)) for words in step.actions]
        found = [action for action in named if action is not None]
        return [action for action in found if match.check(step.seat, action, match.now()) is None]

    def check(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        """What to do instead of an action that is not the next one of the script."""
        step = next_step(match)
        if step is None or isinstance(action, FREE):
            return None
        possible = self.possible(match, step) if step.seat == seat else []
        if not possible:
            return other_step("refusal-pirates-lesson-wait", {})
        return None if action in possible else instead_of(self.rules, possible[0])

    def move(self, match: Match, seat: Seat) -> Action | None:
        step = next_step(match)
        possible = self.possible(match, step) if step is not None and step.seat == seat else []
        return possible[0] if possible else None

    def holds(self, match: Match) -> bool:
        return self.move(match, PUPIL) is not None

    def advice(self, match: Match, seat: Seat) -> Advice:
        """The pages of the step that the pupil is at; what to read while sand runs or a shipmate acts."""
        if match.is_over():
            return Advice([hint_of(LEFT if next_step(match) else WON, "pirates")], len(OWN_STEPS), len(OWN_STEPS))
        done = actions_done(match, FREE)
        step = next(one for one in SCRIPT[done:] if one.pages)
        number = sum(own < done for own in OWN_STEPS) + 1
        if seat != PUPIL or not self.holds(match):
            return Advice([hint_of(self.meanwhile(match, step), "pirates")], number, len(OWN_STEPS))
        hints = [hint_of(page, "pirates") for page in self.pages(match, step)]
        return Advice(hints, number, len(OWN_STEPS), step.is_coached)

    def pages(self, match: Match, step: Step) -> list[Page]:
        """All pages of a step; of a choice only those that can be chosen now."""
        found: list[Page] = [] if step.is_coached else [*step.pages]
        possible = self.possible(match, step)
        for words, page in zip(step.actions, step.pages, strict=True) if step.is_coached else ():
            if self.views.action(action_of(words, PUPIL)) in possible and page not in found:
                found.append(page)
        own = own_spot(match.state)
        return [page._replace(path=tuple(own if spot == OWN else spot for spot in page.path)) for page in found]

    def meanwhile(self, match: Match, step: Step) -> Page:
        if is_held(match.state):
            return EVENT
        if is_paused(match.state):
            return PAUSE
        return step.meanwhile or WATCHING


def next_step(match: Match) -> Step | None:
    place = actions_done(match, FREE)
    return SCRIPT[place] if place < len(SCRIPT) else None


def instead_of(rules: PiratesRules, wanted: Action, texts: str = "refusal-pirates-lesson-") -> Refusal:
    """What to do instead, in words."""
    plain = rules.vocabulary.plain(wanted)
    kind = str(plain.pop("kind"))
    details = {name: value for name, value in plain.items() if isinstance(value, int) and name not in UNSAID}
    return other_step(f"{texts}{kind}", details)


def own_spot(state: PiratesState) -> str:
    """Where the pupil's timer is to be touched: in its space, or in the hand."""
    space = state.sand.at[PUPIL]
    return PUPIL_TIMER if space == IN_HAND else f"space-{space_name(space)}"


def is_held(state: PiratesState) -> bool:
    """Whether an event has stopped clock and sand."""
    return state.clock.stands == HELD


def is_paused(state: PiratesState) -> bool:
    """Whether the pupil has stopped clock and sand."""
    return state.clock.stands == PAUSED

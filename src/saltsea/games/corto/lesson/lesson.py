"""Leads a pupil through the script. How far the lesson is, the lines of the match say; nothing else is kept."""

from typing import Final

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.lesson.script import (
    COUNTED,
    FIELDS,
    LEFT,
    OPENING,
    OPTIONS,
    PLAYERS,
    PUPIL,
    SCRIPT,
    SEED,
    WATCHING,
    Step,
)
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.chance import named_seed
from saltsea.kernel.lesson import no_lesson, other_step
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import Seat
from saltsea.lesson import Guide, Page, actions_done, hint_of
from saltsea.view import Advice, Hint

OWN: Final = [place for place, step in enumerate(SCRIPT) if step.pages]
"""The places of the pupil's own steps."""
INSTEAD: Final = {kind: f"refusal-corto-lesson-{kind}" for kind in (*FIELDS, "EndTurn")}
"""What is said instead of another action, by the kind of the one that is meant."""


class Lesson(Guide):
    """The lesson of Corto: its deal, and what it says and lets through at each step."""

    def __init__(self, rules: CortoRules) -> None:
        self.rules = rules
        self.views = CortoViews(rules)

    # --- the deal ---

    def deal(self) -> Match | Refusal:
        """The game at the pupil's first turn; a box whose cards do not fit the script has no lesson."""
        whole = self.played(SCRIPT)
        if whole is None or not whole.is_over():
            return no_lesson()
        return self.played(OPENING) or no_lesson()

    def played(self, script: tuple[Step, ...]) -> Match | None:
        """The game after these steps; None if one of them cannot be done."""
        match = start(self.rules, PLAYERS, OPTIONS, named_seed(SEED))
        if isinstance(match, Refusal):
            return None
        for step in script:
            action = self.action(step)
            if action is None or isinstance(match.submit(step.seat, action, 0), Refusal):
                return None
        return match

    def action(self, step: Step) -> Action | None:
        return self.views.action(step.action)

    # --- a game ---

    def check(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        """What to do instead of an action that is not the next one of the script."""
        step = next_step(match)
        wanted = None if step is None else self.action(step)
        if step is None or wanted is None or isinstance(action, Undo) or wanted is action:
            return None
        return instead(wanted, self.rules)

    def move(self, match: Match, seat: Seat) -> Action | None:
        step = next_step(match)
        return self.action(step) if step is not None and step.seat == seat else None

    def advice(self, match: Match, seat: Seat) -> Advice:
        """The pages of the step that the pupil is at."""
        if match.is_over():
            ended = COUNTED if next_step(match) is None else LEFT
            return Advice([hint(ended)], len(OWN), len(OWN))
        place = actions_done(match)
        number = sum(own <= place for own in OWN)
        step = next_step(match)
        pages = step.pages if step is not None and step.seat == seat == PUPIL else ()
        return Advice([hint(page) for page in pages or (WATCHING,)], number, len(OWN))


def hint(page: Page) -> Hint:
    return hint_of(page, "corto")


def next_step(match: Match) -> Step | None:
    place = actions_done(match)
    return SCRIPT[place] if place < len(SCRIPT) else None


def instead(wanted: Action, rules: CortoRules) -> Refusal:
    """What to do instead, in words."""
    plain = rules.vocabulary.plain(wanted)
    kind = str(plain.pop("kind"))
    return other_step(INSTEAD[kind], {name: value for name, value in plain.items() if isinstance(value, int)})

"""What a step of the lesson is, and how its actions are written: `Place lookout`, `Fire NE1`, by a seat's own timer."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat
from saltsea.lesson import Page

PUPIL: Final[Seat] = 0
PLAYERS: Final = 4
PUPIL_TIMER: Final = "timer-0"
OWN: Final = "own"
"""In a path: the space where the pupil's timer stands."""
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "Place": ("space",),
    "Look": ("position",),
    "Load": ("first", "second"),
    "Fire": ("position",),
    "Repair": ("space",),
    "SetSails": ("step",),
    "Turn": ("sectors",),
    "Cork": ("space",),
}
"""What stands behind each kind of action in the script."""
TIMED: Final = ("Place", "Look", "Load", "Fire", "Repair", "SetSails", "Turn")
"""What is done with a timer: each player of the lesson has one, with the number of the seat."""


class LessonTable(NamedTuple):
    """The table of a lesson: its players, options and speed in hundredths."""

    players: int
    options: Options
    speed: int


class Step(NamedTuple):
    """What one seat does next: one of several actions that are as good as each other. A pupil's own has pages."""

    seat: Seat
    actions: tuple[str, ...]
    pages: tuple[Page, ...] = ()
    is_coached: bool = False
    """Whether the pages are things to choose from, one for each action, and not read one after the other."""
    meanwhile: Page | None = None
    """What is read until this step can be done: the sand runs, or a shipmate acts."""


def action_of(words: str, seat: Seat) -> dict[str, str | int]:
    """An action of the script as clients name it."""
    kind, *values = words.split()
    given = [int(value) if value.lstrip("-").isdigit() else value for value in values]
    found: dict[str, str | int] = {"kind": kind, **dict(zip(FIELDS.get(kind, ()), given, strict=True))}
    if kind == "Fire":
        found["powder"] = 0
    return {**found, "timer": seat} if kind in TIMED else found


def asked(action: str, *pages: Page, meanwhile: Page | None = None) -> Step:
    """The pupil reads these pages, of which the last one asks for the action."""
    return Step(PUPIL, (action,), pages, meanwhile=meanwhile)


def coached(choices: Mapping[str, Page], meanwhile: Page | None = None) -> Step:
    """The pupil chooses; the first of these is the best now."""
    return Step(PUPIL, tuple(choices), tuple(choices.values()), is_coached=True, meanwhile=meanwhile)


def mate(seat: Seat, *actions: str) -> Step:
    """A shipmate does the first of these that can be done: what the pupil has left."""
    return Step(seat, actions)

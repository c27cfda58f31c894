"""What happens in the lesson, action by action, and what the pupil reads before each of their own.

The deal is fixed by a seed that was searched for: four cards that show every kind, and an opponent who takes the lead
twice. `Lesson` in `lesson.py` leads through it; a test plays it to the end."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat
from saltsea.lesson import Page

PUPIL: Final[Seat] = 0
OPPONENT: Final[Seat] = 1
PLAYERS: Final = 2
SEED: Final = "lesson 101250"
OPTIONS: Final[Options] = {"strips": "DFE", "order": "given", "length": 6, "open_scores": "on"}
"""Short strips, so that two of them are full after seven turns, and quests that ask nothing of a player."""


class Step(NamedTuple):
    """One action of the script, in names; a pupil's own has pages, of which the last one asks for it."""

    seat: Seat
    action: Mapping[str, str | int]
    pages: tuple[Page, ...] = ()


def did(seat: Seat, *actions: str) -> tuple[Step, ...]:
    """Actions without a word: `Play D4`, `Hit a3 0`."""
    return tuple(Step(seat, action_of(words)) for words in actions)


def asked(action: str, *pages: Page) -> Step:
    return Step(PUPIL, action_of(action), pages)


FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "Play": ("card",),
    "Place": ("square",),
    "Mark": ("square",),
    "Move": ("square",),
    "Hit": ("square", "owner"),
    "Draw": ("adventure",),
}
"""What stands behind each kind of action in the script."""


def action_of(words: str) -> Mapping[str, str | int]:
    kind, *values = words.split()
    given = [int(value) if value.isdigit() else value for value in values]
    return {"kind": kind, **dict(zip(FIELDS.get(kind, ()), given, strict=True))}


OPENING: Final = (
    *did(PUPIL, "Mark a2", "Draw D", "Draw F", "Draw F", "Draw D"),
    *did(OPPONENT, "Mark b2", "Draw F", "Draw D", "Draw F", "Draw D"),
)
"""Played before the pupil comes: first markers and first cards."""

FIRST_TURN: Final = (
    asked(
        "Play D3",
        Page("lesson-corto-goal", ("player-0", "player-1")),
        Page("lesson-corto-markers", ("square-a2",), "V1", {"card": "D2"}),
        Page("lesson-corto-play", ("card-D3",), "T1", {"card": "D3"}),
    ),
    asked("Place a3", Page("lesson-corto-place", ("square-a3",), "C1", {"card": "D2"})),
    asked(
        "Mark a2",
        Page("lesson-corto-group", ("group-0-a2",), "V2"),
        Page("lesson-corto-white", ("square-a2",), "C4", {"card": "D3"}),
    ),
    asked("Draw D", Page("lesson-corto-draw", ("square-a1",), "T2")),
    *did(OPPONENT, "Play F5", "Place b3", "Hit a3 0", "Play F9", "Place b4", "Mark b3", "Draw D", "Draw E"),
)

SECOND_TURN: Final = (
    asked(
        "Play D6",
        Page("lesson-corto-was-hit", ("square-b3", "square-a3"), "C5", {"card": "F5"}),
        Page("lesson-corto-black", ("card-D6",), "C3", {"card": "D6"}),
    ),
    asked("Place a4", Page("lesson-corto-place-near", ("square-a4",), "G3")),
    asked("Hit b4 1", Page("lesson-corto-hit", ("square-b4",), "C5", {"card": "F9"})),
    asked("Play F14", Page("lesson-corto-object", ("card-F14",), "O1", {"card": "F14"})),
    asked("Mark a3", Page("lesson-corto-object-acts", ("square-a3",), "O2", {"card": "D3"})),
    asked(
        "Draw F",
        Page("lesson-corto-larger", ("group-0-a2",), "V2"),
        Page("lesson-corto-draw-two", ("square-b1",), "T2"),
    ),
    asked("Draw F", Page("lesson-corto-draw-again", ("square-b1",), "T2")),
    *did(OPPONENT, "Play D4", "Place a5", "Mark a2", "Play D11", "Place b5", "Mark b4", "Draw E", "Draw F"),
)

THIRD_TURN: Final = (
    asked(
        "Play F18",
        Page("lesson-corto-behind", ("group-1-a5",), "V1"),
        Page("lesson-corto-corto", ("card-F18",), "F1", {"card": "F18"}),
    ),
    asked("Move a2", Page("lesson-corto-friends", ("square-a2", "square-a3"), "F3")),
    asked(
        "Mark b2",
        Page("lesson-corto-paid", ("seal-0",), "V3"),
        Page("lesson-corto-visit", ("square-b2",), "F4", {"card": "F7"}),
    ),
    asked("Mark b2", Page("lesson-corto-lead", ("square-b2",), "V1", {"card": "F7"})),
    asked("Draw D", Page("lesson-corto-ahead", ("square-a1",), "T2")),
    *did(OPPONENT, "Play F10", "Place b6", "Mark b5", "Draw D"),
)

LAST_TURN: Final = (
    asked(
        "Play D9",
        Page("lesson-corto-strips", ("square-b6", "square-a6"), "E1"),
        Page("lesson-corto-quest", ("card-D9",), "QF", {"card": "D9"}),
    ),
    asked("Place a6", Page("lesson-corto-last", ("square-a6",), "E2")),
    asked("Hit b6 1", Page("lesson-corto-both", ("square-b6",), "C3", {"card": "D9"})),
    asked("EndTurn", Page("lesson-corto-end", ("choice-EndTurn",), "E1")),
)

SCRIPT: Final = (*OPENING, *FIRST_TURN, *SECOND_TURN, *THIRD_TURN, *LAST_TURN)
WATCHING: Final = Page("lesson-corto-watch", ("player-1",))
"""While the opponent plays."""
COUNTED: Final = Page("lesson-corto-counted", (), "V6")
"""When the gold is counted."""
LEFT: Final = Page("lesson-corto-left")
"""When the game ended in another way: a player gave up."""

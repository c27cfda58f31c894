"""What happens in the lesson, action by action, and what the pupil reads before each of their own.

The deal is fixed by a seed that was searched for: a ship on either side, a Passage two sectors away, a gust that helps,
a shot that breaks the Helm. The first round is guided; in the second and third a coach names what is possible, the best
first, and a shipmate does what the pupil leaves. `Lesson` in `lesson.py` leads through it; a test sails it."""

from typing import Final

from saltsea.games.pirates.lesson.steps import OWN, PUPIL_TIMER, Step, asked, coached, mate
from saltsea.kernel.options import Options
from saltsea.lesson import Page

SEED: Final = "sea 7752353"
OPTIONS: Final[Options] = {"chapter": "lesson", "level": "deckhand"}
SPEED: Final = 300
"""In hundredths: while the sand runs there is nothing to do but watch."""

START: Final = "choice-Start"
SAND: Final = Page("lesson-pirates-sand", (PUPIL_TIMER,), "T3")
MORE_SAND: Final = Page("lesson-pirates-more-sand", (PUPIL_TIMER,), "T4")
PLAN: Final = Page("lesson-pirates-plan", (PUPIL_TIMER,), "T4")
CREW: Final = Page("lesson-pirates-crew", ("timer-1", "timer-2", "timer-3"), "T1")

LOOK: Final = (
    asked(
        "Start",
        Page("lesson-pirates-hello", (PUPIL_TIMER,), "T1"),
        Page("lesson-pirates-start", rule="R2", path=(START,)),
    ),
    asked(
        "Place lookout",
        Page("lesson-pirates-ahead", ("card-N1",), "R4"),
        Page("lesson-pirates-sectors", ("card-NE1", "card-NW1"), "S2"),
        Page("lesson-pirates-lookout", rule="T2", path=("space-lookout",)),
    ),
    mate(1, "Place cannonballs"),
    asked("Look NE1", Page("lesson-pirates-look", rule="A3", path=(OWN, "card-NE1")), meanwhile=SAND),
    mate(1, "Load left-1 left-2"),
)

GUNS: Final = (
    asked(
        "Place cannonballs",
        Page("lesson-pirates-brigantine", ("card-NE1",), "card.brigantine"),
        Page("lesson-pirates-cannonballs", rule="T5", path=("space-cannonballs",)),
        meanwhile=CREW,
    ),
    mate(2, "Place lookout"),
    asked(
        "Load right-1 right-2",
        Page("lesson-pirates-load", rule="A5", path=(OWN, "space-right-1", "space-right-2")),
        meanwhile=MORE_SAND,
    ),
    mate(2, "Look SE1"),
    Step(
        0,
        ("Place right-1", "Place right-2"),
        (
            Page("lesson-pirates-found", ("card-SE1",), "card.passage-1"),
            Page("lesson-pirates-guns", rule="A6", path=("space-right-1",)),
        ),
        meanwhile=CREW,
    ),
    mate(3, "Place lookout"),
    asked("Fire NE1", Page("lesson-pirates-fire", rule="A6", path=(OWN,)), meanwhile=MORE_SAND),
    mate(3, "Look NW1"),
)

REPAIRS: Final = (
    asked(
        "Place repairs",
        Page("lesson-pirates-cork", ("space-sails-1",), "T2"),
        Page("lesson-pirates-repairs", rule="A4", path=("space-repairs",)),
        meanwhile=CREW,
    ),
    mate(1, "Place left-1", "Place left-2"),
    asked("Repair sails-1", Page("lesson-pirates-repair", rule="A4", path=(OWN,)), meanwhile=MORE_SAND),
    mate(1, "Fire NW1"),
)

WAY_OUT: Final = (
    Step(
        0,
        ("Place sails-1", "Place sails-2"),
        (
            Page("lesson-pirates-passage", ("card-SE1",), "card.passage-1"),
            Page("lesson-pirates-sails", rule="A1", path=("space-sails-1",)),
        ),
        meanwhile=CREW,
    ),
    asked("SetSails -1", Page("lesson-pirates-speed", rule="A1", path=(OWN, "sails-down")), meanwhile=MORE_SAND),
    asked("Place helm", Page("lesson-pirates-helm", rule="A2", path=("space-helm",))),
    asked("Turn 2", Page("lesson-pirates-turn", rule="A2", path=(OWN, "sector-SE")), meanwhile=MORE_SAND),
    Step(
        0,
        ("Cork sails-2", "Cork sails-1"),
        (
            Page("lesson-pirates-end", ("card-SW1",), "R5"),
            Page("lesson-pirates-choose", rule="D4", path=("space-sails-2",)),
        ),
    ),
)

SECOND_ROUND: Final = (
    coached({"Start": Page("lesson-pirates-second", rule="R3", path=(START,))}),
    coached(
        {
            "Place lookout": Page("lesson-pirates-best-look", rule="A3", path=("space-lookout",)),
            "Place repairs": Page("lesson-pirates-or-repair", rule="A4", path=("space-repairs",)),
        }
    ),
    mate(2, "Place lookout", "Place repairs"),
    mate(1, "Place cannonballs"),
    coached(
        {
            "Look S1": Page("lesson-pirates-look-south", rule="A3", path=(OWN, "card-S1")),
            "Repair sails-2": Page("lesson-pirates-repair", rule="A4", path=(OWN,)),
            "Repair sails-1": Page("lesson-pirates-repair", rule="A4", path=(OWN,)),
        },
        meanwhile=PLAN,
    ),
    mate(2, "Look S1", "Repair sails-1", "Repair sails-2"),
    mate(1, "Load right-1 left-1", "Load right-1 left-2", "Load right-2 left-1", "Load right-2 left-2"),
    coached(
        {
            "Place right-1": Page("lesson-pirates-best-guns", rule="A6", path=("space-right-1",)),
            "Place right-2": Page("lesson-pirates-best-guns", rule="A6", path=("space-right-1",)),
        },
        meanwhile=CREW,
    ),
    mate(3, "Place lookout"),
    coached({"Fire S1": Page("lesson-pirates-fire-south", rule="A6", path=(OWN,))}, meanwhile=PLAN),
    mate(3, "Look NE1"),
    coached(
        {"Place helm": Page("lesson-pirates-best-helm", rule="card.passage-2", path=("space-helm",))}, meanwhile=CREW
    ),
    coached({"Turn -1": Page("lesson-pirates-turn-left", rule="A2", path=(OWN, "sector-NE"))}, meanwhile=PLAN),
)

THIRD_ROUND: Final = (
    coached({"Start": Page("lesson-pirates-third", ("space-helm",), "D1", path=(START,))}),
    coached(
        {
            "Place repairs": Page("lesson-pirates-best-repairs", rule="A4", path=("space-repairs",)),
            "Place sails-1": Page("lesson-pirates-or-sails", rule="A1", path=("space-sails-1",)),
            "Place sails-2": Page("lesson-pirates-or-sails", rule="A1", path=("space-sails-1",)),
        }
    ),
    mate(2, "Place repairs", "Place sails-1"),
    mate(1, "Place lookout"),
    coached(
        {
            "Repair helm": Page("lesson-pirates-repair", rule="A4", path=(OWN,)),
            "SetSails -1": Page("lesson-pirates-speed", rule="A1", path=(OWN, "sails-down")),
        },
        meanwhile=PLAN,
    ),
    mate(2, "Repair helm", "SetSails -1"),
    mate(1, "Look N1"),
    coached(
        {
            "Place left-1": Page("lesson-pirates-best-left", rule="A6", path=("space-left-1",)),
            "Place left-2": Page("lesson-pirates-best-left", rule="A6", path=("space-left-1",)),
            "Place lookout": Page("lesson-pirates-or-look", rule="A3", path=("space-lookout",)),
        },
        meanwhile=CREW,
    ),
    mate(3, "Place lookout", "Place left-1"),
    coached(
        {
            "Fire N1": Page("lesson-pirates-fire-north", rule="A6", path=(OWN,)),
            "Look S1": Page("lesson-pirates-look-south", rule="A3", path=(OWN, "card-S1")),
        },
        meanwhile=PLAN,
    ),
    mate(3, "Look S1", "Fire N1"),
    coached({"Place helm": Page("lesson-pirates-last-helm", rule="A2", path=("space-helm",))}, meanwhile=CREW),
    coached({"Turn 2": Page("lesson-pirates-last-turn", rule="A2", path=(OWN, "sector-S"))}, meanwhile=PLAN),
)

SCRIPT: Final = (*LOOK, *GUNS, *REPAIRS, *WAY_OUT, *SECOND_ROUND, *THIRD_ROUND)
EVENT: Final = Page("lesson-pirates-event", rule="R7", path=("choice-Continue",))
"""When an event has stopped clock and sand."""
PAUSE: Final = Page("lesson-pirates-paused", rule="R9", path=("choice-Resume",))
"""When the pupil has stopped them."""
WATCHING: Final = Page("lesson-pirates-watch")
"""While something happens by itself."""
WON: Final = Page("lesson-pirates-won", rule="P2")
LEFT: Final = Page("lesson-pirates-left")
"""When the voyage ended in another way: it was given up."""

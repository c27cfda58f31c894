"""Write moments of A Tale of Pirates as a browser gets them, for the tests of its table: one for everything that can be
asked of a player, the ends of a voyage, what deeds lead to, how lines change the view, and one whole voyage as a log.

`python3 tools/write_pirates_views.py` writes web/tests/fixtures/pirates-*.json; a test fails while one differs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from write_files import ROOT, use_our_python, write

use_our_python()  # before the imports that need it

import msgspec  # noqa: E402
from golden_voyages import crewed  # noqa: E402

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.games.pirates.engine.state import (  # noqa: E402
    BRIEFING,
    HELD,
    PAUSED,
    SAILING,
    SUNK,
    TOO_LATE,
    WON,
    PiratesState,
)
from saltsea.kernel.match import Match  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.kernel.record import Line, states_after  # noqa: E402
from saltsea.kernel.seat import WATCHER, Seat, members  # noqa: E402
from saltsea.view import Views as GameViews  # noqa: E402
from saltsea.wire.forms import Forms  # noqa: E402
from saltsea.wire.messages import GameJson  # noqa: E402

FOLDER = ROOT / "web" / "tests" / "fixtures"
GAME = CATALOG["pirates"]
RULES = GAME.rules()
WIRE = GameJson(RULES)
VIEWS: GameViews = GAME.views(RULES)
SHOWN = Forms(RULES, VIEWS).by_name["view"]
COUPLE = 2
"""Of two players each has two timers."""
TOLD = "chapter-1"
"""The voyage whose log is kept whole."""

Views = dict[str, Any]


class Voyage(NamedTuple):
    """Who sails what."""

    name: str
    crew: str
    players: int
    chapter: str
    level: str = "bosun"


VOYAGES = [
    Voyage(TOLD, "able", 4, "1"),
    Voyage("two", "able", 2, "1"),
    Voyage("deckhand", "able", 3, "2", "deckhand"),
    *(Voyage(f"chapter-{chapter}", "able", 4, str(chapter)) for chapter in range(3, 11)),
    Voyage("alone", "random", 1, "9"),
    Voyage("lost", "random", 2, "8"),
    *(Voyage(f"restless-{chapter}", "restless", 2, str(chapter)) for chapter in (6, 10)),
    Voyage("paused", "dawdling", 2, "2"),
    Voyage("wet-4", "able", 4, "2"),
    Voyage("whirl-1", "able", 4, "4"),
    Voyage("again-0", "able", 4, "3"),
    Voyage("fire-3", "able", 4, "10"),
]


class Moment(NamedTuple):
    """A line, and the voyage before and after it."""

    match: Match
    line: Line
    before: PiratesState | None
    after: PiratesState


def moments(voyage: Voyage) -> Iterator[Moment]:
    """A whole voyage line by line."""
    options: Options = {"chapter": voyage.chapter, "level": voyage.level}
    match = crewed(GAME, RULES, voyage.crew, voyage.players, options, f"views {voyage.name}", hashing=False)
    before: PiratesState | None = None
    for line, state in states_after(RULES, match.header, match.lines):
        after = state.copy()
        yield Moment(match, line, before, after)
        before = after


# --- scenes ---


Legal = list[Any]


def performs(verb: str) -> Callable[[Legal], bool]:
    """Whether a seat may do this."""
    return lambda legal: any(type(action).__name__ == verb for action in legal)


def only_back(legal: Legal) -> bool:
    """A timer is ready, and there is nothing to do where it stands."""
    back = {action.timer for action in legal if type(action).__name__ == "TakeBack"}
    deeds = {getattr(action, "timer", -1) for action in legal if type(action).__name__ != "TakeBack"}
    return bool(back - deeds)


def first_runs(state: PiratesState) -> bool:
    """In the middle of a round, the sand of the first timer runs."""
    return state.sand.at[0] >= 0 and not state.sand.ready & 1 and state.clock.now > MIDDLE


MIDDLE = 60_000
VERBS = ("SetSails", "Turn", "Look", "Repair", "Load", "Fire", "Board", "Land", "Salvage")
CHOICES = ("Cork", "Unload", "Uncork", "Hide")
ASKED: dict[str, Callable[[Legal], bool]] = {
    **{f"ready-{verb}": performs(verb) for verb in VERBS},
    "ready-nothing": only_back,
    **{f"choice-{verb}": performs(verb) for verb in CHOICES},
}
"""Scenes by what a seat may do."""
STANDING: dict[str, Callable[[PiratesState], bool]] = {
    "briefing": lambda state: state.agenda.phase == BRIEFING,
    "sailing": lambda state: state.agenda.phase == SAILING,
    "running": first_runs,
    "paused": lambda state: state.clock.stands == PAUSED,
    "held": lambda state: state.clock.stands == HELD,
    "won": lambda state: state.log.result == WON,
    "sunk": lambda state: state.log.result == SUNK,
    "late": lambda state: state.log.result == TOO_LATE,
}
"""Scenes by how the voyage stands."""


def keep_scenes(found: Views, moment: Moment) -> None:
    """Take this moment in for every scene that it is the first of."""
    here = {name for name, is_it in STANDING.items() if is_it(moment.after)}
    for seat in range(moment.match.header.players):
        legal = RULES.legal(moment.after, seat)
        names = here | {name for name, is_it in ASKED.items() if is_it(legal)}
        if moment.match.header.players == COUPLE and "ready-SetSails" in names:
            names.add("two-timers")
        for name in sorted(names - set(found)):
            found[name] = snapshot(moment, seat)
    if moment.after.sea.wounds != [0] * len(moment.after.sea.wounds):
        found.setdefault("watched", snapshot(moment, WATCHER))


def snapshot(moment: Moment, seat: Seat) -> Views:
    """As the line's message of that name, without what only the line needs."""
    outcome = RULES.outcome(moment.after)
    return {
        "game": "views-0",
        "seat": seat,
        "line": moment.line.number,
        "at": moment.line.at,
        "undo": None,
        "reset": None,
        "waiting_on": members(RULES.waiting_on(moment.after)),
        "outcome": None if outcome is None else json.loads(bytes(WIRE.noun(outcome))),
        "view": json.loads(SHOWN.snapshot(moment.after, seat, ())),
    }


# --- lines ---


def step(moment: Moment) -> Views:
    """A line as a watcher learns of it."""
    before = moment.after if moment.before is None else moment.before
    shown: Views = json.loads(SHOWN.step(before, moment.after, moment.line).to(WATCHER))
    return shown


def logged(moment: Moment) -> Views:
    """The same as a line of the log: without what it changed."""
    shown = step(moment)
    events = [{name: one[name] for name in one if name not in ("patch", "own")} for one in shown["events"]]
    return {"line": shown["line"], "at": shown["at"], "by": shown["by"], "undo_to": None, "events": events}


def public(state: PiratesState) -> Views:
    view: Views = json.loads(SHOWN.snapshot(state, WATCHER, ()))["public"]
    return view


def keep_lines(lines: Views, moment: Moment) -> None:
    """Every line that holds a kind of event which none before it held, and every end of a round that is the first of
    its sort; with the view before and after it."""
    kinds = [type(event).__name__ for event in moment.line.events]
    sorts = {
        *kinds,
        *(f"end-{kind}" for kind in ("GoalReached", "ClockRanOut") if kind in kinds and "RoundEnded" in kinds),
    }
    fresh = sorted(sorts - {sort for line in lines.values() for sort in line["sorts"]})
    if fresh and moment.before is not None:
        both = {"before": public(moment.before), "after": public(moment.after)}
        lines[fresh[0]] = {"sorts": sorted(sorts), "step": step(moment), **both}


# --- what deeds lead to ---


def keep_consequences(found: Views, moment: Moment) -> None:
    """The first deed, and the first choice of the crew, of each kind."""
    for seat in range(moment.match.header.players):
        for action in RULES.legal(moment.after, seat):
            kind = type(action).__name__
            if kind in (*VERBS, *CHOICES) and kind not in found:
                follows = VIEWS.consequences(RULES.observe(moment.after, seat), action)
                found[kind] = {"action": VIEWS.describe(action), "consequences": msgspec.to_builtins(follows)}


# --- files ---


def views() -> dict[Path, bytes]:
    """Every file with what it should hold."""
    scenes: Views = {}
    lines: Views = {}
    log: Views = {}
    follows: Views = {}
    for voyage in VOYAGES:
        for moment in moments(voyage):
            keep_scenes(scenes, moment)
            keep_lines(lines, moment)
            keep_consequences(follows, moment)
            if voyage.name == TOLD:
                log[f"{moment.line.number:03}"] = logged(moment)
    files = {"views": scenes, "lines": lines, "log": log, "follows": follows, "names": {**VIEWS.patterns()}}
    return {FOLDER / f"pirates-{name}.json": packed(found) for name, found in files.items()}


def packed(found: Views) -> bytes:
    """One line for each, so that a change shows what it changes."""
    each = [f"{json.dumps(name)}: {json.dumps(found[name], separators=(',', ':'))}" for name in sorted(found)]
    return ("{\n" + ",\n".join(each) + "\n}\n").encode()


if __name__ == "__main__":
    write(views())

"""Write positions of Corto as a browser gets them, for the tests of its table: one for every step that waits for a
player, the end of a game, a strip of every length, a step for every kind of event, and how arguments are said.

`python3 tools/write_corto_views.py` writes web/tests/fixtures/corto-*.json; a test fails while one of them differs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from write_files import ROOT, use_our_python, write

use_our_python()  # before the imports that need it

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.games.corto.engine.state import STEP_NAMES, CortoState  # noqa: E402
from saltsea.kernel.chance import named_seed  # noqa: E402
from saltsea.kernel.match import Match, start  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.kernel.record import laid_out  # noqa: E402
from saltsea.kernel.seat import WATCHER, Seat, members  # noqa: E402
from saltsea.server.tables.sending.undo_choices import find_undo_targets  # noqa: E402
from saltsea.wire.forms import Forms  # noqa: E402

FOLDER = ROOT / "web" / "tests" / "fixtures"
TABLES: list[tuple[int, Options]] = [
    (4, {"figurines": "may", "strips": "ACDE"}),
    (3, {"length": 9, "strips": "ABEF", "open_scores": "on"}),
    (2, {"length": 6, "strips": "ACE"}),
    (2, {"length": 7, "strips": "BDF", "undo": "off"}),
]
GAMES = 3
"""So often each table plays: then everything has happened."""
RULES = CATALOG["corto"].rules()
FORMS = Forms(RULES, CATALOG["corto"].views(RULES))
SHOWN = FORMS.by_name["view"]
FULL = 10
"""A position with so many characters shows what a table looks like in the middle of a game."""
QUIET = frozenset({"Draw", "EndTurn", "Skip"})
"""What a player who wants to see everything does seldom."""

Views = dict[str, Any]


def views() -> dict[Path, bytes]:
    """Every file with what it should hold."""
    found: Views = {}
    steps: Views = {}
    for number, (players, options) in enumerate(TABLES * GAMES):
        before = None
        for match in played(players, options, f"views {number}"):
            keep(found, match)
            save_steps(steps, match, before)
            before = match.state.copy()
    files = {"views": found, "steps": steps, "names": FORMS.views.patterns()}
    return {FOLDER / f"corto-{name}.json": packed(content) for name, content in files.items()}


def packed(found: Views) -> bytes:
    """One line for each, so that a change shows what it changes."""
    each = [f"{json.dumps(name)}: {json.dumps(found[name], separators=(',', ':'))}" for name in sorted(found)]
    return ("{\n" + ",\n".join(each) + "\n}\n").encode()


def played(players: int, options: Options, seed: str) -> Iterator[Match]:
    """A whole game, move by move: the same match each time, one line longer."""
    match = start(RULES, players, options, named_seed(seed))
    assert isinstance(match, Match), match
    dice = random.Random(seed)
    yield match
    while not match.is_over():
        legal = RULES.legal(match.state, match.state.turn)
        livelier = [action for action in legal if type(action).__name__ not in QUIET]
        choice = dice.choice(livelier if livelier and dice.random() < 0.9 else legal)
        match.submit(match.state.turn, choice, match.now() + 1000)
        yield match


def keep(found: Views, match: Match) -> None:
    """Take this position in if it is the first of its kind, or the first full one."""
    state = match.state
    step = STEP_NAMES.get(state.step, "over")
    number = state.characters.bit_count()
    if step == "over":
        found.setdefault(f"over-{match.header.players}", snapshot(match, 0))
    elif step not in found or (number >= FULL > characters(found[step])):
        found[step] = snapshot(match, state.turn)
    if number == FULL and step == "main":
        found.setdefault(f"length-{state.grid.length}", snapshot(match, state.turn))
        found.setdefault("watched", snapshot(match, WATCHER))
        found.setdefault("others-turn", snapshot(match, (state.turn + 1) % match.header.players))


def characters(shown: Views) -> int:
    """How many lie on the board of a snapshot."""
    return sum("card" in square for square in shown["view"]["public"]["squares"].values())


def snapshot(match: Match, seat: Seat) -> Views:
    """As the message of that name, without what only the connection needs."""
    back = find_undo_targets(match, seat)
    outcome = RULES.outcome(match.state)
    return {
        "game": "views-0",
        "seat": seat,
        "line": match.lines[-1].number,
        "at": match.now(),
        "undo": back.undo,
        "reset": back.reset,
        "waiting_on": members(RULES.waiting_on(match.state)),
        "outcome": None if outcome is None else json.loads(bytes(FORMS.json.noun(outcome))),
        "view": json.loads(SHOWN.snapshot(match.state, seat, back.final)),
    }


def save_steps(steps: Views, match: Match, before: CortoState | None) -> None:
    """For every kind of event the first line that holds it, as a watcher learns of it, and the table before it."""
    last = match.lines[-1]
    new = [kind for event in last.events if (kind := type(event).__name__) not in steps]
    if not new:
        return
    state = laid_out(RULES, match.header) if before is None else before
    public = json.loads(SHOWN.snapshot(state, WATCHER, ()))["public"]
    step = json.loads(SHOWN.step(state, match.state, last).to(WATCHER))
    steps.update({kind: {"before": public, "step": step} for kind in new})


if __name__ == "__main__":
    write(views())

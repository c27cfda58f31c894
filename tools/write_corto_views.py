"""Write positions of Corto as a browser gets them, for the tests of its table: one for every step that waits for a
player, the end of a game, a strip of every length, and a line for every kind of event.

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
from saltsea.games.corto.engine.state import STEP_NAMES  # noqa: E402
from saltsea.kernel.chance import named_seed  # noqa: E402
from saltsea.kernel.match import Match, start  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.kernel.seat import WATCHER, Seat, members  # noqa: E402
from saltsea.server.tables.publisher import undo_targets  # noqa: E402
from saltsea.wire.messages import GameJson  # noqa: E402

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
WIRE = GameJson(RULES)
FULL = 10
"""A position with so many characters shows what a table looks like in the middle of a game."""
QUIET = frozenset({"Draw", "EndTurn", "Skip"})
"""What a player who wants to see everything does seldom."""

Views = dict[str, Any]


def views() -> dict[Path, bytes]:
    """Every file with what it should hold."""
    found: Views = {}
    lines: Views = {}
    for number, (players, options) in enumerate(TABLES * GAMES):
        for match in played(players, options, f"views {number}"):
            keep(found, match)
            save_lines(lines, match)
    return {FOLDER / "corto-views.json": packed(found), FOLDER / "corto-lines.json": packed(lines)}


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
    elif step not in found or (number >= FULL > len(found[step]["view"]["public"]["panels"])):
        found[step] = snapshot(match, state.turn)
    if number == FULL and step == "main":
        found.setdefault(f"length-{state.grid.length}", snapshot(match, state.turn))
        found.setdefault("watched", snapshot(match, WATCHER))
        found.setdefault("others-turn", snapshot(match, (state.turn + 1) % match.header.players))


def snapshot(match: Match, seat: Seat) -> Views:
    """As the line's message of that name, without what only the line needs."""
    back = undo_targets(match, seat)
    outcome = RULES.outcome(match.state)
    return {
        "game": "views-0",
        "seat": seat,
        "line": match.lines[-1].number,
        "at": match.now(),
        "undo": back.undo,
        "reset": back.reset,
        "final": [*back.final],
        "waiting_on": members(RULES.waiting_on(match.state)),
        "outcome": None if outcome is None else json.loads(bytes(WIRE.noun(outcome))),
        "view": json.loads(WIRE.observation(RULES.observe(match.state, seat))),
    }


def save_lines(lines: Views, match: Match) -> None:
    """For every kind of event the first line that holds it, as a watcher hears it."""
    last = match.lines[-1]
    for event in last.events:
        if type(event).__name__ not in lines:
            heard = [json.loads(bytes(raw)) for raw in WIRE.events(last.events, WATCHER)]
            lines[type(event).__name__] = {
                "line": last.number,
                "at": last.at,
                "by": last.seat,
                "undo_to": None,
                "events": heard,
            }


if __name__ == "__main__":
    write(views())

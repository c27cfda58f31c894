"""Write web/tests/fixtures/story-NAME.json: golden games of Corto as the browser hears of them.

Each holds the lines as one seat may know them, and how the game stood after the last. `python3
tools/write_story_fixtures.py` writes those that differ; run it when events or views of Corto change."""

from __future__ import annotations

from write_files import ROOT, use_our_python, write

use_our_python()  # before the imports that need it

import msgspec  # noqa: E402
from msgspec import Raw  # noqa: E402

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.kernel.record import Line, Undo, fold  # noqa: E402
from saltsea.kernel.record_file import read, read_parts  # noqa: E402
from saltsea.kernel.seat import WATCHER, Seat, members  # noqa: E402
from saltsea.server.tables.messages.to_client import LineShown  # noqa: E402
from saltsea.wire.forms import Forms  # noqa: E402

RECORDS = ROOT / "tests" / "golden" / "records"
FIXTURES = ROOT / "web" / "tests" / "fixtures"
TOLD: dict[str, tuple[str, Seat]] = {
    "two": ("2-players-ended-by-E1", 0),
    "four": ("4-players-ended-by-E1", 2),
    "nobody-goes-on": ("4-players-ended-by-E3", WATCHER),
    "taken-back": ("taken-back", 0),
    "skipped": ("odd-nobody-draws-and-one-is-skipped", 0),
    "guard": ("odd-cancelled-hit", 0),
    "aces": ("odd-aces-change-hands", 0),
    "crow": ("odd-crow", 0),
    "tie-by-stock": ("odd-tie-by-stock", WATCHER),
    "shared-victory": ("odd-shared-victory", WATCHER),
    "partners": ("odd-partners", WATCHER),
}
"""By the name of the fixture: which golden record, and who reads it."""


def main() -> None:
    write({FIXTURES / f"story-{name}.json": fixture(record, seat) for name, (record, seat) in TOLD.items()})


def fixture(name: str, seat: Seat) -> bytes:
    rules = CATALOG["corto"].rules()
    record = read(rules, read_parts((RECORDS / f"corto-v{rules.version}-{name}.jsonl").read_bytes()))
    forms = Forms(rules, CATALOG["corto"].views(rules))
    shown, last = forms.by_name["view"], record.lines[-1]
    state = fold(rules, record.header, record.lines, last.number)
    outcome = rules.outcome(state)
    scene = {
        "game": "story-0",
        "seat": seat,
        "line": last.number,
        "at": last.at,
        "undo": None,
        "reset": None,
        "waiting_on": members(rules.waiting_on(state)),
        "outcome": None if outcome is None else forms.json.noun(outcome),
        "view": Raw(shown.snapshot(state, seat, ())),
    }
    shown_events = shown.log(record.header, record.lines, 0, seat)
    lines = [line_shown(line, events) for line, events in zip(record.lines, shown_events, strict=True)]
    return msgspec.json.encode({"seat": seat, "lines": lines, "last": scene})


def line_shown(line: Line, events: list[Raw]) -> LineShown:
    to = line.action.to if isinstance(line.action, Undo) else None
    return LineShown(line.number, line.at, line.seat, to, events)


if __name__ == "__main__":
    main()

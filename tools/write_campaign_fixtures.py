"""Write two voyages of A Tale of Pirates as a browser gets them, for the tests of the voyage report and of the coach:
the report and the log of each; and a log book with two chapters won, in both languages.

`python3 tools/write_campaign_fixtures.py` writes web/tests/fixtures/campaign-*.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from write_files import ROOT, use_our_python, write

use_our_python()  # before the imports that need it

import msgspec  # noqa: E402

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.games.pirates.campaign.campaign_file import PiratesCampaign, written  # noqa: E402
from saltsea.games.pirates.campaign.values import Crew  # noqa: E402
from saltsea.games.pirates.definition import CONTENT, rules_from  # noqa: E402
from saltsea.games.pirates.rules.campaign import Best, Campaign  # noqa: E402
from saltsea.games.pirates.rules.campaign import sailed as sailed_before  # noqa: E402
from saltsea.games.pirates.view.report import voyage_report  # noqa: E402
from saltsea.kernel.languages import LANGUAGES  # noqa: E402
from saltsea.kernel.match import Match  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.research.real_time import sailed  # noqa: E402
from saltsea.view import ClashCounted  # noqa: E402
from saltsea.wire.forms import Forms  # noqa: E402

FOLDER = ROOT / "web" / "tests" / "fixtures"
GAME = CATALOG["pirates"]
RULES = rules_from(CONTENT)
VIEWS = GAME.views(RULES)
SHOWN = Forms(RULES, VIEWS).by_name["view"]
VOYAGES: dict[str, Options] = {
    "storm": {"chapter": "2", "level": "captain"},
    "first": {"chapter": "1", "level": "deckhand"},
}
SAILS, HELM = 4, 5


class Counted(NamedTuple):
    """A clash as the server keeps it."""

    line: int
    at: int
    seat: int
    first: int
    action: dict[str, Any]


def too_late(line: int, at: int, seat: int, first: int, space: int) -> Counted:
    return Counted(line, at, seat, first, {"kind": "Place", "timer": seat, "space": space})


CLASHES: dict[str, list[ClashCounted]] = {
    "storm": [too_late(12, 36_400, 1, 0, SAILS), too_late(14, 37_000, 2, 1, HELM), too_late(36, 102_000, 1, 3, SAILS)],
    "first": [],
}
"""In the storm the second player reached for the first one's sails, and the third for the second one's helm."""
RESULTS = [
    (0, Best(150, 3, 1, 0, "off", 1, 1, 4, 4)),
    (0, Best(96, 2, 0, 1, "half", 1, 1, 1, 2)),
    (1, Best(0, 0, 1, 0, "off", 1, 0, 4, 4)),
    (1, Best(143, 2, 1, 0, "off", 1, 1, 4, 4)),
]
"""Chapter by place, and what a crew made of it."""
LEARNER = 1
"""The seat whose log the coach of the tests goes by."""


def voyage(name: str, options: Options) -> bytes:
    assert GAME.tempo is not None
    bots = [GAME.bots["able"](RULES) for _ in range(4)]
    match = sailed(RULES, GAME.tempo, 4, options, bots, f"campaign {name}", hashing=True).match
    report = msgspec.to_builtins(voyage_report(RULES, match.header, match.lines, CLASHES[name]))
    parts = {"report": report, "log": log_of(match)}
    return b"{\n" + b",\n".join(f'"{part}": {json.dumps(found)}'.encode() for part, found in parts.items()) + b"\n}\n"


def log_of(match: Match) -> list[dict[str, Any]]:
    """The lines as a learner hears of them, for the coach."""
    shown = SHOWN.log(match.header, match.lines, 0, LEARNER)
    return [
        {
            "line": line.number,
            "at": line.at,
            "by": line.seat,
            "undo_to": None,
            "events": [json.loads(bytes(raw)) for raw in events],
        }
        for line, events in zip(match.lines, shown, strict=True)
    ]


# --- the log book ---


def log_book(language: str) -> bytes:
    """As the server answers it: of the chapters that are locked it has the numbers."""
    campaign = Campaign(len(RULES.chapters))
    for place, result in RESULTS:
        sailed_before(campaign, place, result)
    crew = Crew(4, {"level": "deckhand"})
    shown = PiratesCampaign(GAME.texts, CONTENT).shown(written(campaign), RULES, crew, language)
    return json.dumps(msgspec.to_builtins(shown), indent=1, ensure_ascii=False).encode() + b"\n"


def files() -> dict[Path, bytes]:
    """Every file with what it should hold."""
    voyages = {FOLDER / f"campaign-{name}.json": voyage(name, options) for name, options in VOYAGES.items()}
    books = {FOLDER / f"campaign-book.{language}.json": log_book(language) for language in LANGUAGES}
    return {**voyages, **books}


if __name__ == "__main__":
    write(files())

"""How hard are the ten chapters? `python tools/pirates_curve.py [--voyages N] [--write]` sails them with able crews.

The curve that the chapters are tuned to: with four timers at the middle level a first try is won in nine cases of ten
in chapter 1, falling straight to 45 of 100 in chapter 10; the lowest level is about 1.0 easier and the highest about
1.1 harder in log-odds; two players and three are as well off as four. With --write the table goes into
docs/chapters-curve.md; the exit status says whether the bounds hold."""

import argparse
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from write_files import use_our_python

use_our_python()  # before the imports that need it

from saltsea.games.pirates.crew.able import AbleSailor  # noqa: E402
from saltsea.games.pirates.definition import CONTENT, rules_from  # noqa: E402
from saltsea.games.pirates.tempo import PiratesTempo  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.research.real_time import sailed  # noqa: E402

CHUNK: Final = 50
POINTS: Final = 10
"""So far may a chapter lie from the line, and a small crew from four."""
LOG_ODDS: Final = 0.6
"""So far may a level's shift lie from what it should be: at 300 voyages the noise alone is half of that."""
SHIFTS: Final = {"deckhand": 1.0, "captain": -1.1}
PAGE: Final = Path(__file__).parent.parent / "docs" / "chapters-curve.md"


class Crew(NamedTuple):
    """Who sails, and at which level."""

    name: str
    level: str
    players: int


CREWS: Final = [
    Crew("bosun", "bosun", 4),
    Crew("deckhand", "deckhand", 4),
    Crew("captain", "captain", 4),
    Crew("two players", "bosun", 2),
    Crew("three players", "bosun", 3),
]


def target(chapter: int) -> float:
    """The line: 90 in chapter 1, 45 in chapter 10."""
    return 90 - 5 * (chapter - 1)


def voyages(chapter: int, crew: Crew, first: int, last: int) -> int:
    """How many of these voyages are won."""
    rules = rules_from(CONTENT)
    options: Options = {"chapter": str(chapter), "level": crew.level}
    bots = [AbleSailor(rules)] * crew.players
    won = 0
    for number in range(first, last):
        table = sailed(rules, PiratesTempo(), crew.players, options, bots, f"curve {chapter}/{number}")
        outcome = rules.outcome(table.match.state)
        won += outcome is not None and bool(outcome.winners)
    return won


def rates(number: int) -> dict[tuple[int, str], float]:
    """Per chapter and crew the victories in a hundred."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {
            (chapter, crew.name): [
                pool.submit(voyages, chapter, crew, first, min(first + CHUNK, number))
                for first in range(0, number, CHUNK)
            ]
            for chapter in range(1, 11)
            for crew in CREWS
        }
        return {key: 100 * sum(job.result() for job in parts) / number for key, parts in jobs.items()}


def log_odds(rate: float, number: int) -> float:
    """Half a voyage is added on both sides, so that none and all have odds too."""
    won = rate * number / 100
    return math.log((won + 0.5) / (number - won + 0.5))


def faults(found: dict[tuple[int, str], float], number: int) -> list[str]:
    """Every chapter that is not where it should be."""
    wrong: list[str] = []
    for chapter in range(1, 11):
        bosun = found[chapter, "bosun"]
        if abs(bosun - target(chapter)) > POINTS:
            wrong.append(f"chapter {chapter}: {bosun:.0f} is not within {POINTS} of {target(chapter):.0f}")
        for level, shift in SHIFTS.items():
            moved = log_odds(found[chapter, level], number) - log_odds(bosun, number)
            if abs(moved - shift) > LOG_ODDS:
                wrong.append(f"chapter {chapter}: {level} moves it by {moved:+.1f}, not about {shift:+.1f}")
        for crew in ("two players", "three players"):
            if abs(found[chapter, crew] - bosun) > POINTS:
                wrong.append(f"chapter {chapter}: {crew} win {found[chapter, crew]:.0f}, four {bosun:.0f}")
    return wrong


def table(found: dict[tuple[int, str], float], number: int) -> str:
    """The curve as a page shows it."""
    head = f"| chapter | line | {' | '.join(crew.name for crew in CREWS)} | deckhand moves it | captain moves it |"
    lines = [head, "|" + "---|" * (len(CREWS) + 4)]
    for chapter in range(1, 11):
        own = [f"{found[chapter, crew.name]:.0f}" for crew in CREWS]
        bosun = log_odds(found[chapter, "bosun"], number)
        moved = [f"{log_odds(found[chapter, level], number) - bosun:+.1f}" for level in SHIFTS]
        lines.append(f"| {chapter} | {target(chapter):.0f} | {' | '.join([*own, *moved])} |")
    return "\n".join(lines)


def page(found: dict[tuple[int, str], float], number: int) -> str:
    """docs/chapters-curve.md."""
    return f"""# How hard the chapters are

Victories in a hundred first tries of simulated able crews, {number} voyages for each number. Written by
`python tools/pirates_curve.py --voyages {number} --write`; docs/decisions/0028 says what it is tuned to and how.

{table(found, number)}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--voyages", type=int, default=300)
    parser.add_argument("--write", action="store_true")
    told = parser.parse_args()
    found = rates(told.voyages)
    print(table(found, told.voyages))
    wrong = faults(found, told.voyages)
    print("\n".join(wrong) or "every chapter lies where it should")
    if told.write:
        PAGE.write_text(page(found, told.voyages), encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

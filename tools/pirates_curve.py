"""How hard are the ten chapters? `python tools/pirates_curve.py [--voyages N] [--write]` sails them with able crews.
What was tuned with some voyages is checked with others: `--first 1000` begins at another number.

The curve that the chapters are tuned to: at the middle level a first try is won in nine cases of ten in chapter 1,
falling straight to 45 of 100 in chapter 10, whether four, three or two players sail, or one with four, three or two
timers. The lowest level is easier and the highest harder by about 1.0 in log-odds. Sailors react like people: within 1
to 4 s, drawn anew each time. The last column is for the eye: four sailors of whom each does something senseless one
time in ten. With --write the table goes into docs/chapters-curve.md; the exit status says whether the bounds hold.

What is measured is kept in build/curve, number by number, as long as neither the code of the game nor its content
changes: a run that was broken off goes on where it was."""

import argparse
import hashlib
import json
import math
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

from write_files import use_our_python

use_our_python()  # before the imports that need it

from saltsea.games.pirates.crew.able import AbleSailor  # noqa: E402
from saltsea.games.pirates.crew.persons import ErringPerson  # noqa: E402
from saltsea.games.pirates.definition import CONTENT, rules_from  # noqa: E402
from saltsea.games.pirates.tempo import LIKE_PEOPLE, PiratesTempo  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.research.real_time import sailed  # noqa: E402

CHUNK: Final = 50
TELL: Final = 90
"""After so many parts one line says how far it is."""
POINTS: Final = 5
"""So far may a chapter lie from the line."""
SHIFTS: Final = {"deckhand": (0.8, 1.2), "captain": (-1.2, -0.8)}
"""How far a level moves a chapter, in log-odds, rounded to one decimal: the noise of 900 voyages is greater."""
ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "chapters-curve.md"
KEPT: Final = ROOT / "build" / "curve"
SAILED_BY: Final = (
    *(f"src/saltsea/games/pirates/{part}" for part in ("chapters", "crew", "engine", "events", "rules", "tempo.py")),
    "src/saltsea/games/pirates/definition.py", "src/saltsea/kernel", "src/saltsea/bots/player.py",
    "src/saltsea/bots/reaction.py", "src/saltsea/bots/scheduler.py", "src/saltsea/research/real_time.py",
    "src/saltsea/content/pirates/chapters",
    *(f"src/saltsea/content/pirates/{name}.json" for name in ("cards", "events", "levels", "tokens")),
)  # fmt: skip
"""What decides how a voyage goes."""


class Crew(NamedTuple):
    """Who sails, and at which level; timers are named where one player is alone."""

    name: str
    level: str
    players: int
    timers: int = 0
    errs: bool = False


ON_THE_LINE: Final = [
    Crew("four players", "bosun", 4),
    Crew("three players", "bosun", 3),
    Crew("two players", "bosun", 2),
    Crew("alone, 4 timers", "bosun", 1, 4),
    Crew("alone, 3 timers", "bosun", 1, 3),
    Crew("alone, 2 timers", "bosun", 1, 2),
]
CREWS: Final = [
    *ON_THE_LINE,
    Crew("deckhand", "deckhand", 4),
    Crew("captain", "captain", 4),
    Crew("erring", "bosun", 4, errs=True),
]


def target(chapter: int) -> float:
    """The line: 90 in chapter 1, 45 in chapter 10."""
    return 90 - 5 * (chapter - 1)


def voyages(chapter: int, crew: Crew, first: int, last: int) -> int:
    """How many of these voyages are won."""
    rules = rules_from(CONTENT)
    options: Options = {"chapter": str(chapter), "level": crew.level, "timers": crew.timers}
    sailor = ErringPerson(rules) if crew.errs else AbleSailor(rules)
    bots, reactions = [sailor] * crew.players, [LIKE_PEOPLE] * crew.players
    won = 0
    for number in range(first, last):
        name = f"curve {chapter}/{number}"
        table = sailed(rules, PiratesTempo(), crew.players, options, bots, name, reactions=reactions)
        outcome = rules.outcome(table.match.state)
        won += outcome is not None and bool(outcome.winners)
    return won


def code_digest() -> str:
    """One number for everything that decides how a voyage goes."""
    roots = [ROOT / part for part in SAILED_BY]
    files = [file for root in roots for file in ([root] if root.is_file() else root.rglob("*"))]
    found = hashlib.sha256()
    for file in sorted(file for file in files if file.suffix in (".py", ".json")):
        found.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]


class SavedVoyage:
    """Chunks of voyages that are counted already, in one file for each state of the code."""

    def __init__(self) -> None:
        self.file = KEPT / f"{code_digest()}.jsonl"
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.is_file() else []
        self.won: dict[str, int] = dict(map(json.loads, lines))

    def keep(self, name: str, won: int) -> None:
        self.won[name] = won
        KEPT.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, won]) + "\n")


class Part(NamedTuple):
    """Some voyages of one number in the table."""

    chapter: int
    crew: Crew
    first: int
    last: int

    def name(self) -> str:
        return f"{self.chapter}/{self.crew.name}/{self.first}-{self.last}"


def parts(number: int, start: int) -> list[Part]:
    end = start + number
    return [
        Part(chapter, crew, first, min(first + CHUNK, end))
        for chapter in range(1, 11)
        for crew in CREWS
        for first in range(start, end, CHUNK)
    ]


def rates(number: int, start: int = 0) -> dict[tuple[int, str], float]:
    """Per chapter and crew the victories in a hundred."""
    kept, wanted = SavedVoyage(), parts(number, start)
    missing = [part for part in wanted if part.name() not in kept.won]
    if len(missing) < len(wanted):
        print(f"{len(wanted) - len(missing)} of {len(wanted)} parts were sailed before, by the same code")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {pool.submit(voyages, *part): part for part in missing}
        for done, job in enumerate(as_completed(jobs), start=1):
            kept.keep(jobs[job].name(), job.result())
            if done % TELL == 0 and sys.stderr.isatty():
                print(f"{done} of {len(missing)} parts", file=sys.stderr, flush=True)
    found: Counter[tuple[int, str]] = Counter()
    for part in wanted:
        found[part.chapter, part.crew.name] += kept.won[part.name()]
    return {key: 100 * won / number for key, won in found.items()}


def log_odds(rate: float, number: int) -> float:
    """Half a voyage is added on both sides, so that none and all have odds too."""
    won = rate * number / 100
    return math.log((won + 0.5) / (number - won + 0.5))


def faults(found: dict[tuple[int, str], float], number: int) -> list[str]:
    """Every chapter that is not where it should be."""
    return [
        fault
        for chapter in range(1, 11)
        for fault in (*off_the_line(chapter, found), *wrong_shifts(chapter, found, number))
    ]


def off_the_line(chapter: int, found: dict[tuple[int, str], float]) -> Iterator[str]:
    for crew in ON_THE_LINE:
        rate = found[chapter, crew.name]
        if abs(rate - target(chapter)) > POINTS:
            yield f"chapter {chapter}, {crew.name}: {rate:.1f} is not within {POINTS} of {target(chapter):.0f}"


def wrong_shifts(chapter: int, found: dict[tuple[int, str], float], number: int) -> Iterator[str]:
    for level, (least, most) in SHIFTS.items():
        moved = shift(chapter, level, found, number)
        if not least <= round(moved, 1) <= most:
            yield f"chapter {chapter}: {level} moves it by {moved:+.2f}, not by {least:+.1f} to {most:+.1f}"


def shift(chapter: int, level: str, found: dict[tuple[int, str], float], number: int) -> float:
    """How far a level moves a chapter from where four players have it at the middle level."""
    return log_odds(found[chapter, level], number) - log_odds(found[chapter, ON_THE_LINE[0].name], number)


def table(found: dict[tuple[int, str], float], number: int) -> str:
    """The curve as a page shows it."""
    head = f"| chapter | line | {' | '.join(crew.name for crew in CREWS)} | deckhand moves it | captain moves it |"
    lines = [head, "|" + "---|" * (len(CREWS) + 4)]
    for chapter in range(1, 11):
        own = [f"{found[chapter, crew.name]:.0f}" for crew in CREWS]
        moved = [f"{shift(chapter, level, found, number):+.1f}" for level in SHIFTS]
        lines.append(f"| {chapter} | {target(chapter):.0f} | {' | '.join([*own, *moved])} |")
    return "\n".join(lines)


def page(found: dict[tuple[int, str], float], number: int) -> str:
    """docs/chapters-curve.md."""
    return f"""# How hard the chapters are

Victories in a hundred first tries of simulated able crews, {number} voyages for each number, with reactions of 1 to 4 s
that are drawn anew each time. All at the level Bosun but where another is named; `erring` are four sailors of whom each
does something senseless one time in ten. Written by `python tools/pirates_curve.py --voyages {number} --write`;
docs/decisions/0028 says what the chapters are tuned to and how.

{table(found, number)}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--voyages", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    found = rates(given.voyages, given.first)
    print(table(found, given.voyages))
    wrong = faults(found, given.voyages)
    print("\n".join(wrong) or "every chapter lies where it should")
    if given.write:
        PAGE.write_text(page(found, given.voyages), encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

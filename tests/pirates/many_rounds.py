"""Many rounds and no outlaw: `python -m pirates.many_rounds ROUNDS`, for the proof.

A voyage's number decides crew, chapter, level, cards and commands, so one that goes wrong can be called again. Each is
sailed beside the independent oracle (test_machine.py), and the contract checks are held against a random walk."""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from os import cpu_count
from time import perf_counter
from typing import Final

from contract.checks import CHECKS_ON_GAMES
from contract.kits import PIRATES_KIT
from contract.many_games import walk_number
from pirates.oracle_score import RESULTS
from pirates.tables import RULES
from pirates.test_machine import TASTES, Game, sail
from saltsea.kernel.dice import dice_for
from saltsea.kernel.options import Options

CHAPTERS: Final = [*(chapter.name for chapter in RULES.chapters), "free", "wild"]
PORTION: Final = 25


@dataclass
class Tally:
    """What some voyages came to."""

    rounds: Counter[str] = field(default_factory=Counter)
    """By chapter."""
    ends: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    broken: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.rounds += other.rounds
        self.ends += other.ends
        self.lines += other.lines
        self.broken += other.broken


def game_number(number: int) -> Game:
    dice = dice_for(f"many rounds {number}")
    players, chapter = 1 + number % 4, CHAPTERS[number // 4 % len(CHAPTERS)]
    options: Options = {
        "chapter": chapter,
        "level": dice.pick(["deckhand", "bosun", "captain"]),
        "timers": dice.pick([0, 2, 3, 4]) if players == 1 else 0,
        "calm": "off",
        "open": 1 if chapter == "wild" else 1 + dice.below(len(RULES.chapters)),
        "word": f"{number}",
    }
    return Game(players, options, f"many {number}", dice.pick(list(TASTES)), ())


def sailed(first: int) -> Tally:
    """A portion of voyages."""
    tally = Tally()
    for number in range(first, first + PORTION):
        try:
            one_voyage(number, tally)
        except Exception as error:
            tally.broken.append(f"voyage {number}: {error}")
    return tally


def one_voyage(number: int, tally: Tally) -> None:
    game = game_number(number)
    table = sail(game)
    table.again(looks=0)
    table.again(looks=3)
    for check in CHECKS_ON_GAMES:
        check(PIRATES_KIT, RULES, walk_number(PIRATES_KIT, RULES, game.players, number))
    tally.rounds[str(game.options["chapter"])] += table.story.round + 1
    tally.ends[RESULTS[table.position.facts["log"]["result"]]] += 1
    tally.lines += len(table.match.lines)


def main(wanted: int) -> int:
    """On all cores until there are so many rounds; the exit status is how many voyages went wrong."""
    tally, began, first, workers = Tally(), perf_counter(), 0, cpu_count() or 1
    with ProcessPoolExecutor(workers) as pool:
        while tally.rounds.total() < wanted and not tally.broken:
            firsts = range(first, first + PORTION * workers * 4, PORTION)
            for portion in pool.map(sailed, firsts):
                tally.add(portion)
            first = firsts[-1] + PORTION
    print(told(tally, perf_counter() - began))
    return min(len(tally.broken), 100)


def told(tally: Tally, seconds: float) -> str:
    rounds = ", ".join(f"{chapter}: {tally.rounds[chapter]:,}" for chapter in CHAPTERS)
    ends = ", ".join(f"{number:,} {end}" for end, number in tally.ends.most_common())
    return (
        f"{tally.rounds.total():,} rounds of {tally.ends.total():,} voyages, {tally.lines:,} lines, {seconds:.0f} s\n"
        f"rounds by chapter: {rounds}\nvoyages: {ends}\n"
        + (
            "\n".join(tally.broken)
            or f"no outlaw: the oracle agreed after every line, and all {len(CHECKS_ON_GAMES)} contract checks held"
        )
    )


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))

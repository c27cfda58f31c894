"""What the review of voyages finds where the answer is known: nothing in those that the planner itself has sailed, and
the idle one where a player stood by.

Run: python bench/deciding.py [--voyages 12] [--chapters 7,8,9,10]"""

import argparse
import time
from collections.abc import Callable

from saltsea.bots.player import Bot
from saltsea.bots.reaction import Reaction
from saltsea.catalog import CATALOG
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.persons import IdlePerson
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import WON
from saltsea.games.pirates.review.review import review
from saltsea.kernel.options import Options
from saltsea.research.real_time import sailed

PLAYERS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--voyages", type=int, default=12)
    parser.add_argument("--chapters", default="7,8,9,10")
    parser.add_argument("--seed", default="deciding")
    given = parser.parse_args()
    rules = CATALOG["pirates"].rules()
    assert isinstance(rules, PiratesRules)
    crews: dict[str, Callable[[], list[Bot]]] = {
        "planner": lambda: [OldSalt(rules) for _ in range(PLAYERS)],
        "idle": lambda: [IdlePerson(), *[OldSalt(rules) for _ in range(PLAYERS - 1)]],
    }
    for name, crew in crews.items():
        for number in range(given.voyages):
            chapter = given.chapters.split(",")[number % len(given.chapters.split(","))]
            tell(rules, name, chapter, crew(), f"{given.seed} {number}")


def tell(rules: PiratesRules, name: str, chapter: str, bots: list[Bot], seed: str) -> None:
    tempo = CATALOG["pirates"].tempo
    assert tempo is not None
    reactions = [Reaction(1000, 4000)] * PLAYERS
    options: Options = {"chapter": chapter}
    match = sailed(rules, tempo, PLAYERS, options, bots, seed, reactions=reactions, hashing=True).match
    began = time.process_time()
    found = review(rules, match.record())
    took = time.process_time() - began
    moments = [
        (one.seat, one.space or f"idle {one.idle // 1000} s", one.crew, one.planner, one.earlier)
        for one in found.moments
    ]
    won = "won" if match.state.log.result == WON else "lost"
    print(f"{name:8} chapter {chapter:>2} {won:4} {took:6.1f} s  {moments}", flush=True)


if __name__ == "__main__":
    main()

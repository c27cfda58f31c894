"""Do the chapters keep what their titles promise? `python tools/pirates_claims.py [--voyages N]` sails them and counts.

Each claim is a share of voyages of able crews in which something happens: Chase moves a ship, Fire spreads, the Kraken
shows its arms. The exit status says whether each share is as great as the claim."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from write_files import use_our_python

use_our_python()  # before the imports that need it

from saltsea.games.pirates.crew.able import AbleSailor  # noqa: E402
from saltsea.games.pirates.definition import CONTENT, rules_from  # noqa: E402
from saltsea.games.pirates.engine.game import PiratesRules  # noqa: E402
from saltsea.games.pirates.engine.kinds import BOW_CHASER_PART  # noqa: E402
from saltsea.games.pirates.engine.state import WON, PiratesState  # noqa: E402
from saltsea.games.pirates.events.round_events import FireSpreads, RoundStarted  # noqa: E402
from saltsea.games.pirates.events.sea_events import BY_END, CardTurned, Chased  # noqa: E402
from saltsea.games.pirates.rules.rest import is_wanted  # noqa: E402
from saltsea.games.pirates.rules.score import granted  # noqa: E402
from saltsea.games.pirates.tempo import LIKE_PEOPLE, PiratesTempo  # noqa: E402
from saltsea.kernel.match import Match  # noqa: E402
from saltsea.kernel.nouns import Event  # noqa: E402
from saltsea.kernel.rules import AnyRules  # noqa: E402
from saltsea.research.real_time import sailed  # noqa: E402

PLAYERS: Final = 4
ARMS: Final = 8
CHUNK: Final = 25
NEEDED: Final = 5
"""So many victories in a hundred more with the Bow Chaser than without it are a need."""


@dataclass(frozen=True)
class Claim:
    """What happens in a chapter, in what share of its voyages at least, in hundredths."""

    chapter: int
    name: str
    happens: Callable[[AnyRules, Match], bool]
    least: int
    among_won: bool = False
    """Whether only voyages that are won are counted."""


# --- what happens in a voyage ---


def moments(rules: AnyRules, match: Match) -> Iterator[tuple[PiratesState, Event]]:
    """Every event of a voyage, with the State before it."""
    state: Any = rules.setup(match.header.players, match.header.options)
    for line in match.lines:
        for event in line.events:
            yield state, event
            rules.evolve(state, event)


def is_met(rules: AnyRules, match: Match) -> bool:
    """The optional goal is met."""
    del rules
    return granted(match.state) > 0


def frigate_moves(rules: AnyRules, match: Match) -> bool:
    frigate = match.state.voyage.content.kind("frigate")
    return any(
        isinstance(event, Chased) and any(state.sea.kinds[source] == frigate for source in event.sources)
        for state, event in moments(rules, match)
    )


def ship_moves(rules: AnyRules, match: Match) -> bool:
    del rules
    return any(isinstance(event, Chased) for line in match.lines for event in line.events)


def fire_spreads(rules: AnyRules, match: Match) -> bool:
    del rules
    return any(isinstance(event, FireSpreads) for line in match.lines for event in line.events)


def has_work_in_every_round(rules: AnyRules, match: Match) -> bool:
    """Each round begins with a card on the sea that brings the crew nearer to its goal."""
    kinds = range(len(match.state.voyage.content.cards))
    return all(
        any(state.sea.hidden[kind] and is_wanted(state, kind) for kind in kinds)
        for state, event in moments(rules, match)
        if isinstance(event, RoundStarted)
    )


def shows_eight_arms(rules: AnyRules, match: Match) -> bool:
    """Tentacles are turned up eight times before the enemy fires."""
    tentacle = match.state.voyage.content.kind("tentacle")
    turned = [event for _, event in moments(rules, match) if isinstance(event, CardTurned) and event.card == tentacle]
    return sum(1 for event in turned if event.how != BY_END) >= ARMS


CLAIMS: Final = [
    Claim(2, "the optional Passage is met", is_met, 15, among_won=True),
    Claim(5, "Chase moves a Frigate", frigate_moves, 60),
    Claim(6, "every round has work to do", has_work_in_every_round, 100),
    Claim(7, "Tentacles are turned up eight times", shows_eight_arms, 60),
    Claim(8, "Chase moves a Frigate", frigate_moves, 60),
    Claim(8, "Chase moves a ship", ship_moves, 60),
    Claim(9, "Chase moves a ship", ship_moves, 60),
    Claim(10, "Chase moves a ship", ship_moves, 60),
    Claim(10, "Fire spreads", fire_spreads, 60),
]


# --- counting ---


def voyage(rules: PiratesRules, chapter: int, number: int) -> Match:
    bots, reactions = [AbleSailor(rules)] * PLAYERS, [LIKE_PEOPLE] * PLAYERS
    name = f"claims {chapter}/{number}"
    return sailed(rules, PiratesTempo(), PLAYERS, {"chapter": str(chapter)}, bots, name, reactions=reactions).match


def counted(chapter: int, first: int, last: int) -> dict[str, tuple[int, int]]:
    """By claim how often it came true, and how many voyages count."""
    rules, found = rules_from(CONTENT), {claim.name: (0, 0) for claim in CLAIMS if claim.chapter == chapter}
    for number in range(first, last):
        match = voyage(rules, chapter, number)
        for claim in CLAIMS:
            if claim.chapter == chapter and not (claim.among_won and match.state.log.result != WON):
                true, all_of = found[claim.name]
                found[claim.name] = true + claim.happens(rules, match), all_of + 1
    return found


def won_without_chaser(first: int, last: int) -> tuple[int, int]:
    """Chapter 10 by the same crews as it is written, and without the Bow Chaser."""
    written, without = rules_from(CONTENT), rules_from(CONTENT)
    without.chapters[9].parts &= ~(1 << BOW_CHASER_PART)
    numbers = range(first, last)
    with_it, bare = (sum(voyage(rules, 10, n).state.log.result == WON for n in numbers) for rules in (written, without))
    return with_it, bare


def shares(number: int) -> list[tuple[str, float, int]]:
    """Every claim with its share in hundredths and the least that it should be."""
    parts = [(first, min(first + CHUNK, number)) for first in range(0, number, CHUNK)]
    chapters = sorted({claim.chapter for claim in CLAIMS})
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {chapter: [pool.submit(counted, chapter, *part) for part in parts] for chapter in chapters}
        chaser = [pool.submit(won_without_chaser, *part) for part in parts]
        found = [share_of(claim, [job.result() for job in jobs[claim.chapter]]) for claim in CLAIMS]
        with_it, bare = (sum(job.result()[place] for job in chaser) for place in (0, 1))
    needed = ("chapter 10: more victories with the Bow Chaser", 100 * (with_it - bare) / number, NEEDED)
    return [*found, needed]


def share_of(claim: Claim, parts: list[dict[str, tuple[int, int]]]) -> tuple[str, float, int]:
    true, all_of = (sum(part[claim.name][place] for part in parts) for place in (0, 1))
    return f"chapter {claim.chapter}: {claim.name}", 100 * true / max(1, all_of), claim.least


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--voyages", type=int, default=300)
    given = parser.parse_args()
    found = shares(given.voyages)
    for name, share, least in found:
        print(f"{share:5.1f}  at least {least:3}  {name}")
    return 0 if all(share >= least for _, share, least in found) else 1


if __name__ == "__main__":
    sys.exit(main())

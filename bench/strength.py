"""How strong Corto's computer players are: every bar that a level must reach, as a table for docs/strength.md.

`python bench/strength.py --games 400` plays with counted effort, so the shares do not depend on the machine; the times
do. With --file it can be stopped and goes on; --only NAME plays the pairings of one player, --against and --seats some
of them."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from saltsea.research.contest import Processes, run_games
from saltsea.research.tournament import PairingResult, Pairs, add_up, fixtures, pairings

PLACE = "saltsea.catalog:CATALOG"


class Bar(NamedTuple):
    """One player alone against others of one kind, and the share of victories that it must reach."""

    one: str
    other: str
    seats: int
    share: float


BARS = [
    Bar("novice", "random", 2, 0.70),
    Bar("regular", "novice", 2, 0.70),
    Bar("expert", "regular", 2, 0.70),
    Bar("master", "expert", 2, 0.70),
    Bar("novice", "random", 4, 0.40),
    Bar("regular", "novice", 4, 0.40),
    Bar("expert", "regular", 4, 0.40),
    Bar("master", "expert", 4, 0.40),
    Bar("master", "greedy-1", 2, 0.95),
    Bar("expert", "greedy-1", 2, 0.0),
    Bar("greedy", "greedy-1", 2, 0.0),
]


def wanted(bar: Bar, given: argparse.Namespace) -> bool:
    asked = (given.only, given.against, given.seats)
    return all(one in (None, has) for one, has in zip(asked, (bar.one, bar.other, bar.seats), strict=True))


def results(given: argparse.Namespace) -> Iterator[tuple[Bar, PairingResult]]:
    for bar in BARS:
        if wanted(bar, given):
            setting = Pairs(PLACE, "corto", bar.seats, {}, given.seed)
            both = fixtures([bar.one, bar.other], bar.seats, given.games)
            games = [fixture for fixture in both if fixture.pairing.one == bar.one]
            done = run_games(setting, games, Processes(given.workers), given.file, lambda _: None)
            yield bar, add_up(done, pairings(games))[0]


def line(bar: Bar, found: PairingResult) -> str:
    reached = "" if not bar.share else ("yes" if found.share > bar.share and found.low > bar.share - 0.05 else "no")
    least = f"{bar.share:.0%}" if bar.share else ""
    others = bar.other if bar.seats == 2 else f"{bar.seats - 1} × {bar.other}"
    return (
        f"| {bar.one} | {others} | {found.games} | {found.share:.1%} | {found.low:.1%} to {found.high:.1%} | {least} |"
        f" {reached} | {found.margin:+.1f} | {found.seconds_per_turn:.3f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the bars of Corto's levels.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default=None)
    parser.add_argument("--against", default=None)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, default=None)
    given = parser.parse_args()
    print("| one | against | games | won | 95 % interval | bar | reached | gold | s a turn |")
    print("|---|---|---|---|---|---|---|---|---|")
    for bar, found in results(given):
        print(line(bar, found), flush=True)


if __name__ == "__main__":
    main()

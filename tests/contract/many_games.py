"""Every check on many random games: `python -m contract.many_games GAME GAMES [PLAYERS ...]`, for the proof.

Hypothesis looks for short games that break a check; this plays long ones. Each is walked to a random moment, where the
checks are held against it, and from there to its end (contract 4). A game's number decides its cards, options and
choices, so one that breaks a check can be called again."""

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from time import perf_counter
from typing import Final

from contract.checks import CHECKS_ON_GAMES
from contract.kits import KITS, Kit
from contract.walks import Walk, tables
from saltsea.kernel.dice import dice_for
from saltsea.kernel.rules import AnyRules

LONGEST: Final = 400
"""The moment is drawn from so many steps, more than most random games have: it is as often near the end as not."""
PORTION: Final = 50


def walk_number(kit: Kit, rules: AnyRules, players: int, number: int) -> Walk:
    dice = dice_for(f"{kit.game.name} {players} {number}")
    options = dice.pick(tables(kit, rules, players))
    choices = tuple(dice.below(1 << 16) for _ in range(dice.below(LONGEST)))
    return Walk(players, options, f"many {number}", choices)


def judged(game: str, players: int, first: int, games: int) -> tuple[int, list[str]]:
    """How many games of a portion kept every check, and what broke one."""
    kit = next(kit for kit in KITS if kit.game.name == game)
    rules, broken = kit.game.rules(), []
    for number in range(first, first + games):
        walk = walk_number(kit, rules, players, number)
        try:
            for check in CHECKS_ON_GAMES:
                check(kit, rules, walk)
        except Exception as error:
            broken.append(f"{game}, {players} players, game {number}: {error}")
    return games - len(broken), broken


def main(game: str, games: int, counts: Sequence[int]) -> int:
    """All portions on all cores, in order of the answers; the exit status is how many games broke a check."""
    broken: list[str] = []
    for players in counts:
        began = perf_counter()
        with ProcessPoolExecutor(cpu_count()) as pool:
            portions = [(game, players, first, min(PORTION, games - first)) for first in range(0, games, PORTION)]
            results = list(pool.map(judged, *zip(*portions, strict=True)))
        kept = sum(result[0] for result in results)
        broken += [line for result in results for line in result[1]]
        print(f"{game}, {players} players: {kept:,} of {games:,} random games kept all {len(CHECKS_ON_GAMES)} checks,"
              f" {perf_counter() - began:.0f} s", flush=True)  # fmt: skip
    print("\n".join(broken) or "no check was broken")
    return min(len(broken), 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), [int(word) for word in sys.argv[3:]] or [2]))

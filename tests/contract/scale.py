"""How much a check does: a fixed sample in every test run, the full numbers for proof."""

import os
from typing import Final

from saltsea.game import Game

PROOF: Final = os.environ.get("SALTSEA_PROOF") == "1"


def scaled(sample: int, proof: int) -> int:
    """So many in the sample, so many in the proof."""
    return proof if PROOF else sample


def quick_bots(game: Game) -> list[str]:
    """All computer players for the proof; in the sample without those that think long if nothing is compiled, and of
    the personalities only those of the lowest level."""
    if PROOF:
        return game.known_bots()
    levels = [*game.bots]
    slow = set(levels[levels.index(game.stand_in()) + 1 :])
    kept = {name for name in game.personalities if game.level_of(name) == levels[0]}
    return [name for name in game.known_bots() if name not in slow and name not in set(game.personalities) - kept]

"""What the contract suite must be told about a game, because no rule says it: what is conserved, what is secret."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from saltsea.game import Game
from saltsea.kernel.dice import Dice
from saltsea.kernel.options import Options
from saltsea.kernel.seat import Seat


@dataclass(frozen=True, kw_only=True)
class Kit:
    """One game under the contract."""

    game: Game
    conserved: Callable[[Any], Mapping[str, object]]
    """Things of which there are always as many: compared from line to line."""
    swap_hidden: Callable[[Any, Seat, Dice], Any]
    """A true world that this seat cannot tell from the given one. Works on the State, so it catches a leak that a
    belief would faithfully copy."""
    secret_nouns: frozenset[str]
    """Annotations whose values name a single secret thing, such as `Card`."""
    is_heard: Callable[[str], bool] = lambda chance: False
    """Whether every seat hears what a chance of this name answers: where two worlds roll differently and all that is
    cleared away afterwards, they look alike again without having been alike."""
    options: tuple[Options, ...] = field(default=({},))
    proof: int = 1000
    """Walks per check in the proof; a large game has a proof of its own (many_games.py)."""
    walk: int = 80
    """So many steps are walked before a check is held against the position."""
    longest: int = 2000
    """No random game of this kind takes more lines."""

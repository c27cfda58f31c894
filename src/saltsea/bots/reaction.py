"""How long a player takes to notice what happens: drawn anew each time, because nobody reacts like a clock."""

from dataclasses import dataclass
from typing import Final

from saltsea.kernel.dice import Dice
from saltsea.kernel.seat import Millis

_SECOND: Final = 1000


@dataclass(frozen=True)
class Reaction:
    """The quickest and the slowest reaction of one kind of player."""

    least: Millis
    most: Millis

    def draw(self, dice: Dice) -> Millis:
        """One reaction; each between the two is as likely as any other."""
        return self.least + dice.below(self.most - self.least + 1)


def reaction_from(text: str) -> Reaction | None:
    """Seconds as people write them, `1-4` or `2.5`; None for what is no such thing."""
    least, _, most = text.partition("-")
    try:
        found = Reaction(_millis(least), _millis(most or least))
    except ValueError:
        return None
    return found if 0 <= found.least <= found.most else None


def _millis(text: str) -> Millis:
    if not text.replace(".", "", 1).isdecimal():
        raise ValueError(text)
    return round(float(text) * _SECOND)

"""What the bots of a table have said that they will do, as the others hear it."""

from collections.abc import Mapping
from typing import Final

from saltsea.kernel.heard_words import Intention, Word, meant_by_others
from saltsea.kernel.seat import Seat

TAKES: Final = "takes"
"""The phrase before a place that a bot has said it takes. A finger has none: it may ask others to see to the thing."""


def announced_by_others(intentions: Mapping[Seat, Intention], seat: Seat) -> list[Word]:
    """Where the other bots have said that they go. No other word has both a phrase and a place."""
    return [Word(one.seat, TAKES, one.place, one.age) for one in meant_by_others(intentions, seat)]

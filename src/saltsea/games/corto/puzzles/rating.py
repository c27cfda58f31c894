"""Ratings of puzzles and of those who solve them, on one scale: with the same rating one solves every other puzzle.

The scale is Elo's. Levels stand on it by how often they beat each other (docs/strength.md)."""

from collections.abc import Iterable, Mapping
from math import exp, log
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from saltsea.games.corto.daily.diary import RatedNote

Difficulty: TypeAlias = Literal["easy", "middling", "hard"]
LEVELS: Final[Mapping[str, int]] = MappingProxyType({"novice": 800, "regular": 1200, "expert": 1450, "master": 1670})
SCALE: Final = 400 / log(10)
"""So many points make the odds e times as good."""
USUAL: Final = 1250
SPREAD: Final = 350
"""What is thought of a puzzle before anybody was asked: so that one which every level finds has a rating, too."""
EASY: Final = 1000
HARD: Final = 1400
"""Below the first a puzzle is easy, from the second on hard."""
FIRST: Final = 1000
"""The rating of a player who has tried none."""
LEAST: Final = 400
QUICK: Final = 10
"""For so many puzzles a rating moves fast."""
FAST: Final = 64
SLOW: Final = 24


def expected(player: float, puzzle: float) -> float:
    """How often a player with this rating solves a puzzle with that one."""
    return 1 / (1 + exp((puzzle - player) / SCALE))


def puzzle_rating(finds: Mapping[str, tuple[int, int]]) -> int:
    """The rating under which these finds are likeliest: the more often it was found, the lower."""
    low, high = 0.0, 3000.0
    while high - low > 0.1:
        middle = (low + high) / 2
        low, high = (middle, high) if surplus(middle, finds) < 0 else (low, middle)
    return round((low + high) / 2)


def surplus(rating: float, finds: Mapping[str, tuple[int, int]]) -> float:
    """How many more finds there were than this rating explains, less what is thought beforehand; it grows with it."""
    more = sum(found - asked * expected(LEVELS[level], rating) for level, (found, asked) in finds.items())
    return more + (rating - USUAL) * SCALE / SPREAD**2


def difficulty(rating: int) -> Difficulty:
    """A rating in a word."""
    if rating < EASY:
        return "easy"
    return "hard" if rating >= HARD else "middling"


class PlayerRating(NamedTuple):
    """How well a player solves puzzles."""

    rating: int
    tried: int
    right: int
    """How many of these with the first answer."""


def player_rating(notes: Iterable[RatedNote]) -> PlayerRating:
    """A player's rating from all tries, in their order: only the first answer to each puzzle counts."""
    rating, tried, right = float(FIRST), 0, 0
    for note in sorted(notes, key=lambda note: note.at):
        step = FAST if tried < QUICK else SLOW
        rating = max(LEAST, rating + step * (note.right - expected(rating, note.rating)))
        tried, right = tried + 1, right + note.right
    return PlayerRating(round(rating), tried, right)

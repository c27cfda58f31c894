"""The HTTP messages of Corto's routes."""

from typing import Final, Literal

import msgspec

from saltsea.games.corto.companion.shapes import CompanionBox, CompanionCount, CompanionDeal, CompanionPosition
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.server.reviews.kind import ReviewState
from saltsea.server.web.messages import Message


class DealOpponent(Message, frozen=True):
    """The bot of a daily deal: its name and version, and how many positions it looks at per decision."""

    bot: str
    version: int
    positions: int


class DealResult(Message, frozen=True):
    """What came of a daily deal, on honour. `gold` is the player's and the bot's; `leads` is by how much the player was
    ahead after each of their turns; `left` is whether they left or resigned it, so that it makes no row of days."""

    won: bool
    gold: tuple[int, ...]
    leads: tuple[int, ...]
    left: bool = False


class DealShown(Message, frozen=True):
    """The deal of a day: the adventures from the top strip down, whether the player begins, and the player's one try:
    `table` is where it is played, empty if it has not begun; `result` is there when it is over."""

    edition: str
    strips: list[str]
    begins: bool
    opponent: DealOpponent
    table: str
    game: str
    result: DealResult | None


class PuzzleProgress(Message, frozen=True):
    """What a player has found of the puzzle of a day: the gold reached, the most there is, how often they checked, and
    whether they looked at the solution first."""

    gold: int
    best: int
    checks: int
    peeked: bool
    solved: bool


class DiaryDay(Message, frozen=True):
    """A day of a player's diary; the deal or the puzzle is missing where it was not played."""

    day: str
    deal: DealResult | None
    puzzle: PuzzleProgress | None


class Today(Message, frozen=True):
    """The games of today, as one player sees them. `ends` is when the next day begins, in milliseconds since 1970;
    `now` is the server's time. `streak` counts days in a row with a deal played to its end, `longest` is the best of
    these."""

    day: str
    now: int
    ends: int
    deal: DealShown
    puzzle: PuzzleProgress | None
    streak: int
    longest: int
    played: int
    won: int
    days: list[DiaryDay]


class PuzzleShown(Message, frozen=True):
    """The puzzle of a day: the gold before the turn, how many cards its solution takes, and the line of its game after
    which the turn begins. Its best result is told by a check."""

    day: str
    today: str
    edition: str
    gold: int
    cards: int
    line: int
    progress: PuzzleProgress | None


class MyPuzzleRating(Message, frozen=True):
    """How well a player solves rated puzzles: how many they tried, and how many were right with the first answer."""

    rating: int
    tried: int
    right: int


class LevelFinds(Message, frozen=True):
    """How often a level of the computer found a puzzle's solution, and how often it was asked."""

    level: str
    found: int
    asked: int


class RatedPuzzleShown(Message, frozen=True):
    """A rated puzzle: how far ahead of the best rival the player is before the turn (`lead`), how many cards its
    solution takes, and the line of its game after which the turn begins. In its progress, its verdict and its solution
    gold is how far ahead one is."""

    number: int
    puzzles: int
    players: int
    lead: int
    cards: int
    line: int
    rating: int
    difficulty: Literal["easy", "middling", "hard"]
    mine: MyPuzzleRating
    progress: PuzzleProgress | None


class RatedAnswer(Message, frozen=True):
    """What an answer to a rated puzzle comes to: the player's rating after it, by how much it moved, and who else has
    found the solution."""

    mine: MyPuzzleRating
    change: int
    finds: list[LevelFinds]


class PuzzleVerdict(Message, frozen=True):
    """What a turn is worth: the gold that the player would have, and the most that there is; and more if the puzzle is
    rated."""

    gold: int
    best: int
    solved: bool
    progress: PuzzleProgress | None
    rated: RatedAnswer | None = None


class PuzzleSolution(Message, frozen=True):
    """One way to the most gold: the actions from the line on after which the turn begins."""

    line: int
    best: int
    actions: list[dict[str, str | int]]
    progress: PuzzleProgress | None
    rated: RatedAnswer | None = None


class SourceCount(Message, frozen=True):
    """Gold of one source, in all counted games: groups, seal, vessel, aces, ingots, leopards, train, great gold."""

    source: str
    gold: int


class AdventureCount(Message, frozen=True):
    """How often an adventure was on the table, and how often I won there."""

    adventure: str
    games: int
    won: int


class OpponentCount(Message, frozen=True):
    """Games against a bot by its name, or against people if `bot` is empty."""

    bot: str
    games: int
    won: int


class CountedGame(Message, frozen=True):
    """One of the counted games: my gold, and the most that an opponent had."""

    id: str
    ended: int
    gold: int
    rival: int
    won: bool


class CortoStatistics(Message, frozen=True):
    """What my last games of Corto add up to, from their records. `gold` is the sum of all, `best` the most of one;
    `last` has each of the games, the last first; `hints` is how many hints were taken in all of them. `resigned` games
    of three or four, which a bot played to their end, are lost and add no gold."""

    games: int
    won: int
    best: int
    gold: int
    sources: list[SourceCount]
    adventures: list[AdventureCount]
    opponents: list[OpponentCount]
    last: list[CountedGame]
    hints: int = 0
    resigned: int = 0


class ReviewShown(Message, frozen=True):
    """The review of a finished game. `state` says whether it was asked for, is being made, is here, or could not be
    made; `percent` is how much of it is done."""

    state: ReviewState
    percent: int
    review: CortoReview | None


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (
    Today,
    PuzzleShown,
    RatedPuzzleShown,
    PuzzleVerdict,
    PuzzleSolution,
    CortoStatistics,
    ReviewShown,
    CompanionBox,
    CompanionDeal,
    CompanionPosition,
    CompanionCount,
)
"""The messages that the browser's types are written from."""

"""The HTTP messages of Corto's routes."""

from typing import Final, Literal

import msgspec

from saltsea.games.corto.companion.shapes import CompanionBox, CompanionCount, CompanionDeal, CompanionPosition
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.server.reviews.kind import ReviewState
from saltsea.server.web.messages import Message


class DealOpponent(Message, frozen=True):
    """The bot of a daily deal."""

    bot: str
    """The bot, by its name."""
    version: int
    """The version of that bot."""
    positions: int
    """How many positions it looks at for each decision."""


class DealResult(Message, frozen=True):
    """What came of a daily deal, on honour."""

    won: bool
    """Whether the player has won."""
    gold: tuple[int, ...]
    """The gold of the player and of the bot."""
    leads: tuple[int, ...]
    """By how much the player was ahead after each of their turns."""
    left: bool = False
    """Whether they left or resigned it: it makes no row of days."""


class DealShown(Message, frozen=True):
    """The deal of a day, and the player's one try."""

    edition: str
    """The edition of the cards and rules, which goes into the seed with the day."""
    strips: list[str]
    """The adventures from the top strip down, by their letters."""
    begins: bool
    """Whether the player begins."""
    opponent: DealOpponent
    """The bot on the other seat."""
    table: str
    """The code of the table where the one try is played; empty if it has not begun."""
    game: str
    """The id of that game; empty if it has not begun."""
    result: DealResult | None
    """What came of it; null until it is over."""


class PuzzleProgress(Message, frozen=True):
    """What a player has found of a puzzle."""

    gold: int
    """The most that the player has reached."""
    best: int
    """The most that there is."""
    checks: int
    """How often they have checked a turn."""
    peeked: bool
    """Whether they looked at the solution before they had found it."""
    solved: bool
    """Whether they have found it."""


class DiaryDay(Message, frozen=True):
    """A day of a player's diary."""

    day: str
    """The day, as 2027-01-15."""
    deal: DealResult | None
    """The result of its deal; null if it was not played to its end."""
    puzzle: PuzzleProgress | None
    """What the diary has of its puzzle; null if nothing."""


class Today(Message, frozen=True):
    """The games of today, as one player sees them."""

    day: str
    """The day, as 2027-01-15."""
    now: int
    """The server's clock: milliseconds since 1970."""
    ends: int
    """When the next day begins, in milliseconds since 1970."""
    deal: DealShown
    """The deal of the day."""
    puzzle: PuzzleProgress | None
    """What the diary has of its puzzle; null if nothing."""
    streak: int
    """How many days in a row a deal was played to its end."""
    longest: int
    """The longest of all such rows."""
    played: int
    """How many deals were played to their end."""
    won: int
    """How many of these were won."""
    days: list[DiaryDay]
    """The last four weeks."""


class PuzzleShown(Message, frozen=True):
    """The puzzle of a day. A check tells its best result."""

    day: str
    """The day of the puzzle, as 2027-01-15."""
    today: str
    """The day of today."""
    edition: str
    """The edition of the cards and rules that it is made with."""
    gold: int
    """The gold before the turn."""
    cards: int
    """How many cards its solution takes."""
    line: int
    """The line of its game after which the turn begins."""
    progress: PuzzleProgress | None
    """What the diary has of it; null if nothing."""


class PuzzleMaking(Message, frozen=True):
    """The puzzle of a day is being made: ask for it again in a few seconds."""

    making: str
    """The day of the puzzle, as 2027-01-15."""


class MyPuzzleRating(Message, frozen=True):
    """How well a player solves rated puzzles."""

    rating: int
    """The player's rating."""
    tried: int
    """How many rated puzzles they have tried."""
    right: int
    """How many were right with the first answer."""


class LevelFinds(Message, frozen=True):
    """How well a level of the computer does at a puzzle."""

    level: str
    """The level, by the name of its bot."""
    found: int
    """How often it found the solution."""
    asked: int
    """How often it was asked."""


class RatedPuzzleShown(Message, frozen=True):
    """A rated puzzle. In its progress, its verdict and its solution gold is how far ahead of the best rival the player
    is."""

    number: int
    """The puzzle's number."""
    puzzles: int
    """How many rated puzzles there are."""
    players: int
    """How many players sit at its table."""
    lead: int
    """How far ahead of the best rival the player is before the turn, in gold."""
    cards: int
    """How many cards its solution takes."""
    line: int
    """The line of its game after which the turn begins."""
    rating: int
    """How hard it is, on the scale of players' ratings."""
    difficulty: Literal["easy", "middling", "hard"]
    """The same in one word."""
    mine: MyPuzzleRating
    """How well this player does."""
    progress: PuzzleProgress | None
    """What the diary has of it; null if nothing."""


class RatedAnswer(Message, frozen=True):
    """What an answer to a rated puzzle comes to."""

    mine: MyPuzzleRating
    """The player's rating after the answer."""
    change: int
    """By how much it moved; 0 for any answer but the first."""
    finds: list[LevelFinds]
    """Which levels of the computer have found the solution."""


class PuzzleVerdict(Message, frozen=True):
    """What a turn is worth."""

    gold: int
    """The gold that the player would have; of a rated puzzle, how far ahead they would be."""
    best: int
    """The most that there is."""
    solved: bool
    """Whether the player has found it."""
    progress: PuzzleProgress | None
    """What the diary has of it now; null if nothing."""
    rated: RatedAnswer | None = None
    """What the answer comes to; null if the puzzle is not rated."""


class PuzzleSolution(Message, frozen=True):
    """One way to the most gold."""

    line: int
    """The line after which its actions are sent."""
    best: int
    """The most that there is."""
    actions: list[dict[str, str | int]]
    """The actions, in order."""
    progress: PuzzleProgress | None
    """What the diary has of it now; null if nothing."""
    rated: RatedAnswer | None = None
    """What looking at it comes to; null if the puzzle is not rated."""


class SourceCount(Message, frozen=True):
    """Gold of one source, in all counted games: groups, seal, vessel, aces, ingots, leopards, train, great gold."""

    source: str
    """The source, by its name."""
    text: str
    """The id of the text that names it."""
    gold: int
    """The gold of it in all these games."""


class AdventureCount(Message, frozen=True):
    """How often an adventure was on the table, and how often I won there."""

    adventure: str
    """The adventure, by its letter."""
    games: int
    """In how many games it was on the table."""
    won: int
    """How many of these I have won."""


class OpponentCount(Message, frozen=True):
    """Games against a bot, or against people."""

    bot: str
    """The bot, by its name; empty for people."""
    games: int
    """How many games there were."""
    won: int
    """How many of these I have won."""


class CountedGame(Message, frozen=True):
    """One of the counted games."""

    id: str
    """The game's id."""
    ended: int
    """When it ended, in milliseconds since 1970."""
    gold: int
    """My gold."""
    rival: int
    """The most that an opponent had."""
    won: bool
    """Whether I have won."""


class CortoStatistics(Message, frozen=True):
    """What my last games of Corto add up to, from their records."""

    games: int
    """How many games are counted."""
    won: int
    """How many of these I have won."""
    best: int
    """The most gold in one game."""
    gold: int
    """My gold in all of them."""
    sources: list[SourceCount]
    """Where it came from."""
    adventures: list[AdventureCount]
    """What was on the table, and how often I won there."""
    opponents: list[OpponentCount]
    """Whom I played against."""
    last: list[CountedGame]
    """Each of the games, the last first."""
    hints: int = 0
    """How many hints were taken in all of them."""
    resigned: int = 0
    """Games of three or four that I gave up and a bot played to their end: they are lost and add no gold."""
    only_last: int = 0
    """Among how many of my last games these are, because there are more; 0 if these are of all."""


class ReviewShown(Message, frozen=True):
    """The review of a finished game."""

    state: ReviewState
    """Whether it was asked for, is being made, is here, or could not be made."""
    percent: int
    """How much of it is done."""
    review: CortoReview | None
    """The review; null until it is here."""


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (
    Today,
    PuzzleMaking,
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

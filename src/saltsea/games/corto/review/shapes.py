"""What a review says, as it is stored and sent. Chances and what changes them are whole numbers in thousandths, so that
they add up exactly."""

from typing import Final

from saltsea.view import Sentence, Shape

VERSION: Final = 4
"""Of what reviews say and how they find it: a stored review of another version is made again."""
WHOLE: Final = 1000


class ReviewedTurn(Shape, frozen=True):
    """One turn: the chances after it, and how choice and luck changed them."""

    number: int
    """Its number, from 1."""
    seat: int
    """Whose turn it was."""
    first: int
    """The line of the record after which it begins."""
    last: int
    """The line that ended it."""
    choice: list[int]
    """By seat: what the turn that was played changes against the best one found, over other deals."""
    luck: list[int]
    """By seat: what the cards that came and the hands of the others added."""
    chances: list[int]
    """By seat: the chance to win after it."""


class DecidingMoment(Shape, frozen=True):
    """A turn whose choice cost its player much."""

    turn: int
    """Its place in `turns`, from 0."""
    seat: int
    """Whose turn it was."""
    first: int
    """The line after which it begins."""
    last: int
    """The line that ended it."""
    loss: int
    """What the choice cost, in thousandths of a victory."""
    gold: int
    """How much further ahead of the best opponent the better turn leaves its player when it ends, in gold."""
    later: float
    """The same when the turn comes back, on average over other deals."""
    better: list[int]
    """The better turn, as actions by their numbers in the game's list."""
    lines: int
    """How many lines the game has with it, and nothing after it."""
    say: Sentence
    """What speaks for it, in one sentence."""


class SeatReview(Shape, frozen=True):
    """How one seat came from its first chance to its last: start + choice + others + luck = end."""

    accuracy: int
    """From 0 to 100: how near its turns came to the best ones found."""
    start: int
    """Its chance before a card is dealt."""
    choice: int
    """What its own choices cost."""
    others: int
    """What the choices of the others gave it."""
    luck: int
    """What cards that came gave it."""
    end: int
    """Its chance at the end: all of the victory, a part of it, or none."""


class CortoReview(Shape, frozen=True):
    """The review of a finished game."""

    version: int
    """Of what reviews say and how they find it."""
    start: list[int]
    """By seat: equal chances, before a card is dealt."""
    deal: list[int]
    """By seat: what the set-up added, as luck."""
    turns: list[ReviewedTurn]
    """All turns, in order."""
    moments: list[DecidingMoment]
    """The turns that cost most, the worst first."""
    seats: list[SeatReview]
    """How each seat came from its first chance to its last."""
    end: list[int]
    """By seat: what giving up changed, a choice of its own; empty where no player did."""
    sides: int
    """How many play against each other; partners are one. The first seats are one of each side."""
    resigned: int | None = None
    """The player who gave up, if one did."""

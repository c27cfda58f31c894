"""The HTTP messages of the pirates' routes, besides the values of `campaign/values.py`."""

from typing import Final

import msgspec
from msgspec import Raw

from saltsea.games.pirates.campaign.values import ChapterChecked, LogBook, Tried, VoyageStory
from saltsea.games.pirates.review.shapes import VoyageReview
from saltsea.server.reviews.kind import ReviewState
from saltsea.server.web.messages import Message


class DailyVoyage(Message, frozen=True):
    """A voyage on the board of honour."""

    rank: int
    """Its place on the board, from 1; equal points share one."""
    points: int
    """The points of the voyage."""
    stars: int
    """How many stars it earned."""
    level: str
    """The level that it was sailed at."""
    players: int
    """How many sailors there were."""
    timers: int
    """How many timers were in play."""
    bots: int
    """How many of the seats were a bot's."""
    took: int
    """How long it was by the game's time, in milliseconds."""
    pauses: int
    """How often the crew has paused."""
    calm: str
    """The calm of its sea: `off`, `three-quarters` or `half`."""
    speed: int
    """The speed of its clock, in hundredths of real time."""
    steps: bool
    """Whether it was sailed in step mode."""
    names: list[str]
    """A name for each person aboard; empty for those who have not signed."""


class DailyBoard(Message, frozen=True):
    """The board of honour of a day and one of its seas: results are on honour."""

    game: str
    """The game of the address, by its name."""
    day: str
    """The day of the board, as 2027-01-15."""
    today: str
    """The day of today."""
    sea: str
    """The sea of the board, by the last chapter that it mixes."""
    seas: tuple[str, ...]
    """All seas, the widest last."""
    seed: str
    """What that day's voyages in that sea were dealt from: the same on every server, and no secret."""
    voyages: list[DailyVoyage]
    """The voyages that were won, the most points first."""


class ClashShown(Message, frozen=True):
    """Two players wanted the same, and one was quicker. It is not in the record."""

    line: int
    """The line after which it happened."""
    at: int
    """When, by the game's time."""
    seat: int
    """The seat that was refused."""
    first: int
    """The seat that was quicker."""
    action: Raw
    """What was refused."""


class VoyageNotes(Message, frozen=True):
    """What is noted beside a voyage."""

    clashes: list[ClashShown]
    """The clashes among the lines that the reader may see, without those of an earlier game."""


class VoyageReviewShown(Message, frozen=True):
    """The review of a finished voyage."""

    state: ReviewState
    """Whether it was asked for, is being made, is here, or could not be made."""
    percent: int
    """How much of it is done."""
    review: VoyageReview | None
    """The review; null until it is here."""


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (
    DailyBoard,
    LogBook,
    VoyageStory,
    ChapterChecked,
    Tried,
    VoyageReviewShown,
    VoyageNotes,
)
"""The messages that the browser's types are written from."""

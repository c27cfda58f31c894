"""The HTTP messages of the pirates' routes, besides the values of `campaign/values.py`."""

from typing import Final

import msgspec

from saltsea.games.pirates.campaign.values import ChapterChecked, LogBook, Tried, VoyageStory
from saltsea.games.pirates.review.shapes import VoyageReview
from saltsea.server.reviews.kind import ReviewState
from saltsea.server.web.messages import Message


class DailyVoyage(Message, frozen=True):
    """A voyage on the board of honour. Equal points share a rank. `names` has one for each person of the crew, empty
    for people who have not signed; `took` is in milliseconds of the game's time."""

    rank: int
    points: int
    stars: int
    level: str
    players: int
    timers: int
    bots: int
    took: int
    pauses: int
    calm: str
    speed: int
    steps: bool
    names: list[str]


class DailyBoard(Message, frozen=True):
    """The board of honour of a day and one of its `seas`. The `seed` is the same on every server, and no secret:
    results are on honour."""

    game: str
    day: str
    today: str
    sea: str
    seas: tuple[str, ...]
    seed: str
    voyages: list[DailyVoyage]


class VoyageReviewShown(Message, frozen=True):
    """The review of a finished voyage. `state` says whether it was asked for, is being made, is here, or could not be
    made; `percent` is how much of it is done."""

    state: ReviewState
    percent: int
    review: VoyageReview | None


MESSAGES: Final[tuple[type[msgspec.Struct], ...]] = (
    DailyBoard,
    LogBook,
    VoyageStory,
    ChapterChecked,
    Tried,
    VoyageReviewShown,
)
"""The messages that the browser's types are written from."""

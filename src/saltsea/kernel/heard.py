"""What a bot has heard at its table: words of the others and pointing fingers. As chat it is no part of a record.

A bot gets it beside its Observation, so that the same question has the same answer."""

from typing import Final, final

from saltsea.kernel.seat import Millis, Seat


@final
class Word:
    """What one player said, or where they pointed."""

    def __init__(self, seat: Seat, phrase: str, place: str, age: Millis) -> None:
        self.seat = seat
        self.phrase = phrase
        """The id of a ready phrase; empty for a finger."""
        self.place = place
        """Where a finger points, by the name that the game's views give it; empty for a phrase."""
        self.age = age
        """How long ago that was, by the game's clock."""


@final
class Heard:
    """Everything that one bot has heard and that may still matter."""

    def __init__(self, order: str, words: list[Word]) -> None:
        self.order = order
        """The standing order that somebody gave to this seat; empty for none."""
        self.words = words


SILENCE: Final = Heard("", [])
"""Nobody has said anything."""

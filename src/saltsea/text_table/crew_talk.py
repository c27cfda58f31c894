"""The talk of a crew at one keyboard: what the people here say and point at, and the orders that stand.

As at a server's table nothing of it is part of the record; the orders are saved with the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from saltsea.kernel.heard import Heard, Word
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat

REMEMBERED: Final[Millis] = 60_000
MOST_WORDS: Final = 32


@dataclass(frozen=True)
class Said:
    """A phrase, or a finger, at a time of the game."""

    seat: Seat
    phrase: str
    place: str
    at: Millis


class CrewTalk:
    """What the shipmates at one table hear."""

    def __init__(self, settles: Callable[[Action], Sequence[str]], orders: Sequence[str]) -> None:
        self.settles = settles
        """The phrases that have got what they asked for once somebody does this."""
        self.orders = [*orders]
        """The order of each seat; empty for none."""
        self.words: list[Said] = []

    def hear(self, seat: Seat, now: Millis, *, phrase: str = "", place: str = "") -> None:
        recent = [word for word in self.words if now - word.at < REMEMBERED]
        self.words = [*recent, Said(seat, phrase, place, now)][-MOST_WORDS:]

    def heard(self, seat: Seat, now: Millis) -> Heard:
        words = [Word(one.seat, one.phrase, one.place, max(0, now - one.at)) for one in self.words]
        return Heard(self.orders[seat], words)

    def settle(self, action: Action) -> None:
        """Forget the wishes that an action has settled."""
        settled = self.settles(action)
        self.words = [word for word in self.words if word.phrase not in settled]

"""The talk of a crew at one keyboard: what the people here say and point at, and the orders that stand.

As at a server's table nothing of it is part of the record; the orders are saved with the game."""

from collections.abc import Callable, Sequence

from saltsea.kernel.heard import Heard, Said, SaidLately
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat


class CrewTalk:
    """What the shipmates at one table hear."""

    def __init__(self, settles: Callable[[Action], Sequence[str]], orders: Sequence[str]) -> None:
        self.settles = settles
        """The phrases that have got what they asked for once somebody does this."""
        self.orders = [*orders]
        """The order of each seat; empty for none."""
        self.said = SaidLately()

    def hear(self, seat: Seat, now: Millis, *, phrase: str = "", place: str = "") -> None:
        self.said.add(Said(seat, phrase, place, now))

    def heard(self, seat: Seat, now: Millis) -> Heard:
        return Heard(self.orders[seat], self.said.words(now))

    def settle(self, action: Action) -> None:
        """Forget the wishes that an action has settled."""
        self.said.settle(self.settles(action))

"""The talk of a crew at one keyboard: what the people here say and point at, the orders that stand, and what shipmates
have said that they will do.

As at a server's table nothing of it is part of the record; the orders are saved with the game."""

from collections.abc import Callable, Sequence

from saltsea.kernel.heard_words import SAY_FIRST, HeardWords, Intention, Said, SaidLately, meant_by_others
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat

Announces = Callable[[Seat, Action], str | None]
"""Lets a bot say what it is about to do. The answer is the place that it is about; None for what needs no word."""


class CrewTalk:
    """What the shipmates at one table hear and say."""

    def __init__(
        self, settles: Callable[[Said, Seat, Action], bool], orders: Sequence[str], announces: Announces | None = None
    ) -> None:
        self.settles = settles
        """Whether a word has got what it asked for, or is given up, once a seat does this."""
        self.orders = [*orders]
        """The order of each seat; empty for none."""
        self.announces = announces
        """None where time stands while people think: there no shipmate could answer in between."""
        self.said = SaidLately()
        self.count = 0
        """How many words there were so far."""
        self.intentions: dict[Seat, Intention] = {}

    def hear(self, seat: Seat, now: Millis, *, phrase: str = "", place: str = "") -> None:
        self.said.add(Said(seat, phrase, place, now))
        self.count += 1

    def order(self, seat: Seat, order: str) -> None:
        """Give a bot a standing order: what it was about to do, it thinks over."""
        self.orders[seat] = order
        self.count += 1

    def heard(self, seat: Seat, now: Millis) -> HeardWords:
        return HeardWords(self.orders[seat], self.said.words(now) + meant_by_others(self.intentions, seat))

    def settle(self, seat: Seat, action: Action) -> None:
        """Forget the wishes that an action has settled."""
        self.said.settle(lambda said: self.settles(said, seat, action))

    # --- what bots say first ---

    def still_meant(self, before: Intention | None, legal: Sequence[Action]) -> Action | None:
        """What a bot has announced, if it still may and has heard nothing since; else it thinks again."""
        if before is None or before.heard != self.count:
            return None
        return next((action for action in legal if is_same(action, before.action)), None)

    def announce_first(self, seat: Seat, before: Intention | None, action: Action, now: Millis) -> bool:
        """Let a bot say what it is about to do, if it has not. Returns whether it does so a moment later."""
        if self.announces is None or (before is not None and is_same(action, before.action)):
            return False
        place = self.announces(seat, action)
        if place is not None:
            self.intentions[seat] = Intention(action, place, now + SAY_FIRST, self.count)
        return place is not None

    def due(self, seat: Seat) -> Millis | None:
        """When a bot does what it has announced."""
        return self.intentions[seat].due if seat in self.intentions else None

    def forget_intentions(self) -> None:
        """Time waits for people: nothing is about to be done."""
        self.intentions.clear()


def is_same(one: Action, other: Action) -> bool:
    return one.number == other.number

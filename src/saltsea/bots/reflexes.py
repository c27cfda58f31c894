"""When computer players look up in real time: a moment after there is something new for them to do, like people."""

from collections.abc import Sequence
from typing import Final

from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat, holds

REACTION: Final[Millis] = 3000
"""How long a sailor needs."""


class Reflexes:
    """The computer players of one table."""

    def __init__(self, rules: AnyRules, seats: Sequence[Seat], reaction: Millis = REACTION) -> None:
        self.rules = rules
        self.reaction = reaction
        self.wakes: dict[Seat, Millis | None] = dict.fromkeys(seats)
        self.known: dict[Seat, int] = dict.fromkeys(seats, 0)
        """What each could do when it last looked."""

    def notice(self, state: object, now: Millis) -> None:
        """Whoever can do something else than before will look up."""
        for seat in self.wakes:
            legal = self.legal(state, seat)
            if self.known[seat] != summed(legal):
                self.known[seat] = summed(legal)
                if legal and self.wakes[seat] is None:
                    self.wakes[seat] = now + self.reaction

    def legal(self, state: object, seat: Seat) -> list[Action]:
        return self.rules.legal(state, seat) if holds(self.rules.waiting_on(state), seat) else []

    def next_wake(self) -> Millis | None:
        return min((wake for wake in self.wakes.values() if wake is not None), default=None)

    def first(self) -> Seat:
        """Who looks up next."""
        return min((wake, seat) for seat, wake in self.wakes.items() if wake is not None)[1]

    def looked(self, state: object, seat: Seat, again: Millis | None = None) -> None:
        """This one has done all that it wanted to; if it still has something in its hands it looks again later."""
        self.wakes[seat] = again
        self.known[seat] = summed(self.legal(state, seat))

    def rouse(self, state: object, now: Millis) -> None:
        """Nothing else will happen: whoever can do anything looks up once more."""
        for seat in self.wakes:
            if self.legal(state, seat):
                self.wakes[seat] = now + self.reaction

    def forget(self) -> None:
        """Nobody looks up any more for what was: others decide."""
        self.wakes = dict.fromkeys(self.wakes)


def summed(legal: Sequence[Action]) -> int:
    """A number that stands for what can be done."""
    return sum(action.number * action.number + 1 for action in legal)

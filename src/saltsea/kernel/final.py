"""Final actions: those that could not be undone, known before they are done.

Each legal action is tried on a copy of the State, with a dealer who stops at the first question."""

from typing import Any

from saltsea.kernel.chance import Chance, Dealer
from saltsea.kernel.match import Match, UndoTarget
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import Trace, act


class ChanceAskedError(Exception):
    """Chance would answer here; no seat may know the answer yet."""


class SilentDealer(Dealer):
    """Answers nothing: it only shows that a chance would be asked."""

    def answer(self, chance: Chance) -> list[int]:
        raise ChanceAskedError(chance.name)

    def copy(self) -> "SilentDealer":
        return self


def final_actions(match: Match, seat: Seat, targets: list[UndoTarget]) -> list[int]:
    """The places, in this seat's list of legal actions, of those after which it could return to no line at all: neither
    to the present one nor to any of the undo targets that it has now."""
    legal = match.rules.legal(match.state, seat)
    if not legal:
        return []
    earlier = [match.state, *[target.state for target in targets]]
    return [place for place, action in enumerate(legal) if _is_final(match, seat, action, earlier)]


def _is_final(match: Match, seat: Seat, action: Action, earlier: list[Any]) -> bool:
    rules, after = match.rules, match.state.copy()
    try:
        act(rules, after, seat, action, match.now(), SilentDealer(), Trace())
    except ChanceAskedError:
        return True
    if rules.outcome(after) is not None:
        return True
    return all(rules.take_back(after, then, seat) is not None for then in earlier)

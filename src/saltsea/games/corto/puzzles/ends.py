"""Everything that a turn can come to: its ends, the order of plays aside, and how far ahead each leaves its player."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from saltsea.games.corto.bot.turn_search import TooWideError, end_of, position_of
from saltsea.games.corto.engine.actions import Discard, Draw, EndTurn
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.kernel.final import SilentDealer
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import Trace, act

WIDEST: Final = 3000
"""Positions looked at in one turn; a wider one is no puzzle for a coffee."""


class End(NamedTuple):
    """One end of a turn: how far ahead its player is then, a way there with the fewest cards, and its position."""

    lead: int
    cards: int
    actions: tuple[Action, ...]
    """Without the end of the turn itself."""
    state: CortoState
    """When the turn has ended without a draw."""


class TurnEnds:
    """Looks through one turn of one player; every position is looked at once."""

    def __init__(self, rules: CortoRules, seat: Seat, widest: int = WIDEST) -> None:
        self.rules = rules
        self.seat = seat
        self.widest = widest
        self.dealer = SilentDealer()
        self.trace = Trace()
        self.seen: set[str] = set()
        self.found: dict[str, End] = {}
        self.looked_at = 0

    def run(self, state: CortoState) -> Mapping[str, End]:
        """The ends by what they leave behind. TooWideError if there are more positions than allowed, ChanceAskedError
        if any of them asks chance."""
        self.look(state, ())
        return self.found

    def look(self, state: CortoState, before: tuple[Action, ...]) -> None:
        for action in self.rules.legal(state, self.seat):
            if isinstance(action, (Draw, Discard)):
                continue
            self.looked_at += 1
            if self.looked_at > self.widest:
                raise TooWideError(str(self.widest))
            twin = state.copy()
            act(self.rules, twin, self.seat, action, 0, self.dealer, self.trace)
            if isinstance(action, EndTurn):
                self.note(twin, before, int(state.plays))
            else:
                self.go_on(twin, (*before, action))

    def go_on(self, state: CortoState, before: tuple[Action, ...]) -> None:
        known = position_of(state, self.rules.cards)
        if known not in self.seen:
            self.seen.add(known)
            self.look(state, before)

    def note(self, state: CortoState, before: tuple[Action, ...], cards: int) -> None:
        key = end_of(state)
        known = self.found.get(key)
        if known is None or cards < known.cards:
            self.found[key] = End(gold_lead(state, self.seat), cards, before, state)

"""Looks through everything that a player can do in one turn without drawing: what is the most gold, and how?"""

from typing import Any, Final, final

from saltsea.games.corto.engine.actions import Discard, Draw, EndTurn
from saltsea.games.corto.engine.cards import ADVANTAGE, NO_CARD, RECOVER, Cards
from saltsea.games.corto.engine.state import HAND, OWNED, CortoState
from saltsea.games.corto.rules.count import total
from saltsea.kernel.final import SilentDealer
from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import Trace, act

UNKNOWN: Final = -1_000


class TooWideError(Exception):
    """There is more to look through than was allowed."""


@final
class BestTurn:
    """What a turn can come to."""

    def __init__(self) -> None:
        self.gold = UNKNOWN
        """The most gold that the player can have when the turn is over."""
        self.ends: list[str] = []
        """The positions in which it is over with so much, each as one text; the order of plays aside."""
        self.line: list[Action] = []
        """One way there, with the fewest cards."""
        self.cards = 0
        self.second = UNKNOWN
        """The most gold of all other ways."""
        self.looked_at = 0

    def note(self, gold: int, end: str, line: list[Action], cards: int) -> None:
        if gold > self.gold:
            self.second, self.gold = self.gold, gold
            self.ends, self.line, self.cards = [end], line[:], cards
        elif gold == self.gold:
            if end not in self.ends:
                self.ends.append(end)
            if cards < self.cards:
                self.line, self.cards = line[:], cards
        elif gold > self.second:
            self.second = gold


@final
class TurnSearch:
    """One turn of one player, looked through to its end; every position is looked at once."""

    def __init__(self, rules: Rules[Any], cards: Cards, seat: Seat, widest: int) -> None:
        self.rules = rules
        self.cards = cards
        self.seat = seat
        self.widest = widest
        self.dealer = SilentDealer()
        self.trace = Trace()
        self.seen: set[str] = set()
        self.line: list[Action] = []
        self.found = BestTurn()

    def run(self, state: CortoState) -> BestTurn:
        """TooWideError if there are more positions than `widest`, ChanceAskedError if any of them asks chance."""
        self.look(state)
        return self.found

    def look(self, state: CortoState) -> None:
        for action in self.rules.legal(state, self.seat):
            if isinstance(action, (Draw, Discard)):
                continue
            self.found.looked_at += 1
            if self.found.looked_at > self.widest:
                raise TooWideError(str(self.widest))
            twin = state.copy()
            act(self.rules, twin, self.seat, action, 0, self.dealer, self.trace)
            self.line.append(action)
            if isinstance(action, EndTurn):
                self.found.note(total(twin, self.seat), end_of(twin), self.line, state.plays)
            else:
                self.go_on(twin)
            self.line.pop()

    def go_on(self, state: CortoState) -> None:
        known = position_of(state, self.cards)
        if known not in self.seen:
            self.seen.add(known)
            self.look(state)


def end_of(state: CortoState) -> str:
    """What a turn leaves behind: the table, the hands, and how much lies under each seal."""
    return str(
        [
            state.who,
            state.marks,
            state.stock,
            state.hands,
            sealed_by(state),
            sorted(state.guards),
            list(state.prizes),
            [state.corto, state.rasputin, state.vessel, state.ace_holder, state.train, state.tiles, state.ended_by],
        ]
    )


def position_of(state: CortoState, cards: Cards) -> str:
    """Everything that what follows in this turn depends on."""
    step = [state.step, state.plays, state.card, state.doing, state.left, state.target, state.cursor, state.wakes]
    turn = [state.actor, state.actor_is_figurine, state.figurine, state.aside, state.anywhere, state.closing]
    turn += [state.placed, state.more, len(state.pile)]
    pile = state.pile if recovers(state, cards) else []
    return f"{step}{turn}{pile}{end_of(state)}"


def sealed_by(state: CortoState) -> list[int]:
    """How many cards lie under each seal: which ones makes no difference."""
    found = [0] * state.players
    for code in state.sealed:
        found[code // OWNED] += 1
    return found


def recovers(state: CortoState, cards: Cards) -> bool:
    """Whether the order of the pile can matter: a card in hand, or being played, takes one from its top."""
    if is_recovery(cards, state.card):
        return True
    for place in range(state.turn * HAND, state.turn * HAND + HAND):
        if is_recovery(cards, state.hands[place]):
            return True
    return False


def is_recovery(cards: Cards, card: int) -> bool:
    return card != NO_CARD and cards.kind[card] == ADVANTAGE and cards.verb[card] == RECOVER

"""What one card can still do, as far as it is known: each sequence of its actions, with the count before and after.

It ends where chance is asked: then only the question is known."""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Final, NamedTuple

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import MAIN, CortoState
from saltsea.games.corto.view.changes import by_source
from saltsea.kernel.final import ChanceAskedError, SilentDealer
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act

MOST_SEQUENCES: Final = 2000
"""One random decision in a thousand has more."""
NOT_PLAYED: Final = (actions.Draw, actions.Discard, actions.EndTurn)
"""What is done instead of playing a card."""


class CardSequence(NamedTuple):
    """Something to do: the actions of one card, and what the count says then."""

    actions: tuple[Action, ...]
    after: CortoState
    gold: Counter[str]
    """What it brings the player, by the rule that pays."""
    losses: dict[Seat, int]
    """What it costs the rivals."""
    luck: str = ""
    """The question that chance answers at its end, if it does; gold and losses are those before the answer."""

    @property
    def last(self) -> Action:
        return self.actions[-1]

    @property
    def gain(self) -> int:
        return self.gold.total()

    @property
    def loss(self) -> int:
        """What it costs the rival who loses most."""
        return max(self.losses.values())


class SequenceStep(NamedTuple):
    after: CortoState
    luck: str


def sequences_from(rules: CortoRules, world: CortoState, seat: Seat) -> Iterator[CardSequence]:
    """Every sequence of actions of one card, the short ones first."""
    before = [by_source(world, one) for one in range(world.players)]
    waiting: deque[tuple[tuple[Action, ...], CortoState]] = deque([((), world)])
    while waiting:
        done, state = waiting.popleft()
        for action in rules.legal(state, seat):
            tried = try_out(rules, state, seat, action)
            if tried is None:
                continue
            line = compared((*done, action), before, tried, seat)
            if not isinstance(action, actions.Skip):
                yield line
            if not line.luck and line.after.step != MAIN and line.after.turn == seat:
                waiting.append((line.actions, line.after))


def try_out(rules: CortoRules, state: CortoState, seat: Seat, action: Action) -> SequenceStep | None:
    """The table after this action, or at the question that chance would answer; None if it plays nothing."""
    if isinstance(action, NOT_PLAYED):
        return None
    after = state.copy()
    try:
        act(rules, after, seat, action, 0, SilentDealer(), FullTrace())
    except ChanceAskedError as asked:
        return SequenceStep(after, str(asked))
    return SequenceStep(after, "")


def compared(line: tuple[Action, ...], before: list[Counter[str]], tried: SequenceStep, seat: Seat) -> CardSequence:
    after = tried.after
    now = [by_source(after, one) for one in range(after.players)]
    gold = Counter({source: now[seat][source] - before[seat][source] for source in {*now[seat], *before[seat]}})
    losses = {one: before[one].total() - now[one].total() for one in rivals(after, seat)}
    return CardSequence(line, after, gold, losses, tried.luck)


def rivals(state: CortoState, seat: Seat) -> list[Seat]:
    """All who do not win with this seat: partners sit opposite."""
    ours = {seat, (seat + 2) % 4} if state.variants.partners else {seat}
    return [one for one in range(state.players) if one not in ours]

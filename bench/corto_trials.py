"""What the trials with Corto's players share: the rules, and one game of two between players who were made by hand.

It is no script of its own."""

import gc
from collections.abc import Callable, Sequence
from functools import cache

from saltsea.catalog import CATALOG
from saltsea.games.corto.bot.features import size_of
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.ending import figures
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation, Outcome
from saltsea.kernel.seat import Seat, members

Chooser = Callable[[Observation, Dice, Match], Action | None]
"""Chooses for a seat; it may look at the whole match, as none of the game's own bots does."""


@cache
def rules() -> CortoRules:
    gc.disable()  # a search makes no circles
    found = CATALOG["corto"].rules()
    assert isinstance(found, CortoRules)
    return found


def begun(name: str) -> Match:
    """A game of two."""
    match = start(rules(), 2, {}, named_seed(name))
    assert isinstance(match, Match)
    match.hashing = False
    return match


def streams(name: str, own: Seat) -> list[Dice]:
    """Dice for both seats; other ones when the player of the trial has the other seat."""
    return [dice_for(f"{name}/{own}/{seat}") for seat in range(2)]


def play_on(match: Match, choosers: Sequence[Chooser], dice: Sequence[Dice]) -> Outcome:
    """Play a game to its end."""
    while (outcome := rules().outcome(match.state)) is None:
        seat = members(rules().waiting_on(match.state))[0]
        action = choosers[seat](rules().observe(match.state, seat), dice[seat], match)
        assert action is not None
        match.submit(seat, action, match.now())
    return outcome


def share_of(outcome: Outcome, seat: Seat) -> float:
    """A seat's part of the victory."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def squares_left(state: CortoState) -> int:
    """Squares that are free in the two fullest strips: the game ends when there is none."""
    taken = state.characters | figures(state)
    free = sorted(size_of(row & ~taken) for row in state.grid.rows)
    return int(free[0] + free[1])

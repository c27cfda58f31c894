"""What a table may agree on beside the rules (chapter P): partners, slow start, open scores, compensation."""

from typing import Final

from saltsea.games.corto.engine.state import OVER, CortoState, Variants
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Seat

MOST_PLAYS: Final = 4
SLOW_PLAYS: Final = 2
SLOW_PLAYERS: Final = 4
COMPENSATED_PLAYERS: Final = 2
COMPENSATION: Final = 2
"""Gold: between greedy players it takes away what beginning is worth (docs/decisions/0025)."""


def check_idle(variants: Variants, players: int) -> Refusal | None:
    """The options that do nothing with so many players."""
    return check_slow_start(variants, players) or check_compensation(variants, players)


def check_slow_start(variants: Variants, players: int) -> Refusal | None:
    """corto.P2: a slow start is for four players; a new table of fewer does not promise one."""
    if variants.slow_start and players != SLOW_PLAYERS:
        return refuse("corto.P2", "refusal-corto-slow-start", players=players)
    return None


def check_compensation(variants: Variants, players: int) -> Refusal | None:
    """corto.P4: a compensation is for two players; a new table of more does not promise one."""
    if variants.compensation and players != COMPENSATED_PLAYERS:
        return refuse("corto.P4", "refusal-corto-compensation", players=players)
    return None


def by_side(state: CortoState, alone: list[int]) -> list[int]:
    """corto.P1: partners sit opposite and add up what they have."""
    if not state.variants.partners:
        return alone
    return [alone[seat] + alone[(seat + 2) % 4] for seat in range(4)]


def most_plays(state: CortoState) -> int:
    """corto.P2: with four and a slow start, the game's first turn has two plays at most; else a turn has four."""
    slow = state.variants.slow_start and state.players == SLOW_PLAYERS and state.turns == 0
    return SLOW_PLAYS if slow else MOST_PLAYS


def shows_scores(state: CortoState) -> bool:
    """corto.P3: the running count is shown to all where the table wants it, and always at the end."""
    return state.variants.open_scores or state.step == OVER


def compensation(state: CortoState, seat: Seat) -> int:
    """corto.P4: with two and a compensation, the player who does not begin counts two gold more."""
    return (
        COMPENSATION
        if state.variants.compensation and state.players == COMPENSATED_PLAYERS and seat != state.first
        else 0
    )

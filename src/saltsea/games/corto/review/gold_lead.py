"""How far ahead a player is: what reviews and puzzles measure a turn by. Here alone, so that a server which shows
puzzles needs no search to start."""

from saltsea.games.corto.bot.learned_evaluator import same_side
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import scores
from saltsea.kernel.seat import Seat


def gold_lead(state: CortoState, seat: Seat) -> int:
    """How much gold a seat has more than its best opponent."""
    gold = scores(state)
    return gold[seat] - max(gold[other] for other in range(state.players) if not same_side(state, other, seat))

"""Reach: adjacent squares, or with triangles the whole row and column (chapter L), and the train (quest E)."""

from mypy_extensions import i64

from saltsea.games.corto.rules.grid import BIT, Square
from saltsea.games.corto.state import CortoState
from saltsea.kernel.nouns import Refusal, refuse


def in_line(state: CortoState, square: Square) -> i64:
    """corto.L1: long range acts on the whole row and column, its own square excepted; nothing blocks."""
    return state.grid.in_line[square]


def in_range(state: CortoState, square: Square, long: int) -> i64:
    """corto.L2: only the acting card's own triangles count; without them it acts on adjacent squares."""
    return in_line(state, square) if long else state.grid.beside[square]


def train_in_range(state: CortoState, square: Square, long: int) -> bool:
    """corto.QE: the train can be hit while it has carriages, also from the very square that it stands beside."""
    if state.train < 0 or not state.carriages_left:
        return False
    train: i64 = BIT[state.train]
    return state.train == square or in_range(state, square, long) & train != 0


def check_range(state: CortoState, square: Square, target: Square, long: int, rule: str) -> Refusal | None:
    """corto.O3: nothing acts on its own square, and nothing beyond its reach. `rule` is the one that needs somebody
    there."""
    if square == target:
        return refuse("corto.O3", "refusal-corto-own-square", square=target)
    bit: i64 = BIT[target]
    if not in_range(state, square, long) & bit:
        if long:
            return refuse("corto.L1", "refusal-corto-not-in-line", square=target)
        return refuse("corto.G3", "refusal-corto-not-adjacent", square=target)
    if not state.characters & bit:
        return refuse(rule, "refusal-corto-nobody-there", square=target)
    return None

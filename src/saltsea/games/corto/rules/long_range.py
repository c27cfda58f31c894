"""Reach (chapter L): adjacent squares, or with triangles the whole row and column."""

from mypy_extensions import i64

from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.grid import Square


def in_line(state: CortoState, square: Square) -> i64:
    """corto.L1: long range acts on the whole row and column, its own square excepted; nothing blocks."""
    return state.grid.in_line[square]


def in_range(state: CortoState, square: Square, long: int) -> i64:
    """corto.L2: only the acting card's own triangles count; without them it acts on adjacent squares."""
    return in_line(state, square) if long else state.grid.beside[square]

"""The strips as one grid (chapter G): squares, what touches what, and sets of squares as bit masks.

A square is strip * 9 + number - 1, whatever the strips' length, so every table here is made once per shape."""

from typing import Final, TypeAlias, final

from mypy_extensions import i64

Square: TypeAlias = int
"""0 … 35; NOWHERE when a piece is off the board."""
Squares: TypeAlias = int
"""A set of squares as a bit mask."""

NOWHERE: Final = -1
STRIDE: Final = 9
MOST_STRIPS: Final = 4
SQUARES: Final = STRIDE * MOST_STRIPS
ROW: Final = (1 << STRIDE) - 1
BIT: Final = [1 << square for square in range(SQUARES)]
LENGTHS: Final = [6, 7, 8, 9]
STOCK: Final = 13

_FIRST_COLUMN: Final = sum(1 << strip * STRIDE for strip in range(MOST_STRIPS))
_ALL: Final = (1 << SQUARES) - 1
_NOT_FIRST: Final = _ALL - _FIRST_COLUMN
_NOT_LAST: Final = _ALL - (_FIRST_COLUMN << STRIDE - 1)
_FARTHEST: Final = 6
_LISTS: Final = [[number for number in range(STRIDE) if bits & BIT[number]] for bits in range(1 << STRIDE)]


def strip_of(square: int) -> int:
    return square // STRIDE


def number_of(square: int) -> int:
    """The number printed on the square: 1 is the deck's, 2 the starting character's."""
    return square % STRIDE + 1


def squares_in(mask: i64) -> list[int]:
    """The squares of a set, in reading order."""
    found: list[int] = []
    for strip in range(MOST_STRIPS):
        bits: i64 = mask & ROW
        if bits:
            start = strip * STRIDE
            for number in _LISTS[bits]:
                found.append(start + number)
        mask >>= STRIDE
    return found


def mask_of(squares: list[int]) -> int:
    mask = 0
    for square in squares:
        mask |= BIT[square]
    return mask


@final
class Grid:
    """Everything fixed about a board of so many strips of one length."""

    board: i64
    playable: i64
    decks: i64

    def __init__(self, strips: int, length: int) -> None:
        self.strips = strips
        self.length = length
        on_board = [square for square in range(strips * STRIDE) if square % STRIDE < length]
        self.board = mask_of(on_board)
        self.decks = mask_of(deck_squares(on_board))
        self.playable = self.board & ~self.decks
        self.rows = [mask_of([s for s in on_board if strip_of(s) == strip and s % STRIDE]) for strip in range(strips)]
        self.beside = [mask_of(adjacent(square, on_board)) for square in range(SQUARES)]
        self.in_line = [mask_of(row_and_column(square, on_board)) for square in range(SQUARES)]
        self.walks = [[walk & self.board for walk in walks] for walks in _walks()]

    def around(self, mask: i64) -> i64:
        """Every square beside one of these."""
        return _sides(mask) & self.board

    def last(self, strip: int) -> Square:
        """The last square of a strip: number 8 where nothing else was agreed."""
        return strip * STRIDE + self.length - 1


def strips_in_play(players: int) -> int:
    """corto.G1: four strips with three or four players, three with two."""
    return 3 if players == 2 else MOST_STRIPS


def square_of(strip: int, number: int) -> Square:
    """corto.G2: a strip is one row of squares; number 1 holds its deck, number 2 its starting character."""
    return strip * STRIDE + number - 1


def stocks(players: int) -> list[int]:
    """corto.G6: every player has thirteen markers, all in the stock."""
    return [STOCK] * players


def adjacent(square: Square, board: list[Square]) -> list[Square]:
    """corto.G3: adjacent squares share an edge, also across strips, never only a corner."""
    return [other for other in board if abs(across(square, other)) + abs(down(square, other)) == 1]


def row_and_column(square: Square, board: list[Square]) -> list[Square]:
    """corto.G4: a row is a strip, a column the squares of one number; a square is not in line with itself."""
    return [other for other in board if other != square and 0 in (across(square, other), down(square, other))]


def deck_squares(board: list[Square]) -> list[Square]:
    """corto.G5: the deck squares, where figurines may stand and characters never, and which no end waits for."""
    return [square for square in board if number_of(square) == 1]


def _sides(mask: i64) -> i64:
    """Every square beside one of these on the largest board, and some beyond its last strip."""
    sides: i64 = ((mask << 1) & _NOT_FIRST) | ((mask >> 1) & _NOT_LAST) | (mask << STRIDE) | (mask >> STRIDE)
    return sides


def _walks() -> list[list[Squares]]:
    """For each number of orthogonal steps, from every square, the squares of the largest board that are no farther."""
    found: list[list[Squares]] = [[*BIT]]
    for _ in range(_FARTHEST):
        found.append([mask | _sides(mask) & _ALL for mask in found[-1]])
    return found


def across(square: Square, other: Square) -> int:
    return other % STRIDE - square % STRIDE


def down(square: Square, other: Square) -> int:
    return strip_of(other) - strip_of(square)

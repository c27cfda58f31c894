"""Numbers that a researcher's program gives: what is none is told in words, and not by NumPy."""

from operator import index
from typing import Final

import numpy
from numpy.typing import ArrayLike, NDArray

MOST: Final = 2**31 - 1


def is_whole(value: object) -> bool:
    """Whether it is a whole number, of whichever library."""
    try:
        index(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def whole(name: str, value: object) -> int:
    """The number; a ValueError in words for what is none."""
    if not is_whole(value):
        raise ValueError(f"{name} is {value!r}: it must be a whole number")
    return index(value)  # type: ignore[arg-type]


def counted(name: str, value: object, least: int) -> int:
    """The same for how many there are of something."""
    number = whole(name, value)
    if not least <= number <= MOST:
        raise ValueError(f"{name} is {number}: it must be a number from {least} to {MOST}")
    return number


def seed_number(value: object) -> int:
    """The same for a seed of NumPy's generator, which takes none below 0."""
    number = whole("seed", value)
    if number < 0:
        raise ValueError(f"seed is {number}: it must be 0 or more")
    return number


def one_for_each(games: int, actions: ArrayLike) -> NDArray[numpy.generic]:
    """The actions of so many games; a ValueError in words for what is no row of whole numbers."""
    wanted = f"it must be {games} whole numbers, one for each game"
    try:
        row: NDArray[numpy.generic] = numpy.asarray(actions)
    except ValueError:
        raise ValueError(f"actions is no row: {wanted}") from None
    if row.shape != (games,):
        raise ValueError(f"actions has the shape {row.shape}: {wanted}")
    if row.dtype.kind not in "iu" and not (row.dtype == object and all(map(is_whole, row))):
        raise ValueError(f"actions has the type {row.dtype}: {wanted}")
    return row

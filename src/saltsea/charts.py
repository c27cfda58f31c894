"""What results look like as a picture: numbers, their intervals and the words beside them. research/pictures.py draws
them; the code that has results says what is to be drawn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias


class Within(NamedTuple):
    """A number and its interval with 95 % confidence."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Dots:
    """One number with its interval for each of several things: shares of victories, a ladder of ratings."""

    title: str
    unit: str
    rows: Mapping[str, Within]
    line: float | None = None
    """Where all would be if nothing made a difference."""
    line_says: str = ""
    is_share: bool = False
    """Whether the numbers are parts of 1, and shown as per cent."""


@dataclass(frozen=True)
class Bars:
    """Amounts by their source, for one group or beside each other for several."""

    title: str
    unit: str
    groups: Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class Curve:
    """A share that changes along whole numbers, with its interval at each."""

    title: str
    along: str
    unit: str
    points: Sequence[tuple[int, Within]]
    is_stepped: bool = False
    """Whether the share holds from one number to the next, as from round to round."""


Chart: TypeAlias = Dots | Bars | Curve

"""A tournament as its command shows it: what is to be played, the rows while it goes on, and the result."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from saltsea.charts import Chart, Dots, Within
from saltsea.game import Game
from saltsea.research.contest import Setting
from saltsea.research.played import Contest, Played
from saltsea.research.ratings import Rating

F = TypeVar("F")
R = TypeVar("R", bound=Played[Any])


class Shown(ABC, Generic[F, R]):
    """One kind of tournament."""

    contest: Contest[F, R]
    wanted: Sequence[F]
    unit: str
    """What is counted while it goes on."""

    @abstractmethod
    def rows(self, done: Sequence[R]) -> list[str]:
        """The standings so far, a line each."""

    @abstractmethod
    def report(self, done: Sequence[R]) -> str:
        """The result for people."""

    @abstractmethod
    def as_object(self, done: Sequence[R]) -> dict[str, object]:
        """The result for programs."""

    @abstractmethod
    def charts(self, done: Sequence[R]) -> list[Chart]:
        """The result as a picture."""


def head(setting: Setting) -> dict[str, object]:
    """What both kinds say of themselves to programs."""
    return {"game": setting.game, "seats": setting.players, "options": setting.options, "seed": setting.seed}


def ladder(rated: Sequence[Rating], width: int) -> list[str]:
    """The strongest first; two need no ladder."""
    if len(rated) < 3:
        return []
    return ["", *(f"{one.name:>{width}}  {one.rating:+7.0f}  ({one.low:+.0f} to {one.high:+.0f})" for one in rated), ""]


def seats_of(entry: Game, given: int | None) -> int:
    """As many seats as were asked for; else two rivals, or the largest crew."""
    if given is not None:
        return given
    return entry.rules().most if entry.real_time else 2


def ladder_chart(rated: Sequence[Rating]) -> list[Chart]:
    """Who is how strong; nothing where nothing was rated."""
    rows = {one.name: Within(one.rating, one.low, one.high) for one in rated}
    return [Dots("Ladder", "rating, 0 is the mean", rows, 0, "mean")] if rows else []

"""Ratings of a tournament: Bradley and Terry's model, fitted by choix, on the scale of chess, with intervals.

A bot that sits alone among several of another kind is compared with each of them when it wins, and with the winner when
it does not: then the model says of three opponents what it says of one. Deals are drawn again at random, always the
same way, to see how far luck could have moved a rating."""

from collections.abc import Sequence
from importlib.util import find_spec
from math import log
from typing import Any, Final, Protocol

import msgspec

ELO: Final = 400 / log(10)
AGAIN: Final = 200
"""How often the deals are drawn again for the intervals."""
DOUBT: Final = 0.01
"""A touch of doubt, as of draws with everybody: who has won every game is not infinitely strong."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is; the mean of all is 0. Its interval holds with 95 % confidence."""

    name: str
    rating: float
    low: float
    high: float


class Rated(Protocol):
    """One game between two, as ratings see it; shared victories have shares."""

    @property
    def one(self) -> str: ...
    @property
    def other(self) -> str: ...
    @property
    def deal(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def share(self) -> float: ...


def is_installed() -> bool:
    return find_spec("choix") is not None


def ratings(games: Sequence[Rated], players: int) -> list[Rating]:
    """All bots of these games, the strongest first. The order in which the games came does not matter."""
    import numpy

    names = sorted({name for game in games for name in (game.one, game.other)})
    by_deal: dict[int, Any] = {}
    for game in sorted(games, key=lambda game: (game.deal, game.one, game.other, game.seat)):
        wins = by_deal.setdefault(game.deal, numpy.zeros((len(names), len(names))))
        one, other = names.index(game.one), names.index(game.other)
        wins[one, other] += game.share * (players - 1)
        wins[other, one] += 1 - game.share
    deals, dice = numpy.array([*by_deal.values()]), numpy.random.RandomState(0)
    drawn = [fitted(deals[dice.randint(len(deals), size=len(deals))].sum(axis=0)) for _ in range(AGAIN)]
    low, high = numpy.percentile(drawn, [2.5, 97.5], axis=0)
    rows = zip(names, fitted(deals.sum(axis=0)), low, high, strict=True)
    found = [Rating(name, *(round(float(value), 1) for value in values)) for name, *values in rows]
    return sorted(found, key=lambda one: (-one.rating, one.name))


def fitted(wins: Any) -> Any:  # noqa: ANN401 (an array, of a library that may be missing)
    """The ratings that make these victories likeliest."""
    import choix

    return choix.ilsr_pairwise_dense(wins, alpha=DOUBT) * ELO

"""Ratings of a tournament: Bradley and Terry's model, fitted by choix, on the scale of chess, with intervals.

A bot that sits alone among several of another kind is compared with each of them when it wins, and with the winner when
it does not: then the model says of three opponents what it says of one. Rating and interval come from one thing, what
the games leave possible of each pairing's share of victories (Jeffreys' prior): the rating fits the shares that are to
be expected, the interval 200 draws of all shares, always the same ones. So a bot that has won every one of eight games
is known less well, and rated lower, than one that has won every one of a hundred."""

from collections.abc import Sequence
from importlib.util import find_spec
from math import log
from typing import Any, Final, Protocol

import msgspec

ELO: Final = 400 / log(10)
AGAIN: Final = 200
"""How often shares are drawn for the intervals."""
HALF: Final = 0.5
"""Jeffreys' prior: half a victory and half a defeat before any game."""
DOUBT: Final = 0.01
"""A touch of doubt, as of draws with everybody: a drawn share may be so near to 1 that nothing else is left."""


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
    won, played = numpy.zeros((len(names), len(names))), numpy.zeros((len(names), len(names)))
    for game in sorted(games, key=lambda game: (game.deal, game.one, game.other, game.seat)):
        pairing = names.index(game.one), names.index(game.other)
        won[pairing] += game.share
        played[pairing] += 1
    possible = numpy.random.RandomState(0).beta(won + HALF, played - won + HALF, size=(AGAIN, *won.shape))
    drawn = [fitted(share * played, played, players) for share in possible]
    low, high = numpy.percentile(drawn, [2.5, 97.5], axis=0)
    expected = (won + HALF) / (played + 2 * HALF)
    rows = zip(names, fitted(expected * played, played, players), low, high, strict=True)
    found = [Rating(name, *(round(float(value), 1) for value in values)) for name, *values in rows]
    return sorted(found, key=lambda one: (-one.rating, one.name))


def fitted(won: Any, played: Any, players: int) -> Any:  # noqa: ANN401 (arrays, of a library that may be missing)
    """The ratings that make these victories likeliest: those of each bot where it sat alone, and its opponents'."""
    import choix

    return choix.ilsr_pairwise_dense(won * (players - 1) + (played - won).T, alpha=DOUBT) * ELO

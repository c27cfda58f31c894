"""A game in progress as facts that can be copied, stored and sent: environments in the middle of a game can be, too."""

from typing import NamedTuple

import numpy

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.decisions import Decisions
from saltsea.kernel.dice import Dice
from saltsea.kernel.seat import Millis, Seats
from saltsea.kernel.vocabulary import Plain
from saltsea.research.environment_settings import EnvironmentSettings
from saltsea.research.environments.numbers import seed_number


class Moment(NamedTuple):
    """All that the rest of a game depends on, beside what its players choose."""

    facts: Plain
    dice: tuple[int, int, int, int]
    """Of the dealer."""
    now: Millis
    waited: Seats
    seat: int


def moment_of(game: Decisions | None) -> Moment | None:
    """Where a game stands; nothing if there is none yet."""
    if game is None:
        return None
    assert isinstance(game.dealer, QuickDealer)
    return Moment(game.rules.snapshot(game.state), words(game.dealer.dice), game.now, game.waited, int(game.seat))


def restored(table: EnvironmentSettings, moment: Moment | None) -> Decisions | None:
    """The game that stands so."""
    if moment is None:
        return None
    game = table.begin("another")
    game.state = table.rules.restore(moment.facts)
    game.dealer = QuickDealer(Dice(*moment.dice))
    game.now, game.waited, game.seat = moment.now, moment.waited, moment.seat
    game.outcome, game.offered = table.rules.outcome(game.state), None
    return game


def words(dice: Dice) -> tuple[int, int, int, int]:
    """Dice as numbers that make the same ones."""
    return int(dice.x), int(dice.y), int(dice.z), int(dice.w)


class Seeds:
    """The names of one deal after the other: a seed names the next and, by a generator, all that follow."""

    def __init__(self) -> None:
        self.generator = numpy.random.default_rng()
        self.named: int | None = None
        """The seed of a generator that is not made yet: to make one takes as long as to deal a game."""

    def next(self, seed: int | None) -> str:
        if seed is not None:
            self.named = seed_number(seed)
            return str(self.named)
        if self.named is not None:
            self.generator, self.named = numpy.random.default_rng(self.named), None
        return str(self.generator.integers(1 << 62))

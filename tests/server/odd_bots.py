"""Computer players that no table should have to meet: a catalogue for the tests of bot processes."""

import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from saltsea.bots.player import Bot
from saltsea.bots.random_bot import RandomBot
from saltsea.game import Game
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.rules import AnyRules
from small_games.catalog import PUMPS, SHELLS

SLOW = 0.2
LONGEST = 2.0


class Stuck:
    """Thinks for ever, inside one call that never lets another thread run: as a compiled loop would."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        re.fullmatch("(a+)+", "a" * 60 + "b")
        return None


class Slow(RandomBot):
    """Thinks long, and answers."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        time.sleep(SLOW)
        return super().choose(observation, dice)


class Anytime(RandomBot):
    """Thinks as long as it may, but not for ever."""

    is_late: Callable[[], bool]

    def limit(self, is_late: Callable[[], bool]) -> None:
        self.is_late = is_late

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        end = time.perf_counter() + LONGEST
        while not self.is_late() and time.perf_counter() < end:
            time.sleep(0.002)
        return super().choose(observation, dice)


class Raises:
    """Makes a mistake."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        raise LookupError("no idea")


class ShortSighted(RandomBot):
    """Knows what to do, but fails when it is asked for the step after that."""

    asked = 0

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        self.asked += 1
        if self.asked > 1:
            raise LookupError("no idea")
        return super().choose(observation, dice)


class Exits:
    """Takes its process with it."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        os._exit(7)


class Silent:
    """Does nothing, though it is its turn."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return None


class Cheat:
    """Chooses what is not legal."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        return next(action for action in self.rules.vocabulary.actions if action not in observation.legal)


class Talker(RandomBot):
    """Prints, and reads what others type: on the very files that its process answers through."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        print("x" * 100, flush=True)
        assert os.read(0, 1) == b""
        return super().choose(observation, dice)


BOTS: Mapping[str, Callable[[AnyRules], Bot]] = {
    "random": lambda _: RandomBot(),
    "stuck": lambda _: Stuck(),
    "slow": lambda _: Slow(),
    "anytime": lambda _: Anytime(),
    "raises": lambda _: Raises(),
    "exits": lambda _: Exits(),
    "silent": lambda _: Silent(),
    "cheat": Cheat,
    "talker": lambda _: Talker(),
}
ODD_GAMES: Mapping[str, Game] = {"shells": replace(SHELLS, bots=BOTS), "pumps": replace(PUMPS, bots=BOTS)}

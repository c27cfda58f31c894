"""A limit on how long a bot thinks, for tables at which people wait. Measurements count its work instead."""

from collections.abc import Callable

from saltsea.bots.player import AnytimeBot, Bot
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation


class LimitedBot:
    """Another bot, stopped after so many seconds if it can be."""

    def __init__(self, bot: Bot, seconds: float, clock: Callable[[], float]) -> None:
        self.bot = bot
        self.seconds = seconds
        self.clock = clock

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if isinstance(self.bot, AnytimeBot):
            end = self.clock() + self.seconds
            self.bot.limit(lambda: self.clock() > end)
        return self.bot.choose(observation, dice)

"""A bot that makes mistakes: an opponent for beginners."""

from typing import Final

from saltsea.bots.player import Bot
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation

PERCENT: Final = 100


class MistakenBot:
    """Plays as another bot does, but makes some decisions at random, as a beginner who overlooks something."""

    def __init__(self, bot: Bot, mistakes: int) -> None:
        self.bot = bot
        self.mistakes = mistakes
        """Decisions in a hundred that are made at random."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if observation.legal and dice.below(PERCENT) < self.mistakes:
            return dice.pick(observation.legal)
        return self.bot.choose(observation, dice)

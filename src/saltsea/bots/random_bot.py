"""A bot that picks any legal action: the baseline of better bots, and a way to reach strange positions."""

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation


class RandomBot:
    """Every legal action is as likely as any other. In real time one look in `patience` only watches."""

    def __init__(self, *, patience: int = 0) -> None:
        self.patience = patience

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if not observation.legal or (self.patience and dice.below(self.patience) == 0):
            return None
        return dice.pick(observation.legal)

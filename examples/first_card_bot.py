"""A bot of your own for `saltsea tournament corto --players ./first_card_bot.py,novice`: the least that is needed."""

from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.rules import AnyRules


class FirstCardBot:
    """Does the first thing that it may. `rules` would let it look ahead, by rules.belief(observation)."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        """One of `observation.legal`; what the seat knows is in `observation.public` and `observation.private`."""
        return observation.legal[0]


def bot(rules: AnyRules) -> FirstCardBot:
    """Called once in each process that plays."""
    return FirstCardBot(rules)

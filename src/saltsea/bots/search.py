"""Searching bots: they deal a possible world that fits their observation and look ahead in it."""

from typing import Any, Final

from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import Dice
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, holds
from saltsea.kernel.step import Trace, act

WIDEST: Final = 4000
"""Positions that a bot looks at per decision if it is told nothing else."""


class ScoredAction:
    """An action and what it may lead to."""

    def __init__(self, action: Action | None, value: int) -> None:
        self.action = action
        self.value = value


class GreedyBot:
    """Plays the card whose steps, each chosen for the best, leave it best off at once. It never thinks of others."""

    def __init__(self, rules: AnyRules, evaluator: Evaluator[Any], widest: int = WIDEST) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.widest = widest
        """Positions looked at per decision; past that, an open plan is judged as it stands."""

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if len(observation.legal) <= 1:
            return observation.legal[0] if observation.legal else None
        search = Search(self.rules, self.evaluator, observation.seat, dice, self.widest)
        return search.best(self.rules.belief(observation).deal(dice)).action


class Search:
    """One decision's look ahead, over the own steps that lie together."""

    def __init__(self, rules: AnyRules, evaluator: Evaluator[Any], seat: Seat, dice: Dice, widest: int) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.seat = seat
        self.dice = dice
        self.dealer = QuickDealer(dice)
        self.trace = Trace()
        self.left = widest

    def best(self, state: State) -> ScoredAction:
        """The best way on; equally good ones are as likely as each other."""
        found = ScoredAction(None, -1_000_000_000)
        alike = 0
        for action in self.rules.legal(state, self.seat):
            value = self.after(state, action)
            if value > found.value:
                found, alike = ScoredAction(action, value), 1
            elif value == found.value:
                alike += 1
                if self.dice.below(alike) == 0:
                    found = ScoredAction(action, value)
        return found

    def after(self, state: State, action: Action) -> int:
        """What an action is worth once the steps that belong to it are done."""
        twin = state.copy()
        act(self.rules, twin, self.seat, action, 0, self.dealer, self.trace)
        self.left -= 1
        if self.is_open(twin):
            return self.best(twin).value
        return self.evaluator.value(twin, self.seat)

    def is_open(self, state: State) -> bool:
        if self.left <= 0 or not holds(self.rules.waiting_on(state), self.seat):
            return False
        return not self.evaluator.at_rest(state, self.seat)

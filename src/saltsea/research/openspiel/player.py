"""OpenSpiel's IS-MCTS as a bot: the outside yardstick of our own.

Its tree, its choice of branches and its final choice are OpenSpiel's. A leaf is worth what a random game from there
brings, or what our evaluator says. Worlds come from our belief, which OpenSpiel asks for."""

from collections.abc import Callable
from math import tanh
from typing import Any, Final, Protocol

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from saltsea.bots.search_turns import never
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import Dice
from saltsea.kernel.evaluate import Evaluator
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.reward import utilities
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.kernel.walk import playout
from saltsea.research.openspiel.game import SaltseaState, load

EXPLORATION: Final = 1.0
"""UCT's constant, for utilities from -1 to 1."""
EVALUATED_EXPLORATION: Final = 0.2
"""The same where an evaluator speaks: its values lie closer together than victories and defeats do."""
SURE: Final = 1500
"""Of an evaluator, in hundredths of a point: a lead that makes a victory as good as three quarters sure."""
SEED: Final = 1 << 31
FEWEST: Final = 2
"""Simulations that are made however late it is: the second one is the first to choose an action."""


class Leaf(Protocol):
    """What a leaf of the tree is worth, as OpenSpiel asks for it."""

    exploration: float

    def begin(self, seat: Seat, dice: Dice) -> None:
        """A decision of this seat begins."""
        ...

    def evaluate(self, state: SaltseaState) -> list[float]:
        """The utility of each player."""
        ...

    def prior(self, state: SaltseaState) -> list[tuple[int, float]]:
        """How likely each action is before any was tried."""
        ...


class Uniform:
    """No action is likelier than another before it was tried."""

    def prior(self, state: SaltseaState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class RandomPlayouts(Uniform):
    """Plays a random game to its end, in the engine, which is quicker than action by action through OpenSpiel."""

    exploration = EXPLORATION

    def begin(self, seat: Seat, dice: Dice) -> None:
        self.dice = dice

    def evaluate(self, state: SaltseaState) -> list[float]:
        rules, world = state.world.rules, state.world.state.copy()
        playout(rules, world, QuickDealer(self.dice), self.dice)
        outcome = rules.outcome(world)
        assert outcome is not None
        return utilities(outcome.winners, len(outcome.scores))


class Evaluated(Uniform):
    """Asks an evaluator what a position is worth to the player who searches, and takes a great lead for a victory."""

    exploration = EVALUATED_EXPLORATION

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        self.evaluator = evaluator

    def begin(self, seat: Seat, dice: Dice) -> None:
        self.seat = seat

    def evaluate(self, state: SaltseaState) -> list[float]:
        players, won = state.num_players(), tanh(self.evaluator.value(state.world.state, self.seat) / SURE)
        return [won if seat == self.seat else -won / (players - 1) for seat in range(players)]


class OutOfTimeError(Exception):
    """The search must end with what it has."""


class LimitedSearch(ISMCTSBot):
    """OpenSpiel's search, which can also be stopped before it has made all its simulations."""

    def __init__(self, game: object, leaf: Leaf, simulations: int, dice: Dice, is_late: Callable[[], bool]) -> None:
        random_state = numpy.random.RandomState(dice.below(SEED))
        super().__init__(game, leaf, leaf.exploration, simulations, random_state=random_state)
        self.is_late = is_late
        self.dice = dice
        self.made = 0

    def resample_from_infostate(self, state: SaltseaState) -> object:
        if self.made >= FEWEST and self.is_late():
            raise OutOfTimeError
        self.made += 1
        return state.resample_from_infostate(state.current_player(), lambda: self.dice.below(SEED) / SEED)

    def run_search(self, state: SaltseaState) -> object:
        try:
            return super().run_search(state)
        except OutOfTimeError:
            return self.get_final_policy(state, self._root_node)


class IsmctsBot:
    """A seat's mind that is OpenSpiel's: it searches anew for every action."""

    def __init__(self, rules: AnyRules, leaf: Leaf, simulations: int) -> None:
        self.rules = rules
        self.leaf = leaf
        self.simulations = simulations
        self.is_late: Callable[[], bool] = never
        self.games: dict[int, pyspiel.Game] = {}

    def limit(self, is_late: Callable[[], bool]) -> None:
        self.is_late = is_late

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        if len(observation.legal) <= 1:
            return observation.legal[0] if observation.legal else None
        world = self.rules.belief(observation).deal(dice)
        game = self.game(len(self.rules.standing(world).scores))
        self.leaf.begin(observation.seat, dice)
        search = LimitedSearch(game, self.leaf, self.simulations, dice, self.is_late)
        return self.rules.vocabulary.actions[int(search.step(game.state_of(world)))]

    def game(self, players: int) -> pyspiel.Game:
        if players not in self.games:
            self.games[players] = load(self.rules, players)
        return self.games[players]


def ismcts(rules: AnyRules, evaluator: Evaluator[Any] | None, simulations: int) -> IsmctsBot:
    """IS-MCTS with this evaluator at its leaves, or else as OpenSpiel offers it to any game: with random playouts."""
    return IsmctsBot(rules, RandomPlayouts() if evaluator is None else Evaluated(evaluator), simulations)

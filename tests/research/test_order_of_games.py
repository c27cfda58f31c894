"""A game comes out the same whichever games a process has played before it, and however many processes there are."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import msgspec

from saltsea.bots.player import Bot
from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot
from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.games.corto.levels import learned_evaluator
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.rules import AnyRules
from saltsea.research.contest import Processes, Setting
from saltsea.research.simulation import Simulation
from saltsea.research.tournament import GameResult, Pairs, fixtures

LITTLE: Final = Effort(beam=2, width=2, turns=2, tries=2, rounds=1, reply=0, doubt=8)


class RememberingBot:
    """Plays otherwise the more it was asked before: what a planner remembers, made plain."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        self.asked += 1
        return observation.legal[self.asked // 40 % len(observation.legal)]


def master(rules: AnyRules) -> Bot:
    """A Master that tries little."""
    return PlanningBot(rules, learned_evaluator(rules), LITTLE)


BOTS: Final = {"master": master, "remembering": lambda _: RememberingBot()}
GAMES: Final[Mapping[str, Game]] = {"corto": replace(CATALOG["corto"], bots=BOTS, personalities={})}
PLACE: Final = f"{__name__}:GAMES"
SETTING: Final = Pairs(PLACE, "corto", 2, {"length": 6}, "order")


def untimed(results: list[GameResult]) -> dict[object, GameResult]:
    """Each result by its game, without how long was thought."""
    return {one.fixture(): msgspec.structs.replace(one, seconds=0, other_seconds=0) for one in results}


def test_a_tournament_does_not_depend_on_the_order_of_its_games_or_on_the_number_of_processes() -> None:
    wanted = fixtures(["master", "remembering"], 2, 4)
    forth = untimed([*Processes(1).play(SETTING, wanted)])
    assert forth == untimed([*Processes(1).play(SETTING, wanted[::-1])])
    assert forth == untimed([*Processes(2).play(SETTING, wanted)])


def test_a_simulation_does_not_depend_on_the_order_of_its_games() -> None:
    setting = Setting(PLACE, "corto", 2, {"length": 6}, "order")
    simulation = Simulation(setting, ("remembering", "master"))
    forth, back = simulation.player(), simulation.player()
    seen = [forth(number) for number in range(3)]
    assert seen == [back(number) for number in (2, 1, 0)][::-1]

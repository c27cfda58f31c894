"""Our games as games of OpenSpiel, and its search as a player."""

import subprocess
import sys
import unittest
from itertools import count
from typing import Final

import numpy
import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members
from saltsea.research import register_openspiel
from small_games.catalog import SHELLS

pyspiel = pytest.importorskip("pyspiel")

from saltsea.kernel.reward import utilities  # noqa: E402
from saltsea.research.openspiel.game import load, register  # noqa: E402
from saltsea.research.openspiel.player import ismcts  # noqa: E402

CORTO = CATALOG["corto"].rules()
CORTO_NAME, PIRATES_NAME = register_openspiel()
SHORT = {f"{CORTO_NAME}(players=2)": "length=6", f"{PIRATES_NAME}(players=2)": "level=captain"}
TABLES = [*SHORT]


def on_the_way(rules: AnyRules, steps: int) -> Match:
    """A random game after so many actions."""
    match = start(rules, 2, {}, bytes(32))
    assert isinstance(match, Match)
    dice = dice_for("on the way")
    for _ in range(steps):
        seat = members(rules.waiting_on(match.state))[0]
        match.submit(seat, dice.pick(rules.legal(match.state, seat)), 0)
    return match


@pytest.mark.parametrize("table", ["players=2", "players=3,length=6,open_scores=on", "players=4,partners=on"])
def test_corto_passes_the_checks_of_openspiel(table: str) -> None:
    """Actions, chance, copies, returns and storing, as OpenSpiel checks every game of its own."""
    pyspiel.random_sim_test(pyspiel.load_game(f"{CORTO_NAME}({table})"), 1, True, False)


@pytest.mark.parametrize("table", ["players=1,timers=3", "players=4,chapter=chapter-3"])
def test_the_pirates_pass_the_checks_of_openspiel(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{PIRATES_NAME}({table})"), 1, True, False)


def test_every_game_in_turns_can_be_registered() -> None:
    game = pyspiel.load_game(f"{register(SHELLS.rules())}(players=2)")
    pyspiel.random_sim_test(game, 3, True, False)


AFTER_A_BOT: Final = """
from saltsea.catalog import CATALOG
from saltsea.research.openspiel.game import load
rules = CATALOG["corto"].rules()
load(rules, 2).new_initial_state()
import pyspiel
from saltsea.research import register_openspiel
name, _ = register_openspiel()
assert pyspiel.load_game(name).get_type().provides_information_state_tensor
"""


def test_a_player_of_ours_registers_no_game_without_its_numbers() -> None:
    """In a process of its own: a name is registered once."""
    done = subprocess.run([sys.executable, "-c", AFTER_A_BOT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_table_that_the_rules_refuse_is_refused() -> None:
    with pytest.raises(ValueError, match="partners"):
        pyspiel.load_game(f"{register(CORTO)}(players=2,partners=on)")


def test_chances_add_up_and_the_same_history_leads_to_the_same_position() -> None:
    game, dice = load(CORTO, 2), dice_for("history")
    state = game.new_initial_state()
    for _ in range(120):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(dice.pick([item for item, _ in outcomes]))
        elif not state.is_terminal():
            state.apply_action(dice.pick(state.legal_actions()))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_another_world_looks_the_same_to_who_asks_and_is_another() -> None:
    game, match = load(CORTO, 2), on_the_way(CORTO, 60)
    state, numbers = game.state_of(match.state.copy()), count(1)
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, lambda: next(numbers) * 0.61803 % 1) for _ in range(5)]
    assert {world.information_state_string(seat) for world in worlds} == {state.information_state_string(seat)}
    assert len({world.information_state_string(1 - seat) for world in worlds}) > 1


def test_what_one_wins_the_others_lose() -> None:
    assert utilities([0], 2) == [1, -1]
    assert utilities([0, 1], 2) == [0, 0]
    assert utilities([2], 4) == pytest.approx([-1 / 3, -1 / 3, 1, -1 / 3])


@pytest.mark.parametrize("with_evaluator", [False, True])
def test_the_search_of_openspiel_plays_from_an_observation_alone(*, with_evaluator: bool) -> None:
    evaluator = CATALOG["corto"].evaluator
    assert evaluator is not None
    bot, match = ismcts(CORTO, evaluator(CORTO) if with_evaluator else None, 20), on_the_way(CORTO, 60)
    observation = CORTO.observe(match.state, members(CORTO.waiting_on(match.state))[0])
    chosen = bot.choose(observation, dice_for("a"))
    assert chosen in observation.legal
    assert chosen is bot.choose(observation, dice_for("a"))


def test_a_search_that_is_late_ends_with_what_it_has() -> None:
    bot, match = ismcts(CORTO, None, 1_000_000), on_the_way(CORTO, 60)
    looks = count()
    bot.limit(lambda: next(looks) > 5)
    observation = CORTO.observe(match.state, members(CORTO.waiting_on(match.state))[0])
    assert bot.choose(observation, dice_for("a")) in observation.legal


@pytest.mark.parametrize("name", [CORTO_NAME, PIRATES_NAME])
def test_the_api_test_of_openspiel_passes(name: str) -> None:
    """Its own test of every game, on some states."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    case = type("ApiTest", (EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    done = unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert done.testsRun >= 5
    assert done.wasSuccessful(), [*done.errors, *done.failures]


@pytest.mark.parametrize("table", TABLES)
def test_the_playthrough_tool_of_openspiel_goes_through_a_game(table: str) -> None:
    """What OpenSpiel compares games with from release to release."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough(f"{table[:-1]},{SHORT[table]})", None, seed=1)
    assert "IsTerminal() = True" in text
    assert "ObservationTensor(0)." in text


@pytest.mark.parametrize("table", TABLES)
def test_worlds_that_a_player_cannot_tell_apart_have_equal_tensors(table: str) -> None:
    state, dice = pyspiel.load_game(table).new_initial_state(), numpy.random.RandomState(1)
    for _ in range(150):
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(int(dice.choice([item for item, _ in outcomes] or state.legal_actions())))
        if state.is_terminal():
            return
        if not state.is_chance_node():
            seat = state.current_player()
            world = state.resample_from_infostate(seat, dice.random_sample)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("table", TABLES)
def test_the_is_mcts_of_openspiel_runs_unchanged(table: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    dice = numpy.random.RandomState(1)
    game = pyspiel.load_game(table)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, dice), 1.0, 5, random_state=dice)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(int(dice.choice([item for item, _ in outcomes] or state.legal_actions())))
    assert bot.step(state) in state.legal_actions()

"""Random walks to the end: counted right, the same in both engines, and half of one ends half way."""

import json
import os
import subprocess
import sys

import pytest

from kernel.compiled import compiled_tree, plain_path
from kernel.forgery import GAMES, rules_of
from saltsea.kernel.chance import Dealer, QuickDealer
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.nouns import State
from saltsea.kernel.options import filled_in
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import everyone, is_one, only
from saltsea.kernel.step import Trace, settle
from saltsea.kernel.walk import Playout, branches, follow, playout
from saltsea.research.measure import measure, middle_of_game

COUNT = """
import json, sys
from saltsea.catalog import CATALOG
from saltsea.kernel.dice import dice_for
from saltsea.kernel.record import state_hash
from saltsea.research.measure import whole_game
from small_games.catalog import SMALL_GAMES

rules = {**SMALL_GAMES, **CATALOG}[sys.argv[1]].rules()
dice, found = dice_for("both"), []
for _ in range(5):
    state, done = whole_game(rules, 2, dice)
    found.append([done.steps, done.choices, state_hash(rules, state)])
print(json.dumps(found))
"""


def dealt(rules: AnyRules, dice: Dice) -> tuple[State, Dealer]:
    dealer = QuickDealer(dice)
    state: State = rules.setup(2, filled_in(rules.options, {}))
    settle(rules, state, dealer, Trace())
    return state, dealer


def slowly(rules: AnyRules, dice: Dice) -> Playout:
    """The same walk, branch by branch."""
    done, at = Playout(), 0
    state, dealer = dealt(rules, dice)
    while rules.outcome(state) is None:
        ways = branches(rules, state)
        done.steps += 1
        done.choices += len([way for way in ways if way.action is not None]) > 1
        at = follow(rules, state, dice.pick(ways), at, dealer)
    return done


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_is_a_whole_game_and_counts_steps_and_choices(game: str) -> None:
    rules = rules_of(game)
    for number in range(5):
        dice = dice_for(str(number))
        state, dealer = dealt(rules, dice)
        found = playout(rules, state, dealer, dice)
        assert rules.outcome(state) is not None
        expected = slowly(rules, dice_for(str(number)))
        assert (found.steps, found.choices) == (expected.steps, expected.choices)
        assert 0 < found.choices <= found.steps


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_stops_where_it_is_told(game: str) -> None:
    rules, dice = rules_of(game), dice_for("stop")
    state, dealer = dealt(rules, dice)
    assert playout(rules, state, dealer, dice, 0).steps == 0
    assert playout(rules, state, dealer, dice, 3).steps == 3
    assert rules.outcome(state) is None


@pytest.mark.parametrize("game", GAMES)
def test_half_way_is_never_the_end(game: str) -> None:
    rules = rules_of(game)
    for number in range(20):
        assert rules.outcome(middle_of_game(rules, 2, str(number))) is None


@pytest.mark.parametrize("game", GAMES)
def test_playouts_are_the_same_in_both_engines(game: str) -> None:
    found = []
    for path in ([compiled_tree()], plain_path()):
        command = [sys.executable, "-c", COUNT, game]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(part) for part in path)}
        found.append(json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout))
    assert found[0] == found[1]


def test_the_bench_measures_something_everywhere() -> None:
    heard: list[None] = []
    speeds = measure(rules_of("pumps"), 2, 0.05, lambda: heard.append(None))
    assert heard
    assert [speed.value > 0 for speed in speeds] == [True] * 7


def test_one_seat_is_told_from_none_and_from_several() -> None:
    sets = (0, only(0), only(15), everyone(2), only(1) | only(8))
    assert [seats for seats in sets if is_one(seats)] == [only(0), only(15)]

"""Our games as games of OpenSpiel, and its search as a player. All of it needs the extra `openspiel`."""

from itertools import count

import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import members
from small_games.catalog import SHELLS

pyspiel = pytest.importorskip("pyspiel")

from saltsea.research.openspiel.game import load, register, utilities  # noqa: E402
from saltsea.research.openspiel.player import ismcts  # noqa: E402

CORTO = CATALOG["corto"].rules()


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
    pyspiel.random_sim_test(pyspiel.load_game(f"{register(CORTO)}({table})"), 1, True, False)


def test_every_game_in_turns_can_be_registered() -> None:
    game = pyspiel.load_game(f"{register(SHELLS.rules())}(players=2)")
    pyspiel.random_sim_test(game, 3, True, False)


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

"""Our games as environments of PettingZoo and Gymnasium, by these libraries' own checks, and many games at once."""

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from saltsea.research import VectorEnv, corto_aec, gym_env, pirates_aec, pirates_parallel

OWN = Path(__file__).parents[2] / "examples" / "first_card_bot.py"
AEC: list[Any] = [
    pytest.param(corto_aec, id="corto"),
    pytest.param(lambda: corto_aec(4, partners="on", length=6), id="corto-of-four"),
    pytest.param(pirates_aec, id="pirates"),
    pytest.param(lambda: pirates_aec(1, chapter="3", timers=2), id="pirates-alone"),
]


def chosen(seen: Any, dice: numpy.random.Generator) -> int:
    return int(dice.choice(numpy.flatnonzero(seen["action_mask"])))


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """PettingZoo remarks on names and shapes that it likes better; what is wrong is an assertion."""
    warnings.filterwarnings("ignore", category=UserWarning, module="pettingzoo")


@pytest.mark.parametrize("make", AEC)
def test_the_checks_of_pettingzoo_pass(make: Callable[[], Any]) -> None:
    api_test(make(), num_cycles=300)


@pytest.mark.parametrize("make", AEC[::2])
def test_the_same_seed_gives_the_same_game(make: Callable[[], Any]) -> None:
    seed_test(make, num_cycles=100)


def test_the_checks_of_pettingzoo_pass_for_a_crew_at_once() -> None:
    parallel_api_test(pirates_parallel(), num_cycles=200)
    parallel_seed_test(pirates_parallel, num_cycles=100)


@pytest.mark.parametrize("make", AEC)
def test_a_whole_game_ends_with_what_was_won(make: Callable[[], Any]) -> None:
    env, dice, won = make(), numpy.random.default_rng(1), []
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        if is_over:
            won.append(reward)
        assert not is_cut
        env.step(None if is_over else chosen(seen, dice))
    assert len(won) == len(env.possible_agents)
    assert sum(won) in (0, len(won))


def test_an_action_that_is_not_legal_is_refused_by_its_rule_and_changes_nothing() -> None:
    env = corto_aec()
    env.reset(seed=3)
    before = env.last()[0]
    illegal = int(numpy.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"is not legal: .*\[corto\."):
        env.step(illegal)
    with pytest.raises(ValueError, match="none of"):
        env.step(10_000)
    assert (env.last()[0]["observation"] == before["observation"]).all()


def test_a_table_that_the_rules_refuse_is_refused() -> None:
    with pytest.raises(ValueError, match=r"Partners need .*\[corto\.P1\]"):
        corto_aec(2, partners="on")
    with pytest.raises(ValueError, match="no game is called"):
        gym_env("chess")


def test_a_chapter_is_the_same_as_a_number_and_as_a_text() -> None:
    assert pirates_aec(chapter=2).table.options == pirates_aec(chapter="2").table.options
    assert corto_aec(length="8").table.options == corto_aec(length=8).table.options


@pytest.mark.parametrize("wrong", [10**27, -1, 1.5, "x", True, float("nan"), None])
def test_what_is_no_number_of_players_and_no_choice_is_refused_in_words(wrong: Any) -> None:
    with pytest.raises(ValueError, match="corto is for 2 to 4 players, not for "):
        corto_aec(players=wrong)
    with pytest.raises(ValueError, match=r"length cannot be .*It can be: 6, 7, 8, 9"):
        corto_aec(length=wrong)
    with pytest.raises(ValueError, match=r"chapter cannot be .*It can be: 1, 2, 3"):
        pirates_parallel(chapter=wrong)


def test_a_seat_that_is_not_asked_may_look_but_not_act() -> None:
    env = corto_aec(3)
    env.reset(seed=1)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert all(not env.observe(agent)["action_mask"].any() for agent in others)


def test_two_of_a_crew_who_want_the_same_space_get_it_in_the_order_of_their_seats() -> None:
    env: Any = pirates_parallel(4)
    seen, _ = env.reset(seed=1)
    start = {agent: chosen(seen[agent], numpy.random.default_rng(1)) for agent in env.agents[:1]}
    while not seen["seat_0"]["action_mask"][:-1].sum() > 2:
        seen, *_ = env.step({agent: int(numpy.flatnonzero(seen[agent]["action_mask"])[0]) for agent in start})
    vocabulary = env.table.rules.vocabulary
    same = {
        f"seat_{timer}": vocabulary.action({"kind": "Place", "timer": timer, "space": 5}).number for timer in (0, 1)
    }
    _, _, _, _, infos = env.step(same)
    assert infos["seat_0"] == {}
    assert infos["seat_1"]["refused_by"].startswith("pirates.")


def test_who_has_not_looked_may_still_choose_only_what_is_legal() -> None:
    """What is legal is worked out only for who looks or acts; a look from another seat does not disturb it."""
    looked, blind = corto_aec(), corto_aec()
    for env in (looked, blind):
        env.reset(seed=3)
    for number in range(40):
        seen = looked.observe(looked.agent_selection)["action_mask"]
        other = next(agent for agent in looked.agents if agent != looked.agent_selection)
        assert not looked.observe(other)["action_mask"].any()
        legal = numpy.flatnonzero(seen)
        with pytest.raises(ValueError, match="not legal"):
            blind.step(int(numpy.flatnonzero(seen == 0)[number]))
        for env in (looked, blind):
            env.step(int(legal[number % len(legal)]))
        assert looked.agent_selection == blind.agent_selection
    found = [env.observe(env.agent_selection)["observation"] for env in (looked, blind)]
    assert (found[0] == found[1]).all()


def test_the_board_can_be_read() -> None:
    env = corto_aec(render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
    blind = corto_aec()
    blind.reset(seed=1)
    with pytest.raises(ValueError, match="ansi"):
        blind.render()


@pytest.mark.parametrize(("game", "others"), [("corto", "novice"), ("pirates", "green")])
def test_the_checks_of_gymnasium_pass(game: str, others: str) -> None:
    warnings.filterwarnings("ignore", category=UserWarning, module="gymnasium")
    check_env(gym_env(game, others=others), skip_render_check=True)


def test_the_others_may_be_a_program_of_ones_own() -> None:
    env = gym_env("corto", others=str(OWN))
    seen, _ = env.reset(seed=2)
    assert seen["action_mask"].any()
    for wrong in ("nobody", "nobody.py", "nobody.weights"):
        with pytest.raises(ValueError, match=wrong):
            gym_env("corto", others=wrong)


@pytest.mark.parametrize(("game", "players"), [("corto", 3), ("pirates", 2)])
def test_a_seat_plays_a_whole_game_among_bots(game: str, players: int) -> None:
    env, dice = gym_env(game, players, seat=1), numpy.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    is_over, reward = False, 0.0
    while not is_over:
        seen, reward, is_over, _, info = env.step(chosen(seen, dice))
        assert info == {}
    assert -1 <= reward <= 1
    with pytest.raises(ValueError, match="over"):
        env.step(0)


def test_an_action_that_is_not_legal_loses_in_gymnasium_and_says_why() -> None:
    env = gym_env("corto")
    seen, _ = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(numpy.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, is_over) == (-1, True)
    assert "corto." in info["refused"]


def decided(env: Any, turn: int) -> Any:
    """What a seat sees, after which it does one of the things that it may."""
    seen = env.last()[0]
    legal = numpy.flatnonzero(seen["action_mask"])
    env.step(legal[turn % len(legal)])
    return seen


def test_an_observation_that_somebody_keeps_stays_as_it_is() -> None:
    """Its memory is used again only when neither it nor any view of it is left: of few, of a view, and of many."""
    env, twin = corto_aec(), corto_aec()
    env.reset(seed=4)
    twin.reset(seed=4)
    kept, wanted = [], []
    for turn in range(60):
        seen, copy = decided(env, turn), {name: part.copy() for name, part in decided(twin, turn).items()}
        if turn % 3 == 0:
            kept.append((seen["observation"][5:][::2], memoryview(seen["action_mask"])))
            wanted.append((copy["observation"][5:][::2], copy["action_mask"]))
        if turn == 40:
            del kept[::2], wanted[::2]
    for (observation, mask), (first, second) in zip(kept, wanted, strict=True):
        assert (observation == first).all()
        assert (numpy.asarray(mask) == second).all()


def test_who_changes_an_observation_changes_nothing_else() -> None:
    env, twin = corto_aec(), corto_aec()
    env.reset(seed=4)
    twin.reset(seed=4)
    for turn in range(40):
        seen = env.last()[0]
        seen["observation"].fill(9)
        forbidden = int(seen["action_mask"].argmin())
        seen["action_mask"].fill(1)
        with pytest.raises(ValueError, match="not legal"):
            env.step(forbidden)
        del seen
        assert (env.last()[0]["observation"] == twin.last()[0]["observation"]).all()
        decided(env, turn)
        decided(twin, turn)


@pytest.mark.parametrize(("game", "players"), [("corto", 2), ("pirates", 4)])
def test_many_games_at_once_show_what_one_game_shows(game: str, players: int) -> None:
    """Each row is what the seat that is asked would see by itself."""
    env = VectorEnv(game, 5, players, seed=7)
    env.reset()
    for _ in range(60):
        env.step(env.sample())
        for place, single in enumerate(env.batch.games):
            seen = pirates_aec(players) if game == "pirates" else corto_aec(players)
            assert env.seats[place] == single.seat
            found = seen.lookout.see(single, int(single.seat))
            assert (found["observation"] == env.observations[place]).all()
            assert (found["action_mask"] == env.masks[place]).all()


def test_many_games_end_are_paid_and_begin_anew_in_the_same_arrays() -> None:
    env = VectorEnv("corto", 8, seed=1)
    env.reset()
    arrays = (env.observations, env.masks, env.rewards, env.ends)
    ended = 0
    for _ in range(400):
        env.step(env.sample())
        ended += int(env.ended().sum())
        assert (abs(env.rewards).sum(axis=1)[env.ended()] % 2 == 0).all()
        assert not env.rewards[~env.ended()].any()
    assert ended >= 8
    assert all(
        old is new for old, new in zip(arrays, [env.observations, env.masks, env.rewards, env.ends], strict=True)
    )


def test_the_same_seed_deals_the_same_many_games_and_long_ones_are_cut_off() -> None:
    envs = [VectorEnv("pirates", 3, 2, longest=50) for _ in range(2)]
    for env in envs:
        env.reset(seed=5)
        for _ in range(50):
            env.step(env.sample())
    assert (envs[0].observations == envs[1].observations).all()
    assert envs[0].cut_off().all() or envs[0].ended().any()


def test_an_action_that_is_not_legal_stops_all_games_of_the_step() -> None:
    env = VectorEnv("corto", 4)
    with pytest.raises(ValueError, match="reset"):
        env.step()
    env.reset(seed=1)
    env.sample()
    before = env.observations.copy()
    env.actions[3] = int(numpy.flatnonzero(env.masks[3] == 0)[0])
    with pytest.raises(ValueError, match="not legal in game 3"):
        env.step()
    assert (env.observations == before).all()


def test_the_last_position_of_a_game_is_kept_when_the_next_begins() -> None:
    """Who learns from a game that was cut off asks what its last position promises."""
    env = VectorEnv("corto", 3, seed=4, longest=7)
    env.reset()
    twin = VectorEnv("corto", 3, seed=4)
    twin.reset()
    for _ in range(7):
        env.step(env.sample())
        twin.step(env.actions)
    assert env.cut_off().all()
    assert not (env.observations == twin.observations).all()
    assert (env.last_observations == twin.observations).all()
    assert (env.last_seats == twin.seats).all()


def test_the_end_of_a_game_is_kept_as_who_ended_it_sees_it() -> None:
    env = VectorEnv("corto", 2, seed=4, length=6)
    env.reset()
    games, deciding = [*env.batch.games], env.seats.copy()
    while not env.ended().any():
        games, deciding = [*env.batch.games], env.seats.copy()
        env.step(env.sample())
    place = int(env.ended().argmax())
    assert env.last_seats[place] == deciding[place]
    lookout = corto_aec(2, length=6).lookout
    assert (env.last_observations[place] == lookout.know(games[place], int(deciding[place]))).all()


def test_who_writes_into_a_mask_is_still_refused_what_is_not_legal() -> None:
    env = VectorEnv("corto", 2, seed=1)
    env.reset()
    env.sample()
    env.actions[1] = int(numpy.flatnonzero(env.masks[1] == 0)[0])
    env.masks.fill(1)
    with pytest.raises(ValueError, match="not legal in game 1"):
        env.step()

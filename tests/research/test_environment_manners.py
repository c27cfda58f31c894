"""How environments behave at their edges: voyages end, seeds last, copies go on alike, and mistakes change nothing."""

import copy
import pickle
from pathlib import Path
from typing import Any, cast

import numpy
import pytest
from numpy.random import PCG64, Generator

from saltsea.kernel.decisions import NOBODY
from saltsea.research import VectorEnv, corto_aec, gym_env, pirates_aec, pirates_parallel

MOST = 2000
"""Decisions that no voyage comes near to."""


def chosen(seen: Any, how: str) -> int:
    """By the mask: the last that is not waiting, or the first of all."""
    legal = numpy.flatnonzero(seen["action_mask"])
    return int(
        legal[0] if how == "first" or len(legal) == 1 else legal[:-1][-1] if seen["action_mask"][-1] else legal[-1]
    )


# --- a voyage ends ---


@pytest.mark.parametrize("how", ["first", "last"])
@pytest.mark.parametrize(("players", "chapter"), [(1, "1"), (2, "3"), (4, "7")])
def test_a_voyage_ends_though_nobody_ever_waits_by_choice(how: str, players: int, chapter: str) -> None:
    env = pirates_aec(players, chapter=chapter)
    env.reset(seed=1)
    for step, _ in enumerate(env.agent_iter()):
        seen, _, is_over, _, _ = env.last()
        env.step(None if is_over else chosen(seen, how))
        assert step < MOST


def test_to_pause_is_for_people() -> None:
    env: Any = pirates_parallel(2)
    seen, _ = env.reset(seed=1)
    vocabulary = env.table.rules.vocabulary
    pauses = [vocabulary.action({"kind": kind}).number for kind in ("Pause", "Resume")]
    crew, many = pirates_aec(2), VectorEnv("pirates", 2)
    crew.reset(seed=1)
    many.reset()
    for _ in range(30):
        seen, *_ = env.step({agent: chosen(seen[agent], "first") for agent in env.agents})
        crew.step(chosen(crew.last()[0], "first"))
        many.step(many.sample())
        masks = [*(one["action_mask"] for one in seen.values()), crew.last()[0]["action_mask"], *many.masks]
        assert not any(mask[pauses].any() for mask in masks)


def test_openspiel_offers_no_pause_and_its_longest_game_is_far_off() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from saltsea.research import register_openspiel

    game = pyspiel.load_game(f"{register_openspiel()[1]}(players=2,chapter=chapter-7)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-2:][0])
        assert len(state.history()) < MOST
    assert game.max_game_length() >= MOST


# --- a crew at once ---


def test_a_crew_cannot_wait_for_what_does_not_come() -> None:
    env: Any = pirates_parallel(2)
    seen, _ = env.reset(seed=1)
    waiting = int(env.table.encoding.waiting)
    assert not any(one["action_mask"][waiting] for one in seen.values())
    steps, cuts, infos = 0, {"seat_0": False}, {}
    while env.agents:
        _, _, ends, cuts, infos = env.step(dict.fromkeys(env.agents, waiting))
        assert not any(ends.values())
        steps += 1
    assert (steps, all(cuts.values()), env.game.now) == (1000, True, 0)
    assert infos == {agent: {"refused_by": "action_mask"} for agent in env.possible_agents}


def test_a_crew_at_once_is_held_to_its_masks_and_a_wrong_number_changes_nothing() -> None:
    env: Any = pirates_parallel(2)
    seen, _ = env.reset(seed=1)
    start = chosen(seen["seat_0"], "first")
    for agent, wrong, words in (
        ("seat_1", 10_000, "none of 0"),
        ("seat_1", -1, "none of 0"),
        ("nobody", start, "none"),
    ):
        with pytest.raises(ValueError, match=words):
            env.step({"seat_0": start, agent: wrong})
        assert (env.seen()["seat_0"]["observation"] == seen["seat_0"]["observation"]).all()
    masked = int(numpy.flatnonzero(seen["seat_1"]["action_mask"] == 0)[0])
    seen, _, _, _, infos = env.step({"seat_0": start, "seat_1": masked})
    assert infos["seat_0"] == {}
    assert infos["seat_1"]["refused_by"].startswith("pirates.")
    pause = env.table.rules.vocabulary.action({"kind": "Pause"})
    assert env.table.rules.check(env.game.state, 0, pause, env.game.now) is None
    *_, infos = env.step({"seat_0": pause.number})
    assert infos["seat_0"] == {"refused_by": "action_mask"}
    assert env.game.now > 0, "who is refused waits"


# --- bots of one's own ---


def first_steps(env: Any) -> None:
    """Whoever begins, the others are asked in one of these games."""
    for seed in range(2):
        seen, _ = env.reset(seed=seed)
        env.step(chosen(seen, "first"))


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("next(a for a in self.rules.vocabulary.actions if a not in seen.legal)", r"not legal.*\[corto\."),
        ("seen.legal[0].number", "observation.legal"),
        ("None", "chose nothing"),
        ("1 / 0", "ZeroDivisionError"),
    ],
)
def test_a_bot_beside_the_learner_is_held_to_the_rules(tmp_path: Path, choice: str, words: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class B:\n    def __init__(self, rules): self.rules = rules\n"
        f"    def choose(self, seen, dice): return {choice}\ndef bot(rules): return B(rules)\n"
    )
    env = gym_env("corto", others=str(file), seat=1)
    with pytest.raises(ValueError, match=f"mine.py.*{words}"):
        first_steps(env)


def test_each_other_seat_may_have_a_bot_of_its_own() -> None:
    env = gym_env("corto", players=3, seat=1, others=["novice", "random"])
    first_steps(env)
    twin = pickle.loads(pickle.dumps(env))
    kinds = [type(env.table.game.make_bot(name, env.table.rules)) for name in ("novice", "random")]
    for one in (env, twin):
        assert [(seat, type(bot)) for seat, bot in one.bots.items()] == [(0, kinds[0]), (2, kinds[1])]


def test_openspiel_s_search_may_sit_beside_the_learner() -> None:
    pytest.importorskip("pyspiel")
    first_steps(gym_env("corto", others="openspiel-ismcts:2", length=6))


def test_a_lost_game_is_over_and_asks_for_nothing() -> None:
    env = gym_env("corto")
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(int(numpy.flatnonzero(seen["action_mask"] == 0)[0]))
    assert not seen["action_mask"].any()
    with pytest.raises(ValueError, match="reset comes next"):
        env.step(0)
    env.reset()
    env.step(chosen(env.reset()[0], "first"))


# --- seeds, copies ---


def table_of(env: Any) -> Any:
    return env.table.rules.snapshot(env.game.state)


@pytest.mark.parametrize("make", [corto_aec, pirates_aec, pirates_parallel, lambda: gym_env("corto")])
def test_a_seed_holds_for_all_games_after_it(make: Any) -> None:
    dealt = []
    for _ in range(2):
        env = make()
        env.reset(seed=3)
        games = [table_of(env)]
        for _ in range(2):
            env.reset()
            games.append(table_of(env))
        dealt.append(games)
    assert dealt[0] == dealt[1]
    assert dealt[0][1] != dealt[0][2]


def test_a_seeded_deal_waits_for_no_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    """To make one takes longer than to deal; only a game without a seed needs it."""
    env = corto_aec()
    made: list[int] = []

    def make(seed: int) -> Generator:
        made.append(seed)
        return Generator(PCG64(seed))

    monkeypatch.setattr(numpy.random, "default_rng", make)
    for seed in (1, 2, 3):
        env.reset(seed=seed)
    assert made == []
    env.reset()
    env.reset()
    assert made == [3]


def acted(env: Any) -> None:
    """The next step of an environment of any kind."""
    if hasattr(env, "possible_agents") and not hasattr(env, "last"):
        seen = env.seen()
        env.step({agent: chosen(seen[agent], "last") for agent in env.agents})
    elif hasattr(env, "last"):
        env.step(chosen(env.last()[0], "last"))
    else:
        env.step(chosen(env.lookout.see(env.game, env.seat), "last"))


@pytest.mark.parametrize("make", [corto_aec, pirates_aec, pirates_parallel, lambda: gym_env("corto", others="novice")])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_shows_and_plays_the_same_and_apart(make: Any, copied: Any) -> None:
    assert copied(make()).game is None
    env = make()
    env.reset(seed=5)
    for _ in range(6):
        acted(env)
    before, twin = table_of(env), copied(env)
    for _ in range(15):
        acted(twin)
    assert table_of(env) == before
    for _ in range(15):
        acted(env)
    assert table_of(env) == table_of(twin) != before
    for one in (env, twin):
        one.reset()
    assert table_of(env) == table_of(twin)
    assert env.game.seat != NOBODY


def test_many_games_can_be_copied_and_go_on_alike() -> None:
    env = VectorEnv("pirates", 3, 2, seed=4)
    fresh = copy.deepcopy(env)
    env.reset()
    fresh.reset()
    assert (env.observations == fresh.observations).all()
    for _ in range(40):
        env.step(env.sample())
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(200):
        env.step(env.sample())
        twin.step(twin.sample())
    for name in ("observations", "masks", "seats", "rewards", "ends", "actions"):
        assert (getattr(env, name) == getattr(twin, name)).all(), name


def test_a_game_of_openspiel_can_be_pickled() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from saltsea.research import register_openspiel

    game = pyspiel.load_game(f"{register_openspiel()[1]}(players=2,chapter=chapter-3)")
    again = pickle.loads(pickle.dumps(game))
    assert (str(again), again.num_players()) == (str(game), 2)


# --- small mistakes ---


def test_what_comes_before_a_reset_is_told() -> None:
    env = corto_aec()
    for early in (env.last, lambda: next(env.agent_iter()), lambda: VectorEnv("corto", 2).sample()):
        with pytest.raises(ValueError, match="reset comes before"):
            early()


@pytest.mark.parametrize("make", [corto_aec, pirates_aec])
def test_after_the_end_of_a_game_a_sentence_asks_for_a_reset(make: Any) -> None:
    env = make(players=2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, is_over, _, _ = env.last()
        env.step(None if is_over else chosen(seen, "last"))
    for late in (env.last, lambda: env.last(observe=False), lambda: env.step(None), lambda: env.step(0)):
        with pytest.raises(ValueError, match=r"game is over.*reset comes next"):
            late()
    env.reset()
    env.last()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: VectorEnv("corto", 2, longest=-1), "longest"),
        (lambda: VectorEnv("corto", 2, longest=cast(int, 2.5)), "longest is 2.5: it must be a whole number"),
        (lambda: VectorEnv("corto", 0), "n is 0"),
        (lambda: VectorEnv("corto", 10**27), "n is 10*: it must be a number from 1"),
        (lambda: VectorEnv("corto", 1, seed=cast(int, "x")), "seed is 'x'"),
        (lambda: VectorEnv("corto", 1).reset(cast(int, "x")), "seed is 'x'"),
        (lambda: VectorEnv("corto", 2, players=0), "2 to 4 players"),
        (lambda: gym_env("corto", players=0), "2 to 4 players"),
        (lambda: gym_env("corto", render_mode="human"), "render_mode"),
        (lambda: gym_env("corto", players=3, others=["novice"]), "1 names, and there are 2 other seats"),
        (lambda: gym_env("corto", players=3, others=("novice", "nobody")), "no bot is called 'nobody'"),
        (lambda: gym_env("corto", others="openspiel-ismcts"), "say how many simulations"),
        (lambda: corto_aec(render_mode="human"), "render_mode"),
        (lambda: corto_aec(lenght=6), "no option.*lenght"),
    ],
)
def test_what_an_environment_cannot_be_is_refused_in_words(make: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make()


def test_a_number_that_is_too_great_for_its_cell_is_not_taken_for_another() -> None:
    env = VectorEnv("corto", 1, seed=1)
    env.reset()
    with pytest.raises(ValueError, match="not legal"):
        env.step([int(env.sample()[0]) + (1 << 32)])


NO_NUMBERS = ["3", "first", 3.0, float("nan"), None, [1], {"seat_0": 1}, numpy.array([1, 2]), numpy.True_]


@pytest.mark.parametrize("wrong", NO_NUMBERS, ids=repr)
@pytest.mark.parametrize("make", [corto_aec, pirates_aec, pirates_parallel, lambda: gym_env("corto")])
def test_an_action_that_is_no_whole_number_is_refused_in_words_and_changes_nothing(make: Any, wrong: object) -> None:
    env = make()
    env.reset(seed=1)
    before = pickle.dumps(env)
    with pytest.raises(ValueError, match=r"action .* is no whole number: an action is one of 0 … \d+"):
        env.step({"seat_0": 0, "seat_1": wrong} if hasattr(env, "stood") else wrong)
    assert pickle.dumps(env) == before


@pytest.mark.parametrize("wrong", [10**30, -(10**30), -1, 10_000], ids=repr)
@pytest.mark.parametrize("make", [corto_aec, pirates_aec, pirates_parallel])
def test_a_number_of_any_length_is_refused_in_words(make: Any, wrong: int) -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=rf"action {wrong} is none of 0 … \d+"):
        env.step({"seat_1": wrong} if hasattr(env, "stood") else wrong)


def test_a_number_of_any_length_loses_the_game_of_a_learner() -> None:
    env = gym_env("corto")
    env.reset(seed=1)
    *_, info = env.step(10**30)
    assert info["refused"] == f"action {10**30} is none of 0 … 947"


@pytest.mark.parametrize("wrong", [None, [1, 2], "first"])
def test_a_crew_at_once_takes_a_dict_of_actions(wrong: Any) -> None:
    env = pirates_parallel()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="a step takes a dict with an action for each agent"):
        env.step(wrong)


@pytest.mark.parametrize("wrong", [*NO_NUMBERS[:4], [1], [1, 2, 3], [1, [2]], [1, None], ["a", "b"], [1.0, 2.0], 1])
def test_many_games_take_one_whole_number_each(wrong: Any) -> None:
    env = VectorEnv("corto", 2, seed=1)
    env.reset()
    before = pickle.dumps(env)
    with pytest.raises(ValueError, match="it must be 2 whole numbers, one for each game"):
        env.step(wrong)
    assert pickle.dumps(env) == before


@pytest.mark.parametrize("wrong", [1.5, "x", -1])
@pytest.mark.parametrize("make", [corto_aec, pirates_parallel, lambda: gym_env("corto")])
def test_what_is_no_seed_is_refused_in_words(make: Any, wrong: Any) -> None:
    with pytest.raises(ValueError, match="seed is"):
        make().reset(seed=wrong)
    make().reset(seed=numpy.int64(3))


def test_a_copy_of_a_crew_that_does_nothing_is_cut_off_when_the_crew_is() -> None:
    env: Any = pirates_parallel()
    env.reset(seed=1)
    for _ in range(3):
        env.step({})
    twin = copy.deepcopy(env)
    assert (env.stood, twin.stood) == (3, 3)

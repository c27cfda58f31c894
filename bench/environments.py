"""Environment steps per second, beside the engine's own loop and other libraries' games, in one run.

`PYTHONPATH=build/compiled python bench/environments.py` needs the extra `research`. The others need `pip install
pygame-ce rlcard pgx`, and each is left out where it is not installed. All contestants take turns in every round, on one
core, by the time that the processor worked for them: other work on the machine counts for none. Medians of the rounds.
AEC environments are measured twice by PettingZoo's own loop: with choices made from the mask, and with the same choices
written down before, where the time is the environment's alone."""

import argparse
import json
import os
import statistics
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import cycle
from time import process_time
from typing import Any

import numpy
from pettingzoo.utils.env import AECEnv

from saltsea.catalog import CATALOG
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import dice_for
from saltsea.kernel.options import filled_in
from saltsea.kernel.step import Trace, settle
from saltsea.kernel.walk import playout
from saltsea.research import VectorEnv, corto_aec, gym_env, pirates_aec, pirates_parallel

Contestant = Callable[[], int]
"""Does some work and returns how many steps it was."""
GAMES = 64
CORE = "corto: engine loop"
FOUR = "PettingZoo's connect four, AEC"
REPLAYED = ", choices written down"


def engine(name: str, players: int) -> Contestant:
    """Whole random games as search and simulation play them: no observation, no mask."""
    rules = CATALOG[name].rules()
    options, dice = filled_in(rules.options, {}), dice_for("engine")

    def play() -> int:
        steps = 0
        for _ in range(10):
            dealer, state = QuickDealer(dice), rules.setup(players, options)
            settle(rules, state, dealer, Trace())
            steps += playout(rules, state, dealer, dice).steps
        return steps

    return play


def vector(name: str, players: int) -> Contestant:
    """Random choices by mask, with every observation and mask written."""
    env = VectorEnv(name, GAMES, players, seed=1)
    env.reset()

    def play() -> int:
        for _ in range(50):
            env.sample()
            env.step()
        return 50 * GAMES

    return play


def in_turn(env: AECEnv) -> Contestant:
    """A whole game through PettingZoo's loop, with a legal choice of every turn taken from the mask."""
    seed = iter(range(1 << 30))
    return lambda: len(played(env, next(seed)))


def played(env: AECEnv, number: int) -> list[int | None]:
    """The choices of one game: all legal ones are listed, and one is taken that moves on from turn to turn."""
    env.reset(seed=number)
    done: list[int | None] = []
    for _ in env.agent_iter(1000):
        seen, _, is_over, is_cut, _ = env.last()
        legal = seen["action_mask"].view(bool).nonzero()[0]  # quicker than flatnonzero, for all contestants
        action = None if is_over or is_cut else int(legal[(number + len(done) * 7) % len(legal)])
        env.step(action)
        done.append(action)
    return done


def replayed(env: AECEnv) -> Contestant:
    """The same games with the same calls, but nobody looks for a choice."""
    games = [(number, played(env, number)) for number in range(20)]
    turn = cycle(games)

    def play() -> int:
        number, actions = next(turn)
        env.reset(seed=number)
        for _, action in zip(env.agent_iter(1000), actions, strict=False):
            env.last()
            env.step(action)
        return len(actions)

    return play


def at_once() -> Contestant:
    env, seed = pirates_parallel(), iter(range(1 << 30))

    def play() -> int:
        number, steps = next(seed), 0
        seen, _ = env.reset(seed=number)
        while env.agents and steps < 300:
            legal = {agent: numpy.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
            seen, *_ = env.step({agent: int(some[(number + steps * 7) % len(some)]) for agent, some in legal.items()})
            steps += 1
        return steps

    return play


def among_bots() -> Contestant:
    env, seed = gym_env("corto", others="random"), iter(range(1 << 30))

    def play() -> int:
        number, steps, is_over = next(seed), 0, False
        seen, _ = env.reset(seed=number)
        while not is_over:
            legal = numpy.flatnonzero(seen["action_mask"])
            seen, _, is_over, _, _ = env.step(int(legal[(number + steps * 7) % len(legal)]))
            steps += 1
        return steps

    return play


def connect_four() -> dict[str, Contestant]:
    from pettingzoo.classic import connect_four_v3

    return {FOUR: in_turn(connect_four_v3.raw_env()), FOUR + REPLAYED: replayed(connect_four_v3.raw_env())}


def rlcard_uno() -> dict[str, Contestant]:
    env: Any = import_module("rlcard").make("uno", config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[steps * 7 % len(legal)])
            steps += 1
        return steps

    return {"RLCard's uno": play}


def pgx_four() -> dict[str, Contestant]:
    """As many games of connect four as our VectorEnv has, in one compiled call that chooses, steps and begins anew."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make("connect_four")
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def turn(state: Any, key: Any) -> Any:  # noqa: ANN401 (JAX's own)
        chosen, dealt = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, logits, axis=-1)
        return jax.vmap(step)(state, actions, jax.random.split(dealt, GAMES))

    run = jax.jit(lambda state, keys: jax.lax.scan(lambda now, key: (turn(now, key), None), state, keys)[0])
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES)), jax.random.key(2)]

    def play() -> int:
        key, held[1] = jax.random.split(held[1])
        held[0] = jax.block_until_ready(run(held[0], jax.random.split(key, 50)))
        return 50 * GAMES

    play()
    return {f"pgx's connect four, {GAMES} at once": play}


OTHERS: dict[str, Callable[[], dict[str, Contestant]]] = {
    "pettingzoo": connect_four,
    "rlcard": rlcard_uno,
    "pgx": pgx_four,
}


def contestants() -> dict[str, Contestant]:
    found = {
        CORE: engine("corto", 2),
        f"corto: VectorEnv of {GAMES}": vector("corto", 2),
        "corto: AEC": in_turn(corto_aec()),
        "corto: AEC" + REPLAYED: replayed(corto_aec()),
        "corto: Gymnasium, beside a random bot": among_bots(),
        "pirates: engine loop": engine("pirates", 4),
        f"pirates: VectorEnv of {GAMES}": vector("pirates", 4),
        "pirates: AEC": in_turn(pirates_aec()),
        "pirates: parallel": at_once(),
    }
    for library, make in OTHERS.items():
        try:
            found.update(make())
        except ImportError as missing:
            print(f"without {library}: {missing}", file=sys.stderr)
    return found


def rate(play: Contestant, seconds: float) -> float:
    steps, began = 0, process_time()
    while process_time() - began < seconds:
        steps += play()
    return steps / (process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = contestants()
    rates: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(given.rounds):
        for name, play in found.items():
            rates[name].append(rate(play, given.seconds))
    medians = {name: statistics.median(some) for name, some in rates.items()}
    if given.json:
        print(json.dumps(medians, indent=1))
        return
    for name, median in medians.items():
        spread = (max(rates[name]) - min(rates[name])) / median
        four = medians.get(FOUR + REPLAYED if name.endswith(REPLAYED) else FOUR)
        beside = f"{median / four:8.1f} x connect four" if four else ""
        print(f"{name:40} {median:12,.0f} steps/s  ± {spread / 2:4.0%} {median / medians[CORE]:8.2f} x engine {beside}")


if __name__ == "__main__":
    main()

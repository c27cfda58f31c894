"""Environment steps per second, beside the engine's own loop and PettingZoo's connect four, in one run.

`PYTHONPATH=build/compiled python bench/environments.py` needs the extra `research`. Connect four also needs pygame, by
`pip install pygame-ce`, and is left out without it. All contestants take turns in every round, on one core, by the time
that the processor worked for them: other work on the machine counts for none. Medians of the rounds."""

import argparse
import json
import statistics
import sys
from collections.abc import Callable
from time import process_time

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
    """A whole game through PettingZoo's loop; choices cost the same for all, the first legal after a moving place."""
    seed = iter(range(1 << 30))

    def play() -> int:
        number = next(seed)
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter(1000):
            seen, _, is_over, is_cut, _ = env.last()
            legal = seen["action_mask"].view(bool).nonzero()[0]  # quicker than flatnonzero, for all contestants
            env.step(None if is_over or is_cut else int(legal[(number + steps * 7) % len(legal)]))
            steps += 1
        return steps

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


def contestants() -> dict[str, Contestant]:
    found = {
        CORE: engine("corto", 2),
        f"corto: VectorEnv of {GAMES}": vector("corto", 2),
        "corto: AEC": in_turn(corto_aec()),
        "corto: Gymnasium, beside a random bot": among_bots(),
        "pirates: engine loop": engine("pirates", 4),
        f"pirates: VectorEnv of {GAMES}": vector("pirates", 4),
        "pirates: AEC": in_turn(pirates_aec()),
        "pirates: parallel": at_once(),
    }
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as missing:
        print(f"without {FOUR}: {missing}", file=sys.stderr)
    else:
        found[FOUR] = in_turn(connect_four_v3.raw_env())
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
        beside = f"{median / medians[FOUR]:8.1f} x connect four" if FOUR in medians else ""
        print(f"{name:40} {median:12,.0f} steps/s  ± {spread / 2:4.0%} {median / medians[CORE]:8.2f} x engine {beside}")


if __name__ == "__main__":
    main()

"""Learn Corto from nothing, by playing against itself, with NumPy alone: clearly better than random in a minute or two.

    python examples/learn_corto.py --seconds 120
    saltsea tournament corto --players corto.weights,random,novice --option length=6

256 games run at once in the compiled engine (VectorEnv). A network of one hidden layer chooses for both sides; what the
winner did becomes likelier, and what the loser did less likely (REINFORCE). The weights go to a file that our bots play
by without any library."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import numpy
from numpy.typing import NDArray

from saltsea.bots.weights import Header, write_weights
from saltsea.research import VectorEnv
from saltsea.research.summary import wilson

Array: TypeAlias = NDArray[Any]
Games: TypeAlias = Any
"""What VectorEnv makes."""

GAMES = 256
BATCH = 4096
RATE = 0.003
ENTROPY = 0.003
"""How much the network is kept from being too sure too soon."""
NEVER = numpy.float32(-1e9)


class Network:
    """One hidden layer with ReLU; a softmax over legal actions; Adam."""

    def __init__(self, inputs: int, hidden: int, outputs: int, scale: Array) -> None:
        self.dice, self.scale = numpy.random.default_rng(0), scale
        first = self.dice.standard_normal((inputs, hidden)) * 0.05
        shapes = (first, numpy.zeros(hidden), numpy.zeros((hidden, outputs)), numpy.zeros(outputs))
        self.parts = [part.astype(numpy.float32) for part in shapes]
        self.slow = [numpy.zeros_like(part) for part in self.parts]
        self.square = [numpy.zeros_like(part) for part in self.parts]
        self.updates = 0

    def judge(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Inputs, hidden numbers and the chance of each action."""
        inputs = seen * self.scale
        hidden = numpy.maximum(inputs @ self.parts[0] + self.parts[1], 0)
        worth = numpy.where(masks > 0, hidden @ self.parts[2] + self.parts[3], NEVER)
        chances = numpy.exp(worth - worth.max(axis=1, keepdims=True))
        return inputs, hidden, chances / chances.sum(axis=1, keepdims=True)

    def choose(self, seen: Array, masks: Array) -> Array:
        """An action for each game, by its chance."""
        sums = self.judge(seen, masks)[2].cumsum(axis=1)
        drawn = self.dice.random((len(sums), 1)) * sums[:, -1:]
        return (sums <= drawn).sum(axis=1).clip(max=sums.shape[1] - 1)

    def learn(self, seen: Array, masks: Array, chosen: Array, rewards: Array) -> None:
        """Make what won likelier: one step of Adam along the gradient of REINFORCE."""
        inputs, hidden, chances = self.judge(seen, masks)
        log = numpy.log(chances + 1e-9)
        pull = chances.copy()
        pull[numpy.arange(len(chosen)), chosen] -= 1
        pull *= (rewards - rewards.mean())[:, None]
        pull += ENTROPY * chances * (log - (chances * log).sum(axis=1, keepdims=True))
        pull /= len(chosen)
        back = (pull @ self.parts[2].T) * (hidden > 0)
        self.descend([inputs.T @ back, back.sum(axis=0), hidden.T @ pull, pull.sum(axis=0)])

    def descend(self, slopes: Sequence[Array]) -> None:
        self.updates += 1
        for part, slow, square, slope in zip(self.parts, self.slow, self.square, slopes, strict=True):
            slow += 0.1 * (slope - slow)
            square += 0.001 * (slope * slope - square)
            steady = square / (1 - 0.999**self.updates)
            part -= RATE * (slow / (1 - 0.9**self.updates)) / (numpy.sqrt(steady) + 1e-8)

    def numbers(self) -> list[float]:
        """All weights for a file. There cells come as they are, so the scale goes into the first layer."""
        first = self.parts[0] * self.scale[:, None]
        parts = (first, *self.parts[1:])
        return [float(number) for part in parts for number in part.ravel()]


class Memory:
    """What was seen and done in games that still run, and in those that have ended since the last lesson."""

    def __init__(self, games: int) -> None:
        self.running: list[list[tuple[Array, Array, int, int]]] = [[] for _ in range(games)]
        self.ended: list[tuple[Array, Array, int, float]] = []

    def note(self, env: Games, chosen: Array) -> None:
        for game, steps in enumerate(self.running):
            seen, mask = env.observations[game].copy(), env.masks[game].copy()
            steps.append((seen, mask, int(chosen[game]), int(env.seats[game])))

    def close(self, env: Games) -> None:
        """Give every step of a game that has just ended the reward of its seat."""
        for game in numpy.flatnonzero(env.ends):
            won = env.rewards[game].copy()
            self.ended += [(seen, mask, action, won[seat]) for seen, mask, action, seat in self.running[game]]
            self.running[game] = []

    def take(self) -> list[Array]:
        """Everything that has ended, as arrays, and forget it."""
        found = [numpy.array(column) for column in zip(*self.ended, strict=True)]
        self.ended = []
        return found


def train(env: Games, network: Network, seconds: float) -> None:
    """Play and learn until the time is over."""
    memory, end, games = Memory(env.number), monotonic() + seconds, 0
    env.reset()
    while monotonic() < end:
        chosen = network.choose(env.observations, env.masks)
        memory.note(env, chosen)
        env.step(chosen)
        memory.close(env)
        games += int((env.ends != 0).sum())
        if len(memory.ended) >= BATCH:
            network.learn(*memory.take())
    print(f"{games:,} games, {network.updates} lessons")


def measure(env: Games, network: Network, games: int) -> None:
    """Play against a random player, half of the games from each seat, and say how many were won."""
    mine, over, won = numpy.arange(env.number) % 2, 0, 0.0
    env.reset(seed=2)
    counted = numpy.zeros(env.number, int)
    while over < games:
        chosen, by_chance = network.choose(env.observations, env.masks), env.sample().copy()
        env.step(numpy.where(env.seats == mine, chosen, by_chance))
        for game in numpy.flatnonzero(env.ends):
            if counted[game] < games // env.number:  # each the same number, or short games would count more
                counted[game] += 1
                over += 1
                won += env.rewards[game, mine[game]] > 0
    low, high = wilson(won, games)
    print(f"won {won / games:.1%} of {games} games against random ({low:.1%} to {high:.1%})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Corto by self-play.")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--length", type=int, default=6, help="squares of a strip: how long a game is")
    parser.add_argument("--out", type=Path, default=Path("corto.weights"))
    given = parser.parse_args()
    env = VectorEnv("corto", GAMES, players=2, seed=1, length=given.length)
    encoding = env.table.encoding
    scale = numpy.ones(encoding.size, numpy.float32)
    for field in encoding.fields:
        scale[field.start : field.start + field.size()] = 1 / max(1, field.most)
    network = Network(encoding.size, given.hidden, encoding.actions, scale)
    measure(env, network, GAMES)
    train(env, network, given.seconds)
    measure(env, network, 2 * GAMES)
    layers = [[encoding.size, given.hidden], [given.hidden, encoding.actions]]
    write_weights(given.out, Header("corto", encoding.version, layers, about="self-play, REINFORCE"), network.numbers())
    print(f"written: {given.out}")


if __name__ == "__main__":
    main()

"""Random games in engines that people use, each by its own documented loop: the yardsticks of side_by_side.py.

A move is a decision with at least two legal actions, here as in our own figures."""

import importlib
import random
from collections.abc import Callable
from typing import Any

OneGame = Callable[[int], int]
"""Plays one random game from a seed and says how many moves it had."""


def openspiel(game: str) -> OneGame:
    """OpenSpiel's C++ games, driven from Python."""
    spiel: Any = importlib.import_module("pyspiel")
    rules = spiel.load_game(game)

    def one(seed: int) -> int:
        rng, state, moves = random.Random(seed), rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            moves += len(legal) > 1
            state.apply_action(rng.choice(legal))
        return moves

    return one


def catanatron(players: int) -> OneGame:
    """Catanatron's Game, tick by tick, all players random."""
    library: Any = importlib.import_module("catanatron")
    colours = list(library.Color)[:players]

    def one(seed: int) -> int:
        random.seed(seed)
        game, moves = library.Game([library.RandomPlayer(colour) for colour in colours], seed=seed), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            moves += len(playable(game)) > 1
            game.play_tick()
        return moves

    return one


def playable(game: Any) -> Any:  # noqa: ANN401 (a foreign library's own objects)
    """Where the legal actions are moved between Catanatron's versions."""
    return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions


def rlcard(game: str) -> OneGame:
    """RLCard's environments."""
    library: Any = importlib.import_module("rlcard")
    env, rng = library.make(game, config={"seed": 1}), random.Random(1)

    def one(_: int) -> int:
        state, _player = env.reset()
        moves = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            moves += len(legal) > 1
            state, _player = env.step(rng.choice(legal))
        return moves

    return one


def pettingzoo(game: str) -> OneGame:
    """PettingZoo's classic games, by its agent loop."""
    env, rng = importlib.import_module(f"pettingzoo.classic.{game}").env(), random.Random(1)

    def one(seed: int) -> int:
        env.reset(seed=seed)
        moves = 0
        for _agent in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = [number for number, allowed in enumerate(seen["action_mask"]) if allowed]
            moves += len(legal) > 1
            env.step(rng.choice(legal))
        return moves

    return one


ANCHORS: dict[str, tuple[str, Callable[[], OneGame]]] = {
    "OpenSpiel hearts, Python loop": ("open_spiel", lambda: openspiel("hearts")),
    "Catanatron, 4 players": ("catanatron", lambda: catanatron(4)),
    "RLCard uno": ("rlcard", lambda: rlcard("uno")),
    "PettingZoo connect four": ("pettingzoo[classic]", lambda: pettingzoo("connect_four_v3")),
}
"""Each with the package that brings it."""

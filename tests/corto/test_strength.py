"""How strong the levels are, and that compiled and plain ones choose alike. Full numbers: docs/strength.md."""

import json
from pathlib import Path
from typing import Any

import pytest

from contract.scale import scaled
from kernel.compiled import HERE, compiled_tree, plain_path, run

GAMES = scaled(40, 400)


def pairing(path: list[Path], players: str, games: int, *words: str) -> dict[str, Any]:
    command = ("tournament", "corto", "--players", players, "--games", str(games), "--workers", "1", "--json", *words)
    (found,) = json.loads(run(path, *command))["pairings"]
    return {name: value for name, value in found.items() if "seconds_per_turn" not in name}


@pytest.mark.parametrize("players", ["novice,random", "regular,novice", "expert,regular"])
def test_each_level_beats_the_one_below(players: str) -> None:
    assert pairing([compiled_tree()], players, GAMES)["share"] >= 0.7


def test_bots_that_plan_turns_choose_alike_compiled_and_plain() -> None:
    words = ("--option", "length=6", "--seed", "alike")
    plain, compiled = (pairing(path, "expert,greedy-1", 2, *words) for path in (plain_path(), [compiled_tree()]))
    assert plain == compiled


def test_bots_that_try_their_turns_choose_alike_compiled_and_plain() -> None:
    plain, compiled = (run(path, module="corto.planned_game") for path in (plain_path(), [compiled_tree(), HERE]))
    assert plain == compiled

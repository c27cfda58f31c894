"""The bytes of a step and of a snapshot stay at the committed baseline, counted as `bench/wire.py` counts them, but in
one game of each kind of table instead of two, and at one table of Corto, which is far below."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SNAPSHOT = 1.5
"""A snapshot says more than the observation that it was measured with: it may be so many times as long."""
LEFT_OUT = {("corto", 2), ("corto", 4)}
"""Games and numbers of players that this sample does without."""


def bench() -> Any:
    spec = spec_from_file_location("bench_wire", BENCH / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_a_step_costs_no_more_bytes_than_the_baseline(game: str) -> None:
    wire = bench()
    samples = [one for one in wire.SAMPLES if one.game == game and (game, one.players) not in LEFT_OUT]
    now, before = wire.measured("view", samples, seeds=1)[game], json.loads(wire.BASELINE.read_text())[game]
    assert now["step_mean"] <= before["step_mean"]
    assert now["step_p95"] <= before["step_p95"]
    assert now["snapshot_mean"] <= SNAPSHOT * before["snapshot_mean"]
    assert now["snapshot_max"] <= SNAPSHOT * before["snapshot_max"]

"""A training that is stopped and goes on ends as one that was not, and our bots judge as PyTorch does."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy
import torch

from saltsea.bots.weights import read_weights
from saltsea.catalog import CATALOG
from saltsea.kernel.encoding import empty_cells
from saltsea.research.environments.cells import as_array
from saltsea.research.learning.training import LayerSizes, Training

WORDS = (
    "learn corto --teacher random --games 50 --epochs 3 --hidden 16,8 --option length=6 --workers 1 --device cpu --out"
)
subprocess.run([sys.executable, "-m", "saltsea", *WORDS.split(), "whole"], check=True)
file = Path("whole/corto.weights")
header, network = read_weights(file)
print(header)

encoding = CATALOG["corto"].encoding(CATALOG["corto"].rules())  # type: ignore[misc]
shape = LayerSizes(encoding.size, (16, 8), encoding.actions)
scale = [1 / max(1, field.most) for field in encoding.fields for _ in range(field.size())]
shutil.copytree("whole", "stopped", ignore=shutil.ignore_patterns("*.pt", "*.weights"))
next(Training(Path("stopped"), shape, scale, 3, "cpu").run())
again = Training(Path("stopped"), shape, scale, 3, "cpu")
assert again.done == 1
assert [epoch.number for epoch in again.run()] == [2, 3]
whole = Training(Path("whole"), shape, scale, 3, "cpu")
assert whole.done == 3
assert numpy.array_equal(whole.numbers(), again.numbers())

cells = empty_cells(encoding.size)
seen = as_array(cells, numpy.uint8, encoding.size)
seen[:] = numpy.random.default_rng(1).integers(0, 3, encoding.size)
with torch.no_grad():
    wanted = whole.policy(torch.tensor(seen.astype(numpy.float32)) * torch.tensor(scale)).numpy()
judged = network.judge(cells, list(range(encoding.actions)))
assert numpy.allclose(judged, wanted, atol=1e-4), numpy.abs(judged - wanted).max()

words = f"tournament corto --players {file},random --games 2 --workers 1 --option length=6 --json"
done = subprocess.run([sys.executable, "-m", "saltsea", *words.split()], capture_output=True, text=True, check=True)
assert json.loads(done.stdout)["pairings"][0]["games"] == 2
print("as PyTorch, greatest difference", float(numpy.abs(judged - wanted).max()))

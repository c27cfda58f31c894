"""What the difference of two views costs: our patches beside jsonpatch, which speaks the same RFC 6902.

`python bench/patches.py` plays one whole game of each kind, takes the public view after every line, and prints how many
times as long jsonpatch takes to make and to apply the patch between two of them, and the bytes of a patch.

jsonpatch is not among our dependencies: `pip install jsonpatch` first."""

from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from statistics import fmean, median
from time import perf_counter
from typing import Any

import msgspec

from saltsea.catalog import CATALOG
from saltsea.wire.patch import diff, patched
from wire import SAMPLES, moments, whole_game

MOST = 150
RUNS = 9
WATCHED = 0
"""The seat whose observation is shown."""


def looks(name: str) -> list[Any]:
    """The public views of one game, as JSON has them."""
    game, sample = CATALOG[name], next(sample for sample in SAMPLES if sample.game == name)
    rules = game.rules()
    views, found = game.views(rules), []
    for match in moments(whole_game(game, rules, sample, 0)):
        found.append(msgspec.to_builtins(views.public(rules.observe(match.state, WATCHED))))
    return found[:MOST]


def seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def ratio(ours: Callable[[], object], theirs: Callable[[], object]) -> float:
    """How many times as long theirs takes; both are run in turn, so that a busy machine disturbs both."""
    return median(seconds(theirs) / seconds(ours) for _ in range(RUNS))


def measure(name: str) -> str:
    library = import_module("jsonpatch")
    seen = looks(name)
    pairs = list(pairwise(seen))
    patches = [diff(before, after) for before, after in pairs]
    steps = [(before, patch) for (before, _), patch in zip(pairs, patches, strict=True)]
    made = ratio(
        lambda: [diff(before, after) for before, after in pairs],
        lambda: [library.make_patch(before, after) for before, after in pairs],
    )
    applied = ratio(
        lambda: [patched(before, patch) for before, patch in steps],
        lambda: [library.apply_patch(before, patch) for before, patch in steps],
    )
    size = fmean(len(msgspec.json.encode(patch)) for patch in patches)
    other = fmean(len(msgspec.json.encode(library.make_patch(before, after).patch)) for before, after in pairs)
    return (
        f"{name}: jsonpatch takes {made:.0f} times as long to make a patch, {applied:.0f} times to apply it; "
        f"a patch has {size:.0f} bytes, its own {other:.0f}"
    )


if __name__ == "__main__":
    for game in CATALOG:
        print(measure(game))

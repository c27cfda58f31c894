"""What the known consequences of actions cost the server: with every view, or only when a client asks for one.

`python bench/consequences.py` plays whole games with the best bots. For each seat that may act it measures working out
the consequences of all legal actions, and of one of them as a request would. It prints both, their ratio, and the bytes
that each would send."""

import sys
from statistics import fmean
from time import perf_counter

import msgspec

from saltsea.catalog import CATALOG
from saltsea.kernel.seat import members
from wire import SAMPLES, moments, whole_game

EVERY = 7
"""Only every so many lines are looked at, so that a run takes seconds."""


def measure(name: str) -> str:
    """One line of figures for one game."""
    all_times, one_times, all_bytes, one_bytes, legal = [], [], [], [], []
    for sample in (sample for sample in SAMPLES if sample.game == name):
        game = CATALOG[name]
        rules = game.rules()
        views = game.views(rules)
        for match in moments(whole_game(game, rules, sample, 0)):
            if match.lines[-1].number % EVERY:
                continue
            for seat in members(rules.waiting_on(match.state)):
                began = perf_counter()
                observation = rules.observe(match.state, seat)
                looked = perf_counter() - began
                if not observation.legal:
                    continue
                began = perf_counter()
                found = [msgspec.json.encode(views.consequences(observation, one)) for one in observation.legal]
                took = perf_counter() - began
                legal.append(len(found))
                all_times.append(took)
                one_times.append(looked + took / len(found))
                all_bytes.append(sum(map(len, found)))
                one_bytes.append(all_bytes[-1] / len(found))
    with_view, on_request = fmean(all_times) * 1e6, fmean(one_times) * 1e6
    return (
        f"{name}: {fmean(legal):.1f} legal actions; "
        f"with the view {with_view:.0f} us and {fmean(all_bytes):.0f} bytes a seat and step, "
        f"on request {on_request:.0f} us and {fmean(one_bytes):.0f} bytes; ratio {with_view / on_request:.1f}"
    )


if __name__ == "__main__":
    for game in sys.argv[1:] or [*CATALOG]:
        print(measure(game))

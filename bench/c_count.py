"""What a C core would give, measured on one whole rule module: Corto's count, compiled by mypyc and written in C.

`PYTHONPATH=build/compiled python bench/c_count.py` needs a C compiler. Both count the same positions of random games;
every result is compared. The C core's state is one flat piece of memory, so its copy is measured too. Times are of the
processor, the best of several rounds in turn."""

import ctypes
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

from saltsea.catalog import CATALOG
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.rules.count import is_in_play, scores
from saltsea.kernel.dice import dice_for
from saltsea.research.measure import whole_game

SOURCE = Path(__file__).with_suffix(".c")
POSITIONS = 300
ROUNDS = 7


class Flat(ctypes.Structure):
    """The State of c_count.c."""

    _fields_ = (
        ("characters", ctypes.c_int64), ("board", ctypes.c_int64), ("marks", ctypes.c_uint16 * 36),
        ("sealed", ctypes.c_int16 * 128), ("sealed_cards", ctypes.c_int16), ("players", ctypes.c_int16),
        ("first", ctypes.c_int16), ("strips", ctypes.c_int16), ("length", ctypes.c_int16), ("vessel", ctypes.c_int16),
        ("ace_holder", ctypes.c_int16), ("great_in_play", ctypes.c_int16), ("partners", ctypes.c_int16),
        ("compensated", ctypes.c_int16), ("prizes", ctypes.c_int16 * 16),
    )  # fmt: skip


def flat(state: CortoState) -> Flat:
    """A position as the C core would hold it."""
    found = Flat(characters=state.characters, board=state.grid.board, sealed_cards=len(state.sealed))
    found.players, found.first, found.vessel, found.ace_holder = (
        state.players, state.first, state.vessel, state.ace_holder,
    )  # fmt: skip
    found.strips, found.length, found.great_in_play = state.grid.strips, state.grid.length, is_in_play(state, 5)
    found.partners, found.compensated = state.variants.partners, state.variants.compensation
    for square, marks in enumerate(state.marks):
        found.marks[square] = marks
    for place, card in enumerate(state.sealed):
        found.sealed[place] = card
    for place, prize in enumerate(state.prizes):
        found.prizes[place] = prize
    return found


def positions() -> list[CortoState]:
    """The middle and the end of random games of two, three and four players."""
    rules, found = CATALOG["corto"].rules(), list[CortoState]()
    for number in range(POSITIONS):
        steps = 60 + 7 * (number % 30)
        state, _ = whole_game(rules, 2 + number % 3, dice_for(f"count {number}"), steps)
        assert isinstance(state, CortoState)
        found.append(state)
    return found


def library(folder: str) -> ctypes.CDLL:
    file = Path(folder) / "count.so"
    subprocess.run([os.environ.get("CC", "cc"), "-O3", "-shared", "-fPIC", SOURCE, "-o", file], check=True)
    return ctypes.CDLL(str(file))


def each(work: Callable[[CortoState], object], states: list[CortoState]) -> None:
    """Do it for all, and keep nothing."""
    for state in states:
        work(state)


def nanoseconds(work: Callable[[], object], calls: int) -> float:
    began = process_time()
    work()
    return (process_time() - began) / calls * 1e9


def main() -> None:
    states = positions()
    with tempfile.TemporaryDirectory() as folder:
        core = library(folder)
    assert core.size() == ctypes.sizeof(Flat), (core.size(), ctypes.sizeof(Flat))
    rows, into, gold = (Flat * POSITIONS)(*map(flat, states)), Flat(), (ctypes.c_int * 4)()
    for place, state in enumerate(states):
        core.scores(ctypes.byref(rows, place * ctypes.sizeof(Flat)), gold)
        assert list(gold)[: state.players] == scores(state), (place, list(gold), scores(state))
    contestants: dict[str, tuple[Callable[[], object], int]] = {
        "count, mypyc": (lambda: each(scores, states), 1),
        "count, C": (lambda: core.many_scores(rows, POSITIONS, 200), 200),
        "copy, mypyc": (lambda: each(CortoState.copy, states), 1),
        "copy, C": (lambda: core.many_copies(rows, ctypes.byref(into), POSITIONS, 200), 200),
    }
    best = dict.fromkeys(contestants, float("inf"))
    for _ in range(ROUNDS):
        for name, (work, times) in contestants.items():
            best[name] = min(best[name], nanoseconds(work, POSITIONS * times))
    print(f"{POSITIONS} positions, all counted alike; a state of {ctypes.sizeof(Flat)} bytes in C")
    for name, time in best.items():
        print(f"{name:14} {time:8.1f} ns")
    print(f"C is {best['count, mypyc'] / best['count, C']:.1f} times as fast at the count,", end=" ")
    print(f"{best['copy, mypyc'] / best['copy, C']:.1f} times at the copy")


if __name__ == "__main__":
    main()

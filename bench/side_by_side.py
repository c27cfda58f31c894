"""How fast Corto is, beside engines that people use: `python bench/side_by_side.py` prints a table of ratios.

Timings are noisy, so all contestants take turns in every round, each in a process of its own, and the table gives
medians and ratios. What cannot be installed here is named and left out."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build"
PYTHON = BUILD / "anchors" / "bin" / "python"
Row = dict[str, float]


def ours(name: str) -> Callable[[int], int]:
    import corto_games

    players = int(name.split()[-2])
    return corto_games.by_python(players) if "Python loop" in name else corto_games.by_engine(players)


def one_game(name: str) -> Callable[[int], int]:
    if name.startswith("Corto"):
        return ours(name)
    from anchors import ANCHORS

    return ANCHORS[name][1]()


def measured(name: str, seconds: float) -> Row:
    """Whole random games for so long, after a short warm-up."""
    play = one_game(name)
    play(0)
    games, moves, began, cpu = 0, 0, perf_counter(), process_time()
    while perf_counter() - began < seconds:
        games += 1
        moves += play(games)
    wall = perf_counter() - began
    return {"games": games / wall, "moves": moves / wall, "share": (process_time() - cpu) / wall}


def timed_calls(seconds: float) -> Row:
    """Microseconds per call: the best of many batches, for noise only ever adds."""
    import corto_games

    return {what: _best(call, seconds) for what, call in corto_games.calls().items()}


def _best(call: Callable[[], object], seconds: float) -> float:
    best, began = float("inf"), perf_counter()
    while perf_counter() - began < seconds:
        start = perf_counter()
        for _ in range(500):
            call()
        best = min(best, (perf_counter() - start) / 500)
    return best * 1e6


def measure(what: str, name: str, seconds: float) -> Any:  # noqa: ANN401 (as JSON, whatever it is)
    if what == "games":
        return measured(name, seconds)
    if what == "calls":
        return timed_calls(seconds)
    import corto_games

    return corto_games.steps(4)


# --- the conductor ---


def source_of(name: str) -> str:
    return str(BUILD / "compiled") if "compiled" in name else str(ROOT / "src")


def child(name: str, seconds: float, what: str) -> Any:  # noqa: ANN401 (whatever the measurement printed as JSON)
    """One measurement in a process of its own, with the interpreter that has what it needs."""
    mine = name.startswith("Corto")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([source_of(name), str(HERE)])}
    command = [sys.executable if mine else str(PYTHON), __file__, "--child", what, name, str(seconds)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def install() -> list[str]:
    """The anchors that this machine's package index has."""
    from anchors import ANCHORS

    if not PYTHON.exists():
        venv.create(BUILD / "anchors", with_pip=True)
    found = []
    for name, (package, _) in ANCHORS.items():
        done = subprocess.run([str(PYTHON), "-m", "pip", "install", "-q", package], capture_output=True)
        if done.returncode == 0 and _works(name):
            found.append(name)
        else:
            print(f"left out: {name} ({package} cannot be installed or does not run here)")
    return found


def _works(name: str) -> bool:
    try:
        return bool(child(name, 0.1, "games")["moves"])
    except subprocess.CalledProcessError:
        return False


OURS = [
    "Corto compiled, engine loop, 2 players",
    "Corto compiled, engine loop, 4 players",
    "Corto compiled, Python loop, 2 players",
    "Corto compiled, Python loop, 4 players",
    "Corto plain, engine loop, 2 players",
    "Corto plain, engine loop, 4 players",
]


def table(rows: dict[str, list[Row]]) -> str:
    """Medians, and how many times each anchor's moves per second."""
    anchors = [name for name in rows if not name.startswith("Corto")]
    lines = [f"{'':42}{'games/s':>10}{'moves/s':>12}{'spread':>8}" + "".join(f"{a.split(',')[0]:>22}" for a in anchors)]
    median = {name: statistics.median(row["moves"] for row in found) for name, found in rows.items()}
    for name, found in rows.items():
        moves = [row["moves"] for row in found]
        games = statistics.median(row["games"] for row in found)
        spread = (max(moves) - min(moves)) / median[name]
        ratios = "".join(f"{median[name] / median[anchor]:>21.2f}x" for anchor in anchors)
        lines.append(f"{name:42}{games:>10,.0f}{median[name]:>12,.0f}{spread:>7.0%} {ratios}")
    return "\n".join(lines)


def conduct(rounds: int, seconds: float) -> None:
    names = [*OURS, *install()]
    rows: dict[str, list[Row]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names:
            rows[name].append(child(name, seconds, "games"))
        print(f"round {number + 1} of {rounds} done", file=sys.stderr)
    print(table(rows))
    for name in (OURS[1], OURS[5]):
        found = child(name, 0.5, "calls")
        print(f"{name.split(',')[0]}: " + ", ".join(f"{what} {micros:.2f} µs" for what, micros in found.items()))
    print("\nWhere the time goes in a random game, compiled, 4 players (µs, called from Python):")
    print(breakdown(child(OURS[1], 0, "steps")))


def breakdown(steps: dict[str, Row]) -> str:
    """One line per kind of decision, and what an average decision costs."""
    head = f"{'':12}{'share':>8}{'ways':>8}{'legal':>8}{'act':>8}"
    rows = [
        f"{name:12}{row['share']:>8.1%}{row['ways']:>8.1f}{row['legal']:>8.2f}{row['act']:>8.2f}"
        for name, row in steps.items()
    ]
    mean = {part: sum(row["share"] * row[part] for row in steps.values()) for part in ("ways", "legal", "act")}
    return "\n".join([head, *rows, f"{'average':20}{mean['ways']:>8.1f}{mean['legal']:>8.2f}{mean['act']:>8.2f}"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--child", nargs=3, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        what, name, seconds = given.child
        print(json.dumps(measure(what, name, float(seconds))))
    else:
        conduct(given.rounds, given.seconds)


if __name__ == "__main__":
    main()

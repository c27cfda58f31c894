"""What a bot's move costs inside a page: Pyodide, in Node, beside plain and compiled CPython; both games, every level.

`python bench/page_bots.py [MOVES]` needs the packed engine (tools/build_client.py), and build/compiled for one column.
All choose in the same positions, without a limit on their time; a cell is the median of a move in ms, and quartiles."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HERE: Final = ROOT / "bench"
ASK: Final = "import sys, bot_moves; print(bot_moves.measured(int(sys.argv[1])))"
Told = dict[str, list[float]]


def in_python(package: Path, moves: str) -> Told:
    """In CPython, with the package of this folder."""
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{HERE}"}
    done = subprocess.run(
        [sys.executable, "-c", ASK, moves], env=environment, capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def in_pyodide(moves: str) -> Told:
    """In the packed engine, with the Node that builds the client."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_client

    command = [str(build_client.node_home() / "bin" / "node"), str(HERE / "page_bots.mjs"), moves]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout.strip().splitlines()[-1]))


def main(moves: str = "30") -> None:
    columns = {"plain CPython": in_python(ROOT / "src", moves), "Pyodide (Node)": in_pyodide(moves)}
    if (ROOT / "build" / "compiled").is_dir():
        columns["compiled"] = in_python(ROOT / "build" / "compiled", moves)
    print("| bot |", " | ".join(columns), "|")
    for bot in columns["plain CPython"]:
        cells = [f"{told[bot][1]} ({told[bot][0]} to {told[bot][2]})" for told in columns.values() if bot in told]
        print(f"| {bot} |", " | ".join(cells), "|")


if __name__ == "__main__":
    main(*sys.argv[1:2])

"""Runs the product with its compiled engine, or with the plain one, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]


def compiled_tree() -> Path:
    """Where `dev.py test` put the compiled engine. Not compiled is a failure, never a skip."""
    place = os.environ.get("SALTSEA_COMPILED")
    assert place, "the engine was not compiled: run `python3 dev.py test`, which does, or set SALTSEA_COMPILED"
    return Path(place)


def run(path: list[Path], *words: str, module: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(str(part) for part in path)}
    module = module or ("saltsea" if {"corto", "pirates"} & {*words} else "small_games")
    done = subprocess.run([sys.executable, "-m", module, *words], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def plain_path() -> list[Path]:
    return [HERE.parent / "src", HERE]

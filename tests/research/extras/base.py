"""Without any extra: the game is there, and whatever needs a library says which extra brings it."""

import subprocess
import sys

from saltsea import research


def complaint(name: str, *arguments: object) -> str:
    """What an entry point says that lacks its library."""
    try:
        getattr(research, name)(*arguments)
    except ImportError as error:
        return str(error)
    raise SystemExit(f"{name} needs nothing")


def saltsea(words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "saltsea", *words.split()]
    return subprocess.run(command, capture_output=True, text=True, check=False)


assert "saltsea[pettingzoo]" in complaint("corto_aec")
assert "saltsea[pettingzoo]" in complaint("pirates_parallel")
assert "saltsea[gymnasium]" in complaint("gym_env", "corto")
assert "pip install numpy" in complaint("VectorEnv", "corto", 2)
assert "saltsea[openspiel]" in complaint("register_openspiel")
for words, extra in (
    ("simulate corto --games 1 --plot a.svg", "plot"),
    ("learn corto --out a", "learn"),
    ("dataset corto --out a", "dataset"),
    ("tournament corto --players random,novice --games 1 --ray auto", "cluster"),
    ("tournament corto --players random,openspiel-ismcts:9", "openspiel"),
):
    done = subprocess.run(
        [sys.executable, "-m", "saltsea", *words.split()], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2, done
    assert f"saltsea[{extra}]" in done.stderr, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr

"""How long the command line takes to answer, beside a Python that does nothing.

`python bench/startup.py [WORDS ...]` prints the best of some runs for each command, and how many times that of
`python -c pass` it is: the ratio is what two machines can compare. The rule's page is shown as an example of a command
that reads texts and sources."""

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from saltsea.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent
RUNS = 7
BUDGET = 0.4
PAGES = tuple((name, "-h") for name in COMMANDS)
ASKED = (("--version",), ("--help",), ("rule", "corto.C5"), ("rule", "pirates.A10"), *PAGES)


def best(*words: str) -> float:
    """Seconds of the quickest run: what disturbs a run only makes it longer."""
    environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT / "src"))}
    times = []
    for _ in range(RUNS):
        started = perf_counter()
        subprocess.run([sys.executable, *words], env=environment, stdout=subprocess.DEVNULL, check=True)
        times.append(perf_counter() - started)
    return min(times)


def main() -> int:
    nothing = best("-c", "pass")
    print(f"{'python -c pass':<28}{nothing:>8.3f} s")
    late = []
    for words in [tuple(sys.argv[1:])] if sys.argv[1:] else ASKED:
        seconds = best("-m", "saltsea", *words)
        name = f"saltsea {' '.join(words)}"
        print(f"{name:<28}{seconds:>8.3f} s{seconds / nothing:>8.1f} times", flush=True)
        late += [name] if seconds > BUDGET else []
    print(f"over {BUDGET} s: {', '.join(late)}" if late else f"all within {BUDGET} s")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())

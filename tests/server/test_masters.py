"""A small sample of bench/masters.py: a real server, people over real sockets, and Masters who keep nobody waiting."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SAMPLE = ("--rush", "--tables", "4", "--pairs", "2", "--seconds", "7", "--patience", "5")
"""Other tests take their part of the machine: that it keeps its times by itself is for the bench to say."""


def test_nobody_waits_long_for_masters_and_play_goes_on_beside_them() -> None:
    path = os.pathsep.join([os.environ.get("SALTSEA_COMPILED", ""), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "masters.py", *SAMPLE],
        env={**os.environ, "PYTHONPATH": path.removeprefix(os.pathsep)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "kept: at most 25 s for the answers of a turn" in done.stdout

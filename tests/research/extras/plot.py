"""Pictures, in both formats."""

import subprocess
import sys
from pathlib import Path

for words in (
    "simulate corto --games 3 --option length=6 --plot games.svg",
    "chapter try 1 --runs 2 --plot try.png",
    "tournament corto --players random,novice --games 2 --workers 1 --option length=6 --plot pairs.svg",
):
    subprocess.run([sys.executable, "-m", "saltsea", *words.split()], check=True, capture_output=True)
assert Path("games.svg").read_text().startswith("<?xml")
assert Path("try.png").read_bytes().startswith(b"\x89PNG")

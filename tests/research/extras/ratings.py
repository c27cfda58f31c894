"""A tournament with ratings."""

import json
import subprocess
import sys

words = "tournament corto --players random,novice,greedy-1 --games 4 --workers 1 --option length=6 --json"
done = subprocess.run([sys.executable, "-m", "saltsea", *words.split()], capture_output=True, text=True, check=True)
rated = json.loads(done.stdout)["ratings"]
assert len(rated) == 3
assert rated[-1]["name"] == "random", rated

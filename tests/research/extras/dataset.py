"""Games as Parquet, read back by the library alone."""

import subprocess
import sys

from pyarrow import parquet

words = "dataset corto --games 3 --bots random --option length=6 --out games"
subprocess.run([sys.executable, "-m", "saltsea", *words.split()], check=True)
games, decisions = (parquet.read_table(f"games/{name}.parquet") for name in ("games", "decisions"))
assert games.num_rows == 3
assert decisions.num_rows > 100

"""How much a check does: a fixed sample in every test run, the full numbers for proof."""

import os
from typing import Final

PROOF: Final = os.environ.get("SALTSEA_PROOF") == "1"


def scaled(sample: int, proof: int) -> int:
    """So many in the sample, so many in the proof."""
    return proof if PROOF else sample

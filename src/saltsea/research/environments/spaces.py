"""What observations and actions can be, as Gymnasium and PettingZoo describe it."""

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from saltsea.kernel.encoding import Encoding
from saltsea.kernel.rules import S


def action_space(encoding: Encoding[S], seed: int | None = None) -> spaces.Discrete:
    return spaces.Discrete(int(encoding.actions), seed=seed)


def observation_space(encoding: Encoding[S]) -> spaces.Dict:
    """Cells up to the greatest number of their field, and one flag for every action."""
    most: NDArray[numpy.generic] = numpy.empty(int(encoding.size), numpy.uint8)
    for field in encoding.fields:
        most[field.start : field.start + field.size()] = field.most
    seen = spaces.Box(numpy.zeros_like(most), most, dtype=numpy.uint8)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (int(encoding.actions),), numpy.int8)})

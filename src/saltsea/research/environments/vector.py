"""Many games at once for a training loop: the engine's own buffers, seen as NumPy arrays.

`step` runs in the compiled engine. The arrays stay the same ones, so nothing is copied: look at them after each step,
and copy what must be kept."""

import numpy
from numpy.typing import ArrayLike, NDArray

from saltsea.kernel.batch import CUT_OFF, ENDED, NO_LIMIT, Batch
from saltsea.kernel.dice import dice_for
from saltsea.research.environments.cells import as_array
from saltsea.research.table import Table


class ManyGames:
    """So many games; each shows what the seat that it asks knows (`observations`) and may do (`masks`)."""

    def __init__(self, table: Table, number: int, seed: int = 0, longest: int = 0) -> None:
        if number < 1:
            raise ValueError(f"{number} games are none")
        self.table = table
        self.number = number
        self.batch = batch = Batch(
            table.encoding, number, table.players, table.options, dice_for(f"vector {seed}"), longest or NO_LIMIT
        )
        self.observations = as_array(batch.observations, numpy.uint8, number, table.encoding.size)
        """(games, cells)."""
        self.masks = as_array(batch.masks, numpy.int8, number, table.encoding.actions)
        """(games, actions): 1 for what may be chosen."""
        self.seats = as_array(batch.seats, numpy.uint8, number)
        """(games): the seat that is asked."""
        self.rewards = as_array(batch.rewards, numpy.float64, number, table.players)
        """(games, players): what the last step brought; for a game that just ended, who won."""
        self.ends = as_array(batch.ends, numpy.uint8, number)
        """(games): 1 where the last step ended a game, 2 where it was cut off; a new one has begun there."""
        self.actions = as_array(batch.chosen, numpy.int32, number)
        """(games): the numbers that `step` takes; may be written in place."""
        self.is_begun = False

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; with the same seed, the same ones."""
        if seed is not None:
            self.batch.dice = dice_for(f"vector {seed}")
        self.rewards.fill(0)
        self.ends.fill(0)
        self.clear()
        self.batch.begin()
        self.is_begun = True

    def step(self, actions: ArrayLike | None = None) -> None:
        """Let every game go on by what was chosen. A number that is not legal raises a ValueError; nothing happens."""
        if not self.is_begun:
            raise ValueError("reset comes before everything else")
        if actions is not None:
            numpy.copyto(self.actions, actions, casting="same_kind")
        self.batch.check()
        self.clear()
        self.batch.step()

    def sample(self) -> NDArray[numpy.generic]:
        """Write a random legal choice for every game into `actions`."""
        self.batch.sample()
        return self.actions

    def ended(self) -> NDArray[numpy.bool_]:
        return self.ends == ENDED

    def cut_off(self) -> NDArray[numpy.bool_]:
        return self.ends == CUT_OFF

    def clear(self) -> None:
        self.observations.fill(0)
        self.masks.fill(0)

"""Many games at once for a training loop: the engine's own buffers, seen as NumPy arrays.

`step` runs in the compiled engine. The arrays stay the same ones, so nothing is copied: look at them after each step,
and copy what must be kept."""

from typing import Final

import numpy
from numpy.typing import ArrayLike, NDArray

from saltsea.kernel.batch import CUT_OFF, ENDED, NO_LIMIT, Batch
from saltsea.kernel.dice import Dice, dice_for
from saltsea.research.environment_settings import EnvironmentSettings
from saltsea.research.environments.cells import as_array
from saltsea.research.environments.moment import Moment, moment_of, restored, words
from saltsea.research.environments.numbers import counted, one_for_each, whole

ARRAYS: Final = ("observations", "masks", "seats", "rewards", "ends", "actions", "last_observations", "last_seats")


class ManyGames:
    """So many games; each shows what the seat that it asks knows (`observations`) and may do (`masks`)."""

    def __init__(self, table: EnvironmentSettings, number: int, seed: int = 0, longest: int = 0) -> None:
        number = counted("n", number, 1)
        seed = whole("seed", seed)
        longest = counted("longest", longest, 0)
        self.table = table
        self.number = number
        self.longest = longest
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
        self.last_observations = as_array(batch.last_observations, numpy.uint8, number, table.encoding.size)
        """(games, cells): where `ends` is not 0, the last position of that game; other rows are older."""
        self.last_seats = as_array(batch.last_seats, numpy.uint8, number)
        """(games): whose view that is: of the seat to be asked next, or of who ended the game."""
        self.actions = as_array(batch.chosen, numpy.int32, number)
        """(games): the numbers that `step` takes; may be written in place."""
        self.is_begun = False

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; with the same seed, the same ones."""
        if seed is not None:
            self.batch.dice = dice_for(f"vector {whole('seed', seed)}")
        self.rewards.fill(0)
        self.ends.fill(0)
        self.clear()
        self.batch.begin()
        self.is_begun = True

    def step(self, actions: ArrayLike | None = None) -> None:
        """Let every game go on by what was chosen. A number that is not legal raises a ValueError; nothing happens."""
        self.check_begun()
        if actions is not None:
            self.write(one_for_each(self.number, actions))
        self.batch.check()
        self.clear()
        self.batch.step()

    def sample(self) -> NDArray[numpy.generic]:
        """Write a random legal choice for every game into `actions`."""
        self.check_begun()
        self.batch.sample()
        return self.actions

    def write(self, actions: NDArray[numpy.generic]) -> None:
        """Take the numbers. One that has no room in the engine's own would become another."""
        if actions.dtype != self.actions.dtype and ((actions < 0) | (actions >= self.table.encoding.actions)).any():
            raise ValueError(f"a number is not legal: it is none of 0 … {self.table.encoding.actions - 1}")
        numpy.copyto(self.actions, actions, casting="same_kind")

    def check_begun(self) -> None:
        if not self.is_begun:
            raise ValueError("reset comes before everything else")

    def ended(self) -> NDArray[numpy.bool_]:
        return self.ends == ENDED

    def cut_off(self) -> NDArray[numpy.bool_]:
        return self.ends == CUT_OFF

    def clear(self) -> None:
        self.observations.fill(0)
        self.masks.fill(0)

    def __reduce__(self) -> tuple[object, ...]:
        """How it is copied, stored or sent, in the middle of its games too."""
        arrays = {name: getattr(self, name).copy() for name in ARRAYS}
        moments, lengths = [*map(moment_of, self.batch.games)], [int(each) for each in self.batch.lengths]
        made = (self.table, self.number, 0, self.longest)
        return copied, (type(self), made, words(self.batch.dice), moments, lengths, arrays)


def copied(
    kind: type[ManyGames],
    made: tuple[EnvironmentSettings, int, int, int],
    dice: tuple[int, int, int, int],
    moments: list[Moment],
    lengths: list[int],
    arrays: dict[str, NDArray[numpy.generic]],
) -> ManyGames:
    """Games that go on from here, in arrays of their own."""
    found = kind(*made)
    batch = found.batch
    batch.dice, found.is_begun = Dice(*dice), bool(moments)
    batch.games = [game for game in (restored(found.table, one) for one in moments) if game is not None]
    batch.legal = [game.legal() for game in batch.games]
    numpy.copyto(as_array(batch.lengths, numpy.int64, found.number), lengths)
    for name, values in arrays.items():
        numpy.copyto(getattr(found, name), values)
    return found

"""The engine's buffers as NumPy arrays, and the observations that are made in them."""

import ctypes
from typing import TypeAlias

import numpy
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import DTypeLike, NDArray

from saltsea.kernel.decisions import NOBODY, Decisions
from saltsea.kernel.encoding import Encoding, empty_cells
from saltsea.kernel.rules import S
from saltsea.kernel.seat import Seat

Seen: TypeAlias = dict[str, NDArray[numpy.generic]]
"""What a seat knows and what it may do: `observation` and `action_mask`."""


def as_array(buffer: object, kind: DTypeLike, *shape: int) -> NDArray[numpy.generic]:
    """The memory of a vec itself, writable: NumPy would only lend it for reading. It lives as long as the vec."""
    lent = numpy.frombuffer(buffer, dtype=kind)
    memory = (ctypes.c_char * lent.nbytes).from_address(lent.ctypes.data)
    memory.owner = lent
    found: NDArray[numpy.generic] = numpy.frombuffer(memory, dtype=kind).reshape(shape)
    return found


class Lookout:
    """Makes the observations of one game in buffers of its own, and gives copies away."""

    def __init__(self, encoding: Encoding[S]) -> None:
        self.encoding = encoding
        self.cells: vec[u8] = empty_cells(encoding.size)
        self.mask: vec[u8] = empty_cells(encoding.actions)
        self.seen = as_array(self.cells, numpy.uint8, encoding.size)
        self.legal = as_array(self.mask, numpy.int8, encoding.actions)

    def see(self, game: Decisions, seat: Seat) -> Seen:
        """What a seat knows, and what `ask` has noted; the mask is empty unless the seat is asked."""
        self.seen.fill(0)
        self.encoding.write(game.state, seat, self.cells, 0)  # type: ignore[arg-type]
        mask = self.legal.copy() if game.seat == seat else numpy.zeros_like(self.legal)
        return {"observation": self.seen.copy(), "action_mask": mask}

    def know(self, game: Decisions, seat: Seat) -> NDArray[numpy.generic]:
        """What a seat knows."""
        self.seen.fill(0)
        self.encoding.write(game.state, seat, self.cells, 0)  # type: ignore[arg-type]
        found: NDArray[numpy.generic] = self.seen.copy()
        return found

    def may(self, action: int) -> bool:
        """Whether `ask` has noted this number; read from the engine's buffer, which is quicker than from an array."""
        return 0 <= action < self.encoding.actions and self.mask[action] == 1

    def ask(self, game: Decisions) -> None:
        """Note what the seat that is asked may do; call it whenever the game has gone on."""
        self.legal.fill(0)
        if game.seat != NOBODY:
            game.write_legal(self.mask, 0)

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
    """Makes the observations of one game in a buffer of its own, and gives copies away."""

    def __init__(self, encoding: Encoding[S]) -> None:
        self.encoding = encoding
        self.cells: vec[u8] = empty_cells(encoding.size + encoding.actions)
        """What a seat knows, and then what the seat that is asked may do."""
        whole = as_array(self.cells, numpy.uint8, encoding.size + encoding.actions)
        self.seen = whole[: encoding.size]
        self.legal = whole[encoding.size :].view(numpy.int8)
        # Found once: looking a method up takes a tenth of the time of calling it.
        self.clear, self.copy_seen, self.copy_legal = whole.fill, self.seen.copy, self.legal.copy

    def look(self, game: Decisions) -> Seen:
        """What the seat that is asked knows and may do."""
        self.clear(0)
        game.show(self.cells)
        return {"observation": self.copy_seen(), "action_mask": self.copy_legal()}

    def look_beside(self, game: Decisions, seat: Seat) -> Seen:
        """What a seat knows that is not asked and may do nothing."""
        return {"observation": self.know(game, seat), "action_mask": numpy.zeros_like(self.legal)}

    def see(self, game: Decisions, seat: Seat) -> Seen:
        """What a seat knows; the mask is empty unless the seat is asked."""
        return self.look(game) if game.seat == seat else self.look_beside(game, seat)

    def know(self, game: Decisions, seat: Seat) -> NDArray[numpy.generic]:
        """What a seat knows. Leaves what was noted of the other's choices."""
        self.seen.fill(0)
        self.encoding.write(game.state, seat, self.cells, 0)  # type: ignore[arg-type]
        found: NDArray[numpy.generic] = self.copy_seen()
        return found

    def ask(self, game: Decisions) -> None:
        """Note what the seat that is asked may do, for who has not looked."""
        self.legal.fill(0)
        if game.seat != NOBODY:
            game.write_legal(self.cells, self.encoding.size)

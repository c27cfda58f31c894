"""The engine's buffers as NumPy arrays, and the observations that are made in them."""

import ctypes
from sys import getrefcount
from typing import Final, TypeAlias

import numpy
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import DTypeLike, NDArray

from saltsea.kernel.decisions import Decisions
from saltsea.kernel.encoding import Encoding, empty_cells
from saltsea.kernel.rules import S
from saltsea.kernel.seat import Seat

Seen: TypeAlias = dict[str, NDArray[numpy.generic]]
"""What a seat knows and what it may do: `observation` and `action_mask`."""
ALONE: Final = 2
"""References to an array that no caller has but its page: the page's own, and that of the call which counts them."""
MOST_PAGES: Final = 8
"""Who keeps more observations than this gets copies."""


def as_array(buffer: object, kind: DTypeLike, *shape: int) -> NDArray[numpy.generic]:
    """The memory of a vec itself, writable: NumPy would only lend it for reading. It lives as long as the vec."""
    found: NDArray[numpy.generic] = numpy.frombuffer(as_memory(buffer), dtype=kind).reshape(shape)
    return found


def as_memory(buffer: object) -> ctypes.Array[ctypes.c_char]:
    """The memory of a vec, to be written by anybody."""
    lent = numpy.frombuffer(buffer, dtype=numpy.uint8)
    memory = (ctypes.c_char * lent.nbytes).from_address(lent.ctypes.data)
    memory.owner = lent
    found: ctypes.Array[ctypes.c_char] = memory
    return found


class CellPage:
    """A buffer of the engine with what a seat knows and may do, and the two arrays that show it."""

    def __init__(self, encoding: Encoding[S]) -> None:
        size, actions = int(encoding.size), int(encoding.actions)
        self.cells: vec[u8] = empty_cells(size + actions)
        self.memory = as_memory(self.cells)
        self.blank = bytes(size + actions)
        # Each array is made from the memory itself: then a view of it, or of a view, refers to this very array.
        self.seen: NDArray[numpy.generic] = numpy.frombuffer(self.memory, numpy.uint8, size)
        self.legal: NDArray[numpy.generic] = numpy.frombuffer(self.memory, numpy.int8, actions, size)
        self.after = self
        """The next page around the ring."""


class CellWriter:
    """Makes the observations of one game in a ring of pages, and gives their arrays away.

    A page is written again only when no caller has its arrays any more, nor a view of them: so each observation is its
    reader's own, to keep and to change, and mostly nothing is copied."""

    def __init__(self, encoding: Encoding[S]) -> None:
        self.encoding = encoding
        self.page = CellPage(encoding)
        """The page that was given away longest ago."""
        self.pages = 1
        self.own = CellPage(encoding)
        """Never given away."""

    def look(self, game: Decisions) -> Seen:
        """What the seat that is asked knows and may do."""
        page = self.page
        if getrefcount(page.seen) > ALONE or getrefcount(page.legal) > ALONE:
            if self.pages >= MOST_PAGES:
                self.page = page.after
                return self.copied(game)
            page = self.added_before(page)
        self.page = page.after
        page.memory.raw = page.blank
        game.show(page.cells)
        return {"observation": page.seen, "action_mask": page.legal}

    def added_before(self, page: CellPage) -> CellPage:
        """A page more, which comes before this one around the ring."""
        new, last = CellPage(self.encoding), page
        while last.after is not page:
            last = last.after
        last.after, new.after = new, page
        self.pages += 1
        return new

    def copied(self, game: Decisions) -> Seen:
        """The same for who keeps many."""
        self.own.memory.raw = self.own.blank
        game.show(self.own.cells)
        return {"observation": self.own.seen.copy(), "action_mask": self.own.legal.copy()}

    def look_beside(self, game: Decisions, seat: Seat) -> Seen:
        """What a seat knows that is not asked and may do nothing."""
        return {"observation": self.know(game, seat), "action_mask": numpy.zeros_like(self.own.legal)}

    def see(self, game: Decisions, seat: Seat) -> Seen:
        """What a seat knows; the mask is empty unless the seat is asked."""
        return self.look(game) if game.seat == seat else self.look_beside(game, seat)

    def know(self, game: Decisions, seat: Seat) -> NDArray[numpy.generic]:
        """What a seat knows."""
        self.own.seen.fill(0)
        self.encoding.write(game.state, seat, self.own.cells, 0)  # type: ignore[arg-type]
        return self.own.seen.copy()

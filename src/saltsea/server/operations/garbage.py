"""When memory that only cycles hold is looked for. Python would look through everything whenever much was made since it
looked last: all tables stood still for that long, a fifth of a second and more with a thousand of them.

So what a server has at its start is set aside for good, young objects are looked through as before, and old ones only
here: after tables were unloaded, whose parts know each other, and at a moment in which no table has anything to do. A
deadline may come meanwhile all the same. With 100 tables of two a look takes 2 ms of processor time, with 500 it takes
60: so the longer one takes, the rarer it is, unless no player is here or half of all tables are garbage."""

import gc
import time
from collections.abc import Callable, Mapping
from typing import Final

from saltsea.server.tables.table import Table

YOUNG: Final = 10_000
"""So many new objects make a look at the young ones due; Python's own 700 are few for a server."""
NEVER: Final = 1_000_000
RARELY: Final = 10_000
"""After a look the next one waits so many times as long as that one took: ten minutes after 60 ms."""
PATIENCE: Final = 30
"""After so many sweeps without a quiet moment it is done all the same: memory must not grow for ever."""


class Garbage:
    """Decides when old objects are looked through."""

    def __init__(self, tables: Mapping[str, Table], clock: Callable[[], float] = time.monotonic) -> None:
        self.tables = tables
        self.clock = clock
        self.known: set[str] = set()
        self.gone = 0
        """How many tables have been unloaded since the last look."""
        self.next = 0.0
        self.waits = 0
        """How many sweeps a look that was due has waited for a quiet moment."""

    def set_aside(self) -> None:
        """Set aside what the server has made so far: it stays until the end."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 20, NEVER)

    def swept(self) -> None:
        """A sweep has ended: collect, if tables have gone since the last time, it is time, and no request waits."""
        self.gone += len(self.known - self.tables.keys())
        self.known = {*self.tables}
        if not self.gone or not self.is_due():
            return
        self.waits += 1
        if self.waits > PATIENCE or not any(table.busy for table in self.tables.values()):
            self.collect()

    def is_due(self) -> bool:
        is_alone = not any(table.connections for table in self.tables.values())
        return is_alone or self.gone > len(self.tables) or self.clock() >= self.next

    def collect(self) -> None:
        began = self.clock()
        gc.collect()
        ended = self.clock()
        self.gone, self.waits, self.next = 0, 0, ended + RARELY * (ended - began)

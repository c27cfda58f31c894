"""When memory that only cycles hold is looked for. Python would look through everything whenever much was made since it
looked last: all tables stood still for that long, a fifth of a second and more with a thousand of them.

So what a server has at its start is set aside for good, young objects are looked through as before, and old ones only
here: after tables were unloaded, whose parts know each other, and at a moment in which no table has anything to do."""

import gc
from collections.abc import Mapping
from typing import Final

from saltsea.server.tables.table import Table

YOUNG: Final = 10_000
"""So many new objects make a look at the young ones due; Python's own 700 are few for a server."""
NEVER: Final = 1_000_000
PATIENCE: Final = 30
"""After so many sweeps without a quiet moment it is done all the same: memory must not grow for ever."""


class Garbage:
    """Decides when old objects are looked through."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables
        self.known: set[str] = set()
        self.waits = 0
        """How many sweeps have passed since tables were unloaded."""

    def set_aside(self) -> None:
        """Set aside what the server has made so far: it stays until the end."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 20, NEVER)

    def swept(self) -> None:
        """A sweep has ended: collect, if tables have gone since the last time and no request waits."""
        gone = self.known - self.tables.keys()
        self.known = {*self.tables}
        self.waits += bool(gone or self.waits)
        if self.waits and (self.waits > PATIENCE or not any(table.busy for table in self.tables.values())):
            self.waits = 0
            gc.collect()

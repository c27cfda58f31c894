"""Whether the disk has room left. A server that cannot keep a move would have to refuse it: better no new tables."""

import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1_000_000
LEAST: Final = 200
"""Megabytes below which there is an alarm, unless whoever runs the server says otherwise."""

log = logging.getLogger(__name__)


def free_in(folder: Path) -> int:
    return shutil.disk_usage(folder).free


class Disk:
    """The disk of the store, or none when everything is in memory."""

    def __init__(self, folder: Path | None = None, least: int = LEAST, look: Callable[[Path], int] = free_in) -> None:
        self.folder = folder
        self.least = least
        self.look = look
        self.was_low = False

    def free(self) -> int | None:
        """Bytes; None where there is no disk. One that cannot be asked has no room."""
        if self.folder is None:
            return None
        try:
            return self.look(self.folder)
        except OSError:
            return 0

    def has_space(self) -> bool:
        """Looked up each time, and told in the log whenever it has changed."""
        free = self.free()
        low = free is not None and free < self.least * MEGABYTE
        if low != self.was_low:
            self.was_low = low
            self.tell(free or 0)
        return not low

    def tell(self, free: int) -> None:
        facts = {"free_megabytes": free // MEGABYTE, "least_megabytes": self.least}
        if self.was_low:
            log.error("disk alarm: too little room is left, no new tables are opened", extra=facts)
        else:
            log.warning("the disk has room again", extra=facts)

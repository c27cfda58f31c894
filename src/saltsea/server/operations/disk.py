"""The disk's free space. A server that cannot save a move would have to refuse it, so it opens no new tables before
that."""

import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1_000_000
LEAST: Final = 200
"""Megabytes below which there is an alarm, unless the operator sets another limit."""

log = logging.getLogger(__name__)


def free_in(folder: Path) -> int:
    """Free bytes where a folder is. One that is not made yet will be on the disk of those above it: a node whose tables
    are in a database may have none of its own for ever."""
    there = next(one for one in (folder, *folder.absolute().parents) if one.is_dir())
    return shutil.disk_usage(there).free


class Disk:
    """The disk of the store; none when everything is in memory."""

    def __init__(self, folder: Path | None = None, least: int = LEAST, look: Callable[[Path], int] = free_in) -> None:
        self.folder = folder
        self.least = least
        self.look = look
        self.was_low = False

    def free(self) -> int | None:
        """Free bytes; None without a disk. A disk that cannot be asked counts as full."""
        if self.folder is None:
            return None
        try:
            return self.look(self.folder)
        except OSError:
            return 0

    def has_space(self) -> bool:
        """Whether there is enough space. A change is logged."""
        free = self.free()
        low = free is not None and free < self.least * MEGABYTE
        if low != self.was_low:
            self.was_low = low
            self.tell(free or 0)
        return not low

    def tell(self, free: int) -> None:
        args = {"free_megabytes": free // MEGABYTE, "least_megabytes": self.least}
        if self.was_low:
            log.error("disk alarm: too little room is left, no new tables are opened", extra=args)
        else:
            log.warning("the disk has room again", extra=args)

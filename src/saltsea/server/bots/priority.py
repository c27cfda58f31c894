"""Lower priorities for processes that think: the players at a table come first.

A Linux desktop or server may share its time between sessions before it looks at niceness (autogroups), and our
processes are sessions of their own. There the session gets the niceness too."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

BOTS: Final = 5
"""Niceness of processes that choose for bots or make the puzzle of a day; the server itself has 0."""
ON_DEMAND: Final = 10
"""Of those that make what a person has asked for: sheets to print, the tries of a chapter."""
REVIEWS: Final = 15
AUTOGROUP: Final = Path("/proc/self/autogroup")


def lower_priority(niceness: int) -> None:
    """Lower the priority of this process, where the system can."""
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    if hasattr(os, "getsid") and os.getsid(0) == os.getpid():  # not for a session that others are in
        with suppress(OSError):
            AUTOGROUP.write_text(str(niceness), encoding="ascii")

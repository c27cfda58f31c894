"""How much a server has to do right now."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from saltsea.server.operation.disk import Disk
from saltsea.server.tables.registry import TableRegistry


class Load(NamedTuple):
    """At one moment."""

    tables: int
    """In memory."""
    connections: int
    lines: float
    """Kept each second, over the last minute."""
    thinking: int
    """Questions that computer players have not answered yet."""
    memory: int | None
    """Bytes, where the system tells."""
    disk: int | None
    """Bytes that are free where the store lies; None if it lies nowhere."""


def load_of(registry: TableRegistry, disk: Disk) -> Load:
    return Load(
        tables=len(registry.tables),
        connections=connections(registry),
        lines=registry.meter.lines_each_second(),
        thinking=thinking(registry),
        memory=memory(),
        disk=disk.free(),
    )


def connections(registry: TableRegistry) -> int:
    return sum(len(table.connections) for table in registry.tables.values())


def thinking(registry: TableRegistry) -> int:
    return sum(len(table.thinking) for table in registry.tables.values())


def memory() -> int | None:
    """What this process takes; that of its computer players' processes comes on top."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return None

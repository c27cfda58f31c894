"""The present load of a server, and of each node where there are several."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from saltsea.server.operations.disk import Disk
from saltsea.server.tables.registry import TableRegistry


class ServerLoad(NamedTuple):
    """The load at one moment."""

    tables: int
    """Tables in memory."""
    connections: int
    lines: float
    """Lines saved per second, over the last minute."""
    thinking: int
    """Questions that bots have not answered yet."""
    waiting: int
    """Those of them that no bot thinks about yet."""
    longest: float
    """Seconds that a table has waited for a bot's answer, at most, in the last minute."""
    memory: int | None
    """Bytes, where the system tells."""
    disk: int | None
    """Free bytes on the store's disk; None without a disk."""


class NodeLoad(msgspec.Struct, frozen=True, array_like=True):
    """How busy a node is. A node of an older version may not say all of it."""

    node: str
    tables: int
    connections: int = 0
    """Clients at its tables, whichever node they came by."""
    lines: float = 0.0
    """Lines saved per second, over the last minute."""
    thinking: int = 0
    """Questions that bots have not answered yet."""
    waiting: int = 0
    """Those of them that no bot thinks about yet."""


def load_of_node(node: str, registry: TableRegistry) -> NodeLoad:
    return NodeLoad(
        node=node,
        tables=len(registry.tables),
        connections=connections(registry),
        lines=registry.meter.lines_each_second(),
        thinking=thinking(registry),
        waiting=registry.bots.waiting(),
    )


def load_of(registry: TableRegistry, disk: Disk) -> ServerLoad:
    return ServerLoad(
        tables=len(registry.tables),
        connections=connections(registry),
        lines=registry.meter.lines_each_second(),
        thinking=thinking(registry),
        waiting=registry.bots.waiting(),
        longest=registry.meter.longest_wait(),
        memory=memory(),
        disk=disk.free(),
    )


def connections(registry: TableRegistry) -> int:
    return sum(len(table.connections) for table in registry.tables.values())


def thinking(registry: TableRegistry) -> int:
    return sum(len(table.bots.thinking) for table in registry.tables.values())


def memory() -> int | None:
    """Memory of this process, without the bots' processes."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return None

"""Looks at which servers of a cluster believe that they hold a table. For a moment two may: one is overtaken and has
not heard of it. A server that is awake and reaches the bus learns of it soon."""

from typing import TYPE_CHECKING, Final

from simulation.node import Node

if TYPE_CHECKING:
    from simulation.world import World

EVERY: Final = 0.25
SOON: Final = 4.0
"""Seconds for which two servers may both hold a table: a session's lifetime, and what an answer may take."""


class Holders:
    """Since when several servers hold each table."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.looked = 0.0
        self.since: dict[str, float] = {}

    def look(self) -> None:
        """Look again, if it is time. It takes no step of the loop, and so changes no run."""
        now = self.world.loop.time()
        if now - self.looked < EVERY:
            return
        self.looked = now
        for table in self.world.tables:
            self.look_at(table.code, now)

    def look_at(self, code: str, now: float) -> None:
        holders = [node.name for node in self.world.nodes if node is not None and holds(node, code)]
        if len(holders) < 2:
            self.since.pop(code, None)
            return
        lasted = now - self.since.setdefault(code, now)
        self.world.judge.demand(lasted < SOON, "one server holds a table", f"{code}: {holders} for {lasted:.1f} s")


def holds(node: Node, code: str) -> bool:
    """Whether a server that is awake and reaches the bus believes that a table is its own."""
    if not node.is_open or node.is_stopped or node.bus is None or node.bus.cut or node.application is None:
        return False
    cluster = node.application.node
    return cluster is not None and cluster.leases.holds(code)

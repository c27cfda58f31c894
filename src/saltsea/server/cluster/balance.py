"""Evens out the tables of the nodes, slowly: a node that has many more than the others lets a few go at a time.

After a rolling restart the node that was restarted last has no table, and the first has most of them. A table that is
let go is taken up by the node at which its first client comes back, as after a planned stop: that takes a second, so it
is done seldom, and never to a game that runs in real time."""

import logging
from collections.abc import Callable
from typing import Final

import msgspec

from saltsea.bus.port import Bus, BusError, BusMessage
from saltsea.server.cluster.session import NodeSession
from saltsea.server.operations.load import NodeLoad, load_of_node
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import PLAYING

LOAD: Final = "saltsea.load"
"""Where a node says how busy it is."""
EVERY: Final = 10.0
"""Seconds between two looks."""
FRESH: Final = 3 * EVERY
"""Seconds for which what a node has said is believed."""
FEW: Final = 10
SHARE: Final = 0.25
"""A node may have so many tables, and such a part, more than the mean of all."""
STEP: Final = 0.1
"""The part of what is too much that goes at one look."""

log = logging.getLogger(__name__)


class Balance:
    """The share of one node."""

    def __init__(self, bus: Bus, session: NodeSession, clock: Callable[[], float]) -> None:
        self.bus = bus
        self.session = session
        self.clock = clock
        self.loads: dict[str, tuple[float, NodeLoad]] = {}
        """When each node has last told its load, and what."""
        self.moved = 0
        """Tables that were let go so far."""

    async def open(self) -> None:
        await self.bus.subscribe(LOAD, self.hear)

    def hear(self, message: BusMessage) -> None:
        load = msgspec.msgpack.decode(message.data, type=NodeLoad)
        self.loads[load.node] = self.clock(), load

    def other_loads(self) -> list[NodeLoad]:
        """What the other nodes have said of late."""
        loads = [self.loads.get(node) for node in self.session.others()]
        return [load[1] for load in loads if load is not None and self.clock() - load[0] <= FRESH]

    async def look(self, registry: TableRegistry) -> None:
        """Say how busy this node is, and let some tables go if they are too many."""
        try:
            await self.bus.publish(LOAD, msgspec.msgpack.encode(load_of_node(self.session.node, registry)))
        except BusError:
            return
        may_go = sorted((table for table in registry.tables.values() if may_move(table)), key=seen_by)
        for table in may_go[: self.surplus(len(registry.tables))]:
            if await registry.unload(table.info.code) is not None:
                table.say_goodbye()
                self.moved += 1

    def surplus(self, here: int) -> int:
        """How many tables to let go now; none unless all other nodes have said what they have."""
        others = self.other_loads()
        if not others or len(others) < len(self.session.others()):
            return 0
        mean = (here + sum(load.tables for load in others)) / (len(others) + 1)
        too_many = here - mean
        return max(1, int(too_many * STEP)) if too_many > max(FEW, SHARE * mean) else 0


def may_move(table: Table) -> bool:
    """Whether a table can go without anything being lost but a second: it is at rest, and no sand runs there."""
    if table.busy or not table.inbox.empty() or table.bots.thinking:
        return False
    return table.info.phase != PLAYING or not table.services.game.real_time


def seen_by(table: Table) -> int:
    """How many would notice."""
    return len(table.connections)

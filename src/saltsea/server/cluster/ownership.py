"""Which node holds which table: one value per table on the bus, and a fence in the store.

The value names the node, and counts for as long as that node's session lasts. Its revision when the node took the table
is the number that the node claims in the store: every write of the table carries it, so a node that was overtaken
without knowing writes nothing. What the bus says decides who should hold a table; what the store says, who can."""

import asyncio
import logging
from typing import Final

from saltsea.bus.port import Bus, BusError
from saltsea.server.cluster.session import NodeSession
from saltsea.server.tables.ports.ownership import ElsewhereError, Ownership, StoppingError, UnownedError
from saltsea.store.port import Fence, FencedError, Store

TABLES: Final = "saltsea-tables"
KEPT: Final = 86_400.0
"""Seconds for which the bus remembers who has a table; the owner says it again three times a day."""
ATTEMPTS: Final = 5
"""Another node may be quicker once or twice, but a table is not taken over all the time."""
ASKED_FOR: Final = 10.0
"""Seconds that another node may take to do something to its table."""
LATE: Final = "others may have taken this table meanwhile"

log = logging.getLogger(__name__)


def call_subject(node: str) -> str:
    """Where a node is asked to do something to a table that it holds."""
    return f"saltsea.call.{node}"


class Leases(Ownership):
    """The tables of one node of a cluster."""

    is_shared = True

    def __init__(self, bus: Bus, session: NodeSession, store: Store) -> None:
        self.bus = bus
        self.session = session
        self.store = store
        self.bucket = bus.bucket(TABLES, KEPT)
        self.held: dict[str, int] = {}
        """The tables of this node, with the last revision of their values."""
        self.value = session.node.encode()
        self.stopping = False

    def check_ready(self) -> None:
        if self.stopping:
            raise StoppingError("this node stops")
        if not self.session.lasts():
            raise UnownedError("this node may hold no table now")

    async def take(self, code: str) -> Fence:
        self.check_ready()
        breaks = self.session.breaks
        try:
            revision = await self.write(code)
            if self.session.breaks != breaks:  # it slept, or was cut off
                raise UnownedError(LATE)
            self.held[code] = revision
            number = await self.claimed(code, revision)
        except BusError as error:
            raise UnownedError(str(error)) from error
        return Fence(code, number)

    async def claimed(self, code: str, revision: int) -> int:
        """Claim a table in the store. If a number is in force that is not below, either another node has taken the
        table since, and keeps it; or the bus counts anew, and still says that it is this node's."""
        try:
            number = await self.store.claim(code, revision, newer=True)
        except FencedError:
            known = await self.bucket.get(code)
            if known is None or known.value != self.value:
                self.lose(code)
                raise UnownedError(LATE) from None
            number = await self.store.claim(code, revision)
        if code not in self.held:
            raise UnownedError(LATE)
        return number

    async def write(self, code: str) -> int:
        """Write that this node has the table; its revision."""
        for _ in range(ATTEMPTS):
            known = await self.bucket.get(code)
            if known is None:
                made = await self.bucket.create(code, self.value)
                if made is not None:
                    return made
                continue
            node = known.value.decode()
            if node != self.session.node and await self.session.is_alive(node):
                raise ElsewhereError(code, node)
            taken = await self.bucket.update(code, self.value, known.revision)
            if taken is not None:
                return taken
        raise UnownedError("others take this table, too")

    def holds(self, code: str) -> bool:
        return code in self.held and self.session.lasts()

    async def release(self, code: str) -> None:
        if self.held.pop(code, None) is None:
            return
        try:
            known = await self.bucket.get(code)
            if known is not None and known.value == self.value:
                await self.bucket.delete(code, known.revision)
        except BusError:
            log.warning("the bus was gone before a table could be released")

    def lose(self, code: str) -> None:
        self.held.pop(code, None)

    def drop_all(self) -> None:
        """The session has run out: nothing is this node's any more. The values stay, for who comes first."""
        self.held.clear()

    async def check_here(self, code: str) -> None:
        if code in self.held:
            return
        node = await self.holder(code)
        if node is not None:
            raise ElsewhereError(code, node)

    async def holder(self, code: str) -> str | None:
        """The other node that holds a table; None if there is none."""
        try:
            known = await self.bucket.get(code)
            if known is None or known.value == self.value:
                return None
            node = known.value.decode()
            return node if await self.session.is_alive(node) else None
        except BusError as error:
            raise UnownedError(str(error)) from error

    async def ask(self, node: str, name: str, body: bytes) -> bytes:
        try:
            return await self.bus.request(call_subject(node), name.encode() + b"\n" + body, ASKED_FOR)
        except BusError as error:
            raise UnownedError(str(error)) from error

    async def say_again(self) -> list[str]:
        """Write the values of all held tables again, before the bus forgets them, and after it has lost its disk.
        Returns the tables that another node has by now."""
        lost = []
        for code, before in [*self.held.items()]:
            again = await self.written_again(code)
            if self.held.get(code) != before:
                continue
            if again is None:
                del self.held[code]
                lost.append(code)
            else:
                self.held[code] = again
            await asyncio.sleep(0)
        return lost

    async def written_again(self, code: str) -> int | None:
        """The new revision of a table's value; None if it is another node's. A bus that counts anew may have given the
        revision that this node remembers to another one, so only the value says whose it is."""
        for _ in range(ATTEMPTS):
            known = await self.bucket.get(code)
            if known is None:
                again = await self.bucket.create(code, self.value)
            elif known.value == self.value:
                again = await self.bucket.update(code, self.value, known.revision)
            else:
                return None
            if again is not None:
                return again
        raise BusError("this table's value changes all the time")

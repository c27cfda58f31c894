"""One node of a cluster: its session, its tables, and its ways to the other nodes."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sized
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from starlette.types import ASGIApp

from saltsea.bus.port import Bus, BusError, BusMessage
from saltsea.server.bots.bus_bots import BusBots
from saltsea.server.bots.worker import BotWorker
from saltsea.server.cluster.balance import EVERY, Balance
from saltsea.server.cluster.direct import Direct, Neighbours, NoDirect
from saltsea.server.cluster.links import Links
from saltsea.server.cluster.ownership import Leases, call_subject
from saltsea.server.cluster.peers import Peers
from saltsea.server.cluster.rates import Limit, SharedRates
from saltsea.server.cluster.remote_pace import RemotePace
from saltsea.server.cluster.requests import Answering
from saltsea.server.cluster.session import LIFETIME, NodeSession
from saltsea.server.operations.load import NodeLoad, load_of_node
from saltsea.server.tables.answers import answer
from saltsea.server.tables.ports.ownership import UnownedError
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.client_links import Tables, TablesHere
from saltsea.store.port import Store, StoreError

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

LOOK: Final = 1.0
"""Seconds between two looks at which nodes are there."""
SWEEP: Final = 60.0
"""Seconds between two sweeps over stored deadlines, if no node is lost meanwhile."""
AGAIN: Final = 6 * 3600.0
"""Seconds after which the bus is told again which tables this node has."""
HEARD_AGAIN: Final = 0.5
"""Seconds until it is told again, if the bus was gone."""
CHANGED: Final = "saltsea.changed"
"""Where a node says that it has changed something in the store which others have in memory, and who says so."""
BLOCKED: Final = "saltsea.blocked"
"""Where a node says whose blocked people have changed."""
PAGE: Final = 1000
"""Tables that a sweep reads at a time. It goes on to the last: a table at which a bot plays is due all the time, also
while it is held, so the first page may be full of tables that no node need take up."""
TAKEN_AT_ONCE: Final = 20
"""Tables that a sweep takes up at the same time: each waits for bus and store a dozen times."""
STEP_ASIDE: Final = 1.0
"""Seconds for which a sweep waits, before each of these portions, for tables that a client waits at."""

log = logging.getLogger(__name__)


def new_name(name: str) -> str:
    """The name of a node that has just started: with a mark, so that it is never mistaken for the one before it."""
    kept = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name)[:40]
    return f"{kept or 'node'}_{secrets.token_hex(4)}"


class Node:
    """This process as a node. It is made before the table registry, which it is then given."""

    def __init__(
        self,
        bus: Bus,
        store: Store,
        name: str,
        *,
        direct: Direct | None = None,
        lifetime: float = LIFETIME,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.bus = bus
        self.direct = direct or NoDirect()
        self.name = new_name(name)
        self.clock = clock
        self.session = NodeSession(bus, self.name, lost=self.lost, rebuilt=self.rebuilt, clock=clock, lifetime=lifetime)
        self.leases = Leases(bus, self.session, store)
        self.store = store
        self.registry: TableRegistry | None = None
        self.links: Links | None = None
        self.peers: Peers | None = None
        self.bots: BusBots | None = None
        self.was_lost = False
        self.saying = asyncio.Lock()
        """Held while the bus is told which tables are here: twice at once would take each other for another node."""
        self.read_again: Callable[[], Coroutine[Any, Any, None]] | None = None
        """Reads again what another node has changed."""
        self.rates = SharedRates(bus, self.name)
        self.balance = Balance(bus, self.session, clock)
        self.tasks: set[asyncio.Task[None]] = set()

    def attach(self, registry: TableRegistry, here: TablesHere) -> Tables:
        """Give the node its tables. Returns where clients are connected to any table."""
        self.registry = registry
        self.links = Links(here, RemotePace(registry.clock, registry.meter))
        self.peers = Peers(
            self.bus,
            self.name,
            received=self.links.received,
            broken=self.links.broken,
            too_large=self.links.too_large,
            has_left=self.session.has_left,
            is_here=self.session.is_here,
            direct=self.direct,
            clock=self.clock,
            pulse=self.session.lifetime / 3,
        )
        self.links.peers = self.peers
        session, peers = self.session, self.peers
        self.direct.join(Neighbours(self.name, session.others, session.where, peers.hear_directly, peers.direct_lost))
        registry.blocks.tell = self.tell_blocks
        return self.links

    def share(self, limits: Mapping[str, Limit]) -> None:
        """Share limits with all nodes, by their names."""
        for name, limit in limits.items():
            self.rates.share(name, limit)

    def think(self, own: BotWorker) -> BotWorker:
        """Let the workers of the cluster choose for computer players, and this node's own processes if there are
        none."""
        self.bots = BusBots(self.bus, own)
        return self.bots

    # --- what it tells of itself ---

    def clients_elsewhere(self) -> Sized:
        return () if self.links is None else self.links.mine

    def guests(self) -> Sized:
        return () if self.links is None else self.links.guests

    def sent(self) -> tuple[int, int]:
        """Messages and bytes about connections, sent to other nodes so far."""
        return (0, 0) if self.peers is None else (self.peers.published, self.peers.bytes)

    def sent_directly(self) -> int:
        """How many of these messages did not use the bus."""
        return 0 if self.peers is None else self.peers.published_directly

    def loads(self) -> list[NodeLoad]:
        """How busy this node is, and every other one by what it said in the last half minute."""
        assert self.registry is not None
        others = sorted(self.balance.other_loads(), key=lambda load: load.node)
        return [load_of_node(self.name, self.registry), *others]

    async def place(self, code: str) -> str:
        """The other node that holds a table; empty if none does, or it is not known now."""
        with suppress(UnownedError):
            return await self.leases.holder(code) or ""
        return ""

    # --- its life ---

    async def open(self, app: ASGIApp | None) -> None:
        """Join the cluster. `app` answers what other nodes pass on."""
        assert self.peers is not None
        await self.bus.open()
        await self.peers.open()
        await self.bus.subscribe(call_subject(self.name), self.called)
        await self.bus.subscribe(CHANGED, self.heard_of_change)
        await self.bus.subscribe(BLOCKED, self.heard_of_blocks)
        if app is not None:
            await Answering(self.bus, app).open(self.name)
        if self.bots is not None:
            await self.bots.open()
        await self.rates.open()
        await self.balance.open()
        self.session.place = await self.direct.open()
        await self.session.open()
        self.start(self.watch())
        self.start(self.even_out())
        self.start(self.announce_regularly())
        log.info("joined the cluster", extra={"node": self.name})

    async def leave(self) -> None:
        """Hand all tables over, then leave: no other node waits for its session to run out."""
        assert self.registry is not None
        self.leases.stopping = True
        await self.registry.hand_over()
        for link in [*self.links.mine.values()] if self.links is not None else []:
            link.send_away()
        await self.session.close()

    async def close(self) -> None:
        assert self.peers is not None
        for task in self.tasks:
            task.cancel()
        self.rates.close()
        await self.peers.close()
        await self.direct.close()
        if self.session.until:
            await self.session.close()
        await self.bus.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something behind; the event loop alone would drop it half done."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- what may happen to it ---

    def lost(self) -> None:
        """The session has run out: others may have the tables by now."""
        assert self.registry is not None
        self.was_lost = True
        self.leases.drop_all()
        self.registry.abandon_all()

    def rebuilt(self) -> None:
        """The bus may have lost what it knew, or may have let others have tables: tell it again, until it hears."""
        self.start(self.say_until_heard())

    async def say_until_heard(self) -> None:
        async with self.saying:
            while not await self.say_again():
                await asyncio.sleep(HEARD_AGAIN)

    async def say_again(self) -> bool:
        """Tell the bus which tables are here, and give up those that others have. Whether all were told."""
        assert self.registry is not None
        try:
            for code in await self.leases.say_again():
                table: Table | None = self.registry.tables.get(code)
                if table is not None:
                    table.abandon()
        except BusError:
            log.warning("the bus could not be told which tables are here")
            return False
        return True

    async def announce_regularly(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self.say_until_heard()

    # --- tables that no node holds ---

    async def watch(self) -> None:
        """Notice nodes that have gone, and take up the tables that they leave behind."""
        loop = asyncio.get_running_loop()
        swept = loop.time()
        while True:
            await asyncio.sleep(min(LOOK, self.session.lifetime / 3))
            try:
                if self.session.lasts() and (self.is_late() or loop.time() - swept >= SWEEP):
                    swept = loop.time()
                    await self.sweep()
            except StoreError:
                log.warning("the deadlines could not be read")
            except Exception:
                log.exception("the sweep failed")

    def is_late(self) -> bool:
        """Whether tables may lie there: another node has gone, or this one has given its own up."""
        was_lost, self.was_lost = self.was_lost, False
        return bool(self.session.gone()) or was_lost

    async def sweep(self) -> None:
        """Take up the tables whose time has come and that no living node holds; the nodes share them."""
        assert self.registry is not None
        now, last = self.registry.clock.now(), None
        while page := await self.store.due_ids(now, last, PAGE):
            last = page[-1]
            mine = [due.id for due in page if self.is_wanted(due.id)]
            for first in range(0, len(mine), TAKEN_AT_ONCE):
                await self.step_aside()
                await asyncio.gather(*map(self.take_up, mine[first : first + TAKEN_AT_ONCE]))

    async def step_aside(self) -> None:
        """Let tables at which people wait come first: no person notices when one goes on at which only bots play."""
        assert self.registry is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(STEP_ASIDE):
                while self.registry.waking:
                    await asyncio.wait([*self.registry.waking.values()])

    async def take_up(self, code: str) -> None:
        """Take up a table that no node holds, if it is this node's turn."""
        assert self.registry is not None
        if not self.is_wanted(code):
            return
        with suppress(UnownedError):
            if await self.leases.holder(code) is None:
                await self.registry.due.take_up(code)

    def is_wanted(self, code: str) -> bool:
        """Whether this node should look who holds a table: it does not itself, can read it, and it is its turn."""
        return self.registry is not None and self.registry.due.is_wanted(code) and self.is_mine(code)

    def is_mine(self, code: str) -> bool:
        """Whether this node is the one of all that takes this table up, by the highest hash of both."""
        nodes = [self.name, *self.session.others()]
        return max(nodes, key=lambda node: blake2b(f"{node} {code}".encode()).digest()) == self.name

    async def even_out(self) -> None:
        """Let tables go while this node has many more than the others."""
        assert self.registry is not None
        while True:
            await asyncio.sleep(EVERY)
            try:
                if self.session.lasts() and not self.leases.stopping:
                    await self.balance.look(self.registry)
            except Exception:
                log.exception("the tables could not be evened out")

    # --- what all have in memory ---

    async def tell_change(self) -> None:
        """Let the others read again what they have in memory. One that misses this does so within a minute."""
        try:
            await self.bus.publish(CHANGED, self.name.encode())
        except BusError:
            log.warning("the other nodes read a change within a minute")

    def heard_of_change(self, message: BusMessage) -> None:
        if message.data != self.name.encode() and self.read_again is not None:
            self.start(self.read_again())

    async def tell_blocks(self, account: str) -> None:
        """Let the others read again whom an account has blocked, before the next word that is said."""
        try:
            await self.bus.publish(BLOCKED, account.encode())
        except BusError:
            log.warning("the other nodes read a change of blocks within a minute")

    def heard_of_blocks(self, message: BusMessage) -> None:
        """This node hears itself, too: reading once more does no harm."""
        assert self.registry is not None
        self.start(self.registry.blocks.heard(message.data.decode()))

    # --- what other nodes ask ---

    def called(self, message: BusMessage) -> None:
        self.start(self.answer(message))

    async def answer(self, message: BusMessage) -> None:
        """Do what another node asks. If it fails there is no answer, and the other node's request fails too."""
        assert self.registry is not None
        name, _, body = message.data.partition(b"\n")
        try:
            await self.bus.publish(message.reply, await answer(self.registry, name.decode(), body))
        except Exception:
            log.exception("what another node asked failed", extra={"what": name.decode()})

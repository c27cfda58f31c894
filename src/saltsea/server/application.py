"""Everything a running server has besides its sockets: store, clock, bots, tables, notifications.

It is opened once and closed once; closing finishes what was accepted."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from starlette.types import ASGIApp

from saltsea.game import Game
from saltsea.narrator import narrators
from saltsea.server.bots.worker import BotWorker
from saltsea.server.cluster.node import Node
from saltsea.server.notifications.notification_service import NotificationService, NotificationSettings
from saltsea.server.notifications.reminder_handlers import Reminders
from saltsea.server.operations.disk import Disk
from saltsea.server.operations.garbage import Garbage
from saltsea.server.operations.operator import Operator
from saltsea.server.operations.retention import clean_if_due
from saltsea.server.tables.clock import Clock, WorldClock
from saltsea.server.tables.ports.extension import Mount
from saltsea.server.tables.ports.meter import Meter
from saltsea.server.tables.registry import NO_MOUNTS, SWEEP, TableRegistry
from saltsea.server.tables.table_info import PLAYING, has_bots
from saltsea.server.web.client_links import Tables, TablesHere
from saltsea.server.web.protection.limits import USUAL_LIMITS, Limits
from saltsea.server.web.protection.rate_limits import RateLimits
from saltsea.store.port import Store

PAGE: Final = 500
"""Tables read at once after the server has opened."""
BETWEEN: Final = 0.01
"""Seconds between two tables that are brought back: players are served meanwhile."""

log = logging.getLogger(__name__)


class Application:
    """One server."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        bots: BotWorker,
        clock: Clock | None = None,
        *,
        mounts: Mapping[str, Mount] = NO_MOUNTS,
        disk: Disk | None = None,
        meter: Meter | None = None,
        notification_settings: NotificationSettings | None = None,
        new_link: bool = False,
        limits: Limits = USUAL_LIMITS,
        node: Node | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock or WorldClock()
        self.disk = disk or Disk()
        self.node = node
        """This server's place among others; None for a server that is alone."""
        ownership = None if node is None else node.leases
        self.registry = TableRegistry(
            games,
            store,
            self.clock,
            bots,
            narrators,
            mounts=mounts,
            reminders=Reminders,
            meter=meter,
            ownership=ownership,
        )
        self.registry.has_space = self.disk.has_space
        self.tables: Tables = TablesHere(self.registry, self.clock)
        """Where clients are connected to their tables."""
        self.operator = Operator(self.registry, self.disk)
        self.limits = RateLimits(self.clock, limits)
        self.notifications = NotificationService(self.registry, notification_settings or NotificationSettings())
        self.new_link = new_link
        """Whether the operator wants a new link to their page."""
        self.garbage = Garbage(self.registry.tables)
        self.sweeper: asyncio.Task[None] | None = None
        self.waker: asyncio.Task[None] | None = None
        if node is not None:
            self.join(node)

    def join(self, node: Node) -> None:
        """Become one of several servers that share tables, settings and limits."""
        self.tables = node.attach(self.registry, TablesHere(self.registry, self.clock))
        self.registry.changed, node.read_again = node.tell_change, self.operator.read
        self.registry.archive.shared = True
        self.operator.nodes = node
        node.share({**self.limits.shared(), **self.registry.reports.limits(), **self.notifications.outbox.limits()})

    async def open(self, app: ASGIApp | None = None) -> None:
        """Open the server. Tables come back when a client asks for them; those whose games go on by themselves are
        restored behind, so that thousands of them keep no client waiting. `app` answers what other nodes pass on."""
        if self.node is not None:
            await self.node.open(app)
        await self.operator.open(new=self.new_link)
        self.sweeper = asyncio.create_task(self.sweep())
        self.waker = asyncio.create_task(self.wake_tables())
        self.notifications.outbox.open()

    async def wake_tables(self) -> None:
        """Restore the tables at which a computer player may be to act. People's games need none: real time and live
        clocks stand until their players are back, clocks of days have stored deadlines, and reminders have their own
        rows."""
        page = await self.store.table_ids(PLAYING, most=PAGE)
        while page:
            for code in page:
                await self.wake(code)
            page = await self.store.table_ids(PLAYING, after=page[-1], most=PAGE)
        log.debug("tables brought back", extra={"tables": len(self.registry.tables)})

    async def wake(self, code: str) -> None:
        """Restore one table that has a bot. A table that cannot be read must not stop the others."""
        try:
            row = await self.store.table(code)
            if row is not None and has_bots(row):
                await (self.registry.table(code) if self.node is None else self.node.take_up(code))
                await asyncio.sleep(BETWEEN)
        except Exception:
            log.exception("table %s: it could not be brought back", self.registry.log_names.of(code))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP / 1000)
            try:
                await self.registry.sweep()
                if self.node is None:
                    await self.registry.due.wake()
                self.garbage.swept()
                self.disk.has_space()  # which raises the alarm
                await self.operator.read()
                await self.registry.blocks.read_again()
                await clean_if_due(self.registry)
            except Exception:
                log.exception("the sweep failed")

    async def before_the_end(self) -> None:
        """Hand the tables over to the other nodes; a server that is alone tells its clients that it stops."""
        if self.node is not None:
            await self.node.leave()
        self.say_goodbye()

    def say_goodbye(self) -> None:
        """Tell every connection that the server stops, and that reconnecting later loses nothing."""
        for table in self.registry.tables.values():
            table.say_goodbye()

    async def close(self) -> None:
        """Close the tables first, then what served them."""
        log.debug("closing", extra={"tables": len(self.registry.tables)})
        for task in (self.sweeper, self.waker):
            if task is not None:
                task.cancel()
        await self.notifications.outbox.close()
        await self.registry.close()
        if self.node is not None:
            await self.node.close()
        await self.bots.close()
        await self.store.close()

"""Everything a running server has besides its sockets: store, clock, bots, tables, notifications.

It is opened once and closed once; closing finishes what was accepted."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from saltsea.game import Game
from saltsea.narrator import narrators
from saltsea.server.bots.worker import BotWorker
from saltsea.server.notifications.notification_service import NotificationService, NotificationSettings
from saltsea.server.notifications.reminder_handlers import Reminders
from saltsea.server.operations.disk import Disk
from saltsea.server.operations.operator import Operator
from saltsea.server.operations.retention import clean_if_due
from saltsea.server.tables.clock import Clock, WorldClock
from saltsea.server.tables.messages.to_client import Goodbye
from saltsea.server.tables.ports.extension import Mount
from saltsea.server.tables.ports.meter import Meter
from saltsea.server.tables.registry import NO_MOUNTS, SWEEP, TableRegistry
from saltsea.server.tables.table_info import PLAYING
from saltsea.server.web.rate_limits import RateLimits
from saltsea.store.port import Store

PAGE: Final = 500
"""Tables read at once when the server opens."""

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
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock or WorldClock()
        self.disk = disk or Disk()
        self.registry = TableRegistry(
            games, store, self.clock, bots, narrators, mounts=mounts, reminders=Reminders, meter=meter
        )
        self.registry.has_space = self.disk.has_space
        self.operator = Operator(self.registry, self.disk)
        self.limits = RateLimits(self.clock)
        self.notifications = NotificationService(self.registry, notification_settings or NotificationSettings())
        self.new_link = new_link
        """Whether the operator wants a new link to their page."""
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the server and restore the tables whose games go on by themselves."""
        await self.operator.open(new=self.new_link)
        self.sweeper = asyncio.create_task(self.sweep())
        await self.wake_tables()
        log.debug("open", extra={"tables": len(self.registry.tables)})
        self.notifications.outbox.open()

    async def wake_tables(self) -> None:
        """Restore the running tables page by page: memory should not hold all rows at once."""
        page = await self.store.table_ids(PLAYING, most=PAGE)
        while page:
            for code in page:
                await self.wake(code)
            page = await self.store.table_ids(PLAYING, after=page[-1], most=PAGE)

    async def wake(self, code: str) -> None:
        """Restore one table. A table that cannot be read must not keep the server from opening."""
        try:
            await self.registry.table(code)
        except Exception:
            log.exception("table %s: it could not be brought back", self.registry.log_names.of(code))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP / 1000)
            try:
                await self.registry.sweep()
                self.disk.has_space()  # which raises the alarm
                await clean_if_due(self.registry)
            except Exception:
                log.exception("the sweep failed")

    def say_goodbye(self) -> None:
        """Tell every connection that the server stops, and that reconnecting later loses nothing."""
        for table in self.registry.tables.values():
            for connection in table.connections:
                narrator = table.services.narrators[connection.language]
                sentence = narrator.texts.say("server-stopping")
                connection.send(Goodbye("stopping", again=True, sentence=sentence))
                connection.transport.close()

    async def close(self) -> None:
        """Close the tables first, then what served them."""
        log.debug("closing", extra={"tables": len(self.registry.tables)})
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.notifications.outbox.close()
        await self.registry.close()
        await self.bots.close()
        await self.store.close()

"""Everything that a running server has besides its sockets: store, clock, computer players, tables. Opened once, closed
once; closing finishes what was accepted."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from saltsea.game import Game
from saltsea.server.bots.tryouts import Tryouts
from saltsea.server.bots.worker import BotWorker
from saltsea.server.operation.disk import Disk
from saltsea.server.operation.operator import Operator
from saltsea.server.operation.retention import clean_if_due
from saltsea.server.post.mailroom import Letters, Mailroom
from saltsea.server.tables.clock import Clock, WorldClock
from saltsea.server.tables.hall import SWEEP, Hall
from saltsea.server.tables.meter import Meter
from saltsea.server.tables.room import PLAYING
from saltsea.server.tables.to_client import Goodbye
from saltsea.server.web.rates import Limits
from saltsea.store.port import Store

PAGE: Final = 500
"""So many tables are looked up at once when the server opens."""

log = logging.getLogger(__name__)


class House:
    """One server."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        bots: BotWorker,
        clock: Clock | None = None,
        *,
        disk: Disk | None = None,
        meter: Meter | None = None,
        letters: Letters | None = None,
        tryouts: Tryouts | None = None,
        new_link: bool = False,
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock or WorldClock()
        self.disk = disk or Disk()
        self.hall = Hall(games, store, self.clock, bots, meter)
        self.hall.has_room = self.disk.has_room
        self.operator = Operator(self.hall, self.disk)
        self.limits = Limits(self.clock)
        self.mailroom = Mailroom(self.hall, letters or Letters())
        self.tryouts = tryouts
        """Who lets simulated crews try chapters; without one nobody can ask for it."""
        self.new_link = new_link
        """Whether the operator wants another link to their page."""
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring back the tables where something goes on by itself: days may have passed, or only computer players."""
        await self.operator.open(new=self.new_link)
        self.sweeper = asyncio.create_task(self.sweep())
        await self.wake_tables()
        log.debug("open", extra={"tables": len(self.hall.tables)})
        self.mailroom.outbox.open()

    async def wake_tables(self) -> None:
        """Page by page: there may be more than memory should hold as rows."""
        page = await self.store.table_ids(PLAYING, most=PAGE)
        while page:
            for code in page:
                await self.wake(code)
            page = await self.store.table_ids(PLAYING, after=page[-1], most=PAGE)

    async def wake(self, code: str) -> None:
        """One table that cannot be read must not keep the server from opening."""
        try:
            await self.hall.table(code)
        except Exception:
            log.exception("table %s: it could not be brought back", self.hall.log_names.of(code))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP / 1000)
            try:
                await self.hall.sweep()
                self.disk.has_room()  # which raises the alarm
                await clean_if_due(self.hall)
            except Exception:
                log.exception("the sweep failed")

    def say_goodbye(self) -> None:
        """Tell every open line that the server stops, and that coming back later loses nothing."""
        for table in self.hall.tables.values():
            for connection in table.connections:
                narrator = table.host.narrators[connection.language]
                sentence = narrator.texts.say("server-stopping")
                connection.tell(Goodbye("stopping", again=True, sentence=sentence))
                connection.wire.close()

    async def close(self) -> None:
        """Tables first, then those who served them."""
        log.debug("closing", extra={"tables": len(self.hall.tables)})
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.mailroom.outbox.close()
        await self.hall.close()
        await self.bots.close()
        if self.tryouts is not None:
            await self.tryouts.end()
        await self.store.close()

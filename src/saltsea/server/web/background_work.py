"""Whole games are read beside the event loop: in another process, or in a thread where there is none. A game of ten
thousand lines takes seconds, and no table waits for it."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

import msgspec

from saltsea.server.reading.log_made import LogWanted, log_made
from saltsea.server.reading.totals import TotalsWanted
from saltsea.server.reading.views_made import ViewsWanted
from saltsea.server.tables.stored.brought_record import (
    BroughtRecord,
    RecordHead,
    RecordWanted,
    brought_record,
    record_wanted,
)
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess, readable

log = logging.getLogger(__name__)

ReadBeside: TypeAlias = Callable[[ViewsWanted | LogWanted | TotalsWanted | RecordWanted], Awaitable[bytes]]
"""Works out views, logs and sums, and checks records, in another process."""


class BackgroundWork:
    """Does what is wanted elsewhere, and in a thread if that fails."""

    def __init__(self, access: GameAccess, process: ReadBeside | None = None) -> None:
        self.access = access
        self.process = process
        """None where there are no other processes, as inside a page."""

    async def made(self, wanted: LogWanted | RecordWanted, here: Callable[[], bytes]) -> bytes:
        if self.process is not None:
            try:
                return await self.process(wanted)
            except (OSError, RuntimeError, TimeoutError):
                log.warning("a game is read in a thread", exc_info=True)
        return await self.access.in_thread(here)

    async def record(self, services: TableServices, head: RecordHead, seed: str | None = None) -> BroughtRecord:
        """A record from elsewhere as it is stored; BadRecordError if it is none, or not what was played."""
        wanted = record_wanted(services, head, seed)
        data = await self.made(wanted, lambda: msgspec.json.encode(brought_record(services.rules, wanted)))
        return msgspec.json.decode(data, type=BroughtRecord)

    async def log(self, services: TableServices, wanted: LogWanted) -> bytes:
        """The log of a stored game as JSON."""
        with readable():
            return await self.made(wanted, partial(log_made, services.rules, services.forms, wanted))

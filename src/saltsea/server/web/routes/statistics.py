"""What the last games of the server add up to: counted beside the tables, at most once a minute, and not again before
the finished games have changed."""

import logging
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

import msgspec

from saltsea.kernel.seat import Millis
from saltsea.server.reading.totals import TotalsWanted, ended_game, statistics_of, sums_made
from saltsea.server.web.answer_cache import AnswerCache
from saltsea.server.web.background_work import ReadBeside
from saltsea.server.web.game_access import GameAccess, readable
from saltsea.server.web.http import Request, Response
from saltsea.server.web.json_http import json_answer
from saltsea.server.web.messages import Failure, Statistics
from saltsea.server.web.openapi import Route
from saltsea.store.rows import GameRow

LIFE: Final[Millis] = 60_000
MOST_COUNTED: Final = 10_000
"""Statistics cover so many of the last games."""
PAGE: Final = 500
"""Games that are read, sent and counted at once."""

log = logging.getLogger(__name__)


class StatisticsRoutes:
    """The route of statistics."""

    def __init__(self, access: GameAccess, read_beside: ReadBeside | None = None) -> None:
        self.access = access
        self.registry = access.registry
        self.read_beside = read_beside
        """None where there are no other processes, as inside a page."""
        self.kept = AnswerCache(self.registry.clock, LIFE)

    def routes(self) -> list[Route]:
        about, busy = "Statistics of the last games.", (429, Failure)
        return [Route("GET", "/api/statistics", self.statistics, about, gives=Statistics, refuses=(busy,), heavy=True)]

    async def statistics(self, request: Request) -> Response:
        data = await self.kept.answer((), self.all_added_up, self.registry.archive.revision())
        return json_answer(data)

    async def all_added_up(self) -> bytes:
        sums = [await self.added_up(TotalsWanted([ended_game(row) for row in page])) async for page in self.pages()]
        return msgspec.json.encode(Statistics([statistics_of(name, sums) for name in self.registry.services]))

    async def pages(self) -> AsyncIterator[list[GameRow]]:
        """Games with the content of the catalogue: one's own values would be compared with others."""
        store = self.registry.store
        own, last, left = await store.tables_with_chapters(), None, MOST_COUNTED
        while left and (page := await store.games(over=True, after=last, most=min(PAGE, left))):
            last, left = page[-1], left - len(page)
            yield [row for row in page if row.table not in own]

    async def added_up(self, wanted: TotalsWanted) -> bytes:
        if self.read_beside is not None:
            with readable():
                try:
                    return await self.read_beside(wanted)
                except (OSError, RuntimeError, TimeoutError):
                    log.warning("games are counted in a thread", exc_info=True)
        return await self.access.read_in_thread(partial(sums_made, wanted))

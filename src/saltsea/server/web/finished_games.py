"""Pages that an extension makes of finished games: the route, who may read them, and a thread for the work."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from saltsea.kernel.record import Header, Line
from saltsea.kernel.rules import AnyRules
from saltsea.server.reading.views_made import played_of
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.answer_cache import AnswerCache
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_answer
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.store.rows import GameRow, LineRow

Make: TypeAlias = Callable[[AnyRules, Header, Sequence[Line]], msgspec.Struct]
"""Makes it from the lines of a game, in a thread: no table waits for a reader."""


class FinishedGamePage(NamedTuple):
    """One address below /api/games/{game} about finished games of one game."""

    game: str
    part: str
    """The last part of the address: report, course."""
    about: str
    maker: Callable[[GameRow], Awaitable[Make]]
    """What makes it of this game; it may read more of the store first."""


class FinishedGameRoutes:
    """The routes of such pages."""

    def __init__(self, access: GameAccess, *pages: FinishedGamePage) -> None:
        self.access = access
        self.registry = access.registry
        self.pages = pages
        self.kept = AnswerCache(self.registry.clock)

    def routes(self) -> list[Route]:
        return [self.route(page) for page in self.pages]

    def route(self, page: FinishedGamePage) -> Route:
        path, refuses = (
            f"/api/games/{{game}}/{page.part}",
            ((403, Failure), (404, Failure), (409, Failure), (429, Failure)),
        )
        return Route("GET", path, partial(self.show, page), page.about, refuses=refuses, heavy=True)

    async def show(self, page: FinishedGamePage, request: Request) -> Response:
        row = await self.access.row(request)
        if row.game != page.game:
            raise HttpError(404, f"this game has no {page.part}")
        await self.access.check_record(row, request)
        asked = page.part, row.id, row.ended, row.counted
        return json_answer(await self.kept.answer(asked, partial(self.page_of, page, row)))

    async def page_of(self, page: FinishedGamePage, row: GameRow) -> bytes:
        """A page about a finished game. It never changes."""
        services = await self.access.services(row)
        make, lines = await page.maker(row), await self.registry.store.lines(row.id)
        return msgspec.json.encode(await self.access.read_in_thread(partial(made, make, services, row, lines)))


def made(make: Make, services: TableServices, row: GameRow, lines: Sequence[LineRow]) -> msgspec.Struct:
    """What is made of the stored lines of a game."""
    return make(services.rules, *played_of(services.rules, row.header, [line.body for line in lines]))

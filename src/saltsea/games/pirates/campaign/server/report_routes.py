"""The route of the voyage report: what a finished voyage adds up to. It is made in a thread: no table waits for a
reader."""

from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.games.pirates.campaign.server.clashes import Clash, clashes_of
from saltsea.games.pirates.view.report import voyage_report
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.view_routes import from_store
from saltsea.store.rows import GameRow, LineRow
from saltsea.view import Shape

NO_REPORT: Final = "this game has no report"
GAME: Final = "pirates"
NOT_OVER: Final = "this game is still being played: its report is made when it is over"


class ReportRoutes:
    """The route of reports."""

    def __init__(self, access: GameAccess) -> None:
        self.access = access
        self.registry = access.registry

    def routes(self) -> list[Route]:
        return [
            Route(
                "GET",
                "/api/games/{game}/report",
                self.report,
                "The report of a finished game, in the game's own form; not every game has one.",
                refuses=((403, Failure), (404, Failure), (409, Failure)),
            )
        ]

    async def report(self, request: Request) -> Response:
        row = await self.access.row(request)
        services = await self.registry.services_at(row.game, row.table)
        if row.game != GAME:
            raise HTTPException(404, NO_REPORT)
        if row.outcome is None:
            raise HTTPException(404, NOT_OVER)
        await self.access.check_may_have(row, request)
        store = self.registry.store
        clashes = await clashes_of(store, row.id) if row.counted else None
        lines = await store.lines(row.id)
        made = await self.access.read_in_thread(partial(report_of, services, row, lines, clashes))
        return json_response(made)


def report_of(services: TableServices, row: GameRow, lines: list[LineRow], clashes: list[Clash] | None) -> Shape:
    """The report from the stored lines of a voyage."""
    header, played = from_store(services, row, lines)
    return voyage_report(services.rules, header, list(played), clashes)

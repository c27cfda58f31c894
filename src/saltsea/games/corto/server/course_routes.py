"""The route of a finished game's course: gold turn by turn. It is made in a thread: no table waits for a reader."""

from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.games.corto.view.course import course
from saltsea.games.corto.view.shapes import CortoCourse
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.view_routes import from_store
from saltsea.store.rows import GameRow, LineRow

GAME: Final = "corto"
NO_COURSE: Final = "this game is not counted in gold"


class CourseRoutes:
    """The route of courses."""

    def __init__(self, access: GameAccess) -> None:
        self.access = access
        self.registry = access.registry

    def routes(self) -> list[Route]:
        return [
            Route(
                "GET",
                "/api/games/{game}/course",
                self.course,
                "The gold of each player after every turn of a finished game of Corto, and its turning point.",
                refuses=((403, Failure), (404, Failure), (409, Failure)),
            )
        ]

    async def course(self, request: Request) -> Response:
        row = await self.access.row(request)
        if row.game != GAME:
            raise HTTPException(404, NO_COURSE)
        await self.access.check_record(row, request)
        services = await self.registry.services_at(row.game, row.table)
        lines = await self.registry.store.lines(row.id)
        return json_response(await self.access.read_in_thread(partial(course_of, services, row, lines)))


def course_of(services: TableServices, row: GameRow, lines: list[LineRow]) -> CortoCourse:
    """The course from the stored lines of a game."""
    header, played = from_store(services, row, lines)
    return course(services.rules, header, played)

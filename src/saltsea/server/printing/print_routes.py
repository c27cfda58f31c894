"""Routes of printed sheets: a file of a game as a PDF, to save and print."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.printing.art import is_built
from saltsea.printing.booklets import Prints, UnknownBookletError
from saltsea.printing.options import PAPERS
from saltsea.server.printing.print_process import PrintOrder
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route

PDF: Final = "application/pdf"
INKS: Final = ("full", "saving")
Make = Callable[[PrintOrder], Awaitable[bytes]]

log = logging.getLogger(__name__)


class PrintRoutes:
    """The routes of printed sheets. What somebody asks for is checked here, before a process starts."""

    def __init__(self, games: Mapping[str, Game], make: Make) -> None:
        self.games = games
        self.make = make

    def routes(self) -> list[Route]:
        return [
            Route(
                "GET",
                "/api/print/{game}/{booklet}",
                self.file,
                "Sheets of a game to cut out, as a PDF; the catalogue lists the files.",
                gives=PDF,
                refuses=((400, Failure), (404, Failure), (503, Failure)),
                asks=(
                    ("paper", f"{' or '.join(PAPERS)}; a4 if not given."),
                    ("language", f"{' or '.join(LANGUAGES)}; {USUAL} if not given."),
                    ("ink", "full or saving; full if not given."),
                ),
            )
        ]

    async def file(self, request: Request) -> Response:
        prints = self.prints(request.path_params["game"])
        order = PrintOrder(
            prints.game,
            checked_booklet(prints, request.path_params["booklet"]),
            chosen(request, "paper", [*PAPERS]),
            chosen(request, "language", [USUAL, *LANGUAGES]),
            chosen(request, "ink", INKS) == "saving",
        )
        name = prints.file_name(order.booklet, order.options())
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-cache"}
        return Response(await self.made(order), 200, headers, PDF)

    def prints(self, name: str) -> Prints:
        game = self.games.get(name)
        if game is None or game.prints is None:
            raise HttpError(404, "there is no such game to print")
        if not is_built():
            raise HttpError(503, "this server has no pictures to print")
        return game.prints(game)

    async def made(self, order: PrintOrder) -> bytes:
        try:
            return await self.make(order)
        except (RuntimeError, TimeoutError) as error:
            log.exception("sheets of %s could not be printed", order.game)
            raise HttpError(503, "the sheets could not be made; try again later") from error


def checked_booklet(prints: Prints, booklet: str) -> str:
    try:
        return prints.checked(booklet)
    except UnknownBookletError as error:
        raise HttpError(404, "this game has no such file to print") from error


def chosen(request: Request, name: str, known: tuple[str, ...] | list[str]) -> str:
    """One of the known values, the first if none is asked for."""
    value = request.query_params.get(name, known[0])
    if value not in known:
        raise HttpError(400, f"{name} is one of {', '.join(dict.fromkeys(known))}")
    return value

"""Routes of printed sheets: a file of a game as a PDF, to save and print."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.printing.art import is_built
from saltsea.printing.booklets import Prints, UnknownBookletError
from saltsea.printing.options import PAPERS
from saltsea.server.printing.print_process import PrintOrder
from saltsea.server.tables.player_content import LONGEST, made_with
from saltsea.server.tables.threads import in_thread
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import read_body
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route

PDF: Final = "application/pdf"
INKS: Final = ("full", "saving")
ASKS: Final = (
    ("paper", f"{' or '.join(PAPERS)}; a4 if not given."),
    ("language", f"{' or '.join(LANGUAGES)}; {USUAL} if not given."),
    ("ink", "full or saving; full if not given."),
)
Make = Callable[[PrintOrder], Awaitable[bytes]]

log = logging.getLogger(__name__)


class PrintRoutes:
    """The routes of printed sheets. What a client asks for is checked here, before a process starts."""

    def __init__(self, games: Mapping[str, Game], make: Make) -> None:
        self.games = games
        self.make = make

    def routes(self) -> list[Route]:
        refuses = ((400, Failure), (404, Failure), (503, Failure))
        ours = "Sheets of a game to cut out, as a PDF; the catalogue lists the files."
        own = "Sheets of a chapter of one's own, or of other own values, as a PDF: send what its file holds."
        return [
            Route("GET", "/api/print/{game}/{booklet}", self.file, ours, gives=PDF, refuses=refuses, asks=ASKS),
            Route(
                "POST",
                "/api/print/{game}",
                self.own_file,
                own,
                takes=JSON,
                gives=PDF,
                refuses=(*refuses, (413, Failure), (429, Failure)),
                asks=ASKS,
                costly=True,
            ),
        ]

    async def file(self, request: Request) -> Response:
        game = self.printable(request)
        booklet = checked_booklet(prints_of(game), request.path_params["booklet"])
        return await self.answered(game, order_of(request, booklet))

    async def own_file(self, request: Request) -> Response:
        """What a player has written is checked in a thread, as it is for a table."""
        game, text = self.printable(request), await text_of(request)
        try:
            own = await in_thread(partial(made_with, game, text))
        except ValueError as error:
            raise HttpError(400, "this cannot be played, so it is not printed: have it checked first") from error
        prints = prints_of(own)
        return await self.answered(own, order_of(request, [*prints.chapters(), *prints.basics()][0], text))

    async def answered(self, game: Game, order: PrintOrder) -> Response:
        name = prints_of(game).file_name(order.booklet, order.options())
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-cache"}
        return Response(await self.made(order), 200, headers, PDF)

    def printable(self, request: Request) -> Game:
        game = self.games.get(request.path_params["game"])
        if game is None or game.prints is None:
            raise HttpError(404, "there is no such game to print")
        if not is_built():
            raise HttpError(503, "this server has no pictures to print")
        return game

    async def made(self, order: PrintOrder) -> bytes:
        try:
            return await self.make(order)
        except (RuntimeError, TimeoutError) as error:
            log.exception("sheets of %s could not be printed", order.game)
            raise HttpError(503, "the sheets could not be made; try again later") from error


def prints_of(game: Game) -> Prints:
    assert game.prints is not None
    return game.prints(game)


def order_of(request: Request, booklet: str, content: str = "") -> PrintOrder:
    return PrintOrder(
        request.path_params["game"],
        booklet,
        chosen(request, "paper", [*PAPERS]),
        chosen(request, "language", [USUAL, *LANGUAGES]),
        chosen(request, "ink", INKS) == "saving",
        content,
    )


async def text_of(request: Request) -> str:
    try:
        return (await read_body(request, LONGEST)).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise HttpError(400, "what one writes for a game is text in UTF-8") from error


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

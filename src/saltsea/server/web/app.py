"""The web application: which address answers what. It is given its facts; it looks nothing up by itself."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from saltsea.server.accounts.accounts import Accounts
from saltsea.server.accounts.doors import AccountDoors
from saltsea.server.accounts.passkey_doors import PasskeyDoors
from saltsea.server.accounts.passkeys import Passkeys
from saltsea.server.accounts.passwords import Passwords
from saltsea.server.accounts.visit import Visits
from saltsea.server.application import Application
from saltsea.server.operation.operator_page import OperatorPage
from saltsea.server.operation.privacy import Privacy
from saltsea.server.operation.watch import Watch
from saltsea.server.reach.certificates import Certificate
from saltsea.server.reach.invitations import Invitations
from saltsea.server.reach.reach import ONLY_HERE, Reach
from saltsea.server.reach.trust import Trust
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.to_client import Goodbye
from saltsea.server.web.campaign_doors import CampaignDoors, WordDoors
from saltsea.server.web.chapter_doors import ChapterDoors
from saltsea.server.web.client_files import BUILT_CLIENT, ClientFiles
from saltsea.server.web.daily_doors import DailyDoors
from saltsea.server.web.guard import Guard, security_headers
from saltsea.server.web.html import file_routes
from saltsea.server.web.messages import About, Catalogue, CatalogueEntry, Failure
from saltsea.server.web.openapi import Door, Endpoint, openapi
from saltsea.server.web.readers import Readers
from saltsea.server.web.records import Records
from saltsea.server.web.rest import Rest
from saltsea.server.web.sockets import serve_line
from saltsea.server.web.views import Views

TOO_MANY: Final = 4429


def make_app(
    catalogue: Sequence[CatalogueEntry],
    about: About,
    application: Application,
    *,
    client: Path = BUILT_CLIENT,
    reach: Reach = ONLY_HERE,
    certificate: Certificate | None = None,
    open_metrics: bool = False,
    passwords: Passwords | None = None,
) -> Starlette:
    """The whole server for these games. `client` is the folder with the built browser client, `reach` knows by which
    address others find it, and a certificate of its own gets a page that explains it."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await application.open()
        yield
        await application.close()

    visits = Visits(
        Accounts(application.store, application.clock, passwords or Passwords()), application.registry, reach
    )
    privacy = Privacy(application.registry, application.limits)
    doors = [*_facts(catalogue, about), *Watch(application, open_metrics=open_metrics).doors()]
    readers = Readers(application.registry, visits.reader)
    doors += [*Rest(readers, application.operator, visits.player).doors(), *privacy.doors()]
    doors += [*Records(readers).doors(), *Views(readers).doors()]
    doors += [*CampaignDoors(visits).doors(), *WordDoors(readers).doors()]
    doors += [*DailyDoors(application.registry).doors(), *ChapterDoors(readers, application.tryouts).doors()]
    doors += [*AccountDoors(visits).doors(), *PasskeyDoors(visits, Passkeys(application.clock)).doors()]
    doors += [*Invitations(application.registry, reach).doors(), *application.mailroom.doors()]
    doors += Trust(certificate).doors() if certificate is not None else []
    doors = application.limits.guarded(doors)
    described = openapi(doors, about.version)
    line = WebSocketRoute("/tables/{code}/line", _line(application, visits))
    return Starlette(
        lifespan=lifespan,
        routes=[
            Mount("/api", routes=[*_routes(doors, "/api"), line]),
            *_routes(doors, ""),
            *OperatorPage(application.operator, application.limits).routes(),
            *privacy.routes(),
            *file_routes(),
            Route("/openapi.json", _plainly(described)),
            Mount("/", ClientFiles(client)),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={HTTPException: _refused, Exception: _broken},
    )


def _facts(catalogue: Sequence[CatalogueEntry], about: About) -> list[Door]:
    games = Catalogue(tuple(catalogue))
    return [
        Door("GET", "/api/catalogue", _always(games), "The games of this server.", gives=Catalogue),
        Door("GET", "/api/about", _always(about), "Which Saltsea this is.", gives=About),
    ]


def _routes(doors: Sequence[Door], under: str) -> list[Route]:
    """The doors under an address; those under /api have a mount of their own, so that a wrong method is told there."""
    ours = [door for door in doors if door.path.startswith("/api/") == bool(under)]
    return [Route(door.path.removeprefix(under), door.endpoint, methods=[door.method]) for door in ours]


def _line(application: Application, visits: Visits) -> Callable[[WebSocket], Awaitable[None]]:
    async def line(socket: WebSocket) -> None:
        if application.limits.is_guessing(socket):
            await _turned_away(socket)
            return
        if await application.registry.table(socket.path_params["code"]) is None:
            application.limits.missed(socket)
        await serve_line(socket, application.registry, application.clock, await visits.player(socket))

    return line


async def _turned_away(socket: WebSocket) -> None:
    await socket.accept()
    goodbye = Goodbye("not-welcome", again=False, sentence="Too many wrong codes came from your address.")
    await socket.send_text(encode(goodbye).decode())
    await socket.close(TOO_MANY)


def _json(message: msgspec.Struct, status: int = 200) -> Response:
    body = msgspec.json.encode(message)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def _always(message: msgspec.Struct) -> Endpoint:
    """An endpoint whose answer is settled when the application is made."""

    async def answer(_: Request) -> Response:
        return _json(message)

    return answer


def _plainly(page: object) -> Endpoint:
    async def answer(_: Request) -> Response:
        return Response(msgspec.json.encode(page), 200, media_type="application/json")

    return answer


async def _refused(request: Request, error: Exception) -> Response:
    """A program gets JSON; a person who mistyped an address gets a line to read."""
    assert isinstance(error, HTTPException)
    status, path = error.status_code, request.url.path
    words = f"nothing answers at {path}" if error.detail == HTTPStatus.NOT_FOUND.phrase else str(error.detail)
    if path.startswith("/api/"):
        response = _json(Failure(status, words), status)
    else:
        response = Response(f"{status}: {words}\n", status, media_type="text/plain")
    response.headers.update(error.headers or {})
    return response


async def _broken(request: Request, _: Exception) -> Response:
    """The last net. Starlette runs it outside the middleware, so the guard's headers are added here by hand."""
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    response = _json(Failure(status, "the server made a mistake; its log says which"), status)
    response.headers.update(security_headers(request.headers.get("host", "")))
    return response

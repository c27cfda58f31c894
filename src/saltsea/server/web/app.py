"""The web application: all routes of the server. Everything it serves is passed in; it looks nothing up by itself."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import TypeAlias

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.websockets import WebSocket

from saltsea.kernel.record_file import BadRecordError
from saltsea.server.accounts.account_routes import AccountRoutes
from saltsea.server.accounts.accounts import Accounts
from saltsea.server.accounts.authentication import Authentication
from saltsea.server.accounts.passkey_routes import PasskeyRoutes
from saltsea.server.accounts.passkeys import Passkeys
from saltsea.server.accounts.passwords import Passwords
from saltsea.server.application import Application
from saltsea.server.cluster.requests import PassOn
from saltsea.server.extensions import WebServices, extension_pages, extension_routes
from saltsea.server.mine.mine_routes import MineRoutes
from saltsea.server.network.certificate import Certificate
from saltsea.server.network.invitation_routes import InvitationRoutes
from saltsea.server.network.known_hosts import KnownHosts
from saltsea.server.network.trust_routes import TrustRoutes
from saltsea.server.network.urls import ONLY_HERE, ServerUrls
from saltsea.server.notifications.notification_routes import NotificationRoutes
from saltsea.server.operations.health_routes import HealthRoutes
from saltsea.server.operations.operator_page import OperatorPage
from saltsea.server.operations.privacy_routes import PrivacyRoutes
from saltsea.server.printing.print_routes import Make, PrintRoutes
from saltsea.server.reading.reading_processes import ReadingProcesses
from saltsea.server.tables.connection import FLOODING
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.to_client import Goodbye
from saltsea.server.tables.stored.stored_rows import UNREADABLE
from saltsea.server.web.background_work import BackgroundWork, ReadBeside
from saltsea.server.web.client_files import BUILT_CLIENT, ClientFiles
from saltsea.server.web.game_access import NOT_READABLE, GameAccess
from saltsea.server.web.html import PageTemplates, file_routes
from saltsea.server.web.http import HttpError
from saltsea.server.web.messages import About, Catalogue, CatalogueEntry, Failure
from saltsea.server.web.openapi import Endpoint, Route, openapi
from saltsea.server.web.protection.security_headers import SecurityHeaders, security_headers
from saltsea.server.web.routes.carry import CarryRoutes
from saltsea.server.web.routes.records import RecordRoutes
from saltsea.server.web.routes.statistics import StatisticsRoutes
from saltsea.server.web.routes.tables import TableRoutes
from saltsea.server.web.routes.texts import TextRoutes
from saltsea.server.web.routes.views import ViewRoutes
from saltsea.server.web.sockets import send_away, serve_connection
from saltsea.server.web.stranger import stranger_goodbye
from saltsea.store.port import LockError, StoreError

log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[[Request, Exception], Awaitable[Response]]
Entries: TypeAlias = Callable[[], Sequence[CatalogueEntry]]
"""Gives the entries of the catalogue: asked once, when a visitor wants it."""


def make_app(
    catalogue: Entries,
    about: About,
    application: Application,
    *,
    client: Path = BUILT_CLIENT,
    urls: ServerUrls = ONLY_HERE,
    certificate: Certificate | None = None,
    open_metrics: bool = False,
    passwords: Passwords | None = None,
    printing: Make | None = None,
    reading: ReadingProcesses | None = None,
) -> Starlette:
    """The whole server for these games. `client` is the folder with the built browser client, `urls` knows the
    addresses of this server, a self-made certificate gets a page that explains it, `printing` makes sheets, and
    `reading` works out views of whole games, and sums over many, in another process."""

    accounts = Accounts(application.store, application.clock, passwords or Passwords())
    if application.node is not None:
        application.node.share(accounts.limits())
    authentication = Authentication(accounts, application.registry, urls)
    pages = PageTemplates()
    privacy = PrivacyRoutes(application.registry, application.limits, pages)
    routes = [
        *_static_routes(catalogue, about),
        *HealthRoutes(application, open_metrics=open_metrics).routes(),
        *_game_routes(application, authentication, None if reading is None else reading.made),
        *_person_routes(application, authentication),
        *privacy.routes(),
        *_side_routes(application, urls, pages, certificate, printing),
    ]
    limited = application.limits.limit_all(routes)
    socket_route = WebSocketRoute("/tables/{code}/line", _connect(application, authentication))
    return Starlette(
        lifespan=_lifespan(application, reading),
        routes=[
            Mount("/api", routes=[*_routes(limited, "/api"), socket_route]),
            *_routes(limited, ""),
            *_page_routes(application, privacy, pages),
            StarletteRoute("/openapi.json", _plainly(openapi(limited, about.version))),
            Mount("/", ClientFiles(client, pages, extension_pages(application.registry))),
        ],
        middleware=_middleware(urls, application),
        exception_handlers=_handlers(),
    )


def _side_routes(
    application: Application,
    urls: ServerUrls,
    pages: PageTemplates,
    certificate: Certificate | None,
    printing: Make | None,
) -> list[Route]:
    """Invitations, reminders, sheets to print and the page about a self-made certificate."""
    games = {name: services.game for name, services in application.registry.services.items()}
    return [
        *InvitationRoutes(application.registry, urls).routes(),
        *NotificationRoutes(application.notifications, pages).routes(),
        *(PrintRoutes(games, printing).routes() if printing is not None else []),
        *(TrustRoutes(certificate, pages).routes() if certificate is not None else []),
    ]


def _page_routes(application: Application, privacy: PrivacyRoutes, pages: PageTemplates) -> list[StarletteRoute]:
    """Pages that the server itself writes, and their files."""
    operator = OperatorPage(application.operator, application.limits, pages)
    return [*operator.page_routes(), *privacy.page_routes(), *file_routes()]


def _handlers() -> dict[type[Exception] | int, Handler]:
    """What is answered to errors."""
    return {
        HTTPException: _refused,
        HttpError: _refused,
        LockError: _crowded,
        StoreError: _not_kept,
        ClientDisconnect: _left,
        **dict.fromkeys((BadRecordError, *UNREADABLE), _damaged),
        Exception: _broken,
    }


def _lifespan(
    application: Application, reading: ReadingProcesses | None
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await application.open(app)
        yield
        if reading is not None:
            await reading.close()
        await application.close()

    return lifespan


def _middleware(urls: ServerUrls, application: Application) -> list[Middleware]:
    """What every request passes through, the outermost first."""
    node = application.node
    return [
        *([] if node is None else [Middleware(PassOn, bus=node.bus, is_alive=node.session.is_alive)]),
        Middleware(SecurityHeaders, public=urls.public),
        Middleware(KnownHosts, urls=urls),
        Middleware(GZipMiddleware, minimum_size=1024),
    ]


def _game_routes(
    application: Application, authentication: Authentication, read_beside: ReadBeside | None
) -> list[Route]:
    """Tables, their games and records, and what each game adds."""
    registry, access = application.registry, GameAccess(application.registry, authentication.reader)
    beside = BackgroundWork(access, read_beside)
    return [
        *TableRoutes(access, application.operator.invites, authentication.player).routes(),
        *CarryRoutes(access, beside, application.operator.invites, authentication.player).routes(),
        *TextRoutes(registry).routes(),
        *RecordRoutes(access, beside).routes(),
        *StatisticsRoutes(access, read_beside).routes(),
        *ViewRoutes(access, read_beside).routes(),
        *extension_routes(WebServices(registry, access, authentication), authentication),
        *MineRoutes(access, authentication).routes(),
    ]


def _person_routes(application: Application, authentication: Authentication) -> list[Route]:
    """Accounts and the ways to sign in."""
    passkeys = Passkeys(application.store, application.clock)
    return [*AccountRoutes(authentication).routes(), *PasskeyRoutes(authentication, passkeys).routes()]


def _static_routes(catalogue: Entries, about: About) -> list[Route]:
    @cache
    def games() -> Catalogue:
        return Catalogue(tuple(catalogue()))

    async def answer(_: Request) -> Response:
        return _json(games())

    return [
        Route("GET", "/api/catalogue", answer, "The games of this server.", gives=Catalogue),
        Route("GET", "/api/about", _always(about), "The version and contact of this server.", gives=About),
    ]


def _routes(routes: Sequence[Route], under: str) -> list[StarletteRoute]:
    """The routes under a prefix. Those under /api have a mount of their own, so that a wrong method is reported
    there."""
    ours = [route for route in routes if route.path.startswith("/api/") == bool(under)]
    return [StarletteRoute(route.path.removeprefix(under), route.endpoint, methods=[route.method]) for route in ours]


def _connect(application: Application, authentication: Authentication) -> Callable[[WebSocket], Awaitable[None]]:
    async def connect(socket: WebSocket) -> None:
        limits = application.limits
        if limits.keeps_out(socket):
            await socket.close(FLOODING)  # before it is accepted, which costs less than to explain it again
            return
        if limits.is_guessing(socket):
            await _turned_away(socket, stranger_goodbye("wrong-codes", "server-wrong-codes"))
            return
        with limits.connected(socket) as has_room:
            if not has_room:
                await _turned_away(socket, stranger_goodbye("crowded", "server-crowded"))
                return
            await _serve(socket, application, authentication)

    return connect


async def _serve(socket: WebSocket, application: Application, authentication: Authentication) -> None:
    try:
        account = await authentication.player(socket)
    except StoreError:
        await socket.accept()
        await send_away(socket)
    else:
        await serve_connection(socket, application.tables, account, application.limits)


async def _turned_away(socket: WebSocket, message: Goodbye) -> None:
    await socket.accept()
    await socket.send_text(encode(message).decode())
    await socket.close(FLOODING)


def _json(message: msgspec.Struct, status: int = 200) -> Response:
    body = msgspec.json.encode(message)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def _always(message: msgspec.Struct) -> Endpoint:
    """An endpoint whose answer is fixed when the application is made."""

    async def answer(_: Request) -> Response:
        return _json(message)

    return answer


def _plainly(page: object) -> Endpoint:
    async def answer(_: Request) -> Response:
        return Response(msgspec.json.encode(page), 200, media_type="application/json")

    return answer


async def _refused(request: Request, error: Exception) -> Response:
    """An HTTP error: JSON for programs under /api, one line of text elsewhere."""
    assert isinstance(error, HTTPException | HttpError)
    status, path = error.status_code, request.url.path
    words = f"nothing answers at {path}" if error.detail == HTTPStatus.NOT_FOUND.phrase else str(error.detail)
    if path.startswith("/api/"):
        response = _json(Failure(status, words), status)
    else:
        response = Response(f"{status}: {words}\n", status, media_type="text/plain")
    response.headers.update(error.headers or {})
    return response


async def _crowded(request: Request, error: Exception) -> Response:
    """Others have held a lock for too long, or this node has lost it: nothing was stored, so another try is safe."""
    log.warning("a request could not have its lock", extra={"why": str(error)})
    sentence = "others change the same just now, so nothing was saved; try again in a few seconds"
    return await _refused(request, HttpError(503, sentence, {"Retry-After": "5"}))


async def _not_kept(request: Request, error: Exception) -> Response:
    """The disk is full, or the database is away: nothing was stored, so another try is safe."""
    log.warning("a request could not read or write the store", extra={"why": str(error)})
    sentence = "nothing can be read or saved just now; try again in a few seconds"
    return await _refused(request, HttpError(503, sentence, {"Retry-After": "5"}))


async def _left(*_: object) -> Response:
    """The client has gone in the middle of its request, or was cut off: there is no one to answer."""
    return Response(status_code=HTTPStatus.BAD_REQUEST)


async def _damaged(request: Request, error: Exception) -> Response:
    """What is stored of this cannot be read, and no other try would help. What a request says is checked where it is
    read."""
    log.warning("what is kept cannot be read", exc_info=error)
    return await _refused(request, HttpError(409, NOT_READABLE))


async def _broken(request: Request, _: Exception) -> Response:
    """The last error handler. Starlette runs it outside the middleware, so the security headers are added here."""
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    response = _json(Failure(status, "the server made a mistake; its log says which"), status)
    response.headers.update(security_headers(request.headers.get("host", "")))
    return response

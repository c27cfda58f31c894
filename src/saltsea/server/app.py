"""The web application: which address answers what. It is given its facts; it looks nothing up by itself."""

from collections.abc import Awaitable, Callable, Sequence
from http import HTTPStatus
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from saltsea.server.client_files import BUILT_CLIENT, ClientFiles
from saltsea.server.guard import SECURITY_HEADERS, Guard
from saltsea.server.messages import About, Catalogue, CatalogueEntry, Failure, Health

Endpoint = Callable[[Request], Awaitable[Response]]


def make_app(catalogue: Sequence[CatalogueEntry], about: About, *, client: Path = BUILT_CLIENT) -> Starlette:
    """The whole server for these games. `client` is the folder with the built browser client."""
    return Starlette(
        routes=[
            Mount(
                "/api",
                routes=[Route("/catalogue", _always(Catalogue(tuple(catalogue)))), Route("/about", _always(about))],
            ),
            Route("/health", _always(Health())),
            Mount("/", ClientFiles(client)),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={HTTPException: _refused, Exception: _broken},
    )


def _json(message: msgspec.Struct, status: int = 200) -> Response:
    body = msgspec.json.encode(message)
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def _always(message: msgspec.Struct) -> Endpoint:
    """An endpoint whose answer is settled when the application is made."""

    async def answer(_: Request) -> Response:
        return _json(message)

    return answer


async def _refused(request: Request, error: Exception) -> Response:
    """A program gets JSON; a person who mistyped an address gets a line to read."""
    assert isinstance(error, HTTPException)
    status, path = error.status_code, request.url.path
    words = f"nothing answers at {path}" if status == HTTPStatus.NOT_FOUND else str(error.detail)
    if path.startswith("/api/"):
        response = _json(Failure(status, words), status)
    else:
        response = Response(f"{status}: {words}\n", status, media_type="text/plain")
    response.headers.update(error.headers or {})
    return response


async def _broken(_: Request, __: Exception) -> Response:
    """The last net. Starlette runs it outside the middleware, so the guard's headers are added here by hand."""
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    response = _json(Failure(status, "the server made a mistake; its log says which"), status)
    response.headers.update(dict(SECURITY_HEADERS))
    return response

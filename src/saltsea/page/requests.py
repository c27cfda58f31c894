"""Requests that a page makes of its engine: the routes of the server, found by their paths."""

import logging
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

from saltsea.server.tables.messages.codec import encode
from saltsea.server.web.http import HttpError, Response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route

log = logging.getLogger(__name__)


class PageRequest:
    """A request of the page. It comes with no cookies, as there are no accounts."""

    def __init__(self, path: Mapping[str, str], query: str, headers: Mapping[str, str], body: bytes) -> None:
        self.path_params = path
        self.query_params = dict(parse_qsl(query))
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.cookies: Mapping[str, str] = {}
        self.body = body

    async def stream(self) -> AsyncIterator[bytes]:
        yield self.body


class RawRequest(NamedTuple):
    """What was asked, as it came."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes


class Router:
    """Finds the route of a request."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self.routes = [(route, pattern(route.path)) for route in routes]

    async def answer(self, asked: RawRequest) -> Response:
        """The answer of the route; whatever goes wrong, an answer."""
        try:
            return await self.found(asked)
        except HttpError as error:
            return failure(error.status_code, error.detail)
        except Exception:
            log.exception("%s %s failed", asked.method, asked.url)
            return failure(500, "the engine made a mistake; its log says which")

    async def found(self, asked: RawRequest) -> Response:
        path, _, query = asked.url.partition("?")
        for route, shape in self.routes:
            match = shape.fullmatch(path) if route.method == asked.method else None
            if match is not None:
                named = {name: unquote(value) for name, value in match.groupdict().items()}
                answer = await route.endpoint(PageRequest(named, query, asked.headers, asked.body))
                assert isinstance(answer, Response)
                return answer
        raise HttpError(404, f"nothing answers at {path}")


def pattern(path: str) -> re.Pattern[str]:
    """A route's path as a regular expression: a part in braces stands for anything."""
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(path)))


def failure(status: int, why: str) -> Response:
    return Response(encode(Failure(status, why)), status, None, JSON)

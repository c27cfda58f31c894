"""The routes of the server as data: what each takes and gives. Starlette's routes and /openapi.json are made from one
list."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from saltsea.server.web.http import Answer

Plain = dict[str, Any]
Endpoint = Callable[[Any], Coroutine[Any, Any, Answer]]
"""From a request, ours or Starlette's, to an answer."""
JSON: Final = "application/json"


class Route(NamedTuple):
    """One route: method, path, endpoint, and what it takes and gives."""

    method: str
    path: str
    """As Starlette and OpenAPI both write it: /api/tables/{code}."""
    endpoint: Endpoint
    summary: str
    takes: type[msgspec.Struct] | str | None = None
    gives: type[msgspec.Struct] | str = JSON
    """A message, or the media type of anything else."""
    status: int = 200
    refuses: tuple[tuple[int, type[msgspec.Struct]], ...] = ()
    asks: tuple[tuple[str, str], ...] = ()
    """The query parameters and their meaning."""
    costly: bool = False
    """Whether it fills the disk or takes a core, so that each visitor may ask for it only so often."""
    heavy: bool = False
    """Whether it takes a good part of a core for a moment: each visitor may ask a few times a second."""
    guessable: bool = False
    """Whether a query parameter is a code, which a stranger may guess, as one in the path."""
    later: type[msgspec.Struct] | None = None
    """What it gives with status 202 while the requested answer is being made."""


def openapi(routes: Sequence[Route], version: str) -> Plain:
    """The whole OpenAPI document."""
    structs = [struct for route in routes for struct in _structs(route)]
    _, components = msgspec.json.schema_components(
        list(dict.fromkeys(structs)), ref_template="#/components/schemas/{name}"
    )
    paths: Plain = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    info = {"title": "Saltsea", "version": version, "summary": "Tables, games and records. Playing is over WebSocket."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _structs(route: Route) -> list[type[msgspec.Struct]]:
    found = [struct for _, struct in route.refuses]
    given = (route.takes, route.gives, route.later)
    return found + [one for one in given if one is not None and not isinstance(one, str)]


def _operation(route: Route) -> Plain:
    answers = {str(route.status): _answer("The requested answer.", route.gives)}
    if route.later is not None:
        answers["202"] = _answer("It is being made: ask again.", route.later)
    answers |= {str(status): _answer("A refusal, with its reason.", struct) for status, struct in route.refuses}
    found: Plain = {"summary": route.summary, "responses": answers, "parameters": _parameters(route)}
    if route.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(route.takes)}
    return found


def _answer(description: str, gives: type[msgspec.Struct] | str) -> Plain:
    return {"description": description, "content": _content(gives)}


def _content(gives: type[msgspec.Struct] | str) -> Plain:
    if isinstance(gives, str):
        return {gives: {}}
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{gives.__name__}"}}}


def _parameters(route: Route) -> list[Plain]:
    named = [part[1:-1] for part in route.path.split("/") if part.startswith("{")]
    text = {"schema": {"type": "string"}}
    return [{"name": name, "in": "path", "required": True, **text} for name in named] + [
        {"name": name, "in": "query", "required": False, "description": meaning, **text} for name, meaning in route.asks
    ]

"""The doors of the server as data: what each takes and gives. Routes and /openapi.json are made from one list."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

Plain = dict[str, Any]
Endpoint = Callable[[Request], Coroutine[Any, Any, Response]]
JSON: Final = "application/json"


class Door(NamedTuple):
    """One address: how it is asked, what it takes, and what it gives."""

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
    """Names of what may stand after the question mark, and what they mean."""


def openapi(doors: Sequence[Door], version: str) -> Plain:
    """The whole document."""
    structs = [struct for door in doors for struct in _structs(door)]
    _, components = msgspec.json.schema_components(
        list(dict.fromkeys(structs)), ref_template="#/components/schemas/{name}"
    )
    paths: Plain = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door)
    info = {"title": "Saltsea", "version": version, "summary": "Tables, games and records. Playing is over WebSocket."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _structs(door: Door) -> list[type[msgspec.Struct]]:
    found = [struct for _, struct in door.refuses]
    return found + [both for both in (door.takes, door.gives) if both is not None and not isinstance(both, str)]


def _operation(door: Door) -> Plain:
    answers = {str(door.status): _answer("As asked.", door.gives)}
    answers |= {str(status): _answer("No, and why.", struct) for status, struct in door.refuses}
    found: Plain = {"summary": door.summary, "responses": answers, "parameters": _parameters(door)}
    if door.takes is not None:
        found["requestBody"] = {"required": True, "content": _content(door.takes)}
    return found


def _answer(description: str, gives: type[msgspec.Struct] | str) -> Plain:
    return {"description": description, "content": _content(gives)}


def _content(gives: type[msgspec.Struct] | str) -> Plain:
    if isinstance(gives, str):
        return {gives: {}}
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{gives.__name__}"}}}


def _parameters(door: Door) -> list[Plain]:
    named = [part[1:-1] for part in door.path.split("/") if part.startswith("{")]
    text = {"schema": {"type": "string"}}
    return [{"name": name, "in": "path", "required": True, **text} for name in named] + [
        {"name": name, "in": "query", "required": False, "description": meaning, **text} for name, meaning in door.asks
    ]

"""Answers in JSON for routes that only a server has: Starlette's own, which bear cookies."""

import msgspec
from starlette.responses import Response


def json_response(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, {"Cache-Control": "no-store"}, "application/json")

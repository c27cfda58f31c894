"""Reading a request's body and answering in JSON, for all routes."""

import msgspec

from saltsea.server.web.http import HttpError, Request, Response


def json_response(message: msgspec.Struct, status: int = 200) -> Response:
    return json_answer(msgspec.json.encode(message), status)


def json_answer(data: bytes, status: int = 200) -> Response:
    """An answer that was written as JSON before."""
    return Response(data, status, {"Cache-Control": "no-store"}, "application/json")


async def read_body(request: Request, most: int) -> bytes:
    """The request's body, unless it is too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise HttpError(413, f"a request here has at most {most} bytes")
    return bytes(data)

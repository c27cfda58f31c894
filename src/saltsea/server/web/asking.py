"""Reading a request's body and answering in JSON: what every door over HTTP does."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response


def json_answer(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(message), status, {"Cache-Control": "no-store"}, "application/json")


async def body_of(request: Request, most: int) -> bytes:
    """The body, unless it is too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise HTTPException(413, f"a request here has at most {most} bytes")
    return bytes(data)

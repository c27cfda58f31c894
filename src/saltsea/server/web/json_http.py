"""Reading a request's body and answering in JSON, for all routes."""

from typing import TypeVar

import msgspec

from saltsea.server.web.http import HttpError, Request, Response

Asked = TypeVar("Asked", bound=msgspec.Struct)


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


async def read_message(request: Request, most: int, kind: type[Asked]) -> Asked:
    """The message in a request's body, or 400 with what is wrong with it."""
    return message_in(await read_body(request, most), kind)


def message_in(data: bytes, kind: type[Asked]) -> Asked:
    try:
        return msgspec.json.decode(data, type=kind)
    except UnicodeDecodeError as error:
        raise HttpError(400, "a request here is text in UTF-8") from error
    except RecursionError as error:
        raise HttpError(400, "lists and objects are nested too deeply") from error
    except msgspec.DecodeError as error:
        raise HttpError(400, str(error)) from error

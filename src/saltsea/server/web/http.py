"""What routes see of HTTP: a request, an answer, a failure. As little as they use, so that they run behind Starlette
and inside a page alike; docs/decisions/0054."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, MutableMapping
from http import HTTPStatus
from typing import Any, Protocol, TypeAlias


class Request(Protocol):
    """A request, as far as routes of games and tables read it; others take Starlette's own, which is one of these."""

    @property
    def path_params(self) -> Mapping[str, str]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]:
        """By their names in small letters."""
        ...

    @property
    def cookies(self) -> Mapping[str, str]: ...

    def stream(self) -> AsyncIterator[bytes]:
        """The body, in parts."""
        ...


class HttpError(Exception):
    """Why there is no answer: the status, and what is wrong in words for programs."""

    def __init__(self, status_code: int, detail: str = "", headers: Mapping[str, str] | None = None) -> None:
        super().__init__(status_code, detail)
        self.status_code = status_code
        self.detail = detail or HTTPStatus(status_code).phrase
        self.headers = headers


AsAsgi: TypeAlias = Any
"""Whatever ASGI says it is."""
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Answer(Protocol):
    """What an endpoint gives back: one of ours, or of Starlette's."""

    status_code: int

    async def __call__(self, scope: AsAsgi, receive: AsAsgi, send: AsAsgi) -> None: ...


class Response:
    """An answer: plain ASGI, so that Starlette sends it as one of its own."""

    def __init__(
        self, body: bytes, status_code: int = 200, headers: Mapping[str, str] | None = None, media_type: str = ""
    ) -> None:
        self.body = body
        self.status_code = status_code
        self.headers = {**(headers or {}), "Content-Type": media_type}

    async def __call__(self, scope: object, receive: object, send: Send) -> None:
        headers = {**self.headers, "Content-Length": str(len(self.body))}
        lines = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": self.status_code, "headers": lines})
        await send({"type": "http.response.body", "body": self.body})

"""How many requests one address may send: counted before anything else is done with them, so that a refusal costs next
to nothing."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from saltsea.server.tables.clock import Clock
from saltsea.server.tables.log_names import VISITOR
from saltsea.server.tables.token_bucket import TokenBuckets
from saltsea.server.web.protection.rate_limits import visitor

BURST: Final = 600
EVERY: Final = 20
"""Requests at once, and milliseconds until another: a page with all its parts is a few dozen."""
SOCKET_EVERY: Final = 250
"""The same for connections to tables, of which as many may come at once as an address may have."""
BODY: Final = b"429: too many requests from one place\n"
HEADERS: Final = (
    (b"content-type", b"text/plain"),
    (b"content-length", str(len(BODY)).encode()),
    (b"retry-after", b"1"),
    (b"connection", b"close"),
)


class RequestPace:
    """Refuses what is too much. Plain ASGI, outside of the whole application."""

    def __init__(self, app: ASGIApp, clock: Clock, connections: int) -> None:
        self.app = app
        self.requests = TokenBuckets(clock, BURST, EVERY)
        self.sockets = TokenBuckets(clock, connections, SOCKET_EVERY)
        """Connections to tables that are opened: a whole class comes back at once after a restart, but not for ever."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = visitor(HTTPConnection(scope)) if scope["type"] in ("http", "websocket") else ""
        if not address:
            await self.app(scope, receive, send)
            return
        VISITOR.set(address)  # of the task that serves this request
        buckets = self.sockets if scope["type"] == "websocket" else self.requests
        if buckets.wait(address):
            await refuse(scope, send)
        else:
            buckets.take(address)
            await self.app(scope, receive, send)


async def refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
        return
    await send({"type": "http.response.start", "status": 429, "headers": HEADERS})
    await send({"type": "http.response.body", "body": BODY})

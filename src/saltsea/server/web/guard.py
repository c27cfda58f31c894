"""Headers that every answer carries: the page may load nothing from elsewhere, and nobody may frame it."""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saltsea.server.reach.reach import HOST

CONTENT_POLICY: Final = (
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "style-src 'self'",
    # The client's drawings bear style attributes, which come to the page inside of templates. A whole style sheet that
    # somebody smuggled in would still not be applied.
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
)
SECURITY_HEADERS: Final = (
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    # A seat is a secret link: its address must not travel to another site.
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
)
# The Host header is whatever a stranger likes to send. What cannot stand in an address is not repeated.
_HOST: Final = re.compile(HOST)


class Guard:
    """Adds the headers on the way out. Plain ASGI, so that streams and sockets pass untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(security_headers(Headers(scope=scope).get("host", "")))
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def security_headers(host: str) -> dict[str, str]:
    """For whoever has reached us under this name."""
    return {"Content-Security-Policy": "; ".join([*CONTENT_POLICY, connections(host)]), **dict(SECURITY_HEADERS)}


def connections(host: str) -> str:
    """A table's line leads to this server alone. Some browsers do not count it as 'self', so it is named as well."""
    lines = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return f"connect-src 'self'{lines}"

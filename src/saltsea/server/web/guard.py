"""Headers that every answer carries: the page may load nothing from elsewhere, and nobody may frame it."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "object-src 'none'",
    )
)

SECURITY_HEADERS: Final = (
    ("Content-Security-Policy", CONTENT_POLICY),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    # A seat is a secret link: its address must not travel to another site.
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
)


class Guard:
    """Adds the headers on the way out. Plain ASGI, so that streams and sockets pass untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(dict(SECURITY_HEADERS))
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

"""Security headers of every answer: the page may load nothing from other sites, and no other site may frame it."""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saltsea.server.network.urls import HOST

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
    # an attacker smuggled in would still not be applied.
    "style-src-attr 'unsafe-inline'",
    "worker-src 'self'",
)
ENGINE_WORKER: Final = "/assets/engine-worker"
ENGINE_SCRIPTS: Final = "script-src 'self' 'wasm-unsafe-eval'"
"""The worker in which a page runs its engine may compile WebAssembly, and nothing else may: workers have policies of
their own."""
SECURITY_HEADERS: Final = (
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    # A seat is a secret link: its address must not reach another site.
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
)
DAY: Final = 86_400
YEAR: Final = 365 * DAY
"""Seconds for which a browser comes by https only. A server with a certificate of its own may go back to http soon, and
other services of that machine are on the same name."""
# The Host header is untrusted. What cannot be a host is not repeated.
_HOST: Final = re.compile(HOST)


class SecurityHeaders:
    """Adds the headers to every answer. Plain ASGI, so that streams and sockets pass untouched."""

    def __init__(self, app: ASGIApp, public: str = "") -> None:
        self.app = app
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                host = Headers(scope=scope).get("host", "")
                headers = security_headers(host, scope["path"])
                if scope["scheme"] == "https" or self.public == f"https://{host}":
                    headers["Strict-Transport-Security"] = f"max-age={YEAR if self.public else DAY}"
                MutableHeaders(scope=message).update(headers)
            await send(message)

        await self.app(scope, receive, guarded if scope["type"] == "http" else send)


def security_headers(host: str, path: str = "") -> dict[str, str]:
    """The headers for a request to this host."""
    scripts = [ENGINE_SCRIPTS] if path.startswith(ENGINE_WORKER) else []
    policy = "; ".join([*CONTENT_POLICY, *scripts, connections(host)])
    return {"Content-Security-Policy": policy, **dict(SECURITY_HEADERS)}


def connections(host: str) -> str:
    """The connect-src policy: this server alone. Some browsers do not count WebSockets as 'self', so they are named as
    well."""
    lines = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return f"connect-src 'self'{lines}"

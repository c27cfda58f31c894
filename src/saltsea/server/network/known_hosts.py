"""Which names a server answers to.

A page of another site can let its own name lead to this machine (DNS rebinding): its browser then takes our answers for
that site's, and does not tell where they come from. Only the Host header shows it. Addresses, and names that cannot
be bought, cannot be used so."""

import ipaddress
import re
from contextlib import suppress
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from saltsea.server.network.urls import HOST, ServerUrls

PRIVATE: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain", ".test")
"""Endings of names that no site on the internet can have."""
_HOST: Final = re.compile(HOST)


class KnownHosts:
    """Refuses requests to names that are not the server's."""

    def __init__(self, app: ASGIApp, urls: ServerUrls) -> None:
        self.app = app
        self.urls = urls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hosts = Headers(scope=scope).getlist("host") if scope["type"] in ("http", "websocket") else []
        host = next((name for name in hosts if not is_known(name, self.urls)), None)
        if host is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})
        else:
            name = host if _HOST.fullmatch(host) else "so"
            why = f"this server is not called {name}: its operator can change that with --public-url"
            await PlainTextResponse(f"421: {why}\n", HTTPStatus.MISDIRECTED_REQUEST)(scope, receive, send)


def is_known(host: str, urls: ServerUrls) -> bool:
    """Whether this is a name of ours. A request that names no host is no browser's, and brackets are about an address;
    a host of odd letters may well be one that a browser has looked up."""
    if urls.any_name or not host or host.startswith("["):
        return True
    if not _HOST.fullmatch(host):
        return False
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
    if "." not in name or name.endswith(PRIVATE):
        return True
    with suppress(ValueError):
        return bool(ipaddress.ip_address(name))
    return name in (*urls.machine_names(), *urls.set_names())

"""Whether a request comes from a page of this server: a browser also sends our cookie with requests of other sites."""

import ipaddress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from saltsea.server.network.invitation_routes import requested_origin
from saltsea.server.network.urls import ServerUrls, only_here
from saltsea.server.web.http import HttpError

OURS: Final = ("same-origin", "none")
"""What a browser says of a request by our own page, and of a typed address."""


class Site(NamedTuple):
    """The site as the browser sees it: passkeys are bound to it."""

    name: str
    origin: str


def is_own(request: HTTPConnection, urls: ServerUrls) -> bool:
    """By Sec-Fetch-Site; old browsers, and those on plain HTTP, send only the Origin."""
    says = request.headers.get("sec-fetch-site")
    if says is not None:
        return says in OURS
    origin = request.headers.get("origin", "").partition("://")[2]
    return bool(origin) and origin in (request.headers.get("host"), urls.public.partition("://")[2])


def check_own(request: HTTPConnection, urls: ServerUrls) -> None:
    if not is_own(request, urls):
        raise HttpError(403, "only a page of this server may ask this: no Sec-Fetch-Site or Origin says that it is")


def site_of(request: Request, urls: ServerUrls) -> Site | None:
    """The site, or None where browsers make no passkeys: at a bare address, or without encryption."""
    origin = urls.public or requested_origin(request)
    name = urlsplit(origin).hostname or ""
    if not name or is_address(name):
        return None
    return Site(name, origin) if origin.startswith("https://") or only_here(origin) else None


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

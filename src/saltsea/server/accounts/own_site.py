"""Whether a request comes from a page of ours. A browser sends our cookie along with what other sites make it ask."""

import ipaddress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from saltsea.server.reach.invitations import asked_at
from saltsea.server.reach.reach import Reach, only_here

OURS: Final = ("same-origin", "none")
"""What a browser says of a request by our own page, and of an address that somebody typed."""


class Site(NamedTuple):
    """Where a browser thinks it is: passkeys are made for it, and for no other."""

    name: str
    origin: str


def is_own(request: HTTPConnection, reach: Reach) -> bool:
    """By what the browser says of it; old ones, and those on a plain network, say only where the page came from."""
    says = request.headers.get("sec-fetch-site")
    if says is not None:
        return says in OURS
    origin = request.headers.get("origin", "").partition("://")[2]
    return bool(origin) and origin in (request.headers.get("host"), reach.public.partition("://")[2])


def check_own(request: HTTPConnection, reach: Reach) -> None:
    if not is_own(request, reach):
        raise HTTPException(403, "only a page of this server may ask this: no Sec-Fetch-Site or Origin says that it is")


def site_of(request: Request, reach: Reach) -> Site | None:
    """None where browsers make no passkeys: at a bare address, or on a line that others can read."""
    origin = reach.public or asked_at(request)
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

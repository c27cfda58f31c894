"""Routes of invitations: whether other people can open a link to this server, and the link as a QR code."""

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.network import qr
from saltsea.server.network.urls import HOST, ServerUrls
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.http import HttpError
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.messages import Failure, UrlsShown
from saltsea.server.web.openapi import Route

SVG: Final = "image/svg+xml"
# The Host header is untrusted. What cannot be a host is not repeated.
_HOST: Final = re.compile(HOST)


class InvitationRoutes:
    """The routes of invitations. Their answers depend on the address that the requester used."""

    def __init__(self, registry: TableRegistry, urls: ServerUrls) -> None:
        self.registry = registry
        self.urls = urls

    def routes(self) -> list[Route]:
        return [
            Route("GET", "/api/reach", self.show_urls, "This server's addresses, for invitations.", gives=UrlsShown),
            Route(
                "GET",
                "/api/tables/{code}/qr.svg",
                self.picture,
                "A table's link as a QR code.",
                gives=SVG,
                refuses=((404, Failure),),
            ),
        ]

    async def show_urls(self, request: Request) -> Response:
        asked = requested_origin(request)
        return json_response(UrlsShown(self.urls.url(asked), self.urls.only_here(asked), self.urls.lan()))

    async def picture(self, request: Request) -> Response:
        code = request.path_params["code"]
        if await self.registry.store.table(code) is None:
            raise HttpError(404, "there is no such table")
        link = f"{self.urls.url(requested_origin(request))}/t/{code}"
        return Response(qr.svg(link), 200, {"Cache-Control": "no-store"}, SVG)


def requested_origin(request: Request) -> str:
    """The origin that the browser used for this server; empty if it sent none or nonsense."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""

"""What an invitation needs besides its link: whether anybody else can open it, and the link as a picture."""

import re
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.server.reach import qr
from saltsea.server.reach.reach import HOST, Reach
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.asking import json_answer
from saltsea.server.web.messages import Failure, ReachShown
from saltsea.server.web.openapi import Door

SVG: Final = "image/svg+xml"
# The Host header is whatever a stranger likes to send. What cannot stand in an address is not repeated.
_HOST: Final = re.compile(HOST)


class Invitations:
    """The answers. They depend on how the one who asks has reached us."""

    def __init__(self, registry: TableRegistry, reach: Reach) -> None:
        self.registry = registry
        self.reach = reach

    def doors(self) -> list[Door]:
        return [
            Door("GET", "/api/reach", self.show_reach, "Who can open a link to here.", gives=ReachShown),
            Door(
                "GET",
                "/api/tables/{code}/qr.svg",
                self.picture,
                "A table's link as a QR code.",
                gives=SVG,
                refuses=((404, Failure),),
            ),
        ]

    async def show_reach(self, request: Request) -> Response:
        asked = asked_at(request)
        return json_answer(ReachShown(self.reach.url(asked), self.reach.only_here(asked), self.reach.lan()))

    async def picture(self, request: Request) -> Response:
        code = request.path_params["code"]
        if await self.registry.store.table(code) is None:
            raise HTTPException(404, "there is no such table")
        link = f"{self.reach.url(asked_at(request))}/t/{code}"
        return Response(qr.svg(link), 200, {"Cache-Control": "no-store"}, SVG)


def asked_at(request: Request) -> str:
    """The address that the browser used for us; nothing if it did not say, or nonsense."""
    host = request.headers.get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""

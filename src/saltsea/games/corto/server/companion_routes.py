"""Routes of the companion beside Corto's box: a set-up by chance, and the count of a table of cardboard."""

import secrets
from typing import Final

from saltsea.games.corto.companion.box import box_of
from saltsea.games.corto.companion.counting import ImpossibleError, counted, dealt
from saltsea.games.corto.companion.shapes import CompanionBox, CompanionCount, CompanionDeal, CompanionPosition
from saltsea.games.corto.engine.game import CortoRules
from saltsea.kernel.chance import named_seed
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response, read_message
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.refused_requests import RefusedRequest

LARGEST: Final = 8192
"""Bytes of a position."""


class CompanionRoutes:
    """The routes of the companion. They keep nothing."""

    def __init__(self, rules: CortoRules) -> None:
        self.rules = rules

    def routes(self) -> list[Route]:
        deal = "A set-up for Corto's box by chance: strips from the top, and who begins."
        count = "The count of a table of cardboard, line by line, by the rules of the digital game."
        refuses = ((400, Failure), (413, Failure), (422, RefusedRequest))
        box = "What Corto's box can be set up as: numbers of players, strips, lengths, pieces."
        return [
            Route("GET", "/api/companion/corto", self.box, box, None, CompanionBox),
            Route("GET", "/api/companion/corto/deal/{players}", self.deal, deal, None, CompanionDeal, 200, refuses[:1]),
            Route(
                "POST", "/api/companion/corto/count", self.count, count, CompanionPosition, CompanionCount, 200, refuses
            ),
        ]

    async def box(self, request: Request) -> Response:
        return json_response(box_of(self.rules))

    async def deal(self, request: Request) -> Response:
        players = request.path_params["players"]
        if players not in {str(table.players) for table in box_of(self.rules).tables}:
            raise HttpError(400, "two to four play Corto")
        return json_response(dealt(self.rules, int(players), named_seed(secrets.token_urlsafe())))

    async def count(self, request: Request) -> Response:
        """A table that cannot be is answered with what is wrong with it."""
        try:
            position = await read_message(request, LARGEST, CompanionPosition)
            return json_response(counted(self.rules, position))
        except ImpossibleError as error:
            return json_response(RefusedRequest("corto.V6", error.fault, error.facts, ""), 422)

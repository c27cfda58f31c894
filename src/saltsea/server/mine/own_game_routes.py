"""Routes of my games: found by the keys of my seats, and by my account where there are accounts."""

from collections.abc import Sequence

from saltsea.server.extensions import extension_of
from saltsea.server.mine.messages import Mine, MineAsked, OwnSeat
from saltsea.server.mine.my_games import OwnedGame, my_people, owned_games, shown_game
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response, read_message
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route
from saltsea.server.web.routes.tables import LARGEST_BODY
from saltsea.server.web.visitors import Visitors
from saltsea.store.rows import PersonRow


class OwnGameRoutes:
    """The routes of my games."""

    def __init__(self, access: GameAccess, visitors: Visitors) -> None:
        self.access = access
        self.visitors = visitors
        self.registry = access.registry
        self.store = access.registry.store

    def routes(self) -> list[Route]:
        wrong, no_game = (400, Failure), (404, Failure)
        games = "My finished games, by the keys of my seats and by my account."
        adds = "What my games of one game add up to, as the game counts it."
        return [
            Route("POST", "/api/mine", self.games, games, MineAsked, Mine, 200, (wrong,)),
            Route(
                "POST",
                "/api/mine/statistics/{game}",
                self.statistics,
                adds,
                takes=MineAsked,
                gives=JSON,
                refuses=(wrong, no_game, (429, Failure)),
                heavy=True,
            ),
        ]

    async def games(self, request: Request) -> Response:
        asked = await read_message(request, LARGEST_BODY, MineAsked)
        owned = await self.owned(request, asked.seats)
        return json_response(Mine([await shown_game(self.store, one) for one in owned]))

    async def statistics(self, request: Request) -> Response:
        """What the game's extension makes of my games."""
        asked, game = await read_message(request, LARGEST_BODY, MineAsked), request.path_params["game"]
        if game not in self.registry.services:
            raise HttpError(404, "there is no such game")
        owned = [one for one in await self.owned(request, asked.seats) if one.row.game == game]
        found = await extension_of(self.registry.services[game]).statistics(owned, self.access)
        if found is None:
            raise HttpError(404, f"{game} does not count its games")
        return json_response(found)

    async def owned(self, request: Request, seats: Sequence[OwnSeat]) -> list[OwnedGame]:
        return await owned_games(self.store, await self.people(request, seats))

    async def people(self, request: Request, seats: Sequence[OwnSeat]) -> list[PersonRow]:
        return await my_people(self.store, seats, await self.visitors.reader(request))

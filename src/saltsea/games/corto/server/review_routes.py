"""Routes of reviews: ask for one, see how far it is, read it, and look through a better turn line by line."""

from functools import partial

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.shapes import DecidingMoment
from saltsea.games.corto.review.variation import variation
from saltsea.games.corto.server.diaries import GAME
from saltsea.games.corto.server.messages import ReviewShown
from saltsea.games.corto.server.reviews import BusyError, Reviews
from saltsea.kernel.record import Record
from saltsea.kernel.seat import WATCHER
from saltsea.server.tables.saved_games import restore_match
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure, GameViews
from saltsea.server.web.openapi import Route
from saltsea.server.web.record_routes import written
from saltsea.server.web.view_routes import PORTION, Played, lines_shown, number
from saltsea.store.rows import GameRow


class ReviewRoutes:
    """The routes of reviews."""

    def __init__(self, access: GameAccess, reviews: Reviews) -> None:
        self.access = access
        self.store = access.registry.store
        self.reviews = reviews

    def routes(self) -> list[Route]:
        refuses = ((403, Failure), (404, Failure), (409, Failure))
        path, busy = "/api/games/{game}/review", (503, Failure)
        show, ask = (
            "The review of a finished game of Corto, or how far it is.",
            "Ask for the review of a finished game.",
        )
        views = "The game with the better turn of a deciding moment, line by line, as one seat saw it."
        asks = (
            ("seat", "The seat whose view is wanted; default 15, a watcher."),
            ("since", "The first line; default 0."),
            ("until", f"The line before which it ends: at most {PORTION} lines come at once."),
        )
        return [
            Route("GET", path, self.show, show, gives=ReviewShown, refuses=refuses),
            Route("POST", path, self.ask, ask, gives=ReviewShown, status=202, refuses=(*refuses, busy), costly=True),
            Route(
                "GET",
                path + "/{moment}/views",
                self.views,
                views,
                gives=GameViews,
                refuses=((400, Failure), *refuses),
                asks=asks,
            ),
        ]

    async def show(self, request: Request) -> Response:
        row = await self.row(request)
        return json_response(await self.shown(row.id))

    async def ask(self, request: Request) -> Response:
        """Begin a review, if there is none and none is being made."""
        row = await self.row(request)
        if await self.reviews.known(row.id) is None:
            lines, services = await self.store.lines(row.id), await self.access.services(row)
            sealed = self.access.is_sealed(row)
            data = await self.access.read_in_thread(partial(written, services, row, lines, sealed=sealed))
            try:
                self.reviews.begin(row.id, data)
            except BusyError as error:
                raise HTTPException(503, "too many games wait for their review", {"Retry-After": "60"}) from error
        return json_response(await self.shown(row.id), 202)

    async def shown(self, game: str) -> ReviewShown:
        found = await self.reviews.known(game)
        if found is not None:
            return ReviewShown("ready", 100, found)
        if game in self.reviews.percent:
            return ReviewShown("working", self.reviews.percent[game], None)
        return ReviewShown("failed" if game in self.reviews.failed else "none", 0, None)

    async def views(self, request: Request) -> Response:
        row = await self.row(request)
        seat, since = number(request, "seat", WATCHER), number(request, "since", 0)
        if seat >= row.players and seat != WATCHER:
            raise HTTPException(404, f"there is no seat {seat} in this game")
        moment, services = await self.moment(row, request), await self.access.services(row)
        lines = [msgspec.json.decode(line.body) for line in await self.store.lines(row.id)]
        until = min(number(request, "until", since + PORTION), since + PORTION, moment.lines)
        shown = await self.access.read_in_thread(
            lambda: lines_shown(
                services.forms.by_name["view"],
                services.rules,
                with_better_turn(services, restore_match(services, row, lines).record(), moment),
                seat,
                since,
                until,
            )
        )
        return json_response(GameViews(row.id, seat, since, moment.lines, shown.updates, shown.view))

    async def moment(self, row: GameRow, request: Request) -> DecidingMoment:
        found, place = await self.reviews.known(row.id), request.path_params["moment"]
        if found is None or not place.isdecimal() or int(place) >= len(found.moments):
            raise HTTPException(404, "the review of this game has no such moment")
        return found.moments[int(place)]

    async def row(self, request: Request) -> GameRow:
        """The game that is meant; refused for other games, while it is played, and to those who may not read it."""
        row = await self.access.row(request)
        if row.game != GAME:
            raise HTTPException(404, "this game has no review")
        await self.access.check_record(row, request)
        return row


def with_better_turn(services: TableServices, record: Record, moment: DecidingMoment) -> Played:
    """The game up to a deciding moment, and then the better turn."""
    rules = services.rules
    assert isinstance(rules, CortoRules)
    match = variation(rules, record, moment.first, [rules.vocabulary.actions[number] for number in moment.better])
    return Played(match.header, match.lines)

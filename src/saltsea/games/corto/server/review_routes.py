"""Routes of Corto's reviews: a better turn can be looked through line by line."""

from typing import Final

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.shapes import VERSION, CortoReview, DecidingMoment
from saltsea.games.corto.review.variation import variation
from saltsea.games.corto.server.diaries import GAME
from saltsea.games.corto.server.messages import ReviewShown
from saltsea.kernel.record import Record
from saltsea.kernel.seat import WATCHER
from saltsea.server.reading.views_made import VisibleGame, lines_shown
from saltsea.server.reviews.kind import ReviewKind
from saltsea.server.reviews.review_routes import REFUSES, ReviewRoutes
from saltsea.server.reviews.reviews import Reviews
from saltsea.server.tables.stored.saved_games import restore_match
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure, GameViews
from saltsea.server.web.openapi import Route
from saltsea.server.web.routes.views import PORTION, number
from saltsea.store.rows import GameRow

KIND: Final = ReviewKind(GAME, "review", VERSION, CortoReview)
PROCESS: Final = "saltsea.games.corto.server.review_process"


class CortoReviewRoutes(ReviewRoutes[CortoReview]):
    """The routes of reviews, and of the better turns in them."""

    def __init__(self, access: GameAccess, reviews: Reviews[CortoReview]) -> None:
        super().__init__(access, reviews, ReviewShown, ReviewShown)

    def routes(self) -> list[Route]:
        views = "The game with the better turn of a deciding moment, line by line, as one seat saw it."
        refuses, path = ((400, Failure), *REFUSES), self.path + "/{moment}/views"
        asks = (
            ("seat", "The seat whose view is wanted; default 15, a watcher."),
            ("since", "The first line; default 0."),
            ("until", f"The line before which it ends: at most {PORTION} lines come at once."),
        )
        shown = Route("GET", path, self.views, views, gives=GameViews, refuses=refuses, asks=asks)
        return [*super().routes(), shown]

    async def views(self, request: Request) -> Response:
        row = await self.row(request)
        seat, since = number(request, "seat", WATCHER), number(request, "since", 0)
        if seat >= row.players and seat != WATCHER:
            raise HttpError(404, f"there is no seat {seat} in this game")
        moment, services = await self.moment(row, request), await self.access.services(row)
        lines = await self.store.lines(row.id)
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
            raise HttpError(404, "the review of this game has no such moment")
        return found.moments[int(place)]


def with_better_turn(services: TableServices, record: Record, moment: DecidingMoment) -> VisibleGame:
    """The game up to a deciding moment, and then the better turn."""
    rules = services.rules
    assert isinstance(rules, CortoRules)
    match = variation(rules, record, moment.first, [rules.vocabulary.actions[number] for number in moment.better])
    return VisibleGame(match.header, match.lines)

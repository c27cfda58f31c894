"""The reviews of voyages on a server: what decided them, found by sailing on from there again and again."""

from typing import Final

from saltsea.games.pirates.campaign.server.messages import VoyageReviewShown
from saltsea.games.pirates.campaign.server.report_routes import GAME
from saltsea.games.pirates.review.shapes import VERSION, VoyageReview
from saltsea.server.reviews.kind import ReviewKind
from saltsea.server.reviews.review_routes import ReviewRoutes
from saltsea.server.reviews.reviews import Reviews
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.openapi import Route

KIND: Final = ReviewKind(GAME, "resailing", VERSION, VoyageReview)
PROCESS: Final = "saltsea.games.pirates.campaign.server.review_process"


def review_routes(access: GameAccess, reviews: Reviews[VoyageReview]) -> list[Route]:
    return ReviewRoutes(access, reviews, VoyageReviewShown, VoyageReviewShown).routes()

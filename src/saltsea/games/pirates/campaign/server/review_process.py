"""The process of a voyage's review: `python -m saltsea.games.pirates.campaign.server.review_process GAMES`."""

from saltsea.games.pirates.campaign.server.report_routes import GAME
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.review.review import review
from saltsea.games.pirates.review.shapes import VoyageReview
from saltsea.kernel.record import Record
from saltsea.kernel.rules import AnyRules
from saltsea.server.reviews.process_output import Progress, write_review


def reviewed(rules: AnyRules, record: Record, progress: Progress) -> VoyageReview:
    assert isinstance(rules, PiratesRules)
    return review(rules, record, progress=progress)


if __name__ == "__main__":
    write_review(GAME, reviewed)

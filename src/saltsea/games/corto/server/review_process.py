"""The process of a review of Corto: `python -m saltsea.games.corto.server.review_process GAMES`."""

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.review import review
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.games.corto.server.diaries import GAME
from saltsea.kernel.record import Record
from saltsea.kernel.rules import AnyRules
from saltsea.server.reviews.process_output import Progress, write_review


def reviewed(rules: AnyRules, record: Record, progress: Progress) -> CortoReview:
    assert isinstance(rules, CortoRules)
    return review(rules, record, progress=progress)


if __name__ == "__main__":
    write_review(GAME, reviewed)

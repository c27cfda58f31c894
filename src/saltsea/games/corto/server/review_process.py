"""The process of a review: it reads one record, prints how far it is, and in the end the review.

Started by reviews.py as `python -m saltsea.games.corto.server.review_process GAMES`."""

import signal
import sys
from contextlib import suppress

import msgspec

from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.review.judge import FULL, ReviewEffort
from saltsea.games.corto.review.review import review
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.kernel.record_file import read, read_parts, without_chapter
from saltsea.server.bots.bot_library import games_at
from saltsea.server.bots.priority import REVIEWS, lower_priority


class ReviewTold(msgspec.Struct, frozen=True):
    """What the process says: how much is done, in percent, and at last the review."""

    percent: int
    review: CortoReview | None = None


def main(games: str, effort: ReviewEffort = FULL) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will end us
    lower_priority(REVIEWS)
    chapter, data = without_chapter(sys.stdin.buffer.read())
    rules = rules_with(games, chapter)
    found = review(rules, read(rules, read_parts(data)), effort, told)
    tell(ReviewTold(100, found))


def rules_with(games: str, content: str) -> CortoRules:
    """The rules of the catalogue, or those with a player's own values."""
    base = games_at(games)["corto"]
    game = base.player_content(base, content) if content and base.player_content else base
    rules = game.rules()
    assert isinstance(rules, CortoRules)
    return rules


def told(done: float) -> bool:
    tell(ReviewTold(min(99, int(100 * done))))
    return True


def tell(what: ReviewTold) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(sys.argv[1])

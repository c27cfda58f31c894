"""What the process of a review says to its server: one line for each step, and at last the review."""

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

import msgspec

from saltsea.game import Game
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import read, read_parts, without_chapter
from saltsea.kernel.rules import AnyRules
from saltsea.server.bots.bot_library import games_at
from saltsea.server.bots.priority import REVIEWS, lower_priority

Progress: TypeAlias = Callable[[float], bool]
Review: TypeAlias = Callable[[AnyRules, Record, Progress], msgspec.Struct]
"""Makes the review of a record, and says meanwhile how much is done."""


class ReviewProgress(msgspec.Struct, frozen=True):
    """How much is done, in percent; and the review itself, or null."""

    percent: int
    review: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"null"))


def write_review(game: str, review: Review) -> None:
    """The work of a process: read a record of this game, and print its review."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will end us
    lower_priority(REVIEWS)
    with suppress(ConnectionError):  # the server is gone
        chapter, data = without_chapter(sys.stdin.buffer.read())
        parts = read_parts(data)
        rules = rules_with(games_at(sys.argv[1])[game], chapter, str(parts[0].get("content", "")))
        found = review(rules, read(rules, parts), report_progress)
        tell(ReviewProgress(100, msgspec.Raw(msgspec.json.encode(found))))


def rules_with(game: Game, content: str, edition: str) -> AnyRules:
    """The rules of the release that a game was played with, with a player's own values if there are any."""
    return (game.as_played(edition, content) or next(game.editions(content))).rules()


def report_progress(done: float) -> bool:
    tell(ReviewProgress(min(99, int(100 * done))))
    return True


def tell(what: ReviewProgress) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()

"""What Corto adds to the tables of a server: the hooks of the server's port, each answered by its module here."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from saltsea.games.corto.daily.deal import PLAYERS, daily_bots, daily_match, daily_options
from saltsea.games.corto.daily.diary import DealNote, Diary, finished_note
from saltsea.games.corto.daily.puzzle import position
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.lesson.lesson import Lesson
from saltsea.games.corto.puzzles.rated import position as rated_position
from saltsea.games.corto.review.shapes import CortoReview
from saltsea.games.corto.server.companion_routes import CompanionRoutes
from saltsea.games.corto.server.course_routes import course_page
from saltsea.games.corto.server.diaries import Diaries, owners_of
from saltsea.games.corto.server.lesson_table import lesson_settings
from saltsea.games.corto.server.messages import CortoStatistics
from saltsea.games.corto.server.puzzle_guide import PuzzleGuide
from saltsea.games.corto.server.puzzle_routes import PuzzleRoutes
from saltsea.games.corto.server.puzzles import MakePuzzle, Puzzles, day_after, first_day, is_day
from saltsea.games.corto.server.rated_puzzles import RatedPuzzles, is_number
from saltsea.games.corto.server.review_routes import KIND, CortoReviewRoutes
from saltsea.games.corto.server.statistics import GameCounter
from saltsea.games.corto.server.today_routes import TodayRoutes
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.lesson import Guide
from saltsea.server.extensions import Extension, WebServices
from saltsea.server.mine.my_games import OwnedGame
from saltsea.server.reviews.reviews import MakeReview, Reviews
from saltsea.server.tables.ports.extension import Beginning, Finished, Mounting
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules.daily_rules import (
    check_first_try,
    check_noted,
    check_opponent,
    check_puzzle_day,
    check_puzzle_number,
    check_same_options,
    check_same_players,
)
from saltsea.server.tables.rules.extension_rules import check_daily, check_lesson
from saltsea.server.tables.stored.stored_rows import header_of
from saltsea.server.tables.table_settings import Settings
from saltsea.server.today import day_of
from saltsea.server.web.finished_games import FinishedGameRoutes
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.openapi import Route
from saltsea.store.rows import GameRow, PersonRow, Rows

if TYPE_CHECKING:
    from saltsea.server.accounts.authentication import Authentication


class CortoExtension(Extension):
    """The tables of Corto, and what they share."""

    def __init__(self, mounting: Mounting, make_puzzle: MakePuzzle, make_review: MakeReview[CortoReview]) -> None:
        assert isinstance(mounting.rules, CortoRules)
        self.rules: CortoRules = mounting.rules
        self.lesson = Lesson(mounting.rules)
        self.clock = mounting.clock
        self.diaries = Diaries(mounting.store, mounting.clock)
        self.counter = GameCounter()
        self.puzzles = Puzzles(self.rules, mounting.store, make_puzzle)
        self.rated = RatedPuzzles(self.rules, self.diaries)
        self.reviews = Reviews(KIND, mounting.store, make_review, mounting.clock)

    def routes(self, web: WebServices) -> list[Route]:
        return [
            *TodayRoutes(self.rules, self.clock, self.diaries, web.visitors).routes(),
            *PuzzleRoutes(self.rules, self.clock, self.puzzles, self.rated, web.access).routes(),
            *FinishedGameRoutes(web.access, course_page()).routes(),
            *CompanionRoutes(self.rules).routes(),
        ]

    def server_routes(self, web: WebServices, authentication: "Authentication") -> list[Route]:
        return CortoReviewRoutes(web.access, self.reviews).routes()

    def pages(self) -> list[str]:
        return ["/today", "/learn/corto", "/companion/corto"]

    def today(self) -> str:
        return day_of(self.clock.now())

    async def statistics(self, games: Sequence[OwnedGame], access: GameAccess) -> CortoStatistics:
        return await self.counter.statistics(games, access)

    async def adopt(self, account: str, logbook: str) -> None:
        await self.diaries.adopt(account, logbook)

    # --- opening a table, and arranging it ---

    async def settings(self, asked: Settings, owner: ProgressOwner, *, forks: bool) -> Settings | Refusal:
        refusal = check_lesson(asked, has=True, forks=forks) or check_daily(asked, has=True, forks=forks)
        if asked.lesson:
            return refusal or lesson_settings(asked)
        if refusal is not None or not asked.daily:
            return refusal or (self.puzzle_settings(asked, forks=forks) if asked.puzzle else asked)
        refusal = check_noted([owner]) or await self.check_untried("", [effective(owner)])
        refusal = refusal or check_same_options(asked.options, daily_options())
        return refusal or replace(asked, players=PLAYERS, options=daily_options(), friendly=False)

    def check_seats(self, settings: Settings) -> Refusal | None:
        return check_same_players(settings)

    def puzzle_settings(self, asked: Settings, *, forks: bool) -> Settings | Refusal:
        """The table of a puzzle, with the options of the game that it comes from."""
        today, alone = self.today(), not forks and not asked.options
        if is_number(asked.puzzle):
            rated = self.rated.named(asked.puzzle)
            players = PLAYERS if rated is None else rated.players
            return check_puzzle_number(asked.puzzle, [*self.rated.puzzles], alone=alone) or replace(
                asked, players=players
            )
        first = first_day(today) if is_day(asked.puzzle) else NEVER
        return check_puzzle_day(asked.puzzle, first, today, alone=alone) or replace(asked, players=PLAYERS)

    async def check_untried(self, game: str, owners: Sequence[ProgressOwner]) -> Refusal | None:
        """Why these players cannot have today's deal in this game: they had it in another."""
        notes = [(await self.diaries.diary(owner)).deals.get(self.today()) for owner in owners]
        return check_first_try(game, [note.game for note in notes if note is not None])

    def with_content(self, text: str, rules: AnyRules) -> Extension:
        """A table with a player's own values has no deal of the day, no puzzle and no lesson: those are for our cards,
        and nothing that is compared counts there."""
        return Extension()

    # --- a game ---

    async def deal(self, beginning: Beginning) -> Match | Refusal | None:
        if beginning.settings.lesson:
            return self.lesson.deal()
        if beginning.settings.puzzle:
            return await self.puzzle_match(beginning.settings.puzzle)
        if not beginning.settings.daily:
            return None
        owners = owners_of(beginning.people)
        refusal = check_opponent(beginning.bots(), daily_bots()) or check_noted(owners)
        refusal = refusal or await self.check_untried(beginning.id, owners)
        return refusal or daily_match(self.rules, self.today())

    async def puzzle_match(self, name: str) -> Match | Refusal:
        """The game of a puzzle, rated or of a day, in the position to solve; a rated one may have been dropped."""
        rated = self.rated.named(name)
        if rated is not None:
            return rated_position(self.rules, rated)
        refusal = check_puzzle_number(name, [*self.rated.puzzles], alone=True) if is_number(name) else None
        if refusal is not None:
            return refusal
        return position(self.rules, await self.puzzles.puzzle(name))

    @asynccontextmanager
    async def rows_at_begin(self, beginning: Beginning, match: Match) -> AsyncIterator[Sequence[Rows]]:
        async with self.noted(match, beginning.people, lambda: DealNote(beginning.id)) as rows:
            yield rows

    @asynccontextmanager
    async def rows_at_end(self, finished: Finished) -> AsyncIterator[Sequence[Rows]]:
        match = finished.match
        async with self.noted(match, finished.people, lambda: finished_note(finished.id, match)) as rows:
            yield rows

    @asynccontextmanager
    async def noted(
        self, match: Match, people: Sequence[PersonRow], note: Callable[[], DealNote]
    ) -> AsyncIterator[Sequence[Rows]]:  # fmt: skip
        """The rows of the diaries of people who play a daily deal; none in any other game."""
        day = match.header.shared
        if day is None or match.header.forked:
            yield ()
            return
        async with self.diaries.changed(owners_of(people), partial(first_counts, day=day, note=note())) as rows:
            yield rows

    def guide(self, settings: Settings) -> Guide | None:
        if settings.lesson:
            return self.lesson
        return PuzzleGuide() if settings.puzzle else None

    async def clean(self, now: Millis) -> None:
        """Forget old puzzles and reviews; where players ask for puzzles, make that of tomorrow as well."""
        today = day_of(now)
        oldest = first_day(today)
        await self.puzzles.forget_before(oldest)
        if await self.puzzles.is_in_use(since=oldest):
            self.puzzles.prepare(today, day_after(today))
        await self.reviews.clean()

    async def close(self) -> None:
        await self.puzzles.close()
        await self.reviews.close()

    def is_sealed(self, row: GameRow) -> bool:
        return header_of(row).is_sealed(self.today())


NEVER: Final = "~"
"""Later than every day: what is no day is refused."""


def first_counts(diary: Diary, day: str, note: DealNote) -> Diary:
    """A diary that has another game for this day keeps it: the first try counts."""
    known = diary.deals.get(day)
    return diary if known is not None and known.game != note.game else diary.with_deal(day, note)


def effective(owner: ProgressOwner) -> ProgressOwner:
    """A signed-in player plays for the account alone."""
    return owner if owner.account is None else ProgressOwner(owner.account)

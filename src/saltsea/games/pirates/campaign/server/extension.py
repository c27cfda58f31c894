"""What the pirates add to the tables of a server: the hooks of the server's port, each answered by its module here."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.games.pirates.campaign.campaign_file import ChapterStories, PiratesCampaign, our_rules
from saltsea.games.pirates.campaign.daily import PiratesDaily
from saltsea.games.pirates.campaign.own_chapters import PiratesOwnChapters
from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.campaign.server.clashes import Clashes, public_clashes
from saltsea.games.pirates.campaign.server.daily_routes import DailyRoutes
from saltsea.games.pirates.campaign.server.daily_voyages import DailyVoyages
from saltsea.games.pirates.campaign.server.logbook_routes import LogbookRoutes
from saltsea.games.pirates.campaign.server.messages import VoyageNotes
from saltsea.games.pirates.campaign.server.report_routes import report_page
from saltsea.games.pirates.campaign.server.story_routes import StoryRoutes
from saltsea.games.pirates.campaign.server.tryouts import Tryouts
from saltsea.games.pirates.campaign.server.voyage_reviews import KIND, review_routes
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.lesson.lesson import Lesson
from saltsea.games.pirates.lesson.practice import Practice, practice_of
from saltsea.games.pirates.lesson.steps import LessonTable
from saltsea.games.pirates.review.shapes import VoyageReview
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.lesson import Guide
from saltsea.server.extensions import Extension, WebServices
from saltsea.server.reviews.reviews import MakeReview, Reviews
from saltsea.server.tables.ports.extension import Beginning, Finished, GameNotes, Mounting
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules.extension_rules import check_daily, check_lesson, check_met, check_puzzle
from saltsea.server.tables.table_settings import ClockProfile, Settings
from saltsea.server.today import day_of
from saltsea.server.web.finished_games import FinishedGameRoutes
from saltsea.server.web.openapi import Route
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, Rows

if TYPE_CHECKING:
    from saltsea.server.accounts.authentication import Authentication

DAY: Final[Millis] = 86_400_000
SAILOR_DAYS: Final = 3
"""Days for which it is known who played a daily voyage: a crew may still be playing."""


class StoryExtension(Extension):
    """What every table of the pirates has: a story, and clashes."""

    def __init__(self, store: Store, stories: ChapterStories) -> None:
        self.store = store
        self.stories = stories

    def notes(self, game: str) -> GameNotes:
        return Clashes(self.store, game)

    def has_open_content(self) -> bool:
        return False

    async def public_notes(self, row: GameRow, lines: int) -> VoyageNotes:
        return VoyageNotes(await public_clashes(self.store, row.id, lines))


class OwnChapterExtension(StoryExtension):
    """A table that plays a player-made chapter: it counts for no campaign, and no day has it for its voyage."""


class LessonExtension(OwnChapterExtension):
    """A table in the bay of the lesson, or in the cove where what is new in a chapter is done first: a guide leads
    through it."""

    def __init__(self, store: Store, stories: ChapterStories, lesson: Lesson | Practice) -> None:
        super().__init__(store, stories)
        self.lesson = lesson

    async def settings(self, asked: Settings, owner: ProgressOwner, *, forks: bool) -> Settings | Refusal:
        if not asked.lesson:
            return await super().settings(asked, owner, forks=forks)
        has = asked.options.get("chapter", "") in ("", self.lesson.table.options["chapter"], self.chapter)
        return check_lesson(asked, has=has, forks=forks) or lesson_settings(asked, self.lesson.table)

    @property
    def chapter(self) -> str:
        """The chapter of the story that is practised here."""
        return str(self.lesson.chapter) if isinstance(self.lesson, Practice) else ""

    async def deal(self, beginning: Beginning) -> Match | Refusal | None:
        return self.lesson.deal() if beginning.settings.lesson else None

    def guide(self, settings: Settings) -> Guide | None:
        return self.lesson if settings.lesson else None

    def has_players_content(self) -> bool:
        return False

    def practised(self, settings: Settings) -> str:
        return self.chapter if settings.lesson else ""


def lesson_settings(asked: Settings, table: LessonTable) -> Settings:
    """A lesson's table: players, options and pace are the script's; a pupil who knows it may ask for more speed."""
    return msgspec.structs.replace(
        asked,
        players=table.players,
        options={**table.options},
        clock=ClockProfile(),
        speed=max(table.speed, asked.speed),
        steps=False,
    )


class PiratesExtension(StoryExtension):
    """The tables of the story, and everything that they share."""

    def __init__(
        self,
        mounting: Mounting,
        own: PiratesOwnChapters,
        tryouts: Tryouts,
        make_review: MakeReview[VoyageReview],
        daily: PiratesDaily | None = None,
    ) -> None:
        game, rules, store, clock = mounting
        campaign = PiratesCampaign(game.texts, game.entries or game.texts.parent)
        super().__init__(store, campaign)
        self.campaigns = Campaigns(campaign, rules, store, clock)
        self.voyages = DailyVoyages(daily or PiratesDaily(), rules, store, clock)
        self.own = own
        self.tryouts = tryouts
        self.reviews = Reviews(KIND, store, make_review, clock)

    def routes(self, web: WebServices) -> list[Route]:
        services = web.registry.services[self.campaigns.game]
        return [
            *LogbookRoutes(web.visitors, services, self.campaigns).routes(),
            *StoryRoutes(web.access, self.campaigns, self.voyages, stories_of).routes(),
            *FinishedGameRoutes(web.access, report_page(self.store)).routes(),
            *DailyRoutes(self.voyages).routes(),
        ]

    def server_routes(self, web: WebServices, authentication: "Authentication") -> list[Route]:
        # Imported here: a page has neither their accounts nor their processes.
        from saltsea.games.pirates.campaign.server.account_routes import AccountCampaignRoutes
        from saltsea.games.pirates.campaign.server.chapter_routes import ChapterRoutes

        services = web.registry.services[self.campaigns.game]
        return [
            *AccountCampaignRoutes(authentication, self.campaigns).routes(),
            *review_routes(web.access, self.reviews),
            *ChapterRoutes(web.access, services, self.campaigns, self.own, self.tryouts).routes(),
        ]

    def pages(self) -> list[str]:
        # Earlier releases taught at /teach: the client leads from there to the lesson.
        return ["/teach", "/learn/pirates", "/campaign", "/campaign/own", "/campaign/report/{game}"]

    async def adopt(self, account: str, logbook: str) -> None:
        await self.campaigns.adopt(account, logbook)

    # --- opening a table, and arranging it ---

    async def settings(self, asked: Settings, owner: ProgressOwner, *, forks: bool) -> Settings | Refusal:
        refusal = check_daily(asked, has=True, forks=forks) or check_lesson(asked, has=False, forks=forks)
        refusal = refusal or check_puzzle(asked, has=False)
        if refusal is not None or not asked.daily:
            return refusal or asked
        body = await self.campaigns.readable(owner)
        options = self.voyages.daily.set_out(body, self.campaigns.rules, asked.options)
        return options if isinstance(options, Refusal) else msgspec.structs.replace(asked, options=options)

    async def check_open(self, options: Options, owner: ProgressOwner) -> Refusal | None:
        return await self.campaigns.check_open(options, owner)

    async def check_content(self, text: str, owner: ProgressOwner) -> Refusal | None:
        if text == self.own.lesson:
            return None  # the lesson explains what it shows
        if text in self.own.practices:
            return await self.campaigns.check_open({"chapter": str(self.own.practices.index(text) + 1)}, owner)
        return check_met(self.own.stories_of(text).reached, await self.campaigns.opened(owner))

    def content(self, settings: Settings) -> str:
        """A lesson brings its own sea: the bay, or the cove of the chapter that is named."""
        coves = {str(number): cove for number, cove in enumerate(self.own.practices, start=1)}
        return coves.get(str(settings.options.get("chapter")), self.own.lesson) if settings.lesson else ""

    def with_content(self, text: str, rules: AnyRules) -> OwnChapterExtension:
        lesson = self.lesson_in(text, our_rules(rules))
        if lesson is not None:
            return LessonExtension(self.store, self.own.stories_of(text), lesson)
        return OwnChapterExtension(self.store, self.own.stories_of(text))

    def lesson_in(self, text: str, rules: PiratesRules) -> Lesson | Practice | None:
        """What leads through this sea; None for a chapter of a player's own."""
        if text == self.own.lesson:
            return Lesson(rules)
        return practice_of(rules, self.own.practices.index(text) + 1) if text in self.own.practices else None

    # --- a game ---

    async def deal(self, beginning: Beginning) -> Match | Refusal | None:
        return self.voyages.dealt(beginning.settings) if beginning.settings.daily else None

    @asynccontextmanager
    async def rows_at_end(self, finished: Finished) -> AsyncIterator[Sequence[Rows]]:
        if finished.match.ended_early():
            yield ()  # a voyage that was broken off counts for nothing
            return
        crew = [ProgressOwner(row.account, row.logbook) for row in (*finished.people, *finished.screens)]
        async with self.campaigns.after(finished.match, crew) as campaigns:
            yield [*campaigns, *await self.voyages.result_rows(finished)]

    def is_sealed(self, row: GameRow) -> bool:
        return self.voyages.is_sealed(row)

    # --- the server ---

    async def clean(self, now: Millis) -> None:
        await self.store.forget_old_sailors(day_of(now - SAILOR_DAYS * DAY))
        await self.reviews.clean()

    async def close(self) -> None:
        await self.tryouts.end()
        await self.reviews.close()


def stories_of(extension: object) -> ChapterStories | None:
    """What tells the story of a table; None at a table of another game."""
    return extension.stories if isinstance(extension, StoryExtension) else None

"""Routes of the story of a table's chapter. No answer reveals anything of a locked chapter."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from saltsea.games.pirates.app.game import NAME as APP
from saltsea.games.pirates.campaign.campaign_file import ChapterStories, crew_of
from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.campaign.server.daily_voyages import DailyVoyages
from saltsea.games.pirates.campaign.server.requests import LANGUAGE, asked_language
from saltsea.games.pirates.campaign.values import Crew, VoyageStory
from saltsea.kernel.options import Options
from saltsea.server.tables.ports.extension import TableExtension
from saltsea.server.tables.stored.saved_games import seats_of
from saltsea.server.tables.stored.stored_rows import header_of
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_info import Person
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import PUBLIC
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.progress_reader import bearer, reader_of
from saltsea.store.rows import GameRow

STILL_CLOSED: Final = "what this table sails is still closed in your log book: only its crew is told"
StoriesOf: TypeAlias = Callable[[TableExtension], ChapterStories | None]
"""Finds what tells the story of a table."""


class StoryRoutes:
    """The routes of a table's story. The crew gets it whatever their own campaigns, and so do those who follow its App;
    other readers, if their log book is open so far."""

    def __init__(self, access: GameAccess, campaigns: Campaigns, voyages: DailyVoyages, stories_of: StoriesOf) -> None:
        self.access = access
        self.registry = access.registry
        self.campaigns = campaigns
        self.voyages = voyages
        self.stories_of = stories_of

    def routes(self) -> list[Route]:
        table = "What the crew of a table is told of its chapter; the bearer token is a seat's key or a log book's."
        game, asks = "The same for a game, and how it ended.", (LANGUAGE,)
        refuses = tuple((status, Failure) for status in (403, 404, 409, 429))
        return [
            Route("GET", "/api/tables/{code}/words", self.of_table, table, None, VoyageStory, 200, refuses, asks),
            Route("GET", "/api/games/{game}/words", self.of_game, game, None, VoyageStory, 200, refuses, asks),
        ]

    async def of_table(self, request: Request) -> Response:
        table = await self.access.table(request.path_params["code"])
        if table is None:
            raise HttpError(404, "there is no such table")
        crew = crew_of(table.info.settings.players, self.options(table))
        if not is_followed(table) and not await self.is_crew_member(request, table.info.code):
            await self.check_open(request, table.services, crew)
        return self.story(request, table.services, crew, won=how_it_ended(table))

    def options(self, table: Table) -> Options:
        """The options that the table plays: a daily voyage is that of the day on which it began."""
        settings = table.info.settings
        if not settings.daily:
            return settings.options
        began = table.play.match.header.shared if table.play is not None and table.info.phase != "open" else None
        return self.voyages.daily.dated(settings.options, began or self.voyages.today())

    async def of_game(self, request: Request) -> Response:
        row = await self.access.row(request)
        services = await self.access.services(row)
        crew = crew_of(row.players, header_of(row).options)
        is_ours = await self.is_crew_member(request, row.table, seats_of(row))
        if not is_ours and not await self.is_followed_app(row):
            await self.check_seen(request, row)
            await self.check_open(request, services, crew)
        return self.story(request, services, crew, won=was_won(row))

    def story(self, request: Request, services: TableServices, crew: Crew, *, won: bool | None) -> Response:
        return json_response(
            self.chapter_stories(services).voyage_story(services.rules, crew, asked_language(request), won=won)
        )

    # --- who may read it ---

    async def is_crew_member(self, request: Request, table: str, sat: Sequence[Person | None] = ()) -> bool:
        """Whether the requester belongs to a table's crew, or did when these people sat there: by a seat's key, log
        book or account."""
        secret, account = bearer(request), await self.access.account_of(request)
        played = {person for person in sat if person is not None}
        return any(
            (bool(secret) and secret in (one.key, one.logbook)) or (account is not None and one.account == account)
            for one in await self.registry.store.people(table)
            if not played or one.person in played
        )

    async def is_followed_app(self, row: GameRow) -> bool:
        table = await self.access.table(row.table) if row.game == APP else None
        return table is not None and is_followed(table)

    async def check_seen(self, request: Request, row: GameRow) -> None:
        """Refuse the story of a game to a reader who may not see the game."""
        if row.outcome is not None:
            await self.access.check_may_have(row, request)
            return
        table, _ = await self.access.running(row)
        if table.info.settings.watching == "none":
            raise HttpError(403, "this table has no watchers")

    async def check_open(self, request: Request, services: TableServices, crew: Crew) -> None:
        """Refuse the story of a chapter that is closed to the reader."""
        opened = await self.campaigns.opened(await reader_of(request, self.access.account_of))
        if self.chapter_stories(services).chapters_needed(services.rules, crew.options) > opened:
            raise HttpError(403, STILL_CLOSED)

    def chapter_stories(self, services: TableServices) -> ChapterStories:
        found = self.stories_of(services.extension)
        if found is None:
            raise HttpError(404, f"{services.game.name} tells no story")
        return found


def is_followed(table: Table) -> bool:
    """Whether all who have the link are of the crew. The App has one seat: those who sit around it follow by the link,
    and must know what an event is called. A table that everybody is shown is no such room."""
    settings = table.info.settings
    return table.info.game == APP and settings.watching == "public" and settings.listing != PUBLIC


def how_it_ended(table: Table) -> bool | None:
    """Whether the table's last game was won; None unless it played what the table is set to."""
    play = table.play
    if play is None or not play.match.is_over():
        return None
    outcome, chosen = play.match.outcome(), play.match.header.options
    again = all(chosen.get(name) == value for name, value in table.info.settings.options.items())
    return bool(outcome.winners) if outcome is not None and again else None


def was_won(row: GameRow) -> bool | None:
    return None if row.outcome is None else bool(msgspec.json.decode(row.outcome)["winners"])

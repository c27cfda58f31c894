"""Routes of log books.

A log book is a guest's campaign: its owner proves it by a secret, as with a seat. A signed-in player has the account's
campaign instead. No answer reveals anything of a locked chapter."""

from collections.abc import Awaitable, Callable
from typing import Final

from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.campaign.server.requests import CREW, LANGUAGE, asked_language, crew_of
from saltsea.games.pirates.campaign.values import LogBook
from saltsea.kernel.match import check_table
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response, read_body
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route
from saltsea.server.web.progress_reader import bearer, reader_of
from saltsea.server.web.refused_requests import RefusedRequest, refused
from saltsea.server.web.routes.tables import LARGEST_BODY
from saltsea.server.web.visitors import Visitors

CAMPAIGN: Final = "/api/campaign/{game}"
Take = Callable[[ProgressOwner, bytes], Awaitable[None]]
"""Takes an imported campaign for its owner."""


class LogbookRoutes:
    """The routes of log books."""

    def __init__(self, visitors: Visitors, services: TableServices, campaigns: Campaigns) -> None:
        self.visitors = visitors
        self.services = services
        self.campaigns = campaigns

    def routes(self) -> list[Route]:
        no_game, refused = (404, Failure), (422, RefusedRequest)
        wrong, not_signed_in, other_site, often = (400, Failure), (401, Failure), (403, Failure), (429, Failure)
        show = "My log book, as far as it is open; its secret is the bearer token, or I am signed in."
        bring = "Go on with the campaign of a file, in place of mine."
        merge = "Put the campaign of a file together with mine: the better of both, once however often it comes."
        changes = (wrong, not_signed_in, other_site, no_game, often)
        return [
            Route("GET", CAMPAIGN, self.show, show, None, LogBook, 200, (no_game, refused), (LANGUAGE, *CREW)),
            Route("GET", f"{CAMPAIGN}/export", self.export, "The campaign as a file.", refuses=(no_game,)),
            Route("PUT", CAMPAIGN, self.import_campaign, bring, JSON, LogBook, 200, changes, costly=True),
            Route("POST", CAMPAIGN, self.merge_campaign, merge, JSON, LogBook, 200, changes, costly=True),
            Route(
                "DELETE",
                CAMPAIGN,
                self.forget,
                "Forget the campaign and begin a new one.",
                gives=LogBook,
                refuses=(not_signed_in, other_site, no_game),
            ),
        ]

    async def show(self, request: Request) -> Response:
        """Show the log book; without one a new one: the first chapter is open to every player."""
        check_game(request, self.campaigns)
        return await self.book(request, await self.reader(request))

    async def export(self, request: Request) -> Response:
        check_game(request, self.campaigns)
        body = await self.campaigns.body(await self.reader(request))
        if body is None:
            return Response(b"", 204, {"Cache-Control": "no-store"}, JSON)  # nothing is noted in it yet
        return campaign_file(self.campaigns.game, body)

    async def import_campaign(self, request: Request) -> Response:
        check_game(request, self.campaigns)
        owner = await self.owner(request)
        await import_from(request, self.campaigns.import_campaign, owner)
        return await self.book(request, owner)

    async def merge_campaign(self, request: Request) -> Response:
        check_game(request, self.campaigns)
        owner = await self.owner(request)
        await import_from(request, self.campaigns.merge_campaign, owner)
        return await self.book(request, owner)

    async def forget(self, request: Request) -> Response:
        check_game(request, self.campaigns)
        owner = await self.owner(request)
        await self.campaigns.forget(owner)
        return await self.book(request, owner)

    async def book(self, request: Request, owner: ProgressOwner) -> Response:
        language, crew = asked_language(request), crew_of(request, self.services)
        refusal = check_table(self.services.rules, crew.players, crew.options)
        if refusal is not None:
            return refused(self.services.narrators[language], refusal)
        return json_response(await self.campaigns.log_book(owner, crew, language))

    # --- whose it is ---

    async def reader(self, request: Request) -> ProgressOwner:
        return await reader_of(request, self.visitors.reader)

    async def owner(self, request: Request) -> ProgressOwner:
        """The owner who changes a campaign: an account from a page of this server, or a log book by its secret."""
        if await self.visitors.reader(request) is not None:
            return ProgressOwner(await self.visitors.changer(request))
        owner = ProgressOwner(logbook=bearer(request))
        if not owner.exists():
            raise HttpError(401, "this takes the secret of a log book as bearer token, or an account")
        return owner


def check_game(request: Request, campaigns: Campaigns) -> None:
    """Answer 404 to a request for the campaign of another game."""
    if request.path_params["game"] != campaigns.game:
        raise HttpError(404, "there is no game of this name with a campaign")


async def import_from(request: Request, take: Take, owner: ProgressOwner) -> None:
    """Take the campaign in a request's body."""
    data = await read_body(request, LARGEST_BODY)
    try:
        await take(owner, data)
    except ValueError as error:
        raise HttpError(400, f"this is no campaign to go on with: {error}") from error


def campaign_file(game: str, body: bytes) -> Response:
    name = f'attachment; filename="{game}.campaign"'
    return Response(body, 200, {"Content-Disposition": name, "Cache-Control": "no-store"}, JSON)

"""Routes of the campaign of a signed-in account: export and import."""

from typing import Final

from starlette.requests import Request

from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.campaign.server.logbook_routes import campaign_file, check_game, import_from
from saltsea.server.accounts.account_routes import NOT_SIGNED_IN, WRONG
from saltsea.server.accounts.authentication import Authentication
from saltsea.server.accounts.messages import WhoAmI
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.web.http import Answer, HttpError
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route

CAMPAIGN: Final = "/api/account/campaign/{game}"


class AccountCampaignRoutes:
    """The routes of accounts' campaigns."""

    def __init__(self, authentication: Authentication, campaigns: Campaigns) -> None:
        self.authentication = authentication
        self.campaigns = campaigns

    def routes(self) -> list[Route]:
        no_game = (404, Failure)
        export, bring = "My campaign, as a file.", "Go on with the campaign of a file, in place of mine."
        return [
            Route("GET", CAMPAIGN, self.export, export, refuses=(NOT_SIGNED_IN, no_game)),
            Route("PUT", CAMPAIGN, self.import_campaign, bring, JSON, WhoAmI, 200, (*WRONG, NOT_SIGNED_IN, no_game)),
        ]

    async def export(self, request: Request) -> Answer:
        known = await self.authentication.known(request)
        check_game(request, self.campaigns)
        if known is None:
            raise HttpError(401, "no account is signed in on this device")
        body = await self.campaigns.body(ProgressOwner(known.account.id))
        if body is None:
            raise HttpError(404, f"this account has no campaign of {self.campaigns.game}")
        return campaign_file(self.campaigns.game, body)

    async def import_campaign(self, request: Request) -> Answer:
        known = await self.authentication.signed_in(request)
        check_game(request, self.campaigns)
        await import_from(request, self.campaigns.import_campaign, ProgressOwner(known.account.id))
        return await self.authentication.changed(request, known, None)

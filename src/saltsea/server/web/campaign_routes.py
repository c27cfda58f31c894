"""Routes of log books, and of the story of a table's chapter.

A log book is a guest's campaign: its owner proves it by a secret, as with a seat. A signed-in player has the account's
campaign instead. No answer reveals anything of a locked chapter."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.game import Storyteller
from saltsea.kernel.match import check_table
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Option, Options, Value
from saltsea.logbook import Crew, LogBook, VoyageTold
from saltsea.server.accounts.authentication import Authentication
from saltsea.server.tables.campaigns import CampaignOwner
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.from_client import Key, Language
from saltsea.server.tables.registry import seats_of
from saltsea.server.tables.table import Table, TableServices
from saltsea.server.tables.table_info import Person
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.html import language_of
from saltsea.server.web.json_http import json_response, read_body
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Route
from saltsea.server.web.table_routes import LARGEST_BODY, RefusedRequest
from saltsea.store.rows import GameRow
from saltsea.texts import LANGUAGES

CAMPAIGN: Final = "/api/campaign/{game}"
LANGUAGE: Final = ("language", "en or fr.")
CREW: Final = (
    ("players", "Set up for so many; for the most that can play if it is left out."),
    ("level", "Set up for this level; and so any other option of the game."),
)
STILL_CLOSED: Final = "what this table sails is still closed in your log book: only its crew is told"


class CampaignRoutes:
    """The routes of log books."""

    def __init__(self, authentication: Authentication) -> None:
        self.authentication = authentication
        self.registry = authentication.registry

    def routes(self) -> list[Route]:
        no_game, refused = (404, Failure), (422, RefusedRequest)
        wrong, not_signed_in, other_site, often = (400, Failure), (401, Failure), (403, Failure), (429, Failure)
        show = "My log book, as far as it is open; its secret is the bearer token, or I am signed in."
        bring = "Go on with the campaign of a file, in place of mine."
        return [
            Route("GET", CAMPAIGN, self.show, show, None, LogBook, 200, (no_game, refused), (LANGUAGE, *CREW)),
            Route("GET", f"{CAMPAIGN}/export", self.export, "My campaign, as a file.", refuses=(no_game,)),
            Route(
                "PUT",
                CAMPAIGN,
                self.import_campaign,
                bring,
                JSON,
                LogBook,
                200,
                (wrong, not_signed_in, other_site, no_game, often),
            ),
            Route(
                "DELETE",
                CAMPAIGN,
                self.forget,
                "Forget my campaign; what is left is a new one.",
                gives=LogBook,
                refuses=(not_signed_in, other_site, no_game),
            ),
        ]

    async def show(self, request: Request) -> Response:
        """Show the log book; without one a new one: the first chapter is open to every player."""
        return await self.book(request, self.services(request), await self.reader(request))

    async def export(self, request: Request) -> Response:
        services = self.services(request)
        body = await self.registry.campaigns.body(await self.reader(request), services.rules.name)
        if body is None:
            raise HTTPException(404, f"nothing of {services.rules.name} is noted in this log book yet")
        name = f'attachment; filename="{services.rules.name}.campaign"'
        return Response(body, 200, {"Content-Disposition": name, "Cache-Control": "no-store"}, JSON)

    async def import_campaign(self, request: Request) -> Response:
        services, owner = self.services(request), await self.owner(request)
        keeper, data = services.game.campaign, await read_body(request, LARGEST_BODY)
        assert keeper is not None
        try:
            await self.registry.campaigns.import_campaign(keeper, services.rules, owner, data)
        except ValueError as error:
            raise HTTPException(400, f"this is no campaign to go on with: {error}") from error
        return await self.book(request, services, owner)

    async def forget(self, request: Request) -> Response:
        services, owner = self.services(request), await self.owner(request)
        await self.registry.campaigns.forget(owner, services.rules.name)
        return await self.book(request, services, owner)

    async def book(self, request: Request, services: TableServices, owner: CampaignOwner) -> Response:
        language, crew = asked_language(request), crew_of(request, services)
        refusal = check_table(services.rules, crew.players, crew.options)
        if refusal is not None:
            return refused(services, language, refusal)
        return json_response(
            await self.registry.campaigns.log_book(services.game, services.rules, owner, crew, language)
        )

    def services(self, request: Request) -> TableServices:
        services = self.registry.services.get(request.path_params["game"])
        if services is None or services.game.campaign is None:
            raise HTTPException(404, "there is no game of this name with a campaign")
        return services

    # --- whose it is ---

    async def reader(self, request: Request) -> CampaignOwner:
        return await reader_of(request, self.authentication.reader)

    async def owner(self, request: Request) -> CampaignOwner:
        """The owner who changes a campaign: an account from a page of this server, or a log book by its secret."""
        if await self.authentication.reader(request) is not None:
            return CampaignOwner((await self.authentication.signed_in(request)).account.id)
        owner = CampaignOwner(logbook=bearer(request))
        if not owner.exists():
            raise HTTPException(401, "this takes the secret of a log book as bearer token, or an account")
        return owner


class StoryRoutes:
    """The routes of a table's story. The crew gets it whatever their own campaigns; other readers, if their log book is
    open so far."""

    def __init__(self, access: GameAccess) -> None:
        self.access = access
        self.registry = access.registry

    def routes(self) -> list[Route]:
        table = "What the crew of a table is told of its chapter; the bearer token is a seat's key or a log book's."
        game, asks = "The same for a game, and how it ended.", (LANGUAGE,)
        refuses = tuple((status, Failure) for status in (403, 404, 409, 429))
        return [
            Route("GET", "/api/tables/{code}/words", self.of_table, table, None, VoyageTold, 200, refuses, asks),
            Route("GET", "/api/games/{game}/words", self.of_game, game, None, VoyageTold, 200, refuses, asks),
        ]

    async def of_table(self, request: Request) -> Response:
        table = await self.access.table(request.path_params["code"])
        if table is None:
            raise HTTPException(404, "there is no such table")
        crew = Crew(table.info.settings.players, self.options(table))
        if not await self.is_aboard(request, table.info.code):
            await self.check_open(request, table.services, crew)
        return self.story(request, table.services, crew, won=how_it_ended(table))

    def options(self, table: Table) -> Options:
        """The options that the table plays: a daily voyage is that of the day on which it began."""
        settings, daily = table.info.settings, table.services.game.daily
        if not settings.daily or daily is None:
            return settings.options
        began = table.play.match.header.shared if table.play is not None and table.info.phase != "open" else None
        return daily.dated(settings.options, began or self.registry.daily.today())

    async def of_game(self, request: Request) -> Response:
        row = await self.access.row(request)
        services = await self.registry.services_at(row.game, row.table)
        crew = Crew(row.players, msgspec.json.decode(row.header)["options"])
        if not await self.is_aboard(request, row.table, seats_of(row)):
            await self.check_seen(request, row)
            await self.check_open(request, services, crew)
        return self.story(request, services, crew, won=was_won(row))

    def story(self, request: Request, services: TableServices, crew: Crew, *, won: bool | None) -> Response:
        return json_response(storyteller_of(services).told(services.rules, crew, asked_language(request), won=won))

    # --- who may read it ---

    async def is_aboard(self, request: Request, table: str, sat: Sequence[Person | None] = ()) -> bool:
        """Whether the requester belongs to a table's crew, or did when these people sat there: by a seat's key, log
        book or account."""
        secret, account = bearer(request), await self.access.account_of(request)
        played = {person for person in sat if person is not None}
        return any(
            (bool(secret) and secret in (one.key, one.logbook)) or (account is not None and one.account == account)
            for one in await self.registry.store.people(table)
            if not played or one.person in played
        )

    async def check_seen(self, request: Request, row: GameRow) -> None:
        """Refuse the story of a game to a reader who may not see the game."""
        if row.outcome is not None:
            await self.access.check_may_have(row, request)
            return
        table, _ = await self.access.running(row)
        if table.info.settings.watching == "none":
            raise HTTPException(403, "nobody watches this table")

    async def check_open(self, request: Request, services: TableServices, crew: Crew) -> None:
        """Refuse the story of a chapter that is closed to the reader."""
        reader, base = await reader_of(request, self.access.account_of), self.registry.services[services.game.name]
        opened = await self.registry.campaigns.opened(base.game, base.rules, reader)
        if storyteller_of(services).reach(services.rules, crew.options) > opened:
            raise HTTPException(403, STILL_CLOSED)


def storyteller_of(services: TableServices) -> Storyteller:
    if services.game.stories is None:
        raise HTTPException(404, f"{services.game.name} tells no story")
    return services.game.stories


def how_it_ended(table: Table) -> bool | None:
    """Whether the table's last game was won; None unless it played what the table is set to."""
    play = table.play
    if play is None or not play.match.is_over():
        return None
    outcome, chosen = play.match.rules.outcome(play.match.state), play.match.header.options
    again = all(chosen.get(name) == value for name, value in table.info.settings.options.items())
    return bool(outcome.winners) if outcome is not None and again else None


def was_won(row: GameRow) -> bool | None:
    return None if row.outcome is None else bool(msgspec.json.decode(row.outcome)["winners"])


# --- what a request asks for ---


async def reader_of(request: Request, account_of: Callable[[Request], Awaitable[str | None]]) -> CampaignOwner:
    """The owner by whose campaign a request reads: the account, else the log book of the bearer secret."""
    account = await account_of(request)
    return CampaignOwner(account) if account is not None else CampaignOwner(logbook=bearer(request))


def bearer(request: Request) -> str:
    """The hash of the bearer secret; empty if there is no valid one."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    try:
        return hashed(msgspec.convert(key.strip(), Key)) if scheme.lower() == "bearer" else ""
    except msgspec.ValidationError:
        return ""


def asked_language(request: Request) -> Language:
    asked = request.query_params.get("language")
    if asked not in LANGUAGES:
        return language_of(request)
    return "fr" if asked == "fr" else "en"


def crew_of(request: Request, services: TableServices) -> Crew:
    """The crew for which a chapter is set up. The rules judge whether it is possible."""
    asked = request.query_params
    players = asked.get("players", str(services.rules.most))
    if not players.isdecimal() or len(players) > 2:
        raise HTTPException(400, "players is a number")
    options: Options = {one.name: meant(one, asked[one.name]) for one in services.rules.options if one.name in asked}
    return Crew(int(players), options)


def meant(option: Option, said: str) -> Value:
    """The choice of an option that is written like this."""
    return next((choice for choice in option.choices if str(choice) == said), said)


def refused(services: TableServices, language: Language, refusal: Refusal) -> Response:
    narrator = services.narrators[language]
    sentence = narrator.texts.say(refusal.text, narrator.args(refusal.details))
    return json_response(RefusedRequest(refusal.rule, refusal.text, refusal.details, sentence), 422)

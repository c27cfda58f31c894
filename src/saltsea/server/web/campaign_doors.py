"""Log books over HTTP, and what the crew of a table is told of its chapter.

A log book is a guest's campaign: its owner proves it by a secret of their own making, as they prove a seat. Whoever is
signed in has their account's instead. No answer here says anything of a chapter that is locked."""

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
from saltsea.server.accounts.visit import Visits
from saltsea.server.tables.campaigns import CampaignOwner
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.from_client import Key, Language
from saltsea.server.tables.registry import seats_of
from saltsea.server.tables.table import Table, TableServices
from saltsea.server.tables.table_info import Person
from saltsea.server.web.asking import body_of, json_answer
from saltsea.server.web.html import language_of
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import JSON, Door
from saltsea.server.web.readers import Readers
from saltsea.server.web.rest import LARGEST_BODY, RefusedRequest
from saltsea.store.rows import GameRow
from saltsea.texts import LANGUAGES

CAMPAIGN: Final = "/api/campaign/{game}"
LANGUAGE: Final = ("language", "en or fr.")
CREW: Final = (
    ("players", "Set up for so many; for the most that can play if it is left out."),
    ("level", "Set up for this level; and so any other option of the game."),
)
STILL_CLOSED: Final = "what this table sails is still closed in your log book: only its crew is told"


class CampaignDoors:
    """The answers about log books."""

    def __init__(self, visits: Visits) -> None:
        self.visits = visits
        self.registry = visits.registry

    def doors(self) -> list[Door]:
        no_game, refused = (404, Failure), (422, RefusedRequest)
        wrong, nobody, other_site, often = (400, Failure), (401, Failure), (403, Failure), (429, Failure)
        show = "My log book, as far as it is open; its secret is the bearer token, or I am signed in."
        bring = "Go on with the campaign of a file, in place of mine."
        return [
            Door("GET", CAMPAIGN, self.show, show, None, LogBook, 200, (no_game, refused), (LANGUAGE, *CREW)),
            Door("GET", f"{CAMPAIGN}/export", self.export, "My campaign, as a file.", refuses=(no_game,)),
            Door("PUT", CAMPAIGN, self.bring, bring, JSON, LogBook, 200, (wrong, nobody, other_site, no_game, often)),
            Door(
                "DELETE",
                CAMPAIGN,
                self.forget,
                "Forget my campaign; what is left is a new one.",
                gives=LogBook,
                refuses=(nobody, other_site, no_game),
            ),
        ]

    async def show(self, request: Request) -> Response:
        """Whoever has no log book yet sees a new one: the first chapter is open to everybody."""
        return await self.book(request, self.services(request), await self.reader(request))

    async def export(self, request: Request) -> Response:
        services = self.services(request)
        body = await self.registry.campaigns.body(await self.reader(request), services.rules.name)
        if body is None:
            raise HTTPException(404, f"nothing of {services.rules.name} is noted in this log book yet")
        name = f'attachment; filename="{services.rules.name}.campaign"'
        return Response(body, 200, {"Content-Disposition": name, "Cache-Control": "no-store"}, JSON)

    async def bring(self, request: Request) -> Response:
        services, owner = self.services(request), await self.owner(request)
        keeper, data = services.game.campaign, await body_of(request, LARGEST_BODY)
        assert keeper is not None
        try:
            await self.registry.campaigns.bring(keeper, services.rules, owner, data)
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
        return json_answer(await self.registry.campaigns.shown(services.game, services.rules, owner, crew, language))

    def services(self, request: Request) -> TableServices:
        services = self.registry.services.get(request.path_params["game"])
        if services is None or services.game.campaign is None:
            raise HTTPException(404, "there is no game of this name with a campaign")
        return services

    # --- whose it is ---

    async def reader(self, request: Request) -> CampaignOwner:
        return await reader_of(request, self.visits.reader)

    async def owner(self, request: Request) -> CampaignOwner:
        """Whoever changes something: an account from a page of ours, or somebody with a log book's secret."""
        if await self.visits.reader(request) is not None:
            return CampaignOwner((await self.visits.signed_in(request)).account.id)
        owner = CampaignOwner(logbook=bearer(request))
        if not owner.exists():
            raise HTTPException(401, "this takes the secret of a log book as bearer token, or an account")
        return owner


class WordDoors:
    """The answers about what a table sails. Its crew is told, wherever their own stories stand; whoever else may see
    the table or the game, if their log book is open so far."""

    def __init__(self, readers: Readers) -> None:
        self.readers = readers
        self.registry = readers.registry

    def doors(self) -> list[Door]:
        table = "What the crew of a table is told of its chapter; the bearer token is a seat's key or a log book's."
        game, asks = "The same for a game, and how it ended.", (LANGUAGE,)
        refuses = tuple((status, Failure) for status in (403, 404, 409, 429))
        return [
            Door("GET", "/api/tables/{code}/words", self.of_table, table, None, VoyageTold, 200, refuses, asks),
            Door("GET", "/api/games/{game}/words", self.of_game, game, None, VoyageTold, 200, refuses, asks),
        ]

    async def of_table(self, request: Request) -> Response:
        table = await self.readers.table(request.path_params["code"])
        if table is None:
            raise HTTPException(404, "there is no such table")
        crew = Crew(table.info.settings.players, self.options(table))
        if not await self.is_aboard(request, table.info.code):
            await self.check_open(request, table.services, crew)
        return self.told(request, table.services, crew, won=how_it_ended(table))

    def options(self, table: Table) -> Options:
        """What it sails, or will: a daily voyage is that of the day on which it began."""
        settings, daily = table.info.settings, table.services.game.daily
        if not settings.daily or daily is None:
            return settings.options
        began = table.play.match.header.shared if table.play is not None and table.info.phase != "open" else None
        return daily.dated(settings.options, began or self.registry.daily.today())

    async def of_game(self, request: Request) -> Response:
        row = await self.readers.row(request)
        services = await self.registry.services_at(row.game, row.table)
        crew = Crew(row.players, msgspec.json.decode(row.header)["options"])
        if not await self.is_aboard(request, row.table, seats_of(row)):
            await self.check_seen(request, row)
            await self.check_open(request, services, crew)
        return self.told(request, services, crew, won=was_won(row))

    def told(self, request: Request, services: TableServices, crew: Crew, *, won: bool | None) -> Response:
        return json_answer(teller_of(services).told(services.rules, crew, asked_language(request), won=won))

    # --- who is told ---

    async def is_aboard(self, request: Request, table: str, sat: Sequence[Person | None] = ()) -> bool:
        """Whether somebody is of a table's crew, or was when these sat there: by a seat's key, log book or account."""
        secret, account = bearer(request), await self.readers.account_of(request)
        played = {person for person in sat if person is not None}
        return any(
            (bool(secret) and secret in (one.key, one.logbook)) or (account is not None and one.account == account)
            for one in await self.registry.store.people(table)
            if not played or one.person in played
        )

    async def check_seen(self, request: Request, row: GameRow) -> None:
        """Of a game that others may not see they are not told either."""
        if row.outcome is not None:
            await self.readers.check_may_have(row, request)
            return
        table, _ = await self.readers.running(row)
        if table.info.settings.watching == "none":
            raise HTTPException(403, "nobody watches this table")

    async def check_open(self, request: Request, services: TableServices, crew: Crew) -> None:
        """Nobody is told of a chapter that is closed for them, unless they sail along."""
        reader, base = await reader_of(request, self.readers.account_of), self.registry.services[services.game.name]
        opened = await self.registry.campaigns.opened(base.game, base.rules, reader)
        if teller_of(services).reach(services.rules, crew.options) > opened:
            raise HTTPException(403, STILL_CLOSED)


def teller_of(services: TableServices) -> Storyteller:
    if services.game.stories is None:
        raise HTTPException(404, f"{services.game.name} tells no story")
    return services.game.stories


def how_it_ended(table: Table) -> bool | None:
    """None unless what the table is set to has just been sailed to its end."""
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
    """By whose campaign somebody reads: their account's, else that of the log book whose secret came."""
    account = await account_of(request)
    return CampaignOwner(account) if account is not None else CampaignOwner(logbook=bearer(request))


def bearer(request: Request) -> str:
    """The hash of the secret in the header; empty if there is none that could be one."""
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
    """For whom a chapter is set up. What cannot be is for the rules to say."""
    asked = request.query_params
    players = asked.get("players", str(services.rules.most))
    if not players.isdecimal() or len(players) > 2:
        raise HTTPException(400, "players is a number")
    options: Options = {one.name: meant(one, asked[one.name]) for one in services.rules.options if one.name in asked}
    return Crew(int(players), options)


def meant(option: Option, said: str) -> Value:
    """The choice that is written like this."""
    return next((choice for choice in option.choices if str(choice) == said), said)


def refused(services: TableServices, language: Language, refusal: Refusal) -> Response:
    narrator = services.narrators[language]
    sentence = narrator.texts.say(refusal.text, narrator.facts(refusal.facts))
    return json_answer(RefusedRequest(refusal.rule, refusal.text, refusal.facts, sentence), 422)

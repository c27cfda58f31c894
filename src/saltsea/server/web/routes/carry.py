"""Routes of games that are carried: from a page without a server to a server, and back."""

from functools import partial
from hashlib import sha256
from typing import Annotated, Final

from msgspec import Meta

from saltsea.kernel.languages import LANGUAGES, USUAL
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record_file import BadRecordError
from saltsea.server.tables.messages.from_client import Key, Language
from saltsea.server.tables.rules.carry_rules import check_leaving
from saltsea.server.tables.stored.brought_record import head_of
from saltsea.server.tables.stored.carried import (
    LARGEST_GAME,
    Arrival,
    CarriedGame,
    arrive,
    carried_game,
    carried_record,
    forget_carried,
)
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import LONGEST_INVITATION
from saltsea.server.web.background_work import BackgroundWork
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response, message_in, read_body
from saltsea.server.web.messages import Failure, Message, TableOpened
from saltsea.server.web.openapi import Route
from saltsea.server.web.refused_requests import RefusedRequest, refused
from saltsea.server.web.routes.tables import Invites, OpeningRoutes
from saltsea.server.web.visitors import AccountLookup

LARGEST_ARRIVAL: Final = 2 * LARGEST_GAME
"""A record inside JSON has its quotation marks written twice as long."""
ARRIVED: Final = "carried/"
"""Before the hash of what arrived, the name of the note that says which table it has become."""


class BringGame(Message, frozen=True):
    """A request to go on here with a game that was begun elsewhere."""

    game: CarriedGame
    """The game, as its old place gave it."""
    key: Key
    """The secret by which its player will be known at the new table."""
    language: Language = USUAL
    """The language of a refusal."""
    invitation: Annotated[str, Meta(max_length=LONGEST_INVITATION)] = ""
    """The operator's invitation, where the server asks for one."""
    logbook: Key | None = None
    """The secret of the log book that it counts for."""


class Gone(Message, frozen=True):
    """The table has forgotten its running game, which goes on elsewhere."""

    code: str
    """The code of that table."""


class CarryRoutes(OpeningRoutes):
    """The routes of carried games; a server and a page have the same."""

    def __init__(self, access: GameAccess, beside: BackgroundWork, invites: Invites, player: AccountLookup) -> None:
        super().__init__(access, invites, player)
        self.beside = beside

    def routes(self) -> list[Route]:
        refuses = ((404, Failure), (409, Failure), (422, RefusedRequest))
        return [
            Route(
                "GET",
                "/api/tables/{code}/carried",
                self.carried,
                "The running game of a table, with its seed, for the one person who plays it: to go on elsewhere.",
                gives=CarriedGame,
                refuses=(*refuses, (429, Failure)),
                asks=(("language", "Of a refusal."),),
                heavy=True,
            ),
            Route(
                "POST",
                "/api/tables/{code}/carried",
                self.forget,
                "The game has arrived elsewhere: forget it here.",
                gives=Gone,
                refuses=refuses,
                asks=(("language", "Of a refusal."),),
            ),
            Route(
                "POST",
                "/api/carried",
                self.bring,
                "Go on here with a game that was begun elsewhere: it is replayed and verified.",
                takes=BringGame,
                gives=TableOpened,
                status=201,
                refuses=((400, Failure), (413, Failure), (422, RefusedRequest)),
                costly=True,
            ),
        ]

    async def carried(self, request: Request) -> Response:
        table = await self.leaving(request)
        if isinstance(table, Response):
            return table
        row, play = await self.registry.store.game(table.info.playing_id()), table.play
        if row is None or play is None:
            raise HttpError(404, "this table plays no game")
        lines = await self.registry.store.lines(row.id)
        record = await self.access.read_in_thread(partial(carried_record, table.services, row, lines))
        return json_response(carried_game(table, play, row, record))

    async def forget(self, request: Request) -> Response:
        table = await self.leaving(request)
        if isinstance(table, Response):
            return table
        await forget_carried(self.registry, table)
        return json_response(Gone(table.info.code))

    async def leaving(self, request: Request) -> Table | Response:
        """The table whose game is carried away, or why not."""
        code = request.path_params["code"]
        table = await self.access.table(code)
        if table is None:
            raise HttpError(404, "there is no such table")
        refusal = check_leaving(table.info, await self.access.people(code, request))
        if refusal is None:
            return table
        return refused(table.services.narrators[asked_language(request)], refusal)

    async def bring(self, request: Request) -> Response:
        """Go on with a game. What is sent twice, because the answer was lost, becomes one table."""
        data = await read_body(request, LARGEST_ARRIVAL)
        asked = message_in(data, BringGame)
        owner, invited = await self.owner(request, asked.logbook), await self.invites(asked.invitation)
        arrival = Arrival(asked.game, asked.key, owner, invited, note=f"{ARRIVED}{sha256(data).hexdigest()}")
        code = await arrive(self.registry, arrival, self.beside.record)
        if isinstance(code, Refusal):
            return refused(self.registry.services[self.game_named(asked)].narrators[asked.language], code)
        return json_response(TableOpened(code, f"/t/{code}"), 201)

    def game_named(self, asked: BringGame) -> str:
        """The game whose words tell a refusal; the first of the catalogue if that cannot be read."""
        try:
            game = head_of(asked.game.record.encode()).game
        except BadRecordError:
            game = ""
        return game if game in self.registry.services else next(iter(self.registry.services))


def asked_language(request: Request) -> Language:
    asked = request.query_params.get("language", USUAL)
    return asked if asked in LANGUAGES else USUAL

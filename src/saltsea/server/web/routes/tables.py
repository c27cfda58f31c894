"""Routes of tables: open one, list them, show one."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from saltsea.kernel.languages import USUAL
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.messages.from_client import Key, Language
from saltsea.server.tables.messages.public_table import TableShown
from saltsea.server.tables.player_content import LONGEST
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.stored.saved_games import check_reader
from saltsea.server.tables.stored.stored_rows import readable_rows
from saltsea.server.tables.table_info import OPEN, PLAYING, TableInfo, info_of
from saltsea.server.tables.table_settings import LONGEST_INVITATION, PUBLIC, Onward, Settings
from saltsea.server.web.game_access import GameAccess, bearer_of
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response, read_message
from saltsea.server.web.messages import ContentShown, Failure, Message, TableList, TableListed, TableOpened
from saltsea.server.web.openapi import Route
from saltsea.server.web.refused_requests import RefusedRequest, refused
from saltsea.server.web.visitors import AccountLookup
from saltsea.store.rows import TableRow

MOST_LISTED: Final = 50
LARGEST_BODY: Final = 65_536
LARGEST_ORDER: Final = LARGEST_BODY + 4 * LONGEST
"""The body may hold a chapter, and JSON may write a character in several bytes."""


class OpenTable(Message, frozen=True):
    """A request to open a table. Its sender is the host and sits on the first seat; the key is the client's own."""

    game: str
    """The game of the catalogue, by its name."""
    name: str
    """What the host is called."""
    key: Key
    """The secret by which the host will be known at the table."""
    settings: Settings
    """What the host has chosen."""
    language: Language = USUAL
    """The language of a refusal."""
    invitation: Annotated[str, Meta(max_length=LONGEST_INVITATION)] = ""
    """The operator's invitation, where the server asks for one."""
    onward: Onward | None = None
    """A line of a finished game to continue from. The number of players and the options are that game's, and if that
    game is shown only to its table, so is the new one."""
    logbook: Key | None = None
    """The secret of a log book, which says which chapters are open. A signed-in host needs none."""
    chapter: Annotated[str, Meta(max_length=LONGEST)] = ""
    """The text of player-made content: a chapter for the pirates, a box of cards for Corto. The table plays with it and
    nothing else."""


class BringContent(Message, frozen=True):
    """A request of a table's host, by the secret of their seat, to play with other player-made content."""

    content: Annotated[str, Meta(max_length=LONGEST)] = ""
    """Its text, as in an order; empty for the game of the catalogue."""
    language: Language = USUAL
    """The language of a refusal."""


Invites: TypeAlias = Callable[[str], Awaitable[bool]]
"""Whether the operator has given this invitation."""


class OpeningRoutes:
    """Routes that open tables."""

    def __init__(self, access: GameAccess, invites: Invites, player: AccountLookup) -> None:
        self.access = access
        self.registry = access.registry
        self.invites = invites
        self.player = player
        """The account, only for requests from a page of this server: no other site opens a table in a player's name."""

    async def owner(self, request: Request, logbook: Key | None) -> ProgressOwner:
        """Whose progress a new table counts for."""
        return ProgressOwner(await self.player(request), hashed(logbook) if logbook else "")


class TableRoutes(OpeningRoutes):
    """The routes of tables."""

    def routes(self) -> list[Route]:
        """All routes of tables."""
        refusals = ((400, Failure), (404, Failure), (429, Failure))
        return [
            Route(
                "POST",
                "/api/tables",
                self.open_table,
                "Open a table.",
                takes=OpenTable,
                gives=TableOpened,
                status=201,
                refuses=(*refusals, (422, RefusedRequest)),
                costly=True,
            ),
            Route("GET", "/api/tables", self.list_tables, "Public tables.", gives=TableList),
            Route(
                "GET",
                "/api/tables/{code}",
                self.show_table,
                "One table.",
                gives=TableShown,
                refuses=(*refusals[1:], (409, Failure)),
            ),
            Route(
                "GET",
                "/api/tables/{code}/content",
                self.content,
                "The player-made content of a table, unless it tells a story.",
                gives=ContentShown,
                refuses=(*refusals[1:], (409, Failure)),
            ),
            Route(
                "PUT",
                "/api/tables/{code}/content",
                self.bring_content,
                "Play with other player-made content; for the host of an open table.",
                takes=BringContent,
                gives=TableShown,
                refuses=(*refusals, (409, Failure), (422, RefusedRequest)),
                costly=True,
            ),
        ]

    async def open_table(self, request: Request) -> Response:
        asked = await read_message(request, LARGEST_ORDER, OpenTable)
        if asked.game not in self.registry.services:
            raise HttpError(404, f"there is no game called {asked.game!r}")
        invited = await self.invites(asked.invitation)
        owner = await self.owner(request, asked.logbook)
        answer = await self.check_onward(asked, request) or await self.registry.open(
            asked.game,
            asked.settings,
            asked.name,
            asked.key,
            invited=invited,
            onward=asked.onward,
            owner=owner,
            content=asked.chapter,
        )
        if isinstance(answer, Refusal):
            return refused(self.registry.services[asked.game].narrators[asked.language], answer)
        return json_response(TableOpened(answer.info.code, f"/t/{answer.info.code}"), 201)

    async def check_onward(self, asked: OpenTable, request: Request) -> Refusal | None:
        """Check that the requester may fork that game; the registry checks that it exists."""
        row = None if asked.onward is None else await self.registry.store.game(asked.onward.game)
        return None if row is None else check_reader(may_have=await self.access.may_have(row, request))

    async def list_tables(self, request: Request) -> Response:
        """Public tables with a free seat and public running games, without those of blocked hosts."""
        rows, me = await self.public_tables(), await self.access.account_of(request)
        whole = readable_rows(rows, info_of)
        mine = [listed(row, info) for row, info in whole if not await self.registry.blocks.hides(me, row)]
        return json_response(TableList(mine))

    async def public_tables(self) -> list[TableRow]:
        """The last touched tables first. Read phase by phase: finished ones would leave no space for others."""
        if self.registry.switches.no_public:
            return []
        tables = self.registry.store.tables
        found = [
            row for phase in (OPEN, PLAYING) for row in await tables(phase=phase, listing=PUBLIC, most=MOST_LISTED)
        ]
        return sorted(found, key=lambda row: -row.touched)[:MOST_LISTED]

    async def show_table(self, request: Request) -> Response:
        """The table as an invited guest sees it before joining, or as the person who shows their key does."""
        table = await self.access.table(request.path_params["code"])
        if table is None:
            raise HttpError(404, "there is no such table")
        people = await self.access.people(table.info.code, request)
        return json_response(table.publisher.public_table(people[0] if people else None))

    async def content(self, request: Request) -> Response:
        """What a client needs that reads observations: the text of the host's own file."""
        table = await self.access.table(request.path_params["code"])
        if table is None or not table.services.content or not table.services.extension.has_open_content():
            raise HttpError(404, "there is no such table, or its host has brought nothing that is open to all")
        return json_response(ContentShown(table.services.content))

    async def bring_content(self, request: Request) -> Response:
        """Change what an open table plays with; everybody at the table is told."""
        asked = await read_message(request, LARGEST_ORDER, BringContent)
        table = await self.access.table(request.path_params["code"])
        if table is None:
            raise HttpError(404, "there is no such table")
        key = hashed(bearer) if (bearer := bearer_of(request)) else ""
        refusal = await self.registry.bring_content(table, asked.content, await self.player(request), key)
        if refusal is not None:
            return refused(table.services.narrators[asked.language], refusal)
        return json_response(table.publisher.public_table())


def listed(row: TableRow, info: TableInfo) -> TableListed:
    return TableListed(row.id, row.game, row.phase, info.settings.players, len(info.free_seats()), row.made)

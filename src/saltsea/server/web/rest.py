"""What the server answers over HTTP about tables: open one, list them, look one up."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal
from saltsea.server.operation.operator import Operator
from saltsea.server.tables.hall import Hall
from saltsea.server.tables.protocol import Key, Language, TableShown
from saltsea.server.tables.room import Room, Settings
from saltsea.server.web.asking import body_of, json_answer
from saltsea.server.web.messages import Failure, Message, TableList, TableListed, TableOpened
from saltsea.server.web.openapi import Door
from saltsea.store.rows import TableRow

MOST_LISTED: Final = 50
LARGEST_BODY: Final = 65_536


class OpenTable(Message, frozen=True):
    """Open a table; whoever does is its host and sits on the first seat. The key is the client's own secret."""

    game: str
    name: str
    key: Key
    settings: Settings
    language: Language = "en"
    invitation: Annotated[str, Meta(max_length=64)] = ""
    """Of whoever runs the server, where one needs it to open tables."""


class Rest:
    """The answers."""

    def __init__(self, hall: Hall, operator: Operator) -> None:
        self.hall = hall
        self.operator = operator

    def doors(self) -> list[Door]:
        """Everything that is asked over HTTP about tables."""
        refusals = ((400, Failure), (404, Failure), (429, Failure))
        return [
            Door(
                "POST",
                "/api/tables",
                self.open_table,
                "Open a table.",
                takes=OpenTable,
                gives=TableOpened,
                status=201,
                refuses=(*refusals, (422, RefusedRequest)),
            ),
            Door("GET", "/api/tables", self.list_tables, "Public tables.", gives=TableList),
            Door("GET", "/api/tables/{code}", self.show_table, "One table.", gives=TableShown, refuses=refusals[1:]),
        ]

    async def open_table(self, request: Request) -> Response:
        asked = await message_of(request, OpenTable)
        if asked.game not in self.hall.hosts:
            raise HTTPException(404, f"there is no game called {asked.game!r}")
        invited = await self.operator.invites(asked.invitation)
        answer = await self.hall.open(asked.game, asked.settings, asked.name, asked.key, invited=invited)
        if isinstance(answer, Refusal):
            return self.refused(asked, answer)
        return json_answer(TableOpened(answer.room.code, f"/t/{answer.room.code}"), 201)

    def refused(self, asked: OpenTable, refusal: Refusal) -> Response:
        narrator = self.hall.hosts[asked.game].narrators[asked.language]
        sentence = narrator.texts.say(refusal.text, narrator.facts(refusal.facts))
        return json_answer(RefusedRequest(refusal.rule, refusal.text, refusal.facts, sentence), 422)

    async def list_tables(self, request: Request) -> Response:  # noqa: ARG002
        """Public tables with a free seat, and public games that are being played."""
        hidden = self.hall.switches.no_public
        rows = [] if hidden else await self.hall.store.tables(listing="public", most=MOST_LISTED)
        return json_answer(TableList([listed(row) for row in rows if row.phase != "over"]))

    async def show_table(self, request: Request) -> Response:
        """What an invitation shows before one comes in."""
        table = await self.hall.table(request.path_params["code"])
        if table is None:
            raise HTTPException(404, "there is no such table")
        return json_answer(table.teller.table_shown())


class RefusedRequest(Message, frozen=True):
    """No, and why: as over a table's line."""

    rule: str
    text: str
    facts: dict[str, str | int]
    sentence: str


def listed(row: TableRow) -> TableListed:
    room = msgspec.json.decode(row.body, type=Room)
    return TableListed(row.id, row.game, row.phase, room.settings.players, len(room.free_seats()), row.made)


async def message_of(request: Request, kind: type[OpenTable]) -> OpenTable:
    """The message in a request's body; what is wrong with it is said."""
    data = await body_of(request, LARGEST_BODY)
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise HTTPException(400, str(error)) from error

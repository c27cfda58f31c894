"""Routes of blocking: list, add, remove."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.accounts.account_overview import blocks_of, public_block
from saltsea.server.accounts.authentication import Authentication
from saltsea.server.accounts.messages import Block, BlockList
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.server.web.http import HttpError
from saltsea.server.web.json_starlette import json_response
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.refused_requests import RefusedRequest
from saltsea.store.rows import BlockRow, PersonRow

BLOCKED = "/api/account/blocked"


class BlockRoutes:
    """The routes of blocking."""

    def __init__(self, authentication: Authentication) -> None:
        self.authentication = authentication
        self.store = authentication.registry.store

    def routes(self) -> list[Route]:
        """The routes. The table's code is part of the path, so that guessing it is rate limited."""
        not_signed_in, other_site = (401, Failure), (403, Failure)
        none, refused = ((404, Failure), (429, Failure)), (422, RefusedRequest)
        add = "Block a person at a table: everywhere if they have an account, else at that table."
        refuses = (not_signed_in, other_site, *none, refused)
        return [
            Route(
                "GET", BLOCKED, self.list, "The account's blocked people.", gives=BlockList, refuses=(not_signed_in,)
            ),
            Route("PUT", f"{BLOCKED}/{{code}}/{{person}}", self.add, add, gives=Block, refuses=refuses),
            Route(
                "DELETE",
                f"{BLOCKED}/{{block}}",
                self.remove,
                "Unblock a person.",
                gives=BlockList,
                refuses=(not_signed_in, other_site),
            ),
        ]

    async def list(self, request: Request) -> Response:
        me = await self.authentication.reader(request)
        if me is None:
            raise HttpError(401, "no account is signed in on this device")
        return json_response(BlockList(await blocks_of(self.store, me)))

    async def add(self, request: Request) -> Response:
        """Block a person, and say how far it reaches: a guest is blocked at this table only."""
        known = await self.authentication.signed_in(request)
        person = await self.person_to_block(request)
        refusal = check_other(known.account.id, person)
        blocks = self.authentication.registry.blocks
        answer = refusal or await blocks.add(known.account.id, person, self.authentication.registry.clock.now())
        if isinstance(answer, Refusal):
            return self.authentication.refused(request, answer)
        return json_response(public_answer(answer))

    async def remove(self, request: Request) -> Response:
        """Unblock a person; doing it twice is no error."""
        me = (await self.authentication.signed_in(request)).account.id
        await self.authentication.registry.blocks.remove(me, request.path_params["block"])
        return json_response(BlockList(await blocks_of(self.store, me)))

    async def person_to_block(self, request: Request) -> PersonRow:
        """The person to block; of several on one device the device's owner, who sends the chat of them all."""
        code, number = request.path_params["code"], request.path_params["person"]
        table = await self.store.table(code)
        people = {row.person: row for row in await self.store.people(code)}
        person = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else -1
        found = people.get(person if table is None else owner(msgspec.json.decode(table.body, type=TableInfo), person))
        if found is None or not found.key:
            raise HttpError(404, "no person with this number can be blocked at this table")
        return found


def public_answer(row: BlockRow) -> Block:
    """The block, and the text that says how far it reaches."""
    text = "blocked-here" if row.other is None else "blocked-everywhere"
    return Block(public_block(row), text, {"name": row.name})


def owner(info: TableInfo, person: Person) -> Person:
    beside = [chair.person for chair in info.chairs if chair.guest == person and chair.person is not None]
    return next(iter(beside), person)


def check_other(me: str, person: PersonRow) -> Refusal | None:
    """table.T24: an account cannot block itself."""
    return refuse("table.T24", "refusal-table-block-me") if person.account == me else None

"""Blocking over HTTP: whom I want nothing to do with, one more of them, one fewer."""

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.accounts.messages import Block, BlockList
from saltsea.server.accounts.shown import block_shown, blocks_of
from saltsea.server.accounts.visit import Visits
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.server.web.asking import json_answer
from saltsea.server.web.html import language_of
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Door
from saltsea.server.web.rest import RefusedRequest
from saltsea.store.rows import BlockRow, PersonRow
from saltsea.texts import load

BLOCKED = "/api/account/blocked"


class BlockDoors:
    """The answers."""

    def __init__(self, visits: Visits) -> None:
        self.visits = visits
        self.store = visits.registry.store

    def doors(self) -> list[Door]:
        """The table's code is part of the address, where whoever guesses is slowed down."""
        nobody, other_site = (401, Failure), (403, Failure)
        none, refused = ((404, Failure), (429, Failure)), (422, RefusedRequest)
        add = "Block somebody at a table: everywhere if they have an account, else at that table."
        refuses = (nobody, other_site, *none, refused)
        return [
            Door("GET", BLOCKED, self.list, "Whom I have blocked.", gives=BlockList, refuses=(nobody,)),
            Door("PUT", f"{BLOCKED}/{{code}}/{{person}}", self.add, add, gives=Block, refuses=refuses),
            Door(
                "DELETE",
                f"{BLOCKED}/{{block}}",
                self.remove,
                "Block somebody no longer.",
                gives=BlockList,
                refuses=(nobody, other_site),
            ),
        ]

    async def list(self, request: Request) -> Response:
        me = await self.visits.reader(request)
        if me is None:
            raise HTTPException(401, "nobody is signed in on this device")
        return json_answer(BlockList(await blocks_of(self.store, me)))

    async def add(self, request: Request) -> Response:
        """What is blocked is said as it is: of a guest nobody knows who they are at other tables."""
        known = await self.visits.signed_in(request)
        whom = await self.somebody(request)
        refusal = check_other(known.account.id, whom)
        blocks = self.visits.registry.blocks
        answer = refusal or await blocks.add(known.account.id, whom, self.visits.registry.clock.now())
        if isinstance(answer, Refusal):
            return self.visits.refused(request, answer)
        return json_answer(Block(block_shown(answer), self.sentence(request, answer)))

    def sentence(self, request: Request, row: BlockRow) -> str:
        texts = load(language_of(request))
        return texts.say("blocked-here" if row.other is None else "blocked-everywhere", {"name": row.name})

    async def remove(self, request: Request) -> Response:
        """Whoever is in the list no more is as welcome as before; twice is once."""
        me = (await self.visits.signed_in(request)).account.id
        await self.visits.registry.blocks.remove(me, request.path_params["block"])
        return json_answer(BlockList(await blocks_of(self.store, me)))

    async def somebody(self, request: Request) -> PersonRow:
        """Who it is; of several on one device whoever's device it is, who says the words of them all."""
        code, number = request.path_params["code"], request.path_params["person"]
        table = await self.store.table(code)
        people = {row.person: row for row in await self.store.people(code)}
        person = int(number) if number.isascii() and number.isdigit() and len(number) < 10 else -1
        found = people.get(person if table is None else owner(msgspec.json.decode(table.body, type=TableInfo), person))
        if found is None or not found.key:
            raise HTTPException(404, "nobody who could be blocked has this number at this table")
        return found


def owner(info: TableInfo, person: Person) -> Person:
    beside = [chair.person for chair in info.chairs if chair.guest == person and chair.person is not None]
    return next(iter(beside), person)


def check_other(me: str, whom: PersonRow) -> Refusal | None:
    """table.T24: nobody blocks themselves."""
    return refuse("table.T24", "refusal-table-block-me") if whom.account == me else None

"""Handlers of requests about ending a game early and handing seats over: resign, propose, answer, hand over."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Resign as ResignAction
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.messages.from_client import Answer, HandOver, Propose, Resign
from saltsea.server.tables.people.handing_over import give_seat
from saltsea.server.tables.rules import manners_rules, table_rules
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.table_info import Chair, Proposal, TableInfo, with_chair

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class MannersHandlers:
    """The handlers of one table about ending a game early."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def info(self) -> TableInfo:
        return self.table.info

    async def resign(self, connection: Connection, message: Resign) -> Refusal | None:
        """End a game of two; with more players the seat goes to a bot."""
        table, play = self.table, self.table.play
        if table.has_done(message.seat, message.token):
            return None
        refusal = first_refusal(
            partial(manners_rules.check_playing, self.info),
            partial(table_rules.check_own_seat, self.info, connection.person, message.seat),
            partial(manners_rules.check_rivals, table.services.rules),
        )
        if refusal is not None or play is None:
            return refusal
        if len(self.info.chairs) > 2:
            await give_seat(table, message.seat, Chair(bot=table.talk.stand_in()), self.info)
            return None
        answer = play.submit(message.seat, ResignAction(), table.now(), 0, message.token)
        await table.save_lines()
        return answer if isinstance(answer, Refusal) else None

    async def hand_over(self, connection: Connection, message: HandOver) -> Refusal | None:
        """Offer a seat to the person with this key, or withdraw the offer."""
        refusal = manners_rules.check_playing(self.info) or table_rules.check_seats(self.info, message.seat)
        refusal = refusal or self.table.services.extension.check_seats(self.info.settings)
        absent = self.table.presence.is_absent(message.seat) if refusal is None else False
        refusal = refusal or manners_rules.check_offer(self.info, connection.person, message.seat, absent=absent)
        if refusal is None:
            invited = None if message.key is None else hashed(message.key)
            chair = replace(self.info.chairs[message.seat], invited=invited)
            await self.table.save(with_chair(self.info, message.seat, chair))
        return refusal

    async def propose(self, connection: Connection, message: Propose) -> Refusal | None:
        table, play = self.table, self.table.play
        if table.has_done(message.seat, message.token):
            return None
        refusal = first_refusal(
            partial(manners_rules.check_playing, self.info),
            partial(table_rules.check_own_seat, self.info, connection.person, message.seat),
            partial(manners_rules.check_friendly, self.info, message.what),
            partial(manners_rules.check_no_proposal, self.info.proposal, connection.person, message.what),
        )
        if refusal is not None or play is None or connection.person is None:
            return refusal
        lines = play.match.count()
        return await table.proposals.make(
            Proposal(message.what, connection.person, message.seat, lines, table.now()), message.token
        )

    async def answer(self, connection: Connection, message: Answer) -> Refusal | None:
        proposals, person = self.table.proposals, connection.person
        refusal = first_refusal(
            partial(manners_rules.check_playing, self.info),
            partial(manners_rules.check_asked, proposals.current, person, proposals.waits_for()),
        )
        if refusal is None and person is not None:
            await proposals.answer(person, agree=message.agree)
        return refusal

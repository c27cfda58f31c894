"""Handlers of what people ask of a crew's bots: standing orders, and exchanged seats during a game."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Order, Swap
from saltsea.server.tables.people.handing_over import exchange_seats
from saltsea.server.tables.rules import crew_rules, table_rules
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.table_info import TableInfo, with_chair
from saltsea.talk import Announcement

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class CrewHandlers:
    """The crew handlers of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def info(self) -> TableInfo:
        return self.table.info

    async def order(self, connection: Connection, message: Order) -> Refusal | None:
        """Give a bot a standing order, which it confirms. It is saved with the seat, and lasts until another comes."""
        known = self.table.talk.orders()
        refusal = first_refusal(
            partial(table_rules.check_plays, self.info, connection.person),
            partial(table_rules.check_seats, self.info, message.seat),
            partial(crew_rules.check_order, self.info, message.seat, message.order, known),
        )
        if refusal is None and self.info.chairs[message.seat].order != message.order:
            chair = replace(self.info.chairs[message.seat], order=message.order)
            await self.table.save(with_chair(self.info, message.seat, chair))
            self.confirm(message)
        return refusal

    def confirm(self, message: Order) -> None:
        """The bot says that it has understood, and looks at once what to do."""
        text = f"crew-aye-{message.order}" if message.order else "crew-aye"
        self.table.talk.say(Announcement(message.seat, text))
        self.table.talk.count += 1
        if self.table.play is not None:
            self.table.play.bots.rouse(self.table.play.now(self.table.now()))

    async def exchange(self, connection: Connection, message: Swap) -> Refusal | None:
        """Exchange a player's seat with that of a bot, in the middle of a game."""
        refusal = first_refusal(
            partial(table_rules.check_seats, self.info, message.seat, message.other),
            partial(crew_rules.check_exchange, self.info, connection.person, message.seat, message.other),
        )
        refusal = refusal or self.table.services.extension.check_seats(self.info.settings)
        if refusal is None:
            await exchange_seats(self.table, message.seat, message.other)
        return refusal

"""The handler of requests for hints."""

from functools import partial
from typing import TYPE_CHECKING

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import holds
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Suggest
from saltsea.server.tables.rules import hint_rules, table_rules
from saltsea.server.tables.rules.table_rules import first_refusal

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class HintHandlers:
    """The hint handlers of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    async def suggest(self, connection: Connection, message: Suggest) -> Refusal | None:
        """Begin to think about a hint. It comes when it is found, as Suggested; the table goes on meanwhile.
        Who asks twice about one position has the same hint again, and it counts once."""
        table, info, play = self.table, self.table.info, self.table.play
        refusal = first_refusal(
            partial(table_rules.check_begun, info),
            partial(table_rules.check_own_seat, info, connection.person, message.seat),
            partial(hint_rules.check_practice, info, table.services.game),
        )
        if refusal is not None or play is None:
            return refusal
        if table.hints.is_given(play, message.seat):
            table.hints.send_to(connection, message.seat)
            return None
        refusal = hint_rules.check_hints_left(hint_rules.taken_hints(info))
        if refusal is not None:
            return refusal
        acts = holds(play.match.waiting_on(), message.seat)
        refusal = hint_rules.check_hint_now(acts=acts, thinking=table.hints.is_thinking(play))
        if refusal is None:
            table.hints.ask(play, message.seat)
        return refusal

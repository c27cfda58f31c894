"""Refusals of one table: each with its rule, its text's id and arguments, and what stands in the way. Clients have the
words."""

from typing import TYPE_CHECKING, Final

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.to_client import Refused

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

EARLY: Final = frozenset({"refusal-table-stands", "refusal-table-countdown"})
"""Refusals of table.T21 that end by themselves."""


class Refusals:
    """Tells the clients of one table what is refused, and why."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def send(self, connection: Connection, token: str, refusal: Refusal) -> None:
        self.table.services.meter.refused(refusal.rule)
        details = self.table.form_of(connection).details(refusal)
        is_early, blocks = refusal.text in EARLY, self.blocking(connection, refusal)
        connection.send(Refused(token, refusal.rule, refusal.text, details, is_early, blocks))

    def send_pace(self, connection: Connection, token: str, refusal: Refusal) -> None:
        """Refuse what came too fast, without a look at the game."""
        self.table.services.meter.refused(refusal.rule)
        connection.send(Refused(token, refusal.rule, refusal.text, refusal.details))

    def blocking(self, connection: Connection, refusal: Refusal) -> list[str]:
        """What stands in the way of an action of the game, as this player sees it."""
        play, seats = self.table.play, self.table.info.seats_of(connection.person)
        if play is None or not seats or connection.form != "view":
            return []
        observation = self.table.services.rules.observe(play.match.state, seats[0])
        return self.table.services.forms.views.blocking(observation, refusal)

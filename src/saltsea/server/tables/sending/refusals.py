"""Refusals of one table: each with its rule, its sentence in the player's language, and what stands in the way."""

from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.tables.messages.to_client import Refused
from saltsea.server.tables.ports.narration import spoken_details
from saltsea.wire.forms import Form

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

EARLY: Final = frozenset({"refusal-table-stands", "refusal-table-countdown"})
"""Refusals of table.T21 that end by themselves."""


class Refusals:
    """Tells the clients of one table what is refused, and why."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.pace_refusals: dict[Language, Refused] = {}

    def send(self, connection: Connection, token: str, refusal: Refusal) -> None:
        self.table.services.meter.refused(refusal.rule)
        message = self.message(connection.language, token, refusal, self.table.form_of(connection))
        connection.send(msgspec.structs.replace(message, blocks=self.blocking(connection, refusal)))

    def send_pace(self, connection: Connection, token: str, refusal: Refusal) -> None:
        """Refuse what came too fast, without a look at the game, in words that are found once."""
        self.table.services.meter.refused(refusal.rule)
        language = connection.language
        if language not in self.pace_refusals:
            self.pace_refusals[language] = self.message(language, token, refusal, self.table.form_of(connection))
        connection.send(msgspec.structs.replace(self.pace_refusals[language], token=token))

    def blocking(self, connection: Connection, refusal: Refusal) -> list[str]:
        """What stands in the way of an action of the game, as this player sees it."""
        play, seats = self.table.play, self.table.info.seats_of(connection.person)
        if play is None or not seats or connection.form != "view":
            return []
        observation = self.table.services.rules.observe(play.match.state, seats[0])
        return self.table.services.forms.views.blocking(observation, refusal)

    def message(self, language: Language, token: str, refusal: Refusal, form: Form) -> Refused:
        narrator = self.table.services.narrators[language]
        sentence = narrator.texts.say(refusal.text, spoken_details(narrator, refusal.details))
        return Refused(token, refusal.rule, refusal.text, form.details(refusal), sentence, refusal.text in EARLY)

"""Handlers of chat: phrases, free words, pointing, muting and reports to the operator."""

from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.kernel.languages import USUAL
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables import table_info
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Mute, Point, Report, Say
from saltsea.server.tables.messages.to_client import Pointed, Said
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.store.rows import SaidRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


TOKENS_REMEMBERED: Final = 500
"""Tokens of the last chat messages that are remembered, to recognise a retry."""


class ChatHandlers:
    """The chat of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.tokens_seen: dict[tuple[Person, str], None] = {}
        """The chat messages already sent, by person and token."""

    @property
    def info(self) -> TableInfo:
        return self.table.info

    async def say(self, connection: Connection, message: Say) -> Refusal | None:
        refusal = table_rules.check_seated(self.info, connection.person)
        if refusal is not None or connection.person is None or (connection.person, message.token) in self.tokens_seen:
            return refusal
        known = self.table.services.narrators[USUAL].texts.has(f"phrase-{message.phrase}")
        refusal = table_rules.check_phrase(message.phrase, message.words, known=known)
        if refusal is None and message.words:
            refusal = table_rules.check_words(self.info, free_words=not self.table.services.switches().no_words)
        if refusal is None:
            await self.post(connection.person, message)
        return refusal

    async def post(self, person: Person, message: Say) -> None:
        body = {"phrase": message.phrase, "words": message.words, "token": message.token}
        n, at = self.table.n + 1, self.table.now()
        row = SaidRow(table=self.info.code, n=n, at=at, person=person, body=msgspec.json.encode(body))
        await self.table.put([row])
        self.table.n = n
        self.remember(person, message.token)
        self.table.publisher.publish_to_table(chat_message(row), by=person)
        for seat in self.info.seats_of(person)[:1] if message.phrase else ():
            self.table.talk.hear(seat, phrase=message.phrase)

    async def mute(self, connection: Connection, message: Mute) -> Refusal | None:
        """Mute a person: their chat messages no longer reach any device of the requester."""
        refusal = table_rules.check_seated(self.info, connection.person)
        refusal = refusal or table_rules.check_person(self.table.people, message.person)
        if refusal is not None or connection.person is None:
            return refusal
        await self.table.save(table_info.set_muted(self.info, connection.person, message.person, muted=message.muted))
        return None

    def remember(self, person: Person, token: str) -> None:
        self.tokens_seen[person, token] = None
        while len(self.tokens_seen) > TOKENS_REMEMBERED:
            self.tokens_seen.pop(next(iter(self.tokens_seen)))

    def point(self, connection: Connection, message: Point) -> None:
        """Show where a player points. It is neither saved nor answered."""
        if message.seat in self.info.seats_of(connection.person):
            self.table.publisher.publish_to_table(Pointed(message.seat, message.place), by=connection.person)
            self.table.talk.hear(message.seat, place=message.place)

    async def report(self, connection: Connection, message: Report) -> Refusal | None:
        refusal = table_rules.check_seated(self.info, connection.person)
        refusal = refusal or table_rules.check_person(self.table.people, message.person)
        if refusal is not None or connection.person is None:
            return refusal
        wait = self.table.services.report_wait(self.info.code, connection.person, connection.address)
        if wait:
            return table_rules.check_reports(wait)
        await self.table.services.reported(self.info.code, connection.person, message)
        return None


def chat_message(row: SaidRow) -> Said:
    body = msgspec.json.decode(row.body)
    return Said(row.n, row.at, row.person, body["phrase"], body["words"])

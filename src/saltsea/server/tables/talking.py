"""Talking at a table: phrases, words, fingers, and telling the operator about somebody."""

from typing import TYPE_CHECKING, Final

import msgspec

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables import room as rules_of
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.from_client import Mute, Point, Report, Say
from saltsea.server.tables.room import Person, Room
from saltsea.server.tables.to_client import Pointed, Said
from saltsea.store.rows import SaidRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


REMEMBERED: Final = 500
"""So many of the last words' tokens are remembered, to know one that comes twice."""


class Talking:
    """Everybody's words at one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.spoken: dict[tuple[Person, str], None] = {}
        """What was said already, by person and token."""

    @property
    def room(self) -> Room:
        return self.table.room

    async def say(self, one: Connection, message: Say) -> Refusal | None:
        refusal = rules_of.check_seated(self.room, one.person)
        if refusal is not None or one.person is None or (one.person, message.token) in self.spoken:
            return refusal
        known = self.table.host.narrators["en"].texts.has(f"phrase-{message.phrase}")
        refusal = rules_of.check_phrase(message.phrase, message.words, known=known)
        if refusal is None and message.words:
            refusal = rules_of.check_words(self.room, free_words=not self.table.host.switches().no_words)
        if refusal is None:
            await self.speak(one.person, message)
        return refusal

    async def speak(self, person: Person, message: Say) -> None:
        body = {"phrase": message.phrase, "words": message.words, "token": message.token}
        n, at = self.table.n + 1, self.table.now()
        row = SaidRow(table=self.room.code, n=n, at=at, person=person, body=msgspec.json.encode(body))
        await self.table.host.store.write([row])
        self.table.n = n
        self.remember(person, message.token)
        self.table.teller.tell_those_at_table(said(row), by=person)

    async def mute(self, one: Connection, message: Mute) -> Refusal | None:
        """Somebody's words no longer reach me, on none of my devices."""
        refusal = rules_of.check_seated(self.room, one.person)
        if refusal is not None or one.person is None:
            return refusal
        if message.person not in self.table.people:
            return refuse("table.T12", "refusal-table-not-seated")
        await self.table.keep(rules_of.muted(self.room, one.person, message.person, muted=message.muted))
        return None

    def remember(self, person: Person, token: str) -> None:
        self.spoken[person, token] = None
        while len(self.spoken) > REMEMBERED:
            self.spoken.pop(next(iter(self.spoken)))

    def point(self, one: Connection, message: Point) -> None:
        """Not kept, and not answered: a finger is gone as it came."""
        if message.seat in self.room.seats_of(one.person) and not one.is_too_fast(one.arrived):
            self.table.teller.tell_those_at_table(Pointed(message.seat, message.place), by=one.person)

    async def report(self, one: Connection, message: Report) -> Refusal | None:
        refusal = rules_of.check_seated(self.room, one.person)
        if refusal is not None or one.person is None:
            return refusal
        if message.person not in self.table.people:
            return refuse("table.T12", "refusal-table-not-seated")
        await self.table.host.reported(self.room.code, one.person, message)
        return None


def said(row: SaidRow) -> Said:
    body = msgspec.json.decode(row.body)
    return Said(row.n, row.at, row.person, body["phrase"], body["words"])

"""Sitting down, standing up and being called something: what every guest may ask for."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Seat
from saltsea.server.tables import room as rules_of
from saltsea.server.tables.blocking import check_blocked
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.from_client import Leave, Rename, Sign, Sit
from saltsea.server.tables.room import PLAYING, Person, Room, first_refusal
from saltsea.store.rows import PersonRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class Seating:
    """Guests."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def room(self) -> Room:
        return self.table.room

    async def sit(self, one: Connection, message: Sit) -> Refusal | None:
        """Take a seat. Whoever has one already and asks for no other is not given a second."""
        key = one.key
        if key is None:
            return refuse("table.T12", "refusal-table-no-key")
        if message.seat is None and self.room.seats_of(one.person):
            return None
        if message.seat is not None and message.seat in self.room.seats_of(one.person):
            return None
        own = "" if one.person is None else self.table.name_of(one.person)
        name = message.name or own
        others = [row.name for row in self.table.people.values() if row.name and row.name != own]
        refusal = first_refusal(
            partial(rules_of.check_not_begun, self.room),
            partial(rules_of.check_welcome, self.room, key, known=one.person is not None),
            partial(rules_of.check_room_left, self.room, key),
            partial(rules_of.check_name, name, others),
        )
        refusal = refusal or await check_blocked(self.table, one)
        seat = self.seat_for(key) if message.seat is None else message.seat
        refusal = refusal or rules_of.check_free(self.room, seat, key)
        if refusal is None and one.person is not None and self.room.seats_of(one.person) and name != own:
            await self.seat_guest(one.person, seat, name)
        elif refusal is None:
            await self.take_seat(one, key, seat, name)
        return refusal

    async def seat_guest(self, person: Person, seat: Seat, name: str) -> None:
        """One more player on the same device: a name without a secret of its own."""
        guest = self.room.people
        row = PersonRow(table=self.room.code, person=guest, name=name, key="")
        await self.table.keep(rules_of.seated(replace(self.room, people=guest + 1), seat, person, guest), row)

    def seat_for(self, key: str) -> Seat:
        """The seat that is kept for them, or the first that anybody may take."""
        kept = [seat for seat, chair in enumerate(self.room.chairs) if chair.invited == key]
        free = [seat for seat in self.room.free_seats() if self.room.chairs[seat].invited is None]
        return (kept + free or [0])[0]

    async def take_seat(self, one: Connection, key: str, seat: Seat, name: str) -> None:
        person = self.room.people if one.person is None else one.person
        host = person if self.is_without_host() else self.room.host
        room = replace(self.room, people=max(self.room.people, person + 1), host=host)
        known = self.table.people.get(person)
        account = one.account if known is None or known.account is None else known.account
        logbook = one.logbook or (known.logbook if known is not None else "")
        named = known.named if known is not None else 0
        row = PersonRow(
            table=self.room.code, person=person, name=name, key=key, account=account, logbook=logbook, named=named
        )
        await self.table.keep(rules_of.seated(room, seat, person), row)
        for other in self.table.connections:
            mine = other.person is None and one.account is not None and other.account == one.account
            if other.key == key or mine:
                other.person, other.key = person, key
                self.table.teller.tell_table_to(other)
        self.table.teller.who_is_who()

    def is_without_host(self) -> bool:
        """Whether the host has left, with nobody there to follow: the next guest does."""
        host = self.room.host
        return not self.room.seats_of(host) and host not in self.table.presences.here()

    async def leave(self, one: Connection, message: Leave) -> Refusal | None:  # noqa: ARG002
        """Stand up. In a running game one stays, or lets a computer player act."""
        if one.person is None or not self.room.seats_of(one.person):
            return None
        if self.room.phase == PLAYING:
            return rules_of.check_not_begun(self.room)
        await self.table.keep(rules_of.left(self.room, one.person))
        return None

    async def rename(self, one: Connection, message: Rename) -> Refusal | None:
        row = None if one.person is None else self.table.people.get(one.person)
        refusal = rules_of.check_seated(self.room, one.person)
        if refusal is not None or row is None:
            return refusal
        others = [other.name for other in self.table.people.values() if other.person != row.person and other.name]
        refusal = rules_of.check_name(message.name, others)
        if refusal is None:
            await self.table.keep(self.room, replace(row, name=message.name))
        return refusal

    async def sign(self, one: Connection, message: Sign) -> Refusal | None:
        """The board looks names up when it is read, so this is good for voyages of before, too."""
        row = None if one.person is None else self.table.people.get(one.person)
        if row is None:
            return rules_of.check_seated(self.room, one.person)
        mine = replace(row, named=int(message.named))
        await self.table.write([mine])
        self.table.people[row.person] = mine
        return None

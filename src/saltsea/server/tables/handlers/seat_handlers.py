"""Handlers of requests that every guest may send: take a seat, leave, rename, appoint, sign."""

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Resign as ResignAction
from saltsea.kernel.seat import Seat
from saltsea.server.tables import table_info
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.messages.from_client import Appoint, Leave, Rename, Show, Sign, Sit
from saltsea.server.tables.people.blocking import check_blocked
from saltsea.server.tables.people.handing_over import give_seat
from saltsea.server.tables.rules import manners_rules, table_rules
from saltsea.server.tables.rules.table_rules import first_refusal
from saltsea.server.tables.table_info import PLAYING, Chair, Person, TableInfo
from saltsea.store.rows import PersonRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class SeatHandlers:
    """The seat handlers of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def info(self) -> TableInfo:
        return self.table.info

    async def sit(self, connection: Connection, message: Sit) -> Refusal | None:
        """Take a seat. A seated person who names no seat is not given a second one."""
        key = connection.key
        if key is None:
            return table_rules.no_key()
        if message.seat is None and self.info.seats_of(connection.person):
            return None
        if message.seat is not None and message.seat in self.info.seats_of(connection.person):
            return None
        own = "" if connection.person is None else self.table.name_of(connection.person)
        name = message.name or own
        seat = self.seat_for(key) if message.seat is None else message.seat
        if self.info.phase == PLAYING:
            return await self.take_over(connection, key, seat, name)
        refusal = first_refusal(
            partial(table_rules.check_welcome, self.info, key, known=connection.person is not None),
            partial(table_rules.check_seat_left, self.info, key),
            partial(table_rules.check_name, name, self.other_names(own)),
        )
        refusal = refusal or await check_blocked(self.table, connection)
        refusal = refusal or table_rules.check_free(self.info, seat, key)
        if refusal is None and connection.person is not None and self.info.seats_of(connection.person) and name != own:
            await self.seat_guest(connection.person, seat, name)
        elif refusal is None:
            await self.take_seat(connection, key, seat, name)
        return refusal

    def other_names(self, own: str) -> list[str]:
        return [row.name for row in self.table.people.values() if row.name and row.name != own]

    async def take_over(self, connection: Connection, key: str, seat: Seat, name: str) -> Refusal | None:
        """Take a seat that is offered in the running game; its player becomes a watcher."""
        own = "" if connection.person is None else self.table.name_of(connection.person)
        refusal = first_refusal(
            partial(manners_rules.check_taker, self.info, connection.person, seat, key),
            partial(table_rules.check_welcome, self.info, key, known=connection.person is not None),
            partial(table_rules.check_name, name, self.other_names(own)),
        )
        refusal = refusal or await check_blocked(self.table, connection)
        if refusal is None:
            await self.take_seat(connection, key, seat, name)
        return refusal

    async def seat_guest(self, person: Person, seat: Seat, name: str) -> None:
        """Seat one more player on the same device: a name without a secret of its own."""
        guest = self.info.people
        row = PersonRow(table=self.info.code, person=guest, name=name, key="")
        await self.table.save(table_info.seat_person(replace(self.info, people=guest + 1), seat, person, guest), row)

    def seat_for(self, key: str) -> Seat:
        """The seat reserved for this key, or the first free one."""
        kept = [seat for seat, chair in enumerate(self.info.chairs) if chair.invited == key]
        free = [seat for seat in self.info.free_seats() if self.info.chairs[seat].invited is None]
        return (kept + free or [0])[0]

    async def take_seat(self, connection: Connection, key: str, seat: Seat, name: str) -> None:
        person = self.info.people if connection.person is None else connection.person
        host = person if self.is_without_host() else self.info.host
        info = replace(self.info, people=max(self.info.people, person + 1), host=host)
        known = self.table.people.get(person)
        account = connection.account if known is None or known.account is None else known.account
        logbook = connection.logbook or (known.logbook if known is not None else "")
        named = known.named if known is not None else 0
        row = PersonRow(
            table=self.info.code, person=person, name=name, key=key, account=account, logbook=logbook, named=named
        )
        if self.info.phase == PLAYING:
            await give_seat(self.table, seat, Chair(person=person), info, row)
        else:
            await self.table.save(table_info.seat_person(info, seat, person), row)
        for other in self.table.connections:
            mine = other.person is None and connection.account is not None and other.account == connection.account
            if other.key == key or mine:
                other.person, other.key = person, key
                self.table.publisher.send_table(other)
        self.table.publisher.publish_identities()
        if self.info.phase == PLAYING:
            self.table.publisher.send_snapshots_to(person)

    def is_without_host(self) -> bool:
        """Whether the host has left without a successor: the next guest becomes host."""
        host = self.info.host
        return not self.info.seats_of(host) and host not in self.table.presence.here()

    async def leave(self, connection: Connection, message: Leave) -> Refusal | None:
        """Give up all seats. In a running game bots play on for the person who leaves; a daily deal is resigned."""
        if connection.person is None or not self.info.seats_of(connection.person):
            return None
        if manners_rules.leaving_resigns(self.info, self.table.services.rules):
            await self.resign(self.info.seats_of(connection.person)[0], message.token)
        if self.info.phase == PLAYING:
            host = table_info.next_host(self.info, connection.person)
            seats, request = self.info.seats_of(connection.person), self.table.request
            for seat in seats:
                self.table.request = request if seat == seats[-1] else ""  # after a crash the rest is still to be done
                chair = Chair(bot=self.table.talk.stand_in())
                await give_seat(self.table, seat, chair, replace(self.info, host=host))
            return None
        await self.table.save(table_info.remove_person(self.info, connection.person))
        return None

    async def show(self, connection: Connection, message: Show) -> Refusal | None:
        """Make this device a screen, or no longer."""
        if connection.device is None:
            return table_rules.no_key()
        person = self.person_of_device(connection)
        if not message.screen:
            if person is not None:
                await self.table.save(table_info.without_screen(self.info, person))
            return None
        refusal = first_refusal(
            partial(table_rules.check_welcome, self.info, connection.device, known=connection.person is not None),
            partial(table_rules.check_screen, self.info, person),
        )
        refusal = refusal or await check_blocked(self.table, connection)
        if refusal is None and person not in self.info.screens:
            await self.become_screen(connection.device, person)
        return refusal

    def person_of_device(self, connection: Connection) -> Person | None:
        """The person of this device; none if the same account sits at another device."""
        others = (other for other in self.table.connections if other.device != connection.device)
        return None if connection.person in {other.person for other in others} else connection.person

    async def become_screen(self, key: str, person: Person | None) -> None:
        """The name of a screen is free for a phone in the same hands, and its account is known by that phone."""
        connections = [other for other in self.table.connections if other.device == key]
        number = self.info.people if person is None else person
        known = self.table.people.get(number) or PersonRow(table=self.info.code, person=number, name="", key=key)
        logbooks = [*(other.logbook for other in connections), known.logbook]
        row = replace(known, name="", key=key, account=None, logbook=next(filter(None, logbooks), ""))
        info = replace(self.info, people=max(self.info.people, number + 1))
        for other in connections:
            other.person, other.key = number, key
        await self.table.save(table_info.show_on(info, number), row)
        if self.info.phase == PLAYING:
            self.table.publisher.send_snapshots_to(number)

    async def resign(self, seat: Seat, token: str) -> None:
        """End the game of a person who leaves it; its end is saved before they go."""
        play = self.table.play
        assert play is not None
        play.submit(seat, ResignAction(), self.table.now(), 0, token)
        await self.table.save_lines()

    async def rename(self, connection: Connection, message: Rename) -> Refusal | None:
        row = None if connection.person is None else self.table.people.get(connection.person)
        refusal = table_rules.check_seated(self.info, connection.person)
        if refusal is not None or row is None:
            return refusal
        others = [other.name for other in self.table.people.values() if other.person != row.person and other.name]
        refusal = table_rules.check_name(message.name, others)
        if refusal is None:
            await self.table.save(self.info, replace(row, name=message.name))
        return refusal

    async def appoint(self, connection: Connection, message: Appoint) -> Refusal | None:
        """Name who deals with events. The name may be that of a person at the table: it belongs to no person."""
        refusal = table_rules.check_plays(self.info, connection.person)
        if refusal is None and message.name:
            refusal = table_rules.check_name(message.name, ())
        if refusal is None and message.name != self.info.resolver:
            await self.table.save(replace(self.info, resolver=message.name))
        return refusal

    async def sign(self, connection: Connection, message: Sign) -> Refusal | None:
        """Allow or forbid the person's name on leaderboards. They look names up when read, so this also applies to
        earlier voyages."""
        row = None if connection.person is None else self.table.people.get(connection.person)
        if row is None:
            return table_rules.check_seated(self.info, connection.person)
        mine = replace(row, named=int(message.named))
        await self.table.write([mine])
        self.table.people[row.person] = mine
        return None

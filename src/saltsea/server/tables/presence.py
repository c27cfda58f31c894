"""Who is here, and what a table does about those who are missed.

A lost line is shown at once. In real time the round stands still after a moment, counts down when all are back, and
after a while anybody may call the first mate: a computer player who takes the seat and gives it back."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables.connection import SILENCE, Connection
from saltsea.server.tables.play import Play
from saltsea.server.tables.room import PLAYING, Person, with_chair
from saltsea.server.tables.to_client import Lost, Presence

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

STANDS_AFTER: Final[Millis] = 3000
MATE_AFTER: Final[Millis] = 20_000
"""After so long without a line anybody may call the first mate."""

HOST_AWAY: Final[Millis] = 120_000
"""After so long without the host, anybody who has a seat may arrange the table."""


class Presences:
    """The open lines of a table, and since when somebody's is missed."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.since: dict[Person, Millis] = {}
        """Per person whose line is lost since when."""
        self.wishes: dict[Seat, set[Person]] = {}
        """Who has asked that a computer player takes a seat over."""
        self.told: Presence | None = None
        self.host_seen: Millis = table.now()
        """When the host was here last."""

    def here(self) -> set[Person]:
        real = self.table.now()
        return {one.person for one in self.table.connections if one.person is not None and not one.is_silent(real)}

    def players(self) -> set[Person]:
        """Everybody who sits at the table and acts for themselves."""
        return {chair.person for chair in self.table.room.chairs if chair.person is not None and chair.mate is None}

    async def came(self, person: Person) -> None:
        """Somebody is back: the seat is theirs again."""
        self.since.pop(person, None)
        room = self.table.room
        for seat in room.seats_of(person):
            self.wishes.pop(seat, None)
            if room.chairs[seat].mate is not None:
                room = with_chair(room, seat, replace(room.chairs[seat], mate=None))
        if room is not self.table.room:
            await self.table.keep(room)
            self.seat_minds()

    async def back(self, connection: Connection) -> None:
        """A line that was silent speaks again: nobody needs to say hello for that."""
        if connection.person is not None:
            await self.came(connection.person)

    def went(self, connection: Connection) -> None:
        if connection in self.table.connections:
            self.table.connections.remove(connection)
        self.table.last_seen = self.table.now()

    def seat_minds(self) -> None:
        if self.table.play is not None:
            self.table.play.seat_minds(self.table.room)

    def look(self) -> None:
        """See who is missed now, let the round stand or go on, and tell whatever has changed."""
        real, missed = self.table.now(), self.players() - self.here()
        self.since = {person: self.since.get(person, self.heard_last(person, real)) for person in missed}
        if self.table.room.host in self.here():
            self.host_seen = real
        play = self.table.play
        if play is not None and self.table.room.phase == PLAYING:
            self.stand_or_go_on(play, real)
        self.tell()

    def heard_last(self, person: Person, real: Millis) -> Millis:
        """Whose line has only fallen silent is missed since its last message."""
        heard = [one.heard for one in self.table.connections if one.person == person]
        return max(heard, default=real)

    def host_is_away(self) -> bool:
        """For so long that others may arrange the table."""
        here = self.table.room.host in self.here()
        return not here and self.table.now() - self.host_seen >= HOST_AWAY

    def stand_or_go_on(self, play: Play, real: Millis) -> None:
        """In real time the round waits for whoever is missed; any game that has come back waits for everybody."""
        if not self.since:
            play.come_back(real)
        elif play.tempo is not None and any(real - since >= STANDS_AFTER for since in self.since.values()):
            play.stand_still(real)

    def tell(self) -> None:
        message = self.message()
        if message != self.told:
            self.told = message
            self.table.tell_all(message)

    def message(self) -> Presence:
        room = self.table.room
        lost = [Lost(seat, since) for person, since in self.since.items() for seat in room.seats_of(person)]
        watchers = sum(one.greeted and not room.seats_of(one.person) for one in self.table.connections)
        mates = [seat for seat in range(len(room.chairs)) if check_mate(self.table, None, seat) is None]
        return Presence(sorted(self.here()), watchers, sorted(lost, key=lambda one: one.seat), mates)

    def next_alarm(self) -> Millis | None:
        real = self.table.now()
        limits = [since + after for since in self.since.values() for after in (STANDS_AFTER, MATE_AFTER)]
        limits += [one.heard + SILENCE for one in self.table.connections if one.ticks]
        return min((limit for limit in limits if limit > real), default=None)


def check_mate(table: "Table", person: Person | None, seat: Seat) -> Refusal | None:
    """table.T18: a computer player takes a seat over when its own player asks, when their line is lost for a while in
    real time, when their clock has run out, or when everybody else has asked for it; one alone asks for nobody's seat
    who is there."""
    room, play = table.room, table.play
    chair = room.chairs[seat]
    if room.phase != PLAYING or play is None or chair.person is None:
        return refuse("table.T18", "refusal-table-no-mate", seat=seat)
    if chair.person == person or (chair.mate is not None and person is not None):
        return None  # their own seat; or another level for the one who stands in already
    since = table.presences.since.get(chair.person)
    if play.tempo is not None and since is not None and table.now() - since >= MATE_AFTER:
        return None
    if seat in play.banks.run_out(play.now(table.now())):
        return None
    others = table.presences.players() - {chair.person}
    wishes = table.presences.wishes.get(seat, set())
    agreed = others <= wishes and (len(others) > 1 or (len(others) == 1 and since is not None))
    return None if agreed else refuse("table.T18", "refusal-table-no-mate", seat=seat)

"""Presence: which people are connected, and what a table does when a player's connection is lost.

A lost connection is published at once. In real time the round pauses after a moment and resumes with a countdown when
all are back. After a while any player may ask for a substitute: a bot that plays the seat until its player returns."""

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables.connection import SILENCE, Connection
from saltsea.server.tables.messages.to_client import Lost, Presence
from saltsea.server.tables.play import Play
from saltsea.server.tables.rules.manners_rules import check_offer
from saltsea.server.tables.table_info import PLAYING, Person, players_of, with_chair

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

PAUSE_AFTER: Final[Millis] = 3000
SUBSTITUTE_AFTER: Final[Millis] = 20_000
"""After this long without a connection any player may ask for a substitute."""

HOST_AWAY: Final[Millis] = 120_000
"""After this long without the host, every seated person may arrange the table."""


SeatsByPerson: TypeAlias = dict[Person, list[Seat]]


class PresenceTracker:
    """The connections of a table, and since when players are lost."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.lost_since: dict[Person, Millis] = {}
        """Since when each lost person has been without a connection."""
        self.substitute_votes: dict[Seat, set[Person]] = {}
        """The people who asked for a substitute, per seat."""
        self.published: tuple[Presence, SeatsByPerson, SeatsByPerson] | None = None
        """What was last sent: the part for all, and what each person may do."""
        self.calm: tuple[object, ...] | None = None
        """What that followed from, if time alone changes nothing of it."""
        self.host_seen: Millis = table.now()
        """When the host was last connected."""

    def here(self) -> set[Person]:
        real = self.table.now()
        return {
            connection.person
            for connection in self.table.connections
            if connection.person is not None and not connection.is_silent(real)
        }

    def players(self) -> set[Person]:
        """The people who are seated and act for themselves."""
        return players_of(self.table.info)

    async def person_connected(self, person: Person) -> None:
        """Give a returning person their seats back from a substitute."""
        self.lost_since.pop(person, None)
        info = self.table.info
        for seat in info.seats_of(person):
            self.substitute_votes.pop(seat, None)
            if info.chairs[seat].substitute is not None and not info.chairs[seat].lent:
                info = with_chair(info, seat, replace(info.chairs[seat], substitute=None))
        if info is not self.table.info:
            await self.table.save(info)
            self.assign_bots()

    async def reconnected(self, connection: Connection) -> None:
        """Handle a silent connection that sends again; it needs no new Hello."""
        if connection.person is not None:
            await self.person_connected(connection.person)

    def disconnected(self, connection: Connection) -> None:
        if connection in self.table.connections:
            self.table.connections.remove(connection)
        self.table.last_seen = self.table.now()

    def assign_bots(self) -> None:
        if self.table.play is not None:
            self.table.play.assign_bots(self.table.info)

    def update(self) -> None:
        """Find the lost players, pause or resume the round, and publish what has changed."""
        real, here = self.table.now(), self.here()
        missed = self.players() - here
        self.lost_since = {person: self.lost_since.get(person, self.last_received(person, real)) for person in missed}
        if self.table.info.host in here:
            self.host_seen = real
        play = self.table.play
        if play is not None and self.table.info.phase == PLAYING:
            self.pause_or_resume(play, real)
        self.publish(here)

    def last_received(self, person: Person, real: Millis) -> Millis:
        """When a person's last message came: a silent connection counts as lost since then."""
        received = [connection.last_received for connection in self.table.connections if connection.person == person]
        return max(received, default=real)

    def is_absent(self, seat: Seat) -> bool:
        """Whether a substitute plays this seat, or its player's connection has been lost for a while; with days for
        each turn players come and go."""
        info = self.table.info
        person = info.chairs[seat].person
        since = None if person is None else self.lost_since.get(person)
        days = info.settings.clock.kind == "days"
        long = since is not None and not days and self.table.now() - since >= SUBSTITUTE_AFTER
        return long or (info.chairs[seat].substitute is not None and not info.chairs[seat].lent)

    def host_is_away(self) -> bool:
        """Whether the host has been away for so long that others may arrange the table."""
        here = self.table.info.host in self.here()
        return not here and self.table.now() - self.host_seen >= HOST_AWAY

    def others_arrange(self) -> bool:
        """Whether every seated person may arrange the table: the host is away, or a screen, which no player wants to
        walk up to."""
        return self.host_is_away() or self.table.info.host in self.table.info.screens

    def pause_or_resume(self, play: Play, real: Millis) -> None:
        """In real time the round waits for lost players; a restored game waits for all players."""
        if not self.lost_since:
            play.resume_after_loss(real)
        elif play.tempo is not None and any(real - since >= PAUSE_AFTER for since in self.lost_since.values()):
            play.pause_for_lost_player(real)

    def publish(self, here: set[Person]) -> None:
        """Send the presence to every connection if it has changed."""
        calm = self.calm_key(here)
        if calm is not None and calm == self.calm:
            return
        self.calm = calm
        current = self.message(), self.callable_seats(), self.givable_seats()
        if current != self.published:
            self.published = current
            for connection in self.table.connections:
                if connection.welcomed:
                    connection.send(personal(*current, connection.person))

    def calm_key(self, here: set[Person]) -> tuple[object, ...] | None:
        """All that the presence follows from while no player is lost and no clock runs; None if time alone changes it.
        So it is worked out when a person comes, goes or asks, and not with every move."""
        info, play = self.table.info, self.table.play
        clocks = play is not None and play.banks.counts()
        if self.lost_since or clocks or info.host not in here:
            return None
        people = tuple((connection.person, connection.welcomed) for connection in self.table.connections)
        votes = tuple((seat, frozenset(votes)) for seat, votes in self.substitute_votes.items())
        return info, play, here, people, votes

    def send(self, connection: Connection) -> None:
        """Send the presence to a new connection, or to all if the new connection has changed it."""
        current = self.message(), self.callable_seats(), self.givable_seats()
        if current == self.published:
            connection.send(personal(*current, connection.person))
        else:
            self.publish(self.here())

    def callable_seats(self) -> dict[Person, list[Seat]]:
        """The seats that each person may call a substitute to: their own, and those whose player is away or late."""
        info = self.table.info
        if not self.may_change_seats():
            return {}
        seats = [
            seat for seat, chair in enumerate(info.chairs) if chair.person is not None and chair.substitute is None
        ]
        away = [seat for seat in seats if self.is_away(seat)]
        people = {info.host} | {chair.person for chair in info.chairs if chair.person is not None}
        return {person: [s for s in seats if s in away or info.chairs[s].person == person] for person in people}

    def givable_seats(self) -> dict[Person, list[Seat]]:
        """The seats that each person may hand over to another person."""
        info = self.table.info
        if not self.may_change_seats():
            return {}
        people = {info.host} | {chair.person for chair in info.chairs if chair.person is not None}
        seats = range(len(info.chairs))
        return {
            person: [seat for seat in seats if check_offer(info, person, seat, absent=self.is_absent(seat)) is None]
            for person in people
        }

    def may_change_seats(self) -> bool:
        """Whether another person may take a seat of the running game."""
        info = self.table.info
        return info.phase == PLAYING and self.table.services.extension.check_seats(info.settings) is None

    def is_away(self, seat: Seat) -> bool:
        """Whether the others may ask for a substitute: the player's connection is lost, or one would be let in."""
        person = self.table.info.chairs[seat].person
        return person in self.lost_since or check_substitute(self.table, None, seat) is None

    def message(self) -> Presence:
        """The presence as all may know it."""
        info = self.table.info
        lost = [Lost(seat, since) for person, since in self.lost_since.items() for seat in info.seats_of(person)]
        substitutes = [seat for seat in range(len(info.chairs)) if check_substitute(self.table, None, seat) is None]
        by_seat = sorted(lost, key=lambda lost: lost.seat)
        return Presence(
            sorted(self.here()), self.watchers(), by_seat, substitutes, others_arrange=self.others_arrange()
        )

    def watchers(self) -> int:
        """How many watch without a seat. A person with several devices is one; without a key each device is."""
        info = self.table.info
        watching = [
            connection.key
            for connection in self.table.connections
            if connection.welcomed and not info.seats_of(connection.person) and connection.person not in info.screens
        ]
        return watching.count(None) + len({key for key in watching if key is not None})

    def host_is_here(self, real: Millis) -> bool:
        host = self.table.info.host
        return any(one.person == host and not one.is_silent(real) for one in self.table.connections)

    def next_alarm(self) -> Millis | None:
        real = self.table.now()
        limits = [since + after for since in self.lost_since.values() for after in (PAUSE_AFTER, SUBSTITUTE_AFTER)]
        limits += [connection.last_received + SILENCE for connection in self.table.connections if connection.ticks]
        limits += [] if self.host_is_here(real) else [self.host_seen + HOST_AWAY]
        return min((limit for limit in limits if limit > real), default=None)


def personal(shared: Presence, may_call: SeatsByPerson, may_give: SeatsByPerson, person: Person | None) -> Presence:
    """The presence with what this person may do."""
    if person is None:
        return shared
    return replace(shared, may_call=may_call.get(person, []), may_hand_over=may_give.get(person, []))


def check_substitute(table: "Table", person: Person | None, seat: Seat) -> Refusal | None:
    """table.T18: a substitute takes a seat when its own player asks, when the player's connection is lost for a while
    in real time, when the player's clock has run out, or when all other players have asked; one player alone cannot
    replace another who is connected."""
    info, play = table.info, table.play
    chair, fixed = info.chairs[seat], table.services.extension.check_seats(table.info.settings)
    if fixed is not None:
        return fixed
    if info.phase != PLAYING or play is None or chair.person is None:
        return refuse("table.T18", "refusal-table-no-mate", seat=seat)
    if chair.person == person or (chair.substitute is not None and person is not None):
        return None  # a person's own seat, or another level for a substitute that plays already
    since = table.presence.lost_since.get(chair.person)
    if play.tempo is not None and since is not None and table.now() - since >= SUBSTITUTE_AFTER:
        return None
    if seat in play.banks.run_out(play.now(table.now())):
        return None
    others = table.presence.players() - {chair.person}
    votes = table.presence.substitute_votes.get(seat, set())
    agreed = others <= votes and (len(others) > 1 or (len(others) == 1 and since is not None))
    return None if agreed else refuse("table.T18", "refusal-table-no-mate", seat=seat)

"""What a table tells each of its lines: steps, snapshots, the log and the time, to every seat what it may know."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from saltsea.kernel.final import final_actions
from saltsea.kernel.match import Match, ways_back
from saltsea.kernel.record import Line, Undo, fold
from saltsea.kernel.seat import WATCHER, Seat, holds, members
from saltsea.server.tables.blocking import is_deaf
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.late import Late
from saltsea.server.tables.play import Play
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.room import Onward, Person, Room
from saltsea.server.tables.shown import ChairShown, PersonShown, TableShown
from saltsea.server.tables.talking import said
from saltsea.server.tables.to_client import Bank, Lines, LineShown, Snapshot, Step, Time, ToClient, You
from saltsea.server.tables.to_client import Table as TableMessage
from saltsea.store.rows import SaidRow
from saltsea.wire.messages import Updates

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

PORTION: Final = 100
"""So many lines of a log go into one message; more where a game is so long that it would be too many messages."""
MOST_PORTIONS: Final = 60
"""Into so many messages goes a log, for all seats of a device: even twice they fit into the queue of a slow client."""
MOST_WORDS: Final = 100
"""So many of the last words hears whoever comes."""


class Return(NamedTuple):
    """What a seat can take back now, the nearest line and the earliest, and which of its actions it could not."""

    undo: int | None = None
    reset: int | None = None
    final: tuple[int, ...] = ()


class Heard(NamedTuple):
    """One line, ready for every pair of eyes that were open when it was written."""

    line: int
    updates: dict[Seat, tuple[bytes, Return]]


class Teller:
    """The voice of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.waiting: list[Heard] = []
        """Lines that are not kept yet, so nobody may hear of them."""
        self.late = Late(table)
        self.told: tuple[object, ...] = ()
        """What the last message about the time was about."""

    def take_up(self, play: Play) -> None:
        """Another game, or one that comes back."""
        self.waiting.clear()
        self.late.take_up(play)

    # --- whose eyes ---

    def eyes(self, person: Person | None) -> list[Seat]:
        """The seats that somebody looks from: their own, or a watcher's place where one may watch."""
        seats = self.table.play.seats_of(person) if self.table.play is not None else []
        return seats or ([] if self.table.room.settings.watching == "none" else [WATCHER])

    def open_eyes(self) -> set[Seat]:
        """Somebody may come later to watch what happens now."""
        eyes = {seat for one in self.table.connections if one.greeted for seat in self.eyes(one.person)}
        return eyes | ({WATCHER} if self.table.room.settings.watching == "delayed" else set())

    # --- words ---

    def is_at_table(self, one: Connection) -> bool:
        """Whether somebody may hear what is said: everybody but strangers where nobody may watch."""
        room = self.table.room
        return room.settings.watching != "none" or one.person == room.host or bool(room.seats_of(one.person))

    def tell_those_at_table(self, message: ToClient, by: Person | None = None) -> None:
        """Somebody's words go to nobody who has muted or blocked them, and late to those who watch with delay."""
        data = encode(message)
        for one in self.table.connections:
            late = self.late.is_late(one) and (by is None or one.person != by)
            if one.greeted and self.is_at_table(one) and not late and (by is None or not is_deaf(self.table, one, by)):
                one.wire.send(data)
        self.late.hold(data, by)

    def words(self, one: Connection, rows: Iterable[SaidRow]) -> None:
        """What somebody has missed of what was said."""
        for row in rows:
            too_new = self.late.is_late(one) and self.late.is_too_new(row) and row.person != one.person
            if not too_new and not is_deaf(self.table, one, row.person):
                one.tell(said(row))

    def who_is_who(self) -> None:
        """Tell every line who it is at this table, if that has changed."""
        for one in self.table.connections:
            who = one.person, self.table.room.seats_of(one.person)
            if one.greeted and one.told != who:
                one.told = who
                one.tell(You(*who))

    # --- lines ---

    def heard(self, line: Line) -> None:
        """A line was written: put it into words now, while the state is the one after it."""
        play = self.table.play
        assert play is not None
        updates = Updates(self.table.host.json, play.match.state, line)
        told = {seat: (updates.to(seat), self.way_back(play, seat)) for seat in self.open_eyes()}
        self.waiting.append(Heard(line.number, told))

    def way_back(self, play: Play, seat: Seat) -> Return:
        """Watchers take nothing back, and in real time nobody does."""
        return Return() if seat == WATCHER or play.tempo is not None else way_back(play.match, seat)

    def drop(self) -> None:
        self.waiting.clear()

    def steps(self, n: int) -> None:
        """The lines are kept: everybody hears of them."""
        waiting, self.waiting = self.waiting, []
        self.late.written += [self.table.now()] * len(waiting)
        for place, heard in enumerate(waiting):
            messages = {seat: self.step(n + place, seat, *update) for seat, update in heard.updates.items()}
            self.send_steps(messages)

    def step(self, n: int, seat: Seat, update: bytes, back: Return) -> bytes:
        assert self.table.play is not None
        return encode(Step(n, self.table.play.id, seat, back.undo, back.reset, [*back.final], Raw(update)))

    def send_steps(self, messages: dict[Seat, bytes]) -> None:
        if WATCHER in messages and self.table.room.settings.watching == "delayed":
            self.late.hold_step(messages.pop(WATCHER))
        for one in self.table.connections:
            if one.greeted:
                for seat in self.eyes(one.person):
                    if seat in messages:
                        one.wire.send(messages[seat])
        self.late.flush()

    # --- snapshots and the log ---

    def snapshot_all(self) -> None:
        for one in self.table.connections:
            if one.greeted:
                self.snapshot(one)

    def snapshot(self, one: Connection) -> None:
        """The game as this line may see it now."""
        play = self.table.play
        if play is not None:
            for seat in self.eyes(one.person):
                one.tell(self.seen(play, seat))

    def seen(self, play: Play, seat: Seat) -> Snapshot:
        json, rules, match = self.table.host.json, self.table.host.rules, play.match
        last = self.late.horizon(play, seat) - 1
        late = last < len(match.lines) - 1
        state = fold(rules, match.header, match.lines, last) if late else match.state
        outcome, back = rules.outcome(state), Return() if late else self.way_back(play, seat)
        return Snapshot(
            n=self.table.n,
            game=play.id,
            seat=seat,
            line=last,
            at=match.lines[last].at,
            undo=back.undo,
            reset=back.reset,
            final=[*back.final],
            waiting_on=members(rules.waiting_on(state)),
            outcome=None if outcome is None else json.noun(outcome),
            view=Raw(json.observation(rules.observe(state, seat))),
        )

    async def gap(self, one: Connection, since: int) -> None:
        """What somebody has missed. To late watchers the number that they have says nothing: some of what they hear is
        late, and some is not."""
        await self.log(one, "", 0 if self.late.is_late(one) else since)

    async def log(self, one: Connection, token: str, since: int) -> None:
        """What happened from this line on, for each of somebody's seats."""
        play, eyes = self.table.play, self.eyes(one.person)
        if play is None:
            return
        for seat in eyes:
            lines = play.match.lines[since : self.late.horizon(play, seat)]
            for portion in portions(lines, MOST_PORTIONS // len(eyes)):
                one.tell(Lines(token, play.id, seat, list(self.shown(portion, seat))))
                await asyncio.sleep(0)  # others have their turn, and what was told can leave

    def shown(self, lines: Iterable[Line], seat: Seat) -> Iterable[LineShown]:
        json = self.table.host.json
        for line in lines:
            to = line.action.to if isinstance(line.action, Undo) else None
            yield LineShown(line.number, line.at, line.seat, to, json.events(line.events, seat))

    # --- the table and its time ---

    def tell_table(self) -> None:
        """The table has changed; those who sit there see a little more of it."""
        for one in self.table.connections:
            if one.greeted:
                self.tell_table_to(one)

    def tell_table_to(self, one: Connection) -> None:
        one.tell(TableMessage(self.table.n, self.table_shown(one.person)))

    def table_shown(self, person: Person | None = None) -> TableShown:
        """The table as this person sees it."""
        room, here = self.table.room, self.table.presences.here()
        sitting = {person for chair in room.chairs for person in (chair.person, chair.guest)}
        people = sorted({person for person in sitting if person is not None} | here)
        return TableShown(
            code=room.code,
            game=room.game,
            phase=room.phase,
            playing=room.playing_id() if room.games else "",
            settings=room.settings,
            host=room.host,
            chairs=tuple(
                ChairShown(chair.person, chair.guest, chair.bot, chair.mate, chair.invited is not None)
                for chair in room.chairs
            ),
            people=tuple(PersonShown(person, self.table.name_of(person), person in here) for person in people),
            bots=tuple(self.table.host.game.bots),
            onward=onward_shown(room, person),
        )

    def time(self) -> None:
        """The game's time, to everybody, if the last message about it does not tell it any more."""
        message, play = self.time_shown(), self.table.play
        if message is None or play is None:
            return
        stands_at = None if message.runs else message.at
        waits, banks = tuple(message.waits), play.banks
        about = (play.id, message.why, stands_at, message.resumes, waits, banks.waiting, *banks.left)
        if about != self.told:
            self.told = about
            self.tell_time(message)

    def tell_time(self, message: Time) -> None:
        """To everybody at once, but for those who are late."""
        data = encode(message)
        for one in self.table.connections:
            if one.greeted and not self.late.is_late(one):
                one.wire.send(data)
        self.late.hold(message)

    def time_for(self, one: Connection) -> Time | None:
        """How the time stands for somebody who has just come; to late watchers it is what it was."""
        return self.late.time if self.late.is_late(one) else self.time_shown()

    def time_shown(self) -> Time | None:
        play = self.table.play
        if play is None:
            return None
        real = self.table.now()
        now = play.now(real)
        seats = range(play.match.header.players) if play.banks.counts() else ()
        banks = [
            Bank(seat, play.banks.left_at(seat, now), play.time.runs and holds(play.banks.waiting, seat))
            for seat in seats
        ]
        runs, why = play.time.runs, play.why_it_stands()
        waits = [] if play.steps is None else members(play.steps.waits)
        return Time(play.id, real, now, runs, play.time.percent, why, play.resumes, banks, waits)


def portions(lines: Sequence[Line], most: int) -> list[Sequence[Line]]:
    """So that no message is too long for a client, nor are there too many; a log without lines is told too."""
    size = max(PORTION, -(-len(lines) // most))
    return [lines[first : first + size] for first in range(0, max(1, len(lines)), size)]


def onward_shown(room: Room, person: Person | None) -> Onward | None:
    """A game's id has its table's code in it, which is an invitation: only those who sit here get it."""
    if room.onward is None or room.seats_of(person):
        return room.onward
    return replace(room.onward, game="")


def way_back(match: Match, seat: Seat) -> Return:
    ways = ways_back(match, seat)
    final = tuple(final_actions(match, seat, ways))
    return Return(ways[0].line, ways[-1].line, final) if ways else Return(final=final)

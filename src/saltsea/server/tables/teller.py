"""What a table tells each of its lines: steps, snapshots, the log and the time, to every seat what it may know."""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Raw

from saltsea.kernel.match import Match, undo_targets
from saltsea.kernel.record import Line, Undo, fold
from saltsea.kernel.seat import WATCHER, Millis, Seat, holds, members
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.play import Play
from saltsea.server.tables.protocol import (
    Bank,
    ChairShown,
    Lines,
    LineShown,
    PersonShown,
    Snapshot,
    Step,
    TableShown,
    Time,
    ToClient,
    You,
    encode,
)
from saltsea.server.tables.room import Person
from saltsea.wire.messages import Updates

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

PORTION: Final = 100
"""So many lines of a log go into one message."""
DELAY: Final[Millis] = 180_000
"""So far behind are those who watch a table with delay."""


class Heard(NamedTuple):
    """One line, ready for every pair of eyes that were open when it was written."""

    line: int
    updates: dict[Seat, tuple[bytes, int | None]]


class Delayed(NamedTuple):
    """A step that watchers will see later; without one, how the game stands."""

    due: Millis
    step: bytes | None


class Teller:
    """The voice of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.waiting: list[Heard] = []
        """Lines that are not kept yet, so nobody may hear of them."""
        self.delayed: deque[Delayed] = deque()
        self.written: list[Millis] = []
        """When in the world each line was kept."""
        self.told: tuple[object, ...] = ()
        """What the last message about the time was about."""

    def take_up(self, play: Play) -> None:
        """Another game. Of one that comes back nobody knows how old its lines are: to watchers they are new."""
        real = self.table.now()
        self.waiting.clear()
        self.written = [real] * play.kept
        self.delayed.clear()
        if play.kept > 1:
            self.delayed.append(Delayed(real + DELAY, None))

    # --- whose eyes ---

    def eyes(self, person: Person | None) -> list[Seat]:
        """The seats that somebody looks from: their own, or a watcher's place where one may watch."""
        seats = self.table.play.seats_of(person) if self.table.play is not None else []
        return seats or ([] if self.table.room.settings.watching == "none" else [WATCHER])

    def open_eyes(self) -> set[Seat]:
        """Somebody may come later to watch what happens now."""
        eyes = {seat for one in self.table.connections if one.greeted for seat in self.eyes(one.person)}
        return eyes | ({WATCHER} if self.is_late(WATCHER) else set())

    def is_late(self, seat: Seat) -> bool:
        return seat == WATCHER and self.table.room.settings.watching == "delayed"

    # --- words ---

    def is_at_table(self, one: Connection) -> bool:
        """Whether somebody may hear what is said: everybody but strangers where nobody may watch."""
        room = self.table.room
        return room.settings.watching != "none" or one.person == room.host or bool(room.seats_of(one.person))

    def tell_those_at_table(self, message: ToClient, by: Person | None = None) -> None:
        """Somebody's words go to nobody who has muted them."""
        data, room = encode(message), self.table.room
        for one in self.table.connections:
            if one.greeted and self.is_at_table(one) and (by is None or not room.is_muted(one.person, by)):
                one.wire.send(data)

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
        updates = Updates(self.table.host.wire, play.match, line)
        eyes = self.open_eyes()
        self.waiting.append(Heard(line.number, {seat: (updates.to(seat), undo(play.match, seat)) for seat in eyes}))

    def drop(self) -> None:
        self.waiting.clear()

    def steps(self, n: int) -> None:
        """The lines are kept: everybody hears of them."""
        waiting, self.waiting = self.waiting, []
        self.written += [self.table.now()] * len(waiting)
        for place, heard in enumerate(waiting):
            messages = {seat: self.step(n + place, seat, *update) for seat, update in heard.updates.items()}
            self.send_steps(messages)

    def step(self, n: int, seat: Seat, update: bytes, target: int | None) -> bytes:
        assert self.table.play is not None
        return encode(Step(n, self.table.play.id, seat, target, Raw(update)))

    def send_steps(self, messages: dict[Seat, bytes]) -> None:
        if WATCHER in messages and self.is_late(WATCHER):
            self.delayed.append(Delayed(self.table.now() + DELAY, messages.pop(WATCHER)))
        for one in self.table.connections:
            if one.greeted:
                for seat in self.eyes(one.person):
                    if seat in messages:
                        one.wire.send(messages[seat])
        self.flush_delayed()

    # --- watching with delay ---

    def next_delayed(self) -> Millis | None:
        self.flush_delayed()
        return self.delayed[0].due if self.delayed else None

    def flush_delayed(self) -> None:
        """Show watchers what is old enough; once the game is over there is nothing to hide."""
        play = self.table.play
        over = play is not None and play.match.is_over() and play.kept == len(play.match.lines)
        while self.delayed and (over or self.delayed[0].due <= self.table.now()):
            step = self.delayed.popleft().step
            for one in self.table.connections:
                if one.greeted and self.eyes(one.person) == [WATCHER]:
                    self.show(one, step)

    def show(self, one: Connection, step: bytes | None) -> None:
        if step is None:
            self.snapshot(one)
        else:
            one.wire.send(step)

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

    def horizon(self, play: Play, seat: Seat) -> int:
        """How many lines this seat may know of: all that are kept, or those that are old enough."""
        if not self.is_late(seat) or play.match.is_over():
            return play.kept
        return max(1, bisect_right(self.written, self.table.now() - DELAY))

    def seen(self, play: Play, seat: Seat) -> Snapshot:
        wire, rules, match = self.table.host.wire, self.table.host.rules, play.match
        last = self.horizon(play, seat) - 1
        late = last < len(match.lines) - 1
        state = fold(rules, match.header, match.lines, last) if late else match.state
        outcome = rules.outcome(state)
        return Snapshot(
            n=self.table.n,
            game=play.id,
            seat=seat,
            line=last,
            at=match.lines[last].at,
            undo=None if late else undo(match, seat),
            waiting_on=members(rules.waiting_on(state)),
            outcome=None if outcome is None else wire.noun(outcome),
            view=Raw(wire.view(rules.view(state, seat))),
        )

    def log(self, one: Connection, token: str, since: int) -> None:
        """What happened from this line on, for each of somebody's seats."""
        for seat in self.eyes(one.person):
            self.log_of(one, seat, token, since)

    def gap(self, one: Connection, since: int) -> None:
        """What somebody has missed. To late watchers the number that they have says nothing: steps come later than
        words that were said after them."""
        for seat in self.eyes(one.person):
            self.log_of(one, seat, "", 0 if self.is_late(seat) else since)

    def log_of(self, one: Connection, seat: Seat, token: str, since: int) -> None:
        """In portions, so that no message is too long for a client; a log without lines is told too."""
        play = self.table.play
        if play is None:
            return
        lines = play.match.lines[since : self.horizon(play, seat)]
        for first in range(0, max(1, len(lines)), PORTION):
            portion = lines[first : first + PORTION]
            one.tell(Lines(token, play.id, seat, list(self.shown(portion, seat))))

    def shown(self, lines: Iterable[Line], seat: Seat) -> Iterable[LineShown]:
        wire = self.table.host.wire
        for line in lines:
            to = line.action.to if isinstance(line.action, Undo) else None
            yield LineShown(line.number, line.at, line.seat, to, wire.events(line.events, seat))

    # --- the table and its time ---

    def table_shown(self) -> TableShown:
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
        )

    def time(self) -> None:
        """The game's time, to everybody, if the last message about it does not tell it any more."""
        message, play = self.time_shown(), self.table.play
        if message is None or play is None:
            return
        stands_at = None if message.runs else message.at
        about = (play.id, message.why, stands_at, message.resumes, play.banks.waiting, *play.banks.left)
        if about != self.told:
            self.told = about
            self.table.tell_all(message)

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
        return Time(play.id, real, now, runs, play.time.percent, why, play.resumes, banks)


def undo(match: Match, seat: Seat) -> int | None:
    """The nearest line that this seat could take back to now, if the last step was its own."""
    if seat == WATCHER or match.is_over() or match.lines[-1].seat != seat:
        return None
    return next(iter(undo_targets(match, seat)), None)

"""Watching with delay: steps, words, fingers and the clock reach such watchers three minutes later, and in one order.

Who plays hears everything at once, whoever spoke hears themselves, and once a game is over there is nothing to hide."""

from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.server.tables.blocking import is_deaf
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.play import Play
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.room import Person
from saltsea.server.tables.talking import said
from saltsea.server.tables.to_client import Time
from saltsea.store.rows import SaidRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

DELAY: Final[Millis] = 180_000
"""So far behind are those who watch a table with delay."""


class Held(NamedTuple):
    """What watchers will hear later, and who said it if it is somebody's words; without a message, how the game
    stands."""

    due: Millis
    message: bytes | Time | None
    by: Person | None = None


class Late:
    """What the late watchers of one table do not know yet."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.held: deque[Held] = deque()
        self.written: list[Millis] = []
        """When in the world each line was kept."""
        self.time: Time | None = None
        """The last word about the time that they have heard."""

    def take_up(self, play: Play) -> None:
        """Another game. Of one that comes back nobody knows how old its lines are: to watchers they are new, but for
        the deal and what was played in an earlier game."""
        real, old = self.table.now(), max(1, play.match.header.inherited())
        self.written = [0] * old + [real] * (play.kept - old)
        self.held.clear()
        self.time = None
        if play.kept > old:
            self.held.append(Held(real + DELAY, None))

    def take_up_words(self, rows: Iterable[SaidRow]) -> None:
        """What was said just before the table left memory."""
        new = [row for row in rows if self.is_too_new(row)]
        self.held.extendleft(Held(row.at + DELAY, encode(said(row)), row.person) for row in reversed(new))

    # --- who is late ---

    def is_on(self) -> bool:
        """Whether watchers are late now: a game is being played, and this table wants it so."""
        return self.table.room.settings.watching == "delayed" and self.table.play is not None and not self.is_over()

    def is_over(self) -> bool:
        play = self.table.play
        return play is not None and play.match.is_over() and play.kept == len(play.match.lines)

    def is_late(self, one: Connection) -> bool:
        """Whether this is somebody who hears everything late."""
        return self.is_on() and self.table.teller.eyes(one.person) == [WATCHER]

    def is_too_new(self, row: SaidRow) -> bool:
        """Whether late watchers may not hear these words yet."""
        return self.is_on() and row.at > self.table.now() - DELAY

    def horizon(self, play: Play, seat: Seat) -> int:
        """How many lines this seat may know of: all that are kept, or those that are old enough."""
        if seat != WATCHER or not self.is_on():
            return play.kept
        return max(1, bisect_right(self.written, self.table.now() - DELAY))

    # --- later ---

    def hold(self, message: bytes | Time, by: Person | None = None) -> None:
        """Keep it for those who are late, if anybody could be."""
        if self.is_on():
            self.held.append(Held(self.table.now() + DELAY, message, by))

    def hold_step(self, step: bytes) -> None:
        """Also the last one: it comes after those before it, which is at once."""
        self.held.append(Held(self.table.now() + DELAY, step))

    def next_due(self) -> Millis | None:
        self.flush()
        return self.held[0].due if self.held else None

    def flush(self) -> None:
        """Show watchers what is old enough, or all of it once the game is over."""
        while self.held and (self.is_over() or self.held[0].due <= self.table.now()):
            held = self.held.popleft()
            message = self.stamped(held.message) if isinstance(held.message, Time) else held.message
            for one in self.table.connections:
                if one.greeted and self.table.teller.eyes(one.person) == [WATCHER] and self.may_hear(one, held.by):
                    self.show(one, message)

    def stamped(self, time: Time) -> bytes:
        """The game's time as it was then, by the clock of now: whoever is late has a time of their own."""
        late = self.table.now() - time.now
        self.time = replace(time, now=time.now + late, resumes=None if time.resumes is None else time.resumes + late)
        return encode(self.time)

    def may_hear(self, one: Connection, by: Person | None) -> bool:
        """Nobody hears their own words twice, nor those of somebody whom they do not want to hear."""
        return by is None or (one.person != by and not is_deaf(self.table, one, by))

    def show(self, one: Connection, message: bytes | None) -> None:
        if message is None:
            self.table.teller.snapshot(one)
        else:
            one.wire.send(message)

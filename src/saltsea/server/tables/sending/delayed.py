"""Delayed watching: steps, chat, pointing and the clock reach delayed watchers three minutes later, in one order.

Players receive everything at once, a sender receives their own messages at once, and the delay ends with the game."""

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.chat_handlers import chat_message
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.to_client import Time
from saltsea.server.tables.people.blocking import has_silenced
from saltsea.server.tables.play import Play
from saltsea.server.tables.table_info import Person
from saltsea.store.rows import SaidRow
from saltsea.wire.forms import FormName

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

DELAY: Final[Millis] = 180_000
"""The delay of watchers at a table with delayed watching."""


class HeldMessage(NamedTuple):
    """A message held back for delayed watchers, with the sender of a chat message; without a message, a snapshot."""

    due: Millis
    message: bytes | dict[FormName, bytes] | Time | None
    by: Person | None = None
    line: int | None = None
    """The line of a step: a connection whose snapshot has it already does not get it again."""


class DelayedWatchers:
    """The messages that the delayed watchers of one table have not received yet."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.held: deque[HeldMessage] = deque()
        self.written = array("q")
        """When each line was saved, by the server's clock."""
        self.time: Time | None = None
        """The last Time message released to them."""
        self.begun = 0
        """The number of a message at the beginning of the game: what was said before it is no secret any more."""

    def start_game(self, play: Play) -> None:
        """Begin another game. The lines of a restored game count as new, except the deal and the lines of the game it
        was forked from."""
        real, old = self.table.now(), max(1, play.match.header.inherited())
        self.written = array("q", [0] * old + [real] * (play.saved - old))
        self.held.clear()
        self.time = None
        self.begun = self.table.n
        if play.saved > old:
            self.held.append(HeldMessage(real + DELAY, None))

    def load_chat(self, rows: Iterable[SaidRow]) -> None:
        """Hold the chat messages sent just before the table was unloaded."""
        new = [row for row in rows if self.is_too_new(row)]
        self.held.extendleft(
            HeldMessage(row.at + DELAY, encode(chat_message(row)), row.person) for row in reversed(new)
        )

    # --- who is late ---

    def is_on(self) -> bool:
        """Whether watchers are delayed now: the settings say so and a game is running."""
        return self.table.info.settings.watching == "delayed" and self.table.play is not None and not self.is_over()

    def is_over(self) -> bool:
        play = self.table.play
        return play is not None and play.match.is_over() and play.saved == play.match.count()

    def is_delayed(self, connection: Connection) -> bool:
        """Whether this connection receives everything with delay."""
        return self.is_on() and self.table.publisher.seats_seen_by(connection.person) == [WATCHER]

    def is_too_new(self, row: SaidRow) -> bool:
        """Whether a chat message is too new for delayed watchers."""
        return self.is_on() and row.n > self.begun and row.at > self.table.now() - DELAY

    def horizon(self, play: Play, seat: Seat) -> int:
        """How many lines this seat may know: all saved ones, or for a delayed watcher those that are old enough."""
        if seat != WATCHER or not self.is_on():
            return play.saved
        return max(1, bisect_right(self.written, self.table.now() - DELAY))

    # --- later ---

    def hold(self, message: bytes | Time, by: Person | None = None) -> None:
        """Hold a message for delayed watchers, if watching is delayed."""
        if self.is_on():
            self.held.append(HeldMessage(self.table.now() + DELAY, message, by))

    def hold_step(self, step: dict[FormName, bytes], line: int) -> None:
        """Hold a step. The last step of a game is released at once, after those before it."""
        self.held.append(HeldMessage(self.table.now() + DELAY, step, line=line))

    def next_due(self) -> Millis | None:
        self.flush()
        return self.held[0].due if self.held else None

    def flush(self) -> None:
        """Release what is old enough, or everything once the game is over."""
        while self.held and (self.is_over() or self.held[0].due <= self.table.now()):
            held = self.held.popleft()
            message = self.shifted_time(held.message) if isinstance(held.message, Time) else held.message
            for connection in self.table.connections:
                if (
                    connection.welcomed
                    and self.table.publisher.seats_seen_by(connection.person) == [WATCHER]
                    and self.may_receive(connection, held.by)
                    and (held.line is None or held.line > connection.snapshot_line)
                ):
                    self.send_held(connection, message)

    def shifted_time(self, time: Time) -> bytes:
        """A Time message as it was then, shifted to the present clock."""
        late = self.table.now() - time.now
        self.time = replace(time, now=time.now + late, resumes=None if time.resumes is None else time.resumes + late)
        return encode(self.time)

    def may_receive(self, connection: Connection, by: Person | None) -> bool:
        """A connection receives no chat message twice, and none from a person that it muted or blocked."""
        return by is None or (connection.person != by and not has_silenced(self.table, connection, by))

    def send_held(self, connection: Connection, message: bytes | dict[FormName, bytes] | None) -> None:
        if message is None:
            self.table.publisher.send_snapshot(connection)
        else:
            connection.transport.send(message[connection.form] if isinstance(message, dict) else message)

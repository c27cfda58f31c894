"""A client at a table: what the server has sent, and requests with their answers."""

import secrets
from collections.abc import Callable
from functools import partial
from queue import Empty
from time import sleep
from typing import Final, Protocol

import msgspec

from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Undo
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.kernel.vocabulary import Plain
from saltsea.remote.connection import ConnectionEnded, ConnectionLost, Received, Reconnected, TableConnection, real
from saltsea.remote.match import RemoteMatch
from saltsea.remote.messages import Message, Snapshot, Step, read
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.from_client import Act, Log, Point, Request, Sit, Why
from saltsea.server.tables.messages.public_table import TableShown
from saltsea.server.tables.messages.to_client import (
    Done,
    Failed,
    Goodbye,
    Lines,
    Presence,
    Refused,
    Table,
    Time,
    Welcome,
    You,
)
from saltsea.server.tables.table_info import Person
from saltsea.wire.reading import Reader

NAP: Final = 1.0
"""The longest wait, in seconds, so that Ctrl-C is noticed."""
TRIES: Final = 3
"""How many times a failed request is sent."""


class ConnectionEndedError(Exception):
    """The connection is closed for good; the reason has been announced."""


class ServerFailedError(Exception):
    """The server failed, or refused with a text that this version does not know."""


class Listener(Protocol):
    """Is called with each message, before the client applies it."""

    def on_message(
        self, client: "TableClient", item: Message | ConnectionLost | Reconnected | ConnectionEnded
    ) -> None: ...


class TableClient:
    """One client at one table."""

    def __init__(
        self, connection: TableConnection, rules: AnyRules, has_text: Callable[[str], bool], seat: Seat | None
    ) -> None:
        self.connection = connection
        self.rules = rules
        self.has_text = has_text
        """Whether this version has a text for a refusal."""
        self.reader = Reader(rules)
        self.wanted_seat = seat
        self.listener: Listener | None = None
        self.person: Person | None = None
        self.seats: list[Seat] = []
        self.joining_as = ""
        """The name with which the client is taking a seat, until the server has answered."""
        self.table: TableShown | None = None
        self.presence = Presence([], 0, [], [])
        self.time: Time | None = None
        self.time_received: Millis = 0
        self.game: RemoteMatch | None = None
        self.answers: dict[str, Done | Refused | Failed] = {}
        self.mark = ""
        """Which player-made content the table plays with; empty for none."""
        self.on_content: Callable[[], None] = lambda: None
        """Is called when that changes, before anything is read of a game with it."""

    # --- who and what ---

    def current_table(self) -> TableShown:
        """The table; there is one once Welcome has come."""
        assert self.table is not None
        return self.table

    def viewing_seat(self) -> Seat:
        """The seat whose view this client shows: the requested one, else the first of its own."""
        if self.wanted_seat in self.seats:
            return self.wanted_seat
        return self.seats[0] if self.seats else WATCHER

    def is_host(self) -> bool:
        return self.person is not None and self.person == self.current_table().host

    def left(self, seat: Seat) -> Millis | None:
        """The time left on a seat's clock; None without a clock."""
        banks = [] if self.time is None or self.game is None or self.time.game != self.game.id else self.time.banks
        bank = next((bank for bank in banks if bank.seat == seat), None)
        if bank is None:
            return None
        return max(0, bank.left - (real() - self.time_received if bank.runs else 0))

    # --- asking ---

    def ask(self, request: Callable[[str], Request]) -> Refusal | None:
        """Send a request and wait for its answer; other messages are applied meanwhile."""
        token, reason = secrets.token_urlsafe(9), ""
        message = encode(request(token)).decode()
        for _ in range(TRIES):
            answer = self.answer_to(token, message)
            if not isinstance(answer, Failed):
                return None if isinstance(answer, Done) else self.refusal(answer)
            reason = answer.reason
            sleep(NAP)
        raise ServerFailedError(reason)

    def answer_to(self, token: str, message: str) -> Done | Refused | Failed:
        self.connection.send(message, token)
        while token not in self.answers:
            self.receive_next()
        return self.answers.pop(token)

    def refusal(self, answer: Refused) -> Refusal:
        if not self.has_text(answer.text):
            raise ServerFailedError(f"{answer.text} [{answer.rule}]")
        return Refusal(answer.rule, answer.text, answer.facts)

    def act(self, seat: Seat, action: Action) -> Refusal | None:
        playing = "" if self.table is None else self.table.playing
        return self.ask(partial(Act, seat=seat, action=self.written(action), game=playing))

    def why(self, seat: Seat, action: Action) -> Refusal | None:
        return self.ask(partial(Why, seat=seat, action=self.written(action)))

    def written(self, action: Action) -> msgspec.Raw:
        plain: Plain = {"kind": "Undo", "to": action.to} if isinstance(action, Undo) else {}
        return msgspec.Raw(msgspec.json.encode(plain or self.rules.vocabulary.plain(action)))

    def sit(self, name: str, seat: Seat | None) -> Refusal | None:
        """Take a seat, and wait until the server has confirmed it."""
        self.joining_as = name
        refusal = self.ask(partial(Sit, name=name, seat=seat))
        self.joining_as = ""
        while refusal is None and not (self.seats if seat is None else seat in self.seats):
            self.receive_next()
        return refusal

    def point(self, place: str) -> None:
        """Show everybody a place; the server does not answer."""
        self.connection.send(encode(Point(self.viewing_seat(), place)).decode())

    def read_log(self) -> None:
        """Request all lines of the game."""
        self.ask(Log)

    # --- hearing ---

    def receive_all(self) -> None:
        """Apply all received messages."""
        while True:
            try:
                self.handle(self.connection.received.get_nowait())
            except Empty:
                return

    def receive_next(self) -> None:
        """Apply the next message, or return after a moment without one."""
        try:
            item = self.connection.received.get(timeout=NAP)
        except Empty:
            return
        self.handle(item)

    def handle(self, item: Received) -> None:
        message = read(item) if isinstance(item, str) else item
        if message is None:
            return
        if self.listener is not None:
            self.listener.on_message(self, message)
        if isinstance(message, ConnectionEnded):
            raise ConnectionEndedError(message.reason)
        if not isinstance(message, ConnectionLost | Reconnected | Goodbye):
            self.apply(message)

    def apply(self, message: Message) -> None:
        if isinstance(message, Welcome | Table):
            self.apply_table(message)
        elif isinstance(message, You):
            self.person, self.seats = message.person, message.seats
        elif isinstance(message, Snapshot | Step | Lines):
            self.apply_game(message)
        elif isinstance(message, Done | Refused | Failed):
            self.answers[message.token] = message
        elif isinstance(message, Presence):
            self.presence = message
        elif isinstance(message, Time):
            self.time, self.time_received = message, real()

    def apply_table(self, message: Welcome | Table) -> None:
        self.table = message.table
        if isinstance(message, Welcome):
            self.person = message.person
        chairs = enumerate(message.table.chairs)
        self.seats = [seat for seat, chair in chairs if self.person is not None and chair.person == self.person]
        if self.is_shut_out():
            self.game = None
        mark = "" if message.table.own is None else message.table.own.mark
        if mark != self.mark:
            self.mark = mark
            self.on_content()

    def play_by(self, rules: AnyRules) -> None:
        """Read what follows by these rules: the host has brought other values."""
        self.rules, self.reader = rules, Reader(rules)

    def is_shut_out(self) -> bool:
        """Whether this client has given away its seat in a game that no person watches."""
        had_seat = self.game is not None and self.game.viewing_seat != WATCHER
        return had_seat and not self.seats and self.current_table().settings.watching == "none"

    def apply_game(self, message: Snapshot | Step | Lines) -> None:
        """Apply a message about the current game, as this client's seat sees it."""
        if message.seat != self.viewing_seat():
            return
        if isinstance(message, Snapshot) and not self.is_seen_from(message.seat, message.game):
            self.game = self.new_game(message.game)
        if self.game is None or self.game.id != message.game:
            return
        if isinstance(message, Snapshot):
            self.game.apply_snapshot(message)
        elif isinstance(message, Step):
            self.game.apply_step(message)
        else:
            for line in message.lines:
                self.game.apply_line(line)

    def is_seen_from(self, seat: Seat, game: str) -> bool:
        """Whether the game that is known is this one, seen from this seat: a seat may be handed over."""
        return self.game is not None and (self.game.id, self.game.viewing_seat) == (game, seat)

    def new_game(self, id: str) -> RemoteMatch:
        settings = self.current_table().settings
        game = RemoteMatch(id, self.rules, self.reader, settings.players, settings.options, self.viewing_seat())
        game.act, game.why = self.act, self.why
        return game

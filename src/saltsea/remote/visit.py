"""Somebody at a table at the other end of a line: what they have been told of it, and how they ask for something."""

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
from saltsea.remote.hearing import Message, Snapshot, Step, read
from saltsea.remote.match import RemoteMatch
from saltsea.remote.open_line import Back, Ended, Heard, Lost, OpenLine, real
from saltsea.server.tables.from_client import Act, Log, Request, Sit, Why
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.public_table import TableShown
from saltsea.server.tables.table_info import Person
from saltsea.server.tables.to_client import Done, Failed, Goodbye, Lines, Presence, Refused, Table, Time, Welcome, You
from saltsea.wire.reading import Reader

NAP: Final = 1.0
"""Whoever waits looks up this often, so that a Ctrl-C is heard everywhere."""
TRIES: Final = 3
"""So often is something asked for that the server could not do."""


class HungUpError(Exception):
    """The line is closed for good; what there was to say about it has been said."""


class TroubleError(Exception):
    """The server could not do it, or says something that this version has no words for."""


class Listener(Protocol):
    """Is told what happens around the table, before the visit takes note of it."""

    def hears(self, visit: "Visit", heard: Message | Lost | Back | Ended) -> None: ...


class Visit:
    """One client at one table."""

    def __init__(self, line: OpenLine, rules: AnyRules, knows: Callable[[str], bool], seat: Seat | None) -> None:
        self.line = line
        self.rules = rules
        self.knows = knows
        """Whether this version has words for a refusal."""
        self.reader = Reader(rules)
        self.wanted = seat
        self.listener: Listener | None = None
        self.person: Person | None = None
        self.seats: list[Seat] = []
        self.sits_as = ""
        """The name under which one is just sitting down: before the answer that is all one knows of oneself."""
        self.table: TableShown | None = None
        self.presence = Presence([], 0, [], [])
        self.time: Time | None = None
        self.time_came: Millis = 0
        self.game: RemoteMatch | None = None
        self.answers: dict[str, Done | Refused | Failed] = {}

    # --- who and what ---

    def shown(self) -> TableShown:
        """The table; there is one once the server has said Welcome."""
        assert self.table is not None
        return self.table

    def eyes(self) -> Seat:
        """The seat that this client looks from: the one that was asked for, else the first of its own."""
        if self.wanted in self.seats:
            return self.wanted
        return self.seats[0] if self.seats else WATCHER

    def is_host(self) -> bool:
        return self.person is not None and self.person == self.shown().host

    def left(self, seat: Seat) -> Millis | None:
        """What is left on a seat's clock; nothing where none is counted."""
        banks = [] if self.time is None or self.game is None or self.time.game != self.game.id else self.time.banks
        bank = next((bank for bank in banks if bank.seat == seat), None)
        if bank is None:
            return None
        return max(0, bank.left - (real() - self.time_came if bank.runs else 0))

    # --- asking ---

    def ask(self, request: Callable[[str], Request]) -> Refusal | None:
        """Ask for something and wait for the answer; whatever else comes meanwhile is heard."""
        token, reason = secrets.token_urlsafe(9), ""
        message = encode(request(token)).decode()
        for _ in range(TRIES):
            answer = self.answer_to(token, message)
            if not isinstance(answer, Failed):
                return None if isinstance(answer, Done) else self.refusal(answer)
            reason = answer.reason
            sleep(NAP)
        raise TroubleError(reason)

    def answer_to(self, token: str, message: str) -> Done | Refused | Failed:
        self.line.send(message, token)
        while token not in self.answers:
            self.wait()
        return self.answers.pop(token)

    def refusal(self, answer: Refused) -> Refusal:
        if not self.knows(answer.text):
            raise TroubleError(f"{answer.sentence} [{answer.rule}]")
        return Refusal(answer.rule, answer.text, answer.facts)

    def act(self, seat: Seat, action: Action) -> Refusal | None:
        return self.ask(partial(Act, seat=seat, action=self.written(action)))

    def why(self, seat: Seat, action: Action) -> Refusal | None:
        return self.ask(partial(Why, seat=seat, action=self.written(action)))

    def written(self, action: Action) -> msgspec.Raw:
        plain: Plain = {"kind": "Undo", "to": action.to} if isinstance(action, Undo) else {}
        return msgspec.Raw(msgspec.json.encode(plain or self.rules.vocabulary.plain(action)))

    def sit(self, name: str, seat: Seat | None) -> Refusal | None:
        """Sit down, and wait to be told who one is now."""
        self.sits_as = name
        refusal = self.ask(partial(Sit, name=name, seat=seat))
        self.sits_as = ""
        while refusal is None and not (self.seats if seat is None else seat in self.seats):
            self.wait()
        return refusal

    def read_log(self) -> None:
        """All lines of the game from its beginning."""
        self.ask(Log)

    # --- hearing ---

    def hear(self) -> None:
        """Take note of all that has come."""
        while True:
            try:
                self.take(self.line.heard.get_nowait())
            except Empty:
                return

    def wait(self) -> None:
        """Take note of the next thing, or of nothing for a moment."""
        try:
            heard = self.line.heard.get(timeout=NAP)
        except Empty:
            return
        self.take(heard)

    def take(self, heard: Heard) -> None:
        message = read(heard) if isinstance(heard, str) else heard
        if message is None:
            return
        if self.listener is not None:
            self.listener.hears(self, message)
        if isinstance(message, Ended):
            raise HungUpError(message.reason)
        if not isinstance(message, Lost | Back | Goodbye):
            self.note(message)

    def note(self, message: Message) -> None:
        if isinstance(message, Welcome | Table):
            self.note_table(message)
        elif isinstance(message, You):
            self.person, self.seats = message.person, message.seats
        elif isinstance(message, Snapshot | Step | Lines):
            self.note_game(message)
        elif isinstance(message, Done | Refused | Failed):
            self.answers[message.token] = message
        elif isinstance(message, Presence):
            self.presence = message
        elif isinstance(message, Time):
            self.time, self.time_came = message, real()

    def note_table(self, message: Welcome | Table) -> None:
        self.table = message.table
        if isinstance(message, Welcome):
            self.person = message.person
        chairs = enumerate(message.table.chairs)
        self.seats = [seat for seat, chair in chairs if self.person is not None and chair.person == self.person]

    def note_game(self, message: Snapshot | Step | Lines) -> None:
        """What one's own seat hears of the game that is being played."""
        if message.seat != self.eyes():
            return
        if isinstance(message, Snapshot) and (self.game is None or self.game.id != message.game):
            self.game = self.new_game(message.game)
        if self.game is None or self.game.id != message.game:
            return
        if isinstance(message, Snapshot):
            self.game.take_snapshot(message)
        elif isinstance(message, Step):
            self.game.take_step(message)
        else:
            for line in message.lines:
                self.game.take_line(line)

    def new_game(self, id: str) -> RemoteMatch:  # noqa: A002
        settings = self.shown().settings
        game = RemoteMatch(id, self.rules, self.reader, settings.players, settings.options, self.eyes())
        game.act, game.why = self.act, self.why
        return game

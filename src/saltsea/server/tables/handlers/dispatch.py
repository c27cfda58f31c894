"""The request handlers of a table, one per kind of request, dispatched by `RequestHandlers.by_request`.

Each request is answered exactly once, by Done or by Refused; its changes are saved before the answer is sent."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.connection import MOST_LAG, SILENCE, Connection, hashed
from saltsea.server.tables.handlers.chat_handlers import TOKENS_REMEMBERED, ChatHandlers
from saltsea.server.tables.handlers.crew_handlers import CrewHandlers
from saltsea.server.tables.handlers.game_handlers import GameHandlers
from saltsea.server.tables.handlers.hint_handlers import HintHandlers
from saltsea.server.tables.handlers.host_handlers import HostHandlers
from saltsea.server.tables.handlers.manners_handlers import MannersHandlers
from saltsea.server.tables.handlers.seat_handlers import SeatHandlers
from saltsea.server.tables.messages.from_client import (
    PROTOCOL,
    Act,
    AddBot,
    Advise,
    Answer,
    Appoint,
    Arrange,
    Begin,
    GameRequest,
    GoOn,
    HandOver,
    Hello,
    Incoming,
    Invite,
    Leave,
    Log,
    Mate,
    Mute,
    Order,
    Pause,
    Point,
    Preview,
    Propose,
    Remind,
    Remove,
    Rename,
    Report,
    Request,
    Resign,
    Say,
    Show,
    Sign,
    Sit,
    Suggest,
    Swap,
    Tick,
    Wait,
    Why,
)
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Done, Goodbye, Timing, Welcome
from saltsea.server.tables.people.blocking import account_of
from saltsea.server.tables.people.newcomers import tell_newcomers, tell_time, tell_words
from saltsea.server.tables.people.presence import PAUSE_AFTER
from saltsea.server.tables.people.recognising import recognised
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.rules.crew_rules import is_one_of_crew
from saltsea.server.tables.table_info import Person

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


HANDLED_ONCE: Final[frozenset[type]] = frozenset({
    Sit, Leave, Show, Rename, Appoint, Arrange, Swap, Invite, Remove, AddBot, Order, Begin, Pause, GoOn, Mate, HandOver,
    Resign, Propose, Answer, Mute, Report, Sign, Suggest
})  # fmt: skip
"""Requests whose repetition could do harm if others acted in between; a retry gets the first answer again."""
Handler = Callable[[Connection, Any], Awaitable[Refusal | None]]
Remembered = TypeVar("Remembered")


class RequestHandlers:
    """Dispatches the messages of clients. Handlers wait for nothing but the store."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.chat = ChatHandlers(table)
        self.done: dict[tuple[str | None, str], None] = {}
        """Requests of HANDLED_ONCE that are done, by key and token."""
        self.refused: dict[tuple[str | None, str], Refusal] = {}
        """The last requests that were refused, by key and token."""
        seats, host, game = SeatHandlers(table), HostHandlers(table), GameHandlers(table)
        manners, crew = MannersHandlers(table), CrewHandlers(table)
        self.by_request: dict[type[Request], Handler] = {
            Sit: seats.sit,
            Leave: seats.leave,
            Show: seats.show,
            Rename: seats.rename,
            Appoint: seats.appoint,
            Sign: seats.sign,
            Arrange: host.arrange,
            Swap: lambda connection, message: self.swap(connection, message, host, crew),
            Invite: host.invite,
            Remove: host.remove,
            AddBot: host.add_bot,
            Order: crew.order,
            Begin: host.begin,
            Act: game.act,
            Why: game.why,
            Preview: game.preview,
            Advise: game.advise,
            Suggest: HintHandlers(table).suggest,
            Wait: game.wait,
            Pause: game.pause,
            GoOn: game.go_on,
            Mate: game.substitute,
            HandOver: manners.hand_over,
            Resign: manners.resign,
            Propose: manners.propose,
            Answer: manners.answer,
            Log: game.log,
            Say: self.chat.say,
            Mute: self.chat.mute,
            Report: self.chat.report,
            Remind: table.reminders.remind,
        }

    async def swap(
        self, connection: Connection, message: Swap, host: HostHandlers, crew: CrewHandlers
    ) -> Refusal | None:
        """The host arranges the seats before a game; in a crew that plays, each player their own."""
        table = self.table
        if is_one_of_crew(table.info, table.services.rules, connection.person):
            return await crew.exchange(connection, message)
        return await host.swap(connection, message)

    async def handle(self, connection: Connection, message: Incoming) -> None:
        if isinstance(message, Hello):
            await self.hello(connection, message)
        elif isinstance(message, Point):
            self.chat.point(connection, message)
        elif isinstance(message, Tick):
            return  # the transport has answered it already
        elif not connection.welcomed:
            connection.send(not_understood(self.table, connection, "Hello comes first."))
            connection.transport.close()
        else:
            await self.handle_request(connection, message)

    async def handle_request(self, connection: Connection, message: Request) -> None:
        refusal = await self.handle_once(connection, message)
        if refusal is None:
            connection.send(Done(message.token))
        else:
            self.table.refusals.send(connection, message.token, refusal)

    async def handle_once(self, connection: Connection, message: Request) -> Refusal | None:
        """Handle a request once, even if it is retried with the same token. The game and the chat remember their own
        tokens. What was refused stays refused: a copy that comes late must not be done after all. What changes the
        table is remembered with it: an exchange of seats that is sent again after a crash would undo itself."""
        named = connection.key, message.token
        is_once = type(message) in HANDLED_ONCE
        if is_once and (named in self.done or self.has_changed_table(named)):
            return None
        refusal = self.check_game(message) or self.refused.get(named)
        if refusal is not None:
            return refusal
        refusal = await self.handle_marked(connection, message, mark_of(named) if is_once else "")
        await tell_newcomers(self.table, message)
        if refusal is not None and connection.key is not None:
            remember(self.refused, named, refusal)
        if refusal is None and is_once:
            remember(self.done, named, None)
        return refusal

    async def handle_marked(self, connection: Connection, message: Request, mark: str) -> Refusal | None:
        """Handle a request; what it changes of the table is saved with this mark."""
        self.table.request = mark
        try:
            return await self.by_request[type(message)](connection, message)
        finally:
            self.table.request = ""

    def has_changed_table(self, named: tuple[str | None, str]) -> bool:
        """Whether the table, as it is stored, has been changed by this request."""
        return mark_of(named) in self.table.info.requests

    def check_game(self, message: Request) -> Refusal | None:
        info = self.table.info
        named = message.game if isinstance(message, GameRequest) else ""
        return table_rules.check_same_game(named, info.playing_id() if info.games else "")

    async def hello(self, connection: Connection, message: Hello) -> None:
        """Identify the client, send Welcome, then what the client lacks."""
        if message.protocol != PROTOCOL:
            texts = self.table.services.narrators[message.language].texts
            connection.send(goodbye(texts, "protocol", "server-protocol", {"protocol": PROTOCOL}, again=False))
            connection.transport.close()
            return
        self.table.publisher.delayed.flush()
        connection.key = connection.device = None if message.key is None else hashed(message.key)
        connection.logbook = "" if message.logbook is None else hashed(message.logbook)
        connection.language, connection.form = message.language, message.form
        await self.recognise(connection)
        await self.table.services.blocks.of(account_of(self.table, connection))
        if connection.person is not None:
            await self.table.presence.person_connected(connection.person)
        connection.welcomed = True
        table = self.table
        seats = self.table.info.seats_of(connection.person)
        connection.identity_sent = connection.person, seats
        connection.send(
            Welcome(
                table.n,
                PROTOCOL,
                connection.person,
                seats,
                table.now(),
                table.publisher.public_table(connection.person, connection.key),
                table.services.forms.views.patterns(),
                Timing(PAUSE_AFTER, SILENCE, MOST_LAG),
            )
        )
        await self.catch_up(connection, message.have)

    async def catch_up(self, connection: Connection, have: int) -> None:
        """Send the missed lines and chat messages, then the current snapshot. In this order a connection that breaks in
        between leaves no gap behind the last number."""
        have = max(0, min(have, self.table.n))
        play, store, publisher = self.table.play, self.table.services.store, self.table.publisher
        if play is not None and have:
            # The last line is sent again: the client may have it for one of its seats and not for another.
            missed = [row.line for row in await store.lines(play.id) if row.n >= have]
            await publisher.send_missed(connection, missed[0] if missed else play.saved)
        await tell_words(self.table, connection, have)
        publisher.send_snapshot(connection)
        tell_time(self.table, connection)
        self.table.presence.send(connection)
        self.table.hints.send_again(connection)

    async def recognise(self, connection: Connection) -> None:
        """Recognise a person by account on any device, else by key. Signing in later links the seat to the account, and
        the last log book shown replaces the earlier one. A screen is known by its key alone: its owner's account sits
        elsewhere."""
        screen = self.screen_with(connection.key)
        if screen is not None:
            connection.person = screen
            return
        row = recognised(self.table.people.values(), connection.account, connection.key)
        connection.person, connection.key = (None, connection.key) if row is None else (row.person, row.key)
        if row is None:
            return
        account = connection.account if row.account is None else row.account
        mine = replace(row, account=account, logbook=connection.logbook or row.logbook)
        if mine != row:
            await self.table.write([mine])
            self.table.people[row.person] = mine

    def screen_with(self, key: str | None) -> Person | None:
        """The screen that has this hash of a key."""
        rows = (self.table.people.get(person) for person in self.table.info.screens)
        return next((row.person for row in rows if row is not None and row.key == key), None)


def mark_of(named: tuple[str | None, str]) -> str:
    """How a request is recognised when it comes again after a restart: by who asked, and its token."""
    return hashed(f"{named[0]} {named[1]}")[:16]


def remember(known: dict[tuple[str | None, str], Remembered], named: tuple[str | None, str], what: Remembered) -> None:
    """Remember one more, and forget the oldest of too many."""
    known[named] = what
    while len(known) > TOKENS_REMEMBERED:
        known.pop(next(iter(known)))


def not_understood(table: "Table", connection: Connection, detail: str) -> Goodbye:
    """The goodbye to a client that sent nonsense: a sentence for its user, the detail for its author."""
    texts = table.services.narrators[connection.language].texts
    return replace(goodbye(texts, "nonsense", "server-nonsense", again=False), detail=detail)

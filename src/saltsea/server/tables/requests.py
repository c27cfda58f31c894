"""What clients send to a table, each to whoever answers it.

A request is answered exactly once, by Done or by Refused; what it changes is kept before the answer goes out."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.post.reminding import Reminding
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.hosting import Hosting
from saltsea.server.tables.playing import Playing
from saltsea.server.tables.protocol import (
    PROTOCOL,
    Act,
    AddBot,
    Arrange,
    Begin,
    Done,
    Goodbye,
    GoOn,
    Hello,
    Incoming,
    Invite,
    Leave,
    Log,
    Mate,
    Mute,
    Pause,
    Point,
    Remind,
    Remove,
    Rename,
    Report,
    Request,
    Say,
    Sit,
    Swap,
    Tick,
    Wait,
    Welcome,
    Why,
)  # fmt: skip
from saltsea.server.tables.seating import Seating
from saltsea.server.tables.talking import REMEMBERED, Talking, said

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


ARRANGING = (Sit, Leave, Rename, Arrange, Swap, Invite, Remove, AddBot, Begin, Pause, GoOn, Mate, Mute, Report)
"""What would arrange something else if it were done twice, with others acting in between."""
Answer = Callable[[Connection, Any], Awaitable[Refusal | None]]


class Desk:
    """Answers requests. Nothing here waits for anything but the store."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.talking = Talking(table)
        self.done: dict[tuple[str | None, str], None] = {}
        """What was arranged already, by key and token."""
        seating, hosting, playing = Seating(table), Hosting(table), Playing(table)
        self.answers: dict[type[Request], Answer] = {
            Sit: seating.sit,
            Leave: seating.leave,
            Rename: seating.rename,
            Arrange: hosting.arrange,
            Swap: hosting.swap,
            Invite: hosting.invite,
            Remove: hosting.remove,
            AddBot: hosting.add_bot,
            Begin: hosting.begin,
            Act: playing.act,
            Why: playing.why,
            Wait: playing.wait,
            Pause: playing.pause,
            GoOn: playing.go_on,
            Mate: playing.mate,
            Log: playing.log,
            Say: self.talking.say,
            Mute: self.talking.mute,
            Report: self.talking.report,
            Remind: Reminding(table).remind,
        }

    async def answer(self, one: Connection, message: Incoming) -> None:
        if isinstance(message, Hello):
            await self.hello(one, message)
        elif isinstance(message, Point):
            self.talking.point(one, message)
        elif isinstance(message, Tick):
            return  # the transport answers it, at once
        elif not one.greeted:
            one.tell(Goodbye("nonsense", again=False, sentence="Hello comes first."))
            one.wire.close()
        else:
            await self.answer_request(one, message)

    async def answer_request(self, one: Connection, message: Request) -> None:
        refusal = check_pace(too_fast=one.is_too_fast(one.arrived)) or await self.done_once(one, message)
        if refusal is None:
            one.tell(Done(message.token))
        else:
            self.table.refuse(one, message.token, refusal)

    async def done_once(self, one: Connection, message: Request) -> Refusal | None:
        """Sent twice with the same token it is done once. The game and the words remember theirs for ever."""
        named = one.key, message.token
        if isinstance(message, ARRANGING) and named in self.done:
            return None
        refusal = await self.answers[type(message)](one, message)
        if isinstance(message, ARRANGING) and refusal is None:
            self.done[named] = None
            while len(self.done) > REMEMBERED:
                self.done.pop(next(iter(self.done)))
        return refusal

    async def hello(self, one: Connection, message: Hello) -> None:
        """Who it is, the table, and what they lack."""
        if message.protocol != PROTOCOL:
            sentence = self.table.host.narrators[message.language].texts.say("server-protocol", {"protocol": PROTOCOL})
            one.tell(Goodbye("protocol", again=False, sentence=sentence))
            one.wire.close()
            return
        if check_pace(too_fast=one.is_too_fast(one.arrived)) is not None:
            sentence = self.table.host.narrators[message.language].texts.say("refusal-table-too-fast")
            one.tell(Goodbye("nonsense", again=True, sentence=sentence))
            one.wire.close()
            return
        self.table.teller.flush_delayed()
        one.key = None if message.key is None else hashed(message.key)
        one.language = message.language
        await self.recognise(one)
        if one.person is not None:
            await self.table.presences.came(one.person)
        one.greeted = True
        table = self.table
        seats = self.table.room.seats_of(one.person)
        one.told = one.person, seats
        one.tell(Welcome(table.n, PROTOCOL, one.person, seats, table.now(), table.teller.table_shown()))
        await self.catch_up(one, message.have)

    async def catch_up(self, one: Connection, have: int) -> None:
        """What happened and what was said since the last message that they have, then how it stands now: in this order,
        so that a line that breaks in between leaves no gap behind the last number."""
        have = max(0, min(have, self.table.n))
        play, store = self.table.play, self.table.host.store
        if play is not None and have:
            # The last line goes out once more: they may have it for one of their seats and not for another.
            missed = [row.line for row in await store.lines(play.id) if row.n >= have]
            self.table.teller.gap(one, missed[0] if missed else play.kept)
        if self.table.teller.is_at_table(one):
            for row in await store.said(self.table.room.code, since=have):
                if not self.table.room.is_muted(one.person, row.person):
                    one.tell(said(row))
        self.table.teller.snapshot(one)
        time = self.table.teller.time_shown()
        if time is not None:
            one.tell(time)
        one.tell(self.table.presences.message())

    async def recognise(self, one: Connection) -> None:
        """By their account on any device, otherwise by their key; who signs in later takes their seat along."""
        rows = [*self.table.people.values()]
        row = next((row for row in rows if one.account is not None and row.account == one.account), None)
        row = row or next((row for row in rows if one.key is not None and row.key == one.key), None)
        one.person, one.key = (None, one.key) if row is None else (row.person, row.key)
        if row is not None and one.account is not None and row.account is None:
            mine = replace(row, account=one.account)
            await self.table.write([mine])
            self.table.people[row.person] = mine


def check_pace(*, too_fast: bool) -> Refusal | None:
    """table.T20: nobody can send more than a table can read."""
    return refuse("table.T20", "refusal-table-too-fast") if too_fast else None

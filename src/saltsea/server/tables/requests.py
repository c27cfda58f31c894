"""What clients send to a table, each to whoever answers it.

A request is answered exactly once, by Done or by Refused; what it changes is kept before the answer goes out."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.post.reminding import Reminding
from saltsea.server.tables.blocking import account_of
from saltsea.server.tables.connection import Connection, hashed
from saltsea.server.tables.from_client import (
    PROTOCOL,
    Act,
    AddBot,
    Arrange,
    Begin,
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
    Sign,
    Sit,
    Swap,
    Tick,
    Wait,
    Why,
)
from saltsea.server.tables.hosting import Hosting
from saltsea.server.tables.playing import Playing
from saltsea.server.tables.seating import Seating
from saltsea.server.tables.talking import REMEMBERED, Talking
from saltsea.server.tables.teller import MOST_WORDS
from saltsea.server.tables.to_client import Done, Goodbye, Welcome

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


ARRANGING = (Sit, Leave, Rename, Arrange, Swap, Invite, Remove, AddBot, Begin, Pause, GoOn, Mate, Mute, Report, Sign)
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
            Sign: seating.sign,
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
            one.tell(not_understood(self.table, one, "Hello comes first."))
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
        self.table.teller.late.flush()
        one.key = None if message.key is None else hashed(message.key)
        one.logbook = "" if message.logbook is None else hashed(message.logbook)
        one.language = message.language
        await self.recognise(one)
        await self.table.host.blocks.of(account_of(self.table, one))
        if one.person is not None:
            await self.table.presences.came(one.person)
        one.greeted = True
        table = self.table
        seats = self.table.room.seats_of(one.person)
        one.told = one.person, seats
        one.tell(Welcome(table.n, PROTOCOL, one.person, seats, table.now(), table.teller.table_shown(one.person)))
        await self.catch_up(one, message.have)

    async def catch_up(self, one: Connection, have: int) -> None:
        """What happened and what was said since the last message that they have, then how it stands now: in this order,
        so that a line that breaks in between leaves no gap behind the last number."""
        have = max(0, min(have, self.table.n))
        play, store, teller = self.table.play, self.table.host.store, self.table.teller
        if play is not None and have:
            # The last line goes out once more: they may have it for one of their seats and not for another.
            missed = [row.line for row in await store.lines(play.id) if row.n >= have]
            await teller.gap(one, missed[0] if missed else play.kept)
        if teller.is_at_table(one):
            since = 0 if teller.late.is_late(one) else have
            teller.words(one, await store.said(self.table.room.code, since=since, most=MOST_WORDS))
        teller.snapshot(one)
        time = teller.time_for(one)
        if time is not None:
            one.tell(time)
        self.tell_who_is_here(one)

    def tell_who_is_here(self, one: Connection) -> None:
        """To whoever comes; and if that changes it for the others, to everybody, so once to each."""
        presences = self.table.presences
        message = presences.message()
        if message == presences.told:
            one.tell(message)
        else:
            presences.tell()

    async def recognise(self, one: Connection) -> None:
        """By their account on any device, otherwise by their key; who signs in later takes their seat along, and the
        last log book that somebody has shown is theirs."""
        rows = [*self.table.people.values()]
        row = next((row for row in rows if one.account is not None and row.account == one.account), None)
        row = row or next((row for row in rows if one.key is not None and row.key == one.key), None)
        one.person, one.key = (None, one.key) if row is None else (row.person, row.key)
        if row is None:
            return
        account = one.account if row.account is None else row.account
        mine = replace(row, account=account, logbook=one.logbook or row.logbook)
        if mine != row:
            await self.table.write([mine])
            self.table.people[row.person] = mine


def not_understood(table: "Table", one: Connection, detail: str) -> Goodbye:
    """A client has sent nonsense. Whoever sits before it has not: they hear what to do, not what was wrong."""
    sentence = table.host.narrators[one.language].texts.say("server-nonsense")
    return Goodbye("nonsense", again=False, sentence=sentence, detail=detail)


def check_pace(*, too_fast: bool) -> Refusal | None:
    """table.T20: nobody can send more than a table can read."""
    return refuse("table.T20", "refusal-table-too-fast") if too_fast else None

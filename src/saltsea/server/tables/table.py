"""A table: one task, one mailbox, no locks. What it accepts is kept before anybody hears of it.

Here is the loop, what is kept and what is told. What guests may ask for is in `requests.py`, who is here and who is
missed in `presence.py`, and the game itself in `play.py`."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Facts, Refusal
from saltsea.kernel.record import Line
from saltsea.kernel.record_file import plain_line, plain_outcome
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat
from saltsea.narrator import Narrator
from saltsea.server.bots.worker import BotWorker, Choice, Question
from saltsea.server.post.reminders import Reminders
from saltsea.server.tables.blocking import Blocks
from saltsea.server.tables.campaigns import Campaigns, Whose
from saltsea.server.tables.clock import Alarm, Clock
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.daily import Daily, Finished
from saltsea.server.tables.forgetting import forget
from saltsea.server.tables.from_client import Hello, Language, Report, Requests
from saltsea.server.tables.letters import Back, Came, Chosen, Forget, Letter, Stop, Went, Woken, Wrote
from saltsea.server.tables.log_names import LogNames
from saltsea.server.tables.meter import Meter
from saltsea.server.tables.opening import Switches
from saltsea.server.tables.play import Play
from saltsea.server.tables.presence import Presences
from saltsea.server.tables.protocol import encode
from saltsea.server.tables.requests import Desk
from saltsea.server.tables.room import PLAYING, Person, Room
from saltsea.server.tables.teller import Teller
from saltsea.server.tables.to_client import Failed, Goodbye, Refused, ToClient
from saltsea.store.port import Store, StoreError
from saltsea.store.rows import GameRow, LineRow, PersonRow, Rows, TableRow
from saltsea.wire.messages import GameJson

BUDGET: Final[Millis] = 2000
"""So long a computer player may think."""
SOON: Final[Millis] = 1000
LATER: Final[Millis] = 60_000
"""What was due and failed is tried again a second later, then after two, four, … and at last every minute."""

TOUCH: Final[Millis] = 86_400_000
"""A table where only the game goes on is written again after so long."""

log = logging.getLogger(__name__)


class Host(NamedTuple):
    """What a table needs of the house it stands in."""

    game: Game
    rules: AnyRules
    json: GameJson
    store: Store
    clock: Clock
    bots: BotWorker
    narrators: dict[Language, Narrator]
    switches: Callable[[], Switches]
    reported: Callable[[str, Person, Report], Awaitable[None]]
    meter: Meter
    ways: Callable[[], Collection[str]]
    """How people can be reminded here."""
    campaigns: Campaigns
    daily: Daily
    blocks: Blocks
    log_names: LogNames
    chapter: str = ""
    """The text of a chapter of somebody's own that is sailed here."""


class Table:
    """One table in memory."""

    def __init__(self, host: Host, room: Room, made: Millis, n: int, people: Sequence[PersonRow]) -> None:
        self.host = host
        self.room = room
        self.log_name = host.log_names.of(room.code)
        self.made = made
        self.n = n
        """The number of the last message that is kept."""
        self.people = {row.person: row for row in people}
        self.play: Play | None = None
        self.connections: list[Connection] = []
        self.mailbox: asyncio.Queue[Letter] = asyncio.Queue()
        self.presences = Presences(self)
        self.reminders = Reminders(self)
        self.desk = Desk(self)
        self.teller = Teller(self)
        self.alarm: Alarm | None = None
        self.thinking: set[asyncio.Task[None]] = set()
        self.touched: Millis = 0
        """When its row was kept last: what nobody touches for months is forgotten."""
        self.last_seen: Millis = host.clock.now()
        """When somebody was here last."""
        self.busy = True
        """Something is under way, and may not be kept yet."""
        self.failures = 0
        """How often in a row it could not do what was due."""

    # --- the loop ---

    async def run(self) -> None:
        """Read letters until told to stop."""
        await self.guarded_time()
        while True:
            self.busy = False
            letter = await self.mailbox.get()
            self.busy = True
            if isinstance(letter, Stop):
                break
            await self.guarded(letter)
            await self.guarded_time()
        await self.close()

    async def close(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.thinking:
            task.cancel()
        self.teller.late.flush()
        if self.play is not None:
            await self.play.clashes.keep_last(self.host.store, self.play.id)

    async def guarded(self, letter: Letter) -> None:
        """Whatever goes wrong with a letter, the table goes on from what is kept, and the sender is told."""
        try:
            await self.read(letter)
        except Exception as error:
            log.exception("table %s: a %s failed", self.log_name, type(letter).__name__)
            reason = self.failed(error)
            if isinstance(letter, Wrote):
                self.own_up(letter, reason)

    async def guarded_time(self) -> None:
        """What is due and cannot be done is tried again later: nobody else would wake the table."""
        try:
            await self.look_after_time()
            self.failures = 0
        except Exception as error:
            log.exception("table %s: what was due failed", self.log_name)
            self.failed(error)
            self.ring(self.now() + min(SOON << self.failures, LATER))
            self.failures += 1

    async def read(self, letter: Letter) -> None:
        if isinstance(letter, Came):
            self.connections.append(letter.connection)
        elif isinstance(letter, Went):
            self.presences.went(letter.connection)
        elif isinstance(letter, Back):
            await self.presences.back(letter.connection)
        elif isinstance(letter, Wrote):
            letter.connection.arrived = letter.arrived
            await self.desk.answer(letter.connection, letter.message)
            self.host.meter.command(self.now() - letter.arrived)
        elif isinstance(letter, Woken):
            self.host.meter.late(self.now() - letter.due)
        elif isinstance(letter, Chosen):
            await self.carry_out(letter)
        elif isinstance(letter, Forget):
            await forget(self, letter.person, letter.done)

    def failed(self, error: Exception) -> str:
        """Count it and drop what was begun; the reason in a word."""
        reason = "not-kept" if isinstance(error, StoreError) else "mistake"
        self.host.meter.failed(reason)
        self.start_afresh()
        return reason

    def start_afresh(self) -> None:
        """Drop whatever was begun and not kept."""
        try:
            self.teller.drop()
            if self.play is not None:
                self.play.drop(self.now())
                self.teller.snapshot_all()
        except Exception:
            log.exception("table %s: it could not start afresh", self.log_name)

    def own_up(self, letter: Wrote, reason: str) -> None:
        """A request is answered all the same; who was not even welcomed must come again."""
        if isinstance(letter.message, Requests):
            letter.connection.tell(Failed(letter.message.token, reason))
        elif isinstance(letter.message, Hello):
            sentence = self.host.narrators[letter.connection.language].texts.say("server-stopping")
            letter.connection.tell(Goodbye("stopping", again=True, sentence=sentence))
            letter.connection.wire.close()

    # --- time and computer players ---

    def now(self) -> Millis:
        return self.host.clock.now()

    async def look_after_time(self) -> None:
        """Do what is due, keep it, ask the computer players whose moment it is, and set the alarm."""
        play = self.play
        if play is not None and self.room.phase == PLAYING:
            real = self.now()
            play.settle_time(real)
            play.pass_time(real)
            play.jump()
            for seat in play.looking(real):
                self.ask(play, seat)
            play.settle_time(real)
            await self.keep_lines()
        self.presences.look()
        self.teller.time()
        self.set_alarm()

    def set_alarm(self) -> None:
        moments = [self.presences.next_alarm(), self.teller.late.next_due()]
        if self.play is not None and self.room.phase == PLAYING:
            moments.append(self.play.next_alarm(self.now()))
        known = [moment for moment in moments if moment is not None]
        self.ring(min(known, default=None))

    def ring(self, when: Millis | None) -> None:
        """Wake up then, and not before if nobody sends anything."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None if when is None else self.host.clock.call_at(when, lambda: self.wake(when))

    def wake(self, due: Millis) -> None:
        self.mailbox.put_nowait(Woken(due))

    def ask(self, play: Play, seat: Seat) -> None:
        """Let a worker think about it; its answer comes as a letter."""
        mind = self.room.chairs[seat].mind()
        if mind is None:
            return
        play.asked.add(seat)
        real = self.now()
        observation = play.minds.observation(seat, play.moment(real))
        question = Question(
            game=self.room.game,
            bot=mind,
            observation=self.host.json.observation(observation),
            dice=dice_name(play, seat, real),
            budget=BUDGET,
            chapter=self.host.chapter,
            may_wait=play.tempo is not None,
        )
        task = asyncio.get_running_loop().create_task(self.think(play, seat, question))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def think(self, play: Play, seat: Seat, question: Question) -> None:
        """A computer player who could not even be asked has chosen nothing, and will be asked again."""
        try:
            choice = await self.host.bots.choose(question)
        except Exception:
            log.exception("table %s: %s could not choose", self.log_name, question.bot)
            choice = Choice(action=None, late=True, took=0)
        self.host.meter.bot(choice)
        self.mailbox.put_nowait(Chosen(seat, play, choice))

    async def carry_out(self, letter: Chosen) -> None:
        """A computer player has chosen, unless the game has gone on without it."""
        play = self.play
        if play is not letter.play or letter.seat not in play.asked:
            return
        number = letter.choice.action
        action = None if number is None else self.host.rules.vocabulary.actions[number]
        if play.lost or play.paused or play.resumes is not None:
            play.put_off(letter.seat, self.now())
            return
        if play.answered(letter.seat, action, self.now()):
            self.ask(play, letter.seat)
        await self.keep_lines()

    # --- keeping ---

    async def write(self, rows: Sequence[Rows], *, lines: int = 0) -> None:
        since = self.host.meter.time()
        await self.host.store.write(rows)
        self.host.meter.kept(lines, since)
        self.touched = max([self.touched, *(row.touched for row in rows if isinstance(row, TableRow))])

    async def keep(self, room: Room, *rows: Rows) -> None:
        """Keep a changed table, then tell everybody."""
        await self.write([*rows, self.row(room, self.n + 1)])
        self.n += 1
        self.room = room
        self.people.update({row.person: row for row in rows if isinstance(row, PersonRow)})
        self.teller.tell_table()
        self.teller.who_is_who()
        try:
            await self.reminders.see_who_left()
        except StoreError:  # the table is kept: whoever asked must not hear that it failed
            log.exception("table %s: somebody who left is still reminded", self.log_name)

    def row(self, room: Room, n: int) -> TableRow:
        return TableRow(
            id=room.code,
            game=room.game,
            phase=room.phase,
            listing=room.settings.listing,
            made=self.made,
            touched=self.now(),
            n=n,
            body=encode(room),
        )

    async def keep_lines(self) -> None:
        """Keep the game's new lines, then tell them."""
        play = self.play
        if play is None or not play.fresh():
            return
        rows: list[Rows] = [self.line_row(play.id, line, self.n + 1 + place) for place, line in enumerate(play.fresh())]
        over = play.match.is_over()
        room = msgspec.structs.replace(self.room, phase="over") if over else self.room
        count = len(rows)
        if over:
            rows += [await self.ended_row(play), self.row(room, self.n + count + 1)]
        elif self.now() - self.touched >= TOUCH:
            rows.append(self.row(room, self.n + count))
        rows += self.reminders.rows(play)
        rows += await play.clashes.rows(self.host.store, play.id)
        crew = [Whose(row.account, row.logbook) for row in self.people.values() if row.person in play.sat]
        async with self.host.campaigns.after(self.host.game, play.match, crew, over=over) as campaigns:
            daily = await self.host.daily.noted(self.host.game, play.match, self.finished(play)) if over else []
            await self.write([*rows, *campaigns, *daily], lines=count)
        first, self.n, self.room = self.n + 1, self.n + count + over, room
        play.keep()
        self.reminders.kept(play)
        self.teller.steps(first)
        if over:
            self.teller.tell_table()

    def finished(self, play: Play) -> Finished:
        people = [row for row in self.people.values() if row.person in play.sat]
        return Finished(play.id, play.settings, people, sum(who is None for who in play.sat))

    def line_row(self, game: str, line: Line, n: int) -> LineRow:
        return LineRow(game=game, line=line.number, n=n, body=msgspec.json.encode(plain_line(self.host.rules, line)))

    async def ended_row(self, play: Play) -> GameRow:
        row = await self.host.store.game(play.id)
        outcome = self.host.rules.outcome(play.match.state)
        assert row is not None
        assert outcome is not None
        body = msgspec.json.encode(plain_outcome(outcome))
        return msgspec.structs.replace(row, ended=self.now(), outcome=body)

    def take_up(self, match: Match, sat: Sequence[Person | None], began: Millis) -> Play:
        """A game begins, or goes on after the table was out of memory."""
        room, heard = self.room, self.teller.heard
        play = Play(room.playing_id(), self.host.game, match, room.settings, sat, began, heard)
        play.seat_minds(self.room)
        self.play = play
        self.presences.wishes.clear()
        self.teller.take_up(play)
        return play

    # --- telling ---

    def tell_all(self, message: ToClient) -> None:
        data = encode(message)
        for connection in self.connections:
            if connection.greeted:
                connection.wire.send(data)

    def refuse(self, connection: Connection, token: str, refusal: Refusal) -> None:
        self.host.meter.refused(refusal.rule)
        connection.tell(self.refused(connection.language, token, refusal))

    def refused(self, language: Language, token: str, refusal: Refusal) -> Refused:
        narrator = self.host.narrators[language]
        sentence = narrator.texts.say(refusal.text, spoken(narrator, refusal.facts))
        return Refused(token, refusal.rule, refusal.text, refusal.facts, sentence)

    def name_of(self, person: Person) -> str:
        row = self.people.get(person)
        return row.name if row is not None else ""


def dice_name(play: Play, seat: Seat, real: Millis) -> str:
    """A name for a computer player's dice that tells it nothing about the cards to come."""
    secret = f"{play.match.seed}/{seat}/{len(play.match.lines)}/{real}"
    return blake2b(secret.encode(), digest_size=16, person=b"saltsea dice").hexdigest()


def spoken(narrator: Narrator, facts: Facts) -> dict[str, str | int]:
    """Facts as the game says them; it has no word for a seat that is not there."""
    found: dict[str, str | int] = {}
    for name, fact in facts.items():
        try:
            found[name] = narrator.fact(name, fact)
        except LookupError:
            found[name] = fact
    return found

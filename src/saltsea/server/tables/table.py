"""A table is an actor: one task, one inbox, no locks. It saves what it accepts before it publishes it.

This module has the loop and saving. Requests are in `handlers/`, messages to connections in `sending/publisher.py`,
connected and lost players in `people/presence.py`, bots in `bots/table_bots.py`, and the game in `play.py`."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Final

import msgspec

from saltsea.kernel.match import Match
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.tokens import Tokens
from saltsea.server.tables.bots.hints import Hints
from saltsea.server.tables.bots.table_bots import TableBots
from saltsea.server.tables.bots.talk import TableTalk
from saltsea.server.tables.clock import Alarm
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.content_handler import bring_content
from saltsea.server.tables.handlers.dispatch import RequestHandlers
from saltsea.server.tables.inbox import (
    Adopt,
    AlarmDue,
    BotChose,
    BotPlanned,
    Connected,
    ContentBrought,
    Disconnected,
    Forget,
    HintFound,
    InboxItem,
    Received,
    Reconnected,
    Stop,
    caused_by,
)
from saltsea.server.tables.messages.from_client import Hello, Requests
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Failed
from saltsea.server.tables.people.adopting import adopt
from saltsea.server.tables.people.forgetting import forget
from saltsea.server.tables.people.presence import PresenceTracker
from saltsea.server.tables.people.proposals import Proposals
from saltsea.server.tables.play import Play
from saltsea.server.tables.sending.publisher import Publisher
from saltsea.server.tables.sending.refusals import Refusals
from saltsea.server.tables.stored.saved_games import MOST_EARLIER, leave_old_lines
from saltsea.server.tables.stored.table_rows import ended_row, line_row, rows_at_end, table_row, wanted_due
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo, with_request
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.timing.stored_time import save_due, save_notes, save_time
from saltsea.store.port import Fence, FencedError, StoreError
from saltsea.store.rows import PersonRow, Rows, TableRow
from saltsea.wire.forms import Form
from saltsea.wire.hashing import quick_state_hash

SOON: Final[Millis] = 1000
LATER: Final[Millis] = 60_000
"""Failed due work is retried after one second, then after two, four and so on, and at last every minute."""

TOUCH: Final[Millis] = 86_400_000
"""A table whose game goes on saves its own row again after this long, so that retention keeps it."""

log = logging.getLogger(__name__)


class Table:
    """One table in memory."""

    def __init__(
        self, services: TableServices, info: TableInfo, made: Millis, n: int, people: Sequence[PersonRow]
    ) -> None:
        self.services = services
        self.info = info
        self.log_name = services.log_names.of(info.code)
        self.made = made
        self.n = n
        """The number of the last saved message."""
        self.people = {row.person: row for row in people}
        self.play: Play | None = None
        self.earlier_tokens = Tokens()
        """The last actions of earlier games: a client that does not name its game may send one again."""
        self.request = ""
        """The mark of the request that is being handled: what it changes is saved with this."""
        self.connections: list[Connection] = []
        self.arriving: list[Connection] = []
        """Connections that wait in the inbox: a table that is given up does not look into it any more."""
        self.inbox: asyncio.Queue[InboxItem] = asyncio.Queue()
        self.presence = PresenceTracker(self)
        self.reminders = services.reminders(self)
        self.proposals = Proposals(self)
        self.hints = Hints(self)
        self.talk = TableTalk(self)
        self.refusals = Refusals(self)
        self.handlers = RequestHandlers(self)
        self.publisher = Publisher(self)
        self.alarm: Alarm | None = None
        self.bots = TableBots(self)
        self.touched: Millis = 0
        """When the table's row was last saved; retention deletes tables that stay untouched for months."""
        self.last_seen: Millis = services.clock.now()
        """When the last connection was seen."""
        self.busy = True
        """The table is handling an item whose results may not be saved yet."""
        self.failures = 0
        """How many times in a row the due work failed."""
        self.fence: Fence | None = None
        """What every write carries where several processes share the store."""
        self.due: Millis | None = None
        """The stored time from which some process must hold this table."""
        self.on_abandoned: Callable[[], None] = lambda: None
        self.is_abandoned = False

    def arrive(self, connection: Connection) -> None:
        self.arriving.append(connection)
        self.inbox.put_nowait(Connected(connection))

    # --- the loop ---

    async def run(self) -> None:
        """Handle inbox items until Stop."""
        await self.run_due()
        while not self.is_abandoned:
            self.busy = False
            item = await self.inbox.get()
            self.busy = True
            if isinstance(item, Stop):
                await self.close()
                break
            await self.handle_safely(item)
            if not self.is_abandoned:
                await self.run_due()

    async def close(self) -> None:
        thinks = bool(self.bots.thinking)
        self.stop_work()
        self.publisher.delayed.flush()
        await save_time(self)
        await save_due(self, thinks=thinks)
        await save_notes(self)

    def stop_work(self) -> None:
        """Neither an alarm nor a bot wakes this table again."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.bots.stop()

    def abandon(self) -> None:
        """Another process holds this table, or may hold it: nothing more is saved, and its clients look for it anew."""
        if not self.is_abandoned:
            self.is_abandoned = True
            self.stop_work()
            self.say_goodbye()
            self.on_abandoned()

    def say_goodbye(self) -> None:
        """Ask every client to reconnect: nothing is lost."""
        for connection in [*self.connections, *self.arriving]:
            self.send_away(connection)

    def send_away(self, connection: Connection) -> None:
        texts = self.services.narrators[connection.language].texts
        connection.send(goodbye(texts, "stopping", "server-stopping", again=True))
        connection.transport.close()

    async def handle_safely(self, item: InboxItem) -> None:
        """Handle one item. If it fails, the table goes back to its saved state and tells the sender."""
        try:
            await self.handle(item)
        except FencedError:
            self.fenced()
        except Exception as error:
            log.exception("table %s: a %s failed", self.log_name, type(item).__name__, extra=caused_by(item))
            reason = self.record_failure(error)
            if isinstance(item, Received):
                self.report_failure(item, reason)

    async def run_due(self) -> None:
        """Process due work, and retry it later if it fails: no other event would wake the table."""
        try:
            await self.process_due_work()
            self.failures = 0
        except FencedError:
            self.fenced()
        except Exception as error:
            log.exception("table %s: what was due failed", self.log_name)
            self.record_failure(error)
            self.set_alarm_at(self.now() + min(SOON << self.failures, LATER))
            self.failures += 1

    async def handle(self, item: InboxItem) -> None:
        if isinstance(item, Received):  # most items are
            item.connection.arrived = item.arrived
            await self.handlers.handle(item.connection, item.message)
            self.services.meter.command(self.now() - item.arrived)
        elif isinstance(item, Connected):
            self.arriving.remove(item.connection)
            self.connections.append(item.connection)
        elif isinstance(item, Disconnected):
            self.presence.disconnected(item.connection)
        elif isinstance(item, Reconnected):
            await self.presence.reconnected(item.connection)
        elif isinstance(item, AlarmDue):
            self.services.meter.late(self.now() - item.due)
        elif isinstance(item, BotChose):
            await self.bots.apply(item)
        elif isinstance(item, BotPlanned):
            self.bots.apply_plan(item)
        elif isinstance(item, HintFound):
            await self.hints.give(item)
        elif isinstance(item, Forget):
            await forget(self, item.person, item.done)
        elif isinstance(item, Adopt):
            await adopt(self, item.guest, item.account, item.done)
        elif isinstance(item, ContentBrought):
            await bring_content(self, item)

    def fenced(self) -> None:
        """The store has refused a write: another process has taken this table over."""
        log.warning("table %s: another process holds it", self.log_name)
        self.abandon()

    def record_failure(self, error: Exception) -> str:
        """Count a failure and discard what is not saved. Returns the reason for the client."""
        reason = "not-kept" if isinstance(error, StoreError) else "mistake"
        self.services.meter.failed(reason)
        self.discard_unsaved()
        return reason

    def discard_unsaved(self) -> None:
        """Discard all changes that are not saved. A table that cannot, because its old lines cannot be read, is given
        up: a client that comes back finds it as it is saved."""
        is_back = False
        try:
            self.publisher.discard_pending()
            if self.play is not None:
                self.play.discard_unsaved(self.now())
                is_back = True
                self.publisher.resume_from(self.play)
                self.publisher.send_snapshots()
        except Exception:
            log.exception("table %s: it could not start afresh", self.log_name)
            if not is_back:
                self.abandon()

    def report_failure(self, item: Received, reason: str) -> None:
        """Answer the request or greeting that failed: a request gets Failed, a Hello is asked to reconnect."""
        if isinstance(item.message, Requests):
            item.connection.send(Failed(item.message.token, reason))
        elif isinstance(item.message, Hello):
            self.send_away(item.connection)

    # --- time and bots ---

    def now(self) -> Millis:
        return self.services.clock.now()

    async def process_due_work(self) -> None:
        """Run what is due, save it, ask the bots that should act now, and set the next alarm."""
        play = self.play
        if play is not None and self.info.phase == PLAYING:
            real = self.now()
            play.start_when_ready(real)
            play.pass_time(real)
            play.jump()
            self.talk.act_as_announced(play)
            self.talk.plan_round(play)
            for seat in play.bots_to_ask(real):
                self.bots.ask(play, seat)
            play.settle_time(real)
            await self.save_lines()
            await self.proposals.settle()
        self.presence.update()
        self.publisher.publish_time()
        self.set_alarm()

    def set_alarm(self) -> None:
        moments = [self.presence.next_alarm(), self.publisher.delayed.next_due(), self.proposals.next_alarm()]
        if self.play is not None and self.info.phase == PLAYING:
            moments += [self.play.next_alarm(self.now()), self.talk.next_due(self.play)]
        known = [moment for moment in moments if moment is not None]
        self.set_alarm_at(min(known, default=None))

    def set_alarm_at(self, when: Millis | None) -> None:
        """Wake the table at this time if no item arrives earlier."""
        if self.alarm is not None:
            self.alarm.cancel()
        if when is None or self.is_abandoned:
            self.alarm = None
        else:
            self.alarm = self.services.clock.call_at(when, lambda: self.on_alarm(when))

    def on_alarm(self, due: Millis) -> None:
        self.inbox.put_nowait(AlarmDue(due))

    # --- keeping ---

    async def write(self, rows: Sequence[Rows], *, lines: int = 0) -> None:
        since = self.services.meter.time()
        await self.put(rows)
        self.services.meter.kept(lines, since)
        for row in rows:
            if isinstance(row, TableRow):
                self.touched, self.due = max(self.touched, row.touched), row.due

    async def put(self, rows: Sequence[Rows]) -> None:
        """Store rows of this table, under its fence if it has one. A table that was given up stores nothing."""
        if self.is_abandoned:
            raise FencedError("this process has given the table up")
        if self.fence is None:
            await self.services.store.write(rows)
        else:
            await self.services.store.write(rows, self.fence)

    async def save(self, info: TableInfo, *rows: Rows) -> None:
        """Save a changed TableInfo, then publish it."""
        info = self.marked(info)
        await self.write([*rows, table_row(self, info, self.n + 1)])
        self.n += 1
        self.info = info
        self.people.update({row.person: row for row in rows if isinstance(row, PersonRow)})
        self.publisher.publish_table()
        self.publisher.publish_identities()
        try:
            await self.reminders.forget_departed()
        except StoreError:  # the table is saved: the request itself has succeeded
            log.exception("table %s: a person who left is still reminded", self.log_name)

    def marked(self, info: TableInfo) -> TableInfo:
        """A changed table that remembers which request has changed it."""
        request, self.request = self.request, ""
        return with_request(info, request) if request else info

    async def save_lines(self, changed: TableInfo | None = None) -> None:
        """Save the new lines of the game, with the table if they change it, then publish them."""
        play = self.play
        if play is None or not play.unsaved_lines():
            return
        rules = self.services.rules
        rows: list[Rows] = [
            line_row(rules, play.id, line, self.n + 1 + place) for place, line in enumerate(play.unsaved_lines())
        ]
        over, count = play.match.is_over(), len(rows)
        info = self.info if changed is None else self.marked(changed)
        if over:
            info = msgspec.structs.replace(info, phase="over", proposal=None)
            rows.append(await ended_row(self, play))
        if info is not self.info:
            rows.append(table_row(self, info, self.n + count + 1))
        elif self.now() - self.touched >= TOUCH or self.due != wanted_due(self, info):
            rows.append(table_row(self, info, self.n + count))
        rows += self.reminders.rows(play)
        rows += await play.notes.rows()
        async with rows_at_end(self, play) if over else nullcontext(()) as more:
            await self.write([*rows, *more], lines=count)
        if over:
            self.services.archive.changed()
        is_changed = info is not self.info
        first, self.n, self.info = self.n + 1, self.n + count + is_changed, info
        play.mark_saved()
        self.reminders.mark_saved(play)
        self.publisher.publish_steps(first)
        if is_changed:
            self.publisher.publish_table()

    def attach_game(self, match: Match, sat: Sequence[Person | None], began: Millis) -> Play:
        """Attach a game that begins, or one that was restored from the store."""
        info, match.hash_of = self.info, quick_state_hash
        game, notes = self.services.game, self.services.extension.notes(info.playing_id())
        leave_old_lines(self.services, info.playing_id(), match)
        play = Play(info.playing_id(), game, match, info.settings, sat, began, self.on_line, notes)
        play.guide = self.services.extension.guide(info.settings)
        play.assign_bots(self.info)
        if len(play.people) < match.header.players:
            self.services.bots.get_ready()
        if self.play is not None:
            self.earlier_tokens.follow(self.play.match.done, MOST_EARLIER)
        self.play = play
        self.presence.substitute_votes.clear()
        self.talk.forget()
        self.publisher.start_game(play)
        return play

    def on_line(self, line: Line) -> None:
        self.publisher.add_pending(line)
        self.talk.line_written(line.seat, line.action)

    def has_done(self, seat: Seat, token: str) -> bool:
        """Whether this action is done, in this game or an earlier one."""
        known = f"{seat} {token}"
        return known in self.earlier_tokens or (self.play is not None and known in self.play.match.done)

    def form_of(self, connection: Connection) -> Form:
        """The form in which the game is sent to this connection."""
        return self.services.forms.by_name[connection.form]

    def name_of(self, person: Person) -> str:
        row = self.people.get(person)
        return row.name if row is not None else ""

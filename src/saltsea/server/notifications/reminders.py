"""The reminders of a table: who is reminded, when, and whether it is still needed.

The notifications of a turn are saved together with the line that began it, due a little later. Whether the player still
needs one is decided when it is due: by then most players have acted or come back."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from saltsea.kernel.match import Match
from saltsea.kernel.seat import Millis, Seat, members
from saltsea.server.notifications.confirm_links import Confirm
from saltsea.server.notifications.delivery import Kind, Notification
from saltsea.server.notifications.outbox import MINUTE, WAITING, NotYet
from saltsea.server.tables.play import Play
from saltsea.server.tables.ports.reminder_port import TableReminders
from saltsea.server.tables.rules.table_rules import is_reminded
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo
from saltsea.server.tables.table_settings import ClockProfile
from saltsea.server.tables.timing.waiting_seats import turns
from saltsea.store.port import StoreError
from saltsea.store.rows import OutboxRow, ReminderRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

GRACE: Final[Millis] = 2 * MINUTE
"""No reminder is sent so soon after a turn began."""
AWAY: Final[Millis] = 5 * MINUTE
"""Without a clock, a player who left so recently is not reminded yet."""
STOPPED: Final[Millis] = 10 * MINUTE
"""While the clock is stopped, the reminder is checked again after this long."""
KINDS: Final[tuple[Kind, ...]] = ("turn", "hurry")
HOUR: Final[Millis] = 60 * MINUTE
PATIENCE: Final[Millis] = 7 * 24 * HOUR
"""How long an address has to confirm; then it is forgotten."""


class ReminderBody(msgspec.Struct, frozen=True):
    """The turn that a notification is about, by the line that began it. Confirmation mails have none."""

    game: str
    line: int
    kind: Kind


class TurnReminders(TableReminders):
    """The reminders of one table: who wants them, and when one is due."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.known: dict[tuple[Person, str], ReminderRow] = {}
        """By person and channel."""
        self.changing = asyncio.Lock()
        """A confirmation does not come through the inbox, so it can interleave with a request."""
        self.turns: tuple[Play, dict[Seat, int]] | None = None
        """Per seat that is waited for, the line since which it is, as far as the game is saved."""
        self.tidying: set[asyncio.Task[None]] = set()

    # --- who wants it ---

    def load(self, rows: Iterable[ReminderRow]) -> None:
        self.known = {(row.person, row.way): row for row in rows}

    async def add(self, row: ReminderRow) -> ReminderRow:
        """Save a reminder, and ask for confirmation. An address confirmed at this table is not asked again."""
        async with self.changing:
            known = self.known.get((row.person, row.way))
            if known is not None and known.target == row.target and known.sure is not None:
                row = replace(row, sure=known.sure)
            more = [confirm_row(row, self.table.now())] if row.sure is None else self.running_out_notification(row)
            await self.table.put([row, *more])
            self.known[row.person, row.way] = row
            return row

    async def confirm(self, asked: Confirm) -> bool:
        """Confirm a reminder. Returns whether there was one; confirming twice is no error."""
        async with self.changing:
            row = self.known.get((asked.person, asked.way))
            if row is None or not asked.is_about(row) or self.table.now() - row.asked >= PATIENCE:
                return False
            if row.sure is None:
                await self.save_confirmed(replace(row, sure=self.table.now()))
            return True

    async def save_confirmed(self, row: ReminderRow) -> None:
        """Save a confirmed reminder, with the notification that the time runs out, if a turn is running."""
        key = row.person, row.way
        await self.table.put([row, *self.running_out_notification(row)])
        if key not in self.known:  # the player has left at this moment
            await self.forget(*key)
            return
        self.known[key] = row
        await self.table.services.store.outbox_done(confirm_id(row))

    async def forget(self, person: Person, way: str) -> None:
        self.known.pop((person, way), None)
        table = self.table
        await table.services.store.forget_reminders(table.info.code, person, way, table.fence)

    async def forget_departed(self) -> None:
        """Forget the reminders and addresses of people without a seat."""
        for person, way in [*self.known]:
            if not self.table.info.seats_of(person):
                await self.forget(person, way)

    def drop(self, person: Person) -> None:
        """Drop the reminders of a person whom the store has forgotten."""
        self.known = {key: row for key, row in self.known.items() if row.person != person}

    # --- when a turn begins ---

    def first_rows(self, info: TableInfo, match: Match) -> list[OutboxRow]:
        """The notifications for the players whose turn it is when a game begins."""
        if not self.known or not is_reminded(info, real_time=self.table.services.game.real_time):
            return []
        begun = turns(match, match.count())
        waiting = members(match.waiting_on())
        return [row for seat in waiting for row in self.turn_rows(info, begun[seat], [seat])]

    def rows(self, play: Play) -> list[OutboxRow]:
        """The notifications for the players whose turn begins with the unsaved lines."""
        if not self.known or not is_reminded(self.table.info, real_time=play.tempo is not None):
            return []
        before = self.turns_of(play)
        begun = [seat for seat in members(play.match.waiting_on()) if seat not in before]
        return self.turn_rows(self.table.info, play.match.recent[-1].number, begun)

    def mark_saved(self, play: Play) -> None:
        """After saving, delete the notifications of turns that have ended."""
        if self.turns is None or self.turns[0] is not play:
            return
        before, last = self.turns[1], play.match.recent[-1].number
        now = {seat: before.get(seat, last) for seat in members(play.match.waiting_on())}
        self.turns = play, now
        ended = [line for seat, line in before.items() if seat not in now]
        ids = [message_id(play.id, line, key, kind) for line in ended for key in self.known for kind in KINDS]
        if ids:
            task = asyncio.get_running_loop().create_task(self.delete_notifications(ids))
            self.tidying.add(task)
            task.add_done_callback(self.tidying.discard)

    async def delete_notifications(self, ids: Sequence[str]) -> None:
        """Delete notifications in the background; one that is missed is dropped when it is due."""
        with suppress(StoreError):
            await self.table.services.store.outbox_done(*ids)

    def turns_of(self, play: Play) -> dict[Seat, int]:
        """The seats to move, read from the record once and updated from then on."""
        if self.turns is None or self.turns[0] is not play:
            self.turns = play, turns(play.match, play.saved)
        return self.turns[1]

    def turn_rows(self, info: TableInfo, line: int, seats: Sequence[Seat]) -> list[OutboxRow]:
        chairs = [info.chairs[seat] for seat in seats]
        people = {chair.person for chair in chairs if chair.acting_bot() is None}
        return [
            outbox_row(row, ReminderBody(info.playing_id(), line, kind), self.table.now() + after)
            for row in self.known.values()
            if row.person in people and row.sure is not None
            for kind, after in moments(info.settings.clock)
        ]

    def running_out_notification(self, row: ReminderRow) -> list[OutboxRow]:
        """The notification that the time runs out, for a player whose turn it is already."""
        play, info = self.table.play, self.table.info
        seat = None if play is None else self.seat_to_move(play, row.person)
        if play is None or seat is None or info.settings.clock.kind != "days":
            return []
        after = self.left(play, seat) - quarter(info.settings.clock)
        body = ReminderBody(play.id, self.turns_of(play)[seat], "hurry")
        return [outbox_row(row, body, self.table.now() + after)] if after > 0 else []

    # --- when it is due ---

    def decide_delivery(self, row: OutboxRow) -> Notification | NotYet | None:
        """The notification to send, when to check again, or None."""
        body, play = msgspec.json.decode(row.body, type=ReminderBody), self.table.play
        known = self.known.get((row.person, row.way))
        if known is None or known.target != row.target:
            return None
        if body.kind == "confirm":
            return None if known.sure is not None or confirm_id(known) != row.id else self.question(known)
        if play is None or play.id != body.game:
            return None
        seat = self.seat_to_move(play, row.person)
        if seat is None or self.turns_of(play)[seat] != body.line or row.person in self.table.presence.here():
            return None
        if play.paused:
            return NotYet(self.table.now() + STOPPED)
        if self.table.info.settings.clock.kind == "days":
            return self.decide_days_delivery(row, body, self.left(play, seat))
        away = self.table.presence.lost_since.get(row.person, self.table.now()) + AWAY
        return NotYet(away) if away > self.table.now() else self.notice(row, body, 0)

    def decide_days_delivery(self, row: OutboxRow, body: ReminderBody, left: Millis) -> Notification | NotYet | None:
        """The first reminder, unless the second is due as well; the second, unless the clock was stopped meanwhile."""
        clock = self.table.info.settings.clock
        early = left - quarter(clock)
        if body.kind == "turn":
            return self.notice(row, body, left) if early > 0 or len(moments(clock)) == 1 else None
        return NotYet(self.table.now() + early) if early > 0 else self.notice(row, body, left)

    def seat_to_move(self, play: Play, person: Person) -> Seat | None:
        """The seat for which this person must act themselves, if there is one."""
        info = self.table.info
        if info.phase != PLAYING or not is_reminded(info, real_time=play.tempo is not None):
            return None
        mine = [seat for seat in info.seats_of(person) if info.chairs[seat].acting_bot() is None]
        return next((seat for seat in mine if seat in self.turns_of(play)), None)

    def left(self, play: Play, seat: Seat) -> Millis:
        return play.banks.left_at(seat, play.now(self.table.now()))

    def notice(self, row: OutboxRow, body: ReminderBody, left: Millis) -> Notification:
        language = self.known[row.person, row.way].language
        return Notification(
            id=row.id,
            topic=f"{body.game}/{row.person}",
            table=row.table,
            person=row.person,
            kind=body.kind,
            game=self.title(language),
            language=language,
            hours=left // HOUR,
        )

    def question(self, row: ReminderRow) -> Notification:
        """The confirmation mail."""
        return Notification(
            id=confirm_id(row),
            topic=confirm_id(row),
            table=row.table,
            person=row.person,
            kind="confirm",
            game=self.title(row.language),
            language=row.language,
            asked=row.asked,
        )

    def title(self, language: str) -> str:
        texts = self.table.services.narrators[language].texts
        return texts.say(f"title-{self.table.info.game}")


def moments(clock: ClockProfile) -> list[tuple[Kind, Millis]]:
    """The reminders of a turn, and how long after its beginning each is due."""
    found: list[tuple[Kind, Millis]] = [("turn", GRACE)]
    late = clock.bank * 1000 - quarter(clock)
    return [*found, ("hurry", late)] if clock.kind == "days" and late > GRACE else found


def quarter(clock: ClockProfile) -> Millis:
    return clock.bank * 250


def confirm_row(row: ReminderRow, now: Millis) -> OutboxRow:
    return replace(outbox_row(row, ReminderBody("", 0, "confirm"), now), id=confirm_id(row))


def confirm_id(row: ReminderRow) -> str:
    """The id of a confirmation mail; a new request has a new one."""
    return f"{row.table}/{row.asked}/{row.person}/{row.way}/confirm"


def outbox_row(row: ReminderRow, body: ReminderBody, due: Millis) -> OutboxRow:
    return OutboxRow(
        id=message_id(body.game, body.line, (row.person, row.way), body.kind),
        table=row.table,
        person=row.person,
        due=due,
        tries=0,
        way=row.way,
        target=row.target,
        body=msgspec.json.encode(body),
        state=WAITING,
    )


def message_id(game: str, line: int, key: tuple[Person, str], kind: Kind) -> str:
    """The id of a reminder: the same for the same turn."""
    person, way = key
    return f"{game}/{line}/{person}/{way}/{kind}"

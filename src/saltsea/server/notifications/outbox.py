"""The outbox: sends due notifications and retries failed ones.

A notification is a row in the store until it is delivered. The row is marked before each attempt: after a crash it is
sent again under the same id, so that it is neither lost nor shown twice."""

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from typing import Final, Literal, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.delivery import (
    Delivered,
    DeliveryResult,
    Notification,
    RetryLater,
    Sender,
    Undeliverable,
)
from saltsea.server.tables.clock import Alarm, Clock
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.tables.token_bucket import PeriodCounter
from saltsea.store.port import BusyError, Store
from saltsea.store.rows import OutboxRow

WAITING: Final = "waiting"
SENDING: Final = "sending"
MINUTE: Final[Millis] = 60_000
HOUR: Final[Millis] = 60 * MINUTE
DAY: Final[Millis] = 24 * HOUR
BACK_OFF: Final[tuple[Millis, ...]] = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE)
"""The wait after the first failure, the second and so on; after one more it is given up."""
LOOK: Final[Millis] = 15_000
"""How often the outbox is read."""
MOST: Final = 50
"""Notifications sent at the same time."""
MOST_A_DAY: Final = 40
"""Reminders per target and day."""
MOST_QUESTIONS: Final = 3
"""Confirmation mails per target and day: a stranger's address must not be flooded."""
MOST_ASKED: Final = 12
"""Addresses asked to confirm per table and day: a player has no hundred addresses."""
MOST_AN_HOUR: Final = 60
"""Confirmation mails of the whole server per hour; the others wait."""
QUESTIONS: Final = "questions"
PATIENCE: Final = 5
"""Seconds that closing waits for sending."""

log = logging.getLogger(__name__)


Withheld: TypeAlias = Literal["notice-mail-waits", "notice-mail-enough"]
"""The text that says what a limit does to a confirmation mail: it is sent later, or not today."""


class NotYet(msgspec.Struct, frozen=True):
    """Check again at this time."""

    until: Millis


class ReminderPolicy(Protocol):
    """Decides whether a notification is still needed; days may have passed since it was written."""

    async def decide_delivery(self, row: OutboxRow) -> Notification | NotYet | None:
        """The notification, when to check again, or None: the player has acted, or is connected."""
        ...

    async def forget(self, table: str, person: int, way: str) -> None:
        """Stop reminding this person over this channel."""
        ...

    async def withheld(self, row: OutboxRow, why: Withheld) -> None:
        """Tell the player who requested it, if they are connected."""
        ...


LOCK: Final = "outbox"


class Outbox:
    """The outbox of a server."""

    def __init__(self, store: Store, clock: Clock, policy: ReminderPolicy, sender: Sender) -> None:
        self.store = store
        self.clock = clock
        self.policy = policy
        self.sender = sender
        self.alarm: Alarm | None = None
        self.round: asyncio.Task[None] | None = None
        self.today = PeriodCounter(clock, DAY)
        """Reminders and confirmation mails per hash of the target, and confirmation mails per table."""
        self.this_hour = PeriodCounter(clock, HOUR)
        """Confirmation mails of the whole server, or of all nodes."""

    def limits(self) -> dict[str, PeriodCounter]:
        """The limits that all nodes of a cluster share."""
        return {"mails-today": self.today, "mails-this-hour": self.this_hour}

    # --- when ---

    def open(self) -> None:
        """Start with what was left when the server stopped."""
        self.round = asyncio.get_running_loop().create_task(self.send_due(), name="outbox")

    async def close(self) -> None:
        """Wait a moment for what is being sent; the rest stays in the store."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.round is not None:
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self.round, PATIENCE)
        if self.alarm is not None:  # the round has just set another
            self.alarm.cancel()

    async def send_due(self) -> None:
        """Send one round, and schedule the next."""
        try:
            await self.send_round()
        except BusyError:
            log.debug("another node sends what is due")
        except Exception:
            log.exception("the outbox could not be read")
        self.alarm = self.clock.call_at(self.clock.now() + LOOK, self.open)

    async def send_round(self) -> None:
        """Send what is due now. One node at a time: another finds what is left, and sends nothing twice."""
        if not await self.store.outbox(self.clock.now(), 1):
            return
        async with self.store.lock(LOCK):
            rows = await self.store.outbox(self.clock.now(), MOST)
            await asyncio.gather(*(self.process_safely(row) for row in rows))

    # --- one message ---

    async def process_safely(self, row: OutboxRow) -> None:
        """Process one notification; a failure does not stop the others."""
        try:
            await self.process(row)
        except (ElsewhereError, UnownedError):
            log.debug("the node that holds the table sends its reminders")
        except Exception:
            log.exception("a reminder failed", extra={"way": row.way})
            with suppress(Exception):
                await self.save_result(replace(row, tries=row.tries + 1), RetryLater("a mistake of ours"))

    async def process(self, row: OutboxRow) -> None:
        verdict = await self.policy.decide_delivery(row)
        if verdict is None:
            await self.store.outbox_done(row.id)
        elif isinstance(verdict, NotYet):
            await self.store.write([replace(row, due=max(verdict.until, self.clock.now() + LOOK))])
        elif row.tries > len(BACK_OFF):  # the server died at each attempt
            await self.give_up(row, "it was never known what came of it")
        elif self.is_crowded(row, verdict):
            await self.postpone(row)
        elif self.is_too_much(row, verdict):
            await self.give_up(row, "this target has had enough for today")
            if verdict.kind == "confirm":
                await self.policy.withheld(row, "notice-mail-enough")
        else:
            if is_question(row, verdict):
                self.this_hour.take(QUESTIONS)
            await self.send(row, verdict)

    def is_crowded(self, row: OutboxRow, notice: Notification) -> bool:
        """Whether this hour's confirmation mails are used up: a server that floods others loses its reputation."""
        return is_question(row, notice) and self.this_hour.of(QUESTIONS) >= MOST_AN_HOUR

    async def postpone(self, row: OutboxRow) -> None:
        await self.store.write([replace(row, due=(self.clock.now() // HOUR + 1) * HOUR)])
        log.warning("a question waits", extra={"way": row.way, "why": "this hour has had enough of them"})
        await self.policy.withheld(row, "notice-mail-waits")

    def is_too_much(self, row: OutboxRow, notice: Notification) -> bool:
        """Count a first attempt and check the daily limits. A restart forgets the counts."""
        target = sha256(row.target.lower()).hexdigest()  # addresses that differ only by capitals are the same
        bounds = {f"told {target}": MOST_A_DAY}
        if notice.kind == "confirm":
            bounds = {f"asked {target}": MOST_QUESTIONS, f"asks {row.table}": MOST_ASKED}
        for about in bounds if row.tries == 0 else ():
            self.today.take(about)
        return any(self.today.of(about) > most for about, most in bounds.items())

    async def send(self, row: OutboxRow, notice: Notification) -> None:
        trying = replace(row, state=SENDING, tries=row.tries + 1)
        await self.store.write([trying])
        await self.save_result(trying, await self.sender.send(row.way, row.target, notice))

    async def save_result(self, row: OutboxRow, answer: DeliveryResult) -> None:
        """Save the result before anything else happens."""
        if isinstance(answer, Delivered):
            await self.store.outbox_done(row.id)
            log.info("a reminder was sent", extra={"way": row.way, "tries": row.tries})
        elif isinstance(answer, Undeliverable):
            await self.give_up(row, answer.why)
            await self.policy.forget(row.table, row.person, row.way)
        elif row.tries > len(BACK_OFF):
            await self.give_up(row, answer.why)
        else:
            wait = max(BACK_OFF[row.tries - 1], min(answer.after, DAY))
            await self.store.write([replace(row, state=WAITING, due=self.clock.now() + wait)])
            log.info("a reminder waits", extra={"way": row.way, "tries": row.tries, "why": answer.why})

    async def give_up(self, row: OutboxRow, why: str) -> None:
        await self.store.outbox_done(row.id)
        log.warning("a reminder was given up", extra={"way": row.way, "tries": row.tries, "why": why})


def is_question(row: OutboxRow, notice: Notification) -> bool:
    """Whether this is the first attempt of a confirmation mail."""
    return notice.kind == "confirm" and row.tries == 0

"""Sends what is due, and tries again what could not be sent.

A message is a row in the store until it has gone. Before each try the row says so: after a crash in the middle it is
sent once more under the same name, so that it is neither lost nor shown twice."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from typing import Final, Literal, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from saltsea.kernel.seat import Millis
from saltsea.server.post.post import Answer, Gone, Later, Notice, Post, Sent
from saltsea.server.tables.clock import Alarm, Clock
from saltsea.store.port import Store
from saltsea.store.rows import OutboxRow

WAITING: Final = "waiting"
SENDING: Final = "sending"
MINUTE: Final[Millis] = 60_000
HOUR: Final[Millis] = 60 * MINUTE
DAY: Final[Millis] = 24 * HOUR
BACK_OFF: Final[tuple[Millis, ...]] = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE)
"""After the first failure, the second and so on; whoever fails once more is given up."""
LOOK: Final[Millis] = 15_000
"""So often it looks what is due."""
MOST: Final = 50
"""So many are on their way at once."""
MOST_A_DAY: Final = 40
"""No target gets more, of those that want them."""
MOST_QUESTIONS: Final = 3
"""Nor more of those that ask whether it wants them: whoever gives a stranger's address makes no nuisance of us."""
MOST_ASKED: Final = 12
"""So many addresses are asked for one table in a day: whoever gives a hundred strangers' is no player."""
MOST_AN_HOUR: Final = 60
"""So many questions leave the server in an hour, whoever asked for them; the others wait for the next."""
PATIENCE: Final = 5
"""Seconds that closing waits for what is on its way."""

log = logging.getLogger(__name__)


KeptBack: TypeAlias = Literal["notice-mail-waits", "notice-mail-enough"]
"""The text that says what a limit does to a question: it goes later, or not today."""


class NotYet(msgspec.Struct, frozen=True):
    """Ask again at this time."""

    until: Millis


class Judge(Protocol):
    """Knows whether a message is still needed; days may have passed since it was written."""

    async def judge(self, row: OutboxRow) -> Notice | NotYet | None:
        """What to tell, when to ask again, or nothing: the player has acted, or is here."""
        ...

    async def forget(self, table: str, person: int, way: str) -> None:
        """Remind this person no more in this way."""
        ...

    async def kept_back(self, row: OutboxRow, why: KeptBack) -> None:
        """Tell whoever asked for it, if they are here."""
        ...


class Outbox:
    """One for the whole server."""

    def __init__(self, store: Store, clock: Clock, judge: Judge, post: Post) -> None:
        self.store = store
        self.clock = clock
        self.judge = judge
        self.post = post
        self.alarm: Alarm | None = None
        self.round: asyncio.Task[None] | None = None
        self.day = 0
        self.sent: Counter[tuple[str, str]] = Counter()
        """Today's, questions apart, by the hash of the target; and of the questions how many were for which table."""
        self.hour = 0
        self.questions = 0
        """This hour's, of the whole server."""

    # --- when ---

    def open(self) -> None:
        """Begin with whatever was left over when the server stopped."""
        self.round = asyncio.get_running_loop().create_task(self.send_due(), name="outbox")

    async def close(self) -> None:
        """Wait a moment for what is on its way; the rest stays in the store."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.round is not None:
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self.round, PATIENCE)
        if self.alarm is not None:  # the round has just set another
            self.alarm.cancel()

    async def send_due(self) -> None:
        """One round, and the next one later."""
        try:
            rows = await self.store.outbox(self.clock.now(), MOST)
            await asyncio.gather(*(self.guarded(row) for row in rows))
        except Exception:
            log.exception("the outbox could not be read")
        self.alarm = self.clock.call_at(self.clock.now() + LOOK, self.open)

    # --- one message ---

    async def guarded(self, row: OutboxRow) -> None:
        """Whatever goes wrong with one message, the others go on."""
        try:
            await self.look_at(row)
        except Exception:
            log.exception("a reminder failed", extra={"way": row.way})
            with suppress(Exception):
                await self.settle(replace(row, tries=row.tries + 1), Later("a mistake of ours"))

    async def look_at(self, row: OutboxRow) -> None:
        verdict = await self.judge.judge(row)
        if verdict is None:
            await self.store.outbox_done(row.id)
        elif isinstance(verdict, NotYet):
            await self.store.write([replace(row, due=max(verdict.until, self.clock.now() + LOOK))])
        elif row.tries > len(BACK_OFF):  # the server died at each try
            await self.give_up(row, "it was never known what came of it")
        elif self.is_crowded(row, verdict):
            await self.put_off(row)
        elif self.is_too_much(row, verdict):
            await self.give_up(row, "this target has had enough for today")
            if verdict.kind == "confirm":
                await self.judge.kept_back(row, "notice-mail-enough")
        else:
            self.questions += is_question(row, verdict)
            await self.send(row, verdict)

    def is_crowded(self, row: OutboxRow, notice: Notice) -> bool:
        """Whether this hour has had enough questions: nobody trusts the mail of a server that floods others."""
        this = self.clock.now() // HOUR
        if this != self.hour:
            self.hour, self.questions = this, 0
        return is_question(row, notice) and self.questions >= MOST_AN_HOUR

    async def put_off(self, row: OutboxRow) -> None:
        await self.store.write([replace(row, due=(self.clock.now() // HOUR + 1) * HOUR)])
        log.warning("a question waits", extra={"way": row.way, "why": "this hour has had enough of them"})
        await self.judge.kept_back(row, "notice-mail-waits")

    def is_too_much(self, row: OutboxRow, notice: Notice) -> bool:
        """Counts a first try, unless it is one too many. A restart forgets: this keeps off bores, not armies."""
        today = self.clock.now() // DAY
        if today != self.day:
            self.day, self.sent = today, Counter()
        target = sha256(row.target.lower()).hexdigest()  # nobody has two addresses that differ by capitals
        bounds = {("told", target): MOST_A_DAY}
        if notice.kind == "confirm":
            bounds = {("asked", target): MOST_QUESTIONS, ("asks", row.table): MOST_ASKED}
        if row.tries == 0:
            self.sent.update([*bounds])
        return any(self.sent[about] > most for about, most in bounds.items())

    async def send(self, row: OutboxRow, notice: Notice) -> None:
        trying = replace(row, state=SENDING, tries=row.tries + 1)
        await self.store.write([trying])
        await self.settle(trying, await self.post.send(row.way, row.target, notice))

    async def settle(self, row: OutboxRow, answer: Answer) -> None:
        """What came of it is kept before anything else happens."""
        if isinstance(answer, Sent):
            await self.store.outbox_done(row.id)
            log.info("a reminder was sent", extra={"way": row.way, "tries": row.tries})
        elif isinstance(answer, Gone):
            await self.give_up(row, answer.why)
            await self.judge.forget(row.table, row.person, row.way)
        elif row.tries > len(BACK_OFF):
            await self.give_up(row, answer.why)
        else:
            wait = max(BACK_OFF[row.tries - 1], min(answer.after, DAY))
            await self.store.write([replace(row, state=WAITING, due=self.clock.now() + wait)])
            log.info("a reminder waits", extra={"way": row.way, "tries": row.tries, "why": answer.why})

    async def give_up(self, row: OutboxRow, why: str) -> None:
        await self.store.outbox_done(row.id)
        log.warning("a reminder was given up", extra={"way": row.way, "tries": row.tries, "why": why})


def is_question(row: OutboxRow, notice: Notice) -> bool:
    """Whether a stranger may be asked by it for the first time."""
    return notice.kind == "confirm" and row.tries == 0

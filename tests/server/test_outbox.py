"""The outbox: what is due is sent once, what fails is tried again, and a crash neither loses nor doubles anything."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from saltsea.server.notifications.delivery import (
    ChannelSender,
    Delivered,
    DeliveryResult,
    Notification,
    RetryLater,
    Undeliverable,
)
from saltsea.server.notifications.outbox import (
    BACK_OFF,
    DAY,
    HOUR,
    LOOK,
    MINUTE,
    MOST_A_DAY,
    MOST_AN_HOUR,
    NotYet,
    Outbox,
    Withheld,
)
from saltsea.store.memory import MemoryStore
from saltsea.store.port import StoreError
from saltsea.store.rows import OutboxRow, ReminderRow, TableRow
from server.kit import START, FakeClock, let_tasks_run
from server.mail_kit import FOREVER, FakeDelivery

TABLE = TableRow(id="T", game="corto", phase="playing", listing="closed", made=0, touched=0, n=1, body=b"{}")
REMINDER = ReminderRow(table="T", person=0, way="mail", target=b'"ann@example.org"', language="en", asked=0, sure=0)
ROW = OutboxRow(
    id="T-0/5/0/mail/turn",
    table="T",
    person=0,
    due=START,
    tries=0,
    way="mail",
    target=b'"ann@example.org"',
    body=b"{}",
    state="waiting",
)
NOTICE = Notification(id=ROW.id, topic="T-0/0", table="T", person=0, kind="turn", game="Corto", language="en")


class ListJudge:
    """Says what it is told to say."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.verdict: Notification | NotYet | None = NOTICE
        self.asked = 0
        self.told: list[tuple[str, Withheld]] = []

    async def decide_delivery(self, row: OutboxRow) -> Notification | NotYet | None:
        self.asked += 1
        return (
            msgspec.structs.replace(self.verdict, id=row.id) if isinstance(self.verdict, Notification) else self.verdict
        )

    async def forget(self, table: str, person: int, way: str) -> None:
        await self.store.forget_reminders(table, person, way)

    async def withheld(self, row: OutboxRow, why: Withheld) -> None:
        self.told.append((row.id, why))


class RequestHandlers:
    """An outbox with everything it needs."""

    def __init__(self, *answers: DeliveryResult) -> None:
        self.store = MemoryStore()
        self.clock = FakeClock()
        self.post = FakeDelivery(*answers)
        self.decide_delivery = ListJudge(self.store)
        self.outbox = self.new_outbox()

    def new_outbox(self) -> Outbox:
        return Outbox(self.store, self.clock, self.decide_delivery, self.post)

    async def open(self, *rows: OutboxRow) -> None:
        await self.store.write([TABLE, REMINDER, *rows])
        self.outbox.open()
        await let_tasks_run()

    async def restart(self) -> None:
        """The process dies in the middle of whatever it does."""
        if self.outbox.round is not None:
            self.outbox.round.cancel()
        self.clock.alarms.clear()
        await let_tasks_run()
        self.outbox = self.new_outbox()
        self.outbox.open()
        await let_tasks_run()

    async def left(self) -> list[OutboxRow]:
        return await self.store.outbox(FOREVER)


def at_desk(test: Callable[[RequestHandlers], Awaitable[None]], *answers: DeliveryResult) -> None:
    async def run() -> None:
        handlers = RequestHandlers(*answers)
        await test(handlers)
        await handlers.outbox.close()

    asyncio.run(run())


def test_what_is_due_is_sent_once_and_what_is_not_waits() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(ROW, msgspec.structs.replace(ROW, id="later", due=START + MINUTE))
        assert [notice.id for notice in handlers.post.notices] == [ROW.id]
        await handlers.clock.advance(MINUTE + LOOK)
        assert [notice.id for notice in handlers.post.notices] == [ROW.id, "later"]
        assert await handlers.left() == []

    at_desk(test)


def test_obsolete_messages_are_dropped_unsent() -> None:
    async def test(handlers: RequestHandlers) -> None:
        handlers.decide_delivery.verdict = None
        await handlers.open(ROW)
        assert (handlers.post.sent, await handlers.left()) == ([], [])

    at_desk(test)


def test_what_is_too_early_is_asked_about_again() -> None:
    async def test(handlers: RequestHandlers) -> None:
        handlers.decide_delivery.verdict = NotYet(START + 10 * MINUTE)
        await handlers.open(ROW)
        assert [row.due for row in await handlers.left()] == [START + 10 * MINUTE]
        handlers.decide_delivery.verdict = NOTICE
        await handlers.clock.advance(9 * MINUTE)
        assert handlers.post.sent == []
        await handlers.clock.advance(2 * MINUTE)
        assert len(handlers.post.sent) == 1

    at_desk(test)


def test_a_moment_that_is_always_now_does_not_spin() -> None:
    async def test(handlers: RequestHandlers) -> None:
        handlers.decide_delivery.verdict = NotYet(0)
        await handlers.open(ROW)
        await handlers.clock.advance(10 * LOOK)
        assert handlers.decide_delivery.asked <= 11

    at_desk(test)


def test_what_fails_is_tried_again_ever_later_and_then_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(ROW)
        for tries, wait in enumerate(BACK_OFF, start=1):
            assert len(handlers.post.sent) == tries
            (row,) = await handlers.left()
            assert (row.tries, row.state, row.due) == (tries, "waiting", handlers.clock.now() + wait)
            handlers.clock.oversleep(wait - LOOK)
            await handlers.clock.advance(0)
            assert len(handlers.post.sent) == tries
            handlers.clock.oversleep(LOOK)
            await handlers.clock.advance(0)
        assert len(handlers.post.sent) == len(BACK_OFF) + 1
        assert await handlers.left() == []

    with caplog.at_level(logging.INFO):
        at_desk(test, *[RetryLater("busy")] * 9)
    assert caplog.records[-1].getMessage() == "a reminder was given up"
    assert "example.org" not in caplog.text
    assert [wait // MINUTE for wait in BACK_OFF] == [1, 5, 30, 120, 720]


def test_a_retry_after_header_is_respected() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(ROW)
        assert [row.due for row in await handlers.left()] == [START + 20 * MINUTE]

    at_desk(test, RetryLater("busy", after=20 * MINUTE))


def test_no_retry_waits_for_more_than_a_day() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(ROW)
        assert [row.due for row in await handlers.left()] == [START + DAY]

    at_desk(test, RetryLater("busy", after=400 * DAY))


def test_a_gone_target_is_not_reminded_again(caplog: pytest.LogCaptureFixture) -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(ROW)
        assert (await handlers.left(), await handlers.store.reminders("T")) == ([], [])

    at_desk(test, Undeliverable("no such mailbox"))
    assert caplog.records[-1].getMessage() == "a reminder was given up"


def test_a_crash_in_the_middle_sends_it_once_more_under_the_same_name() -> None:
    class Stuck(FakeDelivery):
        async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult:
            await super().send(way, target, notice)
            if len(self.sent) == 1:
                await asyncio.sleep(3600)
            return Delivered()

    async def test(handlers: RequestHandlers) -> None:
        handlers.post = Stuck()
        handlers.outbox = handlers.new_outbox()
        await handlers.open(ROW)
        assert [(row.state, row.tries) for row in await handlers.left()] == [("sending", 1)]
        await handlers.restart()
        assert [notice.id for notice in handlers.post.notices] == [ROW.id, ROW.id]
        assert await handlers.left() == []
        await handlers.restart()
        assert len(handlers.post.sent) == 2

    at_desk(test)


def test_a_message_that_kills_the_server_each_time_is_given_up() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(msgspec.structs.replace(ROW, state="sending", tries=len(BACK_OFF) + 1))
        assert (handlers.post.sent, await handlers.left()) == ([], [])

    at_desk(test)


def test_a_mistake_with_one_message_holds_up_no_other() -> None:
    class Clumsy(FakeDelivery):
        async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult:
            if notice.id == ROW.id:
                raise ZeroDivisionError
            return await super().send(way, target, notice)

    async def test(handlers: RequestHandlers) -> None:
        handlers.post = Clumsy()
        handlers.outbox = handlers.new_outbox()
        await handlers.open(ROW, msgspec.structs.replace(ROW, id="other"))
        assert [notice.id for notice in handlers.post.notices] == ["other"]
        assert [(row.id, row.tries) for row in await handlers.left()] == [(ROW.id, 1)]

    at_desk(test)


def test_a_full_disk_is_tried_again() -> None:
    async def test(handlers: RequestHandlers) -> None:
        whole = handlers.store.outbox

        async def broken(due: int, most: int = 100) -> list[OutboxRow]:
            raise StoreError("the disk is gone")

        handlers.store.outbox = broken  # type: ignore[method-assign]
        await handlers.open(ROW)
        handlers.store.outbox = whole  # type: ignore[method-assign]
        await handlers.clock.advance(LOOK)
        assert len(handlers.post.sent) == 1

    at_desk(test)


def test_no_target_is_sent_more_than_so_many_a_day() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.open(*(msgspec.structs.replace(ROW, id=f"{number:03}") for number in range(MOST_A_DAY + 5)))
        await handlers.clock.advance(LOOK)
        assert len(handlers.post.sent) == MOST_A_DAY
        handlers.clock.oversleep(DAY)
        await handlers.store.write([ROW])
        await handlers.clock.advance(LOOK)
        assert len(handlers.post.sent) == MOST_A_DAY + 1

    at_desk(test)


def question(number: int) -> OutboxRow:
    """To another person each time, for another table each time."""
    target = msgspec.json.encode(f"stranger{number}@example.org")
    return msgspec.structs.replace(ROW, id=f"{number:03}", target=target, table=f"T{number}")


async def asking(handlers: RequestHandlers, number: int) -> None:
    """So many strangers are to be asked, and the outbox has looked at them all."""
    handlers.decide_delivery.verdict = msgspec.structs.replace(NOTICE, kind="confirm")
    await handlers.store.write([msgspec.structs.replace(TABLE, id=f"T{one}") for one in range(number)])
    await handlers.open(*(question(one) for one in range(number)))
    await handlers.clock.advance(LOOK)


def test_the_whole_server_asks_so_many_strangers_an_hour_and_the_others_wait() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await asking(handlers, MOST_AN_HOUR + 5)
        late = [f"{number:03}" for number in range(MOST_AN_HOUR, MOST_AN_HOUR + 5)]
        assert len(handlers.post.sent) == MOST_AN_HOUR
        assert {row.due for row in await handlers.left()} == {(START // HOUR + 1) * HOUR}
        assert sorted(handlers.decide_delivery.told) == [(one, "notice-mail-waits") for one in late]
        handlers.clock.oversleep(HOUR)
        await handlers.clock.advance(LOOK)
        assert sorted(notice.id for notice in handlers.post.notices)[MOST_AN_HOUR:] == late

    at_desk(test)


def test_reminders_that_are_wanted_wait_for_no_question() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await asking(handlers, MOST_AN_HOUR + 1)
        handlers.decide_delivery.verdict = NOTICE
        await handlers.store.write([ROW])
        await handlers.clock.advance(LOOK)
        assert handlers.post.notices[-1].id == ROW.id

    at_desk(test)


def test_closing_waits_for_what_is_on_its_way_and_begins_nothing_new() -> None:
    async def test(handlers: RequestHandlers) -> None:
        await handlers.store.write([TABLE, ROW])
        handlers.outbox.open()
        await handlers.outbox.close()
        assert (len(handlers.post.sent), await handlers.left()) == (1, [])
        await handlers.store.write([ROW])
        await handlers.clock.advance(10 * LOOK)
        assert len(handlers.post.sent) == 1

    at_desk(test)


def test_a_way_that_was_switched_off_waits_for_better_times() -> None:
    assert asyncio.run(ChannelSender({}).send("mail", b'""', NOTICE)) == RetryLater("this server has no mail")

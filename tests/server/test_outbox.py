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


class FixedPolicy:
    """Says what it is told to say."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.verdict: Notification | NotYet | None = NOTICE
        self.asked = 0
        self.kept_back: list[tuple[str, Withheld]] = []

    async def decide_delivery(self, row: OutboxRow) -> Notification | NotYet | None:
        self.asked += 1
        return (
            msgspec.structs.replace(self.verdict, id=row.id) if isinstance(self.verdict, Notification) else self.verdict
        )

    async def forget(self, table: str, person: int, way: str) -> None:
        await self.store.forget_reminders(table, person, way)

    async def withheld(self, row: OutboxRow, why: Withheld) -> None:
        self.kept_back.append((row.id, why))


class OutboxFixture:
    """An outbox with everything it needs."""

    def __init__(self, *answers: DeliveryResult) -> None:
        self.store = MemoryStore()
        self.clock = FakeClock()
        self.post = FakeDelivery(*answers)
        self.policy = FixedPolicy(self.store)
        self.outbox = self.new_outbox()

    def new_outbox(self) -> Outbox:
        return Outbox(self.store, self.clock, self.policy, self.post)

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


def with_outbox(test: Callable[[OutboxFixture], Awaitable[None]], *answers: DeliveryResult) -> None:
    async def run() -> None:
        fixture = OutboxFixture(*answers)
        await test(fixture)
        await fixture.outbox.close()

    asyncio.run(run())


def test_what_is_due_is_sent_once_and_what_is_not_waits() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(ROW, msgspec.structs.replace(ROW, id="later", due=START + MINUTE))
        assert [notice.id for notice in fixture.post.notices] == [ROW.id]
        await fixture.clock.advance(MINUTE + LOOK)
        assert [notice.id for notice in fixture.post.notices] == [ROW.id, "later"]
        assert await fixture.left() == []

    with_outbox(test)


def test_obsolete_messages_are_dropped_unsent() -> None:
    async def test(fixture: OutboxFixture) -> None:
        fixture.policy.verdict = None
        await fixture.open(ROW)
        assert (fixture.post.sent, await fixture.left()) == ([], [])

    with_outbox(test)


def test_what_is_too_early_is_asked_about_again() -> None:
    async def test(fixture: OutboxFixture) -> None:
        fixture.policy.verdict = NotYet(START + 10 * MINUTE)
        await fixture.open(ROW)
        assert [row.due for row in await fixture.left()] == [START + 10 * MINUTE]
        fixture.policy.verdict = NOTICE
        await fixture.clock.advance(9 * MINUTE)
        assert fixture.post.sent == []
        await fixture.clock.advance(2 * MINUTE)
        assert len(fixture.post.sent) == 1

    with_outbox(test)


def test_a_moment_that_is_always_now_does_not_spin() -> None:
    async def test(fixture: OutboxFixture) -> None:
        fixture.policy.verdict = NotYet(0)
        await fixture.open(ROW)
        await fixture.clock.advance(10 * LOOK)
        assert fixture.policy.asked <= 11

    with_outbox(test)


def test_lichobile_1443_what_fails_is_tried_again_ever_later_and_then_given_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(ROW)
        for tries, wait in enumerate(BACK_OFF, start=1):
            assert len(fixture.post.sent) == tries
            (row,) = await fixture.left()
            assert (row.tries, row.state, row.due) == (tries, "waiting", fixture.clock.now() + wait)
            fixture.clock.oversleep(wait - LOOK)
            await fixture.clock.advance(0)
            assert len(fixture.post.sent) == tries
            fixture.clock.oversleep(LOOK)
            await fixture.clock.advance(0)
        assert len(fixture.post.sent) == len(BACK_OFF) + 1
        assert await fixture.left() == []

    with caplog.at_level(logging.INFO):
        with_outbox(test, *[RetryLater("busy")] * 9)
    assert caplog.records[-1].getMessage() == "a reminder was given up"
    assert "example.org" not in caplog.text
    assert [wait // MINUTE for wait in BACK_OFF] == [1, 5, 30, 120, 720]


def test_a_requested_delay_is_respected() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(ROW)
        assert [row.due for row in await fixture.left()] == [START + 20 * MINUTE]

    with_outbox(test, RetryLater("busy", after=20 * MINUTE))


def test_no_retry_waits_for_more_than_a_day() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(ROW)
        assert [row.due for row in await fixture.left()] == [START + DAY]

    with_outbox(test, RetryLater("busy", after=400 * DAY))


def test_a_gone_target_is_not_reminded_again(caplog: pytest.LogCaptureFixture) -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(ROW)
        assert (await fixture.left(), await fixture.store.reminders("T")) == ([], [])

    with_outbox(test, Undeliverable("no such mailbox"))
    assert caplog.records[-1].getMessage() == "a reminder was given up"


def test_a_crash_in_the_middle_sends_it_once_more_under_the_same_name() -> None:
    class Stuck(FakeDelivery):
        async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult:
            await super().send(way, target, notice)
            if len(self.sent) == 1:
                await asyncio.sleep(3600)
            return Delivered()

    async def test(fixture: OutboxFixture) -> None:
        fixture.post = Stuck()
        fixture.outbox = fixture.new_outbox()
        await fixture.open(ROW)
        assert [(row.state, row.tries) for row in await fixture.left()] == [("sending", 1)]
        await fixture.restart()
        assert [notice.id for notice in fixture.post.notices] == [ROW.id, ROW.id]
        assert await fixture.left() == []
        await fixture.restart()
        assert len(fixture.post.sent) == 2

    with_outbox(test)


def test_a_message_that_kills_the_server_each_time_is_given_up() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(msgspec.structs.replace(ROW, state="sending", tries=len(BACK_OFF) + 1))
        assert (fixture.post.sent, await fixture.left()) == ([], [])

    with_outbox(test)


def test_freeciv_web_127_a_mistake_with_one_message_holds_up_no_other() -> None:
    class Clumsy(FakeDelivery):
        async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult:
            if notice.id == ROW.id:
                raise ZeroDivisionError
            return await super().send(way, target, notice)

    async def test(fixture: OutboxFixture) -> None:
        fixture.post = Clumsy()
        fixture.outbox = fixture.new_outbox()
        await fixture.open(ROW, msgspec.structs.replace(ROW, id="other"))
        assert [notice.id for notice in fixture.post.notices] == ["other"]
        assert [(row.id, row.tries) for row in await fixture.left()] == [(ROW.id, 1)]

    with_outbox(test)


def test_a_full_disk_is_tried_again() -> None:
    async def test(fixture: OutboxFixture) -> None:
        whole = fixture.store.outbox

        async def broken(due: int, most: int = 100) -> list[OutboxRow]:
            raise StoreError("the disk is gone")

        fixture.store.outbox = broken  # type: ignore[method-assign]
        await fixture.open(ROW)
        fixture.store.outbox = whole  # type: ignore[method-assign]
        await fixture.clock.advance(LOOK)
        assert len(fixture.post.sent) == 1

    with_outbox(test)


def test_no_target_is_sent_more_than_so_many_a_day() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.open(*(msgspec.structs.replace(ROW, id=f"{number:03}") for number in range(MOST_A_DAY + 5)))
        await fixture.clock.advance(LOOK)
        assert len(fixture.post.sent) == MOST_A_DAY
        fixture.clock.oversleep(DAY)
        await fixture.store.write([ROW])
        await fixture.clock.advance(LOOK)
        assert len(fixture.post.sent) == MOST_A_DAY + 1

    with_outbox(test)


def question(number: int) -> OutboxRow:
    """To another person each time, for another table each time."""
    target = msgspec.json.encode(f"stranger{number}@example.org")
    return msgspec.structs.replace(ROW, id=f"{number:03}", target=target, table=f"T{number}")


async def asking(fixture: OutboxFixture, number: int) -> None:
    """So many strangers are to be asked, and the outbox has looked at them all."""
    fixture.policy.verdict = msgspec.structs.replace(NOTICE, kind="confirm")
    await fixture.store.write([msgspec.structs.replace(TABLE, id=f"T{one}") for one in range(number)])
    await fixture.open(*(question(one) for one in range(number)))
    await fixture.clock.advance(LOOK)


def test_the_whole_server_asks_so_many_strangers_an_hour_and_the_others_wait() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await asking(fixture, MOST_AN_HOUR + 5)
        late = [f"{number:03}" for number in range(MOST_AN_HOUR, MOST_AN_HOUR + 5)]
        assert len(fixture.post.sent) == MOST_AN_HOUR
        assert {row.due for row in await fixture.left()} == {(START // HOUR + 1) * HOUR}
        assert sorted(fixture.policy.kept_back) == [(one, "notice-mail-waits") for one in late]
        fixture.clock.oversleep(HOUR)
        await fixture.clock.advance(LOOK)
        assert sorted(notice.id for notice in fixture.post.notices)[MOST_AN_HOUR:] == late

    with_outbox(test)


def test_reminders_that_are_wanted_wait_for_no_question() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await asking(fixture, MOST_AN_HOUR + 1)
        fixture.policy.verdict = NOTICE
        await fixture.store.write([ROW])
        await fixture.clock.advance(LOOK)
        assert fixture.post.notices[-1].id == ROW.id

    with_outbox(test)


def test_closing_waits_for_what_is_on_its_way_and_begins_nothing_new() -> None:
    async def test(fixture: OutboxFixture) -> None:
        await fixture.store.write([TABLE, ROW])
        fixture.outbox.open()
        await fixture.outbox.close()
        assert (len(fixture.post.sent), await fixture.left()) == (1, [])
        await fixture.store.write([ROW])
        await fixture.clock.advance(10 * LOOK)
        assert len(fixture.post.sent) == 1

    with_outbox(test)


def test_a_way_that_was_switched_off_waits_for_better_times() -> None:
    assert asyncio.run(ChannelSender({}).send("mail", b'""', NOTICE)) == RetryLater("this server has no mail")

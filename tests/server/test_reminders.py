"""Being reminded of one's turn: who is told, when, and who is left in peace."""

import asyncio
from collections.abc import Sequence

import msgspec

from saltsea.server.notifications.delivery import Delivered, RetryLater
from saltsea.server.notifications.notification_service import (
    NotificationService,
    NotificationSettings,
    TableReminderPolicy,
    reminders_of,
)
from saltsea.server.notifications.outbox import MINUTE
from saltsea.server.operations.retention import clean
from saltsea.server.tables.inbox import Forget
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence
from saltsea.store.rows import LineRow, OutboxRow, Rows
from server.kit import FakeServer, let_tasks_run, with_server
from server.mail_kit import (
    DAYS,
    HOUR,
    SUBSCRIPTION,
    FakeDelivery,
    later,
    outbox_of,
    pair_apart,
    pass_turn,
    remind,
    waiting,
)

# --- who is told, and when ---


def test_an_absent_player_is_reminded_once_after_a_moment_and_again_when_a_quarter_is_left() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        _, away = await pair_apart(fake, clock=DAYS)
        await later(fake, MINUTE)
        assert post.sent == []
        await later(fake, MINUTE)
        (way, target, notice) = post.sent[0]
        assert (way, target) == ("mail", f'"{away.name.lower()}@example.org"'.encode())
        assert (notice.kind, notice.game, notice.table, notice.hours) == ("turn", "Corto", away.code, 95)
        await later(fake, 71 * HOUR)
        assert len(post.sent) == 1
        await later(fake, HOUR)
        assert [(one.kind, one.hours) for one in post.notices] == [("turn", 95), ("hurry", 23)]
        await later(fake, 48 * HOUR)
        assert len(post.sent) == 2
        assert await waiting(fake) == []

    with_server(test)


def test_a_connected_player_is_not_reminded() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        _, away = await pair_apart(fake, clock=DAYS)
        await later(fake, MINUTE)
        await away.come()
        await later(fake, 5 * MINUTE)
        assert post.sent == []

    with_server(test)


def test_a_player_who_has_acted_is_not_reminded_and_the_messages_are_gone_at_once() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        here, away = await pair_apart(fake, clock=DAYS)
        assert len(await waiting(fake)) == 2
        await pass_turn(await away.come())
        await let_tasks_run()
        assert {row.person for row in await waiting(fake)} == {0 if here.name == "Ann" else 1}
        await later(fake, 60 * HOUR)
        assert post.sent == []

    with_server(test)


def test_the_next_turn_has_messages_of_its_own() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        here, away = await pair_apart(fake, clock=DAYS)
        await pass_turn(await away.come())
        await away.go()
        await pass_turn(here)
        await later(fake, 3 * MINUTE)
        assert [notice.person for notice in post.notices] == [0 if away.name == "Ann" else 1]

    with_server(test)


def test_without_a_clock_a_player_who_left_a_moment_ago_is_not_reminded() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        await pair_apart(fake)
        await later(fake, 4 * MINUTE)
        assert post.sent == []
        await later(fake, MINUTE)
        assert [notice.kind for notice in post.notices] == ["turn"]
        await later(fake, 100 * HOUR)
        assert len(post.sent) == 1

    with_server(test)


def test_while_the_clock_is_paused_no_reminder_is_sent_and_the_second_message_comes_later() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        here, _ = await pair_apart(fake, clock=DAYS)
        await here.done("Pause")
        await later(fake, HOUR)
        assert post.sent == []
        await here.done("GoOn")
        await later(fake, 11 * MINUTE)
        assert [notice.kind for notice in post.notices] == ["turn"]
        await later(fake, 71 * HOUR)
        assert len(post.sent) == 1
        await later(fake, HOUR)
        assert [notice.kind for notice in post.notices] == ["turn", "hurry"]

    with_server(test)


def test_a_server_that_was_off_for_days_sends_the_more_urgent_one_alone() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        await pair_apart(fake, clock=DAYS)
        fake.clock.oversleep(80 * HOUR)
        await fake.restart()
        outbox_of(fake, post)
        await let_tasks_run()
        assert [notice.kind for notice in post.notices] == ["hurry"]

    with_server(test)


def test_a_seat_with_a_substitute_needs_no_reminder() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await fake.open(clock=DAYS)
        await ann.done("AddBot", seat=1, bot="greedy")
        await remind(fake, ann, "ann@example.org")
        await ann.done("Begin")
        await ann.done("Mate", seat=0, bot="greedy")
        assert ann.table is not None
        assert reminders_of(ann.table).turn_rows(ann.table.info, 5, [0, 1]) == []
        for row in await waiting(fake):
            assert reminders_of(ann.table).decide_delivery(row) is None
        assert post.sent == []

    with_server(test)


def test_a_request_during_ones_own_turn_reminds_only_that_time_runs_out() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann, bob = await fake.pair(clock=DAYS)
        mover = ann if ann.legal() else bob
        await later(fake, 24 * HOUR)
        await remind(fake, mover, "me@example.org")
        await mover.go()
        await later(fake, 47 * HOUR)
        assert post.sent == []
        await later(fake, HOUR)
        assert [notice.kind for notice in post.notices] == ["hurry"]

    with_server(test)


def test_a_player_absent_at_the_start_is_reminded() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await fake.open(clock=DAYS)
        bob = await fake.guest(ann)
        for one in (ann, bob):
            await one.done("Remind", way="push", target=SUBSCRIPTION)
        await ann.done("Begin")
        mover = ann if ann.legal() else bob
        await mover.go()
        await later(fake, 3 * MINUTE)
        assert [(way, notice.person) for way, _, notice in post.sent] == [("push", 0 if mover is ann else 1)]

    with_server(test)


def test_each_is_told_in_their_own_language() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann, bob = await fake.pair(clock=DAYS)
        mover = await (ann if ann.legal() else bob).again().come(language="fr")
        await remind(fake, mover, "moi@example.org")
        for one in (ann, bob, mover):
            await one.go()
        await later(fake, 73 * HOUR)
        assert [notice.language for notice in post.notices] == ["fr"]

    with_server(test)


# --- nothing is lost, nothing comes twice ---


class Watched(MemoryStore):
    """Remembers what was written together."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[Sequence[Rows]] = []

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        await super().write(rows, fence)
        self.writes.append(rows)


def test_a_message_is_written_together_with_the_line_that_began_the_turn() -> None:
    store = Watched()

    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        await pair_apart(fake, clock=DAYS)
        kinds = [{type(row) for row in rows} for rows in store.writes]
        assert {LineRow, OutboxRow} in kinds
        assert {OutboxRow} not in kinds

    with_server(test, store=store)


def test_a_restart_neither_loses_nor_doubles_a_message() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        _, away = await pair_apart(fake, clock=DAYS)
        await fake.restart()
        outbox_of(fake, post)
        await later(fake, 3 * MINUTE)
        assert [notice.kind for notice in post.notices] == ["turn"]
        await fake.restart()
        outbox_of(fake, post)
        await later(fake, 3 * MINUTE)
        assert len(post.sent) == 1
        await away.again().come()
        await later(fake, 90 * HOUR)
        assert len(post.sent) == 1

    with_server(test)


def test_a_message_that_waits_for_a_better_moment_is_dropped_when_its_turn_is_over() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery(RetryLater("busy"), Delivered()))
        _, away = await pair_apart(fake, clock=DAYS)
        await later(fake, 2 * MINUTE)
        await pass_turn(await away.come())
        await away.go()
        await later(fake, HOUR)
        assert len(post.sent) == 1

    with_server(test)


def test_a_message_of_an_earlier_turn_that_a_crash_has_left_behind_is_not_sent() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        here, away = await pair_apart(fake, clock=DAYS)
        left_behind = await waiting(fake)
        await pass_turn(await away.come())
        await away.go()
        await pass_turn(here)
        await fake.store.write(left_behind)
        await later(fake, 3 * MINUTE)
        assert len(post.sent) == 1
        assert post.notices[0].id not in [row.id for row in left_behind]

    with_server(test)


# --- being left in peace ---


def test_leaving_the_seat_deletes_reminders() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await fake.open(clock=DAYS)
        bob = await fake.guest(ann)
        await bob.done("Remind", way="mail", target="bob@example.org")
        await bob.done("Leave")
        assert await fake.store.reminders(ann.code) == []

    with_server(test)


def test_a_forgotten_person_is_not_reminded() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        _, away = await pair_apart(fake, clock=DAYS)
        assert away.table is not None
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        away.table.inbox.put_nowait(Forget(0 if away.name == "Ann" else 1, done))
        await done
        assert await waiting(fake) == []
        await later(fake, 90 * HOUR)
        assert post.sent == []

    with_server(test)


def test_a_week_after_the_game_no_address_is_left() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await fake.open(clock=DAYS)
        await remind(fake, ann, "ann@example.org")
        row = await fake.store.table(ann.code)
        assert row is not None
        await fake.store.write([msgspec.structs.replace(row, phase="over")])
        fake.clock.oversleep(6 * 24 * HOUR)
        await clean(fake.registry)
        assert len(await fake.store.reminders(ann.code)) == 1
        fake.clock.oversleep(2 * 24 * HOUR)
        await clean(fake.registry)
        assert await fake.store.reminders(ann.code) == []

    with_server(test)


def test_a_table_that_is_gone_needs_no_message_and_a_server_that_stops_asks_later() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        await pair_apart(fake, clock=DAYS)
        (row, *_), policy = await waiting(fake), TableReminderPolicy(fake.registry)
        assert await policy.decide_delivery(msgspec.structs.replace(row, table="nowhere")) is None
        fake.registry.stopping = True
        assert await policy.decide_delivery(row) is not None

    with_server(test)


def test_what_can_be_sent_is_what_the_server_was_given() -> None:
    async def test(fake: FakeServer) -> None:
        NotificationService(fake.registry, NotificationSettings())
        assert fake.registry.channels == ("push",)

    with_server(test)

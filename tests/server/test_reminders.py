"""Being reminded of one's turn: who is told, when, and who is left in peace."""

import asyncio
from collections.abc import Sequence

import msgspec

from saltsea.server.operation.retention import clean
from saltsea.server.post.mailroom import Clerk, Letters, Mailroom
from saltsea.server.post.outbox import MINUTE
from saltsea.server.post.post import Later, Sent
from saltsea.server.tables.letters import Forget
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import LineRow, OutboxRow, Rows
from server.kit import House, at_house, settled
from server.mail_kit import (
    DAYS,
    HOUR,
    SUBSCRIPTION,
    ListPost,
    later,
    outbox_of,
    pair_apart,
    pass_turn,
    remind,
    waiting,
)

# --- who is told, and when ---


def test_who_is_away_is_told_once_after_a_moment_and_again_when_a_quarter_is_left() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        _, away = await pair_apart(house, clock=DAYS)
        await later(house, MINUTE)
        assert post.sent == []
        await later(house, MINUTE)
        (way, target, notice) = post.sent[0]
        assert (way, target) == ("mail", f'"{away.name.lower()}@example.org"'.encode())
        assert (notice.kind, notice.game, notice.table, notice.hours) == ("turn", "Corto", away.code, 95)
        await later(house, 71 * HOUR)
        assert len(post.sent) == 1
        await later(house, HOUR)
        assert [(one.kind, one.hours) for one in post.notices] == [("turn", 95), ("hurry", 23)]
        await later(house, 48 * HOUR)
        assert len(post.sent) == 2
        assert await waiting(house) == []

    at_house(test)


def test_who_is_here_is_not_told() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        _, away = await pair_apart(house, clock=DAYS)
        await later(house, MINUTE)
        await away.come()
        await later(house, 5 * MINUTE)
        assert post.sent == []

    at_house(test)


def test_who_has_acted_is_not_told_and_the_messages_are_gone_at_once() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        here, away = await pair_apart(house, clock=DAYS)
        assert len(await waiting(house)) == 2
        await pass_turn(await away.come())
        await settled()
        assert {row.person for row in await waiting(house)} == {0 if here.name == "Ann" else 1}
        await later(house, 60 * HOUR)
        assert post.sent == []

    at_house(test)


def test_the_next_turn_has_messages_of_its_own() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        here, away = await pair_apart(house, clock=DAYS)
        await pass_turn(await away.come())
        await away.go()
        await pass_turn(here)
        await later(house, 3 * MINUTE)
        assert [notice.person for notice in post.notices] == [0 if away.name == "Ann" else 1]

    at_house(test)


def test_without_a_clock_who_left_a_moment_ago_is_left_in_peace() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        await pair_apart(house)
        await later(house, 4 * MINUTE)
        assert post.sent == []
        await later(house, MINUTE)
        assert [notice.kind for notice in post.notices] == ["turn"]
        await later(house, 100 * HOUR)
        assert len(post.sent) == 1

    at_house(test)


def test_while_the_clock_is_stopped_nobody_is_told_and_the_second_message_comes_later() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        here, _ = await pair_apart(house, clock=DAYS)
        await here.done("Pause")
        await later(house, HOUR)
        assert post.sent == []
        await here.done("GoOn")
        await later(house, 11 * MINUTE)
        assert [notice.kind for notice in post.notices] == ["turn"]
        await later(house, 71 * HOUR)
        assert len(post.sent) == 1
        await later(house, HOUR)
        assert [notice.kind for notice in post.notices] == ["turn", "hurry"]

    at_house(test)


def test_a_server_that_was_off_for_days_sends_the_more_urgent_one_alone() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        await pair_apart(house, clock=DAYS)
        house.clock.oversleep(80 * HOUR)
        await house.restart()
        outbox_of(house, post)
        await settled()
        assert [notice.kind for notice in post.notices] == ["hurry"]

    at_house(test)


def test_a_seat_that_a_computer_player_minds_needs_no_message() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        ann = await house.open(clock=DAYS)
        await ann.done("AddBot", seat=1, bot="greedy")
        await remind(house, ann, "ann@example.org")
        await ann.done("Begin")
        await ann.done("Mate", seat=0, bot="greedy")
        assert ann.table is not None
        assert ann.table.reminders.turn_rows(ann.table.room, 5, [0, 1]) == []
        for row in await waiting(house):
            assert ann.table.reminders.judge(row) is None
        assert post.sent == []

    at_house(test)


def test_who_asks_during_their_own_turn_hears_only_that_time_runs_out() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        ann, bob = await house.pair(clock=DAYS)
        mover = ann if ann.legal() else bob
        await later(house, 24 * HOUR)
        await remind(house, mover, "me@example.org")
        await mover.go()
        await later(house, 47 * HOUR)
        assert post.sent == []
        await later(house, HOUR)
        assert [notice.kind for notice in post.notices] == ["hurry"]

    at_house(test)


def test_who_was_away_when_the_game_began_is_told() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        ann = await house.open(clock=DAYS)
        bob = await house.guest(ann)
        for one in (ann, bob):
            await one.done("Remind", way="push", target=SUBSCRIPTION)
        await ann.done("Begin")
        mover = ann if ann.legal() else bob
        await mover.go()
        await later(house, 3 * MINUTE)
        assert [(way, notice.person) for way, _, notice in post.sent] == [("push", 0 if mover is ann else 1)]

    at_house(test)


def test_each_is_told_in_their_own_language() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        ann, bob = await house.pair(clock=DAYS)
        mover = await (ann if ann.legal() else bob).again().come(language="fr")
        await remind(house, mover, "moi@example.org")
        for one in (ann, bob, mover):
            await one.go()
        await later(house, 73 * HOUR)
        assert [notice.language for notice in post.notices] == ["fr"]

    at_house(test)


# --- nothing is lost, nothing comes twice ---


class Watched(MemoryStore):
    """Remembers what was written together."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[Sequence[Rows]] = []

    async def write(self, rows: Sequence[Rows]) -> None:
        await super().write(rows)
        self.writes.append(rows)


def test_a_message_is_written_together_with_the_line_that_began_the_turn() -> None:
    store = Watched()

    async def test(house: House) -> None:
        house.hall.ways = ("mail",)
        await pair_apart(house, clock=DAYS)
        kinds = [{type(row) for row in rows} for rows in store.writes]
        assert {LineRow, OutboxRow} in kinds
        assert {OutboxRow} not in kinds

    at_house(test, store=store)


def test_a_restart_neither_loses_nor_doubles_a_message() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        _, away = await pair_apart(house, clock=DAYS)
        await house.restart()
        outbox_of(house, post)
        await later(house, 3 * MINUTE)
        assert [notice.kind for notice in post.notices] == ["turn"]
        await house.restart()
        outbox_of(house, post)
        await later(house, 3 * MINUTE)
        assert len(post.sent) == 1
        await away.again().come()
        await later(house, 90 * HOUR)
        assert len(post.sent) == 1

    at_house(test)


def test_a_message_that_waits_for_a_better_moment_is_dropped_when_its_turn_is_over() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost(Later("busy"), Sent()))
        _, away = await pair_apart(house, clock=DAYS)
        await later(house, 2 * MINUTE)
        await pass_turn(await away.come())
        await away.go()
        await later(house, HOUR)
        assert len(post.sent) == 1

    at_house(test)


def test_a_message_of_an_earlier_turn_that_a_crash_has_left_behind_is_not_sent() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        here, away = await pair_apart(house, clock=DAYS)
        left_behind = await waiting(house)
        await pass_turn(await away.come())
        await away.go()
        await pass_turn(here)
        await house.store.write(left_behind)
        await later(house, 3 * MINUTE)
        assert len(post.sent) == 1
        assert post.notices[0].id not in [row.id for row in left_behind]

    at_house(test)


# --- being left in peace ---


def test_who_leaves_the_seat_is_forgotten() -> None:
    async def test(house: House) -> None:
        house.hall.ways = ("mail",)
        ann = await house.open(clock=DAYS)
        bob = await house.guest(ann)
        await bob.done("Remind", way="mail", target="bob@example.org")
        await bob.done("Leave")
        assert await house.store.reminders(ann.code) == []

    at_house(test)


def test_who_asks_to_be_forgotten_is_reminded_no_more() -> None:
    async def test(house: House) -> None:
        outbox_of(house, post := ListPost())
        _, away = await pair_apart(house, clock=DAYS)
        assert away.table is not None
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        away.table.mailbox.put_nowait(Forget(0 if away.name == "Ann" else 1, done))
        await done
        assert await waiting(house) == []
        await later(house, 90 * HOUR)
        assert post.sent == []

    at_house(test)


def test_a_week_after_the_game_no_address_is_left() -> None:
    async def test(house: House) -> None:
        house.hall.ways = ("mail",)
        ann = await house.open(clock=DAYS)
        await remind(house, ann, "ann@example.org")
        row = await house.store.table(ann.code)
        assert row is not None
        await house.store.write([msgspec.structs.replace(row, phase="over")])
        house.clock.oversleep(6 * 24 * HOUR)
        await clean(house.hall)
        assert len(await house.store.reminders(ann.code)) == 1
        house.clock.oversleep(2 * 24 * HOUR)
        await clean(house.hall)
        assert await house.store.reminders(ann.code) == []

    at_house(test)


def test_a_table_that_is_gone_needs_no_message_and_a_server_that_stops_asks_later() -> None:
    async def test(house: House) -> None:
        house.hall.ways = ("mail",)
        await pair_apart(house, clock=DAYS)
        (row, *_), clerk = await waiting(house), Clerk(house.hall)
        assert await clerk.judge(msgspec.structs.replace(row, table="nowhere")) is None
        house.hall.stopping = True
        assert await clerk.judge(row) is not None

    at_house(test)


def test_what_can_be_sent_is_what_the_server_was_given() -> None:
    async def test(house: House) -> None:
        Mailroom(house.hall, Letters())
        assert house.hall.ways == ("push",)

    at_house(test)

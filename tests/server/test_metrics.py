"""The numbers are true, and only those see them who may."""

from collections.abc import Sequence

import pytest

from saltsea.server.bots.worker import Choice
from saltsea.server.operations.metrics import Metrics
from saltsea.server.tables.ports.meter import WINDOW, Meter
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, StoreError
from saltsea.store.rows import Rows
from server.kit import Guest
from server.operator_kit import HERE, STRANGER, Served, served


class Fragile(MemoryStore):
    """A disk that can be full."""

    broken = False

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        if self.broken:
            raise StoreError("the disk is full")
        await super().write(rows, fence)


async def numbers(fake: Served) -> dict[str, float]:
    """What Prometheus would read."""
    page = (await fake.web(HERE).get("/metrics")).text
    lines = [line.rpartition(" ") for line in page.splitlines() if not line.startswith("#")]
    return {name.removeprefix("saltsea_"): float(value) for name, _, value in lines}


async def move(*guests: Guest) -> None:
    seat, one = next((seat, guest) for seat, guest in enumerate(guests) if guest.legal())
    await one.done("Act", seat=seat, action=one.legal()[0])


def test_a_game_leaves_its_numbers() -> None:
    async def test(fake: Served) -> None:
        ann, bob = await fake.pair()
        for _ in range(4):
            await move(ann, bob)
        assert await bob.refused("Begin") == "table.T8"
        found = await numbers(fake)
        assert (found["tables_in_memory"], found["connections"]) == (1, 2)
        assert (found["lines_kept_total"], found["disk_free_bytes"]) == (4, 5e9)
        assert found['refused_total{rule="table.T8"}'] == 1
        assert found["command_seconds_count"] >= 8
        assert found["store_write_seconds_count"] >= 4
        assert fake.registry.meter.lines_each_second() == pytest.approx(4 / WINDOW)

    served(test)


def test_computer_players_and_late_deadlines_are_counted() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        await ann.done("AddBot", seat=1, bot="greedy")
        await ann.done("Begin")
        while ann.legal():
            await move(ann)
        alarm = min(when for when, _, one in fake.clock.alarms if one.call is not None)
        fake.clock.time = alarm + 3000  # the machine was asleep
        await fake.clock.advance(1)
        found = await numbers(fake)
        assert found['bot_answers_total{late="no"}'] >= 1
        assert found["bots_thinking"] == found["bots_waiting"] == 0
        assert found["bot_wait_seconds_count"] >= 1
        assert 0 < found["bot_longest_wait_seconds"] < 60
        assert found['deadline_late_seconds_bucket{le="2.0"}'] < found["deadline_late_seconds_count"]

    served(test)


def test_what_could_not_be_kept_is_counted() -> None:
    async def test(fake: Served) -> None:
        ann = await fake.open()
        fake.store.broken = True  # type: ignore[attr-defined]
        assert (await ann.ask("Rename", name="Anne"))["kind"] == "Failed"
        assert (await numbers(fake))['failed_total{reason="not-kept"}'] == 1

    served(test, store=Fragile())


def test_a_late_computer_player_is_told_apart() -> None:
    metrics = Metrics()
    metrics.bot(Choice(action=None, late=True, took=40), metrics.time())
    assert b'saltsea_bot_answers_total{late="yes"} 1.0' in metrics.page()


def test_efforts_and_waits_for_computer_players_are_told() -> None:
    metrics = Metrics()
    metrics.bot(Choice(action=3, late=False, took=40, effort="short"), metrics.time() - 3)
    metrics.bot(Choice(action=3, late=False, took=40), metrics.time())
    page = metrics.page().decode()
    assert 'saltsea_bot_efforts_total{effort="short"} 1.0' in page
    assert 'saltsea_bot_wait_seconds_bucket{le="2.0"} 1.0' in page
    assert 'saltsea_bot_wait_seconds_bucket{le="5.0"} 2.0' in page
    assert metrics.longest_wait() == pytest.approx(3, abs=0.5)


def test_the_numbers_are_for_this_machine_and_the_operator() -> None:
    async def test(fake: Served) -> None:
        secret = fake.server.operator.fresh
        assert (await fake.web(HERE).get("/metrics")).status_code == 200
        assert (await fake.web("::1").get("/metrics")).status_code == 200
        assert (await fake.web().get("/metrics")).status_code == 403
        assert (await fake.web(HERE, X_Forwarded_For=STRANGER).get("/metrics")).status_code == 403
        assert (await fake.web(Authorization=f"Bearer {secret}").get("/metrics")).status_code == 200
        assert (await fake.web(Authorization="Bearer guessed").get("/metrics")).status_code == 403
        fake.open_metrics()
        assert (await fake.web().get("/metrics")).status_code == 200

    served(test)


def test_a_rate_is_of_the_last_minute_and_the_plain_meter_has_no_page() -> None:
    class Watched(Meter):
        now = 0.0

        def time(self) -> float:
            return self.now

    meter = Watched()
    meter.kept(30, 0)
    meter.kept(0, 0)
    meter.bot(Choice(action=None, late=False, took=0), since=-2)
    assert meter.lines_each_second() == 0.5
    assert meter.longest_wait() == 2
    meter.now = WINDOW + 1
    assert meter.lines_each_second() == 0
    assert meter.longest_wait() == 0
    assert meter.page() == b""
